import type { PaperSide } from '../../backend/src/domain/analysis/reading/sides/side.ts';
import type { MarkedPaper } from './papers.ts';

/**
 * Whether a side found in a paper is the one of its roles by this index, as far as names and words tell: it shares more of them with this
 * role than with any other. A reader taken for another side would teach and judge the opposite.
 */
export function isSideOf(side: PaperSide, paper: MarkedPaper, index: number): boolean {
  const own = new Set(
    [side.name ?? '', side.role ?? '', side.pronoun ?? '', ...side.alsoNamed, ...side.mentions].map((word) =>
      word.toLowerCase(),
    ),
  );
  const shared = (words: readonly string[]): number =>
    words.filter((word) => [...own].some((name) => name === word || isPart(name, word) || isPart(word, name)))
      .length / words.length;
  const shares = paper.aliases.map(shared);
  return shares.every((share, at) => at === index || share < shares[index]!);
}

/** Longer words count where one stands in the other: `Oisín` in `Oisín Geraghty`. */
const isPart = (part: string, whole: string): boolean =>
  part.length > 3 && ` ${whole} `.includes(` ${part} `);
