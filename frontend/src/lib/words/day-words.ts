const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MINUTE = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const TIME = new Intl.DateTimeFormat('en-GB', MINUTE);
const DATE_UTC = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' });
const TIME_UTC = new Intl.DateTimeFormat('en-GB', { ...MINUTE, timeZone: 'UTC' });

/** A day in words, as everything about a report writes it: `30 June 2027`. Takes ISO 8601; anything else comes back as it is. */
export function dayWords(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : DATE_UTC.format(time);
}

/** A moment to the minute in the reader's time zone: `30 June 2027, 5:05 pm`. Takes ISO 8601 or a date. */
export function momentWords(moment: string | Date): string {
  const date = new Date(moment);
  return `${DATE.format(date)}, ${TIME.format(date)}`;
}

/** The same in UTC, and saying so: for papers that are read elsewhere too. */
export function momentWordsUtc(moment: string | Date): string {
  const date = new Date(moment);
  return `${DATE_UTC.format(date)}, ${TIME_UTC.format(date)} UTC`;
}
