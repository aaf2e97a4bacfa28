import { withBonus, type Threshold } from '../../backend/src/domain/analysis/classifier/decode.ts';
import type { LabelledDocument } from './corpus.ts';

/** Weight of being right about whether a document has the clause at all, beside finding its sentences. */
const PRESENCE_WEIGHT = 1;
/** A false claim that a clause is there costs more than a missed one. */
const PRESENCE_BETA = 0.5;

interface Scored {
  readonly labels: readonly { readonly score: number; readonly isGold: boolean }[];
  readonly best: number;
  readonly gold: number;
}

/** Fits the three numbers of each category to documents with scores of a model that has not seen them. */
export function fitThresholds(
  documents: readonly LabelledDocument[],
  scoresOf: (document: LabelledDocument) => readonly Float32Array[],
  categories: readonly string[],
): Threshold[] {
  return categories.map((category, index) => {
    let best: Threshold & { readonly value: number } = { bonus: 0, sentence: 0, document: 0, value: -1 };
    for (const bonus of [0, 0.75, 1.5, 2.5, 4]) {
      const scored = documents.map((document) =>
        scoredBy(document, scoresOf(document), index, category, bonus),
      );
      for (let sentence = -3.5; sentence <= 2; sentence += 0.1) {
        for (let above = 0; above <= 2; above += 0.2) {
          const value = quality(scored, sentence, sentence + above);
          if (value > best.value + 1e-4)
            best = { bonus, sentence: round(sentence), document: round(sentence + above), value };
        }
      }
    }
    return { bonus: best.bonus, sentence: best.sentence, document: best.document };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

function scoredBy(
  document: LabelledDocument,
  scores: readonly Float32Array[],
  index: number,
  category: string,
  bonus: number,
): Scored {
  const column = withBonus(document.text, scores, index, category, bonus);
  const labels = column
    .map((score, at) => ({ score, isGold: ((document.labels[at]! >>> index) & 1) === 1 }))
    .filter((label) => label.score > -4 || label.isGold);
  return {
    labels,
    best: Math.max(-9, ...labels.map((label) => label.score)),
    gold: labels.filter((label) => label.isGold).length,
  };
}

function quality(documents: readonly Scored[], sentence: number, bar: number): number {
  let found = 0;
  let wrong = 0;
  let all = 0;
  let rightDocuments = 0;
  let wrongDocuments = 0;
  let goldDocuments = 0;
  for (const document of documents) {
    all += document.gold;
    if (document.gold > 0) goldDocuments++;
    if (document.best < bar) continue;
    if (document.gold > 0) rightDocuments++;
    else wrongDocuments++;
    for (const label of document.labels) {
      if (label.score < sentence) continue;
      if (label.isGold) found++;
      else wrong++;
    }
  }
  const f1 = (2 * found) / (found + wrong + all + 1e-9);
  const beta = PRESENCE_BETA ** 2;
  const presence =
    ((1 + beta) * rightDocuments) / (beta * goldDocuments + rightDocuments + wrongDocuments + 1e-9);
  return f1 + PRESENCE_WEIGHT * presence;
}
