import { detectLanguage } from '../../../language/detect-language.ts';
import { saysOppositeAbroad } from './against-quote-abroad.ts';

/**
 * Statements that say the opposite of the words they rest on: a limit called none, a half called all, a promise of the other side
 * called a duty of the reader, something denied called a fact. This page knows English.
 */
interface Opposite {
  readonly inQuote: RegExp;
  /** What the quote may not hold beside it. */
  readonly unless?: RegExp;
  readonly said: RegExp;
}

const I_PAY = String.raw`(?:we|I|I['’]ll|we['’]ll|I['’]d|we['’]d)(?: \w{1,8}){0,2} (?:pays?|owes? you|refunds?|reimburses?|carry|carries|covers?|bears?|stands?|answers? for|gives? you|take and pay|returns?|repays?|sends? (?:it|the deposit|you))`;
const YOU_PAY = String.raw`\byou(?: (?:must|shall|will|have to|would|may))? (?:\w{1,8} ){0,1}(?:pay|owe|bear|are (?:\w{1,9} )?liable|answer|reimburse|repay|refund|cover|carry|lose)\b|\b(?:charged to|is billed to|at your (?:own )?(?:cost|expense))\b`;

const OPPOSITES: readonly Opposite[] = [
  {
    inQuote: /\b(?:no|never|not) more than\b|\bup to\b|\bat most\b|\bcapped at\b|\bnot exceed\b/i,
    unless: /\bhowever (?:much|many)|\bwithout (?:any )?limit|\bat any time up to\b|\bunlimited\b/i,
    said: /\b(?:without (?:a |any )?(?:limit|cap|ceiling)|no (?:limit|cap|ceiling)|unlimited|uncapped|any (?:sum|amount))\b/i,
  },
  {
    inQuote: /\b(?:half|a third|a quarter|part) of\b/i,
    unless: /\b(?:all|whole|full|everything|entire)\b/i,
    said: /\b(?:all of|the whole|everything|entire|in full)\b/i,
  },
  {
    inQuote: new RegExp(
      String.raw`\b${I_PAY}\b|\b(?:is|are) (?:on us|ours to pay)\b|\bat our (?:own )?(?:cost|expense)\b|\bsends? (?:me|us|we) the bills?\b|\b(?:the|all|their|his|her) bills? (?:come|go)?(?:es)? ?to (?:me|us|we)\b|\bsends? the bills? to (?:me|us|we)\b`,
      'i',
    ),
    unless:
      /\byou (?:must |shall |will |have to )?(?:pay|owe|reimburse|refund|bear|repay|carry)\b|\bI keep\b|\bwe keep\b/i,
    said: new RegExp(YOU_PAY, 'i'),
  },
  {
    inQuote:
      /\b(?:never|not|nobody|no one|n['’]t)\b[^.;]{0,30}\b(?:hold you|responsible|liable|charge you|bill|claim from you|recover from you)\b/i,
    unless:
      /\bwe (?:are|shall|will|do)(?: not|n['’]t)(?: be)? (?:liable|responsible)\b|\bnot (?:be )?(?:liable|responsible)\b|\bno (?:liability|responsibility)\b/i,
    said: new RegExp(YOU_PAY, 'i'),
  },
  {
    inQuote: /\byou (?:may|can|needn['’]t|need not|are free to)\b/i,
    unless: /\b(?:must|shall|have to|has to|only|provided|unless|may not|cannot|can['’]t)\b/i,
    said: /\byou (?:must|have to|need to|are obliged to)\b/i,
  },
  {
    inQuote: /\bfrom you\b[^.;]{0,40}\bfrom us\b|\b(?:either|each|both) of us\b|\beither (?:party|side)\b/i,
    unless: /\bwe may\b|\bonly\b/i,
    said: /\b(?:they|the other side) (?:need|may|can)\b[^.;]{0,30}\b(?:none|no notice|without notice|at once)\b|\bwith no notice\b/i,
  },
  {
    // the reader chooses, and is told that they must
    inQuote:
      /\bshould you (?:ever )?(?:wish|want|like|prefer|decide|choose)\b|\bif you(?:['’]d| would)? (?:ever )?(?:wish|want|like|prefer|choose|rather)\b|\b(?:whenever|as often as|as much as) you like\b|\b(?:you choose|up to you|your choice|the choice is yours|entirely for you)\b/i,
    unless: /\b(?:must|shall|have to|has to|need to|only|provided|unless|may not|cannot|can['’]t|obliged)\b/i,
    said: /\byou (?:must|have to|need to|are obliged to|are forced to|are bound to)\b/i,
  },
  {
    // money that comes to the reader, called a cost of theirs
    inQuote:
      /\byour (?:\w{3,12} )?(?:wages?|salary|pay|fee|commission|bonus) (?:rises?|goes up|will rise|increases?|is raised|grows|is paid|is increased)\b/i,
    unless: /\b(?:repay|pay back|deduct\w{0,4}|less|reduc\w{1,4}|unless|only if)\b/i,
    said: /\b(?:you pay|you(?: must| have to)? owe|costs you|charged to you|the price you pay|you are charged)\b/i,
  },
  {
    inQuote:
      /\b(?:gives?|returns?|refunds?|repays?|sends?|gets?|have|pays?) (?:you )?(?:back )?(?:what(?:ever)? (?:remains|is left|is over)|the rest|the balance|the remainder)\b|\bkeeps? only\b/i,
    unless: /\b(?:the whole|all of|entire|in full|everything)\b/i,
    said: /\b(?:the whole|all (?:of )?(?:the|your) (?:money|price|deposit|sum|payments?)|everything|the entire|(?:never|not) (?:returned|refunded|given back|paid back|repaid))\b/i,
  },
  {
    inQuote:
      /\b(?:do(?:es)?|will|shall|can)(?: not|n['’]t) (?:run out|expire|lapse)\b|\bnever (?:runs? out|expires?|lapses?)\b/i,
    unless: /\b(?:unless|except|until|but|only)\b/i,
    said: /\b(?:expires?|lapses?|runs? out|(?:is|are) lost|falls? away)\b/i,
  },
];

const DENIED = /\b(?:no|never|nobody|not|n['’]t|without|none)\b/i;
/** "There is no minimum term", "no interest", "Nobody will send you a bill": what is denied, up to the next verb or comma. */
const DENIAL =
  /\b(?:there (?:is|are) no|nobody will|no one will|(?:^|[.;:,–-] ?|and )no)\s((?:[\p{L}-]{2,14} ?){1,5})/giu;
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

/** Whether a statement says the opposite of the quoted words. */
export function saysOpposite(statement: string, quote: string): boolean {
  if (
    OPPOSITES.some(
      ({ inQuote, unless, said }) =>
        said.test(statement) && inQuote.test(quote) && unless?.test(quote) !== true,
    )
  )
    return true;
  // words of the other languages mean something else in English
  if (detectLanguage(quote) !== 'en' && saysOppositeAbroad(statement, quote)) return true;
  return (!DENIED.test(statement) && assertsDenied(statement, quote)) || assertsNotDone(statement, quote);
}

/** Whether every word of weight that the quote denies is asserted. */
function assertsDenied(statement: string, quote: string): boolean {
  const said = stemsOf(statement);
  return Array.from(quote.matchAll(DENIAL), ([, words = '']) => [...stemsOf(words)].slice(0, 2)).some(
    (denied) => denied.length > 0 && denied.every((stem) => said.has(stem)),
  );
}

const stemsOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.slice(0, 6)),
  );
