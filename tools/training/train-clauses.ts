/**
 * Trains the sentence classifier of the built-in analyst on a labelled split.
 *
 *   npm exec -- node tools/training/train-clauses.ts --data DIR [--out-of-fold FILE]
 *
 * Always trains five models on four fifths of the documents each and fits the thresholds to scores of documents that the
 * scoring model has not seen. With `--out-of-fold` it writes predictions for the scorer, each document read by the model
 * and thresholds of the other folds, and stops; without, it trains on everything and writes the weights module.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CATEGORIES } from '../../backend/src/domain/analysis/classifier/categories.ts';
import { decodeClauses, type Threshold } from '../../backend/src/domain/analysis/classifier/decode.ts';
import { predictionsOf } from '../../backend/src/domain/analysis/predictions.ts';
import { foldOf, readCorpus, type LabelledDocument } from '../clauses/corpus.ts';
import { score, train, type Example, type LinearModel } from '../clauses/logistic.ts';
import { asPacked, pack } from '../clauses/pack.ts';
import { fitThresholds } from '../clauses/thresholds.ts';

const OPTIONS = { epochs: 12, rate: 0.6, decay: 1e-6, positiveWeight: 3 };
const FOLDS = 5;
const WEIGHTS = new URL('../../backend/src/domain/analysis/classifier/weights.ts', import.meta.url);

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

const data = argument('data') ?? process.env['LEGAL_EVAL_DIR'];
if (data === undefined) throw new Error('Give the folder of the labelled split: --data DIR');
const documents = readCorpus(data, CATEGORIES);
console.log(
  `${documents.length} documents, ${documents.reduce((sum, { places }) => sum + places.length, 0)} sentences`,
);

const examplesOf = (chosen: readonly LabelledDocument[]): Example[] =>
  chosen.flatMap(({ features, labels }) =>
    features.map((row, index) => ({ features: row, labels: labels[index]! })),
  );
const inFold = (fold: number) => documents.filter(({ docId }) => foldOf(docId, FOLDS) === fold);
const outside = (fold: number) => documents.filter(({ docId }) => foldOf(docId, FOLDS) !== fold);
const trained = (chosen: readonly LabelledDocument[]): LinearModel =>
  train(examplesOf(chosen), CATEGORIES.length, OPTIONS);

const scores = new Map<string, Float32Array[]>();
for (let fold = 0; fold < FOLDS; fold++) {
  const model = asPacked(trained(outside(fold)));
  for (const document of inFold(fold))
    scores.set(
      document.docId,
      document.features.map((row) => score(model, row)),
    );
  console.log(`fold ${fold + 1} of ${FOLDS}`);
}
const scoresOf = (document: LabelledDocument) => scores.get(document.docId)!; // every document is in one fold

const outOfFold = argument('out-of-fold');
if (outOfFold === undefined) writeWeights(trained(documents), fitThresholds(documents, scoresOf, CATEGORIES));
else writePredictions(outOfFold);

function writePredictions(file: string): void {
  const lines: string[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const thresholds = fitThresholds(outside(fold), scoresOf, CATEGORIES);
    for (const document of inFold(fold)) {
      const clauses = decodeClauses(document.text, scoresOf(document), CATEGORIES, thresholds);
      const predictions = predictionsOf(document.text, clauses).map(
        ({ start: _start, end: _end, ...rest }) => rest,
      );
      lines.push(JSON.stringify({ docId: document.docId, predictions }));
    }
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function writeWeights(model: LinearModel, thresholds: readonly Threshold[]): void {
  const { packed, step } = pack(model);
  const source = `/**
 * Weights of the sentence classifier, written by tools/training/train-clauses.ts. Do not edit by hand.
 * Fitted to clause labels of the Contract Understanding Atticus Dataset (CUAD) v1 by The Atticus Project, CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/); the data was changed: categories renamed, spans mapped to sentences.
 */
export const CLASSIFIER = {
  thresholds: ${JSON.stringify(thresholds)},
  step: ${step},
  packed: '${packed}',
} as const;
`;
  writeFileSync(WEIGHTS, source);
  console.log(`weights: ${packed.length} characters, ${gzipSync(source).length} bytes compressed`);
}
