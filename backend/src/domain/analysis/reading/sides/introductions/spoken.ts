import type { Paragraph } from '../../../document/legal-text.ts';
import { nameAtStart, splitPersons } from '../names/names.ts';
import { pronounOf, type Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { betweenBrackets } from './between-brackets.ts';
import { pointedAt } from './pointed-at.ts';

const LONGEST = 2_500;

/** How private persons say who is who: `between me, X, and my cousin Y`, `I am lending you, Y, …`, `you would be my lodger`. */
export function spokenIntroductions({ text, start }: Pick<Paragraph, 'text' | 'start'>): Naming[] {
  const words = text.slice(0, LONGEST);
  return [
    ...beside(words, start),
    ...pointedAt({ text, start }),
    ...relatives(words, start),
    ...callings(words, start),
    ...renamed(words, start),
    ...doneTo(words, start),
    ...ofUs(words, start),
    ...listed(words, start),
    ...betweenBrackets({ text, start }),
  ];
}

/** A pronoun with the name right behind it. */
const BESIDE =
  /(?<![\p{L}'’])(me|myself|us|you|I|we)(?: \(|, )(?=\p{Lu}[\p{L}'’-]{1,24}[^.;:?!\n]{0,60}[,)])/gu;

function beside(words: string, start: number): Naming[] {
  const out: Naming[] = [];
  for (const match of words.matchAll(BESIDE)) {
    const at = match.index + match[0].length;
    const found = nameAtStart(words.slice(at));
    // the name stands between two commas or in brackets
    if (found === null || !/^(?:,|\)| (?:and|of)\b)/.test(words.slice(at + found.length))) continue;
    if (isRole(found.name)) continue;
    const isWhole = found.name.includes(' ');
    const pronoun = match[1] === 'myself' ? 'i' : pronounOf(match[1]!);
    // `you, Sinead,` is a person spoken to; `we, Monday,` is not
    if (!isWhole && pronoun !== 'you') continue;
    out.push({
      names: splitPersons(found.name),
      roles: [],
      aliases: [],
      pronoun,
      span: { start: start + at, end: start + at + found.length },
      weight: 3,
    });
  }
  return out;
}

/** The other one of `between me, X, and my cousin Y`. */
const RELATIVE =
  /\b(?:between|with) (?:me|myself|us)\b[^.;:\n]{0,80}\band (?:(?:my|our) [a-z]{3,12}(?:-in-law)?,? )?(?=\p{Lu})/gu;

function relatives(words: string, start: number): Naming[] {
  return Array.from(words.matchAll(RELATIVE)).flatMap((match) => {
    const at = match.index + match[0].length;
    const found = nameAtStart(words.slice(at));
    if (found === null || !found.name.includes(' ')) return [];
    const span = { start: start + at, end: start + at + found.length };
    return [{ names: splitPersons(found.name), roles: [], aliases: [], pronoun: null, span, weight: 2 }];
  });
}

const CALLING =
  /\b(you|I)(?: are|['’]re| am|['’]m| will be| would be|['’]d be|['’]ll be| become) (?:(?:my|our|your) |(?:only |just )?an? )([a-z]{4,14})(?= ?[,.;)]| and\b| not\b)/gi;

/** `so you would be my lodger`, `I am your landlady`. */
function callings(words: string, start: number): Naming[] {
  return Array.from(words.matchAll(CALLING)).flatMap((match) => {
    if (
      !isRole(match[2]!) ||
      /\b(?:if|when|once|unless) $/i.test(words.slice(Math.max(0, match.index - 8), match.index))
    )
      return [];
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return [
      {
        names: [],
        roles: [match[2]!],
        aliases: [],
        pronoun: pronounOf(match[1]!),
        span,
        weight: 2,
      } satisfies Naming,
    ];
  });
}

