import type { LegalText } from '../../document/legal-text.ts';
import { chatNamings } from './names/talking.ts';
import { GREETINGS } from '../languages/en/party-words.ts';
import { fold, isFirm, isPersonName, nameAtStart, splitPersons, withoutHonorific } from './names/names.ts';
import type { Naming } from './names/naming.ts';
import {
  bareAddress,
  FAMILY,
  HOUSE,
  SIR,
  firmAddressed,
  isBrandOver,
  isCouple,
  isPlaceAndDate,
  withoutCouple,
  writesWe,
} from './names/over-letter.ts';
import { isRole } from './names/role-words.ts';
import { signedFor } from './introductions/signed-for.ts';
import { closesWith, firmBelow, writersOf } from './writers.ts';
import { agreementWith } from './introductions/agreement-with.ts';
import { sifted } from '../../sieve/sifted.ts';

/** How people wrote to each other: letter, e-mails, chat; null where the paper is none of these. */
export interface Correspondence {
  readonly kind: 'letter' | 'mail' | 'chat';
  readonly namings: readonly Naming[];
}

const GREETING = new RegExp(
  String.raw`^${GREETINGS}[ ,]{1,2}(?:all |both )?(\p{Lu}[\p{L}'’.& -]{1,60}?)(?:[,:!]|$)`,
  'iu',
);
/** Those whom a letter may greet without meaning one person. */
const ANYONE = sifted(
  /^(?:(?:(?:our|all|dear|most) )?(?:valued|loyal|esteemed|lovely|fellow|new) )?(?:sirs?|madam|all|customers?|colleagues?|tenants?|members?|parents?|neighbou?rs?|friends?|everyone|everybody|team|residents?|guests?|mam[aá]s|folks|clients?|patrons?|subscribers?|supporters?|backers?|shoppers?|pupils|students|volunteers?|owners?|holders?|users?)\b/i,
);

/** Who writes to whom. */
export function findCorrespondence(text: LegalText): Correspondence | null {
  const chat = chatNamings(text);
  return chat === null ? (findMail(text) ?? findLetter(text)) : { kind: 'chat', namings: chat };
}

const FROM = /^(?:from|sender|von|de) ?: ?(.{2,120})$/i;
const TO = /^(?:to|recipient|an|à|a) ?: ?(.{2,120})$/i;

/** Characters of the shortest message that is taken for a mail by which somebody agrees. */
const SHORTEST_MAIL = 120;

interface Mail {
  readonly from: string | null;
  readonly to: string | null;
  /** Whom it greets, where the address names a house. */
  readonly dear: string | null;
  /** Where the address stands. */
  readonly toAt: Naming['span'] | null;
  readonly start: number;
  readonly end: number;
  chars: number;
}

function findMail(text: LegalText): Correspondence | null {
  const mails: Mail[] = [];
  for (const paragraph of text.paragraphs.slice(0, 600)) {
    const from = FROM.exec(paragraph.text)?.[1];
    const to = from === undefined ? TO.exec(paragraph.text)?.[1] : undefined;
    const last = mails.at(-1);
    if (from !== undefined)
      mails.push({
        from,
        to: null,
        dear: null,
        toAt: null,
        start: paragraph.start,
        end: paragraph.end,
        chars: 0,
      });
    else if (to !== undefined && last !== undefined && last.to === null && last.chars < 120)
      mails[mails.length - 1] = { ...last, to, toAt: { start: paragraph.start, end: paragraph.end } };
    else if (last !== undefined) {
      last.chars += paragraph.text.length;
      const dear = GREETING.exec(paragraph.text)?.[1];
      if (dear === undefined || last.chars >= 260 || ANYONE.test(dear)) continue;
      if (last.to === null) mails[mails.length - 1] = { ...last, to: dear };
      // `Mr and Mrs Quill` on the line above are `Anna and Piotr` here
      else if (HOUSE.test(last.to) && last.dear === null) mails[mails.length - 1] = { ...last, dear };
    }
  }
  const main = mails.toSorted((a, b) => b.chars - a.chars)[0];
  if (main === undefined || main.chars < SHORTEST_MAIL) return null;
  const writer = personOf(main.from!);
  const other = mails.find((mail) => personOf(mail.from!)?.names[0] !== writer?.names[0]);
  const reader = personOf(other?.from ?? '') ?? personOf(main.to ?? '');
  if (writer === null || reader === null) return null;
  const greeted = main.to === null ? null : personOf(main.to);
  const called = main.dear === null ? null : personOf(main.dear);
  const firm = firmOfMail(text);
  const namings: Naming[] = [
    {
      ...writer,
      names:
        firm === null
          ? [...writer.names, ...firmBelow(text, writer.names)]
          : [firm, ...writer.names.filter((name) => name !== firm)],
      pronoun: firm === null && !(isCouple(writer.names) && writesWe(text)) ? 'i' : 'we',
      span: { start: main.start, end: main.start + main.from!.length + 6 },
      weight: 3,
    },
    {
      ...reader,
      names: [...reader.names, ...(called?.names ?? [])],
      pronoun: 'you',
      span: {
        start: other?.start ?? main.toAt?.start ?? main.start,
        end: other?.end ?? main.toAt?.end ?? main.end,
      },
      weight: 3,
    },
  ];
  if (greeted !== null && other !== undefined)
    namings.push({ ...greeted, pronoun: 'you', span: { start: main.start, end: main.end }, weight: 3 });
  return { kind: 'mail', namings };
}

