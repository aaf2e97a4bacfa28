import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import {
  AHEAD,
  AHEAD_AFTER,
  BARE_AFTER,
  BARE_BEFORE,
  COMES_BACK,
  LEAVING_HEADING,
  CANCELS_THEN,
  COSTS_THEN,
  PUT_OFF_FOR,
  STAYS_SO,
  COUNTED_AFTER,
  GOES_ON_WITH,
  HOW_LONG_ROW,
  RIGHT_AGAIN,
  TAUGHT_FOR,
  MEASURES,
  CALLED_BACK,
  EITHER_GIVES,
  OF_CONDUCT,
  ASKED_AFTER,
  ASKED_BEFORE,
  DEADLINE_CUE,
  GIVEN_TIME,
  ENDS_A_PART,
  ENDS_BY_ITSELF,
  ENDS_IT,
  NOT_NOTICE,
  NOTICE_AFTER,
  NOTICE_BEFORE,
  OF_MONEY,
  ONLY_WISHED,
  RENEWS,
  RIGHT_AFTER,
  SAME_NOTICE,
  STEP,
  STOPS_RENEWAL,
  WANTS_RENEWAL,
  OF_A_PLACE,
  OF_DAYS_OFF,
  OF_BOOKS,
  THRESHOLD,
  TO_PUT_RIGHT,
  TELLS_BEFORE,
  TO_DO,
  TOLD_IN,
  TO_THE_END,
  FROM_A_MESSAGE,
  MAY_GO_BACK,
  SILENT_FOR,
  PAID_BY_THEN,
  SCALE_AFTER,
  SCALE_BEFORE,
} from '../languages/en/notice-words.ts';
import { findSpeakers } from '../frames/speakers.ts';
import { rememberedOfBoth } from '../../remembered/remembered.ts';
import type { PaperSides } from '../sides/side.ts';
import { findLengths, shownLength, type FoundLength } from './find-spans-of-time.ts';
import { agreedLater, type AgreedLater } from './agreed-later.ts';
import { isSecondHalf, nearestPurpose, noticeOfRow } from './notice/purpose.ts';
import { giverOf } from './notice/givers.ts';
import { fromSide } from './notice/from-sides.ts';
import { headingsOf } from './notice/headings.ts';
import { isNoNotice } from './notice/no-notice.ts';
import { holdsWhen, otherHalf } from './notice/conditions.ts';
import { questionBefore } from './notice/question-before.ts';
import { nameOf } from './giver-name.ts';
import { quoteAround, rowLabel } from './places.ts';

/** Most notices that are listed, those about ending first, and most that are looked at. */
const MOST = 24;
const READ = 400;
const LONGEST = 1_000;
/** A time limit for a step: neither who has to keep to it nor what it is for is told beyond the quote. */
const LIMIT = 'time limit';
/** A notice whose purpose the sentence does not tell with certainty. */
const UNKNOWN = 'notice';
const ORDER = [
  'ending',
  'stopping the renewal',
  'renewal',
  'change',
  'entry',
  'working hours',
  'suspension',
  'transfer',
  'deduction',
  UNKNOWN,
  LIMIT,
];

/** One notice or time limit: who gives it, for what, how long it is. */
export interface FoundNotice {
  /** Side id, `both`, or null where it cannot be told. */
  readonly who: string | null;
  /** `ending`, `change`, …; `notice` where the purpose is not certain, `time limit` where it is no notice. */
  readonly what: string;
  readonly length: FoundLength;
  readonly sentence: Sentence;
  readonly start: number;
  /** The length that a chat agreed on in its place. */
  readonly later?: AgreedLater;
}

