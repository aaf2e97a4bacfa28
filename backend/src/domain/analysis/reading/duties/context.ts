import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { DraftQuote } from '../../report/report-draft.ts';

/** The sentence before a short one that does not tell alone what it is about: `You must stay on the premises.` */
export function contextOf(sentence: Sentence, { sentences }: LegalText): DraftQuote | null {
  const before = sentences[sentence.index - 1];
  if (before === undefined || before.paragraph !== sentence.paragraph) return null;
  if (before.text.length > LONGEST_CONTEXT || before.text.length < SHORTEST_CONTEXT) return null;
  const isBare =
    sentence.text.length < BARE ||
    (sentence.text.length < BARE_WITH_POINTER && POINTS_BACK.test(sentence.text));
  return isBare && !ORDER_LIKE.test(sentence.text)
    ? { text: before.text, paragraph: before.paragraph }
    : null;
}
const LONGEST_CONTEXT = 260;
const SHORTEST_CONTEXT = 25;
const BARE = 36;
const BARE_WITH_POINTER = 110;
const POINTS_BACK =
  /^\W{0,3}(?:it|they|he|she|this|that)\b|\bthen\b|\b(?:of|for|by|with|repays?|pays?|return|do) (?:it|this|that|them)\b[.,;]/i;
/** An order and a sum say what they are about. */
const ORDER_LIKE = /^(?:please|do not|don['’]t|no)\b|[$€£₹]/i;
