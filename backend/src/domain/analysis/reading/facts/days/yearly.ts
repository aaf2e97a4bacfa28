import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { sifted } from '../../../sieve/sifted.ts';

const YEARLY = sifted(
  /\b(?:each|every) (?:school |calendar |academic |financial |membership )?year\b|\b(?:days?|weeks?|once|twice|times) a year\b|\byearly\b|\bannual(?:ly)?\b|\byear['’]s (?:subscription|fee|dues|rent|membership|holidays?|leave)\b|\bof (?:any|each|every) year\b|\b(?:price|fee|fees|rent|charges?|rates?|dues) (?:may|can|will|shall) (?:then )?(?:go up|rise|change|be (?:raised|changed|reviewed|increased))\b|\bcarr(?:y|ied) (?:over |forward )?(?:to|until|into)\b|\bunused (?:days?|leave|holidays?|hours?)\b|\b(?:each|every) (?:january|february|march|april|may|june|july|august|september|october|november|december|season|spring|summer|autumn|fall|winter)\b/i,
);

/** Whether the day of a sentence comes again every year, by its own sentence or the one before it in the paragraph. */
export function isYearly(text: LegalText, sentence: Sentence | null): boolean {
  if (sentence === null) return false;
  const before = text.sentences[sentence.index - 1];
  return (
    YEARLY.test(sentence.text) ||
    (before !== undefined && before.paragraph === sentence.paragraph && YEARLY.test(before.text))
  );
}
