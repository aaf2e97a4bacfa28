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
    asks: /\b(?:has an end|ends on)\b/i,
    given:
      /\b(?:for up to|until|no later than|not later than|within|for (?:a period of )?(?:at most )?\d{1,3} (?:days|weeks|months))\b/i,
  },
  {
    asks: /\b(?:same notice|same grounds|same right|Either side may end|at least as long as yours)\b/i,
    given:
      /\b(?:either (?:of us|side|party)|both(?: of us| sides| parties)?|each (?:of us|side|party))\b[^.;]{0,60}\b(?:may|can|ends?|leaves?|notice)\b|\b(?:so|the same) (?:can|may|goes for|holds for|applies to) (?:you|we|I|they)\b/i,
  },
  {
    asks: /\b(?:list with proof|bill as proof|against a bill|loss that (?:they|the other side) can show|loss that can be shown)\b/i,
    given:
      /\b(?:receipts?|invoices?|bills?|photos?|proof|evidence|itemi[sz]ed|breakdown|actual(?:ly)? (?:cost|loss|spent)|real (?:cost|loss))\b/i,
  },
  {
    asks: /\bpart that was not used\b|\btime or services not used\b/i,
    given:
      /\b(?:unused|not used|the rest|remainder|balance)\b[^.;]{0,40}\b(?:refund|returned|paid back|back)\w*/i,
  },
  {
    asks: /\b(?:caps?|limits?|upper|at most|up to)\b/i,
    given:
      /\b(?:(?:no|not|never) (?:more|higher|exceed\w*)(?: than)?|at most|up to|capped|maximum|limited to|nothing more)\b/i,
  },
  {
    asks: /\b(?:grace|written warning|written reminder|time to catch up|put right)\b/i,
    given:
      /\bmore than \w{1,12} (?:\(\d{1,3}\) )?(?:days?|weeks?|months?) (?:late|overdue|behind|after)|\b(?:late|overdue|behind) (?:by )?(?:for )?more than|\b(?:late|overdue|behind|unpaid|not (?:been )?paid|outstanding|owing)\b[^.;]{0,30}\b(?:\d{1,3}|[a-z]{3,12}) (?:working |calendar )?(?:days|weeks|months) (?:after|past|on)|\b(?:days?|weeks?) (?:of grace|to (?:pay|catch up))|\b(?:reminder|notice|warning)\b.{0,60}\b(?:days?|weeks?)\b/i,
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

/** Words that speak of something in a clause, and what the clause has to say for them to fit. */
const SPEAKS_OF: readonly { readonly says: RegExp; readonly needs: RegExp }[] = [
  {
    says: /\bcarried by the side that owns the thing\b/i,
    needs:
      /\b(?:repair\w*|mend\w*|maint\w*|tax\w*|insur\w*|premium\w*|clean\w*|replac\w*|servic\w*|electric\w*|water|gas|heating|lev(?:y|ies)|outgoings|rates|damage\w*|wear|parts?|fuel|tyres?)\b/i,
  },
  {
    says: /\bno more than one month of payments\b/i,
    needs: /\b(?:months?|monthly|rent|fees?|subscription|membership|instal\w+|airtime|premium)\b/i,
  },
  {
    says: /\bIf a payment is more than seven days late\b|\bone twentieth of the late payment\b/i,
    needs:
      /\b(?:payments?|rent|bills?|invoices?|instal\w+|unpaid|overdue|arrears|bounce\w*|interest|fees?|not (?:been )?paid|(?:late|behind) (?:in|with) pay\w*|pay late|paid late)\b/i,
  },
  {
    says: /\bbreach that is not put right\b|\bone free warning\b/i,
    needs:
      /\b(?:breach\w*|break\w*|broken|fail\w*|not|never|without|late|miss\w*|lost|damage\w*|dirty|default\w*|penalt\w*|fined?|forfeit\w*|smok\w*|nois\w*|violat\w*)\b|n['’]t\b/i,
  },
];

/** Asks for one notice for both, or for a month. */
const SAME_FOR_BOTH = /\beither (?:side|party) may end\b|\bsame notice\b|\bAsk for one month\b/i;
/** From so many days on, their notice is longer than what such words would leave. */
const LONG_NOTICE = 30;

/** Whether words that give both the same notice would cost the reader some of the notice that the clause already gives. */
const levelsDown = (words: string, family: RiskFamily, clause: string): boolean =>
  (family === 'unequal-exit' || family === 'sudden-end' || family === 'no-exit') &&
  SAME_FOR_BOTH.test(words) &&
  Math.max(0, ...daysIn(clause)) >= LONG_NOTICE;

/** Whether the paper, in the clause or right after it, already gives what some words ask for, or they speak of something else. */
const isGiven = (words: string, clause: string): boolean =>
  GIVEN.some(({ asks, given }) => asks.test(words) && given.test(clause)) ||
  SPEAKS_OF.some(({ says, needs }) => says.test(words) && !needs.test(clause));

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
    words === null || isGiven(words, beside) || levelsDown(words, family, clause) ? null : words;
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
