import type { LegalText, Paragraph } from '../document/legal-text.ts';
import { afterNumber, wordsOf, type Word } from './words.ts';

/** One sentence of one version, ready to be aligned. */
export interface Unit {
  readonly index: number;
  readonly paragraph: Paragraph;
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  /** Equal for sentences that differ at most in layout and in the numbers of other clauses. */
  readonly key: string;
}

/** Lines that repeat on every page are layout. */
const LAYOUT: ReadonlySet<string> = new Set(['header', 'footer']);

/** The sentences of a paper that hold words, in order. Offsets are those of the paragraph. */
export function unitsOf(text: LegalText): Unit[] {
  const paragraphs = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const units: Unit[] = [];
  for (const sentence of text.sentences) {
    const paragraph = paragraphs.get(sentence.paragraph);
    if (paragraph === undefined || LAYOUT.has(paragraph.kind)) continue;
    const start = sentence.start - paragraph.start;
    const end = sentence.end - paragraph.start;
    const first = afterNumber(paragraph.text, paragraph.clause);
    const words = wordsOf(paragraph.text.slice(0, end), Math.max(start, Math.min(first, end)));
    if (words.length === 0) continue;
    const key = words.map((word) => (word.isReference ? '#' : word.key)).join(' ');
    units.push({ index: units.length, paragraph, start, end, words, key });
  }
  return units;
}
