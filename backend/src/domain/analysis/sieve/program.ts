import type { LettersHeld } from './letters-held.ts';
import type { Query } from './query.ts';

/** A query as one row of numbers, which is quicker to follow than a tree: `runs count …runs`, `all|any size …parts`. */
export type Program = Int32Array;

const RUNS = 0;
const ALL = 1;
const ANY = 2;

/** Writes a query as a program. */
export const programOf = (query: Query): Program => Int32Array.from(written(query));

function written(query: Query): number[] {
  if ('runs' in query) return [RUNS, query.runs.length, ...query.runs];
  const parts = ('all' in query ? query.all : query.any).flatMap(written);
  return ['all' in query ? ALL : ANY, parts.length, ...parts];
}

/** Whether a text with these letters may fulfil the part of a program that begins at a place. */
export function mayHold(program: Program, held: LettersHeld, at = 0): boolean {
  const kind = program[at]!;
  const from = at + 2;
  const to = from + program[at + 1]!;
  if (kind === RUNS) return holdsRuns(program, held, from, to);
  const isAny = kind === ANY;
  for (let next = from; next < to;) {
    const end = next + 2 + program[next + 1]!;
    // most parts are runs
    const holds =
      program[next] === RUNS ? holdsRuns(program, held, next + 2, end) : mayHold(program, held, next);
    if (holds === isAny) return isAny;
    next = end;
  }
  return !isAny;
}

function holdsRuns(program: Program, held: LettersHeld, from: number, to: number): boolean {
  for (let next = from; next < to; next++) {
    const run = program[next]!;
    if (((held[run >> 5]! >>> (run & 31)) & 1) === 0) return false;
  }
  return true;
}
