/** A day that comes round: `on 1 July each year`, `every 30 June`. */
const AGAIN =
  /^\s?(?:of |in )?(?:each|every|any|the following|the next|a) (?:calendar )?years?\b|^,? (?:and [^.]{0,30} )?(?:each|every|of each|in each|of every) years?\b/i;
const EVERY = /\b(?:each|every|annually on|yearly on|once a year,? on)\s{1,2}$/i;

/** Whether the words behind a day say that it comes round. */
export const comesAgain = (text: string, end: number): boolean => AGAIN.test(text.slice(end, end + 60));

/** Whether the words in front of a day say so. */
export const isEveryYears = (text: string, start: number): boolean =>
  EVERY.test(text.slice(Math.max(0, start - 24), start));

/** `ending on or before 6 April or on or after 29 September`: days that come round, of which no year can be told. */
export const isEitherDay = (text: string, start: number, end: number): boolean =>
  /^,? or (?:on or )?(?:after|before) /i.test(text.slice(end, end + 20)) ||
  /\bor (?:on or )?(?:after|before) (?:the )?$/i.test(text.slice(Math.max(0, start - 24), start));