/** The firm for which whoever writes a mail speaks as `we`: named as the one to contract with, or above the job title that signs. */
function firmOfMail(text: LegalText): string | null {
  const body = text.text.slice(0, 40_000);
  const [we, i] = [/\b[Ww]e\b/g, /\bI\b/g].map((word) => body.match(word)?.length ?? 0);
  if (we! <= i!) return null;
  return agreementWith(body) ?? signedFor(text, writersOf(text, 0, []).span);
}

/** `Lucius (the Gravel Sparrows)`, `Anjali Kurian <…>`, `Mathew Varghese, Spice Route Cafes LLP`. */
function personOf(words: string): Pick<Naming, 'names' | 'roles' | 'aliases'> | null {
  const bare = withoutCouple(
    words
      .replace(/<[^>]{0,80}>?|\S{1,40}@\S{1,60}/g, '')
      .trim()
      .replace(/ ?; ?(?=\p{Lu})/gu, ' and '),
  );
  const family = FAMILY.exec(bare);
  if (family !== null)
    return { names: [family[1]!], roles: [], aliases: [`${family[1]} family`, family[1]!] };
  const names = splitPersons(bare.replace(/\([^)]*\)?/g, '').trim());
  if (names.length === 0) return null;
  const inner = /\((?:the )?([^()]{2,60})\)/.exec(bare)?.[1];
  const firm = /, ?(\p{Lu}[^,<]{2,60})$/u.exec(bare)?.[1];
  const firmName = firm === undefined ? null : nameAtStart(firm);
  return {
    names: [...names, ...(firmName === null || names.includes(firmName.name) ? [] : [firmName.name])],
    roles: [],
    aliases: inner !== undefined && /^\p{Lu}/u.test(inner) ? [inner] : [],
  };
}

/** Whom the lines above a greeting address: `To: X`, `To` and X on the next line, or `Mr X` at the head of an address. */
function addressedTo(lines: readonly string[], isOpen: boolean): string | null {
  for (const [index, line] of lines.entries()) {
    const told = TO.exec(line)?.[1] ?? (/^to[,:]?$/i.test(line.trim()) ? lines[index + 1] : undefined);
    if (told !== undefined && splitPersons(told).length > 0) return told;
  }
  if (!isOpen) return null;
  // `To the tenants of Flat 3`, and their names on the next line
  const at = lines.findIndex((line) => /^to (?:the|all) \p{L}/iu.test(line));
  const below = at < 0 ? undefined : lines[at + 1];
  if (
    below !== undefined &&
    splitPersons(below).length > 0 &&
    splitPersons(below).every((name) => isPersonName(name))
  )
    return below;
  return (
    lines.findLast(
      (line) => line.length < 90 && line !== withoutHonorific(line) && splitPersons(line).length > 0,
    ) ?? null
  );
}

/** `Selwyn,` alone on a line near the top speaks to Selwyn. */
const NAME_ONLY = sifted(
  /^(\p{Lu}[\p{L}'’-]{2,20}(?: (?:and|&) \p{Lu}[\p{L}'’-]{2,20})?)(?: (?:dear|darling|love|querid[ao]|car[ao]|chérie?|ma chère|mon cher))?,$/u,
);
const TOP = 8;

