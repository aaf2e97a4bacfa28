import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { ACCEPTANCE } from '../../languages/en/party-words.ts';
import { shortNames } from '../names/short-names.ts';
import { fold, isFirm, nameAtStart, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isInitialsOf, isWhere } from '../names/signed-lines.ts';
import { isRole } from '../names/role-words.ts';
import { hasTitle } from '../names/representatives.ts';
import { sideBySide } from './signed-beside.ts';
import { firmOfSigner, signsForBody } from './signed-for.ts';
import { sifted } from '../../../sieve/sifted.ts';

const LAST = 16;
const YES = new RegExp(String.raw`^${ACCEPTANCE}\b`, 'i');
const SIGNED = sifted(
  /(?:\b(?:signed|sgd|executed|seen and signed)\b|\/s\/|\bsd\/-)(?: and delivered)?(?: by(?: the said)?)?[\s:,._]{0,40}(?=\p{Lu})/giu,
);

/** The names under a paper: `Signed by X`, `X (Seller)`, `X, Tenant`, `Agreed: X`, two names on a line. `head` is the firm over it. */
export function findSignatures(text: LegalText, known: readonly string[], head?: string): Naming[] {
  const out: Naming[] = [];
  const all = text.paragraphs;
  const tail = all.slice(Math.max(all.length - LAST, Math.floor(all.length * 0.55)));
  const count = countCapitals(text.text);
  let accepts = false;
  for (const paragraph of tail) {
    const words = paragraph.text;
    if (words.length > 400 || paragraph.kind === 'heading') {
      accepts = false;
      continue;
    }
    const isYes = YES.test(words);
    const found: Naming[] = isYes
      ? accepted(paragraph)
      : [
          ...forFirm(paragraph),
          ...signedBy(paragraph, text.text),
          ...sideBySide(paragraph.text).flatMap((words) =>
            bare({ ...paragraph, text: words }, accepts, known, count),
          ),
        ];
    out.push(
      ...found
        .filter((one) => !signsForBody(one, paragraph, all) && !isWhere(one, paragraph, text))
        .map((one) => (isYes || accepts || head === undefined ? one : withFirm(one, head, words))),
    );
    accepts = isYes && found.length === 0;
  }
  return out;
}

/** Whoever signs alone under a firm of the same name signs for it. */
function withFirm(one: Naming, head: string, words: string): Naming {
  const [name] = one.names;
  // `For ABS: Ida Brown`, under `Alder & Brown Stores`
  if (name !== undefined && isInitialsOf(name, head)) return { ...one, names: [head, ...one.names.slice(1)] };
  const firm =
    one.names.length !== 1 || one.roles.length > 0
      ? null
      : isFirm(head) && hasTitle(words, name!)
        ? head
        : firmOfSigner(name!, head);
  return firm === null ? one : { ...one, names: [firm, ...one.names] };
}

function naming(
  names: readonly string[],
  roles: readonly string[],
  paragraph: Paragraph,
  pronoun: Naming['pronoun'],
  weight: number,
): Naming {
  return { names, roles, aliases: [], pronoun, span: { start: paragraph.start, end: paragraph.end }, weight };
}

/** `Accepted: Jannik Oberländer, 22.01.2027`: who says yes is the one whom the paper calls `you`. */
function accepted(paragraph: Paragraph): Naming[] {
  const rest = paragraph.text.replace(YES, '');
  const at = rest.search(/[:_.!]\s{0,3}(?=\p{Lu})|\b(?:by|as)\s(?=\p{Lu})/u);
  // `Yes, he can come to me. Still Wednesdays.` is an answer, and signed by nobody
  if (SAYS_MORE.test(at < 0 ? '' : rest.slice(0, at))) return [];
  const names = splitPersons((at < 0 ? rest : rest.slice(at + 1)).replace(/^[\s:,._!-]{0,60}(?:by )?/, ''));
  return names
    .filter((name) => name.includes(' '))
    .slice(0, 2)
    .map((name) => naming([name], [], paragraph, 'you', 1));
}

