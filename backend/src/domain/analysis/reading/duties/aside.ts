import type { Frame } from '../frames/frame.ts';
import { sifted } from '../../sieve/sifted.ts';

/** What the one who is paid may keep or take off is their right. */
const TAKES_MONEY = sifted(
  /\b(?:keeps?|retains?|takes?|takes? off|deducts?|charges?|adds?)\s(?:half|all|what(?:ever)? is (?:left|paid|owing|owed|due)|the lot|(?:the )?\d{1,3}(?=\s?%)|(?:the )?\d{1,3} per ?cent|(?:EUR|USD|GBP|CHF|CAD|AUD|Rs\.?|R|kr)\s?\d[\d.,]{0,12}|the [$€£₹]\s?\d[\d.,]{0,12}(?!\d|[.,]\d| (?:safe|apart|in|on|for|until)\b)|the (?:deposit|money|rest|whole|sum|\d[\d.,]{0,9}(?= ?(?:[.,;]|$| unless\b| if\b| then\b)))|[$€£₹]\s?\d[\d.,]{0,12}|\d[\d.,]{0,9}\s?(?:euros?|pounds?|dollars?|%|percent))\b/i,
);

/** A clause that tells, and binds nobody: what was done, what somebody thinks, what `you create` says of the works. */
export function isAside({ mode, verb, text }: Frame): boolean {
  if (mode !== 'will' && mode !== 'will-not') return false;
  if (
    /^(?:am|is|are|was|were|lent|gave|paid|sold|sent|told|brought|bought|took|made|said|had|did)$/.test(verb)
  )
    return true;
  if (TAKES_MONEY.test(text)) return true;
  // `you share the kitchen with me`: how one lives, as against what one bears
  if (verb === 'share' && !/\b(?:costs?|bills?|expenses?|rent|losses|equally|half)\b/i.test(text))
    return true;
  if (OF_WHICH_DAYS.test(text) || OF_WHICH_THING.test(text)) return true;
  const form = verb.replace(/[^a-z-]/g, '');
  const present = new RegExp(
    String.raw`\b(?:${form}(?:e?s)?|${form.replace(/y$/, 'ies')}|${form.replace(/^have$/, 'has')}|${form}ing)\b`,
    'i',
  );
  const isSaid = /\b(?:will|shall|going to)\b|['’]ll\b/i.test(text);
  if (form !== '' && !isSaid && !present.test(text)) return true;
  // `from the day you move in`: when, and nothing to do
  const isTime =
    form !== '' &&
    DAY_OF_DEED.test(text) &&
    new RegExp(
      String.raw`(?<!\b(?:on|in|during) (?:your|our|my|his|her|their|these|those|other) )\b(?:days?|dates?|moment|time|minute|weeks?|months?|years?|nights?) (?:that |when )?(?:you|we|I|he|she|they) (?:do(?:es)? not |don['’]t )?${form}e?s?\b`,
      'iu',
    ).test(text);
  if (isTime) return true;
  return (
    form !== '' &&
    BESIDE_DEED.test(text) &&
    new RegExp(
      String.raw`\b(?:all|any|every|each|everything|anything|whatever|what|think|thinks|believe|believes|feel|feels)\s(?:(?!(?:you|we|i|he|she|they|and|or|that)\b)[\p{L}-]+,?\s){0,2}(?:you|we|I|he|she|they)\s(?:do(?:es)? not |don['’]t |also |may |can )?${form}e?s?\b`,
      'iu',
    ).test(text)
  );
}

/** What stands before any deed in the expressions that are made of its verb. */
const DAY_OF_DEED = sifted(
  /\b(?:days?|dates?|moment|time|minute|weeks?|months?|years?|nights?) (?:that |when )?(?:you|we|I|he|she|they) /iu,
);
const BESIDE_DEED = sifted(
  /\b(?:all|any|every|each|everything|anything|whatever|what|think|thinks|believe|believes|feel|feels)\s(?:(?!(?:you|we|i|he|she|they|and|or|that)\b)[\p{L}-]+,?\s){0,2}(?:you|we|I|he|she|they)\s/iu,
);

/** `I would give back the rent for the days you don't use`: which days, and nothing to keep from. */
const OF_WHICH_DAYS = sifted(
  /\b(?:for|of) (?:the |any |those )?(?:days?|weeks?|months?|nights?|hours?|time|part|lessons?|sessions?)(?: that)? (?:you|we|I|he|she|they|the \p{L}+) (?:(?:do|did|does|have|has) not|(?:don|didn|doesn|haven|hasn)['’]t|cannot|can['’]t) /iu,
);

/** `by an amount we tell you`, `the account that we give you`: which one, told by the way. */
const OF_WHICH_THING = sifted(
  /\b(?:amounts?|sums?|prices?|figures?|accounts?|laptops?|addresses|address|numbers?|versions?|way|place) (?:that |which )?(?:we|I|you|they|he|she) (?:give|gives|tell|tells|name|names|choose|chooses|set|sets|send|sends|use|uses|hold|holds)\b[^.;,]{0,30}[.;,]?$/i,
);
