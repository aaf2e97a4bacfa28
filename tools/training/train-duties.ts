/**
 * Teaches which of the duties that rules propose are not to be told.
 *
 *   npm run train:duties [-- --write]
 *
 * Reads `training/statements/duties.jsonl` (judged by hand) and the marks of `training/papers`, judges each writer by what was taught
 * without them, and says how many of the wrong and of the right statements lie below each threshold. With `--write` the weights of
 * all go to `backend/src/domain/analysis/reading/duties/trust/weights.ts`. Same statements, same weights; takes half a minute.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { matrixOf, trainLinear, type Linear } from '../burdens/logistic.ts';
import { readStatements } from '../duties/statements.ts';

const TRAINING = fileURLToPath(new URL('../../training', import.meta.url));
const WEIGHTS = new URL('../../backend/src/domain/analysis/reading/duties/trust/weights.ts', import.meta.url);
/** liblinear's C, chosen across writers. */
const COST = 0.05;
const LEAST_ROWS = 4;
/** How much more a verdict by hand counts than a mark. */
const BY_HAND = 2;
/** A sign of less weight is left out of the file. */
const LEAST_WEIGHT = 0.005;
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const rows = await readStatements(TRAINING);
const ids = new Map<string, number>();
const idOf = (sign: string): number => {
  const known = ids.get(sign) ?? ids.size;
  ids.set(sign, known);
  return known;
};
const features = rows.map(({ signs }) => {
  const own = Uint32Array.from(signs, idOf);
  return { ids: own, values: Float32Array.from(own, () => 1) };
});
const matrix = matrixOf(features, ids.size, LEAST_ROWS);
const judged = rows.filter(({ isJudged }) => isJudged);
console.log(
  `${rows.length} statements, ${rows.filter(({ isRight }) => !isRight).length} wrong; ${judged.length} judged by hand, ${judged.filter(({ isRight }) => !isRight).length} wrong`,
);

const teach = (without: string | null): Linear =>
  trainLinear(
    matrix,
    [...rows.keys()].filter((row) => rows[row]!.writer !== without),
    (row) => rows[row]!.isRight,
    COST,
    (row) => (rows[row]!.isJudged ? BY_HAND : 1),
  );
const odds = new Map<number, number>();
for (const writer of new Set(rows.map((row) => row.writer))) {
  const { weights, bias } = teach(writer);
  for (const [at, row] of rows.entries()) {
    if (row.writer !== writer) continue;
    let sum = bias;
    for (let place = matrix.starts[at]!; place < matrix.starts[at + 1]!; place++)
      sum += weights[matrix.columns[place]!]!;
    odds.set(at, sum);
  }
}
report('must', (mode) => mode?.startsWith('must') === true);
report('other', (mode) => mode?.startsWith('must') !== true);

/** How many lie below each threshold, each writer judged by what was taught without them. */
function report(name: string, isOf: (mode: string | null) => boolean): void {
  const own = [...rows.entries()].filter(([, { mode }]) => isOf(mode));
  const share = (of: typeof own, least: number) =>
    `${((100 * of.filter(([at]) => odds.get(at)! < least).length) / Math.max(1, of.length)).toFixed(0)} %`;
  for (const least of THRESHOLDS) {
    const wrong = own.filter(([, { isRight, isJudged }]) => !isRight && isJudged);
    const right = own.filter(([, { isRight, isJudged }]) => isRight && isJudged);
    const marked = own.filter(([, { isRight, isJudged }]) => isRight && !isJudged);
    console.log(
      `${name} below ${least}: wrong ${share(wrong, least)}, right ${share(right, least)}, marked as duties ${share(marked, least)}`,
    );
  }
}

if (values.write) {
  const { weights, bias } = teach(null);
  const names = [...ids.keys()];
  const lines = [...matrix.features]
    .map((id, column) => ({ sign: names[id]!, weight: Number(weights[column]!.toFixed(2)) }))
    .filter(({ weight }) => Math.abs(weight) > LEAST_WEIGHT)
    .toSorted((a, b) => (a.sign < b.sign ? -1 : 1))
    .map(({ sign, weight }) => `${weight} ${sign}`);
  writeFileSync(
    WEIGHTS,
    `import type { DutyWeights } from './trusted.ts';

/** What makes a proposed duty right, written by tools/training/train-duties.ts. Do not edit by hand. */
export const DUTY_WEIGHTS: DutyWeights = {
  bias: ${bias.toFixed(2)},
  packed: ${JSON.stringify(lines.join('\n'))},
};
`,
  );
  console.log(`${lines.length} signs written`);
}
