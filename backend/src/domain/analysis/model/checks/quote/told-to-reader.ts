import { createMarkReader } from '../../../reading/burdens/truth/mark-reader.ts';
import type { PaperSides } from '../../../reading/sides/side.ts';

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\breaderside's/g, 'your'],
  [/\breaderside\b/g, 'you'],
  [/\botherside's/g, 'our'],
  [/\botherside\b/g, 'we'],
];

/**
 * Words of a paper as the other side would say them to the reader, in lower case: whatever the paper calls them, the reader
 * is `you` and everybody else `we`. Where the reader is not known, the words as they are.
 */
export function createToldToReader(sides: PaperSides | null): (words: string) => string {
  if (sides === null || sides.reader === null) return (words) => words;
  const mark = createMarkReader(sides);
  return (words) => SPOKEN.reduce((told, [marked, spoken]) => told.replace(marked, spoken), mark(words));
}

/** Words as they are, and as they are told to the reader. */
export const bothWays = (lines: readonly string[], asTold: (words: string) => string): string[] =>
  lines.flatMap((line) => [line, asTold(line)]);
