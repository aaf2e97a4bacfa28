import { findDates } from '../../../recognition/dates.ts';
import { nameOf, type KnownNumbers } from './known-numbers.ts';
import { periodAfter } from './periods.ts';
import { hasLooseAmount, isProposal } from './loose-amounts.ts';
import { daysOf, isKnownSpan } from './spans-of-time.ts';
import { findNumbers, type WrittenNumber } from './written-numbers.ts';

/**
 * How free a sentence is with numbers. `proposal`: where it asks for something or tells what is usual, it may name lengths of
 * time and shares of its own, but no sums; `wording`: it is a clause that is proposed, and may do so everywhere.
 */
export type Freedom = 'none' | 'proposal' | 'wording';

/** Numbers that need no proof in words: "two points to watch". */
const SMALL = 12;
/** How far a rounded result may be from the exact one. */
const ROUNDED = 0.006;
/** A sentence with more numbers than this is a table; nothing is worked out in it. */
const MOST_OPERANDS = 12;

/** Numbers of the calendar that a worked-out sum may use when its sentence speaks of them. */
const CALENDAR: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:years?|yearly|annual\w*|p\.?a)\b/i, [12, 52, 365, 4]],
  [/\b(?:months?|monthly)\b/i, [12, 30]],
  [/\b(?:weeks?|weekly)\b/i, [52, 7, 4]],
  [/\b(?:days?|daily)\b/i, [365, 30, 7, 24]],
  [/\b(?:quarters?|quarterly)\b/i, [4, 3]],
  [/%|\bper ?cent\b/i, [100]],
  [/\b(?:twice|double|both|two)\b/i, [2]],
  [/\bhalf\b/i, [2]],
  [/\b(?:thrice|triple|treble)\b/i, [3]],
];

/**
 * Whether every number, sum and day of a sentence stands in the document, or follows from such numbers by arithmetic that
 * the sentence shows. `before` holds the sentences in front of it, whose numbers it may use.
 */
export function hasBackedNumbers(
  sentence: string,
  known: KnownNumbers,
  freedom: Freedom = 'none',
  before = '',
): boolean {
  const dates = findDates(sentence);
  if (dates.some(({ iso }) => iso !== null && !known.days.has(iso) && !isYearsLater(iso, known)))
    return false;
  if (namesForeignLaw(sentence, known) || namesForeignDay(sentence, known)) return false;
  const isProposed = freedom === 'wording' || (freedom === 'proposal' && isProposal(sentence));
  if (hasLooseAmount(sentence, known.words, isProposed)) return false;
  const inDate = ({ start }: WrittenNumber) => dates.some((date) => start >= date.start && start < date.end);
  const numbers = findNumbers(sentence).filter((number) => !inDate(number));
  if (numbers.some(({ currency }) => currency !== null && !known.currencies.has(currency))) return false;
  const calendar = CALENDAR.flatMap(([word, counts]) => (word.test(sentence) ? counts : []));
  const passed = findNumbers(before);
  const operands = operandsIn(passed, known);
  const counts = numbers.filter((number) => isCount(number, sentence));
  return numbers.every((number) => {
    if (counts.includes(number)) {
      operands.push(...number.values.map((value) => ({ value, of: kindOf(value, number.of, known) })));
      return true;
    }
    if (
      number.of === 'nothing' &&
      counts.some(({ values }) => values.some((value) => number.values.includes(value)))
    )
      return true;
    if (isOfExample(number, numbers, sentence, known) || wasSaid(number, passed)) return true;
    if (isFree(number, known, isProposed) || stands(number, known)) return true;
    if (isYearOfSums(number, numbers)) return true;
    const others = operandsIn(
      numbers.filter((other) => other !== number),
      known,
    );
    const all = [...operands, ...others];
    // 3% a month are 36% a year; 3% a year are not
    const periods =
      number.of === 'percent' && !all.some((one) => isOfShorterTime(one, known)) ? [] : calendar;
    const value = number.values.find((one) => follows(one, number.of, all, periods));
    if (value === undefined) return false;
    operands.push({ value, of: number.of });
    return true;
  });
}

/** What needs no proof. */
function isFree(
  { of, values, isWords }: WrittenNumber,
  { paragraphs }: KnownNumbers,
  isProposed: boolean,
): boolean {
  if (of === 'place') return values.every((value) => value <= Math.max(paragraphs, 100));
  if (of === 'nothing') return isWords && values.every((value) => value <= SMALL);
  return isProposed && (of === 'time' || of === 'percent');
}

