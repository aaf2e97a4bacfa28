interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether matches of these patterns stand in a sentence one after the other, each at most `gap` characters behind the one
 * before and in the same clause. Patterns are global. Linear in the sentence: a pattern with a gap inside would not be.
 */
export function standInOrder(sentence: string, patterns: readonly RegExp[], gap: number): boolean {
  let before: Place[] | null = null;
  for (const pattern of patterns) {
    const found = Array.from(sentence.matchAll(pattern), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
    before = before === null ? found : found.filter(follows(sentence, before, gap));
    if (before.length === 0) return false;
  }
  return true;
}

function follows(sentence: string, before: readonly Place[], gap: number): (place: Place) => boolean {
  let next = 0;
  return ({ start }) => {
    while (next + 1 < before.length && before[next + 1]!.end <= start) next += 1; // below the length
    const { end } = before[next]!; // before is never empty here
    return end <= start && start - end <= gap && !/[.;!?]/.test(sentence.slice(end, start));
  };
}
