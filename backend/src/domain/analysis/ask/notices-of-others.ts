import type { LegalText, Sentence } from '../document/legal-text.ts';
import { findNotices } from '../reading/facts/notice-facts.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';

/** About ending the deal, or about notice. */
const OF_ENDING =
  /\b(?:notice|warning|leav(?:e|ing)|end|ends|ending|terminat\w{1,4}|cancel\w{0,5}|quit|resign|move out|get out|stop)\b/i;
const BY_READER =
  /\b(?:do|can|may|must|should|could|would|will|am|are) (?:i|we)\b|\b(?:i|we) (?:have to|need to|must|can|want to|should|leave|quit|cancel)\b|\b(?:for me|for us) to\b/i;
const BY_OTHER =
  /\b(?:do|does|can|may|must|should|could|would|will|have|has) (?:they|he|she|the \p{L}{3,20}|my \p{L}{3,20})\b|\b(?:they|he|she) (?:have to|has to|need|needs|must|can|want|end|ends|cancel|cancels)\b/iu;

/**
 * The sentences with a notice that only the side gives which the question does not ask about: what the Company may do with three days
 * of notice tells the Designer nothing of the notice that he has to give. Empty where the question or the paper leaves it open.
 */
export function noticesOfOthers(text: LegalText, question: string, identity: string): ReadonlySet<Sentence> {
  const [own, other] = [BY_READER.test(question), BY_OTHER.test(question)];
  const isEnglish = text.language === null || text.language === 'en';
  if (own === other || !isEnglish || !OF_ENDING.test(question)) return new Set();
  const sides = findPaperSides(text, identity);
  const { reader } = sides;
  if (reader === null || sides.all.length !== 2) return new Set();
  const notices = findNotices(text, sides);
  const isAsked = (who: string | null) => who === null || who === 'both' || (who === reader.id) === own;
  const asked = new Set(notices.filter(({ who }) => isAsked(who)).map(({ sentence }) => sentence));
  return new Set(notices.map(({ sentence }) => sentence).filter((sentence) => !asked.has(sentence)));
}
