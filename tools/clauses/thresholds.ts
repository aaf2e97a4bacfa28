import { withBonus, type Threshold } from '../../backend/src/domain/analysis/classifier/decode.ts';
import type { LabelledDocument } from './corpus.ts';
import { fitBar, fitPooled, type Seen } from './presence.ts';

/** What a match of the library's pattern adds to a score, for all categories alike: fitted one by one it only gained noise. */
const BONUS = 1.5;
/** A score below which no category is ever claimed. */
const LOWEST = -3.5;
const HIGHEST = 3;

interface Scored {
  readonly labels: readonly { readonly score: number; readonly isGold: boolean }[];
  readonly best: number;
  readonly gold: number;
}

/** Fits the numbers of each category to documents with scores of a model that has not seen them. */
export function fitThresholds(
  documents: readonly LabelledDocument[],
  scoresOf: (document: LabelledDocument) => readonly Float32Array[],
  categories: readonly string[],
): Threshold[] {
  const columns = categories.map((category, index) =>
    documents.map((document) => scoredBy(document, scoresOf(document), index, category)),
  );
  const pooled = fitPooled(columns.flat().map(seen));
  return columns.map((scored) => {
    const document = round(Math.max(LOWEST, fitBar(scored.map(seen), pooled)));
    const claimed = scored.filter(({ best }) => best >= document);
    let best = { sentence: document, value: -1 };
    for (let sentence = LOWEST; sentence <= HIGHEST; sentence += 0.1) {
      const value = quality(claimed, sentence, scored);
      if (value > best.value + 1e-4) best = { sentence: round(sentence), value };
    }
    return { bonus: BONUS, sentence: best.sentence, document };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
const seen = ({ best, gold }: Scored): Seen => ({ best, isThere: gold > 0 });

function scoredBy(
  document: LabelledDocument,
  scores: readonly Float32Array[],
  index: number,
  category: string,
): Scored {
  const column = withBonus(document.text, scores, index, category, BONUS);
  const labels = column
    .map((score, at) => ({ score, isGold: ((document.labels[at]! >>> index) & 1) === 1 }))
    .filter((label) => label.score > -4 || label.isGold);
  return {
    labels,
    best: Math.max(-8, ...labels.map((label) => label.score)),
    gold: labels.filter((label) => label.isGold).length,
  };
}

/** F1 of the sentences, over the documents in which the category is claimed. */
function quality(claimed: readonly Scored[], sentence: number, documents: readonly Scored[]): number {
  const chosen = claimed.flatMap(({ labels, best }) =>
    labels.filter(({ score }) => score >= Math.min(sentence, best)),
  );
  const found = chosen.filter(({ isGold }) => isGold).length;
  const all = documents.reduce((sum, { gold }) => sum + gold, 0);
  return (2 * found) / (chosen.length + all + 1e-9);
}
