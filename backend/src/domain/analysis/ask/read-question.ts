import { conceptsOf, type AskedConcept } from './concepts/all.ts';
import { groupsOf } from './words/synonyms.ts';
import { termsOf } from './words/stem.ts';
import type { Topic } from './topics/topic.ts';
import { topicsOf } from './topics/all.ts';

/** What kind of answer is expected. */
export type Expected = 'sum' | 'length' | 'day' | 'clock' | 'person' | null;

export interface QuestionTerm {
  readonly term: string;
  /** The lines of words of one meaning that it stands in. */
  readonly groups: ReadonlySet<number>;
  /** The concepts of the question, by their number, that it names or helps to name. */
  readonly concepts: readonly number[];
  /** Whether it is how people name one of the topics, so that papers need not use it. */
  readonly isOfTopic: boolean;
  /** Whether it only says what kind of answer is wanted: `notice` and `time` in a question for a length of time. */
  readonly isOfAsking: boolean;
}

/** A question, made ready for searching. */
export interface Question {
  readonly text: string;
  readonly terms: readonly QuestionTerm[];
  readonly topics: readonly Topic[];
  /** What it names in everyday words, whatever the paper calls it. */
  readonly concepts: readonly AskedConcept[];
  readonly expected: Expected;
  /** Whether it asks for a judgement that no paper holds: what is legal, fair, wise. */
  readonly asksForAdvice: boolean;
}

const SUM =
  /\bhow much\b|\bwhat (?:is|are|will|does)\b.{0,40}\b(?:rent|price|fee|cost|deposit|salary|pay|charge|sum|amount|premium|rate|rise|excess|cover)\b|\bcosts?\b.{0,20}\?|\bhow (?:high|expensive)\b|\bwhat(?:['’]s| is) the (?:[\w-]{2,12} ){0,2}(?:rent|price|fee|cost|deposit|salary|charge|limit|amount|money|rate|pay)\b|\bwhat (?:do|did|will|does|would) (?:i|we|she|he|they|it) (?:get )?(?:pay|paid|earn|owe|cost)\b|\bwhat (?:do|did|will|does|would) (?:i|we|she|he) get (?:each|every|per|an?) (?:hour|day|week|month|year)\b/i;
const LENGTH =
  /\bhow (?:long|many (?:days|weeks|months|years|hours)|early|soon|quickly|fast)\b|\b(?:how much|what) (?:notice|warning|time)\b|\bnotice (?:period|do|must|does)\b|\bdeadline\b/i;
const DAY = /\bwhen\b|\b(?:what|which) (?:date|day)\b|\bby when\b|\buntil when\b|\bsince when\b/i;
const PERSON = /^\W{0,3}who\b|\bwhose\b/i;
const ADVICE =
  /\b(?:is (?:this|it|that)|are (?:these|they)|would (?:this|it) be)\b.{0,40}\b(?:legal|lawful|illegal|enforceable|valid|fair|normal|usual|ok|okay|safe|good|bad|right)\b|\bshould i\b|\bcan i trust\b|\bwhat would you\b|\bis there a scam\b|\bwould you sign\b/i;

/** Words that ask for a kind of answer and are not what is asked about. */
const ASKING: Readonly<Record<NonNullable<Expected>, ReadonlySet<string>>> = {
  sum: new Set(termsOf('amount sum cost price figure money')),
  length: new Set(termsOf('notice time warning period deadline days weeks months years hours')),
  day: new Set(termsOf('date day time')),
  clock: new Set(termsOf('date day time hour late')),
  person: new Set(),
};

/** Words of everyday talk that say little about what is asked. */
const LIGHT: ReadonlySet<string> = new Set(
  termsOf(
    'big little old new mum mother dad father granny kids wife husband stuff look find found come came guy bit lot whole full ' +
      'start try put time day week month year bring already only soon long ago morning again own thing',
  ),
);

/** Reads a question. `before` is what was asked last: words of a follow-up that only point back are filled from it. */
export function readQuestion(asked: string, before: string | null): Question {
  const text = asked.replace(/\s+/g, ' ').trim();
  const own = termsOf(text);
  const pointsBack =
    before !== null &&
    (own.length <= 1 ||
      /^\W{0,3}(?:and|what about|how about|or)\b|\b(?:it|that|them|then)\b\W{0,3}$/i.test(text));
  // `How much is it?` has no word of its own
  const whole = pointsBack ? `${text} ${before}` : own.length === 0 && SUM.test(text) ? `${text} cost` : text;
  const terms = [...new Set(termsOf(whole))].slice(0, 24);
  const topics = topicsOf(whole);
  const concepts = conceptsOf(whole);
  const named = concepts.map(({ words }) => new Set(termsOf(words)));
  const expected = expectedOf(text);
  const ofTopics = new Set(topics.flatMap(({ asks }) => endsOf(termsOf(asks.exec(whole)?.[0] ?? ''))));
  return {
    text,
    terms: terms.map((term) => ({
      term,
      groups: groupsOf(term),
      concepts: named.flatMap((words, index) => (words.has(term) ? [index] : [])),
      isOfTopic: ofTopics.has(term),
      isOfAsking: LIGHT.has(term) || (expected !== null && ASKING[expected].has(term)),
    })),
    topics,
    concepts,
    expected,
    asksForAdvice: ADVICE.test(text),
  };
}

/** The outer words of a match: what stands between them may be anything. */
const endsOf = (terms: readonly string[]): readonly string[] =>
  terms.length < 3 ? terms : [terms[0]!, terms.at(-1)!];

/** `What time`, `how late`: a time of day, where nobody asks how much time there is. */
const asksForClock = (text: string): boolean =>
  /\b(?:what|which) (?:time|hour)s?\b(?! (?:limit|period|off|frame)\b)(?! (?:do|have|will|did) (?:i|we) (?:have|get|got)(?: (?:left|to (?:pay|decide|cancel|leave|answer|reply|complain|object|sign|move)))\b)|\bhow late (?:can|may|do|does|is|are)\b/i.test(
    text,
  );

function expectedOf(text: string): Expected {
  if (asksForClock(text)) return 'clock';
  if (LENGTH.test(text)) return 'length';
  if (SUM.test(text)) return 'sum';
  if (DAY.test(text)) return 'day';
  return PERSON.test(text) ? 'person' : null;
}
