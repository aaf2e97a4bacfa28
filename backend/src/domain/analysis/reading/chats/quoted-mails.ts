import type { LegalText, Sentence } from '../../document/legal-text.ts';

/** Fewest quoted lines, and the part of a paper up to which they are what went before; a mail quoted as a whole is the paper itself. */
const FEWEST = 3;
const MOST = 0.5;

/**
 * The sentences of earlier mails that an answer carries below it, each line behind a `>`: what counts stands above them. Empty where hardly
 * a line is quoted, or most of the paper.
 */
export function quotedBelow({ text, paragraphs, sentences }: LegalText): Sentence[] {
  const quoted = paragraphs.filter(({ text: words }) => /^\s*>/.test(words));
  if (quoted.length < FEWEST) return [];
  const letters = quoted.reduce((sum, { text: words }) => sum + words.length, 0);
  if (letters > text.length * MOST) return [];
  let at = 0;
  return sentences.filter((sentence) => {
    while (at < quoted.length && quoted[at]!.end <= sentence.start) at++;
    return at < quoted.length && quoted[at]!.start <= sentence.start;
  });
}
