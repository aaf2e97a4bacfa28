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
/** What is paid beside the price, before it or in parts of it: it says nothing where it stands alone. */
const BESIDE: ReadonlySet<string> = new Set(['deposit', 'first payment', 'balance', 'one-off fee']);
/** `£14 a day`, `R645 for each visit`: by what a rate is counted. */
const COUNTED = /\b(?:an?|each|per|every)\b/i;
/** Pay beside the pay. */
const EXTRA_PAY = /\b(?:allowance|bonus|leave|grant)\b/i;
/** Words in front of a sum by which it comes on top of another. */
const ON_TOP =
  /\b(?:on top|further|extra|additional|another|added|plus|towards?|contribut\w*|phone|top-?up|optional|can be (?:added|had)|may be had)\b/i;

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
  if (purpose === 'pay' && EXTRA_PAY.test(label)) return false;
  // `6 hours at £14`: of what, it does not say
  if (purpose === 'rate' && period === null && !COUNTED.test(fact.text)) return false;
  if (purpose !== null && MAIN.has(purpose)) return true;
  const isOwn = label !== 'Sum' && label !== 'Fee' && label !== 'Payment';
  if (purpose === 'fee' && WHOLE_FEE.has(label.toLowerCase())) return true;
  if (isWholeOfParts(fact, all)) return true;
  if (label === 'Fee' && (period === 'week' || period === 'quarter'))
    return !all.some((one) => one !== fact && isNamedMain(one));
  if (purpose === 'fee' && isOwn && COUNTED.test(fact.text)) return true;
  if (purpose === 'fee') return isOwn ? period !== null : period === 'month' || period === 'year';
  if (purpose !== null && !ANY_KIND.has(purpose)) return false;
  // `We pay $3,400 a month`: the only one that comes again and again
  if (label === 'Payment' && period !== null && !ON_TOP.test(fact.quotes[0]?.text ?? ''))
    return !all.some((one) => one !== fact && isNamedMain(one));
  if (PAY.has(label.toLowerCase())) return true;
  // a row that is called by what happens, `Missed visit`, is no price
  if (purpose !== null)
    return isOwn && !all.some((one) => one !== fact && MAIN.has(one.amount?.purpose ?? ''));
  if (period === null || ON_TOP.test(fact.quotes[0]?.text ?? '')) return false;
  return isOwn || isFirst(fact, all);
}

/** Whether a sum is one beside the price: a deposit, what is paid first, the rest, a fee for joining. */
export const isBesideMain = ({ amount, label }: Draft<Fact>): boolean =>
  BESIDE.has(amount?.purpose ?? '') || (amount?.purpose === 'pay' && EXTRA_PAY.test(label));

const WHOLE: ReadonlySet<string> = new Set(['fee', 'cost', 'what it costs']);

/** A fee or a cost of which a first payment and a rest are parts. */
const isWholeOfParts = ({ amount, label }: Draft<Fact>, all: readonly Draft<Fact>[]): boolean =>
  WHOLE.has(label.toLowerCase()) &&
  amount?.period === null &&
  all.some(
    ({ amount: part }) =>
      (part?.purpose === 'balance' || part?.purpose === 'first payment') && part.value < amount.value,
  );

const isNamedMain = ({ amount, label }: Draft<Fact>): boolean =>
  PAY.has(label.toLowerCase()) || (MAIN.has(amount?.purpose ?? '') && !BESIDE.has(amount?.purpose ?? ''));
/** `Pay: $24.50 an hour` */
const PAY: ReadonlySet<string> = new Set(['pay', 'wage', 'wages', 'salary']);

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

/** Whether a sentence about money names the main one: none of its sums is told, or one of them is more than a cap, a part or a minor fee. */
export function isMainQuote(quote: string, facts: readonly Draft<Fact>[]): boolean {
  const sums = facts.filter(
    ({ kind, quotes }) =>
      kind === 'amount' && quotes.some(({ text }) => text.includes(quote) || quote.includes(text)),
  );
  return sums.length === 0 || sums.some((sum) => mayBeMain(sum));
}

function mayBeMain({ amount, label, text }: Draft<Fact>): boolean {
  if (amount === undefined || isMinorSum(amount)) return false;
  if (amount.purpose === 'fee' && label.toLowerCase() !== 'fee')
    return amount.period !== null || COUNTED.test(text);
  return (
    amount.purpose !== null &&
    (MAIN.has(amount.purpose) ||
      amount.purpose === 'fee' ||
      amount.purpose === 'payment' ||
      amount.purpose === 'repayment')
  );
}
