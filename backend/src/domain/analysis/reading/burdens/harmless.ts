import { countryOfPlace } from '../../recognition/places.ts';
import { anyOf, lowerCase } from '../languages/phrase.ts';
import { LAW_ADJECTIVES } from '../languages/en/places-of-law.ts';
import type { RiskFamily } from './families.ts';

/** Words by which a clause of a family takes back what it seems to say, so that nothing of it is left to claim. */
const TAKEN_BACK: Readonly<Partial<Record<RiskFamily, RegExp>>> = {
  penalty: anyOf(
    [
      '(no|without|free of) (any)? (late|extra|further|additional)? (interest|charge|charges|fee|fees|penalty|penalties|fine|cost)',
      '(interest|fee|charge|penalty) (is|are|will be) (not|never) (charged|payable|due|added)',
      'interest-?free',
      'pay nothing',
    ],
    {},
    '',
  ),
  'exit-cost': anyOf(
    [
      '(without|no|free of) (any)? (cost|charge|fee|penalty|extra cost)',
      'pay nothing',
      '(do not|does not|don’t|need not|not have to) pay',
      'refund* .. (in full|everything|all)',
      'full refund',
    ],
    {},
    '',
  ),
  forfeiture: anyOf(
    [
      '(never|(do|does|will|shall|is|are|can) not|cannot) (be)? (lapse*|expire*|lost|lose*|cancelled|forfeited|withdrawn)',
      '(you|the tenant) get .. back',
    ],
    {},
    '',
  ),
  'entry-or-seizure': anyOf(
    [
      '(enter*|entry|visit*|inspect*|come in|come round|access|view*) ... #time .. notice',
      '#time .. notice ... (enter*|entry|visit*|inspect*|come in|access|view*)',
      '(only in|in case of) (an)? emergenc*',
      'in an emergency',
    ],
    {},
    '',
  ),
  'sudden-end': anyOf(
    [
      '(warning|reminder) ... (first|before|where)',
      'with (a|reasonable|prior) (warning|notice)',
      'after (a|two|one) (written)? warning',
    ],
    {},
    '',
  ),
  'ip-grab': anyOf(
    [
      '(on|upon|after|once|against) .. (full|complete)? (payment|paid)',
      '(stay*|remain*|is|are|belong* to) (yours|you)',
    ],
    {},
    '',
  ),
  'data-or-image': anyOf(
    [
      'you (may|can) .. (ask|request|object|withdraw|refuse|opt|see|correct|delete)',
      '(never|not) (sell|share|pass|publish|record|film|use) .. (your|them|it|to)',
      'only (with|if|after) .. (consent|agree|permission)',
    ],
    {},
    '',
  ),
};
/** What may stand beside it, as the sentence then does more than take back. */
const GOES_ON = /\b(?:but|however|except|unless|otherwise|after that|then)\b|;/;

/** Whether a clause takes back the burden that it was taken for: `No interest is charged if you pay on time.` */
export function isTakenBack(family: RiskFamily, words: string): boolean {
  const lower = lowerCase(words);
  return (TAKEN_BACK[family]?.test(lower) ?? false) && !GOES_ON.test(lower);
}

const PLACE = /\b\p{Lu}[\p{L}’']{2,20}(?: (?:and |of )?\p{Lu}[\p{L}’']{2,20}){0,3}/gu;
/** More than the reader's own law and courts: a way that costs, keeps others out, or comes first. */
const MORE_THAN_COURTS =
  /\b(?:arbitrat\w*|exclusive\w*|only|alone|sole\w*|mediat\w*|expert|waive\w*|class|jury|costs?|pays?|before|first|online|panel)\b/i;

/** Whether a clause does no more than name the law or the courts of the reader's own country. */
export function isOwnForum(words: string, country: string): boolean {
  if (country === 'Other' || MORE_THAN_COURTS.test(words)) return false;
  const adjectives = Object.entries(LAW_ADJECTIVES).flatMap(([adjective, place]) =>
    new RegExp(String.raw`\b${adjective}\b`, 'i').test(words) ? [place] : [],
  );
  const places = [...words.matchAll(PLACE)].map(([place]) => place);
  const homes = [...adjectives, ...places]
    .flatMap((place) => (countryOfPlace(place) === null ? place.split(' ') : [place]))
    .map((place) => countryOfPlace(place))
    .filter((home) => home !== null);
  return homes.length > 0 && homes.every((home) => home === country);
}