const ALL_PERIODS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/** A rent of £950 a month is none of £950 a week; a sum that the paper gives no period may have any. */
function hasKnownPeriod(values: readonly number[], after: string, { rates }: KnownNumbers): boolean {
  const said = periodAfter(after);
  if (said === null) return true;
  return values.some((value) => {
    const name = nameOf(value);
    const isRate = ALL_PERIODS.some((period) => rates.has(`${name} ${period}`));
    return !isRate || rates.has(`${name} ${said}`);
  });
}

/** Numbers up to here stand in every paper, as numbers of its clauses or days of a month. */
const COMMON = 31;

/** Whether a number stands in the document as what it counts: `3 months` is not borne out by a clause 3. */
function stands({ of, values, after }: WrittenNumber, known: KnownNumbers): boolean {
  const isThere = (value: number) => known.values.has(nameOf(value));
  if ((of === 'money' || of === 'percent') && !hasKnownPeriod(values, after, known)) return false;
  if (of === 'money') return values.some((value) => known.sums.has(nameOf(value)));
  if (of === 'time') {
    const days = daysOf(values, after);
    if (isKnownSpan(days, known.spans)) return true;
    // Papers in a language whose units are not known have numbers and no spans.
    return (known.spans.length === 0 && known.paragraphs > 0) || days.length === 0
      ? values.some(isThere)
      : values.some((value) => value > COMMON && isThere(value));
  }
  if (
    of === 'percent' &&
    values.some((value) => SHARES.some(([share, words]) => share === value && words.test(known.words)))
  )
    return true;
  if (of === 'percent' && known.percents.size > 0)
    return values.some((value) => known.percents.has(nameOf(value)) || (value > COMMON && isThere(value)));
  return values.some(isThere);
}

/** Shares that papers write in words. */
const SHARES: readonly (readonly [number, RegExp])[] = [
  [25, /\b(?:a|one)[- ]quarter\b/i],
  [50, /\b(?:half|one half)\b/i],
  [75, /\bthree[- ]quarters\b/i],
];

/** A plain number beside a sign of multiplication: the working of a result, which is checked by it. */
const isCount = ({ of, start, end }: WrittenNumber, sentence: string): boolean =>
  of === 'nothing' &&
  (/^\s?(?:[x×*]|times)\s?\D{0,3}\d/i.test(sentence.slice(end, end + 12)) ||
    /\d\s?(?:[x×*]|times)\s?$/i.test(sentence.slice(Math.max(0, start - 10), start)));

/** "Twelve months of rent come to £11,400": the months of a year beside sums, which are checked by them. */
const isYearOfSums = ({ of, values }: WrittenNumber, numbers: readonly WrittenNumber[]): boolean =>
  of === 'time' &&
  values.some((value) => value === 12 || value === 52) &&
  numbers.some((other) => other.of === 'money');

/** `3,000` in a sum that is worked out is money where the paper has it as money. */
const kindOf = (value: number, of: WrittenNumber['of'], { sums }: KnownNumbers): WrittenNumber['of'] =>
  of === 'nothing' && value >= SMALL && !isYear(value) && sums.has(nameOf(value)) ? 'money' : of;

const isYear = (value: number) => value > 1900 && value < 2100;

/** Whether a sum stands in a sentence that has passed already. */
const wasSaid = ({ of, values }: WrittenNumber, passed: readonly WrittenNumber[]): boolean =>
  of === 'money' && passed.some((one) => one.of === of && one.values.some((value) => values.includes(value)));

const IS_EXAMPLE =
  /^\W{0,3}(?:if|on|with|for|say|suppose|at|e\.g\.)\b|\bfor (?:example|instance)\b|\b(?:e\.g\.|say,)/i;

/**
 * "On a claim of €100,000 that is €10,000", of words that keep 10%: a sum that the sentence only supposes, and the share of it that
 * the paper names. Both of them, and no other.
 */
function isOfExample(
  { of, values }: WrittenNumber,
  numbers: readonly WrittenNumber[],
  sentence: string,
  known: KnownNumbers,
): boolean {
  if (of !== 'money' || !IS_EXAMPLE.test(sentence)) return false;
  const sums = numbers.filter((number) => number.of === 'money').flatMap((number) => number.values);
  const isShare = (part: number, whole: number) =>
    part < whole && known.percents.has(nameOf(Math.round((part / whole) * 10_000) / 100));
  return values.some((value) => sums.some((other) => isShare(value, other) || isShare(other, value)));
}

interface Operand {
  readonly value: number;
  readonly of: WrittenNumber['of'];
}

const isOfShorterTime = ({ value }: Operand, { rates }: KnownNumbers): boolean =>
  ['hour', 'day', 'week', 'month', 'quarter'].some((period) => rates.has(`${nameOf(value)} ${period}`));

