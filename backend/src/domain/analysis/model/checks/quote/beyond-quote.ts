import { saysOpposite } from './against-quote.ts';
import { knowNumbersOf, nameOf } from '../numbers/known-numbers.ts';
import { daysOf, isKnownSpan } from '../numbers/spans-of-time.ts';
import { findNumbers } from '../numbers/written-numbers.ts';
import { forgetsCase, namesFirst } from './beyond-cases.ts';
import {
  chargesOnOther,
  forgetsFurther,
  namesOtherMoney,
  overlooksExemption,
  SUM,
  takesPeriodOfOther,
} from './beyond-sums.ts';
import { losesDeposit, losesUnnotedDeposit, needsNothing } from './grave-consequences.ts';
import { measuresOtherwise } from './other-measure.ts';
import { isContradicted } from './said-elsewhere.ts';
import { takesInMore } from './wider-than-words.ts';

/**
 * Sentences that go beyond the words they rest on: injuries where only things are spoken of, everybody where a few are named, a
 * sum by the day that is one by the month, somebody who is not named. The sentence is left out, and the point stays. This page
 * knows English.
 */

/** What a sentence is held against. */
export interface QuotedPlace {
  /** The sentence of the paper that holds the quote. */
  readonly around: string;
  /** The paragraph it stands in. */
  readonly paragraph: string;
  /** That paragraph and those beside it. */
  readonly near: string;
  /** The whole paper. */
  readonly paper: string;
}

const PERSONS =
  /\b(?:injur\w{0,4}|hurts?|deaths?|dies?|died|bodily|health|harm|accidents?|people|persons?|anyone|anybody|someone|somebody)\b/i;
/** "It can hurt your credit file" hurts nobody. */
const HARM_TO_PERSONS =
  /\b(?:injur(?:y|ies|ed|es)|hurt(?! (?:your|their|the) (?:credit|score|rating|record|name|reputation|chances|business|income))|deaths?|dies?|killed)\b/i;
const NOTHING_AT_ALL =
  /\b(?:not (?:liable|responsible|answerable) (?:for|to) any(?:thing|body|one)|(?:answers?|liable|responsible|pays?) for nothing|(?:never|not) (?:liable|responsible)(?: at all)?[.!]?$|no liability(?: at all| whatsoever)?[.!]?$)/i;
const IN_ALL_CASES =
  /\b(?:nothing|anything|any (?:\w{3,14} )?(?:loss|damage|liability|claim|harm)|all (?:liability|loss|losses|damage|claims)|no (?:liability|responsibility)|in no event|under no circumstances|howsoever|whatsoever|any other cause|sole risk|whatever the cause)\b/i;

/** Injuries, or everything, where the words are about things left somewhere or about a list. */
const widensLiability = (sentence: string, { around }: QuotedPlace): boolean =>
  (HARM_TO_PERSONS.test(sentence) && !PERSONS.test(around) && !IN_ALL_CASES.test(around)) ||
  (NOTHING_AT_ALL.test(sentence) && !IN_ALL_CASES.test(around));

const TO_ANYBODY = /\b(?:for|to|with) (?:anybody|anyone|nobody|no one|any one)\b/i;
const NAMES_ALL =
  /\b(?:any|anybody|anyone|anywhere|nobody|no one|no other|whoever|whomever|whatever|every\w{0,4}|all|(?:a|the)? ?third (?:party|parties|persons?)|others?|elsewhere|else)\b/i;
