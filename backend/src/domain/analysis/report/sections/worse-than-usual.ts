import type { LegalText } from '../../document/legal-text.ts';
import type { Usual, UsualLength } from '../../clauses/usual.ts';
import type { WeighedClause } from '../../facts/assess-clauses.ts';
import { isUsualRate } from '../../facts/figures/late-payment.ts';
import { findLengths, type FoundLength } from '../../reading/facts/find-spans-of-time.ts';

/** Bans and ties: the longer, the worse for whoever is bound. */
const LONGER_IS_WORSE =
  /compet|solicit|exclusiv|hire|minimum|renewal|lock|deposit|confiden|payment-terms|secrecy/;
/** Warnings and times to put something right: the shorter, the worse for whoever gets them. */
const SHORTER_IS_WORSE = /terminat|notice|change|audit|breach|withdraw/;
/** Words by which a clause goes beyond what is usual, whatever its figures. */
const BEYOND =
  /\b(?:without (?:any )?(?:limit|cause|reason|notice|prior notice|consent|compensation|warning|refund|further (?:notice|agreement|consent))|unlimited|(?:sole|absolute|own) discretion|whatever|howsoever|irrevocabl\w+|in perpetuity|perpetual|for ?ever|non-?refundable|forfeit\w*|at any time and for any reason|for any reason|for no reason|even (?:if|where|when)|including (?:by |its own |our |their )?(?:\w+ )?negligence|immediately|at once|in any event|under no circumstances|waives?|gives? up|any (?:and all|loss|damage|cost)\w*|in full|all (?:costs|losses|claims|rights)|regardless|no right|no liability|not (?:be )?(?:liable|responsible)|not refund\w*|alone|only)\b/i;

/**
 * Whether a clause may be called worse than usual: its figure lies beyond the usual one in the direction that harms the reader, or
 * its words go further than any usual clause. Where figures agree, where both sides have the same, or where nothing can be compared,
 * it may not.
 */
export function isWorseThanUsual(
  { kind, proof, bearing, severity, remark }: WeighedClause,
  readerRole: string | null,
): boolean {
  if (proof === null || kind.usual === undefined) return false;
  const words = proof.sentence.text;
  if (kind.id === 'late-fees' && remark === null && isUsualRate(words)) return false;
  const isTold = remark !== null || (bearing === 'against' && severity !== null && severity !== 'low');
  if (!isTold) return false;
  if (
    FAIRLY.test(words) ||
    FIRST_WEEKS.test(words) ||
    PROTECTS.test(words) ||
    isUsualFor(readerRole, kind.usual)
  )
    return false;
  const compared = compareLengths(kind.id, lengthsFor(kind.id, words), kind.usual);
  if (compared !== null) return compared;
  // a length of notice is compared with a length, not with strong words
  const isLength = /^(?:notice-employment|rent-notice)$/.test(kind.id);
  return remark !== null || (!isLength && BEYOND.test(words)) || (kind.risk?.worse?.test(words) ?? false);
}

/** Of a renewal only the warning can be compared: not how long it renews for. */
const lengthsFor = (id: string, words: string): FoundLength[] =>
  findLengths(words).filter(({ end }) => id !== 'renewal-term' || WARNS.test(words.slice(end)));
const WARNS = /^[^.;]{0,40}\b(?:notice|before|prior|in advance|ahead)\b/i;

/** What the usual puts on somebody of the reader's role is no news: `the landlord repairs the building`. */
const isUsualFor = (role: string | null, { does = [] }: Usual): boolean =>
  role !== null && does.includes(SAME_ROLE[role.toLowerCase()] ?? role.toLowerCase());
/** The name under which the usual knows a role. */
const SAME_ROLE: Readonly<Record<string, string>> = {
  lessor: 'landlord',
  licensor: 'landlord',
  landlady: 'landlord',
  owner: 'landlord',
  lessee: 'tenant',
  licensee: 'tenant',
  renter: 'tenant',
  subtenant: 'tenant',
  worker: 'employee',
};

/** What one side will not do to the other. */
const PROTECTS =
  /\b(?:not|never|n['’]t|cannot|only if) (?:also |then |ever )?(?:be )?(?:chang|rais|increas|alter|var(?:y|ied)|charg|deduct|sell|sold|shar|keep|kept|end(?:ed)?\b|cancel|terminat|enter|evict|withh|reduc)\w*/i;

/** An end that takes proof and a hearing is fairer than usual. */
const FAIRLY =
  /\b(?:proven|only after|after (?:a|two|three) (?:written )?(?:warnings?|reminders?|charges?)|a (?:fair )?hearing|to be heard)\b/i;

/** What holds in the first weeks alone says nothing about the whole. */
const FIRST_WEEKS = /\b(?:probation\w*|trial(?: period)?)\b/i;

/** Whether a clause stands under a heading of the first weeks: `TRIAL PERIOD`. */
export const isOfFirstWeeks = ({ proof }: WeighedClause, { paragraphs }: LegalText): boolean => {
  const paragraph = paragraphs.find(({ id }) => id === proof?.sentence.paragraph);
  return FIRST_WEEKS.test(paragraph?.headingPath.at(-1) ?? '');
};

const IN_DAYS: Readonly<Record<FoundLength['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365,
};
const inDays = ({ count, unit }: UsualLength): number => count * IN_DAYS[unit];
/** Months and years are no exact numbers of days. */
const SAME = 0.07;

/** True or false where the paper's times and the usual ones can be compared; null where either names none. */
function compareLengths(id: string, own: readonly FoundLength[], { length }: Usual): boolean | null {
  if (own.length === 0 || length === undefined) return null;
  const [least, most] = length.map(inDays) as [number, number]; // a pair stays a pair
  const days = own.map(inDays);
  if (LONGER_IS_WORSE.test(id)) return days.some((one) => one > most * (1 + SAME));
  if (SHORTER_IS_WORSE.test(id)) return days.some((one) => one < least * (1 - SAME));
  return days.some((one) => one > most * (1 + SAME) || one < least * (1 - SAME)) ? null : false;
}
