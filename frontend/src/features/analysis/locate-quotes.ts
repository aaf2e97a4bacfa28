/** A stretch of a paragraph: words, and whether they are quoted. */
export interface Stretch {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Cuts a paragraph into quoted and other stretches. White space and the shape of quotation marks do not matter. */
export function locateQuotes(text: string, quotes: readonly string[]): readonly Stretch[] {
  const spans = quotes
    .map((quote) => locate(text, quote))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.start - b.start);

  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    if (begin > from) stretches.push({ text: text.slice(from, begin), isQuoted: false });
    stretches.push({ text: text.slice(begin, end), isQuoted: true });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), isQuoted: false });
  return stretches;
}

function locate(text: string, quote: string): { readonly start: number; readonly end: number } | null {
  const words = quote.trim();
  if (words === '') return null;
  const exact = text.indexOf(words);
  if (exact >= 0) return { start: exact, end: exact + words.length };
  // The report may have cut a long quote.
  const kept = words.replace(/\s*…$/, '');
  if (kept === '') return null;
  const match = tolerant(kept).exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

function tolerant(words: string): RegExp {
  const pattern = words
    .replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/[“”„«»"]/g, '[“”„«»"]')
    .replaceAll(/[‘’‚']/g, "[‘’‚']");
  return new RegExp(pattern, 'i');
}
