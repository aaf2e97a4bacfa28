import type { Sentence } from '../../document/legal-text.ts';

/** A sum of money and the sentence it stands in. */
export interface Sum {
  readonly value: number;
  readonly currency: string;
  readonly text: string;
  readonly sentence: Sentence;
}

/** What is left of an amount without its digits: `$`, `EUR`. */
export const currencyOf = (amount: string) => amount.replace(/[\d.,'’\s]/g, '');

/** A sum as it is read: `£600`, `EUR 600`, `600 euros`. */
export function money(value: number, currency: string): string {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (/^\p{Sc}$/u.test(currency)) return `${currency}${digits}`;
  return /^\p{Lu}/u.test(currency) ? `${currency} ${digits}` : `${digits} ${currency}`;
}

/** `1,800.00`, `1.800,00` and `1 800` are all 1800; null for `2 million`, which no rent is. */
export function numberOf(amount: string): number | null {
  if (/\b(?:million|billion|thousand|lakhs?|crores?)\b/i.test(amount)) return null;
  const digits = /\d[\d.,'’ ]*/.exec(amount)?.[0].trim() ?? '';
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = cents === null ? digits : digits.slice(0, cents.index);
  const value = Number(`${whole.replace(/[.,'’ ]/g, '')}.${cents?.[1] ?? 0}`);
  return Number.isFinite(value) && value > 0 ? value : null;
}
