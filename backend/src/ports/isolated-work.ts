import type { AnswerQuestionInput, RulesAnswer } from '../domain/analysis/ask/answer-question.ts';
import type { ComparePapersInput } from '../domain/analysis/compare/compare-papers.ts';
import type { ReadVersionInput } from '../domain/analysis/compare/read-version.ts';
import type { PaperComparison } from '../domain/analysis/compare/comparison.ts';
import type { Report } from '../domain/analysis/report/report.ts';
import type { CompletedVerdict, Reader, Rejection, Verdict } from './analyst.ts';
import type { CitedParagraph } from '../domain/analysis/finding.ts';
import type { ExtractedDocument } from '../domain/analysis/document/extracted-document.ts';
import type { SayModelReportInput } from '../domain/analysis/model/rendering/say-model-report.ts';
import type {
  ClosedReport,
  CloseModelReportInput,
  ComposeModelReportInput,
  ModelReading,
  ModelReport,
  PlanModelReadingInput,
} from '../domain/analysis/model/model-tasks.ts';

/**
 * Pure domain work that takes more than a few milliseconds, by name. Inputs and outputs are plain values.
 * `domain/analysis/tasks.ts` holds the function behind each name.
 */
export interface IsolatedTasks {
  /** The whole built-in analysis: text, verdict, rules, grounding, report. */
  readonly analyzeByRules: {
    readonly input: {
      readonly document: ExtractedDocument;
      readonly reader: Reader;
      readonly today: Date;
      readonly readAnyway?: boolean;
    };
    readonly output: Verdict;
  };
  /** The paragraphs of a document as a report would hold them. */
  readonly listParagraphs: {
    readonly input: { readonly document: ExtractedDocument };
    readonly output: readonly CitedParagraph[];
  };
  /** One question on the paragraphs of a paper, by rules. */
  readonly answerQuestion: {
    readonly input: AnswerQuestionInput;
    readonly output: RulesAnswer;
  };
  /** The report on one of two versions, with every risk; null where it does not look like a legal paper. */
  readonly reportOnVersion: {
    readonly input: ReadVersionInput;
    readonly output: Report | null;
  };
  /** Two versions of one paper, compared by words and by findings. */
  readonly comparePapers: {
    readonly input: ComparePapersInput;
    readonly output: PaperComparison;
  };
  /** Legal or not, and the parts in which a language model reads the document. */
  readonly planModelReading: {
    readonly input: PlanModelReadingInput;
    readonly output: Rejection | ModelReading;
  };
  /** A model's findings, checked and merged with those of the rules, as a report. */
  readonly composeModelReport: {
    readonly input: ComposeModelReportInput;
    readonly output: ModelReport;
  };
  /** That report after the model's last look at its points, with its own summary, and what is left to put into its language. */
  readonly closeModelReport: {
    readonly input: CloseModelReportInput;
    readonly output: ClosedReport;
  };
  /** That report with what the model put into its language. */
  readonly sayModelReport: {
    readonly input: SayModelReportInput;
    readonly output: CompletedVerdict;
  };
}

/**
 * Runs domain work away from the event loop that answers requests, one method a task. Each resolves to what the task returns.
 * Rejects with the task's own DomainError, with `document_unreadable` when it runs over its time or memory (its process is
 * killed and replaced), and with `cancelled` within 1 s of the signal's abort.
 */
export type IsolatedWork = {
  readonly [Name in keyof IsolatedTasks]: (
    input: IsolatedTasks[Name]['input'],
    signal: AbortSignal,
  ) => Promise<IsolatedTasks[Name]['output']>;
};
