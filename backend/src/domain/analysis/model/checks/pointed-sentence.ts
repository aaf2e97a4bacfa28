import { detectLanguage } from '../../language/detect-language.ts';
import type { LegalText } from '../../document/legal-text.ts';

/** Stems that a sentence must share with what is said about it, where no number stands in both. */
const LEAST_SHARED = 2;

/**
 * The sentence of a paragraph that words of a model are about, for a model that names paragraphs and copies no words; null
 * where none shares a number or two words of weight with them.
 */
export function pointedSentence(text: LegalText, paragraph: number, words: string): string | null {
  const said = tokensOf(words);
  const inside = text.sentences.filter((sentence) => sentence.paragraph === paragraph);
  const [first] = inside;
  // In another language no word is shared; a paragraph of one sentence leaves no choice.
  if (inside.length === 1 && first !== undefined && isForeign(first.text)) return first.text;
  let best: string | null = null;
  let most = 0;
  for (const sentence of inside) {
    const shared = [...tokensOf(sentence.text)].filter((token) => said.has(token));
    const score = shared.length + (shared.some((token) => /\d/.test(token)) ? LEAST_SHARED : 0);
    if (score >= LEAST_SHARED && score > most) [best, most] = [sentence.text, score];
  }
  return best;
}

const isForeign = (words: string) => (detectLanguage(words) ?? 'en') !== 'en';

const COMMON = new Set([
  'which',
  'there',
  'their',
  'these',
  'those',
  'would',
  'could',
  'should',
  'party',
  'agree',
]);

const tokensOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/\p{L}{4,}|\d[\d.,]{1,}/gu) ?? [])
      .map((word) => (/\d/.test(word) ? word.replace(/[.,]+$/, '') : word.slice(0, 5)))
      .filter((word) => !COMMON.has(word)),
  );
