import type { LegalText, Sentence } from '../../../document/legal-text.ts';

/** The question that an answer, `Then we give two months`, goes on from. */
export function questionBefore(
  { sentences }: LegalText,
  { index, text: words }: Sentence,
): Sentence | undefined {
  const before = sentences[index - 1];
  return /^(?:\W|[a-z][.:] )*then\b/i.test(words) && before?.text.trimEnd().endsWith('?') === true
    ? before
    : undefined;
}
