import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';

/** Signs and names of currencies right before or after a figure, in the words of a document. */
const SUM =
  /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|AED|INR|Rs)\b)\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|円|元|درهم|(?:USD|EUR|GBP|CHF|AED|euros?|dollars?|pounds|dirhams?|rupees)\b)/iu;

/** Whether the words that a report quotes, or what it read in them, name a sum: then it cannot say that there is none. */
export function holdsSum({ facts, duties, risks }: Pick<Report, 'facts' | 'duties' | 'risks'>): boolean {
  if (facts.some(({ amount }) => amount !== undefined) || duties.some(({ amount }) => amount !== null))
    return true;
  return [...facts, ...duties, ...risks].some(({ quotes }) => quotes.some(({ text }) => SUM.test(text)));
}
