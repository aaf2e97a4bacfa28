import { locateSpan } from './locate-span.ts';

/** A stretch of a paragraph: words, and whether they are quoted. */
export interface Stretch {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Cuts a paragraph into quoted and other stretches. White space and the shape of quotation marks do not matter. */
export function locateQuotes(text: string, quotes: readonly string[]): readonly Stretch[] {
  const spans = quotes
    .map((quote) => (quote.trim() === '' ? null : locateSpan(text, quote.trim())))
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
