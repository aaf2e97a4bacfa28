/** Amounts of money, with the sign or letters of a currency or its name. */
const SUMS =
  /(?:[$£€₱₦₹¥]|\b(?:KES|KSh|PHP|USD|EUR|GBP|SGD|AUD|NZD|CAD|INR|NGN|Rs\.?|R)) ?\d|\b\d[\d,.]{0,12} ?(?:euros?|dollars?|pounds?|francs?)\b/g;
/** What follows from something: money back or kept, an end, a lack of charge. */
const EFFECTS =
  /\b(?:refund(?:ed|s|able)?|no (?:charge|fee|penalty|deposit|minimum)|charged|credit(?:ed)?|on you|yours? own|your (?:money|balance)|we (?:keep|pay|may|can|won['’]t|don['’]t|charge|decide|choose|refund|replace|fix|switch|sell)|deposit|notice|non-?refundable|paid out|ends?|cancel\w{0,6}|instal?lments?|due|owed?)\b/gi;
/** What makes it terms: something that follows if, after, before or unless something else. */
const CONDITIONS =
  /\b(?:if|unless|until|once|whenever|within|before|after|in case|as long as|provided)\b|\?(?:\s|$)|(?:^|\n)[^\n:]{2,30}:/gi;
const FEWEST_CONDITIONS = 4;
/** Adverts and notes are shorter. */
const SHORTEST_OFFER = 60;
const OURS = /\b(?:we|us|ours?)\b/gi;
/** Advice, reports and generalities: others are spoken of. */
const TALK =
  /\b(?:should|might|usually|often|most|many|some (?:people|firms|landlords)|make sure|ask (?:for|your)|remember|tip:|advis\w{1,6}|experts?|according|they|their|people|customers|readers?|told|said|says|law|courts?|article|guide)\b/gi;

/** Most uses in a hundred words that count. */
const MOST = { sums: 3, effects: 8, ours: 6 };
/** Least uses in a hundred words: a list of prices says nothing of what follows, a report nothing of "we". */
const LEAST = { sums: 0.7, effects: 1.4, ours: 0.3 };
/** Weight from which it offers: look-alikes of the labelled papers stay below 3.6, papers in fragments begin at 4. */
const OFFERS = 4;

/**
 * Whether an English text offers terms in fragments, as order forms, questions and answers and cards in an app do: sums, what follows
 * from what, and "we", with hardly any talk of others. Expects a sample of bounded length; linear.
 */
export function isOfferedTerms(sample: string): boolean {
  const words = sample.match(/\S+/g)?.length ?? 0;
  if (words < SHORTEST_OFFER || (sample.match(CONDITIONS)?.length ?? 0) < FEWEST_CONDITIONS) return false;
  const rate = (pattern: RegExp): number => ((sample.match(pattern)?.length ?? 0) * 100) / words;
  const [sums, effects, ours] = [rate(SUMS), rate(EFFECTS), rate(OURS)];
  if (sums < LEAST.sums || effects < LEAST.effects || ours < LEAST.ours) return false;
  const offers =
    2 * Math.min(MOST.sums, sums) + Math.min(MOST.effects, effects) + Math.min(MOST.ours, ours) / 2;
  return offers - rate(TALK) >= OFFERS;
}
