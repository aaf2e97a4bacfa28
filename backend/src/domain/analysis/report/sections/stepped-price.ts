import { quotable } from '../plain.ts';
import type { Draft } from '../report-draft.ts';
import type { Fact } from '../report.ts';

const STEPS =
  /\b(?:for|in|during) (?:the|your) first\b|\b(?:then|after(?:wards)?|thereafter|from (?:month|year|week))\b/i;
const LONGEST = 30;

/**
 * `Price: $74 a month for the first six months, then $89 a month`: a sum that steps is told in the words of the paper, as neither of the
 * two alone is what it costs. Null where a sum has no second step.
 */
export function steppedPrice(sum: Draft<Fact>, facts: readonly Draft<Fact>[]): string | null {
  const quote = sum.quotes[0]?.text ?? '';
  if (sum.amount?.period === null || !STEPS.test(quote) || quote.split(/\s+/).length > LONGEST) return null;
  const isStepped = facts.some(
    ({ kind, label, amount, quotes }) =>
      kind === 'amount' &&
      label === sum.label &&
      amount?.period === sum.amount?.period &&
      amount?.value !== sum.amount?.value &&
      quotes[0]?.text === quote,
  );
  const shown = isStepped ? quotable(quote.trim().replace(/[,;:]$/, '')) : null;
  return shown === null ? null : `On money, it says: “${shown}”${/[.!]$/.test(shown) ? '' : '.'}`;
}
