import type { Grounding } from '../../document/grounding.ts';
import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import type { Severity } from '../../finding.ts';
import { isRole } from '../../reading/sides/names/role-words.ts';
import type { PaperSides } from '../../reading/sides/side.ts';
import { splitSentences } from '../../document/sentences.ts';
import { addressesMachines, surelyAddressesMachines } from '../../prompt-injection/machine-text.ts';
import type { ModelFinding } from '../answers/read-findings.ts';
import { hasBackedNumbers, type Freedom } from './numbers/backed-numbers.ts';
import { saysOpposite } from './quote/against-quote.ts';
import { asksForGiven } from './quote/beyond-cases.ts';
import {
  exaggeratesNotes,
  quotedIn,
  addsBurden,
  goesBeyond,
  takesLengthFromElsewhere,
  type QuotedPlace,
} from './quote/beyond-quote.ts';
import { createFamilyTruth } from './quote/family-truth.ts';
import { bothWays, createToldToReader } from './quote/told-to-reader.ts';
import { placeOf, placeOfWords } from './quote/place-of.ts';
import { turnsPayment } from './quote/turned-payment.ts';
import { withException } from './quote/with-exception.ts';
import { isDutyOfOther, isDutyOfReader, isOwnDuty, whoLeft } from './duty-side.ts';
import { familyWords, type FamilyWords } from './family-words.ts';
import { isForeign } from './foreign-finding.ts';
import { isLeftPointing, keepSentences } from './kept-sentences.ts';
import { firstWords, NO_TITLE, statedTitle, withItsMark, withoutStop } from './title-words.ts';
import { asksForSomething, isLooseOffer } from './field-forms.ts';
import { SAYS_NOTHING } from '../../report/merging/says-nothing.ts';
import { isProposal } from './numbers/loose-amounts.ts';
import { knowNumbers, knowNumbersOf, type KnownNumbers } from './numbers/known-numbers.ts';
import { plainWriting } from './plain-writing.ts';
import { pointedSentence } from './pointed-sentence.ts';
import { isRefused, wordsOfDocument, type DocumentWords, type Place } from './refused-words.ts';

/** A finding whose quote stands in the document, and whose words the document bears out. */
export interface CheckedFinding extends ModelFinding {
  /** The paragraph that holds the quote, whatever the model said. */
  readonly paragraph: Paragraph;
  /** The words as they stand there. */
  readonly verified: string;
  /** Whether nothing is left of what the model said about it: only the quote and what is said of its family. */
  readonly isBare: boolean;
}

export interface Checks {
  /** The finding with what the document bears out of it, or null when that is nothing. */
  check(finding: ModelFinding): CheckedFinding | null;
  /** Sentences of a summary that say no more than its notes and the document do. */
  summary(summary: string, notes: readonly string[]): string;
  /** The sentences of other words of the model that may stand beside such a quote. */
  words(words: string, quote: string, place?: Place): string;
}

export interface ChecksInput {
  readonly text: LegalText;
  readonly grounding: Grounding;
  /** Whether words give away the instructions that the model was given. */
  readonly givesAway: (words: string) => boolean;
  /** Who is who in the paper; null where that is not asked. */
  readonly sides?: PaperSides | null;
}

/**
 * Checks findings against one document. The quote must stand in it. A sentence with a number, sum or day that neither
 * stands there nor follows from what does by arithmetic it shows, with a verdict of safety, a call to act, or an address of
 * its own is left out, and the finding kept; the same holds for title, advice, what is usual and wording.
 */
