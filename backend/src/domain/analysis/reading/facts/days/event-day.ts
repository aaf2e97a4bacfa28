import { sifted } from '../../../sieve/sifted.ts';

const OF_EVENT = sifted(
  /\b(?:event|wedding|ceremony|party|concert|performance|recital|reception|gig|funeral|conference|festival|fair|show)(?: date)?\b[^.;\n\d]{0,40}$/i,
);
/** `Date: Saturday, 9 October 2027`: a weekday is given for what takes place. */
const ROW = sifted(
  /(?:^|\n)\W{0,3}(?:date|when|day)(?: of \w{3,12})?:?\s{1,20}(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s{1,3}(?:the )?$/i,
);
const ABOUT_EVENT = sifted(/\b(?:event|wedding|ceremony|party|concert|recital|reception|gig|guests)\b/i);
const OF_MAIL = sifted(/(?:^|\n)\W{0,3}(?:from|to|subject):/i);
/** What is only signed, sent or paid by a day does not take place on it. */
const OF_STEP = sifted(
  /\b(?:signed|dated|made|sent|issued|booked|paid|pays?|by|before|until|from|since|after)\b[^.;\n]{0,24}$/i,
);
const HEAD = 3_000;

/** Whether a paper about something that takes place once gives its day here. */
export function isEventDay(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (OF_STEP.test(line)) return false;
  if (OF_EVENT.test(line)) return true;
  return (
    start < HEAD &&
    ROW.test(before) &&
    ABOUT_EVENT.test(text.slice(0, HEAD)) &&
    !OF_MAIL.test(text.slice(0, HEAD))
  );
}
