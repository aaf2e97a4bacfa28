/**
 * Weights as the training scripts pack them: Base64, and in it per feature that has any a gap to the feature before (7 bits a
 * byte, the lowest first, the eighth bit saying that more follow), and its weights as signed bytes.
 */

/** For each feature the classes that it speaks for, and by how many steps. */
export interface WeightTable {
  /** Where the entries of each feature begin; one more at the end. */
  readonly starts: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

/** Weights of several classes: after each gap a count, and so many pairs of class and weight. */
export function unpackTable(packed: string, features: number): WeightTable {
  const bytes = bytesOf(packed);
  const starts = new Uint32Array(features + 1);
  const classes = new Uint8Array(bytes.length >> 1);
  const weights = new Int8Array(bytes.length >> 1);
  let entries = 0;
  let feature = -1;
  let at = 0;
  while (at < bytes.length) {
    const { gap, end } = gapAt(bytes, at);
    starts.fill(entries, feature + 1, feature + gap + 1);
    feature += gap;
    at = end;
    const count = bytes[at++]!;
    for (let index = 0; index < count; index++) {
      classes[entries] = bytes[at++]!;
      weights[entries++] = bytes[at++]!;
    }
  }
  starts.fill(entries, feature + 1);
  return { starts, classes, weights };
}

/** Weights of one class: after each gap a weight. Features without one weigh nothing. */
export function unpackWeights(packed: string, features: number): Int8Array {
  const bytes = bytesOf(packed);
  const weights = new Int8Array(features);
  let feature = -1;
  let at = 0;
  while (at < bytes.length) {
    const { gap, end } = gapAt(bytes, at);
    feature += gap;
    weights[feature] = bytes[end]!;
    at = end + 1;
  }
  return weights;
}

/** Weights of which each feature has one, a signed byte. */
export const signedBytesOf = (packed: string): Int8Array => new Int8Array(bytesOf(packed).buffer);

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const raw = atob(packed);
  const bytes = new Uint8Array(raw.length);
  for (let index = 0; index < raw.length; index++) bytes[index] = raw.charCodeAt(index);
  return bytes;
}

/** The gap that begins at a byte, and the byte after it. */
function gapAt(bytes: Uint8Array, from: number): { readonly gap: number; readonly end: number } {
  let gap = 0;
  let shift = 0;
  let at = from;
  do {
    gap |= (bytes[at]! & 127) << shift;
    shift += 7;
  } while (bytes[at++]! > 127);
  return { gap, end: at };
}
