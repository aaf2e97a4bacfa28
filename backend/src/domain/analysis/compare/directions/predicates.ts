import type { Hands } from './weaker-hand.ts';

/** What a change of a predicate is about, for the words of the effect. */
export type Topic = 'cost' | 'back' | 'wait' | 'time' | 'limit' | 'power' | 'right' | 'care' | 'choice';

export interface Predicate {
  readonly topic: Topic;
  readonly pattern: RegExp;
  /** What it is for the weaker hand: 1 good, -1 bad. */
  readonly good: 1 | -1;
  /** Whether a “not” before it turns it round. */
  readonly isTurned: boolean;
}

const make = (topic: Topic, good: 1 | -1, words: string, isTurned = true): Predicate => ({
  topic,
  good,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  isTurned,
});

/** Words between who acts and what is done. */
const HELPING =
  "(?:['’](?:ll|d|re|m)|\\s(?:will|shall|would|must|may|can|also|always|still|then|each|only|never)){0,2}";

/** Somebody gives money or something back; notice and time are given too, and cost nothing. */
const GIVING =
  "(?:give|gives)\\s(?:[\\p{L}’']{1,14}\\s){0,3}(?:\\p{Sc}|\\p{Lu}{2,3}\\s?\\d|back|refund|money|credit|discount|half the|all the)";

/** From one moment to the next. */
const SUDDEN =
  '\\b(?:at once|immediately|with immediate effect|forthwith|straight away|on the spot|without (?:any )?(?:prior )?(?:notice|warning))';

/** In the words of any paper. */
const OF_ANY: readonly Predicate[] = [
  // what costs something
  make(
    'cost',
    -1,
    'fee|fees|charge|charges|charged|penalty|penalties|fine of|fined|surcharge|deposit of|black mark|levy|a cut of|billed|deducted|deduction|turned into dollars',
  ),
  make(
    'cost',
    -1,
    '(?:charged|payable|paid|pay|billed) (?:for )?(?:at |in )?(?:the |your |a )?(?:full|double|whole|one and a half times the) (?:rate|price|fee|fare)',
  ),
  make(
    'cost',
    1,
    '(?:charged|payable|paid|pay|billed) (?:for )?(?:at |in )?(?:the |your |a )?(?:half|reduced|lower)(?: the)? (?:rate|price|fee|fare)',
  ),
  make(
    'cost',
    1,
    'free(?! (?:to|of|from)\\b)|for nothing|pays? nothing|at no charge|costs? (?:you |them )?nothing|on us|included|without charge|nothing to pay',
    false,
  ),
  // what comes back
  make(
    'back',
    1,
    'refund|refunded|refunds|paid back|back to you|send(?:s)? back|sent back|returned|money back|goes back|comes back|repaid|repays',
  ),
  make(
    'back',
    1,
    '(?<!\\bkeeps?\\s)(?:every cent|every penny|in full|everything|all your money|all of it)',
    false,
  ),
  make(
    'back',
    -1,
    '(?:paid|refunded|repaid|covered|insured|reimbursed) (?:[\\p{L}]{1,12} ){0,2}only|only (?:refund|repay|cover|reimburse)s?',
    false,
  ),
  make('back', -1, 'keeps? (?:everything|all of it|the lot|all the money|the whole)', false),
  make('back', -1, 'lost|kept|forfeited|is gone|keep the|repayable|remains with us', true),
  // what limits what has to be paid
  make(
    'limit',
    1,
    'no more than|not more than|never more than|never above|never be more than|at most|not be subject to|limited to|has a limit|in no year',
    false,
  ),
  make(
    'limit',
    -1,
    'no upper limit|without limit|no limit|whatever (?:we|I|it|they)|what I think fair|as (?:we|I) (?:decide|see fit)|any amount|at our discretion',
    false,
  ),
  make(
    'limit',
    1,
    "can['’]t change|cannot change|won['’]t change|does not change|stays? (?:as|at|where)|is fixed|no power to",
    false,
  ),
  make(
    'limit',
    -1,
    '(?:can|may) (?:change|go up|be raised|be increased)|power to|subject to (?:review|increase)|bring it down',
    true,
  ),
  // what the stronger hand may do
  make(
    'power',
    -1,
    'opens?|go(?:es)? through|chase|ask for more|(?:be )?sold|sell(?:s)? (?:it|them)|(?:be )?disconnected|(?:be )?removed|required|restraint|restriction|camera|cameras|left behind|be left|be smaller|be moved|share(?:d|s)? with',
  ),
  // what the weaker hand may do
  make(
    'right',
    1,
    'welcome|allowed|may come|may stay|permitted|are fine|is fine|at any hour|whenever you|as you like|are yours|is yours',
  ),
  // what is looked after
  make(
    'care',
    1,
    'replaced|repaired|covered|insured|answer for|responsible for|stand behind|make(?:s)? (?:it )?good|held for you',
  ),
];

