const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MINUTE = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const TIME = new Intl.DateTimeFormat('en-GB', MINUTE);
const DATE_UTC = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' });
const TIME_UTC = new Intl.DateTimeFormat('en-GB', { ...MINUTE, timeZone: 'UTC' });

/** How a language writes the first of a month, which Intl leaves out. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' };

/** A day in words, as everything about a report writes it: `30 June 2027`. Takes ISO 8601; anything else comes back as it is. */
export function dayWords(iso: string, language = 'en'): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  if (language === 'en') return DATE_UTC.format(time);
  const said = new Intl.DateTimeFormat(language, { ...DAY, timeZone: 'UTC' }).format(time);
  const first = FIRST[language];
  return first === undefined ? said : said.replace(/^1 /, `${first} `);
}

/** A moment to the minute in the reader's time zone: `30 June 2027, 5:05 pm`. Takes ISO 8601 or a date. */
export function momentWords(moment: string | Date, language = 'en'): string {
  const date = new Date(moment);
  if (language !== 'en')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return `${DATE.format(date)}, ${TIME.format(date)}`;
}

/** A moment as it follows `at`: `5:05 pm on 30 June 2027`, in the reader's time zone. */
export const timeAndDay = (date: Date): string => `${TIME.format(date)} on ${DATE.format(date)}`;

/** A moment in UTC, and saying so: for papers that are read elsewhere too. */
export function momentWordsUtc(moment: string | Date): string {
  const date = new Date(moment);
  return `${DATE_UTC.format(date)}, ${TIME_UTC.format(date)} UTC`;
}