const SAYS_MORE =
  /\b(?:I|you|he|she|we|they|it|there|that)(?:['’]\p{L}{1,2})? (?:\p{L}+ ){0,2}?(?:can|could|will|would|is|are|was|has|have|should|think|want|need|like)\b|\b(?:it|that|he|she|you|we|they)['’](?:s|re|ll|d)\b/iu;

/** `Signed Jean Bevan, for Mossy Paws`, `For Crumb & Crust Limited: Tess Lindholm`: who signs stands on the firm's side. */
function forFirm(paragraph: Paragraph): Naming[] {
  const words = paragraph.text;
  const out: Naming[] = [];
  for (const match of words.matchAll(/,? ?\b[Ff]or (?:and on behalf of )?(?:[Tt]he )?(?=\p{Lu})/gu)) {
    const firm = nameAtStart(words.slice(match.index + match[0].length));
    if (firm === null || isRole(firm.name) || ORGAN_WITH_SIGNER.test(firm.name)) continue;
    // a sentence that only has `for` in it signs nothing
    const isPlaced =
      match.index === 0 ||
      /(?:[_,.:;|)\d]|\s{2}|\b(?:signed|by))\s{0,3}$/i.test(words.slice(0, match.index)) ||
      match[0].startsWith(',');
    const after = /^[:,]? {1,2}(?:by )?(?=\p{Lu})/u.exec(
      words.slice(match.index + match[0].length + firm.length),
    );
    const signer =
      after === null
        ? null
        : nameAtStart(words.slice(match.index + match[0].length + firm.length + after[0].length));
    const before =
      /(?:^|\s)(?!Signed|By)((?!\p{L}{1,20} (?:Received|Signed|Agreed|Accepted|Approved|Noted|Witnessed|Countersigned)\b)\p{Lu}[\p{L}'’.-]{0,24} (?:(?:van|von|de|der|da|bin|al) ){0,2}\p{Lu}[\p{L}'’-]{1,24})$/u.exec(
        words.slice(0, match.index),
      )?.[1];
    if (!isPlaced && (before === undefined || /^(?:The|A|An|Your|Our)\b/.test(before))) continue;
    const names = [
      firm.name,
      ...(signer !== null && /^[:,]/.test(after![0])
        ? [firstOfInitialed(signer.name)]
        : before === undefined || /^\s?[:,]/.test(words.slice(match.index + match[0].length + firm.length))
          ? []
          : [before]),
    ];
    out.push(naming(names, [], paragraph, null, 1));
  }
  return out;
}

