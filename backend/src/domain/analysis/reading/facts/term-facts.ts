import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { addDuration, writtenDay } from '../../recognition/durations.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import {
  APPLIES_FOR,
  DAYS_AWAY,
  DOES_FOR,
  FROM_DAY,
  FROM_DAY_FOR,
  HELD_FOR,
  isInsideTerm,
  NOT_THE_TERM,
  OF_ANOTHER_THING,
  OF_OTHERS,
  PAPER_RUNS,
  RUNS_FOR,
  TERM_ROW,
  WITHOUT_END,
} from '../languages/en/term-words.ts';
import { byPrice, fromPayments, monthsOfYear, probation, secrecy } from './rolling-term.ts';
import { isOfFormer } from './former.ts';
import { isOfWindow } from './day-role.ts';
import { findDays } from './find-dates.ts';
import { fromReturn } from './return-term.ts';
import { findLengths, shownLength, type FoundLength } from './find-spans-of-time.ts';
import { isNoEnd, paysOffUntil } from './days/of-something-else.ts';
import { quoteAround, rowLabel, sentenceAt } from './places.ts';
import { isLast, isLastOf, stretch } from './stretch.ts';
import { sifted } from '../../sieve/sifted.ts';

const MOST = 2;
const LONGEST = 900;

/**
 * How long the paper runs: in its own words, in rows or sentences, or worked out from its first and last day or the number of
 * its payments. Lengths that belong to a notice, a ban or a delay are left out.
 */
export function termFacts(
  text: LegalText,
  country: string,
  dates: readonly Draft<Fact>[],
  amounts: readonly Draft<Fact>[] = [],
): Draft<Fact>[] {
  const found: Draft<Fact>[] = [];
  const seen = new Set<string>();
  for (const sentence of text.sentences) {
    if (found.length >= MOST || sentence.text.length > LONGEST) continue;
    const length = termIn(text, sentence);
    if (length === null || seen.has(shownLength(length))) continue;
    seen.add(shownLength(length));
    const end = lastDay(sentence.text, length, country, text);
    found.push({
      kind: 'term',
      label: SERVICE.test(sentence.text.slice(0, length.start)) ? 'Shortest time to stay' : 'Term',
      text: `${capital(shownLength(length))}.`,
      quotes: [quoteAround(text, sentence.start + length.start, sentence.start + length.end)],
      by: 'rules',
      ...(end === null ? {} : { workedOut: end }),
    });
  }
  const paid = fromPayments(text, found);
  const days = fromDays(dates, found);
  // a first and a last day say more than a number of payments
  const range = days.length > 0 ? days : paid.length > 0 ? [] : fromRange(text, country, found);
  const told = [...found, ...(range.length > 0 ? range : paid)];
  const more =
    told.length > 0
      ? told
      : [
          ...secrecy(text),
          ...monthsOfYear(text),
          ...byPrice(text, amounts),
          ...fromReturn(text, country, dates),
        ].slice(0, 1);
  return [...more, ...withoutEnd(text, more), ...probation(text)];
}

/** The length that a row or a sentence gives the paper. */
function termIn(text: LegalText, { start, text: words }: Sentence): FoundLength | null {
  for (const length of findLengths(words)) {
    if (length.unit === 'hour') continue;
    const before = words.slice(0, length.start);
    const after = words.slice(length.end, length.end + 40);
    if (APPLIES_FOR.test(before.slice(-170))) return length;
    if (
      NOT_THE_TERM.test(before.slice(-26)) ||
      /^['’]?s? (?:written )?notice|^ (?:late|behind|longer|more|extra|earlier|sooner|later|overdue|in arrears|in debt|unpaid|owing|apart|after|before|prior|in advance|ahead|ago|old|of (?:leave|holiday|absence|sick))\b/i.test(
        after,
      )
    )
      continue;
    const row = rowLabel(text, start + length.start);
    // how long an offer stands
    if (row !== null && /^validity$/i.test(row) && OFFERED.test(text.text.slice(0, LONGEST))) continue;
    if (row !== null && TERM_ROW.test(row) && !isRepeated(text, row)) return length;
    const near = before.slice(-170);
    if (length.unit === 'day') continue;
    if (CONDITION.test(words) || /\brenew\w*\b/i.test(near.slice(-60))) continue;
    if (isOfFormer(near, text.text)) continue;
    if (RUNS_FOR.test(near) || DOES_FOR.test(near) || HELD_FOR.test(near) || MINIMUM.test(before))
      return length;
    if (FROM_DAY_FOR.test(near)) return length;
    if (
      FROM_DAY.test(after) &&
      /(?:^|\bfor (?:(?:a|the) (?:period|term) of )?|[:.] )$/i.test(before) &&
      /\d{4}/.test(after)
    )
      return length;
  }
  return null;
}