/** Every notice and every time limit for a step, in the order of the text. */
export const findNotices = rememberedOfBoth((text: LegalText, sides: PaperSides): readonly FoundNotice[] => {
  const out: FoundNotice[] = [];
  const headings = headingsOf(text);
  const speakers = findSpeakers(text, sides);
  for (const sentence of text.sentences) {
    if (out.length >= READ) break;
    if (sentence.text.length > LONGEST) continue;
    const same = SAME_NOTICE.exec(sentence.text);
    const known = out.at(-1);
    if (same !== null && known?.sentence.paragraph === sentence.paragraph) {
      const end = same.index + same[0].length;
      const length = { ...known.length, start: same.index, end, words: same[0] };
      const who = giverOf(sentence.text, length, sides, speakers.get(sentence.paragraph) ?? null);
      out.push({ who, what: known.what, length, sentence, start: sentence.start + same.index });
    }
    for (const length of findLengths(sentence.text)) {
      const start = sentence.start + length.start;
      const row = rowLabel(text, start);
      if (row !== null && HOW_LONG_ROW.test(row)) continue;
      const heading = `${headings.get(sentence.paragraph) ?? ''} ${row ?? ''}`;
      const ofRow = row === null ? null : noticeOfRow(row, sentence.text, length, sides);
      const before = out.at(-1);
      const isOtherHalf = isSecondHalf(before, sentence, length);
      const given = fromSide(sentence.text, length, sides);
      const own =
        ofRow?.what ??
        purposeOf(sentence.text, length, heading) ??
        (isOtherHalf ? 'ending' : given === undefined ? null : UNKNOWN);
      if (own === null) continue;
      const isSame = own === UNKNOWN && before?.sentence.paragraph === sentence.paragraph;
      const isGoneOn = isSame && before?.what === 'ending' && GOES_ON_WITH.test(sentence.text);
      const what = isGoneOn || isOtherHalf ? 'ending' : own;
      const isWished = ONLY_WISHED.test(sentence.text.slice(Math.max(0, length.start - 50), length.start));
      const who =
        ofRow?.who ??
        given ??
        (given === null || what === LIMIT || isWished
          ? null
          : giverOf(sentence.text, length, sides, speakers.get(sentence.paragraph) ?? null));
      const later = agreedLater(text, sentence.paragraph, length);
      if (later === 'open') continue;
      out.push({ who, what, length, sentence, start, ...(later === null ? {} : { later }) });
      const other = isWished ? null : otherHalf(sentence.text, length, sides, who);
      if (other !== null) out.push({ ...other, what, sentence, start: sentence.start + other.length.start });
    }
  }
  return out;
});

