import type { RiskDraft } from '../report/draft.ts';
import type { Sentence } from '../document/legal-text.ts';

/** The red flag for such sentences; one for all of them, with the first few as proof. */
export function machineTextRisk(sentences: readonly Sentence[]): RiskDraft | null {
  if (sentences.length === 0) return null;
  return {
    severity: 'high',
    title: 'Text that speaks to software instead of to you',
    why: 'These words give orders to a program that reads the document, for example to hide its risks. They were not followed. Honest contracts hold no such text.',
    ask: 'Ask why it is there, have it removed, and read the whole document yourself before you sign.',
    quotes: sentences.slice(0, 3).map(({ text, paragraph }) => ({ text, paragraph })),
  };
}
