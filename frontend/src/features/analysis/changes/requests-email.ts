import { letterText, writeLetter } from '../../../../../backend/src/marking/letter.ts';
import { proposalsOf } from '../../../../../backend/src/marking/proposals.ts';
import { inLetterLanguage } from '../../../../../backend/src/marking/say.ts';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';

/**
 * A message to the other side with every request, in plain text: which clause, what to change, in which words. It speaks to them,
 * as the prepared letter does; nothing in it says what we think of the document or what the report advises its reader.
 */
export function requestsEmail(report: Report, fileName: string, from: string): string {
  const say = inLetterLanguage(report);
  const facts = { paper: report.paper.title ?? fileName, from, say };
  const letter = writeLetter(proposalsOf(report), 'friendly', facts);
  return `${say('Subject: {subject}', { subject: letter.subject })}\n\n${letterText(letter).trim()}`;
}
