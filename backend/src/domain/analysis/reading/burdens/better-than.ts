import { findLengths, type FoundLength } from '../facts/find-spans-of-time.ts';
import type { RiskMessage } from '../messages/risk-message.ts';
import type { RiskFamily } from './families.ts';

/** Families in which a longer time is better for the reader, and those in which a shorter one is. */
const LONGER: ReadonlySet<RiskFamily> = new Set([
  'short-deadline',
  'deemed-consent',
  'entry-or-seizure',
  'sudden-end',
  'unilateral-change',
  'open-price',
  'penalty',
  'proof-burden',
]);
const SHORTER: ReadonlySet<RiskFamily> = new Set([
  'no-exit',
  'auto-renewal',
  'restraint',
  'gag',
  'withheld-pay',
]);

const DAYS: Readonly<Record<FoundLength['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};
const daysIn = (words: string): number[] => findLengths(words).map(({ count, unit }) => count * DAYS[unit]);

/** What an adviser would ask for, and the words by which a paper already gives it. */
const GIVEN: readonly { readonly asks: RegExp; readonly given: RegExp }[] = [
  {
    asks: /\b(?:caps?|limits?|upper|at most|up to)\b/i,
    given:
      /\b(?:(?:no|not|never) (?:more|higher|exceed\w*)(?: than)?|at most|up to|capped|maximum|limited to|nothing more)\b/i,
  },
  {
    asks: /\b(?:grace|written warning|written reminder|time to catch up|put right)\b/i,
    given:
      /\bmore than \w{1,12} (?:\(\d{1,3}\) )?(?:days?|weeks?|months?) (?:late|overdue|behind|after)|\b(?:late|overdue|behind) (?:by )?(?:for )?more than|\b(?:days?|weeks?) (?:of grace|to (?:pay|catch up))|\b(?:reminder|notice|warning)\b.{0,60}\b(?:days?|weeks?)\b/i,
  },
  {
    asks: /\b(?:less with every month|falls (?:by|with)|equal part every month)\b/i,
    given:
      /\b(?:reduced by|less one|in proportion|pro rata|proportion\w*|tapers?|one (?:twelfth|twenty-fourth|quarter|half|thirty-sixth) for (?:each|every)|for (?:each|every) (?:full |complete[d]? |remaining )?month)\b/i,
  },
  {
    asks: /\bone modest fee\b/i,
    given: /\b(?:charged once|just once|only once|once for (?:each|that)|not more than once)\b/i,
  },
];

/** Whether the paper, in the clause or right after it, already gives what some words ask for. */
const isGiven = (words: string, clause: string): boolean =>
  GIVEN.some(({ asks, given }) => asks.test(words) && given.test(clause));

/**
 * Leaves out what would be no better for the reader than the clause itself and what stands `beside` it: thirty days to object where the
 * paper gives ninety, a cap where it names one.
 */
export function betterThan(
  message: RiskMessage,
  family: RiskFamily,
  clause: string,
  beside = clause,
): RiskMessage {
  const fits = (words: string | null): string | null =>
    words === null || isGiven(words, beside) ? null : words;
  return betterInTime(
    {
      ...message,
      wording: fits(message.wording),
      fallback: fits(message.fallback),
      ask: fits(message.ask) ?? PLAIN_ASK,
    },
    family,
    clause,
  );
}

function betterInTime(message: RiskMessage, family: RiskFamily, clause: string): RiskMessage {
  const isLonger = LONGER.has(family);
  if (!isLonger && !SHORTER.has(family)) return message;
  const own = daysIn(clause);
  if (own.length === 0) return message;
  const isWorse = (words: string): boolean => {
    const days = daysIn(words);
    if (days.length === 0) return false;
    return isLonger ? Math.min(...days) <= Math.max(...own) : Math.max(...days) >= Math.min(...own);
  };
  const kept = (words: string | null): string | null => (words !== null && isWorse(words) ? null : words);
  return {
    ...message,
    usual: kept(message.usual),
    wording: kept(message.wording),
    fallback: kept(message.fallback),
    ask: isWorse(message.ask) ? PLAIN_ASK : message.ask,
  };
}

const PLAIN_ASK = 'Ask whether this can be made milder for you, and have the answer in writing.';