/** The numbers of the document that are written beside a result. */
function operandsIn(numbers: readonly WrittenNumber[], known: KnownNumbers): Operand[] {
  return numbers
    .flatMap(({ values, of }) => values.map((value) => ({ value, of: kindOf(value, of, known) })))
    .filter(({ value }) => value > 0 && known.values.has(nameOf(value)))
    .slice(0, MOST_OPERANDS);
}

/**
 * Whether a number follows from others beside it: two of them, or three, added, taken away, multiplied or divided, or one
 * times or by a number of the calendar. A sum of money follows only from a sum of money, a length of time from another.
 */
function follows(
  target: number,
  of: WrittenNumber['of'],
  operands: readonly Operand[],
  calendar: readonly number[],
): boolean {
  const isIt = (value: number) => Math.abs(value - target) <= Math.max(0.01, Math.abs(target) * ROUNDED);
  const isFitting = (used: readonly Operand[]) =>
    (of !== 'money' && of !== 'time') || used.some((operand) => operand.of === of);
  return operands.some((a, index) => {
    if (isFitting([a]) && calendar.some((count) => isIt(a.value * count) || isIt(a.value / count)))
      return true;
    return operands.slice(index).some((b, offset) => {
      const pairs = results(a.value, b.value);
      const isRatio = of === 'time' && a.of === 'money' && b.of === 'money';
      if (isRatio && (isIt(a.value / b.value) || isIt(b.value / a.value))) return true;
      if (isFitting([a, b]) && offset > 0 && pairs.some(isIt)) return true;
      return operands
        .slice(index + offset + 1)
        .some((c) => isFitting([a, b, c]) && pairs.some((pair) => results(pair, c.value).some(isIt)));
    });
  });
}

const results = (a: number, b: number): number[] => [
  a + b,
  Math.abs(a - b),
  a * b,
  a / b,
  b / a,
  (a * b) / 100,
];

const DAY_OF_MONTH =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (january|february|march|april|may|june|july|august|september|october|november|december)|(january|february|march|april|may|june|july|august|september|october|november|december) (\d{1,2})(?:st|nd|rd|th)?)\b/gi;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Whether a day lies some years, of which the paper speaks, after one of its days: four years from 1 October 2026. */
function isYearsLater(iso: string, { days, spans }: KnownNumbers): boolean {
  return [...days].some((day) => {
    const years = Number(iso.slice(0, 4)) - Number(day.slice(0, 4));
    return (
      years > 0 &&
      iso.slice(4) === day.slice(4) &&
      [` years`, ` months`].some((unit) =>
        isKnownSpan(daysOf([unit === ' years' ? years : years * 12], unit), spans),
      )
    );
  });
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );

/** A day without a year that is no day of the document. */
function namesForeignDay(sentence: string, { days, words }: KnownNumbers): boolean {
  return [...sentence.matchAll(DAY_OF_MONTH)].some(([found, first, month, other, last]) => {
    const number = String(MONTHS.indexOf((month ?? other ?? '').toLowerCase()) + 1).padStart(2, '0');
    const end = `-${number}-${(first ?? last ?? '').padStart(2, '0')}`;
    const ordinal = ORDINALS[Number(first ?? last) - 1];
    return (
      ![...days].some((day) => day.endsWith(end)) &&
      !words.toLowerCase().includes(found.toLowerCase()) &&
      (ordinal === undefined ||
        !words.toLowerCase().includes(`${ordinal} day of ${(month ?? other ?? '').toLowerCase()}`))
    );
  });
}

/** A statute that the document does not name cannot be checked: `§ 309 BGB`, `section 11 of the Housing Act 1985`. */
function namesForeignLaw(sentence: string, known: KnownNumbers): boolean {
  const year =
    /\b(?:Act|Code|Regulations?|Directive|Order|Ordinance|Gesetz|Loi|Ley|Lei)\b[^.]{0,20}?\b((?:18|19|20)\d{2})\b/.exec(
      sentence,
    )?.[1];
  if (year !== undefined && !known.values.has(year)) return true;
  const laws = Array.from(sentence.matchAll(NAMED_LAW), ([, name = '']) => name.toLowerCase());
  if (laws.length === 0) return false;
  const paper = known.words.toLowerCase();
  return laws.some((name) => !paper.includes(name));
}

/** `Article 44 of the Consumer Charter`, `the Tenant Fees Act`: a law by its name. */
const NAMED_LAW =
  /(?<![.!?] )(?<!^)\b((?:\p{Lu}[\p{L}'’-]+ (?:(?:of|and|for|to|in|the|on) ){0,2}){1,6}(?:Acts?|Code|Charter|Regulations?|Directive|Ordinance|Convention|Statutes?|Treaty|Scheme|Protocol|Handbook|Guidelines|Decree|Bylaws?|Law))\b/gu;
