import { stemsOf } from './stems.ts';

/**
 * What somebody says they do not do, told as done; what is fine, told as forbidden. These know English.
 */

const DOES_NO =
  /\b(?:we|I|they|he|she|it|\p{Lu}\p{L}+)(?: (?:will|shall|may|must|can))? (?:put|do|give|make|take|let|place|charge|add|send|share|sell|use|hold|open|run|show|raise|accept|start|bring|book|allow|employ|store|record)s? (?:no|none|nothing|nobody)\b ?((?:[\p{L}-]+ ?){0,6})/giu;
const MAY_DO = /\b(?:may|can|could|might|is free to|are free to|will|is allowed to|are allowed to)\b/i;
const DENIES =
  /\b(?:no|never|nobody|nothing|not|n['’]t|without|none|nor|neither|cannot|refus\w{1,3}|only|unless|stops?|barred|lack\w{0,3})\b/i;
const HAS_EXCEPTION = /\b(?:except|unless|other than|only|save|until|if|without|however|beyond|more than)\b/i;
const SMALL = new Set('the and any your our their that this with from for you him her them'.split(' '));

/** `re-sell` and `resell` are one. */
const wordsOf = (words: string) => stemsOf(words.replaceAll('-', ''), 3, SMALL);
const shares = (words: string, said: ReadonlySet<string>) =>
  [...wordsOf(words)].some((stem) => said.has(stem));

/** "They may put one in your row", where they put none there. */
function doesWhatIsDenied(statement: string, quote: string): boolean {
  if (HAS_EXCEPTION.test(quote) || DENIES.test(statement) || !MAY_DO.test(statement)) return false;
  const said = wordsOf(statement);
  return [...quote.matchAll(DOES_NO)].some(([, what = '']) => shares(what, said));
}

const IS_FINE =
  /((?:[\p{L}-]+ ){1,5})(?:is|are) (?:fine|welcome|allowed|all right|ok|okay|permitted|no (?:problem|trouble))\b/giu;
const FORBIDS =
  /\b(?:you|nobody|no one) (?:must not|may not|cannot|can['’]t|are not allowed|may|must)\b|\b(?:forbidden|not allowed|banned|prohibited)\b/i;

/** "You must not sublet", where subletting is fine. */
function forbidsWhatIsFine(statement: string, quote: string): boolean {
  if (!FORBIDS.test(statement) || !DENIES.test(statement.replace(/\bif\b.*/i, ''))) return false;
  const said = wordsOf(statement);
  return [...quote.matchAll(IS_FINE)].some(([, what = '']) => !DENIES.test(what) && shares(what, said));
}

/** Whether a statement does what its words deny, or forbids what they allow. */
export const turnsDenial = (statement: string, quote: string): boolean =>
  doesWhatIsDenied(statement, quote) || forbidsWhatIsFine(statement, quote);
