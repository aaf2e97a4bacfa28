import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { FAIR_SIGNS, TAKES_BACK, TURNS_ROUND, type FairSign } from '../../languages/en/truths/fair-signs.ts';
import { findSpeakers } from '../../frames/speakers.ts';
import type { PaperSides, Span } from '../../sides/side.ts';
import { whoPays } from '../../sides/who-pays.ts';
import type { RiskFamily } from '../families.ts';
import { sentenceAt } from '../tell-burdens.ts';
import { createMarkReader } from './mark-reader.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Longer parts are no single clause, so that a fair word in them says little of the rest. */
const LONGEST = 600;

/** Words in which the sides are marked, the sentence around them, and whether the reader is the one who is paid. */
interface Marked {
  readonly words: string;
  readonly sentence?: string;
  readonly isPaid?: boolean;
}

/** What a part of the paper shows in the reader's favor, of a family of burden; null where nothing does. */
export function fairSign(
  family: RiskFamily,
  { words: marked, sentence = marked, isPaid = false }: Marked,
): string | null {
  if (marked.length > LONGEST) return null;
  const isUndone = ({ holdsAnyway }: FairSign): boolean =>
    holdsAnyway !== true && (holdsAnyway === undefined ? TURNS_ROUND : TAKES_BACK).test(marked);
  const sign = FAIR_SIGNS.find(
    (candidate) =>
      (candidate.families === undefined || candidate.families.includes(family)) &&
      !(isPaid && candidate.notIfPaid === true) &&
      !isUndone(candidate) &&
      candidate.says.test(candidate.ofSentence === true && sentence.length <= LONGEST ? sentence : marked),
  );
  return sign?.shows ?? null;
}

/**
 * Says of a clause, before anything is told of it, whether it gives something to this reader, spares it something, leaves it the
 * choice, or takes no more than was lost. Made once per paper; false throughout where the reader is not known.
 */
export function createFairness(
  text: LegalText,
  sides: PaperSides,
): (family: RiskFamily, span: Span) => boolean {
  if (sides.reader === null) return () => false;
  const mark = createMarkReader(sides);
  const isPaid = whoPays(sides, text.text).payee === sides.reader.id;
  const speakers = findSpeakers(text, sides);
  const { id: reader } = sides.reader;
  return (family, span) => {
    const sentence = sentenceAt(text, span.start);
    const speaker = sentence === undefined ? undefined : speakers.get(sentence.paragraph);
    if (speaker !== undefined && speaker !== reader && promisesToPay(sentence!.text)) return true;
    const words = withSubject(
      flat(mark(text.text.slice(span.start, span.end))),
      sentence === undefined ? '' : mark(subjectBefore(text, sentence)),
    );
    const around = sentence === undefined ? {} : { sentence: flat(mark(sentence.text)) };
    return fairSign(family, { words, ...around, isPaid }) !== null;
  };
}

/** `I'd stand the first big repair`, as a line of the other side in a chat: they pay, and nobody else. */
const promisesToPay = (words: string): boolean => WILL_PAY.test(words) && !IN_TURN.test(words);
const WILL_PAY = sifted(
  /\b(?:I|we)(?:['’](?:ll|d)| will| would) (?:also )?(?:stand|pay|foot|cover|bear|carry|meet)\b(?! you back)/i,
);
const IN_TURN = sifted(
  /\byou(?:['’](?:ll|d)| will| would| must| have to)? (?:then )?(?:pay|owe|repay|give|refund)\b|\bback\b/i,
);

/** The sentence before, in the same paragraph: whom `it` and `they` mean at the beginning of the next. */
const subjectBefore = ({ sentences }: LegalText, { index, paragraph }: Sentence): string => {
  const before = sentences[index - 1];
  return before !== undefined && before.paragraph === paragraph ? before.text : '';
};

const STANDS_FOR = /^\W{0,6}(?:it|they|he|she)\b/;
const NAMED_FIRST = /^\W{0,6}(readerside|otherside)\b/;

/** Puts the side of the sentence before in the place of a pronoun that begins this one. */
function withSubject(words: string, before: string): string {
  const side = NAMED_FIRST.exec(before)?.[1];
  return side === undefined ? words : words.replace(STANDS_FOR, side);
}

const flat = (words: string): string => words.replace(/\s+/g, ' ');
