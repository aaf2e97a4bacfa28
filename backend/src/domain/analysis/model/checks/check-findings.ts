import { detectLanguage } from '../../language/detect-language.ts';
import type { Grounding } from '../../document/grounding.ts';
import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { splitSentences } from '../../document/sentences.ts';
import { addressesMachines, surelyAddressesMachines } from '../../prompt-injection/machine-text.ts';
import type { ModelFinding } from '../answers/read-findings.ts';
import { hasBackedNumbers, type Freedom } from './backed-numbers.ts';
import { saysOpposite } from './against-quote.ts';
import { familyWords } from './family-words.ts';
import { isLooseOffer } from './field-forms.ts';
import { knowNumbers, knowNumbersOf, type KnownNumbers } from './known-numbers.ts';
import { plainWriting } from './plain-writing.ts';
import { pointedSentence } from './pointed-sentence.ts';
import { isRefused, wordsOfDocument, type DocumentWords, type Place } from './refused-words.ts';

/** A finding whose quote stands in the document, and whose words the document bears out. */
export interface CheckedFinding extends ModelFinding {
  /** The paragraph that holds the quote, whatever the model said. */
  readonly paragraph: Paragraph;
  /** The words as they stand there. */
  readonly verified: string;
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
}

/** Where a field is left with nothing, and the finding is worth keeping for its quote. */
const DEFAULT_SAYS = 'Read these words closely and ask what they mean for you in practice.';

/**
 * Checks findings against one document. The quote must stand in it. A sentence with a number, sum or day that neither
 * stands there nor follows from what does by arithmetic it shows, with a verdict of safety, a call to act, or an address of
 * its own is left out, and the finding kept; the same holds for title, advice, what is usual and wording.
 */
export function createChecks({ text, grounding, givesAway }: ChecksInput): Checks {
  const known = knowNumbers(text);
  const document = wordsOfDocument(text.text);
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
      if ([finding.title, finding.says].some((said) => saysOpposite(said, grounded.quote))) return null;
      const sieve = createSieve(known, document, grounded.quote);
      return {
        ...finding,
        ...wordsLeft(finding, sieve),
        paragraph: grounded.paragraph,
        verified: grounded.quote,
      };
    },
    words(words, quote, place = 'explanation') {
      return givesAway(words) ? '' : createSieve(known, document, quote).sentences(words, place);
    },
    summary(summary, notes) {
      if (givesAway(summary)) return '';
      const noted = knowNumbersOf(notes.join('\n'));
      return createSieve(noted, document, notes.join('\n'), true).sentences(summary, 'explanation');
    },
  };
}

interface Sieve {
  /** The sentences that may stand. */
  sentences(words: string, place: Place): string;
  /** All of it, or nothing. */
  whole(words: string, place: Place): string;
  /** Whether a name stands in the document. */
  isNamed(name: string): boolean;
}

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

function createSieve(known: KnownNumbers, document: DocumentWords, quote: string, isNotes = false): Sieve {
  const grounds = { document, quote: quote.toLowerCase(), isNotes };
  const stands = (sentence: string, place: Place, before: string) => {
    if (isRefused(sentence, { ...grounds, place }) || surelyAddressesMachines(sentence)) return false;
    const freedom = place === 'wording' && isLooseOffer(sentence) ? 'none' : FREEDOM[place];
    return hasBackedNumbers(sentence, known, freedom, before);
  };
  return {
    isNamed: (name) => name.trim() !== '' && document.lower.includes(name.trim().toLowerCase()),
    sentences: (words, place) =>
      keep(plainWriting(words), (sentence, before) => stands(sentence, place, before)),
    whole(words, place) {
      const plain = plainWriting(words);
      if (plain === '') return '';
      return stands(plain, place, '') &&
        splitSentences(plain).every(({ start, end }) => stands(plain.slice(start, end), place, ''))
        ? plain
        : '';
    },
  };
}

/** The sentences that pass, each told what passed before it. */
function keep(words: string, passes: (sentence: string, before: string) => boolean): string {
  const kept: string[] = [];
  for (const { start, end } of splitSentences(words)) {
    const sentence = words.slice(start, end);
    if (passes(sentence, kept.join(' '))) kept.push(sentence);
  }
  return kept.join(' ');
}

/** Whom every question lets a model name. */
const A_SIDE =
  /^(?:the )?(?:reader|you|both|both (?:parties|sides)|each(?: party)?|either party|all(?: parties)?|parties)$/i;

/** What stays of the words of a finding, with a neutral sentence where nothing does. */
function wordsLeft(finding: ModelFinding, sieve: Sieve) {
  const usual = familyWords(finding.family);
  const says = sieve.sentences(finding.says, finding.kind === 'obligation' ? 'duty' : 'explanation');
  const title = sieve.whole(finding.title, 'title');
  const firstWords = says
    .split(' ')
    .slice(0, 8)
    .join(' ')
    .replace(/[.,;:]$/, '');
  return {
    says:
      says !== ''
        ? says
        : title === '' || finding.kind === 'risk'
          ? (usual?.why ?? (finding.kind === 'obligation' ? '' : DEFAULT_SAYS))
          : title,
    title: title === '' ? (usual?.title ?? (says === '' ? 'A clause to look at' : firstWords)) : title,
    advice: sieve.sentences(finding.advice, 'advice'),
    usual: sieve.whole(finding.usual, 'usual'),
    wording: sieve.whole(finding.wording, 'wording'),
    who: A_SIDE.test(finding.who) || sieve.isNamed(finding.who) ? finding.who : '',
  };
}

/** Words enough to tell a language by. */
const TELLING = 40;

/** The report is in English, and what cannot be checked as English is not checked: a finding in another language is none. */
function isForeign({ says, title, advice }: ModelFinding): boolean {
  const words = `${says} ${title} ${advice}`;
  if (words.length < TELLING) return false;
  const language = detectLanguage(words);
  return language !== null && language !== 'en';
}