const A_FEW = /\b(?:either|any|one|some|two|three|four) of (?:the|our|my|those|these)\b([^.;]{0,40})/i;
const NO_WORK =
  /\b(?:cannot|can['’]t|may not|must not|no) (?:be employed|work|act|trade|compete|sell|serve)\b/i;

/** Everybody where the words name a few. */
function widensCircle(sentence: string, { around }: QuotedPlace): boolean {
  const few = A_FEW.exec(around);
  if (few !== null && NO_WORK.test(sentence)) {
    const named = few[1]!.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
    if (!named.some((word) => sentence.toLowerCase().includes(word.slice(0, 5)))) return true;
  }
  return TO_ANYBODY.test(sentence) && (few !== null || !NAMES_ALL.test(around));
}

/** What is worked out counts by another time, and names what it is worked out of. */
const WORKS_OUT = /\d\s?[x×*]\s?\D?\d|=|\btimes\b/;
const UNITS: readonly { readonly said: RegExp; readonly inPaper: RegExp }[] = [
  {
    said: /\b(?:(?:a|per|each|every|for each|another|further) (?:extra |late |further )?hour|hourly)\b/i,
    inPaper: /\bhour/i,
  },
  {
    said: /\b(?:(?:a|per|each|every|for each|another|further) (?:extra |late |further )?(?:day|night)|daily|nightly)\b/i,
    inPaper: /\b(?:days?|daily|nights?|24 hours)\b/i,
  },
  {
    said: /\b(?:(?:a|per|each|every|for each|another|further) (?:extra |late |further )?week|weekly)\b/i,
    inPaper: /\b(?:weeks?|weekly|seven|seventh|7)\b/i,
  },
  {
    said: /\b(?:(?:a|per|each|every|for each|another|further) (?:extra |late |further )?month|monthly)\b/i,
    inPaper: /\b(?:months?|monthly|pcm|p\.m\.|calendar|instal)/i,
  },
  {
    said: /\b(?:(?:a|per|each|every|for each|another|further) (?:extra |late |further )?year|yearly|annual\w{0,2})\b/i,
    inPaper: /\b(?:years?|yearly|annu\w{1,4}|p\.?a\.?|twelve months|12 months|anniversary)/i,
  },
];

/** "£20 each day" where the words speak of £20 a month. */
function changesUnit(sentence: string, { around }: QuotedPlace): boolean {
  const sums = (sentence.match(SUM) ?? []).filter((sum) => around.includes(sum));
  if (sums.length === 0) return false;
  if (WORKS_OUT.test(sentence)) return false;
  return (
    UNITS.some(({ inPaper }) => inPaper.test(around)) &&
    UNITS.some(({ said, inPaper }) => said.test(sentence) && !inPaper.test(around))
  );
}

const ONE_SLIP =
  /\bmiss(?:es|ing)? (?:once|one|a single)\b|\b(?:one|a single|the first|after one) (?:missed|late|skipped|unpaid)\b|\b(?:late|miss) (?:just )?once\b/i;
const SEVERAL_SLIPS =
  /\b(?:two|three|four|five|six|[2-6]) (?:or more )?(?:(?:consecutive|successive|monthly) )?(?:missed|late|unpaid|skipped|payments|instalments|installments)\b|\b(?:missed|late|unpaid) (?:ones|payments|instalments|months)\b[^.;]{0,20}\bin a row\b|\b(?:consecutive|successive) (?:missed |late |unpaid )?(?:payments|instalments|installments|months)\b/i;
const ONE_IN_QUOTE =
  /\b(?:a|any|one|each|every|single|first) (?:\w{3,12} ){0,2}(?:payment|instalment|installment|sum|bill|invoice|rent|month)\b/i;

/** One slip where the paper asks for several. */
const countsTooFew = (sentence: string, { around, paper }: QuotedPlace): boolean =>
  ONE_SLIP.test(sentence) && !ONE_IN_QUOTE.test(around) && SEVERAL_SLIPS.test(paper);

/** "The £20 bond and the £35 are both lost": one of them stands elsewhere, and is not lost there. */
function addsSum(sentence: string, { around }: QuotedPlace): boolean {
  if (!/\b(?:both|as well as|on top of that)\b/i.test(sentence)) return false;
  const sums = sentence.match(SUM) ?? [];
  return (
    sums.length > 1 &&
    (sums.some((sum) => !around.includes(sum)) || sums.length > (around.match(SUM) ?? []).length)
  );
}

/** Numbers up to here stand near every clause, as numbers of clauses or days of a month. */
const COMMON = 31;
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !IN_ALL.has(stem));
const IN_ALL = new Set([
  'month',
  'years',
  'weeks',
  'after',
  'withi',
  'befor',
  'every',
  'shall',
  'other',
  'their',
]);

/** "Interest only starts after sixty days", where the sixty days of the paper are those of a notice. */
export function takesLengthFromElsewhere(sentence: string, { near, paper }: QuotedPlace): boolean {
  const numbers = findNumbers(sentence);
  if (WORKS_OUT.test(sentence) || numbers.some(({ of }) => of === 'money')) return false;
  const own = stemsOf(sentence);
  const isOf = (days: readonly number[], values: readonly number[], words: string) => {
    const known = knowNumbersOf(words);
    return (
      isKnownSpan(days, known.spans) ||
      values.some((value) => value > COMMON && known.values.has(nameOf(value))) ||
      values.some((value) => new RegExp(String.raw`\b(?:year|month|week|day) ${value}\b`, 'i').test(words))
    );
  };
  return numbers.some(({ of, values, after }) => {
    const days = of === 'time' ? daysOf(values, after) : [];
    if (days.length === 0 || isOf(days, values, near)) return false;
    const akin = paper.split('\n').filter((line) => {
      const words = line.toLowerCase();
      return own.some((stem) => words.includes(stem));
    });
    return !akin.some((line) => isOf(days, values, line));
  });
}

const OWES = String.raw`(?:must|have to|has to|needs? to|will|shall)? ?(?:pays?|owes?|answers?|repays?|bears?|(?:is|are) (?:\w{1,9} )?liable)`;
const RELATIVES: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(
      String.raw`\byour (?:family|heirs?|children|parents?|relatives?|husband|wife|spouse|partner|household)\b[^.;]{0,12}\b${OWES}\b`,
      'i',
    ),
    /\b(?:famil|heirs?|children|child|parents?|relatives?|husband|wife|spouse|partner|household|estate|successors?|survivors?|next of kin|personal representatives)/i,
  ],
  [
    new RegExp(String.raw`\b(?:a|your) (?:guarantor|estate)\b[^.;]{0,12}\b${OWES}\b`, 'i'),
    /\b(?:guarant|suret|estate|heirs?|successors?|personal representatives|vouch|answers? for)/i,
  ],
  [
    new RegExp(
      String.raw`\b(?:guests?|visitors?|friends?|flatmates?|housemates?|colleagues?|neighbou?rs?)\b[^.;]{0,20}\b${OWES}\b`,
      'i',
    ),
    /\b(?:guest|visitor|friend|flatmate|housemate|colleague|neighbou?r|co-?tenant|joint|each of you|all of you)/i,
  ],
];
const IS_NO_NAME =
  /^(?:You|They|We|It|He|She|Who|Whoever|Each|Both|Nobody|Everybody|Everyone|Neither|Either|This|That|What)$/;
