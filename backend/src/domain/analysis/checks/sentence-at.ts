import type { LegalText, Sentence } from '../document/legal-text.ts';

/** Finds the sentence that holds an offset of the text; undefined between sentences. Logarithmic. */
export function createSentenceFinder({ sentences }: LegalText): (offset: number) => Sentence | undefined {
  return (offset) => {
    let low = 0;
    let high = sentences.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (sentences[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    const sentence = sentences[low];
    return sentence !== undefined && sentence.start <= offset && sentence.end > offset ? sentence : undefined;
  };
}
