import type { CitedParagraph, Quote } from '../../../../../backend/src/adapters/http/contract.ts';
import { ENGLISH_WORDS, type ReportWords } from './report-words.ts';

type Place = Pick<CitedParagraph, 'id' | 'clause' | 'page'>;

/** The contract's own number of a clause: `clause 9.1`; `Article 5` and `Annex` say themselves what they are. */
function ownName(clause: string | null, { tell }: ReportWords = ENGLISH_WORDS): string | null {
  if (clause === null || !/[\p{L}\p{N}]/u.test(clause)) return null;
  // `9.` and `5)`, but `(a)`.
  const number = clause.startsWith('(') ? clause : clause.replace(/[.)]$/, '');
  // Their `§ 5` needs the word most: ours stands beside it.
  return /^\p{L}{5,}|^\p{L}+\.?\s/u.test(number) ? number : tell('clause {number}', { number });
}

/** A word processor may number with whole sentences; a longer name would not stay on a line of a phone. */
const LONGEST_SHORT_NAME = 16;

/** The contract's own number as it stands before a place in the report, `clause 9.1`; null where there is none or a long one. */
export function shortName({ clause }: Pick<Place, 'clause'>, words?: ReportWords): string | null {
  const own = ownName(clause, words);
  return own === null || own.length > LONGEST_SHORT_NAME ? null : own;
}

/** A place in full: `Clause 9.1 · page 3 (§12)`, or by our count alone. */
export function fullPlace({ id, clause, page }: Place): string {
  const own = ownName(clause);
  return own === null
    ? `§${id} · page ${page}`
    : `${own[0]?.toUpperCase()}${own.slice(1)} · page ${page} (§${id})`;
}

/** What stands in front of a line of a chat: `[04/08/2025, 18:02:40] Ines Adair: `. */
const SENT = /^\[[\d/.,: -]{8,24}(?:[ap]m)?\] [^:]{1,40}: /i;

/** Words of the preview that stands for a place without a number. */
const PREVIEW_WORDS = 5;

/** Where a quote stands, as a person finds it on paper: `clause 9.3, p. 4`, `p. 4`, or its first words where there is neither. */
export function quotePlace({ clause, page, text }: Quote, told: ReportWords = ENGLISH_WORDS): string {
  const own = shortName({ clause }, told);
  const pageWords = page === null ? null : `p. ${page}`;
  const place = [own, pageWords].filter((part) => part !== null).join(', ');
  if (place !== '') return place;
  const said = text.replace(SENT, '') || text;
  const words = said.split(/\s+/, PREVIEW_WORDS + 1).filter(Boolean);
  if (words.length === 0) return told.tell('in the document');
  const isCut = words.length > PREVIEW_WORDS || said.length > 60;
  const start = words.slice(0, PREVIEW_WORDS).join(' ').slice(0, 60);
  // What opens and does not close is left out; the three dots stay beside the last word.
  return isCut ? `“${withoutOpenEnd(start)}\u00A0…”` : `“${start}”`;
}

/** Signs that open something, and those that close it; of the straight quotation mark each second one closes. */
const PAIRS = ['()', '“”', '«»', '""'] as const;

/** Words without the end that opens a bracket or a quotation and does not close it. */
function withoutOpenEnd(words: string): string {
  let end = words.length;
  for (const [open, close] of PAIRS) {
    const last = words.lastIndexOf(open!);
    const isOpen =
      open === close ? words.split(open!).length % 2 === 0 : last >= 0 && words.indexOf(close!, last) < 0;
    if (isOpen && last > 0) end = Math.min(end, last);
  }
  return words.slice(0, end).trimEnd();
}
