import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '../../backend/src/domain/analysis/ask/answer-question.ts';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { readQuestion } from '../../backend/src/domain/analysis/ask/read-question.ts';
import type { FittedQuestion } from './fit.ts';
import { searchPaper } from '../../backend/src/domain/analysis/ask/search-paper.ts';

/** Eighteen plain questions, each about one kind of labelled clause. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'governing-law': "Which state's law applies?",
  'expiration-date': 'How long does this contract run?',
  'renewal-term': 'Does it renew by itself?',
  'notice-period-to-terminate-renewal': 'How early must we say no to stop the renewal?',
  'termination-for-convenience': 'Can we just walk away without a reason?',
  'anti-assignment': 'Can the contract be passed on to someone else?',
  'change-of-control': 'What happens if one of the companies is sold or taken over?',
  'cap-on-liability': 'What is the most they would have to pay if they are liable?',
  'audit-rights': 'May they look into our books and records?',
  insurance: 'Do we have to be insured?',
  'non-compete': 'Are we allowed to compete with them?',
  exclusivity: 'Do we have to deal only with them, exclusively?',
  'no-solicit-of-employees': 'Can we hire their staff away?',
  'ip-ownership-assignment': 'Who owns the rights in what is created?',
  'license-grant': 'What are we permitted to use under the license?',
  'revenue-profit-sharing': 'Do we get a share of the income or royalties?',
  'minimum-commitment': 'Is there a minimum we have to buy?',
  'warranty-duration': 'How long are defects covered by the warranty?',
};

interface Gold {
  readonly docId: string;
  readonly source: string;
  readonly spans: readonly { readonly category: string; readonly start: number; readonly end: number }[];
}

/** Measures recall and the first place on contracts with labels, and answers where no such clause is labelled. */
export async function askContracts(
  folder: string,
  most: number,
  show: (...lines: unknown[]) => void,
): Promise<void> {
  const lines = readFileSync(join(folder, 'dev', 'gold.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const counts = new Map<
    string,
    { asked: number; first: number; five: number; absent: number; anyway: number }
  >();
  for (const line of lines.filter((one) => one.includes('"docId":"cuad-')).slice(0, most)) {
    const gold = JSON.parse(line) as Gold;
    const source = readFileSync(join(folder, 'dev', 'texts', `${gold.docId}.txt`), 'utf8');
    const text = toLegalText(documentFromText(source));
    const paragraphs = text.paragraphs.map(({ id, page, clause, text: words }) => ({
      id,
      page,
      clause,
      text: words,
    }));
    for (const [category, question] of Object.entries(QUESTIONS)) {
      const spans = gold.spans
        .filter((one) => one.category === category)
        .map(({ start, end }) => even(source.slice(start, end)));
      const count = counts.get(category) ?? { asked: 0, first: 0, five: 0, absent: 0, anyway: 0 };
      counts.set(category, count);
      if (spans.length === 0) {
        count.absent++;
        const {
          answer: { status },
        } = answerQuestion({ paragraphs, question, before: null, country: 'United States' });
        if (status === 'answered') count.anyway++;
        continue;
      }
      count.asked++;
      const found = searchPaper(text, readQuestion(question, null), 'United States').slice(0, 12);
      const places = [...new Map(found.map(({ sentence }) => [sentence.paragraph, sentence])).values()].slice(
        0,
        5,
      );
      const isRight = (paragraph: number) => {
        const words = even(text.paragraphs[paragraph - 1]?.text ?? '');
        return spans.some(
          (gold) =>
            words.includes(gold.slice(0, 60)) ||
            gold.includes(words.slice(0, 60)) ||
            words.includes(gold.slice(-60)),
        );
      };
      if (places[0] !== undefined && isRight(places[0].paragraph)) count.first++;
      else
        show(
          gold.docId,
          category,
          '\n    ',
          (places[0]?.text ?? '').slice(0, 160),
          '\n    gold:',
          spans[0]?.slice(0, 160),
        );
      if (places.some(({ paragraph }) => isRight(paragraph))) count.five++;
    }
  }
  const total = { asked: 0, first: 0, five: 0, absent: 0, anyway: 0 };
  const percent = (part: number, whole: number) =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
  for (const [category, count] of counts) {
    console.log(
      `${category}: recall@5 ${percent(count.five, count.asked)}, first ${percent(count.first, count.asked)} of ${count.asked}; absent, answered ${percent(count.anyway, count.absent)} of ${count.absent}`,
    );
    for (const key of ['asked', 'first', 'five', 'absent', 'anyway'] as const) total[key] += count[key];
  }
  console.log(
    `all: recall@5 ${percent(total.five, total.asked)}, first ${percent(total.first, total.asked)}, absent and answered ${percent(total.anyway, total.absent)}`,
  );
}

const even = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The same questions on the first contracts, for the fit. */
export function fittedContracts(folder: string, most: number): FittedQuestion[] {
  const lines = readFileSync(join(folder, 'dev', 'gold.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines
    .filter((one) => one.includes('"docId":"cuad-'))
    .slice(0, most)
    .flatMap((line) => {
      const gold = JSON.parse(line) as Gold;
      const source = readFileSync(join(folder, 'dev', 'texts', `${gold.docId}.txt`), 'utf8');
      const text = toLegalText(documentFromText(source));
      return Object.entries(QUESTIONS).map(([category, question]): FittedQuestion => {
        const spans = gold.spans
          .filter((one) => one.category === category)
          .map(({ start, end }) => even(source.slice(start, end)));
        return {
          set: 'contracts',
          kind: 'contracts',
          expected: readQuestion(question, null).expected,
          hasAnswer: spans.length > 0,
          candidates: searchPaper(text, readQuestion(question, null), 'United States')
            .slice(0, 40)
            .map(({ sentence, signs }) => ({
              signs,
              isRight: spans.some((span) => isSame(even(sentence.text), span)),
            })),
        };
      });
    });
}

const isSame = (words: string, gold: string) =>
  words.includes(gold.slice(0, 60)) || gold.includes(words.slice(0, 60)) || words.includes(gold.slice(-60));
