import { findAmounts } from '../../text/money.ts';
import type { LegalText } from '../../text/legal-text.ts';
import { currencyOf, numberOf, type Sum } from './sum.ts';

const MONTHLY: Readonly<Record<string, number>> = { week: 52 / 12, month: 1, year: 1 / 12 };

/** The first rent the document names, for a month; null when it names none with its period. */
export function monthlyRent(text: LegalText): Sum | null {
  for (const sentence of text.sentences) {
    if (!/\brent\b/i.test(sentence.text)) continue;
    for (const amount of findAmounts(sentence.text)) {
      const after = sentence.text.slice(amount.end, amount.end + 60);
      const before = sentence.text.slice(Math.max(0, amount.start - 60), amount.start);
      if (/\b(?:deposit|bond|fee|fine|late|penalty)\b[^.;]*$/i.test(before)) continue;
      const period =
        /^[^.;$€£₹]{0,40}?\b(?:per|a|each|every|of each|of every)\s(?:calendar |and every )?(week|month|year|annum)\b/i.exec(
          after,
        )?.[1] ??
        (/\bmonthly\b/i.test(before) ||
        /^[^.;]{0,20}\bmonthly\b(?! (?:instal|part|payment|rate))/i.test(after)
          ? 'month'
          : null);
      const factor = period === null ? undefined : MONTHLY[period.toLowerCase().replace('annum', 'year')];
      const value = numberOf(amount.text);
      if (factor === undefined || value === null) continue;
      return {
        value: value * factor,
        currency: currencyOf(amount.text),
        text: `${amount.text} a ${period!.toLowerCase().replace('annum', 'year')}`, // a factor needs a period
        sentence,
      };
    }
  }
  return null;
}
