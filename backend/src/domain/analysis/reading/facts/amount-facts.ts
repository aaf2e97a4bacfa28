import { MOST_FACTS } from '../lists/left-out.ts';
import { paragraphAt, type LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact, Period } from '../../report/report.ts';
import { MONEY_IN_ROW } from '../languages/en/money/money-words.ts';
import {
  IN_ONE_CASE,
  MEASURED,
  MAY_BE_IN_ONE_CASE,
  SPECIAL_PURPOSES,
  THRESHOLD_BEFORE,
  WHO_DOES,
} from '../languages/en/money/sum-purposes.ts';
import { isByCase } from '../languages/en/money/by-case-words.ts';
import { isUnsurePurpose } from '../languages/en/money/unsure-purposes.ts';
import { agreedSum, isOnlyOffered } from './agreed-later.ts';
import { columnOf, isLaterColumn } from './columns.ts';
import { findMoney, type FoundSum } from './find-money.ts';
import { isSameDeposit, OWN_SUM } from './sums/own-deposit.ts';
import { calledAsWithout, isToldWithPeriod } from './sums/told-with-period.ts';
import { stageOf } from './sums/stage-of.ts';
import { isNoSum } from './sums/no-sum.ts';
import { partOfYear } from './sums/part-of-year.ts';
import { bareRow, besideBracket, isPriced, sinceLastSum } from './bare-row.ts';
import { quoteAround, rowLabel, sentenceAt } from './places.ts';
import { blankColumns, cellHead } from './sums/cell-head.ts';
import { behindSum, inBracket } from './sums/in-bracket.ts';
import { figuresOf, headed } from './sums/say-sum.ts';
import { howOften } from './sums/how-often.ts';
import { nearest } from './sums/nearest-purpose.ts';
import { ofHeading } from './sums/of-heading.ts';
import { isAddedInRow, isLateRow, isLateWhenAdded } from './sums/beside-row.ts';
import { ownName } from './sums/own-name.ts';
import { periodOf } from './sums/period-of-sum.ts';

/** Most sums that are listed; the main ones come first. */
/** Most sums that are looked at; a paper with more is a price list. */
const READ = 800;
/** Sums behind an offer of which one may be what was agreed. */
const FOLLOWING_SUMS = 12;

/** Every sum with what it is for, its currency and how often it is due; the main ones first. */
export function amountFacts(text: LegalText, country: string): Draft<Fact>[] {
  const seen = new Map<string, { readonly fact: Draft<Fact>; readonly rank: number }>();
  /** Sums of a chat in whose place others came. */
  const replaced = new Set<number>();
  const sums = findMoney(text.text, country).slice(0, READ);
  for (const [index, first] of sums.entries()) {
    // `Annual fee: $0`
    if (isNoSum(text, first)) continue;
    const paragraph = paragraphAt(text, first.start)?.id ?? 0;
    const behind = sums.slice(index + 1, index + 1 + FOLLOWING_SUMS).map(({ value }) => value);
    if (isOnlyOffered(text, { paragraph, value: first.value, later: behind })) continue;
    const isRow = MEASURED.test(rowLabel(text, first.start) ?? '');
    if ((isRow || replaced.has(first.value)) && /^[\d.,]+$/.test(first.words)) continue;
    const later = agreedSum(text, paragraph, first.value);
    if (later !== null) replaced.add(first.value);
    const sum =
      later === null
        ? first
        : { ...first, value: later.value, words: first.words.replace(/\d[\d.,]*/, String(later.value)) };
    const column = columnOf(text, sum.start);
    if (column?.isPart === true) continue;
    const period = periodOf(text.text, sum, rowLabel(text, sum.start) ?? '') ?? column?.period ?? null;
    const { label, purpose, rank } = purposeOf(text, sum, period, column?.purpose ?? null);
    // a deposit as high as the rent or the rest is a sum of its own
    const own = purpose === 'deposit' ? OWN_SUM : '';
    const key = `${own}${sum.value}|${period ?? ''}${stageOf(text, sum)}`;
    const known = seen.get(key);
    if (known !== undefined && known.rank <= rank) continue;
    const often = howOften(text.text.slice(sum.end, sum.end + 70), period);
    seen.set(key, {
      rank,
      fact: {
        kind: 'amount',
        label,
        text: `${figuresOf(sum)}${often}.`,
        quotes: [
          quoteAround(text, sum.start, sum.end),
          ...(later === null ? [] : [{ text: later.paragraph.text, paragraph: later.paragraph.id }]),
        ],
        by: 'rules',
        amount: { currency: sum.currency, value: sum.value, period, purpose },
      },
    });
  }
  const all = [...seen.values()];
  return [...seen]
    .filter(
      ([key, { fact }]) =>
        !isToldWithPeriod(key, seen) && !isSameDeposit(key, fact.amount?.purpose ?? null, seen),
    )
    .map(([key, one]) => partOfYear(calledAsWithout(key, one, seen), all))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
}

