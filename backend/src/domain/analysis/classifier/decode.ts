import { clauseKind, kindsIn } from '../clauses/library.ts';
import type { LegalText } from '../document/legal-text.ts';

/** When a category is claimed, in log-odds. Fitted by the training script. */
export interface Threshold {
  /** Added where the library's own pattern matches the sentence. */
  readonly bonus: number;
  /** Least score of a sentence that counts; the best one of a claimed category always does. */
  readonly sentence: number;
  /** Least score of the best sentence of the text; below it the category is not claimed at all. */
  readonly document: number;
}

/** A clause found in the text. */
export interface ClauseHit {
  readonly category: string;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** Log-odds of its best sentence. */
  readonly score: number;
}

/** Longest clause that is quoted as one; longer runs stay separate. */
const LONGEST_CLAUSE = 1_600;
/** Scores this far below any bar need no look at the patterns. */
const HOPELESS = -6;

/** Scores of one category with the bonus of the library's pattern. */
export function withBonus(
  text: LegalText,
  scores: readonly Float32Array[],
  index: number,
  category: string,
  bonus: number,
): number[] {
  const kind = clauseKind(category);
  return scores.map((row, at) => {
    const score = row[index]!;
    if (bonus === 0 || kind === undefined || score < HOPELESS) return score;
    return kindsIn(text.sentences[at]!.text).includes(kind) ? score + bonus : score;
  });
}

/**
 * Turns scores of sentences into clauses. A category is claimed only when its best sentence passes the document's bar;
 * then that sentence and every one above the bar of sentences count, and the pieces of one list become one clause.
 */
export function decodeClauses(
  text: LegalText,
  scores: readonly Float32Array[],
  categories: readonly string[],
  thresholds: readonly Threshold[],
): ClauseHit[] {
  const hits: ClauseHit[] = [];
  for (const [index, category] of categories.entries()) {
    const threshold = thresholds[index]!;
    const column = withBonus(text, scores, index, category, threshold.bonus);
    const best = column.reduce((most, score) => Math.max(most, score), -Infinity);
    if (best < threshold.document) continue;
    const bar = Math.min(threshold.sentence, best);
    let last = -2;
    for (const [at, score] of column.entries()) {
      if (score < bar) continue;
      const sentence = text.sentences[at]!;
      if (sentence.end - sentence.start < 20) continue;
      const open = hits.at(-1);
      if (
        open !== undefined &&
        last === at - 1 &&
        goesOn(text, at - 1) &&
        sentence.end - open.start <= LONGEST_CLAUSE
      ) {
        hits[hits.length - 1] = { ...open, end: sentence.end, score: Math.max(open.score, score) };
      } else {
        hits.push({
          category,
          paragraph: sentence.paragraph,
          start: sentence.start,
          end: sentence.end,
          score,
        });
      }
      last = at;
    }
  }
  return hits;
}

/** A sentence that does not end as one: a piece of a list. */
const goesOn = (text: LegalText, index: number) => !/[.!?]["”’')]{0,3}$/.test(text.sentences[index]!.text);
