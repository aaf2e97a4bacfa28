import { detectLanguage } from '../language/detect-language.ts';
import type { Severity } from '../finding.ts';
import type { Draft, DraftQuote } from './report-draft.ts';
import type { Comparison, Fact, Risk } from './report.ts';
import { SAYS_NOTHING } from './merging/says-nothing.ts';
import { FLAWS, isGivenUp, isSameRisk, overlap, restOnSameWords, SAME_WORDS } from './merging/same-risk.ts';

/**
 * Joins risks of two sources. Those on the same words and of the same family, or on the same topic where one names none,
 * become one: the sharper statement, the higher severity, the wording of whichever has one, and the proof of both. No other
 * is lost; those of `first` come first.
 */
export function mergeRisks(first: readonly Draft<Risk>[], second: readonly Draft<Risk>[]): Draft<Risk>[] {
  const kept = first.flatMap((risk) => withoutAnswered(risk, second));
  /** What was joined to each, which another of the same source has to rest on too. */
  const joined = new Map<Draft<Risk>, Draft<Risk>[]>();
  for (const risk of second) {
    const isOne = (other: Draft<Risk>) =>
      restOnSameWords(other, risk) &&
      isSameRisk(other, risk) &&
      (joined.get(other) ?? []).every((before) => restOnSameWords(before, risk));
    const akin = kept.findIndex((other) => other.family === risk.family && isOne(other));
    const at = akin < 0 ? kept.findIndex(isOne) : akin;
    const known = kept[at];
    if (known === undefined) {
      kept.push(risk);
      continue;
    }
    const [same, rest] = partOn(known, risk);
    const both = joinRisks(same, risk);
    joined.set(both, [...(joined.get(known) ?? []), risk]);
    kept.splice(at, 1, ...(rest === null ? [both] : [both, rest]));
  }
  return kept;
}

/** A risk told at several clauses, in two: what rests on the words of another risk, and what does not. */
function partOn(known: Draft<Risk>, risk: Draft<Risk>): [Draft<Risk>, Draft<Risk> | null] {
  const isSame = (quote: DraftQuote) => restOnSameWords({ quotes: [quote] }, risk);
  const others = known.quotes.filter((quote) => !isSame(quote));
  const isOfOtherClauses = others.some(({ paragraph }) =>
    risk.quotes.every((quote) => quote.paragraph !== paragraph),
  );
  // two places that contradict each other are one flaw
  if (FLAWS.has(known.family) || known.by === 'model' || !isOfOtherClauses || known.workedOut !== undefined)
    return [known, null];
  return [
    { ...known, quotes: known.quotes.filter(isSame) },
    { ...known, quotes: others },
  ];
}

/** What rules only ask about is answered where the other source has a risk on the same words; the other questions stay. */
function withoutAnswered(risk: Draft<Risk>, others: readonly Draft<Risk>[]): Draft<Risk>[] {
  if (risk.certainty === 'found') return [risk];
  const quotes = risk.quotes.filter(
    (quote) => !others.some((other) => restOnSameWords({ quotes: [quote] }, other)),
  );
  return quotes.length === 0 ? [] : [{ ...risk, quotes }];
}

const NOTHING: Pick<Draft<Risk>, 'usual' | 'wording' | 'wordingParts' | 'replaces' | 'fallback'> = {
  usual: null,
  wording: null,
  fallback: null,
};
const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** One risk of two on the same words: the sharper statement, the higher severity, and the proof of both. */
export function joinRisks(known: Draft<Risk>, added: Draft<Risk>): Draft<Risk> {
  const [sharp, blunt] = sharpness(added) > sharpness(known) ? [added, known] : [known, added];
  const graver = ORDER[known.severity] <= ORDER[added.severity] ? known : added;
  const workedOut = sharp.workedOut ?? blunt.workedOut;
  // what is usual, and what to write instead, of another kind of clause does not fit these words
  const isAkin = sharp.family === blunt.family || [sharp, blunt].some(({ family }) => family === 'other');
  const fitting = isAkin || isGivenUp(sharp, blunt) ? blunt : NOTHING;
  const offered = sharp.wording === null ? fitting : sharp;
  const isOffered = offered === sharp || isOfWords(fitting.wording, sharp);
  const { wording, wordingParts, replaces } = isOffered ? offered : NOTHING;
  const { wordingParts: _parts, ...rest } = sharp;
  return {
    ...rest,
    ...(sharp.reason === SAYS_NOTHING ? { text: blunt.text, reason: blunt.reason } : {}),
    severity: graver.severity,
    family: sharp.family === 'other' ? blunt.family : sharp.family,
    usual: sharp.usual ?? fitting.usual,
    wording,
    ...(wordingParts === undefined ? {} : { wordingParts }),
    fallback: sharp.fallback ?? (isOffered ? fitting.fallback : null),
    law: sharp.law ?? blunt.law,
    certainty: [sharp, blunt].some(({ certainty }) => certainty === 'found') ? 'found' : 'read-twice',
    quotes: joinQuotes(sharp.quotes, blunt.quotes),
    ...(workedOut === undefined ? {} : { workedOut }),
    ...(replaces === undefined ? {} : { replaces }),
  };
}