export function createChecks({ text, grounding, givesAway, sides = null }: ChecksInput): Checks {
  const known = knowNumbers(text);
  const document = wordsOfDocument(text.text);
  const asTold = createToldToReader(sides);
  const isTrueOf = createFamilyTruth(sides);
  // what rests on no words of the paper is held against all of them
  const toldOf = (words: string) =>
    bothWays(words === '' ? text.sentences.map((sentence) => sentence.text) : words.split('\n'), asTold);
  return {
    check(finding) {
      const fields = [finding.says, finding.title, finding.advice, finding.usual, finding.wording];
      if (fields.some(givesAway) || isForeign(finding)) return null;
      const [id] = finding.ids;
      const words = `${finding.title} ${finding.says}`;
      const quote =
        finding.quote === '' && id !== undefined ? pointedSentence(text, id, words) : finding.quote;
      const grounded = quote === null ? null : grounding.ground(quote, id);
      if (grounded === null) return null;
      if (finding.kind === 'machine_text' && !addressesMachines(grounded.quote)) return null;
      const { quote: verified, paragraph } = grounded;
      const place = placeOf(text, verified, paragraph);
      if (turnsRound(finding, [verified, asTold(verified), asTold(place.around)])) return null;
      if (isDutyOfOther(finding, verified, sides) || isDutyOfReader(finding, verified, sides)) return null;
      const family = finding.family !== null && isTrueOf(finding.family, verified) ? finding.family : null;
      // a fact is what its own paragraph says: the sum of the next row is another one
      const numbers = finding.kind === 'key_fact' ? knowNumbersOf(paragraph.text) : known;
      const told = bothWays([verified, place.around], asTold);
      const sieve = createSieve(numbers, document, verified, { place, told });
      const left = wordsLeft(finding, sieve, familyWords(family), sides);
      if (left === null) return null;
      // checked against what the model copied, and shown with what its sentence ties to it
      return { ...finding, ...left, paragraph, verified: withException(text, verified, paragraph) };
    },
    words(words, quote, place = 'explanation') {
      const around = placeOfWords(quote, text);
      return givesAway(words)
        ? ''
        : createSieve(known, document, quote, { place: around, told: toldOf(quote) }).sentences(words, place);
    },
    summary(summary, notes) {
      if (givesAway(summary)) return '';
      const noted = knowNumbersOf(notes.join('\n'));
      const all = notes.join('\n');
      const around = placeOfWords(all, text);
      const told = toldOf(notes.map(quotedIn).join('\n'));
      const sieve = createSieve(noted, document, all, { isNotes: true, place: around, told });
      return keepSentences(
        sieve.sentences(summary, 'explanation'),
        (sentence) => !exaggeratesNotes(sentence, notes),
      );
    },
  };
}

interface Sieve {
  /** The sentences that may stand. */
  sentences(words: string, place: Place): string;
  /** All of it, or nothing; `before` holds words that it may work its numbers out of. */
  whole(words: string, place: Place, before?: string): string;
  /** Whether a name stands in the document. */
  isNamed(name: string): boolean;
}

/** Where a model says what the paper holds. */
const EXPLAINS: ReadonlySet<Place> = new Set(['explanation', 'title', 'duty']);

/** How free each place is with numbers of its own. */
const FREEDOM: Readonly<Record<Place, Freedom>> = {
  explanation: 'none',
  title: 'none',
  duty: 'none',
  advice: 'proposal',
  usual: 'proposal',
  absence: 'proposal',
  wording: 'wording',
};

interface SieveOptions {
  /** Whether the quote is the words of many points. */
  readonly isNotes?: boolean;
  /** Where the quote stands, for words that are held against it. */
  readonly place?: QuotedPlace;
  /** The quoted words, as they are and as they are told to the reader. */
  readonly told?: readonly string[];
}

function createSieve(
  known: KnownNumbers,
  document: DocumentWords,
  quote: string,
  { isNotes = false, place: quoted, told = [] }: SieveOptions = {},
): Sieve {
  const grounds = { document, quote: quote.toLowerCase(), isNotes };
  const stands = (sentence: string, place: Place, before: string) => {
    if (isRefused(sentence, { ...grounds, place }) || surelyAddressesMachines(sentence)) return false;
    if (quoted !== undefined && EXPLAINS.has(place) && !isNotes && goesBeyond(sentence, quoted)) return false;
    if (quoted !== undefined && place === 'advice' && asksForGiven(sentence, quoted)) return false;
    const isAsked = place === 'advice' && asksForSomething(sentence);
    // a clause that is proposed, and what is asked for, may do away with a payment
    const isOffer = place === 'wording' || isAsked;
    if (turnsPayment(sentence, told, { paper: document.lower, isOffer })) return false;
    if (quoted !== undefined && !isAsked && addsBurden(sentence, quoted.paragraph)) return false;
    // a clause that is proposed may have lengths of its own; said as a fact they read as those of the paper
    const isOffered = place === 'wording' ? OFFERS.test(sentence) : isProposal(sentence);
    const tellsLength = quoted !== undefined && !isOffered;
    if (tellsLength && takesLengthFromElsewhere(sentence, quoted)) return false;
    const freedom = place === 'wording' && isLooseOffer(sentence) ? 'none' : FREEDOM[place];
    return hasBackedNumbers(sentence, known, freedom, before);
  };
  return {
    isNamed: (name) => name.trim() !== '' && document.lower.includes(name.trim().toLowerCase()),
    sentences: (words, place) =>
      keepSentences(plainWriting(words), (sentence, before) => stands(sentence, place, before)),
    whole(words, place, before = '') {
      const plain = plainWriting(words);
      if (plain === '') return '';
      return stands(plain, place, before) &&
        splitSentences(plain).every(({ start, end }) => stands(plain.slice(start, end), place, before))
        ? plain
        : '';
    },
  };
}

