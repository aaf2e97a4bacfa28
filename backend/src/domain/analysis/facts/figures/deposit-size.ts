import { findAmounts } from '../../recognition/money.ts';
import { findDurations } from '../../recognition/durations.ts';
import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Figure } from './figure.ts';
import { monthlyRent } from './monthly-rent.ts';
import { currencyOf, numberOf, type Sum } from './sum.ts';
import { sifted } from '../../sieve/sifted.ts';

/** In months of rent. */
const LARGE_DEPOSIT = 3;
const HUGE_DEPOSIT = 6;
const MOST_MONTHS = 24;

/** The deposit against a month's rent. */
export interface DepositInRents {
  readonly months: number;
  /** The sums behind it, or empty where the paper says it in months. */
  readonly source: string;
  readonly sentence: Sentence;
}

/** How many months of rent each deposit of the paper is, in its order; empty where it gives no rent to measure by. */
export function depositsInRents(text: LegalText): DepositInRents[] {
  const rent = monthlyRent(text);
  return text.sentences.flatMap((sentence): DepositInRents[] => {
    if (!/\b(?:deposit|bond)\b/i.test(sentence.text) || OF_ANOTHER_THING.test(sentence.text)) return [];
    const said = monthsOfRent(sentence.text);
    if (said !== null) return [{ months: said, source: '', sentence }];
    const sum = depositIn(sentence);
    if (sum === null || rent === null || sum.currency !== rent.currency) return [];
    // so many months of rent are two sums for different things
    if (sum.value / rent.value > MOST_MONTHS) return [];
    return [{ months: sum.value / rent.value, source: `${sum.text} against ${rent.text}`, sentence }];
  });
}

/** The deposit against a month's rent, where the document gives both or says it in months. */
export function depositSize(text: LegalText): Figure | null {
  const large = depositsInRents(text).find(({ months }) => months > LARGE_DEPOSIT + 0.05);
  if (large === undefined) return null;
  const { months, source, sentence } = large;
  return {
    severity: months >= HUGE_DEPOSIT - 0.05 ? 'high' : 'medium',
    title: 'The deposit is very large',
    why: 'A large sum is out of your hands for the whole lease, and you could wait for it or lose it.',
    ask: 'for a smaller deposit.',
    workedOut: `the deposit is about ${inMonths(months)} months of rent${source === '' ? '' : ` (${source})`}; usual is one to three.`,
    sentence,
  };
}

/** Small sums for a thing that is lent, and what holds a home before it is let. */
const OF_ANOTHER_THING = sifted(
  /\b(?:holding|key|fob|pass|(?:access |gate )?card|remote|pet|tool) deposit\b/i,
);

/** To one decimal. */
export const inMonths = (months: number): number => Math.round(months * 10) / 10;

/** The sum right after is the deposit, not one that is paid beside it, nor a limit of something. */
const NAMED_BEFORE = sifted(
  /\b(?:deposit|bond)\b(?![^.;]*(?:\b(?:rent|fee|fine|penalty|charge|interest|pays?|returns?|refunds?|insured|protected|up to|more than|exceed\w*|maximum)\b|[$€£₹]))[^.;]*$/i,
);
const NAMED_AFTER = sifted(/^[^.;$€£₹]{0,20}\bas (?:an? |the )?(?:[a-z]+ )?(?:deposit|bond)\b/i);

function depositIn(sentence: Sentence): Sum | null {
  for (const amount of findAmounts(sentence.text)) {
    const before = sentence.text.slice(Math.max(0, amount.start - 90), amount.start);
    const after = sentence.text.slice(amount.end, amount.end + 50);
    const isDeposit = NAMED_BEFORE.test(before) || NAMED_AFTER.test(after);
    const value = numberOf(amount.text);
    if (isDeposit && value !== null)
      return { value, currency: currencyOf(amount.text), text: amount.text, sentence };
  }
  return null;
}

/** `a deposit equal to six (6) months’ rent`. */
function monthsOfRent(sentence: string): number | null {
  for (const { count, unit, start, end } of findDurations(sentence)) {
    const follows =
      /^['’]?s?['’]?\s(?:worth of |of )?(?:the )?(?:monthly |base |gross |net )?rent\b(.{0,50})/is.exec(
        sentence.slice(end, end + 100),
      );
    const before = sentence.slice(Math.max(0, start - 90), start);
    if (follows === null || !(NAMED_BEFORE.test(before) || NAMED_AFTER.test(follows[1]!))) continue; // its group takes part in every match
    if (unit === 'month') return count;
    if (unit === 'week') return (count * 12) / 52;
    if (unit === 'year') return count * 12;
  }
  return null;
}
