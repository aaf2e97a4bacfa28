import type { LegalText } from '../../document/legal-text.ts';
import { rememberedOf } from '../../remembered/remembered.ts';
import { findCorrespondence } from './correspondence.ts';
import { findIntroductions } from './introductions/introductions.ts';
import { isAddressed } from './pronouns/without-acceptance.ts';

/** How the one who signs begins it, at the start of a paragraph: `I, Lina Obi, …`. */
const BEGINS = /^\W{0,3}I, /;
const OWN = /\b(?:I|me|my|mine)\b/g;
const YOUR = /\b(?:you|your|yours)\b/gi;
/** So many words for oneself are no mere line of acceptance. */
const AT_LENGTH = 6;
/** The letter takes at least this part of the paper. */
const LETTER = 0.3;

/**
 * Where the one whom a letter greets begins to say more below it than a line, such as an undertaking to sign and send back: `I, Lina Obi,
 * undertake …`. From there on `I` and `you` have changed hands. Null in every other paper, and where the
 * letter says `we` only and the statement no `you`.
 */
export const statementBelow = rememberedOf((text: LegalText): number | null => {
  const begun = text.paragraphs.filter(
    (paragraph) => paragraph.start > text.text.length * LETTER && BEGINS.test(paragraph.text),
  );
  if (begun.length === 0) return null;
  const letter = findCorrespondence(text);
  if (letter === null || letter.kind === 'chat') return null;
  const own = findIntroductions(text).filter((one) => isAddressed(one, letter));
  const first = begun.find(({ start, text: { length } }) =>
    own.some(({ span }) => span.start >= start && span.start < start + length),
  );
  if (first === undefined) return null;
  const count = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;
  const statement = text.text.slice(first.start);
  const isMixed = count(statement, YOUR) > 0 || count(text.text.slice(0, first.start), OWN) > 1;
  return isMixed && count(statement, OWN) >= AT_LENGTH ? first.start : null;
});
