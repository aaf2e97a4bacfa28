/** A capitalised term that the text itself explains. */
export interface Definition {
  readonly term: string;
  /** Offset of the term in the text. */
  readonly start: number;
}

/** Finds `"Term" means …`, `(the "Term")` and `hereinafter "Term"`. Bounded patterns only. */
export function findDefinitions(text: string): Definition[] {
  const found = new Map<string, Definition>();
  const add = (term: string, start: number) => {
    const clean = term.replace(/\s+/g, ' ').replace(/[,.]$/, '').trim();
    if (/^\p{L}/u.test(clean) && !found.has(clean)) found.set(clean, { term: clean, start });
  };
  for (const match of text.matchAll(/["“”]([\p{L}][\p{L}\d&/'’ .,-]{1,60}?)["“”]/gu)) {
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const defines =
      /^[^.]{0,30}\b(?:means?|shall mean|refers? to|is defined|has the meaning|shall have the meaning|includes?)\b/.test(
        after,
      ) ||
      /\([^()]{0,80}$/.test(before) ||
      /(?:hereinafter|hereafter|referred to|known as|called|defined as|termed)[^.]{0,40}$/i.test(before);
    if (defines) add(match[1]!, match.index + 1);
  }
  for (const match of text.matchAll(
    /\((?:the |each,? an? |hereinafter )?([A-Z][A-Za-z]{2,30}(?: [A-Z][A-Za-z]{2,30}){0,3})\)/g,
  )) {
    add(match[1]!, match.index + match[0].indexOf(match[1]!));
  }
  for (const match of text.matchAll(
    /(?:^|\n)(?:\d{1,2}(?:\.\d{1,2}){0,2}\.? )?([A-Z][A-Za-z]{2,25}(?: [A-Z][A-Za-z]{2,25}){0,3}) (?:means|shall mean|refers to) /g,
  )) {
    add(match[1]!, match.index + match[0].indexOf(match[1]!));
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
