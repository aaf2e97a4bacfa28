import { numberOf, type KeysHeld } from './keys-held.ts';

/** Finds, among many, those of which one key is held and those that need none, in their order. */
export type KeyIndex = (held: KeysHeld) => readonly number[];

/** An index of many by the keys of which each needs one (`null`: none). Asked once for a text instead of each of the many. */
export function indexByKey(needed: readonly (readonly string[] | null)[]): KeyIndex {
  const byKey = new Map<number, number[]>();
  const always: number[] = [];
  for (const [at, keys] of needed.entries()) {
    if (keys === null) always.push(at);
    else
      for (const key of new Set(keys)) {
        const number = numberOf(key);
        const before = byKey.get(number);
        if (before === undefined) byKey.set(number, [at]);
        else before.push(at);
      }
  }
  return (held) => {
    const found: number[] = [];
    if (byKey.size <= 4 * held.all.length) {
      for (const [key, places] of byKey) if (held.has(key)) found.push(...places);
    } else
      for (const key of held.all) {
        const places = byKey.get(key);
        if (places !== undefined) found.push(...places);
      }
    if (found.length === 0) return always;
    return [...new Set([...found, ...always])].sort((a, b) => a - b);
  };
}
