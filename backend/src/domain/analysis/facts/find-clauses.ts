import { CATEGORIES } from '../classifier/categories.ts';
import { categoryScores, THRESHOLDS } from '../classifier/classify.ts';
import { decodeClauses, type ClauseHit } from '../classifier/decode.ts';
import { CLAUSE_LIBRARY, kindsIn, moreKindsIn } from '../clauses/library.ts';
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
  const looked = CLAUSE_LIBRARY.filter(
    ({ id, onlyIn }) =>
      (isEveryday || !taught.has(id)) && (onlyIn === undefined || onlyIn.includes(type.family)),
  ).map((kind) => ({ kind, own: learned.filter((hit) => hit.category === kind.id) }));
  for (const sentence of text.sentences) {
    if (sentence.text.length <= 25) continue;
    const kinds = new Set([...kindsIn(sentence.text), ...moreKindsIn(sentence.text)]);
    if (kinds.size === 0) continue;
    for (const { kind, own } of looked) {
      const isKnown = own.some((hit) => hit.start <= sentence.start && hit.end >= sentence.end);
      if (kinds.has(kind) && !isKnown) {
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
