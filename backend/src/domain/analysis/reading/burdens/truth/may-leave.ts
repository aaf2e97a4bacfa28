import { createPhraseSet, prepareText } from '../../languages/phrase-set.ts';
import { WORDS } from '../../languages/en/words.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSides } from '../../sides/side.ts';
import { createMarkReader } from './mark-reader.ts';

/** A right to go that asks for no cause and no end of a term. */
const FREE = createPhraseSet(
  [
    'readerside (may|can) (also)? (cancel*|end|terminate|leave|quit|stop) ... (at any time|whenever|any time)',
    'readerside (may|can) (also)? at any time (cancel*|end|terminate|leave|quit|stop)',
    '(either readerside or otherside|either otherside or readerside|readerside or otherside|otherside or readerside|either (of us|party|side)|both of us) (may|can) .. (end|terminate|cancel|bring) ...',
  ],
  WORDS,
);
const BUT = createPhraseSet(
  [
    'only|after the|breach*|default*|fail*|unless|within .. of (joining|signing|receipt)|trial|free trial|first #time|not .. (before|during|until)|early',
  ],
  WORDS,
);
/** Longer sentences are not looked at: a right that is free stands in few words. */
const LONGEST = 400;

/** Whether the paper says somewhere that the reader may leave at any time. */
export function mayReaderLeave({ sentences }: LegalText, sides: PaperSides): boolean {
  if (sides.reader === null) return false;
  const mark = createMarkReader(sides);
  return sentences.some(({ text }) => {
    if (text.length > LONGEST) return false;
    const words = prepareText(mark(text));
    return FREE.isIn(words) && !BUT.isIn(words);
  });
}