const OFFERED = sifted(/\b(?:quot(?:e|ation)|estimate|offer|proposal|pro-?forma|tender)\b/i);
/** A job that somebody promises to stay in: the job itself may go on. */
const SERVICE = sifted(
  /\b(?:undertakes?|agrees?|promises?|bound|shall) to (?:serve|stay|remain|work)\b|\bshall serve\b/i,
);
/** `* Minimum 12 months.` */
const MINIMUM = sifted(/^[\W\d]{0,5}minimum(?: term| period| contract| membership| stay)?(?: of| is|:)? ?$/i);
/** A length that holds only in some case. */
const CONDITION = sifted(/^(?:[\d.()a-z]{0,6} )?(?:if|should|unless|where|when|in case|after|absent)\b/i);

/** `How long: …` again and again stands in a table of records, not of terms. */
const isRepeated = ({ text }: LegalText, label: string) =>
  text.slice(0, 40_000).toLowerCase().split(`${label.toLowerCase()}:`).length > 2;

/** The last day from the first day in the same sentence, else from the day that the paper calls its start. */
function lastDay(
  sentence: string,
  { count, unit }: FoundLength,
  country: string,
  text: LegalText,
): string | null {
  if (unit === 'hour' || !Number.isInteger(count)) return null;
  const days = findDays(sentence, country).filter((day) => day.iso !== null && !day.isYearInferred);
  const [first] = days;
  if (days.length > 1 || unit === 'day') return null; // the paper says it itself
  const isStart =
    first !== undefined &&
    /\b(?:from|commenc\w*|start\w*|begin\w*|effective|of)\b[^.;]{0,24}$/i.test(
      sentence.slice(0, first.start),
    );
  if (first !== undefined && !isStart) return null;
  const start = first?.iso ?? startOf(text, country);
  if (start === null) return null;
  const end = addDuration(addDuration(start, { count, unit }), { count: 1, unit: 'day' }, -1);
  return `counted from ${writtenDay(start)}, that is until ${writtenDay(end)}.`;
}

/** The one day that a row or sentence calls the start. */
function startOf(text: LegalText, country: string): string | null {
  const head = text.text.slice(0, 6_000);
  const day = findDays(head, country).find(
    ({ start, iso, isYearInferred }) =>
      iso !== null &&
      !isYearInferred &&
      /\b(?:start\w*|commenc\w*|begin\w*|first day|admission|handover|activation|effective(?: date| from)?|move[- ]in)\b[^.\n]{0,24}$/i.test(
        head.slice(Math.max(0, start - 40), start),
      ),
  );
  return day?.iso ?? null;
}

/** `€90 on or before 2 May and €90 on or before 2 June`: two days of payment. */
const BY_EACH = sifted(
  /\bon or before\b[^;]{0,60}\band\b[^;]{0,40}\bon or before\b|\bby \d[^;]{0,40}\band\b[^;]{0,40}\bby \d/i,
);

/** Labels that come from the words around a date, not from a row. */
const LOOSE = sifted(/^(?:Start|End|Deadline|Payment|Date|Signed or dated|Born)$/);
const FIRST = sifted(
  /^(?:start|out|from|arrival|comes|goes out|handover|admission|first|leaving|outbound|outward|loading|delivery starts|period|term|stay|lease|hire|your holiday|season|cover|lessons|holiday|trip|when|instal?ments|activation|rental|tenancy|school year)/i,
);
const ENDS = sifted(
  /\b(?:agreement|contract|lease|tenancy|licen[cs]e|term|loan|membership|subscription)\b[^.;]{0,40}\b(?:runs?|ends?|expires?|until|to)\b/i,
);

/** The stretch between the first and the last day, where one sentence, one row or a pair of rows gives both. */
function fromDays(dates: readonly Draft<Fact>[], found: readonly Draft<Fact>[]): Draft<Fact>[] {
  const placed = dates.filter(({ date }) => date !== undefined);
  for (const first of placed) {
    if (!FIRST.test(first.label) || isLast(first.label)) continue;
    const last = placed.findLast(
      (one) => one.date! > first.date! && isLastOf(first.label, one.label) && isPair(first, one),
    );
    if (last === undefined) continue;
    const words = first.quotes[0]?.text ?? '';
    if (LOOSE.test(first.label) && (DAYS_AWAY.test(words) || isInsideTerm(words) || isOfWindow(words)))
      continue;
    if (paysOffUntil(words) || paysOffUntil(last.quotes[0]?.text ?? '') || BY_EACH.test(words)) continue;
    // `Expected last day: 26 February`
    if (isNoEnd('', words) || isNoEnd('', `${last.label} ${last.quotes[0]?.text ?? ''}`)) continue;
    const told = stretch(first.date!, last.date!);
    if (found.some(({ text }) => text.toLowerCase().startsWith(told))) return [];
    const more = last.quotes.filter(({ text }) => !first.quotes.some((quote) => quote.text === text));
    return [
      {
        kind: 'term',
        label: 'From start to end',
        text: `${writtenDay(first.date!)} to ${writtenDay(last.date!)}.`,
        quotes: [...first.quotes, ...more],
        by: 'rules',
        workedOut: `that is ${told}.`,
      },
    ];
  }
  return [];
}