/** What a sum beside that of its row is: `Rent: £900 (now £850)`. */
const NOT_OF_ROW = new Set('until now,insurance cover,limit,increase,rate,instalment'.split(','));
/** What is told by the name that the paper has for it. */
const OWN_NAMES: ReadonlySet<string> = new Set(['fee', 'one-off fee', 'pay', 'price']);
/** `AED 2,000 a month goes into the marketing fund`: not what the heading names. */
const PUT_INTO = /^[^.;]{0,20}\b(?:goes|go|is put|is set aside|is paid) (?:into|towards?)\b/i;
/** Words of a label that is told as it stands. */
const LONGEST_ROW = 9;

/** Ranks: rows at the top, then what is paid anyway, then what is paid when something goes wrong, then limits. */
const MAIN =
  /^(?:total|hourly rate|rate|rent|price|deposit|pay|loan|premium|licence fee|instalment|tuition|membership|annual fee|balance|first payment)$/;
const AFTER_TROUBLE =
  /^(?:late fee|penalty|leaving early|damage|keys|cleaning|limit|insurance cover|in some cases|reduction|estimate|until now)$/;

function purposeOf(
  text: LegalText,
  sum: FoundSum,
  period: Period | null,
  ofColumn: string | null,
): { readonly label: string; readonly purpose: string | null; readonly rank: number } {
  const ofRow = rowLabel(text, sum.start) ?? bareRow(text, sum);
  const isAdded = ofRow !== null && isAddedInRow(text, ofRow, sum);
  const row = ofRow !== null && (isAdded || isNamedApart(text, ofRow, sum.start)) ? null : ofRow;
  const sentence = sentenceAt(text, sum.start);
  const start = sentence?.start ?? Math.max(0, sum.start - 120);
  const before = besideBracket(sinceLastSum(text.text.slice(Math.max(start, sum.start - 90), sum.start)));
  const after = text.text.slice(sum.end, Math.min(sentence?.end ?? sum.end + 60, sum.end + 60));
  const told = FOR_WHAT.exec(after)?.[1];
  const named = told === undefined ? null : nearest('', told);
  const whole = sentence?.text ?? '';
  const ahead = text.text.slice(Math.max(start, sum.start - 160), sum.start);
  const special = SPECIAL_PURPOSES.find(
    (one) =>
      (one.before?.test(ahead) === true || one.after?.test(after) === true) &&
      !(one.purpose === 'until now' && AT_PRESENT.test(ahead)),
  );
  const beside = namedBeside(row, named, before, after);
  // what comes back again and again is no first payment
  const isEach = beside === 'first payment' && period !== null;
  const apart = !isEach ? beside : /\bin advance\b/i.test(before) ? null : 'instalment';
  const isRent = (period === 'month' || period === 'week') && RENTS.test(ahead);
  const ofHead = PUT_INTO.test(after) ? null : ofHeading(text, sum.start);
  const plain = isAdded ? named : (apart ?? ofHead ?? (isRent ? 'rent' : null));
  const isCase = dependsOnCase(whole, {
    ahead,
    before,
    after,
    opening: text.text.slice(start, sum.start),
    plain,
  });
  const isOnCondition =
    (isCase || OF_TIME.test(row ?? '')) && (plain === null || MAY_BE_IN_ONE_CASE.has(plain));
  const isResult = MULTIPLIED.test(ahead);
  const isRow =
    row !== null &&
    !/^\d/.test(row) &&
    !isResult &&
    !MONEY_IN_ROW.test(row) &&
    !OF_TIME.test(row) &&
    row.split(' ').length <= LONGEST_ROW &&
    // `The Company may also deduct:` leads a list
    !/\b(?:may|shall|must|will|can)\b/i.test(row) &&
    isNearRow(text, row, sum.start);
  const isNext = isResult || (row === null && isLaterColumn(text, sum.start));
  const isMoved =
    row === null && MOVED.test(before) && MAIN.test(special === undefined ? (plain ?? '') : special.purpose);
  const found =
    ofColumn ??
    (isNext || isMoved || (isRow && special === undefined && nearest(row, '') === null)
      ? null
      : (special?.purpose ??
        (isLateRow(row) || isLateWhenAdded(whole, after)
          ? 'late fee'
          : isOnCondition && !isRow
            ? 'in some cases'
            : plain)));
  const purpose = found !== null && isUnsurePurpose(found, ahead, after) ? null : found;
  // `£24 (bank holidays £36)`: the second sum is for what stands in front of it
  const inner = isRow ? behindSum(ahead.slice(-40)) : undefined;
  const bracket = (isRow && inner === undefined) || isPriced(text, sum.end) ? inBracket(ahead) : null;
  if (bracket !== null)
    return { label: bracket === '' ? 'Sum' : capital(bracket), purpose: nearest(bracket, ''), rank: LAST };
  const isOther = special !== undefined && purpose !== null && NOT_OF_ROW.has(special.purpose);
  const column = blankColumns(text, sum.start);
  const ofRowOrBracket = isOther && isRow ? special.purpose : inner;
  const name =
    ofRowOrBracket ??
    (isRow
      ? headed(row, cellHead(text, sum.start))
      : purpose === null
        ? 'Sum'
        : nameFor(purpose, ahead, after));
  const label = column ?? capital(name);
  return { label, purpose, rank: rankOf(purpose, sum.start) + (isRow ? 0 : 1) };
}

