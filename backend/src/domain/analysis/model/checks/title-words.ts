/** Titles that a model gives a point, and those made of what it says. */

/** Stands above a point of which nothing tells what it is about. */
export const NO_TITLE = 'A clause to look at';

const MOST_TITLE_WORDS = 10;

/** Words without the mark at their end. */
export const withoutStop = (words: string): string => words.replace(/[.;:,!?]+$/, '');

/** What points at the quote tells nothing above it. */
const POINTS = /^(?:it|that|this|these|those|so|then|they|he|she)\b/i;

/** The first thing that a sentence says, where that is short enough for a title. */
export function firstWords(says: string): string {
  const [first = ''] = says.split(/[.;:,](?:\s|$)/);
  const isTitle = first.split(' ').length <= MOST_TITLE_WORDS && !/\d%|=/.test(first) && !POINTS.test(first);
  return isTitle ? first : NO_TITLE;
}

/** A question of who, what, when or how much, which a report may put above a clause. */
const ASKS =
  /^(?:(?:but|and|so) )?(?:who|whose|what|when|which|where|how (?:much|long|many|often|soon|far))\b[^?]{3,80}\?$/i;
/** Questions that answer themselves. */
const ANSWERS_ITSELF =
  /\b(?:could|would|should|might|can|cannot|not|never|ever|else|wrong|better|\w+n['’]t)\b/i;
const OPENS_QUESTION =
  /^(?:(?:but|and|so) )?(?:who|whom|whose|what|when|where|why|how|which|is|are|was|do|does|did|can|could|will|would|should|may|might|must|has|have)\b/i;

/**
 * A title put as a question, in the form in which it can be checked: "14 or 28 days' notice? The paper says both" as "14 or 28
 * days' notice: the paper says both", and "Who pays for the boiler?" without its mark. Another question is none.
 */
export function statedTitle(title: string): string {
  const words = title.trim();
  if (!words.includes('?')) return withoutStop(words);
  if (ASKS.test(words) && !ANSWERS_ITSELF.test(words)) return withoutStop(words);
  if (OPENS_QUESTION.test(words)) return '';
  return withoutStop(words)
    .replace(/\?["”’']?\s+(\p{Lu}\p{Ll})/gu, (_, start: string) => `: ${start.toLowerCase()}`)
    .replace(/\?["”’']?\s+/g, ': ');
}

/** The title that was checked, with the mark that made it a question. */
export const withItsMark = (stated: string, title: string): string =>
  stated !== '' && OPENS_QUESTION.test(stated) && title.trim().endsWith('?') ? `${stated}?` : stated;
