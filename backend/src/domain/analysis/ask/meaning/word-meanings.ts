import { WORD_VECTORS } from './word-vectors.ts';

/** Likeness below this says nothing: any two words have about so much. */
const FLOOR = 0.3;

let known: { readonly rows: ReadonlyMap<string, number>; readonly bytes: Int8Array } | undefined;

/** Unpacks the vectors at the first call. */
function vectors() {
  if (known !== undefined) return known;
  const raw = atob(WORD_VECTORS.packed);
  const bytes = new Int8Array(raw.length);
  for (let index = 0; index < raw.length; index++) bytes[index] = raw.charCodeAt(index);
  known = { rows: new Map(WORD_VECTORS.stems.split(' ').map((stem, row) => [stem, row])), bytes };
  return known;
}

/** How rare a word is in English: its place among the commonest; those that are not among them come last. */
export const rarityOf = (term: string): number => vectors().rows.get(term) ?? Number.MAX_SAFE_INTEGER;

/** Adds the vector of a stem, times a weight; leaves the sum as it is where the stem is unknown. */
export function addMeaning(sum: Float64Array, term: string, weight: number): void {
  const { rows, bytes } = vectors();
  const row = rows.get(term);
  if (row === undefined) return;
  for (let axis = 0; axis < sum.length; axis++) sum[axis]! += bytes[row * sum.length + axis]! * weight;
}

/** Axes of the vectors. */
export const MEANING_AXES = WORD_VECTORS.axes;

/** How alike two stems are in meaning: 1 for the same, 0 for unlike or unknown ones. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const { rows, bytes } = vectors();
  const [a, b] = [rows.get(one), rows.get(other)];
  if (a === undefined || b === undefined) return 0;
  const { axes } = WORD_VECTORS;
  let sum = 0;
  for (let axis = 0; axis < axes; axis++) sum += bytes[a * axes + axis]! * bytes[b * axes + axis]!;
  return Math.max(0, (sum / 127 ** 2 - FLOOR) / (1 - FLOOR));
}
