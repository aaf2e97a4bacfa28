import type { AnalysisContext, AnalystEvents, Reader, Verdict } from '../../../src/ports/analyst.ts';
import type { ExtractedDocument } from '../../../src/domain/analysis/document/extracted-document.ts';
import { createModelAnalyst } from '../../../src/domain/analysis/model/model-analyst.ts';
import { tasks } from '../../../src/domain/analysis/tasks.ts';
import { createFairQueue, type FairQueue } from '../../../src/domain/queue/fair-queue.ts';
import type { IsolatedWork } from '../../../src/ports/isolated-work.ts';
import type { LanguageModel } from '../../../src/ports/language-model.ts';

const here =
  <Input, Output>(task: (input: Input) => Output) =>
  async (input: Input, signal: AbortSignal): Promise<Output> => {
    signal.throwIfAborted();
    return task(input);
  };

/** Runs the real tasks in this process. */
export const workHere: IsolatedWork = {
  analyzeByRules: here(tasks.analyzeByRules),
  listParagraphs: here(tasks.listParagraphs),
  answerQuestion: here(tasks.answerQuestion),
  reportOnVersion: here(tasks.reportOnVersion),
  comparePapers: here(tasks.comparePapers),
  planModelReading: here(tasks.planModelReading),
  composeModelReport: here(tasks.composeModelReport),
  closeModelReport: here(tasks.closeModelReport),
  sayModelReport: here(tasks.sayModelReport),
};

export const READER: Reader = { identity: 'Customer', country: 'United Kingdom' };
export const NO_EVENTS: AnalystEvents = { onSection() {}, onPoint() {}, onProgress() {}, onQueued() {} };

export interface AnalyzeOptions {
  readonly parallel?: number;
  readonly signal?: AbortSignal;
  readonly events?: Partial<AnalystEvents>;
  readonly reader?: Reader;
  readonly work?: IsolatedWork;
  readonly uid?: string;
  readonly isRequired?: boolean;
  readonly onRead?: (share: 'whole' | 'part' | 'none') => void;
  /** A line shared with other analyses; by default one of its own. */
  readonly queue?: FairQueue;
}

/** One analysis by a model analyst with a line of its own. */
export function analyzeWith(
  model: LanguageModel,
  document: ExtractedDocument,
  {
    parallel = 1,
    signal = new AbortController().signal,
    events,
    reader = READER,
    work = workHere,
    uid = 'reader',
    isRequired = false,
    onRead = () => undefined,
    queue = createFairQueue({ slots: parallel, maxWaiting: 1_000 }),
  }: AnalyzeOptions = {},
): Promise<Verdict> {
  let ids = 0;
  const analyst = createModelAnalyst({
    model,
    provider: 'ollama',
    work,
    queue,
    parallel,
    metrics: { modelRead: onRead },
    isRequired,
    secrets: { newId: () => `5eed-${(ids += 1)}-f00d` },
  });
  const context: AnalysisContext = {
    uid,
    today: new Date('2026-11-20T12:00:00Z'),
    events: { ...NO_EVENTS, ...events },
  };
  return analyst.analyze(document, reader, context, signal);
}
