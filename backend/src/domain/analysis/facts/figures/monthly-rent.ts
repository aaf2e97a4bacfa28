import { findAmounts } from '../../recognition/money.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { currencyOf, numberOf, type Sum } from './sum.ts';

const MONTHLY: Readonly<Record<string, number>> = { week: 52 / 12, month: 1, year: 1 / 12 };

/** Rents this far apart are for different things, a flat and its garage, and nothing tells which one counts. */
const FAR_APART = 3;

/** The rent for a month, as the document first says it; null when it names none with its period, or several far apart. */
export function monthlyRent(text: LegalText): Sum | null {
  const rents = Array.from(rentsOf(text));
  const values = rents.map(({ value }) => value);
  return Math.max(...values) > FAR_APART * Math.min(...values) ? null : (rents[0] ?? null);
}

function* rentsOf(text: LegalText): Generator<Sum> {
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
      // `€15 per month with the rent` is another charge
      if (BESIDE_RENT.test(sentence.text.slice(amount.end))) continue;
      const factor = period === null ? undefined : MONTHLY[period.toLowerCase().replace('annum', 'year')];
      const value = numberOf(amount.text);
      if (factor === undefined || value === null) continue;
      yield {
        value: value * factor,
        currency: currencyOf(amount.text),
        text: `${amount.text} a ${period!.toLowerCase().replace('annum', 'year')}`, // a factor needs a period
        sentence,
      };
    }
  }
}

const BESIDE_RENT =
  /^[^.;$€£₹]{0,80}\b(?:with|beside|besides|on top of|in addition to|together with|plus|along with) (?:the |each |every |his |her |your )?(?:monthly |weekly )?rent\b/i;
