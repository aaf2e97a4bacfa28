import type { LegalText } from '../../../document/legal-text.ts';
import { isBusinessWord, isRole, plainRole } from '../names/role-words.ts';
import { headNoun, isAgentNoun } from './head-noun.ts';

const COUNTED = 40_000;

/** A word for a party that a paper uses and that no introduction gives to anybody. */
export interface RoleTold {
  /** Plain form, lower case: `plot holder`. */
  readonly role: string;
  readonly printed: string;
  /** How often it is the subject of a clause. */
  readonly acts: number;
  /** Stands on a form in front of a blank: `Customer name: ____`. */
  readonly fillsIn: boolean;
  /** Stands beside the line to sign on: `Signed (owner) ____`. */
  readonly signs: boolean;
  /** Whom the title is for: `Rules for plot holders`. */
  readonly isAddressed: boolean;
}

const WORD = String.raw`[\p{Ll}][\p{Ll}’'-]{2,18}`;
const DOES = String.raw`(?:must|may|shall|will|can|cannot|could|should|has|have|is|are|was|does|do|agrees?|pays?|gives?|keeps?|gets?|brings?|accepts?|owns?|remains?|undertakes?|confirms?|promises?|releases?|waives?|insures?|hereby|who|[\p{Ll}]{3,12}s)`;
/** `the gardener cuts`, `Plot holders keep`, `each Rider shall`. */
const SUBJECT = new RegExp(
  String.raw`(?<=^|[.;:!?•)–-]\s|\n|, |\b(?:and|if|when|unless|until|that|what|where|because|while|after|before|or)\s)(?:(?:[Tt]he|[Ee]ach|[Ee]very|[Aa]n?y?|[Nn]o|[Bb]oth|[Aa]ll)\s)?(\p{L}[\p{Ll}’'-]{2,18}(?: ${WORD}){0,2}?) (?:(?:also|then|only|still|always|hereby|first) )?${DOES}\b`,
  'gmu',
);
/** `Customer name: ____`, `Signature of patient: ___`, `Signed (parent)`, `Adopter's signature …`, `Name of inventor:`. */
const FIELD = new RegExp(
  String.raw`(?<=^|[\n|]|\s{2}|[_.…]{3,}\s?|[,;]\s)(?:(?:[Nn]ame|[Ss]ignature|NAME|SIGNATURE) (?:of|OF) (?:(?:the|THE) )?)?(\p{L}[\p{L}’' /-]{2,30}?)(?:['’]?s['’]?)?(?:\(s\))?(?: (?:name|full name|signature|Name|Signature|NAME|SIGNATURE)(?:\(s\))?)? ?[:.…_]*\s?(?:_{3,}|\.{4,}|…{2,})`,
  'gmu',
);
const SIGNED =
  /\b(?:[Ss]igned|[Ss]ignature|SIGNED|[Aa]greed|[Aa]ccepted),? ?(?:by |for |of )?(?:the )?\(?(?:the )?(\p{L}[\p{Ll}’' -]{2,24}?)\)?(?=[\s:,_.]*(?:_{3}|\.{4}|…|:|$))/gmu;
/** A blank with the word behind it: `Signed ______ (owner)`. */
const BEHIND = /(?:_{4,}|\.{5,}|…{2,})\s{0,3}\((?:the )?(\p{L}[\p{Ll}’' -]{2,24})\)/gu;
/** `I, the volunteer, agree`, `I apply to become an Independent Consultant`. */
const SELF =
  /\b(?:I|We),? (?:the |as (?:the |an? )?|(?:hereby )?(?:apply|agree|wish|want) to (?:become|be) (?:the |an? ))(?:undersigned )?(\p{L}[\p{L}-]{3,18}(?: \p{L}[\p{Ll}]{3,18})?)(?= ?[,.;(]| of\b| agree| named)/gu;
const ADDRESSED =
  /^(?:[^.\n]{0,60}?\b(?:terms|rules|code|conditions|guide|information|agreement|notes|contract)\b[^.\n]{0,20}? for )(?:all |our )?(\p{Ll}[\p{Ll} -]{3,24})$/imu;

/** Words for parties by what they do in the paper and where they stand on its form, the surest first. */
export function rolesTold({ text }: LegalText): RoleTold[] {
  const body = text.slice(0, COUNTED);
  const found = new Map<
    string,
    { printed: string; acts: number; fillsIn: boolean; signs: boolean; isAddressed: boolean }
  >();
  const at = (words: string) => {
    const printed = words.trim();
    const role = roleIn(printed);
    if (role === null) return null;
    const known = found.get(role) ?? {
      printed: role,
      acts: 0,
      fillsIn: false,
      signs: false,
      isAddressed: false,
    };
    found.set(role, known);
    return known;
  };
  for (const match of body.matchAll(SUBJECT)) {
    // `Alder shall return` is a name; `the adopter may` and `Rider pays` are none
    if (
      /^\p{Lu}/u.test(match[1]!) &&
      !/^(?:the|each|every|an?|any|no|both|all)\s/i.test(match[0]) &&
      !isRole(match[1]!) &&
      !isRole(match[1]!.replace(/s$/, ''))
    )
      continue;
    const one = at(match[1]!);
    if (one !== null) one.acts++;
  }
  for (const match of body.matchAll(FIELD)) {
    const one = isBusinessWord(match[1]!) && !/sign/i.test(match[0]) ? null : at(match[1]!.toLowerCase());
    if (one === null) continue;
    one.fillsIn = true;
    if (/sign/i.test(match[0])) one.signs = true;
  }
  for (const pattern of [SIGNED, BEHIND, SELF]) {
    for (const match of body.matchAll(pattern)) {
      const one = at(match[1]!.toLowerCase());
      if (one !== null) one.signs = true;
    }
  }
  const title = ADDRESSED.exec(body.slice(0, 400))?.[1];
  const told = title === undefined ? null : at(title);
  if (told !== null) told.isAddressed = true;
  return [...found].map(([role, one]) => ({ role, ...one })).toSorted((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ acts, fillsIn, signs, isAddressed }: Omit<RoleTold, 'role' | 'printed'>): number =>
  acts + (fillsIn ? 4 : 0) + (signs ? 4 : 0) + (isAddressed ? 4 : 0);

/** People about whom papers speak and who are seldom a party, and words that look like one. */
const NO_PARTY =
  /^(?:other|another|member of staff|neighbou?r|visitor|guest|child|witness|partner|number|letter|order|matter|offer|owner s|whoever|either|neither|never|however|computer|paper|water|dinner|summer|winter|server|trailer|cooker|hoover|water meter|charger|router|printer|broker|insurer|solicitor|doctor|vet|surveyor|administrator|ombudsman|courier|bailiff|executor|debt collector|receiver|arbitrator|mediator|expert|deposit holder|party|parties|representative|director|secretary|treasurer|accountant|auditor|successor|supervisor|inspector|instalment|assistant|restaurant|consumer|month|price|agreement|service|services|home|app|website|management|system|person|people|individual|group|household|platform|business|company|firm|network|label|brand|model|card|class|project|event|market|store|fund|host customer|holder|reader|beneficiary|heir|son|daughter|wife|husband|mother|father|mum|dad|mom|lender|counsel|famil(?:y|ie)|staff|team|team member|second part(?:y)?|third part(?:y)?|first part(?:y)?|therapist|engineer|fryer|locker|agree|bank|council|airline|dealer|promoter|parent or guardian|guardian|referee|employer s|doctor s|boss|teacher|human resources|police|coach|implant|scooter|earlier|rather|three|guarantee|charge|refer|enter|deliver|consider|remember|answer|differ|suffer|cover|transfer|trigger|quarter|corner|officer|manager)s?$/i;

function roleIn(printed: string): string | null {
  const lower = printed
    .toLowerCase()
    .replace(/^(?:the|a|an|each|every|any|no|all|both|our|your|my)\s/, '')
    .replace(/['’]s?$/u, '');
  const singular = lower.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  for (const word of [lower, singular]) if (isRole(word) && !NO_PARTY.test(word)) return plainRole(word);
  const parts = singular.split(/[\s/]+/);
  const noun = headNoun(singular);
  if (noun === null || NO_PARTY.test(noun) || NO_PARTY.test(singular)) return null;
  return parts.length <= 2 && isAgentNoun(parts.at(-1)!) ? noun : null;
}
