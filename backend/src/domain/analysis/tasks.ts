import type { IsolatedTasks } from '../../ports/isolated-work.ts';
import { analyzeByRules } from './analyze-by-rules.ts';
import { answerQuestion } from './ask/answer-question.ts';
import { listParagraphs } from './ask/list-paragraphs.ts';
import { comparePapers } from './compare/compare-papers.ts';
import { reportOnVersion } from './compare/read-version.ts';
import { closeModelReport, composeModelReport, planModelReading } from './model/model-tasks.ts';
import { sayModelReport } from './model/rendering/say-model-report.ts';

/** The function behind each name of `IsolatedTasks`. A child process imports this and nothing else of the product. */
export const tasks = {
  analyzeByRules,
  listParagraphs,
  answerQuestion,
  reportOnVersion,
  comparePapers,
  planModelReading,
  composeModelReport,
  closeModelReport,
  sayModelReport,
} satisfies {
  [Name in keyof IsolatedTasks]: (input: IsolatedTasks[Name]['input']) => IsolatedTasks[Name]['output'];
};
