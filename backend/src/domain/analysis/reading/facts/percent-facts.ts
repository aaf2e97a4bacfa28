import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { INTEREST_BEFORE_COMMA, PERCENT_PURPOSES, RATE_ROW } from '../languages/en/money/percent-words.ts';
import { quoteAround, rowLabel, sentenceAt } from './places.ts';

/** Most percentages that are listed. */
const MOST = 10;
const READ = 200;
const PERCENT =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?) ?(?:%|per ?cent\b|percent\b)(?: points?)?((?: (?:above|over|below|plus) [^.,;()]{3,40}?(?:rate|libor|euribor|sofr|prime))?)((?: (?:a|per|each|every) (?:day|week|month|quarter|year|annum)| (?:monthly|yearly|annually|daily|weekly))?)((?: (?:above|over|plus) [^.,;()]{3,40}?(?:rate|libor|euribor|sofr|prime))?)/giu;
const NEAR = 60;

/**
 * Every percentage whose purpose stands right beside it: interest, a fee, a commission, a share of the price. One without a plain
 * purpose is left out rather than guessed, and so is one that only explains a sum that is listed.
 */
export function percentFacts(text: LegalText): Draft<Fact>[] {
  const seen = new Set<string>();
  const out: Draft<Fact>[] = [];
  let read = 0;
  for (const match of text.text.matchAll(PERCENT)) {
    if (out.length >= MOST || ++read > READ) break;
    const end = match.index + match[0].length;
    // `30% (R12 375)`: the sum itself is listed
    if (/^ \((?:[^\d()]{0,6})\d/.test(text.text.slice(end, end + 12))) continue;
    // `rises by more than 5%`: from where on something happens
    if (THRESHOLD.test(text.text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const label = purposeOf(text, match.index, end);
    if (label === null) continue;
    // `prime plus 2%`
    const over = OVER_RATE.exec(text.text.slice(Math.max(0, match.index - 50), match.index))?.[0] ?? '';
    const most = MOST_OF.exec(text.text.slice(Math.max(0, match.index - 24), match.index))?.[0] ?? '';
    const shown = `${most}${over}${match[0]}`.replace(/\s+/g, ' ').trim();
    const key = `${label} ${shown.toLowerCase()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out.push({
      kind: 'other',
      label,
      text: `${shown}.`,
      quotes: [quoteAround(text, match.index, end)],
      by: 'rules',
    });
  }
  return out;
}

const OVER_RATE =
  /\b(?:prime|base|repo|bank rate|libor|euribor|sofr|sonia|bbsw|mibor|nibor)(?: (?:lending )?rate)?(?: [^.,;()\d]{0,30}?)? ?(?:plus|\+|and) $/i;
/** `a bonus of up to 8%`: not all of it is promised. */
const MOST_OF = /\b(?:up to|at most|no more than|not more than|a maximum of|at least) $/i;
const THRESHOLD = /\b(?:by (?:more|less) than|exceeds?|falls below|drops below) (?:about )?$/i;

/** The purpose named nearest in front, or right behind; null where another figure or clause stands between. */
function purposeOf(text: LegalText, start: number, end: number): string | null {
  const row = rowLabel(text, start);
  if (row !== null && RATE_ROW.test(row) && row.split(' ').length <= 6 && isCell(text, start, row))
    return row;
  const sentence = sentenceAt(text, start);
  const from = Math.max(sentence?.start ?? 0, start - NEAR);
  const to = Math.min(sentence?.end ?? end + NEAR, end + NEAR);
  const before = text.text.slice(from, start);
  const clause = before.slice(Math.max(0, before.search(/[,;:][^,;:]*$/)));
  const after = /^[^.,;:(]{0,40}/.exec(text.text.slice(end, to))?.[0] ?? '';
  if (INTEREST_BEFORE_COMMA.test(before)) return 'Interest';
  for (const { label, before: ahead, after: behind } of PERCENT_PURPOSES) {
    if (ahead?.test(clause) === true && !/\d/.test(clause.slice(-12).replace(/\d{1,2}(?:st|nd|rd|th)/, '')))
      return label;
    if (behind?.test(after) === true) return label;
  }
  return null;
}

/** The percentage is what the row gives, not a word somewhere in it. */
const isCell = ({ text }: LegalText, at: number, row: string): boolean => {
  const from = text.lastIndexOf(row, at);
  return (
    from >= 0 && /^(?: ?\([^()]{1,60}\))?\s?[|:]\s?(?:\p{L}+ ){0,2}$/u.test(text.slice(from + row.length, at))
  );
};
