import { CATEGORIES } from '../classifier/categories.ts';
import { categoryScores, THRESHOLDS } from '../classifier/classify.ts';
import { withBonus } from '../classifier/decode.ts';
import { clauseKind, quotableIn } from '../clauses/library.ts';
import type { LegalText } from '../document/legal-text.ts';
import { classifyBurdens } from '../reading/classifier/classify-burdens.ts';
import type { RiskFamily } from '../reading/burdens/families.ts';
import type { Question } from './read-question.ts';

/** Log-odds above the bar of a kind at which the classifier is taken to be sure. */
const SURE = 4;

/** For each sentence, how surely it is of a kind of clause that answers the question. */
export function kindScores(text: LegalText, { topics }: Question): Float32Array {
  const out = new Float32Array(text.sentences.length);
  const kinds = new Set(topics.flatMap(({ kinds = [] }) => kinds));
  if (kinds.size === 0) return out;
  const taught = CATEGORIES.flatMap((category, index) =>
    kinds.has(category) ? [[category, index] as const] : [],
  );
  if (taught.length > 0) {
    const scores = categoryScores(text);
    for (const [category, index] of taught) {
      const { bonus, sentence, document } = THRESHOLDS[index]!;
      const bar = Math.min(sentence, document);
      const column = withBonus(text, scores, index, category, bonus);
      for (const [at, score] of column.entries()) {
        const sure = 0.6 + (0.4 * (score - bar)) / SURE;
        if (score > bar - SURE / 2) out[at] = Math.max(out[at]!, Math.min(1, Math.max(0, sure)));
      }
    }
  }
  for (const id of kinds) {
    const kind = clauseKind(id);
    if (kind === undefined) continue;
    for (const [at, { text: words }] of text.sentences.entries())
      if (words.length > 25 && quotableIn(kind, words.slice(0, 1_800)) !== null)
        out[at] = Math.max(out[at]!, 0.7);
  }
  return out;
}

/** For each sentence, how likely it is a burden of a family that answers the question. */
export function familyScores(text: LegalText, { topics }: Question): ReadonlyMap<number, number> {
  const wanted = new Set<RiskFamily>(topics.flatMap(({ families = [] }) => families));
  const out = new Map<number, number>();
  if (wanted.size === 0 || (text.language !== null && text.language !== 'en')) return out;
  for (const { sentence, burden, families } of classifyBurdens(text)) {
    const share = families.reduce(
      (sum, { family, probability }) => sum + (wanted.has(family) ? probability : 0),
      0,
    );
    const score = Math.sqrt(burden * Math.min(1, share));
    if (score > (out.get(sentence) ?? 0.05)) out.set(sentence, score);
  }
  return out;
}
