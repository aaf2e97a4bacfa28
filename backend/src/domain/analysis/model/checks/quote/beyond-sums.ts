import { periodAfter } from '../numbers/periods.ts';
import type { QuotedPlace } from './beyond-quote.ts';

/** A sum as papers write it, and in sentences about them. */
export const SUM = /(?:[£$€₹]|\b(?:R|Rs|EUR|GBP|USD|CHF|INR) ?)\d[\d,.]*\d|[£$€₹]\d/g;

/** Letters behind a sum that may say how often it is paid. */
const NEAR = 16;

const periodOf = (words: string, end: number): string | null => periodAfter(words.slice(end, end + NEAR));

/** "€340 a week", where the words have €340 once and €20 a week: the time that another sum is counted by. */
export function takesPeriodOfOther(sentence: string, { around }: Pick<QuotedPlace, 'around'>): boolean {
  const written = Array.from(around.matchAll(SUM), ({ 0: sum, index }) => ({
    sum,
    period: periodOf(around, index + sum.length),
  }));
  return Array.from(sentence.matchAll(SUM)).some(({ 0: sum, index }) => {
    const said = periodOf(sentence, index + sum.length);
    const own = written.filter((one) => one.sum === sum);
    return (
      said !== null &&
      own.length > 0 &&
      own.every(({ period }) => period !== said) &&
      written.some((other) => other.sum !== sum && other.period === said)
    );
  });
}

/** Sums that are not the same: what is lost of one is not lost of another. */
const KINDS_OF_MONEY: readonly RegExp[] = [
  /\b(?:deposits?|bond|caution money)\b/i,
  /\bbalance\b/i,
  /\b(?:fees?|price|rent|wages?|salary|total|sum)\b/i,
];

const kindsIn = (words: string) => KINDS_OF_MONEY.filter((kind) => kind.test(words));
const WHOLE = /\b(?:whole|all|entire|full|half|third|quarter)\b/i;
const IS_GONE = /\b(?:los[et]\w{0,2}|forfeit\w{0,2}|kept|keeps?|gone|stays? with)\b/i;
const EVERYTHING = /\b(?:keep|keeps|lose|loses|lost|forfeit\w{0,2}) everything\b/i;

/** "The whole fee is lost", "You lose £2,150", where the words speak of the deposit and the sum is the fee. */
export function namesOtherMoney(
  sentence: string,
  { around, paper }: Pick<QuotedPlace, 'around' | 'paper'>,
): boolean {
  const written = kindsIn(around);
  const [only] = written;
  if (only === undefined) return false;
  if (EVERYTHING.test(sentence) && !/\b(?:everything|all|whole)\b/i.test(around)) return true;
  const said = kindsIn(sentence);
  if (WHOLE.test(sentence) && said.length === 1 && !written.includes(said[0]!)) return true; // the only one
  if (written.length > 1 || said.length > 0 || !IS_GONE.test(sentence)) return false;
  return (sentence.match(SUM) ?? [])
    .filter((sum) => !around.includes(sum))
    .some((sum) => {
      const lines = paper.split('\n').filter((line) => line.includes(sum) && kindsIn(line).length > 0);
      return lines.length > 0 && lines.every((line) => !only.test(line));
    });
}

const INTEREST_ON =
  /\binterest (?:also )?(?:runs|accrues|grows|builds up|is (?:also )?(?:due|charged|payable|owed|added))[^.;]{0,12} on (?:the |your |all |any )?(?:whole |unpaid |late )?(\p{L}{4,})/iu;

/** "Interest also runs on the deposit", of words that have it run on the rent. */
export function chargesOnOther(sentence: string, { paragraph }: Pick<QuotedPlace, 'paragraph'>): boolean {
  const on = INTEREST_ON.exec(sentence)?.[1]?.toLowerCase();
  return (
    on !== undefined &&
    /\b(?:deposit|bond|rent|loan|balance|fee)/.test(on) &&
    !paragraph.toLowerCase().includes(on.slice(0, 4))
  );
}

const FURTHER =
  /\b(?:each|every|any) (?:further|additional|extra|other|more|later|second|missing) (\p{L}{3,20})\b/iu;
const IS_FURTHER =
  /\b(?:further|additional|extra|other|more|later|beyond|after|above|over|second|missing|from the (?:second|third))\b/i;

/** "Every song costs £40", where the words speak of each further song. */
export function forgetsFurther(sentence: string, { around }: Pick<QuotedPlace, 'around'>): boolean {
  const thing = FURTHER.exec(around)?.[1]?.toLowerCase().replace(/s$/, '');
  return (
    thing !== undefined &&
    !IS_FURTHER.test(sentence) &&
    new RegExp(
      String.raw`\b(?:each|every|all|any)\b[^.;]{0,24}\b${thing}|\b${thing}s?\b[^.;]{0,24}\b(?:each|all)\b`,
      'i',
    ).test(sentence)
  );
}

/** "Every invoice", where the same paragraph says of some that nothing is added. */
export function overlooksExemption(sentence: string, { around, paragraph }: QuotedPlace): boolean {
  if (
    !/\b(?:every|all|always|each|any)\b/i.test(sentence) ||
    /\b(?:every|all|always|each|any|whatever)\b/i.test(around)
  )
    return false;
  const stems = new Set((around.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 3)));
  return Array.from(paragraph.replace(around, ' ').matchAll(EXEMPT), ([, verb = '']) =>
    verb.toLowerCase(),
  ).some((verb) => stems.has(verb.slice(0, 3)));
}
const EXEMPT =
  /\b(?:nothing|no (?:charge|fee|cost|commission|percentage)) (?:is|are|will be) (\p{L}{3,12})/giu;