/** By these a proposed clause lays something down, or puts it to both sides alike. */
const OFFERS =
  /\b(?:shall|must|may|will|can|cannot|either|both|each|neither|within|at least|at most|up to|(?:no|not) (?:more|less|later|longer|earlier|fewer) than)\b/i;

/** What stays of the words of a finding, with a neutral sentence where nothing does; null where it tells nothing any more. */
function wordsLeft(finding: ModelFinding, sieve: Sieve, usual: FamilyWords | null, sides: PaperSides | null) {
  const isRisk = finding.kind === 'risk';
  const said = sieve.sentences(finding.says, finding.kind === 'obligation' ? 'duty' : 'explanation');
  const title = withItsMark(sieve.whole(statedTitle(finding.title), 'title', said), finding.title);
  const isLost = isRisk && title === '' && (IS_SUM.test(said) || isLeftPointing(said, finding.says));
  const says = isLost ? '' : said;
  const bare = says === '' && title === '';
  const isSaidInTitle =
    (title === '' && usual === null && says !== '' && firstWords(says) === withoutStop(says)) ||
    (says !== '' && withoutStop(says).toLowerCase() === withoutStop(title).toLowerCase());
  if (isRisk && bare && finding.family === null) return null;
  // "Seed", of a task whose words did not stand, tells nothing
  const isTitleOnly = finding.kind === 'obligation' && says === '' && title !== '';
  if (isTitleOnly && title.split(' ').length < LEAST_TASK) return null;
  return {
    says:
      says !== '' && !(isRisk && isSaidInTitle)
        ? says
        : title === '' || isRisk
          ? (usual?.why ?? (finding.kind === 'obligation' ? '' : SAYS_NOTHING))
          : title,
    title: title === '' ? (usual?.title ?? titleOf(finding, says)) : title,
    isBare: bare,
    severity: isRisk && bare ? milder(finding.severity) : finding.severity,
    advice: sieve.sentences(finding.advice, 'advice'),
    usual: sieve.whole(finding.usual, 'usual'),
    wording: sieve.whole(finding.wording, 'wording'),
    who: whoLeft(finding, (name) => sieve.isNamed(name) || isTheOther(name, sides)),
  };
}

/** Words by which a title says what has to be done. */
const LEAST_TASK = 3;

/** Facts by what a model called them. */
const NAMES: Readonly<Record<string, string>> = {
  party: 'Party',
  date: 'Date',
  amount: 'Sum',
  term: 'Term',
  notice: 'Notice',
  law: 'Law',
};
function titleOf({ kind, label }: ModelFinding, says: string): string {
  // of a duty of which nothing is left its quote tells
  if (says === '') return kind === 'obligation' ? '' : NO_TITLE;
  return (kind === 'key_fact' ? NAMES[label] : undefined) ?? firstWords(says);
}

/** `Agent`, of two sides the one that is not the reader and that the paper gives no such word. */
const isTheOther = (name: string, sides: PaperSides | null): boolean =>
  sides?.reader !== undefined &&
  sides.reader !== null &&
  sides.all.length === 2 &&
  sides.all.every(({ id, role }) => id === sides.reader?.id || role === null) &&
  isRole(name);

/** A sum worked out, and no word on what it does: "£640 x 52 = £33,280". */
const IS_SUM = /^[\d\s.,x×*=+/£$€₹%()-]+$/;

/** A point of which nothing is left that the model said of it is worth less. */
const milder = (severity: Severity): Severity => (severity === 'high' ? 'medium' : 'low');

/** Whether what is said turns the words round: in themselves, and told to the reader as `you`. */
function turnsRound(finding: ModelFinding, told: readonly string[]): boolean {
  // "Pay the farrier", as a duty of the reader, says that they must
  const isOwn = isOwnDuty(finding);
  const said = [finding.title, finding.says].map((words) =>
    isOwn && !/^you\b/i.test(words) ? `You must ${words}` : words,
  );
  return said.some((words) => told.some((quote) => saysOpposite(words, quote)));
}
