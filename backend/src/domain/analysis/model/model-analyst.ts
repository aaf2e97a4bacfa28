import type {
  AnalysisContext,
  Analyst,
  AnalystProfile,
  CompletedVerdict,
  Reader,
  Verdict,
} from '../../../ports/analyst.ts';
import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import type { Metrics } from '../../../ports/metrics.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { tellVerdict } from '../report/tell-verdict.ts';
import { createModelCalls, type ModelCalls, type ModelLine } from './calls-of-analysis.ts';
import type { Calls } from './ask-model.ts';
import type { Closing } from './closing/read-closing.ts';
import { lookAgain } from './look-again.ts';
import type { ModelReading, ModelReport } from './model-tasks.ts';
import type { ReadingBudget } from './plan/reading-plan.ts';
import { renderLines } from './render-lines.ts';
import { QUESTIONS_A_PART, readParts, unreadShare, type ReadParts } from './read-parts.ts';
import { createReadingTally } from './reading-progress.ts';
import { analyzeWithoutModel, errorFor, type ModelFailure } from './without-model.ts';

export interface ModelAnalystDependencies extends ModelLine {
  readonly provider: Exclude<AnalystProfile['analyst'], 'built-in'>;
  readonly work: IsolatedWork;
  readonly secrets: Pick<Secrets, 'newId'>;
  readonly metrics: Pick<Metrics, 'modelRead'>;
  /** Whether no report is better than one without the model: then a model that fails is an error. */
  readonly isRequired: boolean;
}

/** Longest stretches of text worth giving at once: quality falls long before a window is full. */
const QUALITY_TOKENS = { local: 24_000, hosted: 60_000 } as const;
/** Points beyond this are too many to be weighed against one another. */
const MOST_POINTS_TOKENS = 6_000;
/** Room for the instructions and the answer of the last look. */
const CLOSING_FRAME_TOKENS = 2_600;
/** Where the model is required, a report is refused when this share of the text or more was not read by it. */
const MOST_UNREAD = 0.5;

/** One analysis under way, with all that its steps share. */
interface Job extends ModelAnalystDependencies {
  readonly calls: ModelCalls;
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly context: AnalysisContext;
  readonly signal: AbortSignal;
}

/**
 * The analyst that has a language model read the document, part by part: extract, check in code, compose in code. The
 * model never sees more than fits, and nothing it says is printed unless the document bears it out.
 */
export function createModelAnalyst(dependencies: ModelAnalystDependencies): Analyst {
  const { model, provider } = dependencies;
  const calls = createModelCalls(dependencies);
  return {
    profile: { analyst: provider, model: model.name, isLocal: model.isLocal },
    access: { model, queue: dependencies.queue },
    async analyze(document, reader, context, signal) {
      const job: Job = { ...dependencies, calls, document, reader, context, signal };
      const { today, readAnyway = false } = context;
      const input = { document, reader, today, readAnyway, budget: budgetOf(job) };
      const plan = await job.work.planModelReading(input, signal);
      return plan.outcome === 'rejected' ? plan : readPlanned(plan, job);
    },
  };
}

/** Has the model read the parts of a plan and look at what came of it, and writes the report. */
async function readPlanned(plan: ModelReading, job: Job): Promise<Verdict> {
  const { calls, reader, secrets, signal, metrics, context } = job;
  const { events } = context;
  // Every part is read once for each question, and all points are looked at once more at the end.
  const tally = createReadingTally(plan.parts.length * QUESTIONS_A_PART + 1, events.onProgress);
  for (const section of plan.preview) events.onSection(section, false);

  const assignment = { reader, brief: plan.brief, mark: secrets.newId().replaceAll('-', '') };
  const own = calls.forAnalysis(context);
  const read = await readParts(plan.parts, assignment, own, tally, signal);
  const composed = await composeReport(plan, read, job);
  if (composed === null) return giveUp(read.failure ?? 'nothing-usable', job);
  metrics.modelRead(read.unread.length > 0 ? 'part' : 'whole');
  if (read.failure !== null) return told(composed.verdict, job);

  for (const section of composed.verdict.sections) events.onSection(section, false);
  const end = tally.begin({ question: 'review', firstPage: 1, lastPage: job.document.pages.length });
  const closing = await lookAgain(composed.points, assignment, own, signal);
  const verdict = await finishReport(composed, closing, { job, own, mark: assignment.mark });
  end();
  return told(verdict, job);
}

