import { paragraphAt, type LegalText } from '../../document/legal-text.ts';
import { sentenceAt } from './tell-burdens.ts';

const VERB = /\b(?:is|are|must|shall|will|may|can|no|not|all|any)\b/i;
/** Words that a heading has at most. */
const MOST_WORDS = 6;

/** A heading over clauses, `What is not covered`, or one that a clause begins with, `Arbitration.`: the clauses say it. */
export function isHeading(text: LegalText, start: number): boolean {
  const sentence = sentenceAt(text, start);
  const paragraph = sentence === undefined ? undefined : paragraphAt(text, sentence.start);
  if (sentence === undefined || paragraph === undefined) return false;
  const words = sentence.text.trim();
  const whole = paragraph.text.trim();
  if (words !== whole)
    return (
      /^\p{Lu}[\p{L}-]{3,20}(?: [\p{L}-]{2,14}){0,2}\.$/u.test(words) &&
      sentence.start === paragraph.start &&
      !VERB.test(words)
    );
  return words.split(' ').length <= MOST_WORDS && /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)*$/u.test(words);
}
