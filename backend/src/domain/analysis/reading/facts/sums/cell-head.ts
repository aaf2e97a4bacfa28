import { paragraphAt, type LegalText } from '../../../document/legal-text.ts';

/** Rows above in which the heads of columns are looked for. */
const ABOVE = 12;
const MONEY = /(?:[$€£₹¥₦]|\b(?:[A-Z]{3}|Rs\.?|R|N) ?)\d/g;
const LONGEST_HEAD = 40;

/**
 * What stands over the cell of a sum in a table with bars whose row holds several sums: `VAT @ 23%` of `Service | Fee | VAT @ 23%`.
 * Null where the row has one sum alone, or nothing stands over it.
 */
export function cellHead(text: LegalText, at: number): string | null {
  const row = paragraphAt(text, at);
  if (row === undefined || !row.text.includes('|') || (row.text.match(MONEY)?.length ?? 0) < 2) return null;
  const cells = cellsOf(row.text);
  const place = cellsOf(text.text.slice(row.start, at), true).length - 1;
  let head: readonly string[] | null = null;
  const from = text.paragraphs.findIndex(({ id }) => id === row.id);
  for (let step = 1; step <= ABOVE; step++) {
    const above = text.paragraphs[from - step];
    if (above === undefined || !above.text.includes('|')) break;
    if (!/\p{L}/u.test(above.text)) continue;
    const own = cellsOf(above.text);
    if (own.length !== cells.length) break;
    if (!(above.text.match(MONEY)?.length ?? 0)) head = own;
  }
  const words = head?.[place]?.trim() ?? '';
  return /\p{L}/u.test(words) && words.length <= LONGEST_HEAD && !SAYS_NOTHING.test(words) ? words : null;
}

/** Heads over whatever a table holds: they say of no sum what it is. */
const SAYS_NOTHING =
  /^(?:the )?(?:details?|particulars?|remarks?|notes?|descriptions?|values?|contents?|information|info|terms?|conditions?|what|answers?|entry|entries|specifications?|comments?|agreed|item|head|figures?)$/i;

const HEAD_WORD =
  /^(?:fee|price|cost|amount|total|gst|hst|vat|tax|net|gross|rate|deposit|balance|subtotal|principal|interest|weekday|weekend|single|double|adult|child|member|guest)s?$/i;
const RULE = /^[\s_=–—-]+$/;

/**
 * The label of a row and what stands over one of its sums, where the columns are parted by blanks alone: `Locker (VAT)` below
 * `Item Fee VAT Total`. Null where the words over the sums are no heads of columns for certain.
 */
export function blankColumns(text: LegalText, at: number): string | null {
  const row = paragraphAt(text, at);
  if (row === undefined || row.text.includes('|') || row.text.length > LONGEST_ROW) return null;
  const sums = [...row.text.matchAll(MONEY)];
  const place = sums.findLastIndex(({ index }) => row.start + index <= at);
  const label = row.text
    .slice(0, sums[0]?.index)
    .replace(/\s?\([^()]*\)\s*$/, '')
    .trim();
  if (sums.length < 2 || place < 0 || !/^\p{Lu}[^.;:]{2,50}$/u.test(label)) return null;
  const between = row.text.slice(sums[0]!.index).replace(/[A-Z]{3}|Rs\.?|[R₦N]/g, '');
  if (/\p{L}/u.test(between)) return null;
  const from = text.paragraphs.findIndex(({ id }) => id === row.id);
  for (let step = 1; step <= ABOVE; step++) {
    const words = text.paragraphs[from - step]?.text ?? '';
    const heads = words.split(/\s+/).slice(-sums.length);
    if (heads.length === sums.length && heads.every((head) => HEAD_WORD.test(head)))
      return `${label} (${heads[place]!})`;
    if (!RULE.test(words) && !words.match(MONEY)) return null;
  }
  return null;
}
const LONGEST_ROW = 140;

/** The cells of a row, whether or not bars stand at its ends. */
const cellsOf = (row: string, isCut = false): string[] =>
  row
    .replace(/^\s*\|/, '')
    .replace(isCut ? /$^/ : /\|\s*$/, '')
    .split('|');
