/** A stretch of a paragraph, as offsets into its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text made comparable, with the offset in the source of each of its characters. */
interface Comparable {
  readonly text: string;
  readonly at: Uint32Array;
}

/** Signs that may differ between a quote and its source without changing what is said. */
const SAME: ReadonlyMap<string, string> = new Map([
  ...'“”„«»'.split('').map((sign) => [sign, '"'] as const),
  ...'‘’‚'.split('').map((sign) => [sign, "'"] as const),
  ...'‐‑–—'.split('').map((sign) => [sign, '-'] as const),
]);
/** Signs that are not seen: soft hyphen, zero-width space and joiners, byte order mark. */
const UNSEEN = new Set(['\u00ad', '\u200b', '\u200c', '\u200d', '\ufeff']);

/** Fewest characters of a piece between two ellipses that is looked for by itself. */
const SHORTEST_PIECE = 4;

/**
 * Finds a quote in its paragraph. White space, capitals and the shapes of quotation marks and dashes do not matter; of a
 * quote with ellipses the span reaches from its first piece to its last. Null where its first piece stands nowhere.
 * Linear in the length of the paragraph.
 */
export function locateSpan(paragraph: string, quote: string): Span | null {
  const exact = quote === '' ? -1 : paragraph.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };

  const source = comparable(paragraph);
  const pieces = quote
    .split('…')
    .map((piece) => comparable(piece).text.trim())
    .filter((piece, _index, all) => piece.length >= (all.length > 1 ? SHORTEST_PIECE : 1));
  let start: number | null = null;
  let end = 0;
  for (const piece of pieces) {
    const found = source.text.indexOf(piece, end);
    if (found < 0) break;
    start ??= found;
    end = found + piece.length;
  }
  if (start === null) return null;
  // Both offsets lie within the text they were found in.
  return { start: source.at[start]!, end: source.at[end - 1]! + 1 };
}

function comparable(text: string): Comparable {
  const at = new Uint32Array(text.length);
  const signs: string[] = [];
  let wasSpace = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!;
    if (UNSEEN.has(sign)) continue;
    const isSpace = sign.trim() === '';
    if (isSpace && wasSpace) continue;
    wasSpace = isSpace;
    const lower = sign.toLowerCase();
    at[signs.length] = index;
    // A few letters become two in lower case; offsets need one for one.
    signs.push(isSpace ? ' ' : (SAME.get(sign) ?? (lower.length === 1 ? lower : sign)));
  }
  return { text: signs.join(''), at };
}
