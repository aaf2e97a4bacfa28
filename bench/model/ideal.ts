/** The least time that calls to one server can take, and the least that the known plans for long documents would take. */
import type { Speed } from '../../backend/test/support/model-server/engine.ts';

export interface Call {
  readonly promptTokens: number;
  /** Tokens of the prompt that the server had read before. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

/**
 * Lower bound of one stage of calls that may run at once: no call ends before it has been read and written, one engine
 * reads one prompt at a time, and the slots share the rest.
 */
export function idealStage(calls: readonly Call[], speed: Speed, slots = speed.slots): number {
  if (calls.length === 0) return 0;
  const read = (call: Call) => (call.promptTokens - call.cachedTokens) / speed.prefillTokensPerSecond;
  const write = (call: Call) => call.outputTokens / speed.decodeTokensPerSecond;
  const whole = calls.map((call) => speed.firstTokenSeconds + read(call) + write(call));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const oneEngine = speed.sharesPrefill
    ? speed.firstTokenSeconds + sum(calls.map(read)) + Math.min(...calls.map(write))
    : 0;
  return Math.max(...whole, oneEngine, sum(whole) / Math.min(slots, calls.length));
}

/** What a plan has to do: read the document, put so many questions on every part, and write so many tokens for each question. */
export interface Work {
  readonly documentTokens: number;
  /** Tokens of instructions and of what is known of the paper, before every part. */
  readonly frameTokens: number;
  /** Answer tokens of all parts together, one number a question. */
  readonly answerTokens: readonly number[];
  readonly windowTokens: number;
  /** Calls that may run at once. */
  readonly slots: number;
}

export interface Plan {
  readonly parts: number;
  readonly seconds: number;
}

/** Instructions of a question that follow the part and are not shared with the question before, in tokens. */
const TASK_TOKENS = 120;

/**
 * The fastest way to do the same work: the parts of equal size, as many as fit the window to its last token or as are faster, each read
 * once and then asked every question. No plan of ours can know the answers before, so none reaches it quite.
 */
export function bestPlan(work: Work, speed: Speed): Plan {
  const { documentTokens, frameTokens, answerTokens, windowTokens, slots } = work;
  const longest = Math.max(...answerTokens);
  const fits = (parts: number) =>
    frameTokens + TASK_TOKENS + (documentTokens + longest) / parts <= windowTokens;
  let best: Plan | null = null;
  for (let parts = 1; parts <= 400; parts++) {
    if (!fits(parts)) continue;
    const prompt = frameTokens + documentTokens / parts;
    const calls = Array.from({ length: parts }, () =>
      answerTokens.map((tokens, question) => ({
        promptTokens: prompt + TASK_TOKENS,
        cachedTokens: question === 0 ? 0 : prompt,
        outputTokens: tokens / parts,
      })),
    ).flat();
    const seconds = idealStage(calls, speed, slots);
    if (best === null || seconds < best.seconds) best = { parts, seconds };
  }
  if (best === null) throw new Error('No plan fits the window.');
  return best;
}
