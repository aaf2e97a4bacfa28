import type { Draft } from '../../../report/report-draft.ts';
import type { Fact, Period } from '../../../report/report.ts';
import { PERIOD_WORDS } from '../../languages/en/money/period-words.ts';

interface Told {
  readonly fact: Draft<Fact>;
  readonly rank: number;
}

/** A sum that stands elsewhere with how often it is due: told once, with that. */
export const isToldWithPeriod = (key: string, seen: ReadonlyMap<string, unknown>): boolean =>
  key.endsWith('|') && Object.keys(PERIOD_WORDS).some((period) => seen.has(`${key}${period}`));

/** `Membership: €39` in a form and `€39 is taken each month` in a clause: the second is called as the first is. */
export function calledAsWithout<T extends Told>(key: string, one: T, seen: ReadonlyMap<string, T>): T {
  const period = one.fact.amount?.period ?? null;
  if (period === null || !PLAIN.has(one.fact.label) || !key.endsWith(`|${period satisfies Period}`))
    return one;
  const same = seen.get(key.slice(0, -period.length));
  const purpose = same?.fact.amount?.purpose ?? null;
  if (same === undefined || purpose === null || !LASTING.has(purpose)) return one;
  const amount = { ...one.fact.amount!, purpose };
  return { ...one, rank: same.rank, fact: { ...one.fact, label: same.fact.label, amount } };
}

const PLAIN: ReadonlySet<string> = new Set(['Sum', 'Payment']);
/** What is paid again and again. */
const LASTING: ReadonlySet<string> = new Set(
  'membership,rent,price,fee,premium,tuition,pay,instalment,subscription,licence fee,retainer,dues'.split(
    ',',
  ),
);
