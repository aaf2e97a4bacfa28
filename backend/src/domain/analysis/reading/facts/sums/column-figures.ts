import { CODES, SIGNS } from '../../languages/en/money/money-words.ts';

const COLUMN = new RegExp(String.raw`(?:^|[\s(|,])(${CODES}|€|£|₹|Rs\.?|₦)(?=[\s)|]|$)`, 'u');

/** Figures under a column head that names the currency: `Item | AED`, then `Returned cheque | 100`. */
export function columnFigures(
  text: string,
): { readonly start: number; readonly words: string; readonly currency: string }[] {
  const out: { start: number; words: string; currency: string }[] = [];
  let column: { readonly currency: string; readonly fromEnd: number | null } | null = null;
  /** The currency of a list without marks: `FEES (in Rs.)`, then `Books   4,500`. */
  let listed: string | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    if (!line.includes('|')) {
      column = null;
      const head = PRICED_HEAD.exec(line)?.[1];
      if (head !== undefined && !/\d/.test(line)) listed = currencyOfHead(head);
      const row = listed === null ? null : PRICED_ROW.exec(line);
      if (row !== null) {
        const at = line.lastIndexOf(row[1]!);
        out.push({ start: start + at, words: row[1]!, currency: listed! });
      } else if (head === undefined && line.trim() !== '') listed = null;
    } else {
      const head = /\d/.test(line) ? null : headOf(line);
      if (head !== null) column = head;
      else if (column !== null) {
        const { currency, fromEnd } = column;
        for (const cell of line.matchAll(
          /\|\s{0,3}(\d[\d,. ]{0,12}\d|\d)(?=\s{0,3}(?:\||$|,|;| (?:a|per|each|one way|both) ))/g,
        )) {
          const behind = line.slice(cell.index + cell[0].length).split('|').length - 1;
          if (fromEnd !== null && behind !== fromEnd) continue;
          out.push({
            start: start + cell.index + cell[0].length - cell[1]!.length,
            words: cell[1]!,
            currency,
          });
        }
      }
    }
    start += line.length + 1;
  }
  return out;
}

const PRICED_HEAD = new RegExp(
  String.raw`^[^.;\d]{3,60}\((?:all )?(?:(?:amounts? |figures? |sums? )?in )?(${CODES}|€|£|₹|Rs\.?|₦)\)\s*$`,
  'u',
);
/** With further figures in front of it only one in groups is a sum for certain: `Dinner 80 x Rs. 450 36,000`. */
const PRICED_ROW =
  /^\p{Lu}(?:[^|.;\d]{2,70}\s(?=[\d,.]+\s*$)|[^|;]{2,90}\s(?=\d{1,3}(?:,\d{2,3}){1,3}(?:\.\d{2})?\s*$))(\d{1,3}(?:,\d{2,3}){1,3}(?:\.\d{2})?|\d{3,7}(?:\.\d{2})?)\s*$/u;
const currencyOfHead = (sign: string): string =>
  SIGNS.find(([one]) => one === sign)?.[1] ?? (sign.startsWith('Rs') ? 'INR' : sign);

/** The currency that a head of columns names; of a table with columns of other figures also how far from its end that column is. */
function headOf(line: string): { readonly currency: string; readonly fromEnd: number | null } | null {
  const match = COLUMN.exec(line);
  if (match === null) return null;
  const cells = line.split('|').length;
  const currency = currencyOfHead(match[1]!);
  return {
    currency,
    fromEnd: cells > 2 ? line.slice(match.index + match[0].length).split('|').length - 1 : null,
  };
}
