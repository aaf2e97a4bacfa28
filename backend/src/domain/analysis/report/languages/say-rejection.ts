import { REJECTION_OPENING, type ReportLanguage } from '../../../../../../config/product.ts';
import { rejectionSentences, type LegalJudgement } from '../../recognition/legal-or-not.ts';
import { tellerFor } from './teller-for.ts';

/**
 * The answer for the screen to a text that is no legal paper. Begins with the agreed words, which stay in English, and says in the
 * language that was asked for what the text looks like and what would help. `ofDocument`: the language of the text.
 */
export function rejectionReply(
  judgement: Extract<LegalJudgement, { isLegal: false }>,
  asked: ReportLanguage | undefined,
  ofDocument: string | null,
): string {
  const teller = tellerFor(asked, ofDocument);
  const sentences = rejectionSentences(judgement).map((sentence) => teller.say(sentence) ?? sentence);
  return `${REJECTION_OPENING}. ${sentences.join(' ')}`;
}
