import { readFileSync, writeFileSync } from 'node:fs';
import type { Expected } from '../../backend/src/domain/analysis/ask/read-question.ts';
import { SIGNS, type Signs } from '../../backend/src/domain/analysis/ask/signs.ts';
import type { FittedQuestion } from './fit.ts';

/** One question on a line of a file: its candidates as lists of signs, in their order. */
interface Line {
  readonly set: string;
  readonly kind: string;
  readonly expected: Expected;
  readonly hasAnswer: boolean;
  readonly weight: number;
  readonly right: readonly number[];
  readonly signs: readonly (readonly number[])[];
}

/** Writes what a fit sees of questions, so that a long reading can be done in parts. */
export function writeCollected(file: string, questions: readonly FittedQuestion[]): void {
  const lines = questions.map(({ set, kind, expected, hasAnswer, weight = 1, candidates }): Line => ({
    set,
    kind,
    expected,
    hasAnswer,
    weight,
    right: candidates.flatMap(({ isRight }, index) => (isRight ? [index] : [])),
    signs: candidates.map(({ signs }) => SIGNS.map((name) => Number(signs[name].toFixed(4)))),
  }));
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Reads such files. */
export function readCollected(files: readonly string[]): FittedQuestion[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { right, signs, ...rest } = JSON.parse(line) as Line;
        const candidates = signs.map((values, index) => ({
          signs: Object.fromEntries(SIGNS.map((name, at) => [name, values[at] ?? 0])) as unknown as Signs,
          isRight: right.includes(index),
        }));
        return { ...rest, candidates };
      }),
  );
}
