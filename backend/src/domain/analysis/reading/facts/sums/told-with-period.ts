import type { Draft } from '../../../report/report-draft.ts';
import type { Fact } from '../../../report/report.ts';
import { PERIOD_WORDS } from '../../languages/en/money/period-words.ts';

/** A sum that stands elsewhere with how often it is due: told once, with that. */
export const isToldWithPeriod = (
  key: string,
  { amount }: Draft<Fact>,
  seen: ReadonlyMap<string, { readonly fact: Draft<Fact> }>,
): boolean =>
  key.endsWith('|') &&
  Object.keys(PERIOD_WORDS).some((period) => {
    const other = seen.get(`${key}${period}`)?.fact.amount;
    if (other === undefined) return false;
    // a deposit of one month's rent is a sum of its own
    const isOther = amount?.purpose === 'deposit' && other.purpose !== 'deposit';
    return !isOther;
  });
