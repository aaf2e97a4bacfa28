import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { WeighedClause } from './assess-clauses.ts';
import { subjectBefore, type Sides } from './sides.ts';

/** A right to leave early, and whose it is. */
export interface Exit {
  readonly whose: 'reader' | 'both' | 'other';
  /** The sentence that gives it. */
  readonly sentence: Sentence;
}

const KINDS = ['termination-for-convenience', 'rent-notice', 'notice-employment'];
const RIGHT =
  /\b(?:may|can|is entitled to|has the right to)\s(?:[^.;]{0,40}\s)?(?:terminate|end|cancel|leave|surrender|vacate|quit)\b/i;
/** A right against a side that breaks the contract is no right to leave. */
const FOR_CAUSE =
  /\b(?:if|where|when|upon|for)\b[^.;]{0,120}\b(?:breach\w*|default\w*|fail(?:s|ure)?|insolven\w*|bankrupt\w*|destroyed|uninhabitable|good cause)\b/i;
/** The rights to leave early that the clauses and the sentences about the reader give. */
export function findExits(text: LegalText, clauses: readonly WeighedClause[], sides: Sides): Exit[] {
  const known = clauses
    .filter((clause) => clause.proof !== null && KINDS.includes(clause.kind.id))
    .map(({ bearing, proof }): Exit => {
      const whose = bearing === 'for' ? 'reader' : bearing === 'mutual' ? 'both' : 'other';
      const { sentence } = proof!; // kept only with proof
      return { whose, sentence };
    });
  const told = text.sentences
    .filter(({ text: words }) => isReaders(words, sides))
    .map((sentence): Exit => ({ whose: 'reader', sentence }));
  return [...known, ...told];
}

function isReaders(words: string, sides: Sides): boolean {
  if (sides.reader === null || words.length > 1_200) return false;
  const right = RIGHT.exec(words);
  if (right === null || /\bnot\b/i.test(right[0]) || FOR_CAUSE.test(words)) return false;
  const subject = subjectBefore(words, right.index, sides);
  return (
    subject?.kind === 'side' &&
    subject.side === sides.reader &&
    /\b(?:agreement|lease|tenancy|contract|term|employment|engagement|services?|subscription|early)\b/i.test(
      words.slice(right.index),
    )
  );
}
