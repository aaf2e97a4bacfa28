/** Finds, among many, those of which one key is held and those that need none, in their order. */
export type KeyIndex = (held: ReadonlySet<string>) => readonly number[];

/** An index of many by the keys of which each needs one (`null`: none). Asked once for a text instead of each of the many. */
export function indexByKey(needed: readonly (readonly string[] | null)[]): KeyIndex {
  const byKey = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, keys] of needed.entries()) {
    if (keys === null) always.push(at);
    else
      for (const key of new Set(keys)) {
        const before = byKey.get(key);
        if (before === undefined) byKey.set(key, [at]);
        else before.push(at);
      }
  }
  return (held) => {
    const found = new Set<number>();
    if (byKey.size <= held.size) {
      for (const [key, indexes] of byKey) if (held.has(key)) for (const at of indexes) found.add(at);
    } else
      for (const key of held) {
        const indexes = byKey.get(key);
        if (indexes !== undefined) for (const at of indexes) found.add(at);
      }
    if (found.size === 0) return always;
    for (const at of always) found.add(at);
    return [...found].sort((a, b) => a - b);
  };
}
