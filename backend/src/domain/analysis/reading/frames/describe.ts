import {
  BACK_PRONOUNS,
  BETWEEN,
  COORDINATORS,
  DETERMINERS,
  IMPERATIVES,
  OUTSIDERS,
  PREPOSITIONS,
  VERBS_IN_LY,
} from '../languages/en/frame-words.ts';
import { isParticiple, plainVerb } from '../languages/en/lemma.ts';
import type { Anchor } from './anchors.ts';
import type { Clause } from './clauses.ts';
import type { Actor, Mode } from './frame.ts';
import { isSpoken } from './genders.ts';
import type { Mention } from './mentions.ts';
import type { Token } from './tokens.ts';

/** Who acts, on whom, and how, as one clause alone tells it. */
export interface Description {
  readonly actor: Actor;
  readonly towards: Actor;
  readonly mode: Mode;
  readonly verb: string;
  /** Index of the token after the main verb. */
  readonly objectFrom: number;
}

export const NOBODY: Actor = { kind: 'none' };
const LONGEST_SUBJECT = 30;

/** Reads subject, verb and the one it is done to. `last` is the actor of the clause before, for `and shall` and `he may`. */
export function describe(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  clause: Clause,
  last: Actor,
): Description {
  const { anchor } = clause;
  if (anchor === null) {
    const named = mentions.find(
      (mention) => mention.from >= clause.from && mention.to <= clause.to && !mention.isOwner,
    );
    return { actor: NOBODY, towards: named?.actor ?? NOBODY, mode: 'is', verb: '', objectFrom: clause.from };
  }
  const rest = mentions.filter((mention) => mention.from >= anchor.after && mention.to <= clause.to);
  const found = anchor.isShared ? last : subjectOf(tokens, mentions, anchor, last);
  const subject = isNamedBehind(tokens, anchor, rest, found) ? NOBODY : found;
  const { verb, at, isPassive } = verbOf(tokens, anchor, clause.to);
  if (isPassive) {
    const by = rest.find(
      (mention) =>
        tokens[mention.from - 1]?.low === 'by' ||
        (tokens[mention.from - 2]?.low === 'by' && DETERMINERS.has(tokens[mention.from - 1]?.low ?? '')),
    );
    const owed = rest.find((mention) => mention !== by && !mention.isOwner);
    const towards =
      subject.kind === 'none' || subject.kind === 'outsider' ? (owed?.actor ?? NOBODY) : subject;
    return {
      actor: by !== undefined && !by.isOwner ? by.actor : NOBODY,
      towards,
      mode: anchor.mode,
      verb,
      objectFrom: at,
    };
  }
  const other = rest.find((mention) => !isSame(mention.actor, subject));
  return { actor: subject, towards: other?.actor ?? NOBODY, mode: anchor.mode, verb, objectFrom: at };
}

const JOINS: ReadonlySet<string> = new Set(['and', 'or', 'nor', '&', ',', '/', 'with', 'as']);

const isSame = (a: Actor, b: Actor): boolean =>
  a.kind === b.kind && (a.kind !== 'side' || (b.kind === 'side' && a.id === b.id));

/** Words that mean everybody who is party to it where they stand alone. */
const ALONE = /^(?:each|both|neither)$/;

function subjectOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  anchor: Anchor,
  last: Actor,
): Actor {
  const from = Math.max(anchor.subject, anchor.at - LONGEST_SUBJECT);
  const words = tokens.slice(from, anchor.at).map((token) => token.low);
  const inside = mentions.filter((mention) => mention.from >= from && mention.to <= anchor.at);
  // `the Tenant or any guest of his`: the first that is neither owner nor hangs on a preposition
  const free = inside.filter(
    (mention) => !mention.isOwner && !hangsOnPreposition(tokens, mention.from, from),
  );
  const sides = free.filter(
    (mention, index) => free.findIndex((other) => isSame(other.actor, mention.actor)) === index,
  );
  if (sides.length > 1 && sides.every((mention) => mention.actor.kind === 'side')) {
    const [first, last] = [sides[0]!, sides.at(-1)!];
    // `if you upset others we …`: without a word that joins them, the one before the verb acts
    const areJoined = tokens.slice(first.to, last.from).some(({ low }) => JOINS.has(low));
    return areJoined ? { kind: 'both' } : last.actor;
  }
  if (sides[0] !== undefined) return sides[0].actor;
  // `Each shall …`, `Both keep …`
  if (words.length === 1 && ALONE.test(words[0]!)) return { kind: 'both' };
  const head = words.findLast((word) => !BETWEEN.has(word)) ?? '';
  if (words.length <= 4 && words.some((word) => BACK_PRONOUNS.has(word) && word !== 'it'))
    return (
      onlyNamedBefore(
        mentions.filter((one) => words.includes('who') || !isSpoken(tokens[one.from])),
        from,
      ) ?? last
    );
  // `should she leave within the year she shall pay`
  if (/^(?:he|she|they)$/.test(head)) return onlyNamedBefore(mentions, from) ?? last;
  if (words.length <= 2 && words.includes('it') && last.kind === 'side') return last;
  if (OUTSIDERS.has(head) || words.slice(0, 4).some((word) => OUTSIDERS.has(word)))
    return { kind: 'outsider', words: words.join(' ') };
  return NOBODY;
}

