import type { Question } from '../read-question.ts';

/** A price or wage by the hour, week, month … that a question asks for. */
const ASKED_RATE =
  /\b(?:an?|per|each|every|for (?:each|every|one))\s(hour|day|night|week|month|quarter|term|year)\b|\b(hour|dai|night|week|month|quarter|year|annual)ly\b/i;

/** How papers put each of them. */
const RATES: Readonly<Record<string, RegExp>> = {
  hour: /\bhour(?:s|ly)?\b|\bp\.?h\.?\b/i,
  day: /\bdays?\b|\bdaily\b/i,
  night: /\bnight(?:s|ly)?\b/i,
  week: /\bweek(?:s|ly)?\b|\bp\.?w\.?\b/i,
  month: /\bmonth(?:s|ly)?\b|\bp\.?c?\.?m\.?(?=[\s.,;|]|$)/i,
  quarter: /\bquarter(?:s|ly)?\b/i,
  term: /\bterms?\b/i,
  year: /\byear(?:s|ly)?\b|\bannual\w{0,2}\b|\bannum\b|\bp\.?a\.?(?=[\s.,;|]|$)/i,
};
const UNITS: Readonly<Record<string, string>> = { dai: 'day', annual: 'year' };

/** Whether a sentence speaks of the unit of time that a question for a sum names: 1 where it does, -1 where it does not, else 0. */
export function rateSign({ text, expected }: Question): (sentence: string) => number {
  const [, behind, before] = ASKED_RATE.exec(text) ?? [];
  const word = (behind ?? before)?.toLowerCase();
  const rate = word === undefined ? undefined : RATES[UNITS[word] ?? word];
  if (expected !== 'sum' || rate === undefined) return () => 0;
  return (sentence) => (rate.test(sentence.slice(0, 1_200)) ? 1 : -1);
}
