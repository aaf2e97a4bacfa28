import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';

/** Told with `shall`, and yet what the one who is named may do, has or keeps. */
const RIGHT =
  /\b(?:shall|will) (?:at all times |always |also |hereby |have and )?(?:be entitled|have (?:the|a|an) (?:sole |exclusive |unrestricted |absolute |further )?(?:right|option|discretion|authority)|own\b|(?:solely |exclusively )?own\b|retain (?:all|full|sole|exclusive|its|title|owner\w*|the right)|remain (?:the|its|in) (?:sole |exclusive )?(?:property|owner)|not be (?:obligated|obliged|required|liable|responsible)|have no (?:obligation|liability|duty)|be deemed)\b/i;
const PROMISES = /\b(?:shall|will|must|agrees? to|undertakes? to)\b/gi;
const DEFINES =
  /^[\W\d.]{0,12}["“][^"”]{2,60}["”],?\s(?:shall |will )?(?:means?|includes?|refers? to|has the meaning|is defined)\b/i;

/** A thing in a list: `any trademarks of Client`, `Developer's gross negligence`. */
const THING =
  /^\W{0,3}(?:(?:and|or)\s)?(?:\(?[a-z\d]{1,4}[.)]\s)?(?:any|all|the|its|such|each|text|[\p{L}]{2,20}['’]s)\s/iu;
const MODAL = /\b(?:shall|will|must|may|agrees?|undertakes?|is to|are to|has to)\b/i;
/** A lead-in whose things are to be given or done. */
const GIVES =
  /\b(?:provide|deliver|furnish|pay|reimburse|supply|give|send|submit|maintain|obtain|keep|perform|responsible for|bear)\b[^.;]{0,60}$/i;

/** Whether a clause of a paper between firms tells a right, defines a word, or lists a thing: nobody has to do anything by it. */
export function isRightOrList({ lead }: Frame, { text: sentence }: Sentence, { text }: LegalText): boolean {
  if (DEFINES.test(sentence)) return true;
  if (RIGHT.test(sentence) && (sentence.match(PROMISES)?.length ?? 0) <= 1) return true;
  if (lead === null || !THING.test(sentence) || MODAL.test(sentence)) return false;
  return !GIVES.test(text.slice(lead.start, lead.end));
}
