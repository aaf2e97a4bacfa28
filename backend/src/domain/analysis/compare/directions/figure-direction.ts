import { findDays } from '../../reading/facts/find-dates.ts';
import { changedFigures, measuredIn, type FigurePair } from '../figures/figure-pairs.ts';
import type { Direction } from './judge-direction.ts';
import type { Hands } from './weaker-hand.ts';

/** A figure by what it is for the weaker hand, by the words around it. */
interface Use {
  readonly topic: Direction['topic'];
  /** Whether more of it is better for the weaker hand. */
  readonly isGood: boolean;
}

/**
 * Which way a figure goes that changed alone in a sentence, by the words around it: what the weaker hand pays or gets, how long it
 * has or has to wait. Null where the words do not say.
 */
export function figureDirection(
  before: string,
  after: string,
  { hands, country }: { readonly hands: Hands; readonly country: string },
): Direction | null {
  const pairs = changedFigures(measuredIn(before, country), measuredIn(after, country));
  const [pair] = pairs;
  if (pair === undefined) return dayDirection(before, after, { hands, country });
  const uses = pairs.map((one) => ({ one, use: roleOf(after, one, hands) }));
  const ways = new Set(uses.map(({ one, use }) => (use === null ? null : isMore(one) === use.isGood)));
  const use = uses[0]!.use; // of the pair
  return ways.size > 1 || use === null ? null : { topic: use.topic, isBetter: isMore(pair) === use.isGood };
}

/** The same of a day, where the sentence has one before and after and both can be read. */
function dayDirection(
  before: string,
  after: string,
  { hands, country }: { readonly hands: Hands; readonly country: string },
): Direction | null {
  const [[old, ...othersOld], [now, ...othersNow]] = [findDays(before, country), findDays(after, country)];
  if (othersOld.length + othersNow.length > 0) return null;
  const [from, to] = [old?.iso ?? null, now?.iso ?? null];
  if (now === undefined || from === null || to === null || from === to) return null;
  const use = timeRole(after, now.start, hands);
  // days in ISO 8601 stand in order as text
  return use === null ? null : { topic: use.topic, isBetter: to > from === use.isGood };
}

const isMore = ({ before, after }: FigurePair) => after.value > before.value;

const roleOf = (text: string, { after }: FigurePair, hands: Hands): Use | null =>
  after.kind === 'time' ? timeRole(text, after.start, hands) : sumRole(text, after.start, hands);

const GETS =
  /\b(?:refund\w{0,3}|repays?|back|towards|credit\w{0,2}|discount|compensat\w{0,5}|reward|bonus|fund)\b|\btake\b[^.;]{0,20}\boff\b/i;
const PAYS =
  /\b(?:fee|charge[sd]?|price|rent|costs?|deposit|penalty|excess|premium|interest|fine|bear|pay|owe|adds?|added|non-refundable|registration|insured)\b/i;

function sumRole(text: string, at: number, { weakerWords, strongerWords, isWork }: Hands): Use | null {
  const before =
    text
      .slice(Math.max(0, at - 110), at)
      .split(/[;:]\s|\.\s/)
      .at(-1) ?? '';
  const actor = lastActor(before, weakerWords, strongerWords);
  if (
    new RegExp(`\\b(?:pays?|gives?|owes?|sends?)\\s(?:${weakerWords})\\s{1,2}(?:up to\\s)?$`, 'iu').test(
      before,
    )
  )
    return { topic: 'back', isGood: true };
  if (/\binsured\b/i.test(before)) return { topic: 'right', isGood: false };
  const isPaying = /\b(?:pays?|paid|gives?|owes?|sends?|covers?|keeps?|bears?)\b/i.test(before);
  if (GETS.test(before) || /^[^.;]{0,40}\b(?:back|towards?|refund|discount|off)\b/i.test(text.slice(at)))
    return actor === 'weaker' && /\bpay\b/i.test(before) ? null : { topic: 'back', isGood: true };
  if (actor === 'stronger' && isPaying && !/\bkeeps?\b|\bbills?\b|\bcharge/i.test(before))
    return { topic: 'back', isGood: true };
  // whoever is paid gets it
  if (/\b(?:is|are|be|been|get|gets) paid\b/i.test(before))
    return actor === null
      ? null
      : { topic: actor === 'weaker' ? 'back' : 'cost', isGood: actor === 'weaker' };
  if (actor === 'weaker' && isPaying) return { topic: 'cost', isGood: false };
  if (isWork && /\b(?:salary|wages?|stipend|paid|gross|allowance|gratuity)\b/i.test(before))
    return { topic: 'back', isGood: true };
  return PAYS.test(before) ||
    /^[^.;]{0,50}\b(?:fee|charge|deposit|late|lost)\b/i.test(text.slice(at)) ||
    /\blost\b/i.test(before)
    ? { topic: 'cost', isGood: false }
    : null;
}

/** What one side has failed to do, before the other may act. */
const FAILING =
  /\b(?:default|unpaid|overdue|late|arrears?|behind|miss(?:es|ed)?|fails?|failed|not (?:been )?(?:paid|received|collected)|does not|do not|owing|outstanding)\b/i;
