import type { LegalText } from '../../document/legal-text.ts';
import { hasSpeakers } from '../chats/speaker-names.ts';
import { findTurns } from '../chats/turns.ts';

/** A line of signatures with a name or a day behind the word: `Signed at Leeds on 4 May 2026`, `Signed: P. Adair`. */
const SIGNED =
  /^\W{0,3}(?:signed|signature|agreed and signed|both signed|(?:we|you) both signed)\b(?:[^\n]{0,60}\b\d{1,2}\b[^\n]{0,20}\b(?:19|20)\d\d\b|(?: electronically| by| for [^\n]{1,40})?\s{0,3}[:,]?\s{1,3}(?-i:\p{Lu}\p{Ll}+ \p{Lu})|[^\n]{0,40}\b\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}\b)/iu;
/** `/s/ Jane Roe`, `(signed)`. */
const MARKED = /^\W{0,3}\/s\/ \p{L}|\(signed\)/imu;
/** A place for a signature that nobody has filled: `Signed ........`, `Date: ______`. */
const BLANK =
  /\b(?:signed|signature|name|date|owner|buyer|seller|tenant|landlord|employee|customer|member)\b[^\n]{0,60}(?:_{4,}|\.{6,}|…{2,})|^\W{0,3}(?:_{6,}|\.{10,})/imu;

/**
 * Whether a paper shows that it was agreed to before: its lines of signatures are filled in, or it is a chat in which a deal was made.
 * Errs towards `false`; a reader who is told to look at points loses nothing if it is not so.
 */
export function isAlreadySigned(text: LegalText): boolean {
  if (findTurns(text).length > 0 || hasSpeakers(text)) return true;
  if (BLANK.test(text.text)) return false;
  return MARKED.test(text.text) || text.paragraphs.some((paragraph) => SIGNED.test(paragraph.text));
}
