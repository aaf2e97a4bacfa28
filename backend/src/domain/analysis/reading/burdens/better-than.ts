import { findLengths, type FoundLength } from '../facts/find-spans-of-time.ts';
import type { Asked, AskedFor, RiskMessage } from '../messages/risk-message.ts';
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

/** The words by which a paper already gives what an adviser would ask for. */
const GIVEN: Readonly<Partial<Record<Asked, RegExp>>> = {
  'an-end':
    /\b(?:for up to|until|no later than|not later than|within|for (?:a period of )?(?:at most )?\d{1,3} (?:days|weeks|months))\b/i,
  'same-for-both':
    /\b(?:either (?:of us|side|party)|both(?: of us| sides| parties)?|each (?:of us|side|party))\b[^.;]{0,60}\b(?:may|can|ends?|leaves?|notice)\b|\b(?:so|the same) (?:can|may|goes for|holds for|applies to) (?:you|we|I|they)\b/i,
  'proof-of-loss':
    /\b(?:receipts?|invoices?|bills?|photos?|proof|evidence|itemi[sz]ed|breakdown|actual(?:ly)? (?:cost|loss|spent)|real (?:cost|loss))\b/i,
  'unused-back':
    /\b(?:unused|not used|the rest|remainder|balance)\b[^.;]{0,40}\b(?:refund|returned|paid back|back)\w*/i,
  'a-limit':
    /\b(?:(?:no|not|never) (?:more|higher|exceed\w*)(?: than)?|at most|up to|capped|maximum|limited to|nothing more)\b/i,
  grace:
    /\bmore than \w{1,12} (?:\(\d{1,3}\) )?(?:days?|weeks?|months?) (?:late|overdue|behind|after)|\b(?:late|overdue|behind) (?:by )?(?:for )?more than|\b(?:late|overdue|behind|unpaid|not (?:been )?paid|outstanding|owing)\b[^.;]{0,30}\b(?:\d{1,3}|[a-z]{3,12}) (?:working |calendar )?(?:days|weeks|months) (?:after|past|on)|\b(?:days?|weeks?) (?:of grace|to (?:pay|catch up))|\b(?:reminder|notice|warning)\b.{0,60}\b(?:days?|weeks?)\b/i,
  'less-with-time':
    /\b(?:reduced by|less one|in proportion|pro rata|proportion\w*|tapers?|one (?:twelfth|twenty-fourth|quarter|half|thirty-sixth) for (?:each|every)|for (?:each|every) (?:full |complete[d]? |remaining )?month)\b/i,
  'near-you':
    /\b(?:(?:in|of|at|near) (?:the (?:county|city|town|place|country|state) )?(?:where|in which) you (?:live|reside)|(?:in|of|near) your (?:own |home )?(?:county|town|city|state|country|area|home|place of residence))\b/i,
  'they-pay-costs':
    /\b(?:we|they|it|company|lender|seller|landlord|employer|provider) (?:will |shall |must )?(?:pays?|advances?|bears?|covers?)\b[^.;]{0,60}\b(?:arbitrat\w*|fees?|filing|costs?|hearing)\b/i,
  'one-fee': /\b(?:charged once|just once|only once|once for (?:each|that)|not more than once)\b/i,
};

/** What a clause has to say for words that speak of it to fit. */
const NEEDED: Readonly<Partial<Record<Asked, RegExp>>> = {
  'owner-carries':
    /\b(?:repair\w*|mend\w*|maint\w*|tax\w*|insur\w*|premium\w*|clean\w*|replac\w*|servic\w*|electric\w*|water|gas|heating|lev(?:y|ies)|outgoings|rates|damage\w*|wear|parts?|fuel|tyres?)\b/i,
  'month-of-payments':
    /\b(?:months?|monthly|rent|fees?|subscription|membership|instal\w+|airtime|premium)\b/i,
  cover: /\b(?:cover\w*|insur\w*|polic(?:y|ies)|excess|deductible)\b/i,
  expenses:
    /\b(?:expens\w*|travel\w*|fuel|petrol|mileage|materials?|tools?|equipment|uniforms?|training|telephone|phone|postage|parking|tolls?|meals?|ingredients|supplies)\b/i,
  'late-payment':
    /\b(?:payments?|rent|bills?|invoices?|instal\w+|unpaid|overdue|arrears|bounce\w*|interest|fees?|not (?:been )?paid|(?:late|behind) (?:in|with) pay\w*|pay late|paid late)\b/i,
  'breach-put-right':
    /\b(?:breach\w*|break\w*|broken|fail\w*|(?:do(?:es)?|did|is|are|has|have|must|may|shall) not|never|without|late|miss\w*|lost|damage\w*|dirty|default\w*|penalt\w*|fined?|forfeit\w*|smok\w*|nois\w*|violat\w*)\b|n['’]t\b/i,
};

/** From so many days on, their notice is longer than what the same notice for both, or a month, would leave. */
const LONG_NOTICE = 30;

/** Whether words that give both the same notice would cost the reader some of the notice that the clause already gives. */
const levelsDown = (asked: readonly Asked[], family: RiskFamily, clause: string): boolean =>
  (family === 'unequal-exit' || family === 'sudden-end' || family === 'no-exit') &&
  asked.includes('level-notice') &&
  Math.max(0, ...daysIn(clause)) >= LONG_NOTICE;

/** Whether the paper, in the clause or right after it, already gives what some words ask for, or they speak of something else. */
const isGiven = (asked: readonly Asked[], clause: string): boolean =>
  asked.some((one) => GIVEN[one]?.test(clause) === true || NEEDED[one]?.test(clause) === false);

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
  const isIdle = (field: keyof AskedFor): boolean => {
    const asked = message.asks?.[field] ?? [];
    return isNoLonger(asked, family, clause) || isGiven(asked, beside) || levelsDown(asked, family, clause);
  };
  const kept = (field: 'wording' | 'fallback'): string | null => (isIdle(field) ? null : message[field]);
  return {
    ...message,
    wording: kept('wording'),
    fallback: kept('fallback'),
    ask: isIdle('ask') ? PLAIN_ASK : message.ask,
  };
}

/** Whether the time that words ask for is no better than that of the clause. */
function isNoLonger(asked: readonly Asked[], family: RiskFamily, clause: string): boolean {
  const isLonger = LONGER.has(family);
  if (!isLonger && !SHORTER.has(family)) return false;
  const days = asked.filter((one) => typeof one === 'number');
  const own = daysIn(clause);
  if (days.length === 0 || own.length === 0) return false;
  return isLonger ? Math.min(...days) <= Math.max(...own) : Math.max(...days) >= Math.min(...own);
}

const PLAIN_ASK = 'Ask whether this can be made milder for you, and have the answer in writing.';
