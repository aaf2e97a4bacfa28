import { splitSentences } from '../../../document/sentences.ts';
import type { QuotedPlace } from './beyond-quote.ts';

/**
 * Sentences that another line of the paper contradicts: what somebody else repairs is called the reader's cost, what is free is called
 * a charge, and a limit agreed a few lines later is left out. This page knows English.
 */

const BEARS =
  /\byou (?:must |will |would |have to |always )?(?:pay|owe|lose|bear|answer|cover|carry)\b|\b(?:is|are) (?:yours|at your|your (?:own )?(?:loss|risk|cost))\b|\bcosts? (?:you\b|[£$€₹R]\s?\d)|\bat your (?:own )?(?:cost|risk|expense)\b/i;
const FAVOURS =
  /\b(?:we|I) (?:\p{L}+ )?(?:fix|repair|pay|bear|cover|insure|refund|hold you harmless|carry|replace|make good)\b|\bhold you harmless\b|\bfree\b|\bfor nothing\b|\bno charge\b|\bat (?:our|my) (?:own )?(?:cost|expense)\b|\b(?:is|are) (?:ours|mine|on us|on me)\b/iu;
/** A case of its own, which the quoted words need not have. */
const TELLS_A_CASE =
  /\beven\b|\bif (?:they|their|we)\b|\bcaused by\b|^\W*(?:putting|using|leaving|parking|taking|having|bringing|keeping)\b/i;
/** The same word is used in too many lines to tell which of them is meant. */
const MOST_LINES = 3;
const COMMON = new Set(
  'your they them this that with from have what when will must cost costs even pays paid lose owed yours price money other their there after every'.split(
    ' ',
  ),
);

const stemsOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.replace(/s$/, '').slice(0, 6)),
  );

interface Line {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

const known = new WeakMap<QuotedPlace, readonly Line[]>();

/** The sentences of the paper of a place; each sentence said of that place asks for them. */
function linesOf(place: QuotedPlace): readonly Line[] {
  const found =
    known.get(place) ??
    splitSentences(place.paper).map(({ start, end }) => {
      const text = place.paper.slice(start, end);
      return { text, stems: stemsOf(text) };
    });
  known.set(place, found);
  return found;
}

/** "If they damage the roof you pay", where every other line that names the roof says that they repair it. */
function bearsWhatOthersBear(sentence: string, place: QuotedPlace): boolean {
  const { around } = place;
  if (!BEARS.test(sentence) || !TELLS_A_CASE.test(sentence) || FAVOURS.test(around)) return false;
  const own = stemsOf(around);
  const foreign = [...stemsOf(sentence)].filter((stem) => !own.has(stem));
  if (foreign.length === 0) return false;
  const others = linesOf(place).filter(({ text }) => !around.includes(text.trim()));
  return foreign.some((stem) => {
    const named = others.filter(({ stems }) => stems.has(stem));
    return named.length > 0 && named.length <= MOST_LINES && named.every(({ text }) => FAVOURS.test(text));
  });
}

const ALL_OF_IT = /\b(?:the whole|the entire|all of|the lot|everything|the rest|in full|in one go)\b/i;
const NO_MORE_THAN_PART =
  /\b(?:not|no|never) more than (?:a |one )?(?:half|third|quarter)\b|\b(?:at most|only) (?:a |one )?(?:half|third|quarter)\b/i;
/** Letters behind a paragraph in which what was asked for is bargained down. */
const SOON = 700;
/** A line of a chat opens with who writes it. */
const CHAT_LINE = /(?:^|\n)(?:\[[^\]\n]{1,20}\] ?)?\p{Lu}\p{L}{1,15}: /u;

/** "The whole loan falls due", where the two agree a few lines later on not more than half. */
function overlooksBargain(sentence: string, { paragraph, paper }: QuotedPlace): boolean {
  if (!ALL_OF_IT.test(sentence) || !CHAT_LINE.test(paper)) return false;
  const at = paper.indexOf(paragraph);
  return at >= 0 && NO_MORE_THAN_PART.test(paper.slice(at + paragraph.length, at + paragraph.length + SOON));
}

const WHERE_PEOPLE_ARE =
  /\b(?:lives?|living|is|are|based|stays?|resides?) (abroad|overseas|in another country|insolvent|bankrupt|retired|elderly)\b/i;

/** "The parents live abroad", of whom the paper says no such thing. */
function tellsOfPeople(sentence: string, { paper }: QuotedPlace): boolean {
  const told = WHERE_PEOPLE_ARE.exec(sentence)?.[1];
  return told !== undefined && !paper.toLowerCase().includes(told.toLowerCase());
}

/** "You owe interest if they pay late": whoever is late owes it. */
const owesForTheirDelay = (sentence: string): boolean =>
  /\byou (?:must |will |have to )?(?:owe|pay)\b[^.;]{0,30}\b(?:if|when) they (?:are|pay|fall|come)(?: \p{L}+)? late\b/iu.test(
    sentence,
  );

const BINDS = /\b(?:undertook|undertakes|undertaken|agree(?:s|d) to|promise[sd] to|must|shall)\b/i;
const IS_BOUND = /\bthe (\p{Ll}{4,}) (?:is bound|must|has to|cannot|may not|undertakes)\b/iu;
const OTHERS = new Set('other clause paper contract words sentence agreement reader same'.split(' '));

/** "The club cannot end it", of words that bind somebody else and do not name the club. */
function bindsAnother(sentence: string, { around, paper }: QuotedPlace): boolean {
  const bound = IS_BOUND.exec(sentence)?.[1]?.toLowerCase();
  return (
    bound !== undefined &&
    !OTHERS.has(bound) &&
    BINDS.test(around) &&
    !/\b(?:we|us|our|they|them|each|both|either|parties)\b/i.test(around) &&
    !around.toLowerCase().includes(bound) &&
    new RegExp(String.raw`\bthe ${bound} (?:shall|must|may|has|have|will|can|pays?|is)\b`, 'i').test(paper)
  );
}

/** Whether another line of the paper, or the sentence itself, contradicts it. */
export const isContradicted = (sentence: string, place: QuotedPlace): boolean =>
  [bearsWhatOthersBear, overlooksBargain, tellsOfPeople, owesForTheirDelay, bindsAnother].some((wrong) =>
    wrong(sentence, place),
  );
