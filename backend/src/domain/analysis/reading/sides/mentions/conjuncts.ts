import type { LegalText } from '../../../document/legal-text.ts';
import { hasLegalForm, isFirm, nameAtStart, splitPersons } from '../names/names.ts';
import { pronounOf, type Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { bracketsOf, principalOf } from './brackets.ts';
import { headNoun } from './head-noun.ts';

/** Introductions stand in the first part of a paper, and one of them takes this much at most. */
const HEAD = 9_000;
const WINDOW = 900;
const TRIES = 8;
const MOST_PARTIES = 5;

/** What leads to the parties: `between A and B`, `made with B by A` is told by `with` alone. */
const OPENS = /\b(?:between|among|amongst)\b:?[\s]{1,3}/giu;
/** Between two parties: `, and`, `; (2)`, `- and -`. */
const JOINT = /^(?:[\s,;–—-]{0,4}(?:and|AND)[\s,:–—-]{1,4}|[\s]{0,2};[\s]{1,3}|[\s,;]{0,3}(?=\(\d\)\s))/u;
const NUMBER = /^\(?[\divx]{1,3}[).]\s{1,3}/u;
/** Words in front of a party that are none of it. */
const FRONT = /^(?:both |either |our |my )/i;

/** One party of an introduction while it is read. */
interface Conjunct {
  readonly naming: Naming;
  /** Whether anything but a bare name tells that it is a party. */
  readonly isTold: boolean;
  readonly end: number;
}

/**
 * The parties of `between A (B, of C) (“I”, “me”) and the owner named on the form (“you”)`: each conjunct with its own brackets, however
 * they nest, so that no bracket is taken for another party's. Empty unless two are told and one of them by more than a name.
 */
export function conjunctsOf({ text }: LegalText): Naming[] {
  const head = text.slice(0, HEAD);
  let tries = 0;
  for (const match of head.matchAll(OPENS)) {
    if (tries++ >= TRIES) break;
    const from = match.index + match[0].length;
    const found = partiesIn(head.slice(from, from + WINDOW), from);
    if (found.length >= 2 && found.some(({ isTold }) => isTold) && areApart(found))
      return found.map(({ naming }) => naming);
  }
  return openingFirms(head);
}

/** `Alder Ltd, Cambridge, and Cornelius NV, Ghent, wish to discuss a project and agree`: two firms that open the paper's first sentence. */
function openingFirms(head: string): Naming[] {
  const sentence = /^(?=\p{Lu}[^.\n(]{10,260}\b(?:agree|wish to|have agreed)\b)/mu.exec(
    head.slice(0, WINDOW),
  );
  if (sentence === null) return [];
  const found = partiesIn(head.slice(sentence.index, sentence.index + WINDOW), sentence.index);
  const areFirms = found.length === 2 && found.every(({ naming }) => naming.names.some(hasLegalForm));
  return areFirms && areApart(found) ? found.map(({ naming }) => naming) : [];
}

function partiesIn(words: string, offset: number): Conjunct[] {
  const out: Conjunct[] = [];
  let at = 0;
  while (out.length < MOST_PARTIES) {
    at += NUMBER.exec(words.slice(at))?.[0].length ?? 0;
    const one = partyAt(words, at, offset);
    if (one === null) break;
    out.push(one);
    const next = JOINT.exec(words.slice(one.end, one.end + 12));
    if (next === null) break;
    at = one.end + next[0].length;
  }
  return together(out);
}

/** `Mr Kenta Orimoto and Ms Adaeze Orimoto (the “Parents”)`: a word in the plural is of both who stand in front of it. */
function together(found: readonly Conjunct[]): Conjunct[] {
  const out: Conjunct[] = [];
  for (const one of found) {
    const last = out.at(-1);
    const isPlural = one.naming.roles.some((role) => /[^s]s$/.test(role));
    if (last === undefined || last.isTold || !isPlural || one.naming.names.length === 0) {
      out.push(one);
      continue;
    }
    const names = [...last.naming.names, ...one.naming.names];
    out[out.length - 1] = {
      ...one,
      naming: { ...one.naming, names, span: { ...one.naming.span, start: last.naming.span.start } },
    };
  }
  return out;
}

/** The party that begins at a place, with all that stands behind it up to where the next one begins. */
function partyAt(words: string, from: number, offset: number): Conjunct | null {
  const at = from + (FRONT.exec(words.slice(from))?.[0].length ?? 0);
  const rest = words.slice(at);
  const opening = openingOf(rest);
  if (opening === null) return null;
  const end = endOf(rest, opening.length);
  const behind = rest.slice(opening.length, end);
  const called = bracketsOf(behind);
  const principal = principalOf(behind);
  const roles = [...opening.roles, ...called.roles.filter((role) => !opening.roles.includes(role))];
  const naming: Naming = {
    // an agent makes the paper for somebody else, who is the party
    names: principal ?? [...opening.names, ...called.names],
    roles,
    aliases: called.aliases,
    pronoun: opening.pronoun ?? called.pronoun,
    span: { start: offset + at, end: offset + at + Math.max(end, opening.length) },
    weight: TOLD,
  };
  const isTold = naming.pronoun !== null || roles.length > 0 || called.aliases.length > 0;
  return { naming, isTold, end: at + end };
}

/** Heavier than any other single place that names a party. */
const TOLD = 4;

interface Opening {
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly pronoun: Naming['pronoun'];
  readonly length: number;
}

/** What a party begins with: a pronoun (`you, the tutor`), a description (`the owner named on the form`) or names. */
function openingOf(rest: string): Opening | null {
  const pronoun = /^(?:you|me|us|myself|ourselves)\b/iu.exec(rest)?.[0];
  // `between us` means both
  if (pronoun !== undefined && /^us\b(?!,? (?:\(|\p{Lu})| the )/u.test(rest)) return null;
  if (pronoun !== undefined) {
    const own =
      /^, (?:an? |the |our |my |your )([\p{Ll} -]{3,40}?)(?=[.,;:()]|$| (?:and|who|named|whose|whose)\b)/u.exec(
        rest.slice(pronoun.length),
      );
    const role = own === null ? null : headNoun(own[1]!);
    const word = pronoun.toLowerCase();
    return {
      names: [],
      roles: role === null ? [] : [role],
      pronoun: word === 'myself' ? 'i' : word === 'ourselves' ? 'we' : pronounOf(word),
      length: pronoun.length + (own?.[0].length ?? 0),
    };
  }
  const described =
    /^(?:[Tt]he|[Aa]ny|[Ee]ach|[Ee]very|[Aa]n?|[Ww]hoever|[Aa]nyone|[Ee]veryone)\b ?(?=\p{Ll}|$)([\p{Ll}][\p{Ll} ’'/-]{0,60})?/u.exec(
      rest,
    );
  if (described !== null) {
    const role = headNoun(described[1] ?? '');
    const isPerson = role !== null || DESCRIBES_ANYBODY.test(rest);
    return isPerson
      ? {
          names: [],
          roles: role === null ? [] : [role],
          pronoun: null,
          length: described[0].trimEnd().length,
        }
      : null;
  }
  const article = /^[Tt]he (?=\p{Lu})/u.exec(rest)?.[0] ?? '';
  const organ = ORGAN_OF.exec(rest.slice(article.length))?.[0];
  if (organ !== undefined) {
    const body = nameAtStart(rest.slice(article.length + organ.length));
    if (body !== null)
      return {
        names: [body.name],
        roles: [],
        pronoun: null,
        length: article.length + organ.length + body.length,
      };
  }
  const names = splitTogether(rest.slice(article.length));
  if (names === null || isRole(names.names[0]!)) return null;
  return { names: names.names, roles: [], pronoun: null, length: article.length + names.length };
}

/** `the Governing Body of Park Lane Primary School` is the school. */
const ORGAN_OF =
  /^(?:Governing Body|Governors|Board of Governors|Committee|Directors|Executive) of (?:the )?(?=\p{Lu})/u;

const DESCRIBES_ANYBODY =
  /^(?:the|any|each|every|an?) (?:\p{Ll}+ ){0,2}?(?:person|people|individual|adult|party|one|entity|company)s?\b|^(?:whoever|anyone|everyone)\b/u;

/** `Claire and Mark Dunne`, who share a surname, or one name. */
function splitTogether(words: string): { readonly names: readonly string[]; readonly length: number } | null {
  const couple =
    /^(\p{Lu}[\p{L}'’-]{1,20}) (?:and|&) (\p{Lu}[\p{L}'’-]{1,20}) (\p{Lu}[\p{L}'’-]{1,24})(?=[\s,;(]|$)/u.exec(
      words,
    );
  const found = nameAtStart(words);
  if (found === null) return null;
  // `Sylvester “Big Sly” Ogunbanjo`
  const nick = /^ ["“]([^"“”]{2,24})["”] (\p{Lu}[\p{L}'’-]{1,24})/u.exec(words.slice(found.length));
  if (nick !== null)
    return { names: [`${found.name} ${nick[2]!}`, nick[1]!], length: found.length + nick[0].length };
  if (couple !== null && splitPersons(words).length > 1 && !found.name.includes('&'))
    return {
      names: [`${couple[1]!} ${couple[3]!}`, `${couple[2]!} ${couple[3]!}`],
      length: couple[0].length,
    };
  const names = isFirm(found.name) ? [found.name] : splitPersons(found.name);
  return { names: names.length > 0 ? names : [found.name], length: found.length };
}

/** Where a party ends: before an `and` or `;` outside brackets behind which another one begins, or where the sentence ends. */
function endOf(rest: string, from: number): number {
  let depth = 0;
  for (let at = from; at < rest.length; at++) {
    const mark = rest[at]!;
    if (mark === '(') depth++;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (
      /[.!?]/.test(mark) &&
      /^[.!?](?:["”')\]]{0,2})(?:\s+(?:\p{Lu}|\d|["“(])|\s*$)/u.test(rest.slice(at, at + 6)) &&
      !ABBREVIATED.test(rest.slice(Math.max(0, at - 6), at + 1))
    )
      return at;
    if (mark === '\n' && /^\n\s{0,3}(?:\n|\d{1,2}[.)]|WHEREAS|\p{Lu}{4,})/u.test(rest.slice(at, at + 12)))
      return at;
    const joint = at > from ? JOINT.exec(rest.slice(at, at + 12)) : null;
    if (joint !== null && beginsParty(rest.slice(at + joint[0].length), joint[0])) return at;
  }
  return rest.length;
}

const ABBREVIATED = /(?:\b(?:No|Mr|Mrs|Ms|Dr|St|Co|Ltd|Inc|Rd|Ave|Apt)|\b\p{Lu})\.$/u;

/** Whether the words behind an `and` begin another party rather than go on with the address or name of the last. */
function beginsParty(after: string, joint: string): boolean {
  const words = after.replace(NUMBER, '');
  if (/^(?:you|me|us|myself)\b/i.test(words)) return true;
  if (/^(?:the|any|each|every|an?) \p{Ll}/u.test(words) || /^(?:whoever|anyone|everyone)\b/.test(words)) {
    const opening = openingOf(words);
    return (
      opening !== null &&
      /^[^.;]{0,160}[(“"]|^[^.;]{0,80}\b(?:who|whose|named|signing|identified|in part|overleaf|below|above|on the)\b/iu.test(
        words.slice(0, 200),
      )
    );
  }
  const found = nameAtStart(words.replace(/^[Tt]he /, ''));
  if (found === null) return false;
  if (joint.includes(';') || NUMBER.test(after)) return true;
  // a place or street behind `and` has no bracket of its own
  return found.name.includes(' ') || /^[^.;()]{0,160}\(/.test(words.slice(found.length));
}

/** Two parties do not share a pronoun, a role or a name. */
function areApart(found: readonly Conjunct[]): boolean {
  const told = found.flatMap(({ naming }) => [
    ...(naming.pronoun === null ? [] : [`*${naming.pronoun}`]),
    ...naming.roles.map((role) => role.toLowerCase()),
    ...naming.names.map((name) => name.toLowerCase()),
  ]);
  return new Set(told).size === told.length && found.every(({ naming }) => isSomebody(naming));
}

const isSomebody = ({ names, roles, aliases, pronoun }: Naming): boolean =>
  names.length + roles.length + aliases.length > 0 || pronoun !== null;