const RENAMED =
  /\b[Tt]he ([a-z]{4,16}) is (?:hereinafter |hereafter |here |below )?(?:referred to|called|known|described)(?: in [a-z ]{4,24})?(?: as)? (?:the )?["“]?(\p{Lu}[\p{L}-]{2,20})\b/gu;

/** `The customer is referred to as the Keeper`: both words stand for the same side. */
function renamed(words: string, start: number): Naming[] {
  return Array.from(words.matchAll(RENAMED)).flatMap((match) => {
    if (!isRole(match[1]!)) return [];
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return [{ names: [], roles: [match[2]!, match[1]!], aliases: [], pronoun: null, span, weight: 3 }];
  });
}

const DONE_TO =
  /\bI, (?=\p{Lu})[^.;:\n]{3,80}?, (?:hereby |have |will )?(?:let|lend|lent|give|given|sell|sold|rent|leave|hand|owe|hire)(?: out)?(?: to)? (?=\p{Lu})/gu;

/** `I, Ada Brook, lend Bo Nyland my cello`: whom the one who writes deals with. */
const doneTo = (words: string, start: number): Naming[] =>
  Array.from(words.matchAll(DONE_TO)).flatMap((match) => {
    const at = start + match.index + match[0].length;
    const found = nameAtStart(words.slice(match.index + match[0].length));
    if (found === null || !found.name.includes(' ') || isRole(found.name)) return [];
    const span = { start: at, end: at + found.length };
    return [{ names: [found.name], roles: [], aliases: [], pronoun: null, span, weight: 3 }];
  });

const OF_US =
  /\b(?:two|three|four|five|six|[2-6]) of us \(([^()\n]{5,120})\)|\bbetween (?:us |the )?(?:two|three|four|five|six)(?: of us)?\s?[-–—:,]\s?([^().;:\n]{5,120})|\bthe (?:two|three|four|five|six) of us\b[^.;:()\n]{0,60}:\s?([^().;:\n]{5,120})/giu;

/** `the four of us (Ros, Jem, Ola and Tall Pete)`, `Between us three - Ros, Jem and Dad`: each is a side. */
const ofUs = (words: string, start: number): Naming[] =>
  Array.from(words.matchAll(OF_US)).flatMap((match) => {
    const list = match[1] ?? match[2] ?? match[3]!;
    return eachNamed(list, start + match.index + match[0].lastIndexOf(list), 2);
  });

const LISTED =
  /^(?:who(?: we are| is in| it is)?|between|people|persons|families|households|housemates|flatmates|sharers|members|partners|owners|the (?:group|four|three|five|six)(?: of us)?|names|us)\s?(?::|[-–—])\s?([^.;\n]{5,200})/iu;

/** A line of its own: `between Ros, Jem and Ola Brandt (his children)`. */
const BETWEEN =
  /^(?:[^.;:()\n]{3,60} )?between (?:the (?:brothers|sisters|siblings|cousins|friends|neighbou?rs|partners) )?(?=\p{Lu})([^.;:()\n]{8,160}?)(?: \([^()\n]{2,40}\))?[.,:]?$/iu;

/** `Who: Ros, Jem and Ola.`, `Families: Adams (Bo), Brown (Cy), Clark (Di)`: a list of three or more makes each a side. */
function listed(words: string, start: number): Naming[] {
  const match = LISTED.exec(words) ?? BETWEEN.exec(words);
  return match === null ? [] : eachNamed(match[1]!, start + match[0].lastIndexOf(match[1]!), 3);
}

const ONE_NAMED =
  /^(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2})(?: \((\p{Lu}[\p{L}'’ -]{1,30})\))?$/u;

/** Each of a list that holds names alone, a bracket with a second name included; nobody where anything else stands in it. */
function eachNamed(list: string, start: number, fewest: number): Naming[] {
  const parts = list
    // `Ada (drums), Bo (bass, van)`: what each does
    .replace(/ \((?!\p{Lu})[^()]*\)/gu, '')
    .split(/,(?: and)?| and | & /)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => ONE_NAMED.exec(part));
  if (parts.length < fewest || parts.length > MOST_LISTED || found.includes(null)) return [];
  // `Ros, Jem and Ola Brandt` may share the last name: known by it, never shown with it
  const last = found.at(-1)![1]!.split(' ');
  const shared =
    last.length === 2 && found.slice(0, -1).every((one) => !one![1]!.includes(' ')) ? last[1]! : null;
  return found.map((one, index): Naming => {
    const at = start + list.indexOf(parts[index]!);
    return {
      names: [one![1]!, ...(one![2] === undefined ? [] : [one![2]])],
      roles: [],
      aliases: shared === null || one![1]!.includes(' ') ? [] : [`${one![1]} ${shared}`],
      pronoun: null,
      span: { start: at, end: at + parts[index]!.length },
      weight: 3,
    };
  });
}
const MOST_LISTED = 8;
