/**
 * Measures answers to questions, in this process and without a server: on the labelled everyday papers in the words of a person,
 * and on commercial contracts with eighteen plain questions.
 *
 *   EVERYDAY_DIR=… npm run bench:ask -- [SET …] [--misses N] [--other-words] [--fit]
 *   npm run bench:ask -- --people judge|teach [--misses N]
 *   LEGAL_EVAL_DIR=… npm run bench:ask -- --contracts [--misses N]
 *
 * Questions on papers that hold no answer are questions about things that none of their words speak of, and questions of other papers
 * whose rarest words do not stand in this one.
 * `--other-words` asks what has no figure in two more ways, of which the fit knows a third each.
 * `--sample N` reads only each Nth paper, from `--part K` on. `--collect FILE` writes what a fit sees of them, or with `--people teach`
 * of the questions of people, or with `--contracts` of contracts; `--fit FILE …` fits the order of candidates and the decision whether
 * an answer is there, prints with `--folds` how writers do by the others' weights, and writes the weights.
 */
import { parseArgs } from 'node:util';
import type { PaperAnswer } from '../backend/src/domain/analysis/ask/answer.ts';
import { answerQuestion } from '../backend/src/domain/analysis/ask/answer-question.ts';
import { fitsQuestion } from '../backend/src/domain/analysis/ask/demands/fits-question.ts';
import { readQuestion } from '../backend/src/domain/analysis/ask/read-question.ts';
import { searchPaper } from '../backend/src/domain/analysis/ask/search-paper.ts';
import { toLegalText, type LegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import { askContracts, fittedContracts } from './ask/contracts.ts';
import { labelledPapers, type AskedQuestion, type LabelledPaper } from './ask/everyday-questions.ts';
import { readCollected, writeCollected } from './ask/collected.ts';
import { fitAsk, type FittedQuestion } from './ask/fit.ts';
import { foreignQuestions } from './ask/foreign-questions.ts';
import { inOtherWords } from './ask/other-words.ts';
import { askPeople, fittedPeople } from './ask/people.ts';
import { createOtherQuestions } from './ask/other-questions.ts';
import { readText } from './everyday/read-text.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'string', default: '0' },
    contracts: { type: 'boolean', default: false },
    most: { type: 'string', default: '1000' },
    fit: { type: 'boolean', default: false },
    folds: { type: 'boolean', default: false },
    'other-words': { type: 'boolean', default: false },
    people: { type: 'string' },
    sample: { type: 'string', default: '1' },
    part: { type: 'string', default: '0' },
    collect: { type: 'string' },
  },
});
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
let misses = Number(values.misses);
const show = (...lines: unknown[]) => {
  if (misses-- > 0) console.log(...lines);
};

if (values.fit) {
  fitAsk(readCollected(positionals), values.folds);
} else if (values.collect !== undefined && values.people !== undefined) {
  writeCollected(values.collect, await fittedPeople('teach'));
} else if (values.collect !== undefined && values.contracts) {
  writeCollected(
    values.collect,
    fittedContracts(process.env['LEGAL_EVAL_DIR'] ?? '', Math.min(40, Number(values.most))),
  );
} else if (values.people !== undefined) {
  await askPeople(values.people === 'teach' ? 'teach' : 'judge', show);
} else if (values.contracts) {
  await askContracts(process.env['LEGAL_EVAL_DIR'] ?? '', Number(values.most), show);
} else {
  await askEveryday(positionals.length > 0 ? positionals : ['a', 'b', 'c', 'f', 'g', 'h']);
}

async function askEveryday(sets: readonly string[]): Promise<void> {
  const folder = process.env['EVERYDAY_DIR'];
  if (folder === undefined) throw new Error('Set EVERYDAY_DIR to the folder of the labelled papers.');
  const counts = new Map<string, Count>();
  const foreign = { asked: 0, answered: 0 };
  const elsewhere = { asked: 0, answered: 0 };
  const quotes = { all: 0, exact: 0 };
  const times: number[] = [];
  const fitted: FittedQuestion[] = [];
  const papers = labelledPapers(folder, sets).filter(
    (_, index) => index % Number(values.sample) === Number(values.part),
  );
  const othersFor = createOtherQuestions(papers);
  for (const paper of papers) {
    const document = await readText(new TextEncoder().encode(paper.text), paper.country);
    const text = toLegalText(document);
    const paragraphs = text.paragraphs.map(({ id, page, clause, text }) => ({
      id,
      page,
      clause,
      text,
    }));
    const ask = (question: string) => {
      const started = performance.now();
      const { answer } = answerQuestion({ paragraphs, question, before: null, country: paper.country });
      times.push(((performance.now() - started) * 30_000) / Math.max(paper.text.length, 30_000));
      for (const quote of [...answer.quotes, ...answer.also, ...answer.nearest]) {
        quotes.all++;
        if (paragraphs[quote.paragraph - 1]?.text.includes(quote.text) === true) quotes.exact++;
      }
      return answer;
    };
    if (values.collect !== undefined) {
      fitted.push(...questionsToFit(paper, text, othersFor(paper)));
      continue;
    }
    for (const [number, plain] of paper.questions.entries()) {
      const asked = values['other-words'] ? inOtherWords(plain, plain.family, number) : plain;
      const answer = ask(asked.question);
      const count = counts.get(asked.kind) ?? { asked: 0, first: 0, told: 0, sentence: 0 };
      counts.set(asked.kind, count);
      count.asked++;
      if (answer.status === 'answered') count.told++;
      const candidates = answer.quotes.length > 0 ? answer.quotes : answer.nearest;
      const isFirst = isRight(candidates[0]?.text ?? '', asked, paper);
      if (isFirst && answer.status === 'answered') count.first++;
      else
        show(
          paper.docId,
          asked.kind,
          asked.question,
          `[${answer.status}]`,
          ...missOf(candidates, asked, paper),
        );
      if (asked.figures.length === 0 || asked.figures.some((form) => form.test(answer.sentence)))
        count.sentence++;
    }
    for (const question of foreignQuestions(paper.text))
      countAbsent(foreign, ask(question), paper.docId, 'NOWHERE', question);
    for (const { question } of othersFor(paper))
      countAbsent(elsewhere, ask(question), paper.docId, 'ELSEWHERE', question);
  }
  if (values.collect !== undefined) {
    writeCollected(values.collect, fitted);
    return;
  }
  printCounts(counts);
  console.log(`no answer there, answered anyway: ${percent(foreign.answered, foreign.asked)}`);
  console.log(
    `answer in another paper, answered anyway: ${percent(elsewhere.answered, elsewhere.asked)}; both ${percent(foreign.answered + elsewhere.answered, foreign.asked + elsewhere.asked)}`,
  );
  console.log(`quotes that stand in the text: ${percent(quotes.exact, quotes.all)}`);
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `ms a question: median ${sorted[sorted.length >> 1]?.toFixed(0)}, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(0)}`,
  );
}

