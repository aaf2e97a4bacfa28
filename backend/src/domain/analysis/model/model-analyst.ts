import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { Metrics } from '../../../ports/metrics.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import { isDomainError } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { AnalysisContext, Analyst, AnalystProfile } from '../../../ports/analyst.ts';
import { tellVerdict } from '../report/tell-verdict.ts';
import { readSummary } from './answers/read-findings.ts';
import { askUntilUsable, type Calls } from './ask-model.ts';
import { summaryQuestion, type Assignment } from './prompts.ts';
import { readParts, unreadShare } from './read-parts.ts';
import { roomFor, type ReadingBudget } from './reading-plan.ts';
import { estimateTokens } from './tokens.ts';
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
/** Notes beyond this add nothing to 160 words. */
const MOST_NOTES_TOKENS = 3_000;
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
      for (const section of plan.preview) events.onSection(section, false);

      const assignment = { reader, mark: secrets.newId().replaceAll('-', '') };
      const calls = callsFor(context);
      const total = plan.parts.length + 1;
      let done = 0;
      const advance = () => events.onProgress({ done: done++, total, unit: 'parts' });
      advance();
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
      const notesTokens = Math.min(MOST_NOTES_TOKENS, roomFor(budget(), 0));
      const found = { document, reader, today, draft, modelName: model.name, ...read, notesTokens };
      const composed = await work.composeModelReport(found, signal);
      if (composed.kept === 0) return giveUp(read.failure ?? 'nothing-usable');
      metrics.modelRead(missing > 0 ? 'part' : 'whole');
      tellVerdict(composed.verdict, events, [5]);

      const { notes } = composed;
      const summary = read.failure === null ? await summarize(notes, assignment, calls, signal) : null;
      const written = summary === null ? null : { document, today, draft: composed.draft, notes, summary };
      const summarized = written === null ? null : await work.summarizeModelReport(written, signal);
      advance();
      const verdict = summarized ?? composed.verdict;
      const fifth = verdict.sections.find(({ number }) => number === 5);
      if (fifth !== undefined) events.onSection(fifth, true);
      return verdict;
    },
  };
}

/** The model's summary in its own words, or null when it has none. */
async function summarize(
  notes: readonly string[],
  assignment: Assignment,
  calls: Calls,
  signal: AbortSignal,
): Promise<string | null> {
  if (notes.length === 0) return null;
  const question = summaryQuestion(notes, assignment);
  const answer = await askUntilUsable(question, readSummary, calls, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // The report is ready; a model that fails at the last step takes nothing of it away.
    if (!isDomainError(error)) throw error;
    return { outcome: 'unusable' as const };
  });
  return answer.outcome === 'usable' ? answer.value : null;
}
