import type { Brief, DatedPoint, Fact, Period, Report, Risk, WayOut } from './report.ts';
import type { Decision } from './report-draft.ts';

/** Sums and risks that a person takes in at one look. */
const MOST_SUMS = 3;
const MOST_RISKS = 3;

export interface BriefInput extends Pick<Report, 'facts' | 'duties' | 'risks' | 'sides' | 'reader'> {
  readonly wayOut: WayOut | null;
  readonly decision: Decision;
  /** The day from which the next date is looked for. */
  readonly today: Date;
}

/**
 * What a person sees in the first ten seconds. Made of points whose quotes are checked, so it says nothing that the report
 * does not prove. It never calls a paper safe and never advises to sign it.
 */
export function briefOf(input: BriefInput): Brief {
  const { facts, risks, wayOut, today } = input;
  const level = levelOf(input);
  return {
    verdict: verdictOf(level, input),
    level,
    money: sumsToPay(facts)
      .slice(0, MOST_SUMS)
      .map(({ id }) => id),
    wayOut,
    nextDate: nextDateOf(facts, today),
    worst: risks
      .filter(isFound)
      .slice(0, MOST_RISKS)
      .map(({ id }) => id),
  };
}

const isFound = ({ certainty }: Risk): boolean => certainty === 'found';
const isGrave = (risk: Risk): boolean => isFound(risk) && risk.severity !== 'low';

/**
 * `unknown` where it is open for whom the report is written, or where nothing in the paper could be judged, as in a
 * language that is not read.
 */
function levelOf({ risks, duties, sides, reader }: BriefInput): Brief['level'] {
  if (risks.length === 0 && duties.length === 0) return 'unknown';
  if (reader.sideId === null && sides.length > 1 && risks.length > 0) return 'unknown';
  if (risks.some(isGrave)) return 'ask-first';
  return risks.length > 0 ? 'check' : 'nothing-found';
}

const BEFORE: Readonly<Record<Decision, string>> = {
  sign: ' before you sign',
  accept: ' before you accept',
  answer: ' and answer in time',
  know: '',
};

function verdictOf(level: Brief['level'], { risks, decision }: BriefInput): string {
  const before = BEFORE[decision];
  switch (level) {
    case 'ask-first': {
      const grave = risks.filter(isGrave).length;
      const isOpenToChange = decision === 'sign' || decision === 'accept';
      return `${isOpenToChange ? `Ask for ${count(grave, 'change')}` : `Look at ${count(grave, 'point')}`}${before}`;
    }
    case 'check':
      return `Check ${count(risks.length, 'point')}${before}`;
    case 'nothing-found':
      return `We found no change to ask for; read it all${before}`;
    case 'unknown':
      return risks.length === 0
        ? 'We could not judge this paper; have somebody read it with you'
        : `Say which side you are on; ${count(risks.length, 'point')} depend${risks.length === 1 ? 's' : ''} on it`;
  }
}

const count = (number: number, thing: string): string =>
  number === 1 ? `one ${thing}` : `${number} ${thing}s`;

/** Owed only when something goes wrong, or never paid at all. */
const IN_TROUBLE: ReadonlySet<string> = new Set([
  'late fee',
  'penalty',
  'leaving early',
  'damage',
  'keys',
  'cleaning',
  'excess',
  'limit',
  'insurance cover',
  'in some cases',
  'reduction',
  'estimate',
  'until now',
  'while paused',
]);

/** Purposes of sums that a paper names and nobody pays as they stand. */
export const NOT_PAID: ReadonlySet<string> = new Set([
  'limit',
  'insurance cover',
  'reduction',
  'estimate',
  'until now',
]);

/** Prices that are named by the day or the time, and are the main price all the same. */
const BY_THE_TIME: ReadonlySet<string> = new Set(['pay', 'hourly rate', 'rate', 'tuition', 'rent']);
const BY_THE_CASE: ReadonlySet<Period | null> = new Set(['hour', 'day', 'each-time']);
const VAGUE: ReadonlySet<string> = new Set(['payment', 'cost']);

/** What comes back again and again first, then what is paid once, then what is paid by the case; larger before smaller. */
export function mainSums<One extends Pick<Fact, 'kind' | 'amount'> & { readonly quotes: readonly unknown[] }>(
  facts: readonly One[],
): readonly One[] {
  return facts
    .filter(({ kind, quotes }) => kind === 'amount' && quotes.length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || larger(a, b));
}

/** What is paid, before what is only named: limits and the like stand in the brief where there is nothing else. */
function sumsToPay(facts: readonly Fact[]): readonly Fact[] {
  const sums = mainSums(facts);
  const paid = sums.filter(({ amount }) => !NOT_PAID.has(amount?.purpose ?? ''));
  return paid.length > 0 ? paid : sums;
}

/** Sums that are paid once stay in the order of the first section, where rows at the top come first. */
const larger = ({ amount: a }: Pick<Fact, 'amount'>, { amount: b }: Pick<Fact, 'amount'>): number =>
  a?.period === null && b?.period === null && a.purpose === 'fee' && b.purpose === 'fee'
    ? 0
    : (b?.value ?? 0) - (a?.value ?? 0);

/** Whether a sum is owed only when something goes wrong, or is no payment at all. */
export const isMinorSum = (amount: Fact['amount']): boolean =>
  amount?.purpose !== null && amount?.purpose !== undefined && IN_TROUBLE.has(amount.purpose);

function rankOf({ amount }: Pick<Fact, 'amount'>): number {
  if (amount === undefined) return 1;
  if (isMinorSum(amount)) return 3;
  if (amount.purpose === 'total' && amount.period === null) return 0.4;
  if (BY_THE_CASE.has(amount.period) || amount.purpose === 'overtime')
    return BY_THE_TIME.has(amount.purpose ?? '') ? 0.8 : 2;
  // a sum with a name of its own says more than a payment of some kind
  // … and what comes back is no more the price than that
  const isVague = amount.purpose === null || VAGUE.has(amount.purpose) || amount.purpose === 'deposit';
  // … and what comes every month says more than what comes once a year
  const seldom = amount.period === null ? 1 : amount.period === 'year' ? 0.1 : 0;
  return seldom + (isVague ? 0.5 : 0);
}

/** The label of a day of which the paper does not say what it is. */
const NAMELESS = 'Date';

/** The first day that is not over and on which more happens than a signature. */
function nextDateOf(facts: readonly Fact[], today: Date): DatedPoint | null {
  const day = today.toISOString().slice(0, 10);
  const coming = facts
    .filter(
      (fact): fact is Fact & { readonly date: string } =>
        fact.date !== undefined && fact.isSigning !== true && fact.date >= day,
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))[0];
  if (coming === undefined) return null;
  const { id, kind, label, text, date, isDeadline = false, quotes, workedOut, by } = coming;
  return {
    id,
    // A date that says only itself is told by what it is, and one that is only a date by its words.
    text: kind === 'date' || text === '' ? (label === NAMELESS ? '' : label) : text,
    date,
    quotes,
    by,
    ...(isDeadline ? { isDeadline } : {}),
    ...(workedOut === undefined ? {} : { workedOut }),
  };
}