/** Each notice as a fact: what for in its label, `Tenant – two months` in its text. */
export function noticeFacts(text: LegalText, sides: PaperSides): Draft<Fact>[] {
  const seen = new Set<string>();
  const found = findNotices(text, sides);
  const kept = found.filter(({ who, what, length, sentence }, index) => {
    // `at least two months and no more than four`: told once, as the whole range
    const next = found[index + 1];
    const isRange = next?.sentence === sentence && next.what === what;
    if (isRange && shownNotice(sentence.text, next.length).startsWith('between')) return false;
    // limits for different steps are as long as each other by chance
    const key = `${who}|${what}|${length.count}${length.unit}${what === LIMIT ? sentence.index : ''}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return kept
    .toSorted((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what) || a.start - b.start)
    .slice(0, MOST)
    .map(({ who, what, length: first, sentence, start, later }): Draft<Fact> => {
      const length = later === undefined ? first : later.length;
      const question = questionBefore(text, sentence);
      const { count, unit } = length;
      const inDays = unit === 'hour' ? count / 24 : unit === 'week' ? count * 7 : count;
      return {
        kind: 'notice',
        label: LABELS[what] ?? `Notice for ${what}`,
        text: `${[nameOf(text, who, sides), later === undefined ? shownNotice(sentence.text, length) : shownLength(length)].filter(Boolean).join(' – ')}${what === 'ending' || what === UNKNOWN ? holdsWhen(sentence.text, first, question !== undefined) : ''}.`,
        quotes: [
          ...(question === undefined ? [] : [{ text: question.text, paragraph: question.paragraph }]),
          quoteAround(text, start, start + first.words.length),
          ...(later === undefined ? [] : [{ text: later.paragraph.text, paragraph: later.paragraph.id }]),
        ],
        by: 'rules',
        notice:
          unit === 'month' || unit === 'year'
            ? { who, what, months: unit === 'year' ? count * 12 : count }
            : { who, what, days: inDays },
      };
    });
}

const LABELS: Readonly<Record<string, string>> = { [LIMIT]: 'Time limit', [UNKNOWN]: 'Notice' };

/** `14 days, to the end of a calendar month`, `between 60 and 30 days`; with `told`, `14 days of notice to the end of …`. */
export function shownNotice(sentence: string, length: FoundLength, told = ''): string {
  const before = sentence.slice(Math.max(0, length.start - 70), length.start);
  const first = RANGE.exec(before)
    ?.slice(1)
    .find((one) => one !== undefined);
  const end = TO_THE_END.exec(sentence.slice(length.end, length.end + 120))?.[1];
  const range = first === undefined ? '' : `between ${first} and `;
  return `${range}${shownLength(length)}${told}${end === undefined ? '' : `${told === '' ? ',' : ''} to the ${end}`}`;
}

/** `between 10 and`, `at least 30 days and not more than`: the other end of a range. */
const RANGE =
  /\bbetween (\w{1,12})(?: \w{3,6})? and $|\b(?:at least|not less than|no less than|no later than|not later than) (\w{1,12})(?: [a-z]{3,8}){1,3},? (?:and|but) (?:not|no) (?:more|earlier|longer|sooner) than $/i;

/** What the length of time is for; null where it is neither notice nor time limit for a step. */
function purposeOf(sentence: string, length: FoundLength, heading: string): string | null {
  const { start, end, unit } = length;
  if (isNoNotice(sentence, length)) return null;
  const before = sentence.slice(Math.max(0, start - 60), start);
  const after = sentence.slice(end, end + 60);
  if (OF_MONEY.test(after) || THRESHOLD.test(before)) return null;
  if (RIGHT_AGAIN.test(after)) return LIMIT;
  if (TAUGHT_FOR.test(sentence.slice(0, start)) && !/\bnotice\b/i.test(after)) return null;
  if (STAYS_SO.test(before) || PUT_OFF_FOR.test(before)) return null;
  if (CANCELS_THEN.test(before) && AHEAD.test(after) && COSTS_THEN.test(sentence.slice(end)))
    return COMES_BACK.test(sentence.slice(end)) ? LIMIT : null;
  if (COUNTED_AFTER.test(after) || MEASURES.test(before)) return null;
  // `In the first four weeks either may end it by one week's notice`: when another notice holds
  if (/\b(?:in|during|within|for) the first $/i.test(before) && !/notice/i.test(after.slice(0, 12))) {
    const rest = sentence.slice(end);
    return MAY_GO_BACK.test(rest) && findLengths(rest).length === 0 ? LIMIT : null;
  }
  // `90 to 30 days before: half the price`: a step of a scale
  if (SCALE_BEFORE.test(before) && SCALE_AFTER.test(after)) return null;
  if (OF_CONDUCT.test(after) || CALLED_BACK.test(before) || OF_DAYS_OFF.test(before)) return UNKNOWN;
  // `the balance is due 30 days before the event`
  if (PAID_BY_THEN.test(before) && !/\bnotice\b/i.test(after)) return null;
  const from = Math.max(0, sentence.lastIndexOf(';', start) + 1);
  const next = sentence.indexOf(';', end);
  const part = sentence.slice(from, next < 0 ? sentence.length : next);
  const wider = sentence.slice(Math.max(from, start - 110), start);
  if (TO_PUT_RIGHT.test(sentence.slice(Math.max(from, start - 110), start))) return LIMIT;
  const isNotice =
    NOTICE_AFTER.test(after) ||
    NOTICE_BEFORE.test(before) ||
    (AHEAD_AFTER.test(after) && TELLS_BEFORE.test(wider));
  const isAsked =
    !isNotice && !DEADLINE_CUE.test(before) && (ASKED_BEFORE.test(before) || ASKED_AFTER.test(after));
  const own = nearestPurpose(part, start - from, end - from);
  if (!isNotice && TO_DO.test(after)) return LIMIT;
  if (EITHER_GIVES.test(before) && /^ ?[.,;]|^$/.test(after)) return own === 'ending' ? own : UNKNOWN;
  if (isAsked && (own === 'ending' || (own === 'renewal' && WANTS_RENEWAL.test(part)))) return own;
  const isOfLeaving = OF_NOTICE.test(heading) || LEAVING_HEADING.test(heading.trim());
  if (isAsked && ASKED_BEFORE.test(before) && isOfLeaving && own === null) return 'ending';
  if (
    isOfLeaving &&
    own === null &&
    BARE_BEFORE.test(sentence.slice(0, start)) &&
    BARE_AFTER.test(sentence.slice(end))
  )
    return 'ending';
  const isBare =
    /^(?:[,;.]|$| by (?:either|each|both|the)| on (?:either|each|both)| in writing| (?:from|to|for) )/i;
  if (OF_NOTICE.test(heading) && own === null && unit !== 'hour' && isBare.test(after) && !isNotice)
    return 'ending';
  if (isAsked && /\bnotice\b/i.test(part)) return kindOfHeading(heading) ?? UNKNOWN;
  if (isNotice) {
    if (ONLY_WISHED.test(wider.slice(-50)) || ENDS_A_PART.test(part)) return UNKNOWN;
    if (STOPS_RENEWAL.test(part) && RENEWS.test(part)) return 'stopping the renewal';
    if (own === 'ending' && ENDS_BY_ITSELF.test(after) && !ENDS_IT.test(part)) return UNKNOWN;
    if (own === 'renewal' && !WANTS_RENEWAL.test(part)) return UNKNOWN;
    if (own === 'entry' && OF_BOOKS.test(sentence) && !OF_A_PLACE.test(sentence)) return UNKNOWN;
    return own ?? kindOfHeading(heading) ?? UNKNOWN;
  }
  const near = sentence.slice(Math.max(from, start - 110), Math.min(from + part.length, end + 110));
  const close = sentence.slice(Math.max(0, start - 40), Math.min(sentence.length, end + 44));
  if (NOT_NOTICE.test(close)) return null;
  const isLimit =
    (DEADLINE_CUE.test(before) && STEP.test(near)) ||
    TOLD_IN.test(before) ||
    SILENT_FOR.test(before) ||
    [TO_DO, AHEAD_AFTER, RIGHT_AFTER, FROM_A_MESSAGE].some((pattern) => pattern.test(after)) ||
    (isAsked && GIVEN_TIME.test(before));
  return isLimit ? LIMIT : null;
}

const OF_NOTICE = /^\W{0,8}notice(?: periods?)?\W{0,4}$/i;
/** `Changes and ending`: the heading does not say which of them. */
const OF_SEVERAL =
  /\b(?:chang\w+|variation|amend\w+|moving|entry|renew\w+)\b[^.]{0,20}(?:\band\b|&|,|\/)|(?:\band\b|&|,|\/)[^.]{0,20}\b(?:chang\w+|variation|amend\w+|entry|renew\w+)\b/i;
/** `Notice period: two months`, or under the heading `Ending your plan`. */
const kindOfHeading = (heading: string) =>
  OF_NOTICE.test(heading)
    ? 'ending'
    : /^\W{0,6}(?:\d+[.)] )?no\b/i.test(heading) || OF_SEVERAL.test(heading)
      ? null
      : nearestPurpose(heading, 0, 0);