/** A letter to all customers: whoever signs writes for the firm, and the one who reads it is called `you`. */
function fromFirm(text: LegalText, at: number, dear: string): Correspondence | null {
  const writers = writersOf(text, at, []);
  if (writers.names.length === 0 || writers.span === null) return null;
  const span = { start: text.paragraphs[at]!.start, end: text.paragraphs[at]!.end };
  return {
    kind: 'letter',
    namings: [
      { names: writers.names, roles: [], aliases: [], pronoun: 'we', span: writers.span, weight: 3 },
      {
        names: [],
        roles: isRole(dear) ? [dear.replace(/s$/, '')] : [],
        aliases: [],
        pronoun: 'you',
        span,
        weight: 3,
      },
    ],
  };
}

/** `Hi Tomasz, hi Lea,` speaks to both. */
const alsoGreeted = (line: string): string[] =>
  Array.from(
    line.slice(0, 120).matchAll(/, (?:and )?(?:hi|hello|hey|dear) (?=\p{Lu})/giu),
    (match) =>
      splitPersons(
        line
          .slice(match.index + match[0].length, match.index + match[0].length + 60)
          .replace(/[!?…].*$/u, ''),
      )[0],
  ).filter((name) => name !== undefined);

function findLetter(text: LegalText): Correspondence | null {
  const all = text.paragraphs;
  const top = all.slice(0, 40);
  const at = top.findIndex(
    ({ text: words }, index) =>
      words.length < 2_000 &&
      (GREETING.test(words.slice(0, 90)) || SIR.test(words) || (index < TOP && NAME_ONLY.test(words))),
  );
  if (at < 0) {
    const writer = closesWith(text);
    return writer === null ? null : { kind: 'letter', namings: [writer] };
  }
  const dear = withoutCouple(
    (GREETING.exec(top[at]!.text.slice(0, 90)) ?? NAME_ONLY.exec(top[at]!.text))?.[1] ?? '',
  );
  const isOpen = dear === '' || ANYONE.test(dear);
  const toWhom = addressedTo(
    top.slice(0, at).map(({ text: words }) => words),
    isOpen,
  );
  if (isOpen && toWhom === null) return fromFirm(text, at, dear);
  const addressed = [...splitPersons(isOpen ? toWhom! : dear), ...alsoGreeted(top[at]!.text)];
  if (addressed.length === 0) return null;
  const start = top[at]!.start;
  const parts = fold(withoutHonorific(addressed[0]!)).split(' ');
  const block = top.slice(0, at).find(
    ({ text: words }) =>
      words.length < 90 &&
      splitPersons(withoutCouple(bareAddress(words))).some((name) =>
        fold(name)
          .split(' ')
          .some((word) => parts.includes(word)),
      ),
  );
  const full = block === undefined ? [] : splitPersons(withoutCouple(bareAddress(block.text)));
  const you: Naming = {
    names: [
      ...(toWhom === null ? [] : splitPersons(toWhom)),
      ...full,
      ...addressed,
      ...firmAddressed(top, at),
    ],
    // `Dear Residents` is what the letter calls those whom it names above
    roles: isOpen && isRole(dear) ? [dear.replace(/s$/, '')] : [],
    aliases: [],
    pronoun: 'you',
    span:
      block === undefined ? { start, end: start + dear.length + 6 } : { start: block.start, end: block.end },
    weight: 3,
  };
  const head = all[0]!;
  const firm = nameAtStart(head.text);
  const writers = writersOf(text, at, parts);
  const isOverNames = isBrandOver(head.text, all[1]?.text ?? '', writers.names);
  const letterhead =
    at > 0 &&
    !isPlaceAndDate(head.text, all[1]?.text ?? '') &&
    firm !== null &&
    head !== block &&
    (isFirm(firm.name) || firm.length >= head.text.length - 1) &&
    !/\d/.test(head.text) &&
    // `Babysitting` is what a letter is about
    !/^(?:\p{L}+ )?\p{L}{3,}ing$/u.test(head.text) &&
    (!isPersonName(head.text) || head.text.includes('&') || isOverNames)
      ? firm.name
      : null;
  const firmSigned = letterhead === null ? signedFor(text, writers.span) : letterhead;
  const names = [...(firmSigned === null ? [] : [firmSigned]), ...writers.names];
  if (names.length === 0) return { kind: 'letter', namings: [you] };
  const title = all[1]?.text ?? '';
  const we: Naming = {
    names,
    roles: at > 1 && title.length < 40 && isRole(title) ? [title] : [],
    aliases: [],
    pronoun:
      firmSigned !== null && (isFirm(firmSigned) || firmSigned.includes('&') || isOverNames) ? 'we' : 'i',
    span: letterhead === null ? writers.span! : { start: head.start, end: head.start + firm!.length },
    weight: 3,
  };
  return { kind: 'letter', namings: [we, you] };
}