/** `For the Committee  R. Hale`: an organ of a body, and who signs for it. */
const ORGAN_WITH_SIGNER = sifted(
  /^(?:Committee|Board|Trustees|Council|Management|Executive|Association|Club|Society|Hall|Church|School) (?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+$/u,
);

/** A bracket on the same signature: behind a wide gap or another `Signed` it is of the next one. */
const ROLE_BEHIND = sifted(/^(?:(?! {3}|_{3}|\bsigned\b)[^()]){2,60}\(([^()]{3,30})\)/i);

/** `Signed Susan Ward, guarantor`. */
const ROLE_AFTER = sifted(/^(?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}[\p{L}.'’-]*, (?:the )?([\p{Ll} -]{4,24})$/u);

function signedBy(paragraph: Paragraph, text: string): Naming[] {
  const out: Naming[] = [];
  for (const match of SIGNED.matchAll(paragraph.text)) {
    const rest = paragraph.text.slice(match.index + match[0].length);
    const names = splitPersons(rest.replace(/ \/ (?=\p{Lu}\p{Ll})/gu, ' & ')).flatMap((name) =>
      apart(name, paragraph, text),
    );
    const role = ROLE_BEHIND.exec(rest)?.[1] ?? ROLE_AFTER.exec(rest)?.[1];
    if (names.length > 0 && !isRole(names[0]!))
      out.push(
        ...names.map((name) =>
          naming([name], role !== undefined && isRole(role) ? [role] : [], paragraph, null, 1),
        ),
      );
  }
  return out;
}

/** A line that is nothing but names, roles, dots and dates. */
function bare(
  paragraph: Paragraph,
  accepts: boolean,
  known: readonly string[],
  count: (word: string) => number,
): Naming[] {
  const words = paragraph.text
    .replace(/^sd\/- ?/i, '')
    .replace(/[._]{3,}/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (words.length > 160 || words.includes('|')) return [];
  const out: Naming[] = [];
  let rest = words;
  let isBehindComma = false;
  for (let turn = 0; turn < 4; turn++) {
    const whole = nameAtStart(rest);
    const prefix = known.find(
      (name) => name.includes(' ') && whole !== null && whole.name.startsWith(`${name} `),
    );
    const found = prefix === undefined ? whole : { name: prefix, length: prefix.length };
    if (
      found === null ||
      (!found.name.includes(' ') && !accepts && !(count(found.name) >= 4 && found.length >= rest.length - 1))
    )
      break;
    // behind a comma, a name that stands nowhere else is a place or a trade
    if (isBehindComma && count(found.name.split(' ')[0]!) < 2) break;
    const after = rest.slice(found.length);
    const bracket = /^ ?\(([^()]{2,40})\)/.exec(after);
    const comma = /^, ?([\p{L} -]{3,30}?)(?=$|[,;.]| {2})/u.exec(after);
    const inner = bracket === null ? null : shortNames(bracket[1]!);
    const roles = [...(inner?.roles ?? []), ...(comma !== null && isRole(comma[1]!) ? [comma[1]!] : [])];
    const isLine =
      prefix !== undefined ||
      bracket !== null ||
      comma !== null ||
      after.trim() === '' ||
      /^[\s,|]{0,4}(?:\d|date|for|per|by)\b/i.test(after);
    if (!isLine) break;
    if (found.name.split(' ').every((part) => isRole(part))) break;
    const pieces = isFirm(found.name) ? [[found.name]] : couple(halves(found.name, count), found.name);
    out.push(
      ...pieces.map((piece) =>
        naming(piece, roles, paragraph, accepts ? 'you' : (inner?.pronoun ?? null), 1),
      ),
    );
    const left = after.slice((bracket ?? comma)?.[0].length ?? 0);
    isBehindComma = left.trimStart().startsWith(',') || (comma !== null && bracket === null);
    rest = left.replace(/^[\s,|;]{1,6}/, '');
    if (rest === '' || accepts) break;
  }
  return out;
}

/** `Signe Hallbrandt Anselm Ekvist`: four capitalised words on a line of signatures are two persons. */
function halves(name: string, count: (word: string) => number): string[] {
  const parts = name.split(' ');
  // `A. Berg C. Doyle`: every initial begins another name
  const signed = name.match(INITIALED);
  if (signed !== null && signed.length > 1 && signed.join(' ') === name) return signed;
  // `Pilar Nayra`: each is spoken of alone again and again
  if (
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every((part) => count(part) >= (parts.length === 2 ? 5 : 3))
  )
    return parts;
  return parts.length === 4 && parts.every((part) => /^\p{Lu}/u.test(part))
    ? [parts.slice(0, 2).join(' '), parts.slice(2).join(' ')]
    : name.split(/ (?:and|&) /);
}

/** `T. Berg`, of the `T. Berg L. Doyle` who sign side by side. */
function firstOfInitialed(name: string): string {
  const signed = name.match(INITIALED);
  return signed !== null && signed.length > 1 && signed.join(' ') === name ? signed[0] : name;
}

const INITIALED_FIRM = sifted(/^((?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]{1,24}) (\p{Lu}[\p{L}'’-]+ \p{Lu}.+)$/u);

/** `S. Berg Fair Isle Society`: a person and the body beside them, where the paper names the body above without the person. */
function apart(name: string, { start }: Paragraph, text: string): string[] {
  const parts = name.split(' ');
  // `Ida Brown Bo Nyland`, where the paper names Ida Brown above
  const first = parts.slice(0, 2).join(' ');
  if (
    parts.length === 4 &&
    !isFirm(name) &&
    new RegExp(String.raw`(?<!\p{L})${first}(?! ${parts[2]!})(?!\p{L})`, 'u').test(text.slice(0, start))
  )
    return [first, parts.slice(2).join(' ')];
  // `F. Adeyinka D. Wrona`, `H. Paraone Karyn Lusk`
  const initialed = name.match(INITIALED);
  if (initialed !== null && initialed.length > 1 && initialed.join(' ') === name) return initialed;
  const [one] = initialed ?? [];
  if (parts.length === 4 && one === parts.slice(0, 2).join(' ') && text.slice(0, start).includes(parts[1]!))
    return [one, parts.slice(2).join(' ')];
  const [, person, firm] = INITIALED_FIRM.exec(name) ?? [];
  if (person === undefined || firm === undefined || !isFirm(name)) return [name];
  const above = fold(text.slice(0, start));
  const opening = fold(firm.split(' ').slice(0, 2).join(' '));
  return above.includes(opening) && !above.includes(fold(`${person} ${firm}`)) ? [person, firm] : [name];
}

const INITIALED = /(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]{1,24}/gu;

/** `Hugo and Clemmie Lowe` share a surname and a side. */
const couple = (pieces: readonly string[], whole: string): string[][] =>
  pieces.length === 2 && !pieces[0]!.includes(' ') && pieces[1]!.includes(' ') && / (?:and|&) /.test(whole)
    ? [[pieces[1]!, pieces[0]!]]
    : pieces.map((piece) => [piece]);

/** How often a capitalised word stands in the text. */
function countCapitals(text: string): (word: string) => number {
  const counts = new Map<string, number>();
  for (const match of text.slice(0, 60_000).matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}-]{1,24}/gu))
    counts.set(match[0], (counts.get(match[0]) ?? 0) + 1);
  return (word) => counts.get(word) ?? 0;
}
