const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
/** What makes a weekday the name of one day: `Sunday 31 August`, `Monday, June 9`. */
const OF_DATE =
  /^,?\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\b(?!\s?(?:[ap]\.?m\b|[:.]\d{2}|hours?|o['’]clock))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b)/i;

/** Whether a sentence does not merely hold the weekday of a question as part of a date; true of questions that name none. */
export function fitsWeekday(question: string, words: string): boolean {
  const asked = Array.from(question.matchAll(WEEKDAY))
    .filter((match) => !OF_DATE.test(question.slice(match.index + match[0].length)))
    .map(([, day]) => day!.toLowerCase()); // the group is not optional
  if (asked.length === 0) return true;
  const told = Array.from(words.matchAll(WEEKDAY)).filter(([, day]) => asked.includes(day!.toLowerCase()));
  return told.length === 0 || told.some((match) => !OF_DATE.test(words.slice(match.index + match[0].length)));
}
