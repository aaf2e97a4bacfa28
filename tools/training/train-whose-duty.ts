/**
 * Teaches whose duty a sentence is, from its words, its clauses and what the rules make of it.
 *
 *   npm run train:whose-duty -- [--held-out FOLDER] [--write]
 *
 * Reads `training/papers`, and the verdicts and sentences of `training/statements`. Each of the writers on whose papers no rule was written is judged by
 * what was taught without them: what share of what would be told is right, and what share of the marked duties is found. `--held-out`
 * keeps those weights, for `npm run eval:natural -- --held-out`; `--write` writes what is taught on all. Same papers, same weights; takes
 * some minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createWhoseDuty,
  WHOSE_SPACE,
  type WhoseWeights,
} from '../../backend/src/domain/analysis/reading/duties/whose/whose-duty.ts';
import { createScores, matrixOf, trainLinear, type Linear } from '../burdens/logistic.ts';
import { readVerdicts, rowsOfPaper, whoseRows, type WhoseRow } from '../duties/whose-rows.ts';
import { papersWithoutDoer } from '../duties/without-doer.ts';

const TRAINING = fileURLToPath(new URL('../../training', import.meta.url));
const WEIGHTS = new URL('../../backend/src/domain/analysis/reading/duties/whose/weights.ts', import.meta.url);
const SETS = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9', 'w10'];
/** Writers on whose papers no rule was written; sentences that they left unmarked were judged by hand where they could be duties. */
const UNTUNED = ['w11', 'w12', 'w13', 'w14', 'w15'];
/** liblinear's C, chosen across writers. */
const COST = 0.15;
const LEAST_ROWS = 3;
/** An unmarked sentence that reads more like a duty than this is taken for one that its writer did not mark, and teaches nothing. */
const MAY_BE_DUTY = -1.5;
/** How much an unmarked sentence counts where the writer marked the plainest duties only. */
const IN_PART = 0.3;
/** Papers made of sentences in which nobody acts; how much each counts. */
const MADE = 'made';
const IF_MADE = 0.5;
const THRESHOLDS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.5, 2];

const { values } = parseArgs({
  options: {
    'held-out': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const verdicts = readVerdicts(TRAINING);
const rows: WhoseRow[] = [];
for (const set of [...SETS, ...UNTUNED])
  rows.push(...(await whoseRows(join(TRAINING, 'papers', set), verdicts)));
for (const paper of papersWithoutDoer(TRAINING)) rows.push(...(await rowsOfPaper(paper, MADE, verdicts)));
const matrix = matrixOf(
  rows.map(({ features }) => features),
  WHOSE_SPACE,
  LEAST_ROWS,
);
console.log(
  `${rows.length} rows, ${rows.filter(({ isDuty }) => isDuty).length} duties, ${rows.filter(({ by }) => by === 'verdict').length} judged by hand`,
);

const all = [...rows.keys()];
const teach = (chosen: readonly number[], weightOf: (row: WhoseRow, at: number) => number): Linear =>
  trainLinear(
    matrix,
    chosen.filter((at) => weightOf(rows[at]!, at) > 0),
    (at) => rows[at]!.isDuty,
    COST,
    (at) => weightOf(rows[at]!, at),
  );
// a first fit, each half of the writers by the other, tells which unmarked sentences read like duties
const writers = [...new Set(rows.map(({ writer }) => writer))];
const first = new Float32Array(rows.length);
for (const half of [0, 1]) {
  const own = (at: number) => writers.indexOf(rows[at]!.writer) % 2 === half;
  const linear = teach(
    all.filter((at) => !own(at) && rows[at]!.writer !== MADE),
    ({ by, isWhole }) => (by !== 'unmarked' || isWhole ? 1 : 0),
  );
  const score = createScores(matrix, [linear], WHOSE_SPACE);
  for (const at of all) if (own(at)) first[at] = score(rows[at]!.features)[0]!;
}
const weightOf = ({ by, isWhole, isTold, writer }: WhoseRow, at: number): number => {
  if (writer === MADE) return IF_MADE;
  if (by !== 'unmarked' || UNTUNED.includes(writer)) return 1;
  return isTold || first[at]! > MAY_BE_DUTY ? 0 : isWhole ? 1 : IN_PART;
};

const odds = new Map<number, number>();
for (const writer of UNTUNED) {
  const weights = packed(
    teach(
      all.filter((at) => rows[at]!.writer !== writer),
      weightOf,
    ),
  );
  const score = createWhoseDuty(weights);
  for (const at of all) if (rows[at]!.writer === writer) odds.set(at, score(rows[at]!.features));
  if (values['held-out'] !== undefined) {
    mkdirSync(values['held-out'], { recursive: true });
    writeFileSync(join(values['held-out'], `whose-duty-${writer}.json`), JSON.stringify(weights));
  }
}
const seen = all.filter((at) => odds.has(at));
report('told by rules', ({ isTold }) => isTold);
report('told by no rule', ({ isTold }) => !isTold);
report('all', () => true);

/** Of the sentences with these odds or more: how many there are, how many of them are right, and which share of the marks they hold. */
function report(name: string, isOf: (row: WhoseRow) => boolean): void {
  const marks = seen.filter((at) => rows[at]!.by === 'mark' && rows[at]!.isDuty).length;
  for (const least of THRESHOLDS) {
    const above = seen.filter((at) => isOf(rows[at]!) && odds.get(at)! >= least);
    const right = above.filter((at) => rows[at]!.isDuty);
    const found = right.filter((at) => rows[at]!.by === 'mark').length;
    console.log(
      `${name} from ${least}: ${above.length}, right ${share(right.length, above.length)}, of the marks ${share(found, marks)}`,
    );
  }
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function packed({ weights, bias }: Linear): WhoseWeights {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = new Int8Array(WHOSE_SPACE);
  for (const [column, id] of matrix.features.entries()) bytes[id] = Math.round(weights[column]! / step);
  return {
    bias: Number(bias.toFixed(3)),
    step: Number(step.toPrecision(5)),
    packed: Buffer.from(bytes.buffer).toString('base64'),
  };
}

if (values.write) {
  const { bias, step, packed: bytes } = packed(teach(all, weightOf));
  writeFileSync(
    WEIGHTS,
    `import type { WhoseWeights } from './whose-duty.ts';

/** Whose duty a sentence is, written by tools/training/train-whose-duty.ts. Do not edit by hand. */
export const WHOSE_WEIGHTS: WhoseWeights = {
  bias: ${bias},
  step: ${step},
  packed: '${bytes}',
};
`,
  );
}