const NAMED = new RegExp(String.raw`\b(\p{Lu}\p{Ll}{2,20}) ${OWES}\b`, 'u');

/** Whether a sentence has somebody else pay, the whole deposit lost or interest run on other money, of which the words around the quote know nothing. */
export const addsBurden = (sentence: string, words: string): boolean =>
  losesDeposit(sentence, words) ||
  needsNothing(sentence, words) ||
  chargesOnOther(sentence, { paragraph: words }) ||
  RELATIVES.some(([said, inPaper]) => said.test(sentence) && !inPaper.test(words));

/** Somebody who is to pay, and of whom the paper says that they need not. */
function namesOtherPayer(sentence: string, { paper }: QuotedPlace): boolean {
  const name = NAMED.exec(sentence)?.[1];
  if (name === undefined || IS_NO_NAME.test(name)) return false;
  return new RegExp(
    String.raw`\b${name} (?:do(?:es)?(?: not|n['’]t)|will not|won['’]t|shall not|never|need not|needn['’]t|owes? (?:you |us |me )?nothing)\b`,
    'u',
  ).test(paper);
}

const BY_WHOEVER =
  /\b(?:paid|payable|borne|met|covered|owed|advanced) by (?:whoever|whichever|(?:the|that) (?:one|party|side|person) (?:who|that|which))\b/i;
