import { termsOf } from '../../backend/src/domain/analysis/ask/words/stem.ts';
import { groupsOf } from '../../backend/src/domain/analysis/ask/words/synonyms.ts';
import type { AskedQuestion, LabelledPaper } from './everyday-questions.ts';

/** Questions of other papers that each paper is asked. */
const MOST = 14;
const TRIES = 120;
/** A word that stands in more papers than this says nothing of its own. */
const RARE = 4;

/**
 * Questions whose answer is not in the paper, in the words of everyday ones: sums, dates, notices and duties of other papers, whose
 * two rarest words do not stand in this one, not even by a word of the same meaning. The same papers give the same questions.
 */
export function createOtherQuestions(
  papers: readonly LabelledPaper[],
): (paper: LabelledPaper) => AskedQuestion[] {
  const held = new Map(papers.map((paper) => [paper, new Set(termsOf(paper.text))]));
  const inPapers = new Map<string, number>();
  for (const terms of held.values())
    for (const term of terms) inPapers.set(term, (inPapers.get(term) ?? 0) + 1);
  const countOf = (term: string) => inPapers.get(term) ?? 0;
  return (paper) => {
    let seed = 7 + papers.indexOf(paper);
    const below = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };
    const out: AskedQuestion[] = [];
    for (let tries = 0; tries < TRIES && out.length < MOST; tries++) {
      const other = papers[below(papers.length)]!;
      const asked = other.questions[below(other.questions.length)];
      if (other === paper || asked === undefined || asked.kind === 'risk') continue;
      const rare = termsOf(asked.question.replace(/ by the [^?]{1,40}\?$/, '?'))
        .toSorted((a, b) => countOf(a) - countOf(b))
        .slice(0, 2);
      if (rare.length < 2 || countOf(rare[0]!) > RARE) continue;
      const words = held.get(paper)!; // every paper has its words
      const isThere = (term: string) =>
        words.has(term) || [...words].some((word) => sharesMeaning(groupsOf(term), groupsOf(word)));
      if (!rare.some(isThere)) out.push(asked);
    }
    return out;
  };
}

const sharesMeaning = (a: ReadonlySet<number>, b: ReadonlySet<number>) => [...a].some((one) => b.has(one));
