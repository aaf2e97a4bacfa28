import type { Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';
import { sifted } from '../../sieve/sifted.ts';

/** `The Tenant shall …`, with nothing but the side in front: what follows is a whole verb phrase in its plain form. */
const CLAUSE = sifted(
  /^((?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]?\s)?(?:the\s|each\s)?[\p{L}&'’.-]{1,24}(?:\s[\p{L}&'’.-]{1,24}){0,4})\s(shall not|must not|may not|will not|cannot|shall|must|will|agrees to|agree to|undertakes to|has to|have to|is required to|are required to)\s(\p{Ll}[^;:|]{6,170})[.;]?$/iu,
);
/** Words that mean somebody or something said elsewhere; cut out, they would mislead. */
const NEEDS_CONTEXT = sifted(
  /\b(?:we|us|our|ours|you|your|yours|i|me|my|he|she|it|they|him|his|her|hers|its|their|them|theirs|same|said|such|thereof|hereof|therein|hereto|aforesaid|above|those|these|then|so|also|otherwise)\b|…|\.{3}|["“”]/i,
);
const BANS: ReadonlySet<string> = new Set(['shall not', 'must not', 'may not', 'will not', 'cannot']);

/**
 * What is to be done in the clause's own words (`Pay the rent by the third of each month`, `Must not sub-let the flat`), or an empty
 * string where they cannot be cut out whole. Nothing is rewritten, so nothing can be turned around.
 */
export function safeAction(frame: Frame, sentence: Sentence): string {
  if (frame.lead !== null || frame.span.end < sentence.end - 1 || frame.span.start > sentence.start + 8)
    return '';
  const match = CLAUSE.exec(sentence.text.trim());
  if (match === null) return '';
  const subject = match[1]!;
  const verb = match[2]!.toLowerCase();
  const words = match[3]!.replace(/[.;,\s]+$/, '');
  // what turns a sentence around must be carried, so nothing of it may stand in what is cut off
  if (TURNS.test(subject) || !isSubject(subject)) return '';
  if (NEEDS_CONTEXT.test(words) || /^(?:be|not|only|have|in|on|at|by|if|to|from|for)\b/i.test(words))
    return '';
  const isBan = BANS.has(verb);
  if (isBan !== /(?:must-not|may-not|will-not)/.test(frame.mode)) return '';
  if (count(words, '(') !== count(words, ')')) return '';
  return isBan ? `Must not ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words in front of the verb that say who is left out, when, or that nobody is meant. */
const TURNS = sifted(
  /\b(?:no|not|none|nor|neither|never|nobody|nothing|nowhere|only|hardly|rarely|unless|except|without|if|when|where|should|either|any)\b|n['’]t\b/i,
);

/** The side and nothing else: small letters only in the first two words, unless the whole sentence stands in capitals. */
function isSubject(words: string): boolean {
  const rest = words.replace(/^\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]?\s/i, '').split(' ');
  return rest.slice(/^(?:the|each)$/i.test(rest[0] ?? '') ? 2 : 1).every((word) => /^\p{Lu}/u.test(word));
}

const count = (words: string, sign: string) => words.split(sign).length - 1;
