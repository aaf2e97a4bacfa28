import type { Draft, DraftQuote } from '../report-draft.ts';
import type { Risk } from '../report.ts';

/** Whether two points of different sources are one: they rest on the same words, and speak of the same matter. */

interface Quoted {
  readonly quotes: readonly DraftQuote[];
}

/** Share of the words of the shorter quote that must stand in the longer one. */
export const SAME_WORDS = 0.7;
/** Quotes longer than this point at many things; two of them share words by chance. */
const LONG_QUOTE = 60;

/** Whether two points rest on the same words of one paragraph. */
export function restOnSameWords(a: Quoted, b: Quoted): boolean {
  return a.quotes.some((one) =>
    b.quotes.some(
      (other) => one.paragraph === other.paragraph && overlap(one.text, other.text) >= SAME_WORDS,
    ),
  );
}

/** Share of the words of the shorter text that stand in the longer one. */
export function overlap(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, Math.min(left.size, right.size));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);

/** Flaws of the text are certain, and about something else than what the words mean. */
export const FLAWS: ReadonlySet<string> = new Set([
  'drafting-error',
  'orders-to-machines',
  'hidden-text',
  'foreign-law',
  'deadline',
]);

/** A model calls a right given up what the rules call a benefit that is not there. */
const GIVEN_UP: ReadonlySet<string> = new Set(['waiver', 'benefit-lost']);
export const isGivenUp = (a: Draft<Risk>, b: Draft<Risk>) =>
  [a, b].every(({ family }) => GIVEN_UP.has(family));

/** Whether two risks on the same words are one. `b` is the one that is added. */
export function isSameRisk(a: Draft<Risk>, b: Draft<Risk>): boolean {
  if (FLAWS.has(a.family) !== FLAWS.has(b.family)) return isSameFlaw(a, b);
  if (a.family === b.family && a.family !== 'other') return true;
  if (b.by === 'model' && isGivenUp(a, b)) return true;
  if (b.by === 'model' && a.by !== 'model' && isOneThing(a, b)) return true;
  const isShort = [a, b].every(({ quotes }) => quotes.every(({ text }) => wordsOf(text).size <= LONG_QUOTE));
  const isOpen = a.family === 'other' || b.family === 'other';
  return isShort && isOpen ? sharesTopic(a, b) : sharesTopic(a, b, 2);
}

const SETS_APART =
  /\b(?:contradict\w{0,4}|both|but|whereas|while|which (?:one |of the two )?counts|conflict\w{0,3}|(?:do|does) not (?:agree|match|fit)|(?:two|other|another) (?:\w+ )?(?:clauses?|periods?|sums?|dates?|figures?|numbers?)|differ\w{0,4})\b/i;

/** What is wrong with a text, whatever it means. */
const IS_SLIP =
  /\b(?:names?|strangers?|not a party|blanks?|empty|left (?:over|open)|nowhere|missing|misprint|typos?|mistakes?|slips?|errors?|refers? to|points? (?:at|to)|no such|do(?:es)?(?: not|n['’]t) exist)\b/i;

/** Whether a model speaks of the flaw that the rules have found: the two places that they set against each other, or a slip. */
const isSameFlaw = (a: Draft<Risk>, b: Draft<Risk>): boolean =>
  a.family === 'drafting-error' &&
  b.by === 'model' &&
  (a.quotes.length > 1 ? SETS_APART : IS_SLIP).test(`${b.title} ${b.reason}`) &&
  (a.quotes.length > 1 || b.family === 'other');

/** Sentences of so many words say one thing. */
const ONE_THING = 40;

/** Whether a model speaks of the very words of the rules and of the same topic, or, in no family of theirs, of words too few for two risks. */
const isOneThing = (a: Draft<Risk>, b: Draft<Risk>): boolean =>
  a.quotes.some(
    (quote) =>
      restOnSameWords({ quotes: [quote] }, b) &&
      wordsOf(quote.text).size <= ONE_THING &&
      (b.family === 'other' ||
        ((areKin(a, b) || sharesTopic(a, b)) && b.quotes.some(({ text }) => isAllOf(text, quote.text)))),
  );

/** Families by which one sentence is called by one reader and by the next: what is lost, what is taken, what ends, what may change. */
const KIN: readonly ReadonlySet<string>[] = [
  new Set(['forfeiture', 'exit-cost', 'benefit-lost', 'penalty', 'withheld-pay', 'thin-remedy']),
  new Set(['entry-or-seizure', 'security', 'forfeiture', 'short-deadline']),
  new Set(['sudden-end', 'sole-discretion', 'unequal-exit', 'no-exit']),
  new Set(['unilateral-change', 'sole-discretion', 'deemed-consent', 'open-price']),
  new Set(['wide-power', 'security', 'deemed-consent', 'entry-or-seizure']),
  new Set(['no-promise', 'thin-remedy', 'other-side-not-liable']),
  new Set(['broad-indemnity', 'uncapped-liability', 'answers-for-others', 'cost-shifting']),
];
const areKin = (a: Draft<Risk>, b: Draft<Risk>): boolean =>
  KIN.some((families) => families.has(a.family) && families.has(b.family));

/** Whether two texts hold the same words, neither much more than the other. */
function isAllOf(a: string, b: string): boolean {
  const [fewer, more] = [wordsOf(a).size, wordsOf(b).size].toSorted((x, y) => x - y) as [number, number];
  return fewer >= SAME_WORDS * more && overlap(a, b) >= SAME_WORDS;
}

/** One sentence can hold two risks, such as a missing schedule and an open-ended duty: they share no word of weight. */
function sharesTopic(a: Draft<Risk>, b: Draft<Risk>, least = 1): boolean {
  const other = weightyStems(`${b.title} ${b.reason}`);
  return [...weightyStems(`${a.title} ${a.reason}`)].filter((stem) => other.has(stem)).length >= least;
}

const NO_TOPIC = new Set(
  'agree contr claus party parti other which there their about witho shall could would might these those docum paper every under after befor right reade landl tenan owner buyer selle custo suppl compa emplo'.split(
    ' ',
  ),
);

const weightyStems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !NO_TOPIC.has(stem)),
  );
