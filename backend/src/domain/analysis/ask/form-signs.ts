import { holding, weightHeld, type WeighedTerm } from './held-terms.ts';
import { termsOf } from './words/stem.ts';

/** How a question is put, and the form of sentence that answers it. */
const FORMS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  // may somebody do it
  [
    /^\W{0,3}(?:(?:and|but|so)\s)?(?:can|could|may|might|am i allowed|are (?:we|they) allowed|is it (?:ok|okay)|will they let)\b/i,
    /\b(?:may|can|cannot|can['’]t|could|must not|mustn['’]t|not allowed|shall not|do(?:es)?n['’]t|do not|please|never|no|not|nobody|welcome|allowed|fine|free to|free|only|permi\w{1,6}|as (?:long|often)|optional|need no|needs?|any)\b/i,
  ],
  // who bears it
  [
    /\bwho\b.{0,30}\b(?:pay|cover|cough|bear|foot|responsible|liable|fix|repair|buy)|\b(?:do|does|will|would|must|should) (?:they|i|we|she|he|you)\b.{0,30}\b(?:pay|cover|owe|replace|chip)|\b(?:liable|on the hook|responsible|is that on)\b/i,
    /\b(?:pays?|paid|cover\w{0,3}|is on|ours|yours|mine|(?:at|own|your) risk|answer\w{0,4}|liab\w{1,5}|responsib\w{1,6}|charge\w{0,2}|bears?|borne|free|account|cost|expense|meet|make(?:s)? good|replace\w{0,2}|for (?:you|us|the)|nothing|bill\w{0,2}|carr(?:y|ies)|share|half|blame|concern|claim|refund\w{0,2}|bring|needn['’]t)\b/i,
  ],
  // what if
  [
    /\bwhat (?:if|happens|do (?:i|we) (?:do|get|owe|lose)|about)\b|\bif\b|^\W{0,3}(?:i['’]ve|i (?:lost|forgot|have|got)|my|we['’]re|someone|somebody)\b/i,
    /\b(?:if|should|where|when|once|unless|whatever|however|whether|after|until|in that (?:event|case)|will|would|then|every|each|any|is|are|were|loses?|lost)\b/i,
  ],
  // how many, how often, how big
  [
    /\bhow (?:many|often|big|heavy|high|far|large|old|early)\b|\bhow much (?:data|insurance|notice|warning)\b|\bwhat(?:['’]s| is) the (?:most|limit|maximum)\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|once|twice|every|each|no more|no limit|as (?:many|often)|any number)\b/i,
  ],
  // at what time of day
  [
    /\b(?:what time|how late|when do (?:i|we) have to be|what hour)\b/i,
    /\b\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\b|o['’]clock)|\b\d{1,2}[.:]\d{2}\b|\b(?:by|at|until|till|after|before|past|from) (?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b|\bnoon\b|\bmidnight\b/i,
  ],
];

/** How many of the forms of a question have their answer in a sentence, less those that have not; from -1 to 1. */
export function formSign(question: string): (sentence: string) => number {
  const wanted = FORMS.filter(([asks]) => asks.test(question)).map(([, says]) => says);
  if (wanted.length === 0) return () => 0;
  return (sentence) => {
    const words = sentence.slice(0, 1_200);
    return wanted.reduce((sum, says) => sum + (says.test(words) ? 1 : -1), 0) / wanted.length;
  };
}

const READER = /\b(?:i|we|me|my|us|our)\b/i;
const OTHERS = /\b(?:they|them|their|she|he|the (?:landlord|owner|company|bank|shop|school))\b/i;
const READER_ASKS =
  /\b(?:can|could|may|do|am|must|should|will|would|if|have|when|what) (?:i|we)\b|\b(?:i|we)(?:['’](?:m|ve|re|ll|d))\b/i;
const OTHERS_ASKED =
  /\b(?:can|could|may|do|does|are|must|will|would|if|what) (?:they|she|he|the \w{3,12}|you)\b/i;

/** Whether the side that the question makes act acts in the sentence as well, in papers that speak of `you` and `we`; from -1 to 1. */
export function voiceSign(question: string): (sentence: string) => number {
  const isReader = READER_ASKS.test(question);
  const isOther = OTHERS_ASKED.test(question) && !/\bdo (?:they|you) (?:pay|cover)\b/i.test(question);
  if (isReader === isOther || (!READER.test(question) && !OTHERS.test(question))) return () => 0;
  return (sentence) => {
    const words = sentence.slice(0, 600);
    const reader = /\byou(?:['’]\w{1,2})?\b/i.test(words);
    const other = /\b(?:we|i|us)(?:['’]\w{1,2})?\b/i.test(words);
    if (reader === other) return 0;
    return reader === isReader ? 1 : -1;
  };
}

/** A sentence that holds for one case only, with the words of the case: `If this proves untrue the Licensee may leave`. */
const CASE =
  /^\W{0,4}(?:\(?[a-z\d]{1,3}[.)]\s)?(?:if|should|where|in case|in the event|unless|provided)\b([^,;:]{3,160}?)(?=[,;:]|\s(?:may|shall|will|must|can|is entitled|are entitled)\b|$)/iu;

/** How far a sentence speaks of a case of its own that the question does not name: 1 for none of its words, 0 for no case. */
export function otherCase(sentence: string, weights: readonly WeighedTerm[], total: number): number {
  const words = CASE.exec(sentence.slice(0, 300))?.[1];
  return words === undefined
    ? 0
    : Math.max(0, 1 - (2 * weightHeld(weights, holding(termsOf(words)))) / total);
}
