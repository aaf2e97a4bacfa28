import type { Reader } from '../../../../ports/analyst.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { ReportDraft } from '../../report/report-draft.ts';
import { findPaperSides } from '../sides/find-sides.ts';
import { statementBelow } from '../sides/statement-below.ts';
import { joinStatement } from './join-drafts.ts';
import { cutAt } from './parts.ts';

/**
 * Reads a letter and the statement below it that the one greeted is to sign, each on its own, since `I` and `you` change hands between
 * them; null for every other paper, and where the reader's side is not known.
 */
export function readStatement(
  text: LegalText,
  reader: Reader,
  read: (part: LegalText, reader: Reader) => ReportDraft,
): ReportDraft | null {
  const place = statementBelow(text);
  if (place === null) return null;
  const [letter, statement] = cutAt(text, place);
  const pronoun = findPaperSides(letter, reader.identity).reader?.pronoun ?? null;
  if (pronoun === null) return null;
  const told = read(statement, { ...reader, identity: pronoun === 'you' ? 'I' : 'you' });
  return joinStatement(read(letter, reader), {
    ...told,
    // what burdens the one who signs is no risk of the one who wrote the letter
    risks: told.reader.sideId === null ? [] : told.risks,
    reader: { ...told.reader, typed: reader.identity },
  });
}
