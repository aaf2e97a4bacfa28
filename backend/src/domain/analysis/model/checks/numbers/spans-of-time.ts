/** Days in a unit of time; a year counts as a year and as twelve months. */
const UNITS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:hours?|hrs?|stunden?|heures?|horas?|ore|uur|uren|timmar|timer)\b/i, [1 / 24]],
  [
    /^(?:days?|nights?|tage?n?|werktage?n?|kalendertage?n?|jours?|días?|dias?|giorn[oi]|dag(?:e|en|ar|er)?|døgn|dygn)(?!\p{L})/iu,
    [1],
  ],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|veckor|vecka|uker?|uger?)(?!\p{L})/iu, [7]],
  [
    /^(?:months?|monate?n?|mois|mes|meses|mês|mesi|mese|maand(?:en)?|månad(?:er)?|måned(?:er)?)(?!\p{L})/iu,
    [30],
  ],
  [/^(?:years?|p\.?a\b|jahre?n?|ans?|années?|años?|anos?|ann[oi]|jaar|jaren|år)(?!\p{L})/iu, [365, 360]],
];
const BEFORE_UNIT =
  /^(?:\s?\(\s?[\p{L}\d., -]{1,24}\))?\)?(?:\s?(?:to|or|and|bis|oder|à|ou|a|o|y|e|–|-)\s?[\p{L}\d]{1,12})?[\s-]{0,3}(?:full |calendar |working |business |whole |clear |consecutive |further |more |weitere[nr]? |volle[nr]? )?/iu;

/** The days that a count of a unit means, by the words that follow the count; empty where they name no time. */
export function daysOf(counts: readonly number[], after: string): number[] {
  const rest = after.replace(BEFORE_UNIT, '');
  const days =
    UNITS.find(([unit]) => unit.test(rest))?.[1] ??
    UNITS.find(([unit]) => unit.test(after.replace(/^[\s-]{0,3}/, '')))?.[1] ??
    [];
  return counts.flatMap((count) => days.map((each) => count * each));
}

/** How far two spans of time may be apart and be the same. */
const SAME = 0.03;

/** Whether one of these spans is known: twelve months are a year, and thirty days a month. */
export function isKnownSpan(days: readonly number[], known: readonly number[]): boolean {
  return days.some((one) => known.some((other) => Math.abs(one - other) <= SAME * other));
}
