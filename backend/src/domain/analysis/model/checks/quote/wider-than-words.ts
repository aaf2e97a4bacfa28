/**
 * Sentences that take in more than the words they rest on: every one where the words name one, any where they name a kind, all
 * where they name a part, each case where they begin with one. This page knows English.
 */

const stemOf = (noun: string) => noun.toLowerCase().slice(0, 6);
const NOUN = String.raw`([\p{L}-]{4,})`;

const NO_KIND = /\bno ((?:[\p{L}-]+,? ){1,8}[\p{L}-]+)/giu;
const ANY_OF = new RegExp(String.raw`\b(?:any|no)(?: other)? ${NOUN}(?! of\b)`, 'giu');
const SMALL = new Set('other more such further new part money back'.split(' '));

/** "No sponsor at all", where the words have "no mattress, pillow or bedding sponsor". */
function namesAnyKind(sentence: string, around: string): boolean {
  const said = new Set(Array.from(sentence.matchAll(ANY_OF), ([, noun = '']) => stemOf(noun)));
  if (said.size === 0) return false;
  return [...around.matchAll(NO_KIND)].some(([, list = '']) => {
    const [thing = ''] = list.split(
      / (?:in|at|for|from|during|on|of|to|with|who|that|which|while|until|is|are|was|were|has|have|may|can|shall|will) /i,
    );
    const words = (thing.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []).filter((word) => !SMALL.has(word));
    const head = words.at(-1);
    return (
      words.length > 1 &&
      head !== undefined &&
      said.has(stemOf(head)) &&
      !words.slice(0, -1).some((kind) => sentence.toLowerCase().includes(kind.slice(0, 6)))
    );
  });
}

