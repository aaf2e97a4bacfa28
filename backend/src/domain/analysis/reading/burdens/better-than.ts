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

/** Leaves out what would be no better for the reader than the clause itself: thirty days to object, where the paper gives ninety. */
export function betterThan(message: RiskMessage, family: RiskFamily, clause: string): RiskMessage {
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