/**
 * Whether the usual words of a kind of clause speak of what a model's point is about: a clause on breaches is no answer to a charge
 * for posting a letter. A quote in another language shares no word with ours.
 */
function isOfWords(wording: string | null, { by, family, quotes }: Draft<Risk>): boolean {
  if (wording === null || by !== 'model' || !OF_MANY_THINGS.has(family)) return true;
  const proof = quotes.map(({ text }) => text).join(' ');
  if ((detectLanguage(proof) ?? 'en') !== 'en') return true;
  const own = topicsOf(proof);
  return [...topicsOf(wording)].some((stem) => own.has(stem));
}

/** Families whose clauses are about things of every kind. */
const OF_MANY_THINGS: ReadonlySet<string> = new Set([
  'cost-shifting',
  'penalty',
  'forfeiture',
  'benefit-lost',
  'withheld-pay',
]);
/** Words that stand in clauses of any kind. */
const IN_ANY_CLAUSE = new Set(
  'the for and you may any one two not out its who has had was are all day ten add way get this that with from each side other which what have been will shall must agre cont with afte befo mont days week year writ noti paid back made give take they them their your when wher wher only more than unti thin time anyt part'.split(
    ' ',
  ),
);
const topicsOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .map((word) => word.slice(0, 4))
      .filter((stem) => !IN_ANY_CLAUSE.has(stem)),
  );

/** Statements with the figures of the clause are sharper; a model's was made for this paper, and yields to two figures. */
function sharpness({ title, reason, quotes, certainty, by }: Draft<Risk>): number {
  const proof = quotes.map(({ text }) => text).join(' ');
  const figures = new Set(`${title} ${reason}`.match(/\d[\d.,]*\d|\d/g) ?? []);
  const backed = [...figures].filter((figure) => proof.includes(figure)).length;
  return (certainty === 'found' ? 10 : 0) + Math.min(backed, 4) + (by === 'model' ? madeForPaper(title) : 0);
}

/** A title of some words tells of this clause; `Fees` of any. */
const madeForPaper = (title: string): number => (title.split(' ').length >= LEAST_TITLE ? 1.5 : 0.5);
const LEAST_TITLE = 4;

const MOST_QUOTES = 3;

/** The quotes of both, those that say the same once. */
function joinQuotes(sharp: readonly DraftQuote[], blunt: readonly DraftQuote[]): DraftQuote[] {
  const more = blunt.filter(
    (quote) =>
      !sharp.some((one) => one.paragraph === quote.paragraph && overlap(one.text, quote.text) >= SAME_WORDS),
  );
  return [...sharp, ...more].slice(0, Math.max(sharp.length, MOST_QUOTES));
}

/**
 * Joins facts of two sources. On the same words the fact with more in it stays: a day, sum or notice that programs can use
 * before words alone. What only says that nothing was found goes where the other source found something of the kind.
 */
export function mergeFacts(first: readonly Draft<Fact>[], second: readonly Draft<Fact>[]): Draft<Fact>[] {
  const kinds = new Set(second.filter(({ quotes }) => quotes.length > 0).map(({ kind }) => kind));
  const kept = first.filter(
    ({ kind, quotes, workedOut }) => quotes.length > 0 || workedOut !== undefined || !kinds.has(kind),
  );
  for (const fact of second) {
    const at = kept.findIndex((other) => isSameFact(other, fact));
    const known = kept[at];
    if (known === undefined) kept.push(fact);
    else if (known.kind === 'other' && fact.kind !== 'other')
      kept[at] = { ...known, kind: fact.kind, label: fact.label };
  }
  return kept;
}

function isSameFact(a: Draft<Fact>, b: Draft<Fact>): boolean {
  if (!restOnSameWords(a, b)) return false;
  if (a.kind === b.kind) return a.kind !== 'amount' || sameSums(a, b);
  return a.kind === 'other' || b.kind === 'other';
}

/** One sentence can name two sums. */
function sameSums(a: Draft<Fact>, b: Draft<Fact>): boolean {
  const sums = ({ label, text }: Draft<Fact>) => new Set(`${label} ${text}`.match(/\d[\d.,]*\d|\d/g) ?? []);
  const other = sums(b);
  const own = sums(a);
  return own.size === 0 || other.size === 0 || [...own].some((sum) => other.has(sum));
}

/** Joins comparisons of two sources; on the same words those of `first` stay. */
export function mergeComparisons(
  first: readonly Draft<Comparison>[],
  second: readonly Draft<Comparison>[],
): Draft<Comparison>[] {
  return [...first, ...second.filter((point) => !first.some((other) => restOnSameWords(other, point)))];
}
