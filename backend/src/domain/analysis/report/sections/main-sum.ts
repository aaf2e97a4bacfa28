import type { Draft } from '../report-draft.ts';
import type { Fact } from '../report.ts';
import { isMinorSum } from '../brief.ts';

/** What a paper is about, as far as money goes; all else is paid beside it or by the case. */
const MAIN: ReadonlySet<string> = new Set(
  'total,hourly rate,rate,rent,price,deposit,pay,loan,premium,licence fee,instalment,tuition,membership,annual fee,balance,first payment,retainer,subscription,commission,dues'.split(
    ',',
  ),
);
const ANY_KIND: ReadonlySet<string> = new Set(['payment', 'fee', 'one-off fee', 'repayment']);

/** How a row calls the fee for the whole. */
const WHOLE_FEE: ReadonlySet<string> = new Set([
  ...['course', 'tuition', 'school', 'season', 'whole', 'full', 'total', 'contract', 'project'].flatMap(
    (what) => [`${what} fee`, `${what} fees`],
  ),
  ...['course', 'year', 'season'].flatMap((what) => [`fee for the ${what}`, `fees for the ${what}`]),
]);

/**
 * Whether a sum may stand in the summary as the money of the paper: one that is named for what the paper is about, or that comes back
 * again and again and stands first. A sum beside it, an add-on or a charge by the case, says nothing of what the paper costs.
 */
export function isMainSum(fact: Draft<Fact>, all: readonly Draft<Fact>[]): boolean {
  const { amount, label } = fact;
  // by how much a price rises is not what it costs
  if (amount === undefined || isMinorSum(amount) || label === 'Increase') return false;
  const { purpose, period } = amount;
  if (purpose !== null && MAIN.has(purpose)) return true;
  const isOwn = label !== 'Sum' && label !== 'Fee' && label !== 'Payment';
  if (purpose === 'fee' && WHOLE_FEE.has(label.toLowerCase())) return true;
  if (purpose === 'fee') return isOwn ? period !== null : period === 'month' || period === 'year';
  if (purpose !== null && !ANY_KIND.has(purpose)) return false;
  // a row that is called by what happens, `Missed visit`, is no price
  if (purpose !== null)
    return isOwn && !all.some((one) => one !== fact && MAIN.has(one.amount?.purpose ?? ''));
  if (period === null) return false;
  return isOwn || isFirst(fact, all);
}

/** Whether no other sum stands before it, nor a larger one beside it. */
function isFirst({ amount, quotes }: Draft<Fact>, all: readonly Draft<Fact>[]): boolean {
  const place = quotes[0]?.paragraph ?? 0;
  return all.every((one) => {
    const own = one.quotes[0]?.paragraph ?? Infinity;
    if (one.kind !== 'amount' || one.amount === undefined) return true;
    return (
      own > place || (own === place && (one.amount.period !== null || one.amount.value <= amount!.value))
    );
  });
}
