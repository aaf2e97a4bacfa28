import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSide } from '../side.ts';

/** Somebody alone who writes `I` to one other person speaks for both with `we` where the paper also says `neither of us`. */
export function areWeBoth({ text }: LegalText, all: readonly PaperSide[]): boolean {
  if (all.length !== 2) return false;
  const writer = all.find(({ pronoun }) => pronoun === 'i');
  const isOneAlone = writer?.alsoNamed.length === 0 && all.every(({ pronoun }) => pronoun !== 'we');
  // a paper that tells of two by their roles and then of `each of us`
  const isOfRoles = all.every(({ pronoun, role }) => pronoun === null && role !== null);
  const head = text.slice(0, HEAD);
  return (isOneAlone || isOfRoles) && BOTH_OF_US.test(head) && !WE_TO_YOU.test(head);
}
const HEAD = 20_000;
/** Who does something to `you` as `we` leaves you out of it: `we pay you`, `join us`. */
const WE_TO_YOU =
  /\bwe(?:['’](?:ll|d|re|ve))? (?:(?:will|would|can|may|shall|must|do|have|are|also|then|always) ){0,2}(?:pay|paid|paying|employ|employing|send|sending|train|training|hire|hiring|engage|charge|charging|supply|give|giving|offer|offering|love|like|want|invite|lend|owe) you\b|\bwe(?: are|['’]re) offering\b|\byou\b[^.;\n]{0,60}\b(?:from|for) us\b(?! (?:both|all|two)\b)|\bwe (?:(?:will|still|also) )?(?:pay|supply|provide|employ)\b[^.;,]{0,40}\byour?\b|\bjoin us\b/i;
const BOTH_OF_US = /\b(?:one|both|each|either|neither) of us\b|\bwe both\b|\bus both\b/i;