const NAMED_ONE = /\bthe (?:\p{Lu}[\p{L}'’-]+ ){1,4}([\p{Ll}-]{4,})/gu;

/** "No other choir at all", where the words name the one choir. */
function namesOthers(sentence: string, around: string): boolean {
  if (/\b(?:any|other|no|every|all|such|similar)\b/i.test(around)) return false;
  const said = new Set(Array.from(sentence.matchAll(ANY_OF), ([, noun = '']) => stemOf(noun)));
  return [...around.matchAll(NAMED_ONE)].some(([, noun = '']) => said.has(stemOf(noun)));
}

const EVERY_HARM =
  /\b(?:every|all|any|each) (?:accident|injur|claim|harm|loss|damage|hurt)\p{L}*\b(?! (?:that )?(?:you|your)\b)/iu;
const BY_YOURS = /\b(?:by|from|of|through) your (\p{L}{3,})/iu;

/** "You pay for every accident", where the words speak of somebody hurt by the reader's stall. */
function namesEveryHarm(sentence: string, around: string): boolean {
  const own = BY_YOURS.exec(around)?.[1]?.toLowerCase();
  return (
    own !== undefined &&
    EVERY_HARM.test(sentence) &&
    !/\b(?:every|all|any|each|whoever|whatever)\b/i.test(around) &&
    !sentence.toLowerCase().includes(own)
  );
}

const ONE_OF = new RegExp(String.raw`\b(?:one|two|three|the first|a single) ${NOUN}`, 'giu');
const EVERY_OF = new RegExp(String.raw`\b(?:every|all|any|each) ${NOUN}`, 'giu');

/** "Every re-read is free", where one is. */
function namesEveryOne(sentence: string, around: string): boolean {
  const few = new Set(Array.from(around.matchAll(ONE_OF), ([, noun = '']) => stemOf(noun)));
  if (few.size === 0 || /\b(?:every|all|any|each)\b/i.test(around)) return false;
  if (/\bhowever (?:many|often|much)\b/i.test(sentence)) return true;
  return Array.from(sentence.matchAll(EVERY_OF), ([, noun = '']) => stemOf(noun)).some((noun) =>
    few.has(noun),
  );
}

const LOSES_ALL =
  /\b(?:lose|loses|lost|forfeit\w{0,2}|keeps?|owes?)\b[^.;]{0,20}\b(?:the whole|the entire|all (?:of )?(?:your|the)|everything)\b|\bthe (?:whole|entire) (?:\p{L}+['’]?s? )?\p{L}+ (?:is|are) (?:lost|kept|forfeit\w{0,2})\b/iu;
const ALL_OF_IT =
  /\b(?:whole|entire|all|any|full|everything|total|every|whatever|nothing|in full|what you have paid|none)\b/i;
/** Words that name a part. */
const A_PART =
  /\b(?:part|half|third|quarter|share|nights?|days?|weeks?|hours?|months?) (?:lost|missed|not used|unused|that|which|you)\b|\b(?:for|of) (?:the )?(?:nights?|days?|weeks?|hours?|months?|rest|remainder)\b/i;

/** "You lose the whole fee", where the words name the nights that were lost. */
const losesAll = (sentence: string, around: string): boolean =>
  LOSES_ALL.test(sentence) && A_PART.test(around) && !ALL_OF_IT.test(around.replace(/\bno refund\b/i, ''));

/** "Less, and £60 is added": the case is in the sentence before. */
const BEGINS_IN_CASE =
  /^\W{0,4}(?:less|fewer|more|later|earlier|nearer|closer|otherwise|after (?:that|this)|before (?:that|this)|beyond (?:that|this)|more than (?:that|this)|(?:any|much) (?:later|less|more))\b[,: ]/i;
const IN_A_CASE =
  /\b(?:if|when|where|unless|less|fewer|short(?:er)?|late|later|early|after|before|within|without|under|over|beyond|above|below|near\w{0,2}|close\w{0,2}|last[- ]minute|warning|notice|by then|otherwise|more than)\b/i;

/** Whether a sentence leaves the case out with which its words begin. */
const forgetsCaseBefore = (sentence: string, quote: string): boolean =>
  BEGINS_IN_CASE.test(quote) && !IN_A_CASE.test(sentence) && CLAIMS.test(sentence);
const CLAIMS = /\b(?:every|each|any|all|always|costs?|adds?|you (?:pay|lose|owe))\b/i;

const AS_THEY_LIKE =
  /\b(?:as long|as often|as much|whenever) (?:as )?(?:he|she|they|it) (?:likes?|wants?|pleases?|wish(?:es)?)\b/i;
const HOLDS_FOR =
  /\b(?:(?:for )?as long as (?:that|this|it|the|your?|he|she|they)|while|during|only (?:if|when|while)|until)\b/i;
const AT_PLEASURE =
  /\b(?:likes?|wants?|pleases?|wish(?:es)?|sees? fit|discretion|whenever|at any time|any reason|cho(?:ose|oses|ice))\b/i;

/** "He may stop as long as he likes", where the words let him while he is out of work. */
const namesNoBound = (sentence: string, around: string): boolean =>
  AS_THEY_LIKE.test(sentence) && HOLDS_FOR.test(around) && !AT_PLEASURE.test(around);

const COVER_ENDS =
  /\b(?:cover|coverage|insurance|policy) (?:then |simply )?(?:stops|ends|lapses|ceases|falls away|is (?:void|lost|gone|over))\b/i;
const ENDS =
  /\b(?:end(?:s|ed)?|stop\w{0,4}|ceas\w{1,3}|laps\w{1,3}|void|los[et]\w{0,2}|cancel\w{0,5}|terminat\w{1,4}|suspend\w{0,3}|fall\w{0,3}|no longer|(?:no|not|without|outside) (?:\p{L}+ )?(?:cover\w{0,3}|insur\w{1,4}))\b/iu;

/** "Coverage stops", where the words only say what a word means. */
const endsCover = (sentence: string, around: string): boolean =>
  COVER_ENDS.test(sentence) && !ENDS.test(around);

/** Whether a sentence takes in more than its words. */
export const takesInMore = (sentence: string, around: string): boolean =>
  [
    namesAnyKind,
    namesOthers,
    namesEveryHarm,
    namesEveryOne,
    losesAll,
    forgetsCaseBefore,
    namesNoBound,
    endsCover,
  ].some((wider) => wider(sentence, around));
