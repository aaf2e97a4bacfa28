import type { Sentence } from '../document/legal-text.ts';
import type { Draft } from '../report/report-draft.ts';
import type { Risk } from '../report/report.ts';

/** The red flag for such sentences; one for all of them, with the first few as proof. */
export function machineTextRisk(sentences: readonly Sentence[]): Draft<Risk> | null {
  if (sentences.length === 0) return null;
  const reason =
    'These words give orders to a program that reads the document, for example to hide its risks. They were not followed. Honest contracts hold no such text.';
  return {
    severity: 'high',
    family: 'orders-to-machines',
    title: 'Text that speaks to software instead of to you',
    text: reason,
    reason,
    ask: 'Ask why it is there, have it removed, and read the whole document yourself before you sign.',
    usual: null,
    wording: null,
    fallback: null,
    law: null,
    certainty: 'found',
    by: 'rules',
    quotes: sentences.slice(0, 3).map(({ text, paragraph }) => ({ text, paragraph })),
  };
}
