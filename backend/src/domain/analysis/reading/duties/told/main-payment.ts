import { MAIN_MONEY, MINOR_MONEY, MAIN_PAYS } from '../../languages/en/money/payment-words.ts';

const SUM =
  /[$€£₹¥]\s?\d|\b(?:EUR|USD|GBP|INR|CHF|CAD|AUD|NZD|ZAR|SGD|AED|Rs\.?|R|kr)\s?\d|\d\s?(?:€|£|euros?|pounds?|dollars?|rand|rupees|francs|kroner|kronor)\b/i;
const EACH =
  /\b(?:a|an|per|each|every)\s(?:calendar )?(?:hour|day|week|month|quarter|term|season|year|lesson|session|shift)\b|\b(?:hourly|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|in advance|in arrears?)\b/i;
/** It hangs on something that need not happen, or says that nothing is paid. */
const CONDITIONAL =
  /^\W{0,4}(?:if|where|when|should|once|in case|failing|after|for (?:each|every)|any|on (?:any|each|every|ending|termination|leaving|death|the end|the death)|each gift)\b|\b(?:if|unless|failing which|in the event|so long as|as long as|whatever happens|hereby charges?|expected|not|never|no|nothing|nor|cannot|liable)\b|n['’]t\b/i;
const FREE = /\b(?:free of charge|no charge)\b/i;
/** Behind one of these the payment is only a point in time: `before the balance is paid`. */
const ONLY_WHEN = /\b(?:before|until|till|while|after|when|once)\s(?:[\p{L}'’]+\s){0,4}$/iu;
const LONGEST = 400;

/**
 * How much a sentence looks like the main payment of its paper (rent, fee, price, instalment, wages): 0 for one that speaks of no
 * payment, of a minor one or of one that hangs on a condition; 2 to 5 otherwise, more with a sum, a period and a known word for it.
 */
export function paymentRank(words: string): number {
  if (words.length > LONGEST || CONDITIONAL.test(words) || !MAIN_PAYS.test(words)) return 0;
  if (FREE.test(words) && !SUM.test(words)) return 0;
  const named = MAIN_MONEY.exec(words)?.index ?? NOWHERE;
  const sum = SUM.exec(words)?.index ?? NOWHERE;
  const isEach = EACH.test(words);
  // `£540 a month` needs no word for it
  const main = Math.min(named, isEach ? sum : NOWHERE);
  if (main === NOWHERE || (MINOR_MONEY.exec(words)?.index ?? NOWHERE) < main) return 0;
  if (ONLY_WHEN.test(words.slice(Math.max(0, main - 60), main))) return 0;
  return 1 + (named === NOWHERE ? 0 : 1) + (sum === NOWHERE ? 0 : 2) + (isEach ? 1 : 0);
}

const NOWHERE = Number.POSITIVE_INFINITY;

/** The duty that is the main payment, the first in the paper where several look alike; undefined where none does. */
export function mainPayment<Told>(
  duties: readonly Told[],
  wordsOf: (duty: Told) => string,
): Told | undefined {
  let best: Told | undefined;
  let most = 0;
  for (const duty of duties) {
    const rank = paymentRank(wordsOf(duty));
    if (rank > most) [best, most] = [duty, rank];
  }
  return best;
}
