/** The words of a sentence, small, with the side that is asked about as `S`, another as `O`, both as `B`, and `#` for figures. */
export type SideWords = readonly string[];

const WORD = /!?@\w(?:'s(?: own)?)?|[a-zà-ž]+(?:['-][a-zà-ž]+)*|\d[\d.,]*|[$€£₹]|[:;?!|]/g;
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'said', 'such']);
/** Words looked at of a sentence; more would be a page. */
const MOST_WORDS = 90;

/** Reads a sentence in which the sides are marked (`@0`, `!@1`, `@b`); `place` is that of the side asked about. */
export function wordsOf(marked: string, place: string): SideWords {
  const out: string[] = [];
  for (const [word] of marked.matchAll(WORD)) {
    if (out.length === MOST_WORDS) break;
    const at = word.indexOf('@');
    if (at >= 0) {
      const whose = word[at + 1]!;
      const letter = whose === 'b' ? 'B' : whose === place ? 'S' : 'O';
      out.push(word.includes("'s") ? `${letter}'s` : letter);
    } else if (/\d/.test(word)) out.push('#');
    else if (!ARTICLES.has(word)) out.push(word);
  }
  return out;
}

/** Whether a word stands for a side. All others are small. */
export const isName = (word: string): boolean =>
  word.startsWith('S') || word.startsWith('O') || word.startsWith('B');

/** Which sides are named: `S`, `OS`, …; empty where none is. */
export const namedIn = (words: SideWords): string =>
  ['B', 'O', 'S'].filter((letter) => words.some((word) => word.startsWith(letter))).join('');

/** The words next to each side. */
export function aroundNames(words: SideWords): string[] {
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!isName(word)) continue;
    const [y, z] = [words[at - 2] ?? '^', words[at - 1] ?? '^'];
    const [a, b] = [words[at + 1] ?? '$', words[at + 2] ?? '$'];
    out.push(
      `n ${word} ${a}`,
      `n ${word} ${a} ${b}`,
      `n ${z} ${word}`,
      `n ${y} ${z} ${word}`,
      `n ${z} ${word} ${a}`,
    );
  }
  return out;
}
