import { escaped } from '../languages/escaped.ts';
import { countryOfPlace } from '../../recognition/places.ts';
import { anyOf, lowerCase } from '../languages/phrase.ts';
import { LAW_ADJECTIVES } from '../languages/en/places-of-law.ts';
import { isRole } from '../sides/names/role-words.ts';
import type { PaperSide } from '../sides/side.ts';
import { sifted, type Sifted } from '../../sieve/sifted.ts';
import type { RiskFamily } from './families.ts';

/** Words by which a clause of a family takes back what it seems to say, so that nothing of it is left to claim. */
const TAKEN_BACK: Readonly<Partial<Record<RiskFamily, Sifted>>> = {
  penalty: sifted(
    anyOf(
      [
        '(no|without|free of) (any)? (late|extra|further|additional)? (interest|charge|charges|fee|fees|penalty|penalties|fine|cost)',
        '(interest|fee|charge|penalty) (is|are|will be) (not|never) (charged|payable|due|added)',
        'interest-?free',
        'pay nothing',
        // all falls due only after a letter and time to pay
        '(catch up|pay (it)? up|make (it|them) good|put (it|that|them) right|remed*|bring .. up to date) ... (fourteen|twenty|twenty-one|twenty-eight|thirty|sixty|14|15|20|21|28|30|45|60) (#word)? days ... (write|writes|notice|warning|reminder|letter|told|ask*)',
        '(write|writes|notice|warning|reminder|letter) ... (fourteen|twenty|twenty-one|twenty-eight|thirty|sixty|14|15|20|21|28|30|45|60) (#word)? days (in which|within which)? (to)? (catch up|pay|make (it|them) good|put (it|that|them) right|remed*)',
      ],
      {},
      '',
    ),
  ),
  'exit-cost': sifted(
    anyOf(
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
  ),
  forfeiture: sifted(
    anyOf(
      [
        '(never|(do|does|will|shall|is|are|can) not|cannot) (be)? (lapse*|expire*|lost|lose*|cancelled|forfeited|withdrawn)',
        '(you|the tenant) get .. back',
      ],
      {},
      '',
    ),
  ),
  'entry-or-seizure': sifted(
    anyOf(
      [
        '(enter*|entry|visit*|inspect*|come in|come round|access|view*) ... #time .. notice',
        '#time .. notice ... (enter*|entry|visit*|inspect*|come in|access|view*)',
        '(only in|in case of) (an)? emergenc*',
        "(come*|enter*|go*) .... only (if|when|where) (there is|there's|it is)? .. (fire|flood*|water|leak*|gas|smoke|burst*)",
        'in an emergency',
      ],
      {},
      '',
    ),
  ),
  'sudden-end': sifted(
    anyOf(
      [
        '(warning|reminder) ... (first|before|where)',
        'with (a|reasonable|prior) (warning|notice)',
        'after (a|two|one) (written)? warning',
        '(charge|allegation*|hearing|inquiry|show cause) ... (heard|answer|reply|respond|hearing|inquiry)',
        '(opportunity|chance|time) .. (to)? (be heard|answer|reply|respond|put (it|this|that|things)? right|remedy)',
        '#time .. to (respond|answer|reply|put .. right|remedy|make good)',
        '(more than|over|at least)? (fourteen|twenty-one|twenty-eight|thirty|sixty|ninety|14|21|28|30|45|60|90) (#word)? days (#word)? (overdue|late|in arrears|unpaid|behind)',
      ],
      {},
      '',
    ),
  ),
  'unequal-exit': sifted(
    anyOf(
      [
        '(overdue|in arrears|arrears|abusive|breach*|misconduct|unpaid|not paid|weeks late|days late)',
        'can no longer (meet|provide|care)',
        '(do|does|did) not (give|serve|work) .. notice',
        '(telling|tell|tells|told) (you|#word) why',
        'if you (do|did|break|misuse|fail|cheat|lie)',
      ],
      {},
      '',
    ),
  ),
  waiver: sifted(
    anyOf(
      [
        '(peaceabl*|quietl*) ... (hold|enjoy|occupy|use)',
        'quiet enjoyment',
        'without (any)? .. (interruption|disturbance)',
      ],
      {},
      '',
    ),
  ),
  'ip-grab': sifted(
    anyOf(
      [
        '(on|upon|after|once|against) .. (full|complete)? (payment|paid)',
        '(stay*|remain*|is|are|belong* to) (yours|you)',
      ],
      {},
      '',
    ),
  ),
  'data-or-image': sifted(
    anyOf(
      [
        'you (may|can) .. (ask|request|object|withdraw|refuse|opt|see|correct|delete)',
        '(never|not) (sell|share|pass|publish|record|film|use) .. (your|them|it|to)',
        'only (with|if|after) .. (consent|agree|permission)',
      ],
      {},
      '',
    ),
  ),
};
/** What may stand beside it, as the sentence then does more than take back. */
const GOES_ON = /\b(?:but|however|except|unless|otherwise|after that|then)\b|;/;

/** Whether a clause takes back the burden that it was taken for: `No interest is charged if you pay on time.` */
export function isTakenBack(family: RiskFamily, words: string): boolean {
  const lower = lowerCase(words);
  const rest = lower.replace(/[\s;.,]{1,4}$/, '').replace(/\bbut (?=only\b)/g, '');
  return (TAKEN_BACK[family]?.test(lower) ?? false) && !GOES_ON.test(rest);
}

/** Families in which somebody answers for what another owes. */
const OF_GUARANTORS: ReadonlySet<RiskFamily> = new Set(['uncapped-liability', 'broad-indemnity']);

/** Whether it is a guarantor who promises here, and the reader is none: `Mrs Reid guarantees the Tenant’s obligations`. */
export function isOfGuarantor(family: RiskFamily, words: string, reader: PaperSide | null): boolean {
  if (!OF_GUARANTORS.has(family) || reader === null) return false;
  const promise = /\b(?:guarantees|guarantor (?:shall|will|must|agrees|promises|pays|answers))\b/i.exec(
    words,
  );
  if (promise === null) return false;
  const subject = words.slice(Math.max(0, promise.index - 60), promise.index + promise[0].length);
  const before = subject.slice(subject.search(/[^.;:]*$/)).toLowerCase();
  // a surname alone may be another's of the family
  const names = reader.mentions.filter((name) => name.includes(' ') || isRole(name));
  return ![...names, reader.pronoun ?? ''].some(
    (name) =>
      name !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?![\p{L}’'])`, 'u').test(before),
  );
}

const AT_WILL = /\bat[- ]will\b/i;
const FOR_BOTH =
  /\b(?:either|both|each)\b|\b(?:you|employee|we|us|company|employer)\b (?:or|and) (?:the )?\b(?:you|employee|we|us|company|employer)\b/i;

/**
 * Whether a clause does no more than say what holds without it: work at will, for both sides, in the United States, where every state but
 * Montana presumes it (Mont. Code Ann. § 39-2-904).
 */
export const isAtWillAnyway = (words: string, country: string): boolean =>
  country === 'United States' && AT_WILL.test(words) && FOR_BOTH.test(words);

const PLACE = /\b\p{Lu}[\p{L}’']{2,20}(?: (?:and |of )?\p{Lu}[\p{L}’']{2,20}){0,3}/gu;
/** More than the reader's own law and courts: a way that costs, keeps others out, or comes first. */
const MORE_THAN_COURTS =
  /\b(?:arbitrat\w*|mediat\w*|expert|waive\w*|class|jury|costs?|pays?|before|first|online|panel)\b/i;

/** Courts alone are no burden where they are those of the whole country; those of one town or state may be far away. */
const ONLY_COURTS = /\b(?:exclusive\w*|only|alone|sole\w*)\b/i;

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
  if (ONLY_COURTS.test(words) && !isOfWholeCountry(words, country)) return false;
  return homes.length > 0 && homes.every((home) => home === country);
}

/** `the Irish courts`, `the courts of India`, or a place in which something is heard: `at Mumbai`. */
const COURT =
  /\b(?!(?:The|All|Any|These|Such|Which) )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) courts?\b|\bcourts? of (?:the )?(?:Republic of )?(\p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+)*)|\b(?:at|in|within) (?:the )?(?:city of |county of )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu;

/** Whether courts are named, and every one of them by the name of the country and no other place. */
function isOfWholeCountry(words: string, country: string): boolean {
  const named = [...words.matchAll(COURT)].map(([, before, of, at]) => before ?? of ?? at ?? '');
  return named.length > 0 && named.every((name) => (LAW_ADJECTIVES[name.toLowerCase()] ?? name) === country);
}

/** Words without a verb or a stop, such as a row of a table: they say too little to be asked about. */
export const isRow = (words: string): boolean =>
  words.length < 90 && !/[.;:!?]\W*$/.test(words) && !/\d/.test(words) && !SAYS_SOMETHING.test(words);
const SAYS_SOMETHING =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|must|may|might|can|cannot|could|will|would|shall|should|not|no|never)\b|n['’]t\b|['’](?:re|ll)\b|\b\p{Ll}{2,}ed\b/iu;
