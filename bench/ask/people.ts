import { answerQuestion } from '../../backend/src/domain/analysis/ask/answer-question.ts';
import { fitsQuestion } from '../../backend/src/domain/analysis/ask/demands/fits-question.ts';
import { rarityOf } from '../../backend/src/domain/analysis/ask/meaning/word-meanings.ts';
import { readQuestion } from '../../backend/src/domain/analysis/ask/read-question.ts';
import { searchPaper } from '../../backend/src/domain/analysis/ask/search-paper.ts';
import { termsOf } from '../../backend/src/domain/analysis/ask/words/stem.ts';
import { groupsOf } from '../../backend/src/domain/analysis/ask/words/synonyms.ts';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { readText } from '../everyday/read-text.ts';
import type { FittedQuestion } from './fit.ts';
import { evenSpaces, peoplePapers, type Half, type PeopleQuestion } from './people-questions.ts';

/** Whether words of a paper are those that answer: they hold the opening of the answer, or lie within it. */
const isRight = (quote: string, { gold }: PeopleQuestion): boolean => {
  const words = evenSpaces(quote);
  return gold.some((one) => words.includes(evenSpaces(one)) || (words.length > 12 && one.includes(words)));
};

/** Asks the questions that were written by hand on natural papers and prints how many are answered rightly. */
export async function askPeople(half: Half, show: (...lines: unknown[]) => void): Promise<void> {
  const count = { asked: 0, first: 0, nearest: 0, refused: 0, wrong: 0, figures: 0, told: 0 };
  const absent = { asked: 0, anyway: 0 };
  for (const { docId, country, text: source, questions } of peoplePapers(half)) {
    const text = toLegalText(await readText(new TextEncoder().encode(source), country));
    const paragraphs = text.paragraphs.map(({ id, page, clause, text: words }) => ({
      id,
      page,
      clause,
      text: words,
    }));
    for (const asked of questions) {
      const { answer } = answerQuestion({ paragraphs, question: asked.question, before: null, country });
      const isTold = answer.status === 'answered';
      if (asked.gold.length === 0) {
        absent.asked++;
        if (!isTold) continue;
        absent.anyway++;
        show(docId, 'NOT THERE', asked.question, '\n    ', answer.sentence.slice(0, 200));
        continue;
      }
      count.asked++;
      const [first] = isTold ? answer.quotes : answer.nearest;
      const isFirst = first !== undefined && isRight(first.text, asked);
      if (isTold && isFirst) count.first++;
      if (!isTold && isFirst) count.nearest++;
      if (!isTold) count.refused++;
      if (isTold && !isFirst) count.wrong++;
      if (asked.figure !== null) {
        count.figures++;
        if (isTold && answer.sentence.toLowerCase().includes(asked.figure.toLowerCase())) count.told++;
      }
      if (!isTold || !isFirst)
        show(
          docId,
          answer.status,
          asked.question,
          '\n    ',
          first?.text.slice(0, 160),
          '\n    gold:',
          asked.gold[0],
        );
    }
  }
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
  console.log(`questions of people, half to ${half}:`);
  console.log(`right place first: ${percent(count.first, count.asked)}`);
  console.log(`first of the nearest, though refused: ${percent(count.nearest, count.asked)}`);
  console.log(`refused though it is there: ${percent(count.refused, count.asked)}`);
  console.log(`answered from a wrong place: ${percent(count.wrong, count.asked)}`);
  console.log(`right figure in the sentence: ${percent(count.told, count.figures)}`);
  console.log(`not there, answered anyway: ${percent(absent.anyway, absent.asked)}`);
}

/** How often one question of a person counts in the fit, against one made by a script. */
const PEOPLE_COUNT = 5;
/** The same for one that the paper does not answer: telling those apart is the harder part. */
const ABSENT_COUNT = 8;
/** The same for a question on another paper whose rarest words do not stand in this one. */
const ELSEWHERE_COUNT = 2;
/** Questions on other papers that each paper is asked. */
const MOST_ELSEWHERE = 12;

/** The questions of one half as the fit sees them, and questions on other papers of that half that a paper does not answer. */
export async function fittedPeople(half: Half): Promise<FittedQuestion[]> {
  const out: FittedQuestion[] = [];
  const papers = peoplePapers(half);
  for (const [number, { set, country, text: source, questions }] of papers.entries()) {
    const text = toLegalText(await readText(new TextEncoder().encode(source), country));
    const add = (asked: PeopleQuestion, kind: string, weight: number) => {
      const question = readQuestion(asked.question, null);
      out.push({
        set: half === 'judge' ? 'judge' : set,
        kind,
        expected: question.expected,
        hasAnswer: asked.gold.length > 0,
        weight,
        candidates: searchPaper(text, question, country)
          .filter((one) => one.sentence.text.trim().length >= 8 && fitsQuestion(question, one))
          .slice(0, 60)
          .map(({ sentence, signs }) => ({ signs, isRight: isRight(sentence.text, asked) })),
      });
    };
    for (const asked of questions)
      if (asked.gold.length > 0) add(asked, 'people', PEOPLE_COUNT);
      else add(asked, 'people-absent', ABSENT_COUNT);
    const others = papers.flatMap((one, index) => (index === number ? [] : one.questions));
    const strange = others.filter((asked) => isStrange(asked, source));
    const step = Math.max(1, Math.floor(strange.length / MOST_ELSEWHERE));
    for (let index = number % step; index < strange.length; index += step)
      add({ ...strange[index]!, gold: [] }, 'people-elsewhere', ELSEWHERE_COUNT);
  }
  return out;
}

/** Whether neither of the two rarest words of a question stands in a paper, not even by a word of the same meaning. */
function isStrange({ question }: PeopleQuestion, source: string): boolean {
  const held = new Set(termsOf(source));
  const groups = new Set([...held].flatMap((term) => [...groupsOf(term)]));
  const rare = readQuestion(question, null)
    .terms.filter(({ isOfAsking }) => !isOfAsking)
    .toSorted((a, b) => rarityOf(b.term) - rarityOf(a.term))
    .slice(0, 2);
  return (
    rare.length > 0 &&
    !rare.some(({ term, groups: own }) => held.has(term) || [...own].some((one) => groups.has(one)))
  );
}
