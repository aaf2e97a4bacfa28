import type { CalendarDate } from './calendar-dates.ts';

export interface CalendarFacts {
  /** What the paper is: `Residential lease`. Stands in the title of every entry. */
  readonly paper: string;
  /** The same for the same document, so that an entry taken over twice is one entry: its SHA-256, say. */
  readonly seed: string;
  readonly brand: string;
  readonly now: Date;
}

/** Days ahead of an entry on which a calendar reminds of it. */
const ALARMS = [7, 1];
/** RFC 5545, 3.1: most octets of a line without its break. */
const LINE_OCTETS = 75;

/** Dates as an iCalendar file (RFC 5545): whole days with two reminders each, and no word of the document beyond the title. */
export function calendarFile(
  dates: readonly CalendarDate[],
  { paper, seed, brand, now }: CalendarFacts,
): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;
  const events = dates.flatMap((date) =>
    date.date === null ? [] : event(date, date.date, paper, seed, stamp),
  );
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(brand.replaceAll('/', ' '))}//Dates of a document//EN`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function event(
  { id, label, monthDay, until }: CalendarDate,
  date: string,
  paper: string,
  seed: string,
  stamp: string,
): string[] {
  const title = escapedText(`${label} (${paper})`);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return [
    'BEGIN:VEVENT',
    `UID:${seed}-${date}-${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    ...(monthDay === null
      ? []
      : [
          `RRULE:FREQ=MONTHLY;BYMONTHDAY=${monthDay}${until === null ? '' : `;UNTIL=${until.replaceAll('-', '')}`}`,
        ]),
    `SUMMARY:${title}`,
    'TRANSP:TRANSPARENT',
    ...ALARMS.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${title}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line feed are escaped; other control characters may not stand in text. */
const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/gu, '\\n')
    // oxlint-disable-next-line no-control-regex -- taking them out is the purpose
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, '');

/** A line of at most 75 octets, its rest on lines that begin with a space; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const out: string[] = [];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      out.push('\r\n ');
      octets = 1;
    }
    out.push(character);
    octets += size;
  }
  return out.join('');
}
