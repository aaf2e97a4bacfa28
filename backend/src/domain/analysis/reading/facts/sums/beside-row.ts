import type { LegalText } from '../../../document/legal-text.ts';
import type { FoundSum } from '../find-money.ts';

/** `The price: $3,900, plus $120 for the drive`: behind the sum of the row stands another, for something of its own. */
export function isAddedInRow({ text }: LegalText, row: string, { start, end }: FoundSum): boolean {
  const from = text.lastIndexOf(row, start);
  const between = from < 0 ? '' : text.slice(from + row.length, start);
  if (between.includes('|') || between.length > FAR || !/\d/.test(between)) return false;
  return PLUS.test(between) || (/[,;] ?$/.test(between) && FOR_SOMETHING.test(text.slice(end, end + 40)));
}
const FAR = 120;
const PLUS = /\bplus (?:another |a )?$/i;
const FOR_SOMETHING = /^(?: (?:an?|per|each) \p{L}+)? for (?:the|an?|your|each|every) /iu;

/** `Late payment: £50 a day`, `Delay in instalment`: what the row tells of is being late. */
export const isLateRow = (row: string | null): boolean =>
  row !== null && /^(?:late|delay(?:ed|s)?|overdue|arrears)\b/i.test(row);

/** `Rent that is late: £20 is added`. That something is added says by itself not what for, and a tax is no price of being late. */
export const isLateWhenAdded = (sentence: string, after: string): boolean =>
  ADDED.test(after) && LATE.test(sentence);
const ADDED = /^(?! ?(?:VAT|GST|tax)\b)[^.;$€£₹\d]{0,30}\b(?:is|are|gets|will be) added\b/i;
const LATE =
  /\b(?:late|overdue|unpaid|missed|behind|arrears|caught up|after the \d{1,2}(?:st|nd|rd|th))\b|(?:\bnot|n['’]t) (?:yet )?(?:been )?(?:paid|in|here|reached)\b|\bstill (?:open|owing|due)\b/i;