/** The report after the last look, with what the model wrote put into the language of the report by the model itself. */
async function finishReport(
  composed: ModelReport,
  closing: Closing | null,
  { job, own, mark }: { readonly job: Job; readonly own: Calls; readonly mark: string },
): Promise<CompletedVerdict> {
  const { document, work, context, reader, signal } = job;
  const { language } = reader;
  const looked = { document, today: context.today, draft: composed.draft, pointsTokens: pointsTokens(job) };
  const closed = await work.closeModelReport({ ...looked, closing, language }, signal);
  const { draft, summary, verdict, lines, to } = closed;
  if (lines.length === 0) return verdict;
  const lineTokens = renderingTokens(job);
  const rendered = await renderLines({ lines, language: to, mark, lineTokens }, own, signal);
  if (rendered.length === 0) return verdict;
  const { today } = context;
  return work.sayModelReport({ document, today, draft, summary, language, to, rendered }, signal);
}

/** The report of what the model found, or null where that is nothing, or too little for a model that is required. */
async function composeReport(plan: ModelReading, read: ReadParts, job: Job): Promise<ModelReport | null> {
  const { document, reader, context, model, work, signal, isRequired } = job;
  const isTooLittle = isRequired && unreadShare(plan.parts, read.unread) >= MOST_UNREAD;
  if (read.findings.length === 0 || isTooLittle) return null;
  const composed = await work.composeModelReport(
    {
      document,
      reader,
      today: context.today,
      draft: plan.draft,
      sides: plan.sides,
      modelName: model.name,
      findings: read.findings,
      unread: read.unread,
      pointsTokens: pointsTokens(job),
    },
    signal,
  );
  return composed.kept === 0 ? null : composed;
}

/** The report of the rules, or an error where the model is required. */
async function giveUp(failure: ModelFailure, job: Job): Promise<Verdict> {
  const { metrics, isRequired, document, reader, context, model, work, signal } = job;
  metrics.modelRead('none');
  if (isRequired) throw errorFor(failure);
  return analyzeWithoutModel(work, { document, reader, context, failure, isLocal: model.isLocal }, signal);
}

function told(verdict: CompletedVerdict, { context }: Job): CompletedVerdict {
  tellVerdict(verdict, context.events);
  return verdict;
}

function budgetOf({ model, parallel, calls }: Job): ReadingBudget {
  return {
    contextTokens: model.contextTokens,
    qualityTokens: model.isLocal ? QUALITY_TOKENS.local : QUALITY_TOKENS.hosted,
    parallel,
    tokensPerEstimate: calls.tokensPerEstimate(),
  };
}

/** Room for points in the last look, in estimated tokens. */
function pointsTokens({ model, calls }: Job): number {
  const room = (model.contextTokens * 0.85) / calls.tokensPerEstimate() - CLOSING_FRAME_TOKENS;
  return Math.max(400, Math.min(MOST_POINTS_TOKENS, Math.floor(room)));
}

/** Lines that one call puts into another language, in estimated tokens: more lose a small model its count. */
const MOST_LINE_TOKENS = 900;
const RENDERING_FRAME_TOKENS = 500;

function renderingTokens({ model, calls }: Job): number {
  const room = (model.contextTokens * 0.85) / calls.tokensPerEstimate() - RENDERING_FRAME_TOKENS;
  // the lines stand in the prompt once and in the answer again, in more tokens
  return Math.max(120, Math.min(MOST_LINE_TOKENS, Math.floor(room / 3.6)));
}
