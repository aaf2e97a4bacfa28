import { SUMMARY_MAX_WORDS } from '../../../../../config/product.ts';

/** Left free, because counters differ on what is one word: `and/or`, `€ 25`, a dash between spaces. */
const SPARE_WORDS = 5;

/**
 * The summary of a report as plain text: whole sentences in the given order, as many as fit into the limit of the
 * specification. A sentence that is too long for what is left is passed over.
 */
export function fitSummary(sentences: readonly string[]): string {
  const kept: string[] = [];
  let left = SUMMARY_MAX_WORDS - SPARE_WORDS;
  for (const sentence of sentences) {
    const words = countWords(sentence);
    if (words === 0 || words > left) continue;
    left -= words;
    kept.push(sentence.trim());
  }
  return kept.join(' ');
}

/** Words as white space divides them. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