/** What the row, the words behind `for` or those next to a sum say that it is for. */
function namedBeside(row: string | null, named: string | null, before: string, after: string): string | null {
  if (row === null) return named ?? nearest(before, after);
  return nearest(row, '') ?? nearest(before, after);
}

const nameFor = (purpose: string, ahead: string, after: string): string =>
  (OWN_NAMES.has(purpose) ? ownName(ahead, after) : null) ?? purpose;

/** Whether the sentence makes a sum hang on a case: it opens with one, names who has to pay it, or says so beside the sum. */
function dependsOnCase(
  whole: string,
  words: {
    readonly ahead: string;
    readonly before: string;
    readonly after: string;
    readonly opening: string;
    readonly plain: string | null;
  },
): boolean {
  const { ahead, before, after, opening, plain } = words;
  if (THRESHOLD_BEFORE.test(ahead)) return false;
  const isPaid = plain === 'payment' || (plain === 'repayment' && /\bback\b/i.test(before));
  return IN_ONE_CASE.test(whole) || (isPaid && WHO_DOES.test(whole)) || isByCase(opening, after);
}

/** What is paid anyway first, what stands at the head of the paper before what stands further down. */
function rankOf(purpose: string | null, start: number): number {
  const early = start < 1_500 ? 0 : 2;
  const kind = purpose === null ? 6 : MAIN.test(purpose) ? 0 : AFTER_TROUBLE.test(purpose) ? 8 : 4;
  return kind + early;
}

/** `refund him N45,000`, `the down payment less N150,000`, `tools worth $2,400`: no price, no payment and no loan. */
const MOVED =
  /\b(?:refund(?:s|ed|ing)?|repay(?:s|ing)?|repaid|reimburs\w+|gives? back|pays? back|return(?:s|ed|ing)?|less|minus|keeps?|retain\w*|worth|valued at|to the value of|unexpired)\b(?! (?:rent|fee|price)\b)[^.;$€£₹\d]{0,24}$/i;

/** `the cost (at present €290)` is what it costs. */
const AT_PRESENT =
  /\b(?:costs?|price|fee|charge),? \(?(?:at present|currently|at the moment|now),? (?:at )?$/i;

/** `180 euros for service charges`: what stands behind the sum says it best. */
const FOR_WHAT = /^\s?(?:for|towards|as)\s(?:the |an? |your )?([\p{L} -]{4,36})/u;

const RENTS =
  /\b(?:you|I|we|he|she|they|tenant|lodger|lessee|both) (?:(?:can|will|shall|may|to) )?rents?\b|\brenting\b/i;
/** `More than 14 days ahead: I give back everything except $20`: when a sum is due, and not what for. */
const OF_TIME =
  /^(?:more|less|fewer|between|within|from|up to|over|under|after|before|later|earlier)\b[^|:]{0,40}\b(?:hours?|days?|weeks?|months?|years?)\b/i;

/** Words between the label of a row and its sum; where more stand there, the label announces a sentence. */
const MOST_BETWEEN = 9;
function isNearRow({ text }: LegalText, row: string, at: number): boolean {
  const from = text.lastIndexOf(row, at);
  return from >= 0 && text.slice(from + row.length, at).split(/\s+/).length <= MOST_BETWEEN + 1;
}

/** `Balance: £900 in 9 instalments of £100`: behind the sum of the row another one is named for what it is. */
function isNamedApart({ text }: LegalText, row: string, at: number): boolean {
  const from = text.lastIndexOf(row, at);
  const between = from < 0 ? '' : text.slice(from + row.length, at);
  if (between.includes('|') || between.length > FAR_IN_ROW) return false;
  const since = sinceLastSum(between);
  return since !== between && nearest(since, '') !== null;
}
const FAR_IN_ROW = 200;

/** `Day rate | R485 x 7 | R3,395`: what comes of it is no day rate. */
const MULTIPLIED = /\d ?[x×*] ?\d{1,3} ?\| ?$/;

/** Rank of what is told beside a sum. */
const LAST = 9;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
