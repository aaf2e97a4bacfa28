/** A word of a paragraph as comparison sees it: without case, hyphens, kind of quotation mark and layout. */
export interface Word {
  /** What is compared. */
  readonly key: string;
  /** Place in the paragraph's text. */
  readonly start: number;
  readonly end: number;
  /** A number that only names another clause: `clause 7.2`. Renumbering changes it without changing the paper. */
  readonly isReference: boolean;
}

/**
 * Words with inner apostrophes and hyphens (one that ends a line joins its halves), numbers with their separators, and the
 * signs that carry meaning. Bounded, so that hostile text stays linear.
 */
const WORD =
  /(?:\d{1,20}(?:[.,:/]\d{1,12}){0,6}|[\p{L}\p{M}\u00ad]{1,60}(?:(?:['’]|[-\u2010\u2011] ?(?=\p{Ll}))[\p{L}\p{M}\u00ad]{1,60}){0,6}|[$€£¥₹%§])/gu;
const ENUMERATOR = /^\((?:[a-z]|[ivxl]{1,6})\)/i;
const NAMES_A_CLAUSE =
  /^(?:clauses?|sections?|articles?|paragraphs?|schedules?|annex|annexe|appendix|exhibit|klausel|ziffer|absatz|artikel|artículo|cláusula|§)$/;

/** The words of a paragraph's text, from `from` on. Marks of lists such as `(a)` are layout and left out. */
export function wordsOf(text: string, from = 0): Word[] {
  const words: Word[] = [];
  let inReference = false;
  for (const match of text.slice(from).matchAll(WORD)) {
    const start = from + match.index;
    const end = start + match[0].length;
    if (text[start - 1] === '(' && ENUMERATOR.test(text.slice(start - 1, end + 1))) continue;
    const key = keyOf(match[0]);
    const isNumber = /^\d/.test(key);
    const isReference = inReference && isNumber;
    inReference = NAMES_A_CLAUSE.test(key) || (inReference && (isNumber || key === 'and' || key === 'or'));
    words.push({ key, start, end, isReference });
  }
  return words;
}

function keyOf(written: string): string {
  return written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u2010\u2011 -]/g, '')
    .replace(/’/g, "'")
    .replace(/'s$/, 's');
}

/** Where the text of a paragraph begins after its printed number: `2.1 Rent` and a `Rent` numbered 2.1 are the same. */
export function afterNumber(text: string, clause: string | null): number {
  const bullet = /^\s{0,4}[•●▪◦*–—-]\s{1,4}/.exec(text)?.[0].length ?? 0;
  if (clause !== null && text.startsWith(clause)) {
    return clause.length + (/^[.):\s–-]{0,6}/.exec(text.slice(clause.length))?.[0].length ?? 0);
  }
  return bullet;
}
