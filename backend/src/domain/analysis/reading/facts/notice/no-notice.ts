import { NO_LEAVE } from '../../languages/en/leaving.ts';
import {
  PART_OF_TIME,
  NO_NOTICE_BEFORE,
  PRICED_LEAVING,
  PRICE_OF_LEAVING,
  RENEWED_FOR,
  RATE,
} from '../../languages/en/notice-words.ts';
import { RUNS_FOR } from '../../languages/en/term-words.ts';
import type { FoundLength } from '../find-spans-of-time.ts';

/** How long it runs, how long nobody may leave, and how long leaving costs something are no notices. */
export function isNoNotice(sentence: string, { start, end, unit }: FoundLength): boolean {
  const before = sentence.slice(Math.max(0, start - 170), start);
  const after = sentence.slice(end, end + 60);
  // `give me a week when you go on holiday`: a warning of days away
  if (
    /^ (?:when|if|before) (?:you|we|I|he|she|they) (?:go|goes|are|is|have|has) (?:on (?:holiday|vacation|leave)|away|off)\b/i.test(
      after,
    )
  )
    return true;
  // `700 a month` is a rate
  if (/^(?:an?|another)\b/i.test(sentence.slice(start, end)) && RATE.test(before)) return true;
  // `two nights a week`, `in any twelve months` count how often
  if (/^,? (?:an?|per|each|every|in (?:any|each|every|a)) (?:day|week|month|year)\b/i.test(after))
    return true;
  if (/\b(?:any|each|every|per) $/i.test(before)) return true;
  // `not in the eight weeks before a hearing`: when nobody may give one
  if (/\b(?:not|never) (?:in|during|within) the (?:last )?$/i.test(before)) return true;
  if (PART_OF_TIME.test(before) && !/\bnotice\b/i.test(after.slice(0, 24))) return true;
  if (/^['’]?s?['’]? (?:prior |written |previous )?notice\b/i.test(after)) return false;
  const isLong = unit === 'month' || unit === 'year';
  if (isLong && RENEWED_FOR.test(before)) return true;
  if (isLong && RUNS_FOR.test(before)) return true;
  if (isLong && PRICED_LEAVING.test(before) && PRICE_OF_LEAVING.test(sentence.slice(end))) return true;
  return (isLong || NO_LEAVE.test(before)) && NO_NOTICE_BEFORE.test(before);
}
