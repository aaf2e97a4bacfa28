import { CATEGORIES } from '../classifier/categories.ts';
import { categoryScores, THRESHOLDS } from '../classifier/classify.ts';
import { decodeClauses, type ClauseHit } from '../classifier/decode.ts';
import { CLAUSE_LIBRARY, matchesKind } from '../clauses/library.ts';
import type { DocumentType, Family } from '../recognition/document-type.ts';
import type { LegalText } from '../document/legal-text.ts';

export type { ClauseHit } from '../classifier/decode.ts';

/** Kinds for which the patterns alone may speak: those the classifier was never taught. */
const taught = new Set<string>(CATEGORIES);

/** Families of everyday papers, which the classifier was not taught on: there a pattern of a taught kind may speak too. */
const EVERYDAY: readonly Family[] = [
  'lease',
  'employment',
  'nda',
  'loan',
  'consumer',
  'guarantee',
  'privacy',
  'policy',
  'sale',
];
const EVERYDAY_LENGTH = 30_000;

/** All clauses of a text, by classifier where it was taught, by pattern elsewhere; in order of place. */
export function findClauses(text: LegalText, type: DocumentType): ClauseHit[] {
  const learned = decodeClauses(text, categoryScores(text), CATEGORIES, THRESHOLDS);
  const byPattern: ClauseHit[] = [];
  const isEveryday = EVERYDAY.includes(type.family) && text.text.length < EVERYDAY_LENGTH;
  for (const kind of CLAUSE_LIBRARY) {
    if (taught.has(kind.id) && !isEveryday) continue;
    if (kind.onlyIn !== undefined && !kind.onlyIn.includes(type.family)) continue;
    const own = learned.filter((hit) => hit.category === kind.id);
    for (const sentence of text.sentences) {
      const isKnown = own.some((hit) => hit.start <= sentence.start && hit.end >= sentence.end);
      if (
        !isKnown &&
        sentence.text.length > 25 &&
        (matchesKind(kind, sentence.text) || (kind.more?.test(sentence.text) ?? false))
      ) {
        byPattern.push({
          category: kind.id,
          paragraph: sentence.paragraph,
          start: sentence.start,
          end: sentence.end,
          score: 0,
        });
      }
    }
  }
  return [...learned, ...byPattern].toSorted(
    (a, b) => a.start - b.start || a.category.localeCompare(b.category),
  );
}
