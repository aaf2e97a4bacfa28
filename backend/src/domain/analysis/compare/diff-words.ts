/** One step of the way from one list to the other, as spans of both. */
export interface Step {
  readonly op: 'same' | 'removed' | 'added';
  /** Span in the older list; empty for `added`. */
  readonly before: readonly [from: number, to: number];
  /** Span in the newer list; empty for `removed`. */
  readonly after: readonly [from: number, to: number];
}

/** Differences beyond which two clauses are told as replaced: bounds the work on hostile text. */
const MOST_DIFFERENCES = 800;

/** The shortest way from one list of words to the other (Myers 1986), as spans. */
export function diffWords(before: readonly string[], after: readonly string[]): Step[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++;
  const middle = shortestWay(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ).map(({ op, before: [a, b], after: [c, d] }) => ({
    op,
    before: [a + head, b + head] as const,
    after: [c + head, d + head] as const,
  }));
  const same = (a: number, b: number, length: number): Step[] =>
    length === 0 ? [] : [{ op: 'same', before: [a, a + length], after: [b, b + length] }];
  return [...same(0, 0, head), ...middle, ...same(before.length - tail, after.length - tail, tail)];
}

function shortestWay(before: readonly string[], after: readonly string[]): Step[] {
  const n = before.length;
  const m = after.length;
  if (n === 0 && m === 0) return [];
  const most = Math.min(n + m, MOST_DIFFERENCES);
  const size = 2 * most + 1;
  const furthest = new Int32Array(size + 2);
  const trace: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    trace.push(furthest.slice());
    for (let k = -d; k <= d; k += 2) {
      const at = k + most + 1;
      const down = k === -d || (k !== d && furthest[at - 1]! < furthest[at + 1]!);
      let x = down ? furthest[at + 1]! : furthest[at - 1]! + 1;
      let y = x - k;
      while (x < n && y < m && before[x] === after[y]) {
        x++;
        y++;
      }
      furthest[at] = x;
      if (x >= n && y >= m) return stepsBack(trace, d, n, m, most);
    }
  }
  return [
    { op: 'removed', before: [0, n], after: [0, 0] },
    { op: 'added', before: [n, n], after: [0, m] },
  ];
}

function stepsBack(trace: readonly Int32Array[], last: number, n: number, m: number, most: number): Step[] {
  const out: Step[] = [];
  const put = (op: Step['op'], x: number, y: number, toX: number, toY: number) => {
    const next = out.at(-1);
    if (next !== undefined && next.op === op)
      out[out.length - 1] = { op, before: [x, next.before[1]], after: [y, next.after[1]] };
    else out.push({ op, before: [x, toX], after: [y, toY] });
  };
  let x = n;
  let y = m;
  for (let d = last; d > 0; d--) {
    const furthest = trace[d]!;
    const k = x - y;
    const at = k + most + 1;
    const down = k === -d || (k !== d && furthest[at - 1]! < furthest[at + 1]!);
    const fromK = down ? k + 1 : k - 1;
    const fromX = furthest[fromK + most + 1]!;
    const fromY = fromX - fromK;
    const midX = down ? fromX : fromX + 1;
    const midY = down ? fromY + 1 : fromY;
    if (x > midX) put('same', midX, midY, x, y);
    if (down) put('added', fromX, fromY, fromX, fromY + 1);
    else put('removed', fromX, fromY, fromX + 1, fromY);
    [x, y] = [fromX, fromY];
  }
  if (x > 0) put('same', 0, 0, x, y);
  return out.toReversed();
}
