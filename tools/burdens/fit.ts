/** What is fitted: figures by name, and what is true. */
export interface Example<Figures> {
  readonly figures: Figures;
  readonly isTrue: boolean;
}

const STEPS = 40;

/**
 * Logistic regression of a few figures by Newton's method, with an L2 penalty of `weight²/2` on each but `bias`. Weights rounded to two
 * places. Same examples, same weights.
 */
export function fitLogistic<Figures extends object>(
  examples: readonly Example<Figures>[],
  names: readonly (keyof Figures & string)[],
): Figures {
  const rows = examples.map(({ figures }) =>
    names.flatMap((name, at): [number, number][] => {
      const value = Number(figures[name] ?? 0);
      return value === 0 ? [] : [[at, value]];
    }),
  );
  const weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = names.map((name, at) => (name === 'bias' ? 0 : weights[at]!));
    const bend = names.map((_, a) => names.map((name, b) => (a === b ? (name === 'bias' ? 1e-6 : 1) : 0)));
    for (const [index, row] of rows.entries()) {
      const odds = row.reduce((sum, [at, value]) => sum + value * weights[at]!, 0);
      const chance = 1 / (1 + Math.exp(-odds));
      const error = chance - Number(examples[index]!.isTrue);
      const share = chance * (1 - chance);
      for (const [a, value] of row) {
        slope[a]! += error * value;
        for (const [b, other] of row) bend[a]![b]! += share * value * other;
      }
    }
    const changes = solve(bend, slope);
    for (const [at, change] of changes.entries()) weights[at]! -= change;
    if (changes.every((change) => Math.abs(change) < 1e-4)) break;
  }
  // one weight a figure
  return Object.fromEntries(names.map((name, at) => [name, Number(weights[at]!.toFixed(2))])) as Figures;
}

/** Solves `matrix × x = values` by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at]!]);
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows.findIndex(
      (row, index) =>
        index >= at && Math.abs(row[at]!) >= Math.max(...rows.slice(at).map((other) => Math.abs(other[at]!))),
    );
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (const [index, row] of rows.entries()) {
      if (index === at) continue;
      const factor = row[at]! / rows[at]![at]!;
      for (let column = at; column < row.length; column++) row[column]! -= factor * rows[at]![column]!;
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
