import type { Pairing } from './align-units.ts';
import { bagOf, jaccard } from './similarity.ts';
import type { Unit } from './units.ts';

/** A move keeps at least this share of its different words, and has at least so many (as reviewers of moves would accept). */
const KEPT = 0.8;
const FEWEST_WORDS = 3;
/** Words in more sentences than this do not help to find where one went. */
const RARE = 20;

interface Moves {
  readonly moves: readonly Pairing[];
  readonly removed: readonly Unit[];
  readonly added: readonly Unit[];
}

/** Among sentences that found no partner in order, those that stand elsewhere. */
export function findMoves(removed: readonly Unit[], added: readonly Unit[]): Moves {
  const left = new Map(added.map((unit) => [unit.index, unit]));
  const moves: Pairing[] = [];
  const gone: Unit[] = [];
  const byKey = new Map<string, Unit[]>();
  const holders = new Map<string, number[]>();
  for (const unit of added) {
    const equal = byKey.get(unit.key);
    if (equal === undefined) byKey.set(unit.key, [unit]);
    else equal.push(unit);
    for (const key of new Set(unit.words.map((word) => word.key))) {
      const places = holders.get(key) ?? [];
      if (places.length <= RARE) places.push(unit.index);
      holders.set(key, places);
    }
  }
  let last: { readonly before: number; readonly after: number } | null = null;
  const taken = new Set<number>();
  for (const [place, unit] of removed.entries()) {
    if (taken.has(unit.index)) continue;
    const next: Unit | undefined =
      last !== null && unit.index - last.before === 1 ? left.get(last.after + 1) : undefined;
    const isLong = unit.words.length >= FEWEST_WORDS;
    const one: Unit | undefined =
      next?.key === unit.key ? next : isLong ? firstLeft(byKey.get(unit.key) ?? [], left) : undefined;
    const runs = runsFrom(removed, place).filter((run) => run.every(({ index }) => !taken.has(index)));
    const found: Pick<Pairing, 'before' | 'after'> | null =
      one === undefined ? mostAlike(runs, left, holders) : { before: [unit], after: [one] };
    if (found === null) {
      gone.push(unit);
      continue;
    }
    for (const { index } of found.before) taken.add(index);
    for (const { index } of found.after) left.delete(index);
    last = { before: found.before.at(-1)!.index, after: found.after.at(-1)!.index };
    moves.push({ ...found, isMoved: true });
  }
  return withHeadings(moves, gone, left);
}

/** The first of these that is not taken; those before it are forgotten, so that each is looked at once. */
function firstLeft(units: Unit[], left: ReadonlyMap<number, Unit>): Unit | undefined {
  while (units.length > 0 && !left.has(units[0]!.index)) units.shift();
  return units[0];
}

/** One, two or three sentences that follow one another: layout may have divided a sentence on either side. */
function runsFrom(units: readonly Unit[], place: number): (readonly Unit[])[] {
  const first = units[place]!.index;
  return [1, 2, 3]
    .map((length) => units.slice(place, place + length))
    .filter((run, index) => run.length === index + 1 && run.at(-1)!.index === first + index);
}

/** The sentences of the newer version that one of the runs went to, or null. One side of a move is a single sentence. */
function mostAlike(
  runs: readonly (readonly Unit[])[],
  left: ReadonlyMap<number, Unit>,
  holders: ReadonlyMap<string, readonly number[]>,
): Pick<Pairing, 'before' | 'after'> | null {
  const votes = new Map<number, number>();
  for (const key of new Set((runs[0]?.[0]?.words ?? []).map((word) => word.key))) {
    const places = holders.get(key) ?? [];
    if (places.length <= RARE)
      for (const at of places) if (left.has(at)) votes.set(at, (votes.get(at) ?? 0) + 1);
  }
  let best: Pick<Pairing, 'before' | 'after'> | null = null;
  let bestShare = KEPT;
  for (const [at] of [...votes].toSorted((a, b) => b[1] - a[1]).slice(0, 5)) {
    for (const before of runs) {
      const lengths = before.length === 1 ? [1, 2, 3] : [1];
      for (const length of lengths) {
        const after = Array.from({ length }, (_, index) => left.get(at + index));
        if (!after.every((unit) => unit !== undefined)) continue;
        const words = before.reduce((sum, unit) => sum + unit.words.length, 0);
        const share = jaccard(
          bagOf(...before.map((one) => one.words)),
          bagOf(...after.map((one) => one.words)),
        );
        const isBetter = share > bestShare || (best === null && share === bestShare);
        if (words >= FEWEST_WORDS && isBetter) [best, bestShare] = [{ before, after }, share];
      }
    }
  }
  return best;
}

/** A short heading goes with the sentence below it. */
function withHeadings(moves: readonly Pairing[], gone: readonly Unit[], left: Map<number, Unit>): Moves {
  const partner = new Map(moves.map(({ before, after }) => [before[0]!.index, after[0]!.index]));
  const all = [...moves];
  const removed: Unit[] = [];
  for (const unit of gone.toReversed()) {
    const below = partner.get(unit.index + 1);
    const other = below === undefined ? undefined : left.get(below - 1);
    if (other === undefined || other.key !== unit.key) {
      removed.push(unit);
      continue;
    }
    left.delete(other.index);
    partner.set(unit.index, other.index);
    all.push({ before: [unit], after: [other], isMoved: true });
  }
  return { moves: all, removed: removed.toReversed(), added: [...left.values()] };
}
