import { SUM } from './beyond-sums.ts';

/**
 * Sentences that measure otherwise than the words they rest on: 2% a day for 2% a month, once for twice, another sum for the same
 * act, on top for off. This page knows English.
 */

const BY_TIME = String.raw`\s?(?:\p{L}+ )?(?:a|per|each|every) (hour|day|night|week|fortnight|month|quarter|year)\b`;
const RATE = new RegExp(String.raw`(\d[\d.,]*\s?(?:%|per ?cent))${BY_TIME}`, 'giu');

/** "2% a day", where the words have 2% a month. */
function changesRate(sentence: string, around: string): boolean {
  const rates = (words: string) =>
    Array.from(words.matchAll(RATE), ([, share = '', period = '']) => ({
      share: share.replaceAll(/\s/g, '').toLowerCase(),
      period: period.toLowerCase(),
    }));
  const written = rates(around);
  return rates(sentence).some(
    ({ share, period }) =>
      written.some((one) => one.share === share) &&
      !written.some((one) => one.share === share && one.period === period),
  );
}

const TWICE = /\b(?:twice|thrice|(?:two|three|four|2|3|4) times|a (?:second|third|fourth) time)\b/i;
/** `once` that counts, and not the one that means `as soon as`. */
const ONCE =
  /\bonce\b(?! (?:you|it|they|the|a|an|he|she|we|this|that|your|all|more|\p{L}+(?:ed|s)\b))|\b(?:a|one) single\b|\bjust one\b|\bthe first time\b/iu;

/** "Leaving early once", where the words count twice. */
const countsOnce = (sentence: string, around: string): boolean =>
  TWICE.test(around) && !/\bonce\b/i.test(around) && ONCE.test(sentence) && !TWICE.test(sentence);

const KEEPS = /\b(?:keeps?|kept|retains?|holds? back|deducts?)\b/i;
const sumsIn = (words: string) => [...new Set(words.match(SUM))];

/** "They keep the deposit of £350", where the words keep £100 of it. */
function keepsOtherSum(sentence: string, around: string): boolean {
  const [written, ...others] = sumsIn(around);
  const [said, ...more] = sumsIn(sentence);
  return (
    written !== undefined &&
    said !== undefined &&
    others.length + more.length === 0 &&
    written !== said &&
    KEEPS.test(around) &&
    KEEPS.test(sentence)
  );
}

const COMES_OFF =
  /[£$€₹R]\s?\d[\d.,]*(?: \p{L}+){0,2} (?:comes? |is |taken )?off\b|\b(?:credit|discount|reduction|refund|rebate) of [£$€₹R]\s?\d/iu;
const GOES_ON =
  /\b(?:is|are|be|gets?) added\b|\bon top\b|\bextra\b|\bsurcharge\b|\byou (?:must |have to |will )?(?:pay|owe)\b|\bcosts you\b/i;

/** "The £40 is added", where the words take it off. */
const addsWhatComesOff = (sentence: string, around: string): boolean =>
  COMES_OFF.test(around) &&
  !GOES_ON.test(around) &&
  GOES_ON.test(sentence) &&
  sumsIn(sentence).every((sum) => around.includes(sum));

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT_OF = new RegExp(
  String.raw`(?<![\d.,$€£₹§])\b(\d{1,3}|${COUNTS.join('|')}) ((?:["“'‘]?[\p{L}-]+["”'’]? ?){1,3})`,
  'giu',
);
const TIME = /^(?:hours?|days?|nights?|weeks?|months?|years?|minutes?|of|percent|per|times?|or|and|to)$/i;

/** What is counted in words, each thing with its numbers. */
function countsIn(words: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [, count = '', things = ''] of words.matchAll(COUNT_OF)) {
    const value = /\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase()) + 1;
    for (const thing of things.toLowerCase().match(/[\p{L}-]{3,}s\b/gu) ?? []) {
      if (TIME.test(thing)) continue;
      found.set(thing, (found.get(thing) ?? new Set<number>()).add(value));
    }
  }
  return found;
}

/** "Four songs a concert", where the words have two. */
function countsOthers(sentence: string, around: string): boolean {
  if (/[x×*=]|\btimes\b/.test(sentence)) return false;
  const written = countsIn(around);
  return [...countsIn(sentence)].some(([thing, values]) => {
    const own = written.get(thing);
    return own !== undefined && ![...values].some((value) => own.has(value));
  });
}

/** Whether a sentence counts or measures otherwise than its words. */
export const measuresOtherwise = (sentence: string, around: string): boolean =>
  [changesRate, countsOnce, countsOthers, keepsOtherSum, addsWhatComesOff].some((differs) =>
    differs(sentence, around),
  );
