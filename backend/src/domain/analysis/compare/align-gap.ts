import type { Pairing } from './align-units.ts';
import { inOrder } from './in-order.ts';
import { bagOf, commonShare, likeness, type Bag } from './similarity.ts';
import type { Unit } from './units.ts';

/** Least likeness of two sentences that stand for one another. */
const ALIKE = 0.5;
/** Least share in common of a sentence and those it was divided into. */
const ALIKE_TOGETHER = 0.75;
/** Pairs of sentences that are compared one by one; a larger gap is divided first. */
const MOST_PAIRS = 10_000;
/** Words in more sentences than this tell nothing about where a sentence went. */
const RARE = 12;

/** Shapes of a pairing: one to one, one to several, several to one. */
const SHAPES = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
] as const;

/** Aligns what lies between two matches: in order, by likeness. */
export function alignGap(before: readonly Unit[], after: readonly Unit[]): Pairing[] {
  if (before.length === 0 || after.length === 0) return [];
  if (before.length * after.length > MOST_PAIRS) return divide(before, after);
  return alignSmall(before, after);
}

/** Divides a large gap at pairs of sentences that share rare words; without any, nothing in it stands for one another. */
function divide(before: readonly Unit[], after: readonly Unit[]): Pairing[] {
  const holders = new Map<string, number[]>();
  for (const [j, unit] of after.entries()) {
    for (const key of new Set(unit.words.map((word) => word.key))) {
      const places = holders.get(key);
      if (places === undefined) holders.set(key, [j]);
      else if (places.length <= RARE) places.push(j);
    }
  }
  const matches: (readonly [number, number])[] = [];
  for (const [i, unit] of before.entries()) {
    const best = likeliest(unit, after, holders);
    if (best !== null) matches.push([i, best]);
  }
  const kept = inOrder(matches);
  const out: Pairing[] = kept.map(([i, j]) => ({ before: [before[i]!], after: [after[j]!], isMoved: false }));
  const bounds = [[-1, -1] as const, ...kept, [before.length, after.length] as const];
  for (const [index, [i, j]] of bounds.slice(0, -1).entries()) {
    const [nextI, nextJ] = bounds[index + 1]!;
    const inner = [before.slice(i + 1, nextI), after.slice(j + 1, nextJ)] as const;
    if (inner[0].length * inner[1].length <= MOST_PAIRS && kept.length > 0) out.push(...alignGap(...inner));
  }
  return out;
}

function likeliest(
  unit: Unit,
  after: readonly Unit[],
  holders: ReadonlyMap<string, readonly number[]>,
): number | null {
  const votes = new Map<number, number>();
  for (const key of new Set(unit.words.map((word) => word.key))) {
    const places = holders.get(key) ?? [];
    if (places.length <= RARE) for (const j of places) votes.set(j, (votes.get(j) ?? 0) + 1);
  }
  const tried = [...votes].toSorted((a, b) => b[1] - a[1]).slice(0, 4);
  const bag = bagOf(unit.words);
  let best: number | null = null;
  let bestLikeness = 0.6;
  for (const [j] of tried) {
    const one = likeness(bag, bagOf(after[j]!.words));
    if (one > bestLikeness) [best, bestLikeness] = [j, one];
  }
  return best;
}

function alignSmall(before: readonly Unit[], after: readonly Unit[]): Pairing[] {
  const columns = after.length + 1;
  const bags = { before: runBags(before), after: runBags(after) };
  const scores = new Float64Array((before.length + 1) * columns);
  const choices = new Int8Array(scores.length).fill(-1);
  for (let i = before.length; i >= 0; i--) {
    for (let j = after.length; j >= 0; j--) {
      const at = i * columns + j;
      const below = i < before.length ? scores[at + columns]! : 0;
      const right = j < after.length ? scores[at + 1]! : 0;
      let best = Math.max(below, right);
      for (const [shape, [rows, cells]] of SHAPES.entries()) {
        const a = bags.before[rows - 1]![i];
        const b = bags.after[cells - 1]![j];
        if (a === undefined || b === undefined) continue;
        const alike = shape === 0 ? likeness(a, b) : commonShare(a, b);
        if (alike < (shape === 0 ? ALIKE : ALIKE_TOGETHER)) continue;
        const score = alike * (a.size + b.size) + scores[at + rows * columns + cells]!;
        if (score > best + 1e-9) {
          best = score;
          choices[at] = shape;
        }
      }
      scores[at] = best;
    }
  }
  return follow(before, after, scores, choices);
}

/** Bags of one, two and three sentences from each place on; no run crosses the end. */
function runBags(units: readonly Unit[]): (Bag | undefined)[][] {
  return [1, 2, 3].map((length) =>
    units.map((_, at) =>
      at + length > units.length
        ? undefined
        : bagOf(...units.slice(at, at + length).map(({ words }) => words)),
    ),
  );
}

function follow(
  before: readonly Unit[],
  after: readonly Unit[],
  scores: Float64Array,
  choices: Int8Array,
): Pairing[] {
  const columns = after.length + 1;
  const out: Pairing[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const at = i * columns + j;
    const shape = SHAPES[choices[at]!];
    if (shape !== undefined) {
      const [rows, cells] = shape;
      out.push({ before: before.slice(i, i + rows), after: after.slice(j, j + cells), isMoved: false });
      i += rows;
      j += cells;
    } else if (scores[at + columns]! >= scores[at + 1]!) i++;
    else j++;
  }
  return out;
}
