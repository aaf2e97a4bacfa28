import { detectLanguage } from '../../../language/detect-language.ts';
import { saysOppositeAbroad } from './against-quote-abroad.ts';
import { turnsDenial } from './denied-acts.ts';
import { GIVEN } from './given-opposites.ts';
import { OPPOSITES } from './opposites.ts';
import { stemsOf } from './stems.ts';

/**
 * Statements that say the opposite of the words they rest on, in English and five more languages: what those rule out, and
 * something they deny called a fact.
 */
const DENIED = /\b(?:no|never|nobody|nothing|neither|nor|cannot|not|n['’]t|without|none)\b/i;
/** "There is no minimum term", "no interest", "Nobody will send you a bill": what is denied, up to the next verb or comma. */
const DENIAL =
  /\b(?:there (?:is|are) no|nobody will|no one will|(?:^|[.;:,–-] ?|and )no|without(?: (?:any|a|the))?)\s((?:[\p{L}-]{2,14} ?){1,5})/giu;
const EMPTY = new Set(
  'for you the and any will with from send over more than other this that your such'.split(' '),
);

/** What is said not to be done, as a fact and without an exception: "we do not share", "the price will not change". */
const NOT_DONE =
  /\b(?:do|does|did|will|is|are|would)(?: not|n['’]t) (?:be |ever |also |then )?(charg|bill|pay|owe|refund|return|renew|extend|end|lose|count|share|sell|keep|apply|appl|cover|ris|rise|increas|chang|deduct|record|store|film|pass|add)/giu;
const HAS_EXCEPTION =
  /\b(?:except|unless|other than|only|but|save|until|if|without|however|where|when|beyond|more than|before|after)\b/i;
/** A statement with one of these may say the same in other words: "Refunds are refused". */
const TURNS =
  /\b(?:no|never|nobody|nothing|not|n['’]t|without|none|nor|neither|cannot|can['’]t|refus\w{1,3}|exclud\w{1,3}|exclusion|forbid\w{0,4}|barred|banned|lose|lost|loses|only|unless|instead|stops?|ends?|fails?|lack\w{0,3}|free|spared|keeps?|kept|yourself|own)\b/i;

function assertsNotDone(statement: string, quote: string): boolean {
  if (HAS_EXCEPTION.test(quote) || TURNS.test(statement)) return false;
  const said = statement.toLowerCase();
  return Array.from(quote.matchAll(NOT_DONE), ([, verb = '']) => verb.toLowerCase()).some((verb) =>
    new RegExp(String.raw`\b${verb}`).test(said),
  );
}

const ALL = [...OPPOSITES, ...GIVEN];

const MAY = /\byou (?:may|can) (?:also |then |always )?(\p{L}{3,})/giu;
const MAY_NOT = /\byou (?:may not|cannot|can['’]t|must not) (?:also |then |ever )?(\p{L}{3,})/giu;

/** "You may build", told as "you may not build". */
function forbidsAllowed(statement: string, quote: string): boolean {
  const verbs = (words: string, pattern: RegExp) =>
    Array.from(words.matchAll(pattern), ([, verb = '']) => verb.toLowerCase());
  const forbidden = verbs(quote, MAY_NOT);
  const allowed = verbs(quote, MAY).filter(
    (verb) => verb !== 'not' && verb !== 'only' && !forbidden.includes(verb),
  );
  return verbs(statement, MAY_NOT).some((verb) => allowed.includes(verb));
}

/** Whether a statement says the opposite of the quoted words. */
export function saysOpposite(statement: string, quote: string): boolean {
  if (
    ALL.some(
      ({ inQuote, unless, said }) =>
        said.test(statement) && inQuote.test(quote) && unless?.test(quote) !== true,
    )
  )
    return true;
  if (forbidsAllowed(statement, quote) || turnsDenial(statement, quote)) return true;
  // words of the other languages mean something else in English
  if (detectLanguage(quote) !== 'en' && saysOppositeAbroad(statement, quote)) return true;
  return (!DENIED.test(statement) && assertsDenied(statement, quote)) || assertsNotDone(statement, quote);
}

/** Whether every word of weight that the quote denies is asserted. */
function assertsDenied(statement: string, quote: string): boolean {
  const said = wordsOf(statement);
  return Array.from(quote.matchAll(DENIAL), ([, words = '']) => [...wordsOf(words)].slice(0, 2)).some(
    (denied) => denied.length > 0 && denied.every((stem) => said.has(stem)),
  );
}

const wordsOf = (words: string) => stemsOf(words, 4, EMPTY);
