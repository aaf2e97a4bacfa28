import { writeFileSync } from 'node:fs';
import { INTENTS, intentOf, type Intent } from '../../backend/src/domain/analysis/ask/intents.ts';
import type { Expected } from '../../backend/src/domain/analysis/ask/read-question.ts';
import { SIGNS, type Signs } from '../../backend/src/domain/analysis/ask/signs.ts';

/** One question with its candidates, as the fit sees them. */
export interface FittedQuestion {
  readonly set: string;
  readonly kind: string;
  readonly expected: Expected;
  /** Whether anything in the paper answers it. */
  readonly hasAnswer: boolean;
  /** How often it counts. */
  readonly weight?: number;
  readonly candidates: readonly { readonly signs: Signs; readonly isRight: boolean }[];
}

/** Steps of the descent, its speed, and the penalty on weights. */
const STEPS = 200;
const SPEED = 0.1;
const PENALTY = 0.001;
/** How readily a kind of question gets weights of its own, in the order and in the decision. */
const OWN_ORDER = 1;
const OWN_FOUND = 0.5;
/** Signs that only the decision sees: how far the first is ahead of the second, its score, and one. */
const MORE = 3;
/** Writers that are left out together. */
const FOLDS = [
  ['a', 'f', 'w5'],
  ['b', 'g', 'w7'],
  ['c', 'h'],
] as const;
const WEIGHTS = 'backend/src/domain/analysis/ask/weights.ts';

interface Row {
  readonly vectors: readonly Float64Array[];
  readonly isRight: readonly boolean[];
  readonly intent: number;
  /** How often it counts. */
  readonly weight: number;
  readonly question: FittedQuestion;
}

const rowOf = (question: FittedQuestion): Row => ({
  vectors: question.candidates.map(({ signs }) => Float64Array.from(SIGNS, (name) => signs[name])),
  isRight: question.candidates.map(({ isRight }) => question.hasAnswer && isRight),
  intent: INTENTS.indexOf(intentOf(question.expected)),
  weight: question.weight ?? 1,
  question,
});

interface Judged {
  readonly question: FittedQuestion;
  readonly isRight: boolean;
  readonly odds: number;
}

/**
 * Fits the order of candidates (which of them is right) and the decision whether the first answers, prints how well writers are
 * judged by the others where `folds` are wanted, and writes the weights fitted on all.
 */
export function fitAsk(questions: readonly FittedQuestion[], folds: boolean): void {
  const rows = questions.filter(({ candidates }) => candidates.length > 0).map(rowOf);
  const judged: Judged[] = [];
  for (const held of folds ? FOLDS : []) {
    const isHeld = ({ question: { set } }: Row) => held.some((one) => one === set);
    const known = rows.filter((row) => !isHeld(row));
    const order = fitOrder(known);
    const found = fitFound(known, order);
    for (const row of rows.filter(isHeld)) {
      const { x, isRight } = foundRow(row, order);
      judged.push({
        question: row.question,
        isRight,
        odds: dot(weightsFor(found, x.length, row.intent, OWN_FOUND), x),
      });
    }
  }
  if (folds) report(judged, questions);
  const order = fitOrder(rows);
  const found = fitFound(rows, order);
  write(order, found);
}

function report(judged: readonly Judged[], questions: readonly FittedQuestion[]): void {
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  for (const bar of [-1.5, -1, -0.6, -0.3, 0]) {
    const parts = kinds.map((kind) => {
      const all = questions.filter((one) => one.kind === kind && one.set !== 'contracts').length;
      const told = judged.filter(({ question, odds }) => question.kind === kind && odds > bar);
      const right = told.filter(({ question, isRight }) => isRight || !question.hasAnswer).length;
      return `${kind} ${share(right, all)}`;
    });
    const there = questions.filter(({ hasAnswer, set }) => hasAnswer && set !== 'contracts').length;
    const right = judged.filter(({ isRight, odds }) => isRight && odds > bar).length;
    console.log(`bar ${bar}: right and told ${share(right, there)}; ${parts.join(', ')}`);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < b.length; index++) sum += a[index]! * b[index]!;
  return sum;
}

/** The weights for one kind of question: those of all, and its own on top. */
function weightsFor(all: Float64Array, width: number, intent: number, own: number): Float64Array {
  return Float64Array.from(
    { length: width },
    (_, index) => all[index]! + own * all[(intent + 1) * width + index]!,
  );
}

