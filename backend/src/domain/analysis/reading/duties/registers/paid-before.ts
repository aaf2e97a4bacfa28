import type { LegalText, Sentence } from '../../../document/legal-text.ts';

const SUM = /\b(?:deposit|bond|advance|down payment)\b[^.;]{0,30}\b(?:is|was|of)\b/i;
const HELD =
  /^\W{0,3}(?:it|this|that|the (?:deposit|bond|money)) (?:is|has been|was) (?:still |now |safely )?(?:protected|held|kept|lodged|registered|with|paid|received)\b/i;

/** `Your deposit is £900. It is held by the scheme.`: what was paid before, so that nobody has to pay it now. */
export function isPaidBefore({ sentences }: LegalText, { index, paragraph, text }: Sentence): boolean {
  const next = sentences[index + 1];
  return SUM.test(text) && next?.paragraph === paragraph && HELD.test(next.text);
}

/** The sentences, by index, that only tell of what was paid before. */
export const paidBefore = (text: LegalText): number[] =>
  text.sentences.filter((sentence) => isPaidBefore(text, sentence)).map(({ index }) => index);
