import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSide } from '../side.ts';
import { isBusinessWord, placesOf } from '../names/role-words.ts';

/** `Larkrise Insurance` is a name, whatever its words mean; `Boat owner` and `New singer` are none. */
export const isNameLike = (typed: string) =>
  /\p{Lu}[\p{L}'’-]+\s\p{Lu}|^(?:the|mrs?|ms|miss|dr)\.?\s\p{Lu}/iu.test(typed) && /\s\p{Lu}/u.test(typed);

/** `Zipfibre`: one word with a capital that is no role; it heads the paper, or stands there in capitals only, as a firm's does. */
export function isLoneName({ text, paragraphs }: LegalText, typed: string): boolean {
  if (!/^\p{Lu}[\p{L}'’-]{3,30}$/u.test(typed) || placesOf(typed.toLowerCase()).length > 0) return false;
  if (isBusinessWord(typed.toLowerCase()) || text.includes(typed.toLowerCase())) return false;
  const heads = paragraphs.slice(0, 2).some((one) => one.text.toLowerCase().startsWith(typed.toLowerCase()));
  return heads || !text.includes(typed);
}

/** Somebody who runs, signs for or owns the place, and so may be either side. */
const RUNS =
  /\b(?:manager|director|secretary|officer|committee|chair\w*|staff|admin\w*|team|founder|author|writer|treasurer|agent|head|president|trustees?|scheme|fund|funder|planner|vicar|priest|editor|(?:flat|house|home|land|property|business|shop|company|site|hall|venue|gym|club|hotel|platform|app) ?owner|owner)$/i;
const OWNS_A_THING =
  /^(?:boat|car|horse|cat|pet|bike|bicycle|phone|dog|van|caravan|vehicle|laptop|watch|motorbike|camera|instrument|piano|yacht) ?owner$/i;

export const ownsAThing = (typed: string): boolean => OWNS_A_THING.test(typed.replace(/^the /i, ''));

/** Whoever does a piece of work may be the one who writes, or the one who is written to. */
const WORKS =
  /\b(?:plumber|electrician|handyman|carpenter|joiner|decorator|painter|plasterer|roofer|tiler|mechanic|engineer|surveyor|florist|baker|hairdresser|barber|beautician|tailor|babysitter|childminder|dog walker|sweep|tuner|teacher|instructor|doctor|dentist|vet|chef|cook|potter|blacksmith|farrier|farmer|grower|beekeeper|keeper|organi[sz]er|collector|promoter|publisher|insurer|lender|supplier|host|drummer|guitarist|pianist)$/i;

/** Words for a person by what they do or are: `singer`, `gymnast`, `attendee`. A festival or a company is none. */
const PERSON =
  /(?:er|or|ee|ist|ast|ian|ant|ent|man|woman|lady|mum|dad|mate|grad|guest|child|kid|adult|neighbour|teen|artist|athlete|holder)$/i;

/** Whom a paper that only knows `we` and `you` means by a word that names a person who comes to it: `singer`, `boat owner`. */
export function asGuest(mains: readonly PaperSide[], role: string): PaperSide | null {
  const you = mains.find(({ pronoun }) => pronoun === 'you');
  const hosts = mains.filter(({ pronoun }) => pronoun === 'we' || (pronoun === 'i' && you?.name === null));
  if (you === undefined || hosts.length !== 1 || you.role !== null) return null;
  if (OWNS_A_THING.test(role)) return you;
  const isPlainWord = /^[a-z]{3,20}(?:[ -][a-z]{3,20})?$/.test(role) && !RUNS.test(role);
  if (WORKS.test(role) || !PERSON.test(role)) return null;
  const isStrong = isBusinessWord(role) || placesOf(role).some(({ side }) => side === 'stronger');
  return isPlainWord && !isStrong && placesOf(role).length === 0 ? you : null;
}

/** Whoever owns a home may let it, or have it looked after. */
export const OWNS_A_HOME =
  /^(?:cottage|house|flat|villa|apartment|cabin|chalet|holiday home|property|home) owner$/;

/** Whoever answers for a side or watches it sign. */
export const BESIDE = /^(?:guarantor|surety|co-?signer|indemnitor|indemnifier|witness)$/;

/** Words for whoever answers for a child. */
export const PARENT = /^(?:mum|mom|mother|dad|father|parents?|guardian|parent or guardian)$/i;
