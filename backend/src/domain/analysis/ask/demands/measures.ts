import { likeness } from '../meaning/word-meanings.ts';
import { termsOf } from '../words/stem.ts';
import { groupsOf } from '../words/synonyms.ts';

const HOW_MANY = /\bhow many (?:more |other |different |extra )?([\p{L}-]{3,20})/iu;
const UNITS_OF_TIME = /^(?:days?|weeks?|months?|years?|hours?|minutes?|times?)$/i;
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|hundred|no|none|any|each|every|a pair|both|unlimited|as many)\b/i;
const COUNTED_ALL = new RegExp(COUNTED.source, 'gi');
const HOW_BIG = /\bhow (?:big|large|heavy|tall|wide|high|deep)\b/i;
const MEASURED =
  /\d[\d.,]{0,8}\s?(?:m²|m2|sq|square|metres?|meters?|m\b|feet|foot|ft|acres?|hectares?|ha\b|cm|mm|inch(?:es)?|kg|kilos?|lbs?|tonnes?|tons?|litres?|liters?|gallons?|miles?|km|rods?|perches|people|persons|seats|rooms|beds?|by|x|×)\b|\b(?:size|area|square|acres?|hectares?|metres|meters|feet|bigger|larger|heavier|smaller|rooms?|bedroom)\b/i;
/** Words this like that which is counted stand for it. */
const STANDS_FOR = 0.35;

/** Whether a sentence counts or measures what the question wants counted or measured; true of all other questions. */
export function fitsMeasure(question: string, words: string, isLed: boolean): boolean {
  if (HOW_BIG.test(question) && !MEASURED.test(words)) return false;
  const counted = HOW_MANY.exec(question)?.[1];
  if (counted === undefined || UNITS_OF_TIME.test(counted)) return true;
  if (!COUNTED.test(words)) return false;
  const [term] = termsOf(counted);
  if (term === undefined || isLed) return true;
  const groups = groupsOf(term);
  const isCounted = (stretch: string) =>
    termsOf(stretch).some(
      (one) => likeness(one, term) > STANDS_FOR || [...groupsOf(one)].some((group) => groups.has(group)),
    );
  // what is counted stands beside its number: `six of our boats`, `Boats: six`
  return Array.from(words.matchAll(COUNTED_ALL)).some(({ index, 0: number }) =>
    isCounted(
      `${words.slice(Math.max(0, index - BESIDE), index)} ${words.slice(index + number.length, index + BESIDE)}`,
    ),
  );
}

/** Letters around a number in which what it counts stands. */
const BESIDE = 60;
