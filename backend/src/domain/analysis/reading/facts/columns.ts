import type { LegalText } from '../../document/legal-text.ts';
import type { Period } from '../../report/report.ts';

/** What stands over a column of sums that are printed without bars: `Per month     Up front`. */
interface Column {
  readonly period: Period | null;
  readonly purpose: string | null;
  /** Part of a sum that stands in the same row, or what is left to pay after it: no sum of its own. */
  readonly isPart?: true;
}

const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:per|a|each) month$|^monthly$/i, { period: 'month', purpose: null }],
  [/^(?:per|a|each) week$|^weekly$/i, { period: 'week', purpose: null }],
  [/^(?:per|a|each) year$|^yearly$|^annual(?:ly)?$/i, { period: 'year', purpose: null }],
  [/^(?:per|a|each) (?:day|night)$|^daily$|^nightly$/i, { period: 'day', purpose: null }],
  [/^up ?front$/i, { period: null, purpose: 'first payment' }],
];
/** Columns of a plan of payments: what is paid each time, and of what that is made up. */
const PARTS = /^(?:principal|capital|interest|balance|still|outstanding|remaining|left|owed|owing)/i;
const PAID = /^(?:total|payment|instal?ment|to pay|you pay|pay)/i;
const HEAD_WORDS =
  /\b(?:per|a|each) (?:month|week|year|day|night)\b|\b(?:monthly|weekly|yearly|annual(?:ly)?|daily|nightly|up ?front|one-off|once|today|total|deposit|standard|basic|plus|premium|principal|capital|interest|balance(?: left| due| owing)?|(?:still )?(?:owed|owing|outstanding)|remaining|left|payments?|instal?ments?|to pay|you pay)\b/gi;
const SUM =
  /(?:[$€£₹¥₦]|\b(?:EUR|USD|GBP|INR|ZAR|AUD|CAD|AED|CHF|SGD|KES|NGN|PHP|NZD|GHS|HKD|Rs\.?|R) ?)\d(?:[\d.,]*\d)?/g;
/** Lines above a row in which its columns are named. */
const ABOVE = 8;
/** How much of a line is looked at. */
const LINE = 240;

/** Whether a sum stands behind another one in a row without words between, so that the label of the row need not be its own. */
export function isLaterColumn({ text }: LegalText, at: number): boolean {
  const before = lineBefore(text, at);
  const last = Array.from(before.matchAll(SUM)).at(-1);
  return last !== undefined && /^[\s\d|–—×x*=-]{1,24}$/.test(before.slice(last.index + last[0].length));
}

/** What the head of its column says of a sum; null where no head can be told. */
export function columnOf({ text }: LegalText, at: number): Column | null {
  const before = lineBefore(text, at);
  if (before.includes('|')) return null;
  const index = before.match(SUM)?.length ?? 0;
  let end = at - before.length - 1;
  for (let step = 0; step < ABOVE && end > 0; step++) {
    const start = startOfLine(text, end);
    const line = text.slice(start, Math.min(end, start + LINE));
    const heads = isProse(line) ? [] : (line.match(HEAD_WORDS) ?? []);
    if (heads.length > 1 && !/\d/.test(line)) {
      const head = heads[index];
      if (head !== undefined && heads.some((one) => PAID.test(one)) && heads.some((one) => PARTS.test(one))) {
        if (PARTS.test(head)) return { period: null, purpose: null, isPart: true };
        if (PAID.test(head)) return { period: null, purpose: 'instalment' };
      }
      return head === undefined ? null : (HEADS.find(([words]) => words.test(head))?.[1] ?? null);
    }
    // a sentence between them ends the table
    if (/[.!?;]$/.test(line)) return null;
    end = start - 1;
  }
  return null;
}

/** More words than the heads of columns have: `If you are away for over a week the monthly sum stops`. */
const isProse = (line: string): boolean => line.split(/\s+/).length > MOST_HEAD_WORDS;
const MOST_HEAD_WORDS = 12;

/** Where the line begins that ends at a place, looked for no farther back than a line is long. */
const startOfLine = (text: string, end: number): number => {
  const from = Math.max(0, end - LINE);
  return from + text.slice(from, end).lastIndexOf('\n') + 1;
};

const lineBefore = (text: string, at: number): string => text.slice(startOfLine(text, at), at);
