import type { Quote, Report, Risk } from '../../../../../backend/src/adapters/http/contract.ts';
import { wordsOf } from './report-words.ts';

/** Whether two quotes are the same words, or one is a part of the other. */
function isSameWords(a: Quote, b: Quote): boolean {
  const [words, others] = [a.text.trim(), b.text.trim()];
  if (a.paragraph !== b.paragraph || words === '' || others === '') return false;
  return words.includes(others) || others.includes(words);
}

/** The first card that shows these words, or null. */
export const cardWithWords = (quote: Quote | undefined, risks: readonly Risk[]): Risk | null =>
  quote === undefined
    ? null
    : (risks.find(({ quotes }) => quotes.some((other) => isSameWords(quote, other))) ?? null);

/** What shows these words already, by its id and title: the brief, a card, or nothing. */
export function elsewhere(
  quote: Quote | undefined,
  report: Pick<Report, 'brief' | 'risks' | 'language' | 'words'>,
): Pick<Risk, 'id' | 'title'> | null {
  const { brief, risks } = report;
  if (quote === undefined) return null;
  const inBrief = wordsInBrief({ brief });
  if (inBrief !== null && brief.wayOut !== null && isSameWords(quote, inBrief)) {
    return { id: brief.wayOut.id, title: wordsOf(report).tell('Your way out') };
  }
  return cardWithWords(quote, risks);
}

/** A fact of the first section that shows these words because it has no sentence of its own, or null. */
export function factWithWords(quote: Quote, facts: Report['facts']): Pick<Risk, 'id' | 'title'> | null {
  // A date with a place on the line shows its day alone.
  const fact = facts.find(
    ({ text, date, quotes: [shown] }) =>
      text === '' && date === undefined && shown !== undefined && isSameWords(quote, shown),
  );
  return fact === undefined ? null : { id: fact.id, title: fact.label };
}

/** The words of the way out, where the brief shows them, or the card that it names while that is open: a sentence of ours says more. */
export function wordsInBrief({ brief }: Pick<Report, 'brief'>): Quote | null {
  const quote = brief.wayOut?.quotes[0];
  return brief.wayOut?.isInWords !== true || quote === undefined || quote.text.trim() === '' ? null : quote;
}
