import type { Alignment, Pairing } from './align-units.ts';
import type { Unit } from './units.ts';

/** Paragraphs of the two versions that stand for one another, as their sentences. */
export interface ClauseGroup {
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
  readonly isMoved: boolean;
}

/** Groups aligned sentences into clauses: paragraphs linked by their sentences, and sentences that moved alone. */
export function groupClauses(
  alignment: Alignment,
  before: readonly Unit[],
  after: readonly Unit[],
): ClauseGroup[] {
  const whole = movesOfWholeParagraphs(alignment, before, after);
  const parents = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    while (parents.get(at) !== undefined && parents.get(at) !== at) at = parents.get(at)!;
    parents.set(key, at);
    return at;
  };
  const links = alignment.pairs.filter((pair) => !pair.isMoved || whole.has(pair));
  for (const pair of links) {
    const keys = [...pair.before.map(oldKey), ...pair.after.map(newKey)];
    for (const key of keys) parents.set(find(key), find(keys[0]!));
  }
  const alone = alignment.pairs.filter((pair) => pair.isMoved && !whole.has(pair));
  const isAlone = new Set(alone.flatMap((pair) => [...pair.before, ...pair.after]));
  const groups = new Map<string, { before: Unit[]; after: Unit[] }>();
  const put = (unit: Unit, side: 'before' | 'after', key: string) => {
    if (isAlone.has(unit)) return;
    const root = find(key);
    const group = groups.get(root) ?? { before: [], after: [] };
    group[side].push(unit);
    groups.set(root, group);
  };
  for (const unit of before) put(unit, 'before', oldKey(unit));
  for (const unit of after) put(unit, 'after', newKey(unit));
  const moved = new Set([...whole].map((pair) => find(oldKey(pair.before[0]!))));
  const stayed = new Set(links.filter((pair) => !pair.isMoved).map((pair) => find(oldKey(pair.before[0]!))));
  return [
    ...[...groups].map(([root, group]) => ({ ...group, isMoved: moved.has(root) && !stayed.has(root) })),
    ...alone,
  ];
}

const oldKey = (unit: Unit) => `o${unit.paragraph.id}`;
const newKey = (unit: Unit) => `n${unit.paragraph.id}`;

/** Moves of which every sentence of the paragraph took part, so that the paragraph itself moved. */
function movesOfWholeParagraphs(
  { pairs }: Alignment,
  before: readonly Unit[],
  after: readonly Unit[],
): ReadonlySet<Pairing> {
  const sizes = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const unit of before) count(sizes, oldKey(unit));
  for (const unit of after) count(sizes, newKey(unit));
  const movedIn = new Map<string, number>();
  const moves = pairs.filter(({ isMoved }) => isMoved);
  for (const pair of moves) {
    for (const unit of pair.before) count(movedIn, oldKey(unit));
    for (const unit of pair.after) count(movedIn, newKey(unit));
  }
  const share = (key: string) => (movedIn.get(key) ?? 0) / (sizes.get(key) ?? 1);
  return new Set(
    moves.filter((pair) => share(oldKey(pair.before[0]!)) > 0.5 && share(newKey(pair.after[0]!)) > 0.5),
  );
}
