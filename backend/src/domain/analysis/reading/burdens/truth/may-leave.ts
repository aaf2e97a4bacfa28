import { createPhraseSet, prepareText } from '../../languages/phrase-set.ts';
import { GOES_ON_BY_ITSELF, LEAVING_DENIED } from '../../languages/en/leaving.ts';
import { WORDS } from '../../languages/en/words.ts';
import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import type { PaperSides } from '../../sides/side.ts';
import { createMarkReader } from './mark-reader.ts';

/** A right to go that asks for no cause and no end of a term. */
const FREE = createPhraseSet(
  [
    'readerside (may|can|could|is free to|are free to) ... (cancel*|end|terminate|leave|quit|stop|give notice|move out|hand back|give up (the|my|his|her|their|it)) ... (at any time|whenever|any time)',
    '(stop|cancel|leave|end it|quit) ... (whenever|at any time|any time)',
    '(tell|write to) otherside (at any time|any time|whenever) ...',
    '(cancel|cancelled|ended|stopped) ... (any|at any) time',
    'readerside (may|can) (also)? at any time (cancel*|end|terminate|leave|quit|stop)',
    '(either readerside or otherside|either otherside or readerside|readerside or otherside|otherside or readerside|either (of us|party|side)|both of us) (may|can) .. (end|terminate|cancel|bring) ...',
  ],
  WORDS,
);
const BUT = createPhraseSet(
  [
    'only|breach*|default*|fail*|unless|within .. of (joining|signing|receipt)|trial|free trial|first #time|not .. (before|during|until)|early',
  ],
  WORDS,
);
/** `The Renter may cancel at any time`, read by whoever lets: a right of the other side. */
const OF_OTHER = createPhraseSet(
  [
    'otherside (may|can|could|is free to|are free to) (also|then|still)? (at any time)? (cancel|end|terminate|leave|stop|quit|withdraw|return|hand back) ...',
  ],
  WORDS,
);
/** … once a first time is over: that is free enough for what renews by the month. */
const LATER = createPhraseSet(['after the|once the|thereafter'], WORDS);
/** Longer sentences are not looked at: a right that is free stands in few words. */
const LONGEST = 400;

/** Whether the paper says somewhere that the reader may leave at any time, and nowhere that it may not. */
export const mayReaderLeave = (text: LegalText, sides: PaperSides): boolean =>
  freeRights(text, sides).some(({ isLater }) => !isLater) &&
  !text.sentences.some((sentence) => LEAVING_DENIED.test(sentence.text));

/** Whether it says so at least of the time after a first term. */
export const mayReaderLeaveLater = (text: LegalText, sides: PaperSides): boolean =>
  freeRights(text, sides).length > 0;

/** Whether what comes right before a sentence in its paragraph is how the paper goes on by itself. */
function isOfRenewal({ sentences }: LegalText, { index, paragraph }: Sentence): boolean {
  const before = sentences[index - 1];
  return before?.paragraph === paragraph && GOES_ON_BY_ITSELF.test(before.text);
}

interface FreeRight {
  /** Only once a first time is over. */
  readonly isLater: boolean;
}

function freeRights(text: LegalText, sides: PaperSides): FreeRight[] {
  if (sides.reader === null) return [];
  const mark = createMarkReader(sides);
  return text.sentences.flatMap((sentence) => {
    if (sentence.text.length > LONGEST) return [];
    const words = prepareText(mark(sentence.text));
    if (!FREE.isIn(words) || BUT.isIn(words) || OF_OTHER.isIn(words)) return [];
    return [{ isLater: LATER.isIn(words) || isOfRenewal(text, sentence) }];
  });
}