/** Plans that whoever makes work tells those who do it. */
const PLAN = /\b(?:roster|rota|schedule|shifts?|timetable|hours of work)\b/i;
/** The least that somebody is given work for. */
const LEAST = /\b(?:at least|a minimum of|not less than|no fewer than|guaranteed?)\s$/i;

/** A time after which one of the two may act: the stronger hand when something was not done, the weaker when it has waited. */
function waitRole(
  text: string,
  at: number,
  before: string,
  { weakerWords, strongerWords }: Hands,
): Use | null {
  if (
    !/\b(?:after|once|for more than|for over|longer than|beyond|more than)\s(?:the first\s)?$/i.test(before)
  )
    return null;
  const acts = (words: string) =>
    `(?<![\\p{L}])(?:${words})\\s(?:may|can|could|will|shall|(?:is|are) entitled)(?![\\p{L}])`;
  const near = (words: string) =>
    new RegExp(`${acts(words)}[^.;]{0,90}$`, 'iu').test(before) ||
    new RegExp(`^[^.;]{0,80}${acts(words)}`, 'iu').test(text.slice(at, at + 180));
  if (near(strongerWords) && FAILING.test(text)) return { topic: 'time', isGood: true };
  return near(weakerWords) && !FAILING.test(text) ? { topic: 'wait', isGood: false } : null;
}

function timeRole(text: string, at: number, hands: Hands): Use | null {
  const { weakerWords, strongerWords, isWork } = hands;
  const before =
    text
      .slice(Math.max(0, at - 130), at)
      .split(/[;:]\s|\.\s/)
      .at(-1) ?? '';
  const after = text.slice(at, at + 110);
  const actor = lastActor(before, weakerWords, strongerWords);
  if (
    /(?<!\b(?:you|they|he|she|we|I|to)\s)\b(?:leave|holiday|vacation)\b/i.test(after.slice(0, 60)) &&
    !/notice/i.test(after)
  )
    return { topic: 'right', isGood: true };
  if (/\bleave is\b/i.test(before)) return { topic: 'right', isGood: true };
  // what is held and then given back within a time
  if (
    /\b(?:given back|sent back|paid back|released|returned|refunded|repaid)\s(?:[\p{L}]{1,12}\s){0,4}(?:within|in)\s$/iu.test(
      before,
    )
  )
    return { topic: 'wait', isGood: false };
  if (/\b(?:may|can|welcome to)\s(?:\p{L}{2,10}\s)?stay\b/iu.test(before))
    return { topic: 'right', isGood: true };
  // what has to stay somewhere is no price that stays
  if (
    /\b(?:must|shall|has to|have to|needs? to)\s(?:\p{L}{2,10}\s)?(?:stay|remain|wait|be kept)\b/iu.test(
      before,
    )
  )
    return null;
  if (
    /\b(?:pay goes on|stays?|stops? for|fixed|stay put|is held|we hold|free for|as usual|guarantee)\b/i.test(
      `${before} ${after}`,
    )
  )
    return { topic: 'limit', isGood: true };
  if (/\bnotice|ahead|beforehand|in advance|warning\b/i.test(after)) {
    if (actor === null) return isWork && PLAN.test(before) ? { topic: 'time', isGood: true } : null;
    return actor === 'stronger' ? { topic: 'time', isGood: true } : { topic: 'right', isGood: false };
  }
  if (
    /\b(?:to put (?:it|that|things) right|to think|to decide|to change your mind|to withdraw|to remedy|in which to)\b/i.test(
      after,
    )
  )
    return { topic: 'right', isGood: true };
  const waited = waitRole(text, at, before, hands);
  if (waited !== null) return waited;
  if (isWork && LEAST.test(before) && /^\S{1,12}\shours?\b/i.test(after))
    return { topic: 'back', isGood: true };
  if (/\b(?:up to|until)\s(?:the\s)?$/i.test(before))
    return actor === 'weaker' ? { topic: 'right', isGood: true } : null;
  if (/\bwait\s$/i.test(before) && actor === 'stronger') return { topic: 'right', isGood: true };
  if (/\b(?:within|inside|in)\s$/i.test(before))
    return /\b(?:back|released|returned|refund\w{0,3}|repair\w{0,2}|answer|reply|replaced)\b/i.test(before) ||
      actor === 'stronger'
      ? { topic: 'wait', isGood: false }
      : null;
  return null;
}

/** Which of the two acts last before a place, or null. */
function lastActor(words: string, weakerWords: string, strongerWords: string): 'weaker' | 'stronger' | null {
  // whoever is given something does not act
  const acting = words.replace(
    /\b(pay|give|owe|send|charge|ask|bill|tell|let|refund|lend)(s|ing)?\s(?:you|us|me|them|the\s\p{L}{3,14})\b/giu,
    '$1$2 that',
  );
  const last = (by: string) =>
    Array.from(
      acting.matchAll(new RegExp(`(?<![\\p{L}])(?:${by})(?![\\p{L}])`, 'giu')),
      ({ index }) => index,
    ).at(-1) ?? -1;
  const [weaker, stronger] = [last(weakerWords), last(strongerWords)];
  if (weaker === stronger) return null;
  return weaker > stronger ? 'weaker' : 'stronger';
}
