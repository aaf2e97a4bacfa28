/** A number for a group of features and one in it, or for two that stand together. */
export function join(a: number, b: number): number {
  return Math.imul(a ^ (a >>> 15) ^ Math.imul(b + 0x9e37, 0x85ebca6b), 0x01000193);
}