/** `Saturday 12 June to Saturday 19 June 2027`, `between 1 July 2026 and 30 June 2027`: the first range of days. */
function fromRange(text: LegalText, country: string, found: readonly Draft<Fact>[]): Draft<Fact>[] {
  const days = findDays(text.text.slice(0, 60_000), country);
  for (const [index, first] of days.entries()) {
    const last = days[index + 1];
    if (last === undefined || first.iso === null || last.iso === null || last.iso <= first.iso) continue;
    const between = text.text.slice(first.end, last.start);
    const isBetween = /\bbetween\b(?:[^.\n]|[ap]\.m\.){0,30}$/i.test(
      text.text.slice(Math.max(0, first.start - 40), first.start),
    );
    if (!(TO_DAY.test(between) || (isBetween && AND_DAY.test(between)))) continue;
    const words = sentenceAt(text, first.start)?.text ?? '';
    if (DAYS_AWAY.test(words) || isInsideTerm(words) || isOfWindow(words)) continue;
    if (OF_ANOTHER_THING.test(words) || OF_OTHERS.test(words) || paysOffUntil(words)) continue;
    if (isNoEnd('', words)) continue;
    const told = stretch(first.iso, last.iso);
    if (found.some(({ text: known }) => known.toLowerCase().startsWith(told))) return [];
    return [
      {
        kind: 'term',
        label: 'From start to end',
        text: `${writtenDay(first.iso)} to ${writtenDay(last.iso)}.`,
        quotes: [quoteAround(text, first.start, last.end)],
        by: 'rules',
        workedOut: `that is ${told}.`,
      },
    ];
  }
  return [];
}

const DAY_BEFORE = String.raw`(?:[a-z]{3,9}day,? )?(?:the )?(?:\d{1,2}(?:[.:]\d{2})? ?[ap]\.?m\.?,? (?:on )?)?$`;
const TO_DAY = new RegExp(
  String.raw`^,? ?(?:\d{4},? )?(?:at \d{1,2}(?:[.:]\d{2})?,? )?(?:to|until|till|through|–|—|-|and ending(?: on)?|and expiring on) ?(?:and including )?${DAY_BEFORE}`,
  'i',
);
const AND_DAY = new RegExp(String.raw`^,? and ${DAY_BEFORE}`, 'i');

function isPair(first: Draft<Fact>, last: Draft<Fact>): boolean {
  const isOne = first.quotes[0]?.text === last.quotes[0]?.text;
  if (isOne) return true;
  if (first.workedOut !== undefined || last.workedOut !== undefined) return false; // a year that is inferred twice is a guess
  const isStated = (fact: Draft<Fact>) => !LOOSE.test(fact.label) || isRow(fact);
  return (isStated(first) && isStated(last)) || ENDS.test(last.quotes[0]?.text ?? '');
}

/** `| Start | 1 September 2026 |`: the label is the paper's own. */
const isRow = ({ label, quotes }: Draft<Fact>): boolean =>
  /^[^|]*\|/.test(quotes[0]?.text.replace(/^[\s|]+/, '') ?? '') &&
  quotes[0]!.text.replace(/^[\s|]+/, '').startsWith(label);

/** A paper that runs until somebody ends it. */
function withoutEnd(text: LegalText, found: readonly Draft<Fact>[]): Draft<Fact>[] {
  if (found.length > 0) return [];
  const sentence = text.sentences.find(
    ({ text: words }) =>
      words.length < 500 &&
      WITHOUT_END.test(words) &&
      PAPER_RUNS.test(words) &&
      !/\b(?:interest|liab\w*|secre\w*|confiden\w*)\b/i.test(words),
  );
  if (sentence === undefined) return [];
  const first = firstTime(sentence.text);
  return [
    {
      kind: 'term',
      label: 'Term',
      text: first === null ? 'No fixed end.' : `${capital(shownLength(first))}.`,
      quotes: [quoteAround(text, sentence.start, sentence.end)],
      by: 'rules',
    },
  ];
}

/** `At the end of the 12 months it goes on from month to month`: the time that runs first. */
function firstTime(words: string): FoundLength | null {
  return (
    findLengths(words).find(
      ({ start, unit }) => unit !== 'hour' && unit !== 'day' && FIRST_TIME.test(words.slice(0, start)),
    ) ?? null
  );
}
const FIRST_TIME = sifted(
  /^(?:[\d.()a-z]{0,6} )?(?:at the end of|after|once|when)(?: (?:the|these|those|your))?(?: (?:first|initial|minimum|fixed))? $/i,
);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
