/** Units of time and money in the six languages of reports. A unit of time counts where a number stands before it. */
const TIMES: Readonly<Record<string, string>> = {
  day: String.raw`days?|(?:werk|kalender|bank|arbeits)?tag(?:e[ns]?)?|jours?|d[ií]as?|giorn[oi]`,
  week: 'weeks?|wochen?|semaines?|semanas?|settiman[ae]',
  month: 'months?|monat(?:e[ns]?|s)?|mois|m[eê]s(?:es)?|mes[ei]',
  year: 'years?|jahr(?:e[ns]?|s)?|ans?|années?|años?|anos?|ann[oi]',
};
const MONEY: Readonly<Record<string, RegExp>> = {
  euro: /€|\beuros?\b|\beur\b/i,
  dollar: /(?<!r)\$|\bd[oó]l+ar[eis]*\b|\busd\b/i,
  pound: /£|\bpounds?\b|\bpfund\b|\blivres? sterling\b|\blibras? esterlinas?\b|\bsterlin[ae]\b|\bgbp\b/i,
  real: /r\$|\breais\b|\bbrl\b/i,
  rupee: /₹|\brupees?\b|\binr\b/i,
};
const withNumber = (before: string) =>
  Object.entries(TIMES).map(
    ([unit, words]) => [unit, new RegExp(`${before}[\\s\\u00a0-]{1,2}(?:${words})(?!\\p{L})`, 'iu')] as const,
  );
/** In the line a number may be a word, so any word counts as one. */
const NAMED = withNumber(String.raw`(?:\d|\p{L}{2,14}|\))`);
const COUNTED = withNumber(String.raw`(?<!\d)\d{1,3}`);

/** Months, by number, that a day of a line falls in, as a word or in digits. */
export interface Months {
  readonly inWords: ReadonlySet<number>;
  readonly inDigits: ReadonlySet<number>;
}

/**
 * Whether a rendering measures in what its line measures in: no other unit behind a number, no other currency, no other month. What the
 * line says without such a word (`zweimonatig`) is not held against it.
 */
export function hasSameUnits(line: string, rendering: string, was: Months, is: Months): boolean {
  const units = NAMED.filter(([, words]) => words.test(line)).map(([unit]) => unit);
  const hasOtherTime =
    units.length > 0 && COUNTED.some(([unit, words]) => words.test(rendering) && !units.includes(unit));
  const money = Object.entries(MONEY);
  const paid = money.filter(([, sign]) => sign.test(line)).map(([name]) => name);
  const hasOtherMoney =
    paid.length > 0 && money.some(([name, sign]) => sign.test(rendering) && !paid.includes(name));
  const known = was.inWords.size + was.inDigits.size > 0;
  const hasOtherMonth =
    known && [...is.inWords].some((month) => !was.inWords.has(month) && !was.inDigits.has(month));
  return !hasOtherTime && !hasOtherMoney && !hasOtherMonth;
}