const YOUR_COST =
  /\bat your (?:own )?(?:cost|expense)\b|\byou (?:must |have to |will |always )?(?:pay|bear|owe)\b/i;
const IN_A_CASE = /\b(?:if|when|where|whoever|unless|in case)\b/i;

/** `Arbitration at your cost`, where whoever brings the claim pays for it. */
const namesPayerInAllCases = (sentence: string, { around }: QuotedPlace): boolean =>
  BY_WHOEVER.test(around) && YOUR_COST.test(sentence) && !IN_A_CASE.test(sentence);

/** Whether a sentence says more than its notes do: against one that it is about, of a sum that is lost, or that somebody answers for nothing. */
export const exaggeratesNotes = (sentence: string, notes: readonly string[]): boolean =>
  notes.some(
    (note) =>
      isAbout(sentence, note) &&
      [forgetsCase, saysOpposite, measuresOtherwise, takesInMore].some((differs) =>
        differs(sentence, quotedIn(note)),
      ),
  ) ||
  saysNothingAtAll(sentence, notes) ||
  addsBurden(sentence, notes.join('\n')) ||
  chargesOnOther(sentence, { paragraph: notes.filter((note) => /interest/i.test(note)).join('\n') }) ||
  losesUnnotedDeposit(sentence, notes) ||
  needsNothing(sentence, '') ||
  losesUnnotedSum(sentence, notes);

/** The words of the paper in a note, where it shows which they are. */
export const quotedIn = (note: string): string => /“([^”]+)”/.exec(note)?.[1] ?? note;

/** Whether a sentence and a note share enough words of weight to speak of the same. */
function isAbout(sentence: string, note: string): boolean {
  const words = stemsOf(note);
  return new Set(stemsOf(sentence).filter((stem) => words.includes(stem))).size >= ENOUGH_SHARED;
}
const ENOUGH_SHARED = 3;

const LOSES = /\b(?:you (?:will |would )?lose|(?:is|are) lost|forfeit\w{0,2}|they keep)\b/i;
const LOST =
  /\b(?:los[et]\w{0,2}|forfeit\w{0,2}|keeps?|kept|retains?|deduct\w{0,3}|less|no refund|(?:not|never|nothing|n['’]t) (?:be )?(?:given|paid|sent|come|refunded|returned)?(?: back)?)\b/i;

/** "You lose the £3,500", which no point tells of. */
const losesUnnotedSum = (sentence: string, notes: readonly string[]): boolean =>
  LOSES.test(sentence) &&
  (sentence.match(SUM) ?? []).some(
    (sum) => !notes.some((note) => quotedIn(note).includes(sum) && LOST.test(quotedIn(note))),
  );

const saysNothingAtAll = (sentence: string, notes: readonly string[]): boolean =>
  NOTHING_AT_ALL.test(sentence) &&
  !notes.some((note) => /\b(?:liab|respons|answer)/i.test(note) && IN_ALL_CASES.test(note));

/** Whether a sentence goes beyond the words it rests on. */
export const goesBeyond = (sentence: string, place: QuotedPlace): boolean =>
  [
    widensLiability,
    widensCircle,
    changesUnit,
    countsTooFew,
    addsSum,
    takesLengthFromElsewhere,
    namesOtherPayer,
    namesPayerInAllCases,
    (said: string, { around, paragraph, paper }: QuotedPlace) =>
      forgetsCase(said, around) || namesFirst(said, paragraph, paper),
    takesPeriodOfOther,
    namesOtherMoney,
    forgetsFurther,
    overlooksExemption,
    (said: string, { around }: QuotedPlace) => measuresOtherwise(said, around) || takesInMore(said, around),
    isContradicted,
    (said: string, { paragraph }: QuotedPlace) => addsBurden(said, paragraph),
  ].some((goes) => goes(sentence, place));
