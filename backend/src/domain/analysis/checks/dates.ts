import { findDates, type FoundDate } from '../recognition/dates.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';

const MOST = 2;

/** Days that no calendar has, days of the week that do not fit, and periods that end before they begin. */
export function checkDates(text: LegalText): Defect[] {
  const out: Defect[] = [];
  for (const sentence of text.sentences) {
    if (!/\d|thirt/i.test(sentence.text)) continue;
    const dates = findDates(sentence.text, true);
    const place = { start: sentence.start, end: sentence.end };
    const wrong = impossibleDay(sentence.text, dates);
    if (wrong !== null)
      out.push({
        kind: 'impossible-date',
        severity: 'medium',
        title: `The date “${wrong.replace(/\s+/g, ' ')}” does not exist`,
        why: 'A deadline on a day that does not exist could be argued either way.',
        ask: 'for the right date.',
        ...place,
      });
    const weekday = wrongWeekday(sentence.text, dates);
    if (weekday !== null)
      out.push({
        kind: 'wrong-weekday',
        severity: 'medium',
        title: `“${weekday.words}” is a ${weekday.real}`,
        why: 'The day of the week and the date name two different days, and a deadline could be missed.',
        ask: 'which of the two days is meant.',
        ...place,
      });
    if (endsFirst(sentence, dates)) out.push(reversed(place));
    if (out.length >= MOST) break;
  }
  const rows = out.some((defect) => defect.kind === 'dates-reversed') ? null : endRowFirst(text);
  return rows === null ? out : [...out, reversed(rows)];
}

const reversed = (place: { readonly start: number; readonly end: number }): Defect => ({
  kind: 'dates-reversed',
  severity: 'high',
  title: 'It ends before it begins',
  why: 'With the dates as written, the contract could never apply.',
  ask: 'to have the dates put right.',
  ...place,
});

const LONG_MONTHS = 'January|March|May|July|August|October|December';
const OTHER_MONTHS = 'February|April|June|September|November|Feb|Apr|Jun|Sept?|Nov';
/** Days without a year: `31 June`, `the 30th of February`, `September 31`, `32 May`. */
const NO_YEAR = new RegExp(
  [
    String.raw`(?<![\d.,/:-])3[1-9](?:st|nd|rd|th)?(?:\sday)?(?:\sof)?\s(?:${OTHER_MONTHS})\b`,
    String.raw`(?<![\d.,/:-])3[2-9](?:st|nd|rd|th)?(?:\sday)?(?:\sof)?\s(?:${LONG_MONTHS})\b`,
    String.raw`(?<![\d.,/:-])30(?:th)?(?:\sday)?(?:\sof)?\sFeb(?:ruary)?\b`,
    String.raw`\b[Tt]hirty-?\s?first(?:\sday)?(?:\sof)?\s(?:${OTHER_MONTHS})\b`,
    String.raw`\b[Tt]hirtieth(?:\sday)?(?:\sof)?\sFeb(?:ruary)?\b`,
    String.raw`\b(?:${OTHER_MONTHS})\.?\s3[1-9](?:st|nd|rd|th)?(?![\d.,:]*\d|\s(?!and\b|at\b|or\b|to\b|until\b|if\b|in\b|by\b|for\b|the\b)\p{Ll}|\s?%)`,
    String.raw`\b(?:Feb(?:ruary)?)\.?\s30(?:th)?(?![\d.,:]*\d|\s(?!and\b|at\b|or\b|to\b|until\b|if\b|in\b|by\b|for\b|the\b)\p{Ll}|\s?%)`,
  ].join('|'),
  'u',
);

/** The words of a date that is no day of the calendar, or null. */
function impossibleDay(sentence: string, dates: readonly FoundDate[]): string | null {
  const written = dates.find(
    (date) => date.iso === null && (isNearDay(date.text) || isNearNumeric(date.text)),
  );
  return written?.text ?? NO_YEAR.exec(sentence)?.[0] ?? null;
}

/** A day just beyond the end of its month; anything further off is no date but a number. */
function isNearDay(date: string): boolean {
  if (!/\p{L}{3}/u.test(date) || /\b(?:0|1[0-9]{3}|20\d\d) ?\d{4}$/.test(date)) return false;
  const day = Number(/\b(\d{1,2})(?!\d)/.exec(date)?.[1] ?? 0);
  return day >= 29 && day <= 39;
}

/** `31.11.2027`: a month and a day that no month has, in either order. */
function isNearNumeric(date: string): boolean {
  const match =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](?:19|20)\d\d$/.exec(date) ?? /^(?:19|20)\d\d-(\d\d)-(\d\d)$/.exec(date);
  if (match === null) return false;
  const [low, high] = [Number(match[1]), Number(match[2])].toSorted((a, b) => a - b);
  return low! >= 1 && low! <= 12 && high! >= 29 && high! <= 31;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAY_BEFORE = new RegExp(String.raw`\b(${WEEKDAYS.join('|')})(?:,|\sthe)?\s{1,2}$`, 'i');

/** A day of the week right before a written date with a year that falls on another one. */
function wrongWeekday(
  sentence: string,
  dates: readonly FoundDate[],
): { readonly words: string; readonly real: string } | null {
  for (const date of dates) {
    if (date.iso === null || !/\p{L}{3}/u.test(date.text)) continue;
    const front = WEEKDAY_BEFORE.exec(sentence.slice(Math.max(0, date.start - 16), date.start));
    if (front === null) continue;
    const real = WEEKDAYS[new Date(`${date.iso}T00:00:00Z`).getUTCDay()]!;
    if (real.toLowerCase() !== front[1]!.toLowerCase())
      return { words: (front[0] + date.text).replace(/\s+/g, ' '), real };
  }
  return null;
}

/** `from 1 May 2027 until 1 May 2026`. */
function endsFirst(sentence: Sentence, dates: readonly FoundDate[]): boolean {
  const [first, second] = dates;
  if (dates.length !== 2 || first!.iso === null || second!.iso === null) return false;
  return (
    second!.iso < first!.iso &&
    second!.start - first!.end <= 60 &&
    /\b(?:from|commenc\w*|begin\w*|start\w*)\b/i.test(sentence.text.slice(0, first!.start)) &&
    /\b(?:to|until|ending|ends?|expir\w*|through|terminat\w*)\b/i.test(
      sentence.text.slice(first!.end, second!.start),
    )
  );
}

/** The opening facts of a paper stand in its first rows. */
const FIRST_ROWS = 80;
const START_LABEL =
  /^(?:lease |contract |term )?(?:start|starts on|start date|commencement(?: date)?|begins?|from|first day)\s{0,3}[:|]/i;
const END_LABEL =
  /^(?:lease |contract |term )?(?:end|ends on|end date|expiry(?: date)?|expires|until|to|last day)\s{0,3}[:|]/i;

/** `Start: 1 March 2027` above `End: 28 February 2027`. */
function endRowFirst(text: LegalText): { readonly start: number; readonly end: number } | null {
  const rows = text.paragraphs.slice(0, FIRST_ROWS);
  const dayIn = (label: RegExp) => {
    const found = rows.filter((row) => label.test(row.text));
    const dates =
      found.length === 1
        ? findDates(found[0]!.text).filter(({ text: words }) => /\p{L}{3}/u.test(words))
        : [];
    return dates.length === 1 ? { iso: dates[0]!.iso, row: found[0]! } : null;
  };
  const start = dayIn(START_LABEL);
  const end = dayIn(END_LABEL);
  if (start === null || end === null || start.iso === null || end.iso === null) return null;
  if (end.iso >= start.iso) return null;
  return { start: end.row.start, end: end.row.end };
}
