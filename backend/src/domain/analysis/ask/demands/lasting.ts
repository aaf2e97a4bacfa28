import { findLengths } from '../../reading/facts/find-spans-of-time.ts';

/** How long something goes on, or somebody is bound. */
const ASKS_LASTING =
  /\bhow long\b.{0,30}\b(?:tied|stuck|locked|bound|committed|in for|last|lasts|run|runs|go on|goes on|valid|contract|lease|agreement)\b/i;
const NOTICE_AFTER = /^['’]?s?\s(?:of\s)?(?:prior\s|written\s|clear\s)*(?:notice|warning)\b/i;

/** Whether a sentence tells how long something lasts where that is asked, and not only how much notice ends it. */
export function fitsLasting(question: string, words: string): boolean {
  if (!ASKS_LASTING.test(question)) return true;
  const lengths = findLengths(words.slice(0, 1_200));
  return lengths.length === 0 || lengths.some(({ end }) => !NOTICE_AFTER.test(words.slice(end, end + 40)));
}
