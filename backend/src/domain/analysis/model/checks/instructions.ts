/** Words in a row that an answer may share with our instructions. */
const SHARED_RUN = 9;

/** Recognizes words that give away the instructions a model was given. Made once. */
export function createGiveaway(instructions: readonly string[]): (words: string) => boolean {
  const runs = new Set(instructions.flatMap(runsOf));
  return (words) => runsOf(words).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - SHARED_RUN + 1))
    .map((_, index) => words.slice(index, index + SHARED_RUN).join(' '));
}
