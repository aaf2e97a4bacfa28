import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import type { Span } from './locate-span.ts';

export interface Hit extends Span {
  /** Id of the paragraph. */
  readonly paragraph: number;
}

/** More than anybody steps through. */
const MOST_HITS = 500;

/** Where some words stand, in any case of letters; the first 500 places. */
export function searchDocument(paragraphs: readonly CitedParagraph[], words: string): readonly Hit[] {
  const wanted = words.trim().toLowerCase();
  const hits: Hit[] = [];
  if (wanted === '') return hits;
  for (const { id, text } of paragraphs) {
    const lower = text.toLowerCase();
    // A few letters change their length in lower case; offsets would be wrong then.
    const source = lower.length === text.length ? lower : text;
    let start = source.indexOf(wanted);
    while (start >= 0 && hits.length < MOST_HITS) {
      hits.push({ paragraph: id, start, end: start + wanted.length });
      start = source.indexOf(wanted, start + wanted.length);
    }
    if (hits.length >= MOST_HITS) break;
  }
  return hits;
}
