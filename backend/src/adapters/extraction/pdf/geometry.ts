/** A transformation as PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** Where a point lands. */
const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** The upright box around a transformed one. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: Box): Box {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a point lies in a box, with a point of tolerance. */
export const holds = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean =>
  x >= x0 - 1 && x <= x1 + 1 && y >= y0 - 1 && y <= y1 + 1;

const GRID = 40;

/** Share of `page` that the boxes cover together, 0 to 1, counted on a grid so that overlaps count once. */
export function shareOf(page: Box, boxes: readonly Box[]): number {
  if (boxes.length === 0) return 0;
  const width = page[2] - page[0];
  const height = page[3] - page[1];
  let covered = 0;
  for (let row = 0; row < GRID; row++) {
    const y = page[1] + ((row + 0.5) / GRID) * height;
    for (let column = 0; column < GRID; column++) {
      const x = page[0] + ((column + 0.5) / GRID) * width;
      if (boxes.some((box) => holds(box, x, y))) covered += 1;
    }
  }
  return covered / (GRID * GRID);
}
