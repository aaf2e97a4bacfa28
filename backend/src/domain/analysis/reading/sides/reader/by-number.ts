import type { PaperSide } from '../side.ts';

/** `Second Party`, `the First Partner`. */
export function byNumber(all: readonly PaperSide[], role: string): PaperSide | null {
  const match =
    /^(first|second|third|1st|2nd|3rd) (?:party|partner|part|owner)$|^party (a|b|c|1|2|3|one|two|three)$/.exec(
      role,
    );
  if (match === null) return null;
  const word = match[1] ?? match[2]!;
  const index = ['first', '1st', 'a', '1', 'one'].includes(word)
    ? 0
    : ['second', '2nd', 'b', '2', 'two'].includes(word)
      ? 1
      : 2;
  return all[index] ?? null;
}
