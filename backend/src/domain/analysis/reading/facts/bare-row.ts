import { paragraphAt, type LegalText } from '../../document/legal-text.ts';
import type { FoundSum } from './find-money.ts';

/** Longest line that is taken for a row. */
const LONGEST = 130;
const MOST_WORDS = 8;
/** What stands in front of a label: a number, a bullet, a box to tick. */
const FRONT = /^(?:(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|[([]\s?[xX✓✔]?\s?[)\]]|[-•*·–])\s+)*/;
/** Marks between a label and its sum. */
const LEADERS = /(?:\s?(?:[–—-]|\.{2,}|…+|=))?\s*$/;
/** How the sum of a row is reckoned: `Crew (2 men) $92.00 per h $644.00`, `Dinner 80 x Rs. 450 36,000`, `Surcharge 8% $33`. */
const PRICE = String.raw`(?:[$€£₹¥₦]|\b(?:Rs|R|KES|USD|EUR|GBP|INR|ZAR|AUD|CAD|AED|CHF|SGD|NGN|PHP)\.?) ?\d[\d,.]*`;
const RECKONED = new RegExp(
  String.raw`\s(?:@ ?)?(?:\d[\d,.]* ?[x×*@] ?${PRICE}|${PRICE}(?: ?(?:\/|per|an?|each) ?\p{L}{1,10}| each)|\d+(?:[.,]\d+)? ?%)\s*$`,
  'u',
);
const TAX = /^(?:GST|HST|VAT|PST|QST|TVA|IVA|CGST|SGST|IGST)$/;
/** Words of a sentence: such a line is no row. */
const SAYS =
  /\b(?:is|are|was|be|will|would|shall|must|may|can|has|have|gets?|receives?|earns?|takes|keeps|gives|owes|sells|buys|needs|asks|attracts?|incurs?|bears?|carr(?:y|ies)|brings?|saves?|makes?|less|minus|(?<!\bto )pays?|paid|charges?d|adds?|costs|goes|we|you|i|they|it|if|when|unless|until|who|that|which|not|or)\b/i;
/** Words after which a sum is a measure of something else. */
const HANGS =
  /\b(?:of|to|at|for|by|than|over|up|about|plus|least|most|under|above|below|from|in|on|with|a|the|per|each)$/i;
/** What may follow the sum in a row. */
const ENDS =
  /^(?:\s?(?:inc|incl|including|plus|excl|ex)\b\.? ?(?:VAT|GST|tax)?|\s?\([^()]{1,60}\)|\s?(?:\/|per|a|an|each|every|p\.?m|p\.?a|monthly|weekly|yearly)\b[^.;]{0,24}|[\s.,;]){0,3}$/i;

/**
 * The label of a line that is nothing but a label and its sum, `Cash price   €33,450` or `Set-up fee – £360 inc. VAT`, whose columns
 * no mark divides. Null for a sentence.
 */
export function bareRow(text: LegalText, { start, end }: FoundSum): string | null {
  const paragraph = paragraphAt(text, start);
  if (paragraph === undefined || paragraph.text.length > LONGEST || /[|]/.test(paragraph.text)) return null;
  if (!ENDS.test(text.text.slice(end, paragraph.end))) return null;
  const label = text.text
    .slice(paragraph.start, start)
    .replace(FRONT, '')
    .replace(LEADERS, '')
    .replace(RECKONED, '')
    .replace(/\s?\([^()]{0,80}\)$/, '')
    .trim();
  const words = label.split(/\s+/);
  if (TAX.test(label)) return label;
  // what stands in capitals is told by what it is for
  if (!/\p{Ll}/u.test(label)) return null;
  const isLabel =
    /^\p{Lu}/u.test(label) && label.length > 2 && words.length <= MOST_WORDS && !/[.;:()\d]/.test(label);
  return isLabel && !SAYS.test(label) && !HANGS.test(label) ? label : null;
}

/** Whether a sum stands in the bracket of a line that ends in another: `Total (with GST of Rs. 180) 1,180`. */
export function isPriced(text: LegalText, end: number): boolean {
  const paragraph = paragraphAt(text, end);
  return (
    paragraph !== undefined &&
    paragraph.text.length <= LONGEST &&
    /^[^()]{0,20}\)[\s.…–-]{1,40}(?:[$€£₹¥₦]|[A-Z]{1,3}s?\.? ?)?\d[\d.,]*\s*$/.test(
      text.text.slice(end, paragraph.end),
    )
  );
}

/** `Document fee (paid with the first instalment) €75` is the fee; `Deposit (trade-in €500` names the sum inside the bracket. */
export const besideBracket = (before: string): string =>
  /\(([^()\d]{4,30})$/.exec(before)?.[1] ?? before.replace(/\s?\([^()]{4,60}\)\s?$/, ' ');

/**
 * What stands between the sum before and this one: the words in front of another sum name that one. Alternatives and ranges
 * (`£5 or £8`, `between £5 and £8`) share their words.
 */
export function sinceLastSum(before: string): string {
  const last = Array.from(before.matchAll(ANOTHER_SUM)).at(-1);
  if (last === undefined) return before;
  const between = before.slice(last.index + last[0].length);
  return /^(?: (?:an?|per|each) \p{L}{2,9})?\W{0,3}(?:or|and|to|up to|–|-|\/|\(|=|,)?\W{0,3}$/iu.test(between)
    ? before.slice(0, last.index)
    : between.replace(/^ ?(?:an?|per|each) \p{L}{2,9}\b/u, '');
}

const ANOTHER_SUM =
  /(?:[$€£₹¥₦]|\b(?:Rs|R|USD|EUR|GBP|INR|ZAR|AUD|CAD|AED|CHF|SGD|KES|NGN|PHP|NZD|GHS|HKD)\.?) ?\d[\d.,' ]{0,14}|\d[\d.,']{0,14} ?(?:[€£₹]|\b(?:euros?|dollars?|pounds?|rupees?|rand|dirhams?|francs?)\b)/g;