/** `It may sell the shop, the Owner having the first offer`: whom a clause names behind a pronoun is not the one the pronoun means. */
function isNamedBehind(
  tokens: readonly Token[],
  { subject, at }: Anchor,
  rest: readonly Mention[],
  found: Actor,
): boolean {
  const words = tokens.slice(subject, at).map(({ low }) => low);
  const isPronoun =
    found.kind === 'side' &&
    words.length <= 2 &&
    words.some((word) => BACK_PRONOUNS.has(word) || word === 'i');
  return (
    isPronoun &&
    !words.includes('who') &&
    rest.some((one) => !one.isOwner && !isSpoken(tokens[one.from]) && isSame(one.actor, found))
  );
}

/** `Should the Employee leave, she shall repay`: the one side that the sentence has named so far; null for none and for several. */
function onlyNamedBefore(mentions: readonly Mention[], at: number): Actor | null {
  const named = mentions.filter(({ to, actor, isOwner }) => to <= at && actor.kind === 'side' && !isOwner);
  const [first] = named;
  return first !== undefined && named.every(({ actor }) => isSame(actor, first.actor)) ? first.actor : null;
}

function hangsOnPreposition(tokens: readonly Token[], at: number, floor: number): boolean {
  // `As long as you keep to this we stop the interest`
  if (SUBJECTS.has(tokens[at]!.low)) return false;
  for (let back = at - 1; back >= floor && at - back <= 3; back--) {
    const { low } = tokens[back]!;
    if (PREPOSITIONS.has(low)) return true;
    if (!DETERMINERS.has(low) && !COORDINATORS.has(low)) return false;
  }
  return false;
}

/** Words that only ever act. */
const SUBJECTS: ReadonlySet<string> = new Set(['we', 'i', 'he', 'she', 'they']);

interface Verb {
  readonly verb: string;
  readonly at: number;
  readonly isPassive: boolean;
}

const BE: ReadonlySet<string> = new Set(['be', 'been', 'being', 'become', 'get', 'gets']);

function verbOf(tokens: readonly Token[], anchor: Anchor, to: number): Verb {
  let at = anchor.after;
  let isPassive = anchor.mode === 'is' || anchor.mode === 'is-not';
  const skip = () => {
    while (
      at < to &&
      (BETWEEN.has(tokens[at]!.low) ||
        (tokens[at]!.low.endsWith('ly') && !VERBS_IN_LY.has(tokens[at]!.low)) ||
        tokens[at]!.low === ',')
    )
      at++;
  };
  skip();
  // `shall, at his own cost, keep`: over an insertion between commas
  if (at < to && PREPOSITIONS.has(tokens[at]!.low) && !BE.has(tokens[at]!.low)) {
    let back = at;
    while (back < to && back - at < 14 && tokens[back]!.low !== ',') back++;
    if (tokens[back]?.low === ',' && back + 1 < to && tokens[at - 1]?.low === ',') {
      at = back + 1;
      skip();
    }
  }
  // `shall on the signing hereof deposit`: on to the first word that is known as a verb
  if (at < to && (PREPOSITIONS.has(tokens[at]!.low) || DETERMINERS.has(tokens[at]!.low))) {
    const known = tokens
      .slice(at, Math.min(to, at + 10))
      .findIndex(({ low }) => BE.has(low) || IMPERATIVES.has(low));
    if (known > 0) at += known;
  }
  if (BE.has(tokens[at]?.low ?? '')) {
    isPassive = true;
    at++;
    skip();
  }
  const word = at < to ? tokens[at]!.low : '';
  if (!/^[a-z-]{2,}$/.test(word)) return { verb: isPassive ? 'be' : '', at, isPassive: false };
  // `You will be bringing 50 every month end`
  const isBehindBe =
    isPassive && anchor.mode !== 'is' && anchor.mode !== 'is-not' && BE.has(tokens[at - 1]?.low ?? '');
  if (isBehindBe && PROGRESSIVE.test(word))
    return {
      verb: WITH_E.test(word) ? word.replace(/ing$/, 'e') : word.replace(/ing$/, ''),
      at: at + 1,
      isPassive: false,
    };
  if (isPassive && !isParticiple(word)) return { verb: 'be', at, isPassive: false };
  return { verb: plainVerb(word), at: at + 1, isPassive };
}

/** What somebody is doing again and again. What is `coming`, `going` or `staying` is no deed. */
const PROGRESSIVE =
  /^(?:bring|deliver|pay|send|collect|clean|cook|feed|teach|provid|supply|do|giv|writ|tak|keep|mak|wash|driv|pick|look|carry|mend|paint|sell|return|repay|help|work)(?:ing)$/;
const WITH_E = /^(?:provid|giv|writ|tak|mak|driv)ing$/;
