import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { Metrics } from '../../../ports/metrics.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import { isDomainError } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { AnalysisContext, Analyst, AnalystProfile } from '../../../ports/analyst.ts';
import { tellVerdict } from '../report/tell-verdict.ts';
import { askUntilUsable, type Calls } from './ask-model.ts';
import { readClosing, type Closing } from './closing/read-closing.ts';
import { closingQuestion } from './questions/closing-question.ts';
import type { Assignment } from './questions/question.ts';
import { QUESTIONS_A_PART, readParts, unreadShare } from './read-parts.ts';
import type { ReadingBudget } from './plan/reading-plan.ts';
import { estimateTokens } from './plan/tokens.ts';
import { analyzeWithoutModel, errorFor, type ModelFailure } from './without-model.ts';

export interface ModelAnalystDependencies {
  readonly model: LanguageModel;
  readonly provider: Exclude<AnalystProfile['analyst'], 'built-in'>;
  readonly work: IsolatedWork;
  /** The line for calls to this model; all analyses of the process share it. */
  readonly queue: FairQueue;
  /** Calls made to the model at once; the slots of `queue`. */
  readonly parallel: number;
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

/**
 * The analyst that has a language model read the document, part by part: extract, check in code, compose in code. The
 * model never sees more than fits, and nothing it says is printed unless the document bears it out.
 */
export function createModelAnalyst(dependencies: ModelAnalystDependencies): Analyst {
  const { model, provider, work, queue, parallel, secrets, metrics, isRequired } = dependencies;
  // Learned from the counts that the server reports; a number about the model, not about any document.
  let tokensPerEstimate = 1;

  const budget = (): ReadingBudget => ({
    contextTokens: model.contextTokens,
    qualityTokens: model.isLocal ? QUALITY_TOKENS.local : QUALITY_TOKENS.hosted,
    parallel,
    tokensPerEstimate,
  });

  const callsFor = ({ uid, events }: AnalysisContext): Calls => {
    let hasStarted = false;
    return {
      model: {
        ...model,
        complete: (prompt, options, signal) => {
          hasStarted = true;
          return model.complete(prompt, options, signal);
        },
      },
      queue,
      uid,
      parallel,
      // Once one call runs the reader is no longer waiting, whatever the others do.
      onPosition: (position) => {
        if (!hasStarted) events.onQueued(position);
      },
      onCost: ({ prompt }, { promptTokens }) => {
        const estimated = estimateTokens(prompt.system + prompt.user);
        if (promptTokens > 0 && estimated > 1_000) {
          tokensPerEstimate = Math.min(2, Math.max(0.7, promptTokens / estimated));
        }
      },
    };
  };

  return {
    profile: { analyst: provider, model: model.name, isLocal: model.isLocal },

    async analyze(document, reader, context, signal) {
      const { today, readAnyway = false, events } = context;
      const input = { document, reader, today, readAnyway, budget: budget() };
      const plan = await work.planModelReading(input, signal);
      if (plan.outcome === 'rejected') return plan;
      // Read once for each question, and looked at once more at the end.
      const total = plan.parts.length * QUESTIONS_A_PART + 1;
      let done = 0;
      const advance = () => events.onProgress({ done: done++, total, unit: 'parts' });
      advance();
      for (const section of plan.preview) events.onSection(section, false);

      const assignment = { reader, brief: plan.brief, mark: secrets.newId().replaceAll('-', '') };
      const calls = callsFor(context);
      const read = await readParts(plan.parts, assignment, calls, advance, signal);
      const missing = unreadShare(plan.parts, read.unread);
      const giveUp = (failure: ModelFailure) => {
        metrics.modelRead('none');
        if (isRequired) throw errorFor(failure);
        const request = { document, reader, context, failure, isLocal: model.isLocal };
        return analyzeWithoutModel(work, request, signal);
      };
      if (read.findings.length === 0 || (isRequired && missing >= MOST_UNREAD)) {
        return giveUp(read.failure ?? 'nothing-usable');
      }

      const { draft } = plan;
      const room = (model.contextTokens * 0.85) / tokensPerEstimate - CLOSING_FRAME_TOKENS;
      const pointsTokens = Math.max(400, Math.min(MOST_POINTS_TOKENS, Math.floor(room)));
      const found = { document, reader, today, draft, modelName: model.name, ...read, pointsTokens };
      const composed = await work.composeModelReport(found, signal);
      if (composed.kept === 0) return giveUp(read.failure ?? 'nothing-usable');
      metrics.modelRead(missing > 0 ? 'part' : 'whole');
      if (read.failure !== null) {
        tellVerdict(composed.verdict, events);
        return composed.verdict;
      }

      for (const section of composed.verdict.sections) events.onSection(section, false);
      const closing = await lookAgain(composed.points, assignment, calls, signal);
      const looked = { document, today, draft: composed.draft, pointsTokens };
      const verdict =
        closing === null ? composed.verdict : await work.closeModelReport({ ...looked, closing }, signal);
      advance();
      tellVerdict(verdict, events);
      return verdict;
    },
  };
}

/** What the model says of all points together, or null when it says nothing of use. */
async function lookAgain(
  points: readonly string[],
  assignment: Assignment,
  calls: Calls,
  signal: AbortSignal,
): Promise<Closing | null> {
  if (points.length === 0) return null;
  const question = closingQuestion(points, assignment);
  const answer = await askUntilUsable(question, readClosing, calls, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // The report is ready; a model that fails at the last step takes nothing of it away.
    if (!isDomainError(error)) throw error;
    return { outcome: 'unusable' as const };
  });
  return answer.outcome === 'usable' || answer.outcome === 'cut' ? answer.value : null;
}
