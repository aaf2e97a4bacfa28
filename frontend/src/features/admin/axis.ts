/** Values at which an axis has a line, from 0, and its upper end. */
export interface Axis {
  readonly top: number;
  readonly ticks: readonly number[];
}

/** Lines above zero that a small chart has room for. */
const MOST_LINES = 4;

/** An axis in round steps (1, 2 or 5 times a power of ten) that reaches at least up to a value. */
export function axisOf(most: number): Axis {
  if (!(most > 0)) return { top: 1, ticks: [0, 1] };
  const raw = most / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power);
  const count = Math.ceil(most / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
