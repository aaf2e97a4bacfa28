import { queryOptions } from '@tanstack/react-query';
import type { QuotaResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { dayWords } from '../../lib/words/day-words.ts';

/** How many analyses this person has left this month. */
export const quotaQuery = queryOptions<QuotaResponse>({ queryKey: ['/api/user', 'quota'] });

/** Whether no analysis is left this month. */
export const isSpent = ({ limit, used }: QuotaResponse): boolean => limit !== null && used >= limit;

/** The quota as a sentence for the form, or null where there is no limit. */
export function quotaSentence({ limit, used, opensAt }: QuotaResponse): string | null {
  if (limit === null) return null;
  const left = Math.max(0, limit - used);
  const date = dayWords(opensAt);
  if (left === 0)
    return `You have used all ${limit} analyses of this month. The next one is possible from ${date} (UTC).`;
  return `${left} of ${limit} ${limit === 1 ? 'analysis' : 'analyses'} left this month. Counting starts again on ${date} (UTC).`;
}