/** Words that say what is good and bad for the weaker hand, in the words of one paper. Every pattern is bounded. */
export function predicatesOf({ weakerWords, strongerWords, isWork, areEqual }: Hands): readonly Predicate[] {
  return [
    ...(areEqual ? [] : OF_ANY),
    make(
      'cost',
      -1,
      `(?:${strongerWords})${HELPING}\\s(?:(?:do|does|did)\\s(?:not|never)\\s)?bill|n['’]t bill`,
    ),
    make(
      'cost',
      -1,
      `(?:${weakerWords})${HELPING}\\s(?:pay|pays|owe|owes|bear|bears|cover|covers|carry|carries|meet|meets)`,
    ),
    make(
      'cost',
      1,
      `(?:${strongerWords})${HELPING}\\s(?:pay|pays|bear|bears|cover|covers|carry|carries|meet|meets|${GIVING})`,
    ),
    make('cost', -1, `at\\s(?:the\\s)?(?:${weakerWords})(?:['’]s?)?\\s(?:own\\s|sole\\s)?(?:cost|expense)`),
    make('cost', 1, `at\\s(?:the\\s)?(?:${strongerWords})(?:['’]s?)?\\s(?:own\\s|sole\\s)?(?:cost|expense)`),
    make('cost', -1, `(?:${weakerWords})${HELPING}\\s(?:provides?|suppl(?:y|ies))`),
    make('cost', 1, `(?:${strongerWords})${HELPING}\\s(?:provides?|suppl(?:y|ies)|brings?)`),
    make(
      'right',
      1,
      `(?:gives?|giving|allows?|allowing|grants?)\\s(?:the\\s)?(?:${weakerWords})\\s(?:[\\p{L}]{1,12}\\s){0,3}(?:opportunity|right|chance|choice)`,
    ),
    ...(isWork ? [make('back', 1, 'paid|pay goes on|double')] : []),
    make('power', -1, `(?:${strongerWords})\\s(?:may|can|could|might)`),
    make(
      'power',
      -1,
      `(?:${strongerWords})\\s(?:may|can|could|might|will|shall)\\s[^.;]{0,60}?${SUDDEN}`,
      false,
    ),
    make('right', 1, `(?:${weakerWords})\\s(?:may|can|could)`),
    make('right', -1, `(?:${weakerWords})\\s(?:must|shall|have to|has to|need to)`),
    make('choice', 1, `(?:${weakerWords})\\s(?:who\\s)?choos(?:es?|ing)|your choice`, false),
    make('choice', -1, `(?:${strongerWords})\\s(?:who\\s)?choos(?:es?|ing)|our choice`, false),
  ];
}

/** A “not” up to four words before, in the same part of the sentence. */
const NOT_BEFORE =
  /(?:\b(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot)|n['’]t)(?:[\s-]{1,2}[\p{L}\p{N}’']{1,14}){0,4}[\s-]{0,2}$/iu;
/** A “not” right after: `may not`, `is never`. */
const NOT_AFTER = /^\s(?:not|never|no)\b|^n['’]t\b/i;

/** What a sentence is for the weaker hand by each topic: good things less bad ones. */
export function goodness(sentence: string, predicates: readonly Predicate[]): ReadonlyMap<Topic, number> {
  const words = sentence.slice(0, 2_000);
  const sums = new Map<Topic, number>();
  for (const { topic, pattern, good, isTurned } of predicates) {
    for (const match of words.matchAll(pattern)) {
      const part =
        words
          .slice(Math.max(0, match.index - 60), match.index)
          .split(/[,;:.]\s/)
          .at(-1) ?? '';
      const after = words.slice(match.index + match[0].length, match.index + match[0].length + 8);
      // `never owes` holds its own “not”
      const isInside = /\snever\s/i.test(match[0]);
      const isNot = isTurned && (NOT_BEFORE.test(part) !== NOT_AFTER.test(after)) !== isInside;
      sums.set(topic, (sums.get(topic) ?? 0) + (isNot ? -good : good));
    }
  }
  return sums;
}