/** Counts an answer to a question that the paper does not answer. */
function countAbsent(
  count: { asked: number; answered: number },
  { status, sentence }: PaperAnswer,
  ...shown: readonly string[]
): void {
  count.asked++;
  if (status !== 'answered') return;
  count.answered++;
  show(...shown, sentence.slice(0, 200));
}

/** The candidates of each question on a paper, right or not, for fitting what decides whether an answer is there. */
function questionsToFit(
  paper: LabelledPaper,
  text: LegalText,
  others: readonly AskedQuestion[],
): FittedQuestion[] {
  const candidatesOf = (question: string, isRightQuote: (quote: string) => boolean) =>
    searchPaper(text, readQuestion(question, null), paper.country)
      .filter(
        (one) => one.sentence.text.trim().length >= 8 && fitsQuestion(readQuestion(question, null), one),
      )
      .slice(0, 60)
      .map(({ sentence, signs }) => ({ signs, isRight: isRightQuote(sentence.text) }));
  const expectedOf = (question: string) => readQuestion(question, null).expected;
  return [
    ...paper.questions
      .map((plain, number) => inOtherWords(plain, plain.family, number))
      .map((asked) => ({
        set: paper.set,
        kind: asked.kind,
        expected: expectedOf(asked.question),
        hasAnswer: true,
        candidates: candidatesOf(asked.question, (quote) => isRight(quote, asked, paper)),
      })),
    ...[
      ...foreignQuestions(paper.text).map((question) => ({ kind: 'nowhere', question })),
      ...others.map((asked, number) => ({
        kind: 'elsewhere',
        question: inOtherWords(asked, undefined, number).question,
      })),
    ].map(({ kind, question }) => ({
      set: paper.set,
      kind,
      expected: expectedOf(question),
      hasAnswer: false,
      candidates: candidatesOf(question, () => false),
    })),
  ];
}

/** The words that came first, and those that should have. */
function missOf(
  candidates: readonly { text: string }[],
  { places, figures }: AskedQuestion,
  paper: LabelledPaper,
) {
  const [place] = places;
  const gold =
    place === undefined ? String(figures[0]) : even(paper.text.slice(place.start, place.start + 160));
  return ['\n    ', (candidates[0]?.text ?? '').slice(0, 160), '\n    gold:', gold];
}

interface Count {
  asked: number;
  first: number;
  told: number;
  sentence: number;
}

function printCounts(counts: ReadonlyMap<string, Count>): void {
  const total = { asked: 0, first: 0, told: 0, sentence: 0 };
  const figures = { asked: 0, sentence: 0 };
  for (const [kind, count] of counts) {
    console.log(
      `${kind}: first ${percent(count.first, count.asked)}, answered ${percent(count.told, count.asked)}, figure in the sentence ${percent(count.sentence, count.asked)}`,
    );
    for (const key of ['asked', 'first', 'told', 'sentence'] as const) total[key] += count[key];
    if (['sum', 'date', 'notice'].includes(kind)) {
      figures.asked += count.asked;
      figures.sentence += count.sentence;
    }
  }
  console.log(
    `right place first: ${percent(total.first, total.asked)}; of those answered: ${percent(total.first, total.told)}`,
  );
  console.log(`right figure in the sentence: ${percent(figures.sentence, figures.asked)}`);
}

function even(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A quote is right when it lies on the label, or holds the figure. */
function isRight(quote: string, asked: AskedQuestion, paper: LabelledPaper): boolean {
  if (quote === '') return false;
  if (asked.places.length === 0) return asked.figures.some((form) => form.test(quote));
  const text = even(quote);
  return asked.places.some(({ start, end }) => {
    const gold = even(paper.text.slice(start, end));
    return (
      text.includes(gold.slice(0, 60)) ||
      gold.includes(text.slice(0, 60)) ||
      text.includes(gold.slice(-60)) ||
      gold.includes(text.slice(-60))
    );
  });
}