/** Adds what one row says to the slope, for the weights of all and for those of its own kind. */
function add(slope: Float64Array, x: Float64Array, by: number, intent: number, own: number): void {
  const from = (intent + 1) * x.length;
  for (let index = 0; index < x.length; index++) {
    slope[index]! += by * x[index]!;
    slope[from + index]! += own * by * x[index]!;
  }
}

/** Gradient descent by Adam. `slopeAt` fills in the slope at the weights. */
function descend(size: number, slopeAt: (weights: Float64Array, slope: Float64Array) => void): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => PENALTY * weight);
    slopeAt(weights, slope);
    for (let index = 0; index < size; index++) {
      mean[index] = 0.9 * mean[index]! + 0.1 * slope[index]!;
      square[index] = 0.99 * square[index]! + 0.01 * slope[index]! ** 2;
      weights[index]! -=
        (SPEED * mean[index]!) / (1 - 0.9 ** step) / (Math.sqrt(square[index]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}

/** The weights under which the right candidates are likeliest among all of a question. */
function fitOrder(rows: readonly Row[]): Float64Array {
  const width = SIGNS.length;
  const telling = rows.filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  const total = telling.reduce((sum, { weight }) => sum + weight, 0);
  return descend(width * (INTENTS.length + 1), (weights, slope) => {
    const byIntent = INTENTS.map((_, intent) => weightsFor(weights, width, intent, OWN_ORDER));
    for (const { vectors, isRight, intent, weight } of telling) {
      const scores = vectors.map((x) => dot(byIntent[intent]!, x));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const all = chances.reduce((sum, one) => sum + one, 0);
      const right = chances.reduce((sum, one, index) => sum + (isRight[index]! ? one : 0), 1e-12);
      for (const [index, x] of vectors.entries()) {
        const by = chances[index]! / all - (isRight[index]! ? chances[index]! / right : 0);
        if (Math.abs(by) > 1e-4) add(slope, x, (by * weight) / total, intent, OWN_ORDER);
      }
    }
  });
}

/** What the decision sees of a question: the signs of the first candidate, its lead, its score, and one. */
function foundRow({ vectors, isRight, intent }: Row, order: Float64Array) {
  const weights = weightsFor(order, SIGNS.length, intent, OWN_ORDER);
  const ranked = vectors
    .map((x, index) => ({ x, isRight: isRight[index]!, score: dot(weights, x) }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const lead = second === undefined ? 2 : Math.min(3, first!.score - second.score); // rows have candidates
  return { x: Float64Array.from([...first!.x, lead, first!.score, 1]), isRight: first!.isRight };
}

function fitFound(rows: readonly Row[], order: Float64Array): Float64Array {
  const width = SIGNS.length + MORE;
  const seen = rows.map((row) => ({ ...foundRow(row, order), intent: row.intent, weight: row.weight }));
  const total = seen.reduce((sum, { weight }) => sum + weight, 0);
  return descend(width * (INTENTS.length + 1), (weights, slope) => {
    const byIntent = INTENTS.map((_, intent) => weightsFor(weights, width, intent, OWN_FOUND));
    for (const { x, isRight, intent, weight } of seen) {
      const chance = 1 / (1 + Math.exp(-dot(byIntent[intent]!, x)));
      add(slope, x, ((chance - (isRight ? 1 : 0)) * weight) / total, intent, OWN_FOUND);
    }
  });
}

function write(order: Float64Array, found: Float64Array): void {
  const table = (all: Float64Array, width: number, own: number) =>
    INTENTS.map(
      (intent, index) =>
        `  ${intent satisfies Intent}: [${[...weightsFor(all, width, index, own)].map((one) => one.toFixed(2)).join(', ')}],`,
    ).join('\n');
  writeFileSync(
    WEIGHTS,
    `import type { Intent } from './intents.ts';

/** Written by \`npm run bench:ask -- --fit\`. In the order of the signs, for each kind of question. */
export const ORDER_WEIGHTS: Readonly<Record<Intent, readonly number[]>> = {
${table(order, SIGNS.length, OWN_ORDER)}
};

/** Log-odds that the first candidate answers: by its signs, its lead before the second, its score, and a constant. */
export const FOUND_WEIGHTS: Readonly<Record<Intent, readonly number[]>> = {
${table(found, SIGNS.length + MORE, OWN_FOUND)}
};
`,
  );
}
