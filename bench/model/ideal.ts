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
  /** Tokens before every part that are the same for all: instructions, and what is known of the paper. */
  readonly headTokens: number;
  /** Each question: tokens of its task, which follows the part, and of its answers to all parts together. */
  readonly questions: readonly { readonly taskTokens: number; readonly answerTokens: number }[];
  readonly windowTokens: number;
  /** Calls that may run at once. */
  readonly slots: number;
}

export interface Plan {
  readonly parts: number;
  readonly seconds: number;
}

/** Parts smaller than this, in a model's own tokens, are made only where the window has no room for larger ones. */
const LEAST_PART_TOKENS = 7_000;

/**
 * The fastest way to do the same work: the parts of equal size, as many as fit the window to its last token or as are faster, each read
 * once and then asked every question. No plan of ours can know the answers before, so none reaches it quite.
 */
export function bestPlan(work: Work, speed: Speed): Plan {
  const { documentTokens, headTokens, questions, windowTokens, slots } = work;
  const longest = (parts: number) =>
    Math.max(...questions.map(({ taskTokens, answerTokens }) => taskTokens + answerTokens / parts));
  const isSmall = (parts: number) => parts > 1 && documentTokens / parts < LEAST_PART_TOKENS;
  const fits = (parts: number) => headTokens + documentTokens / parts + longest(parts) <= windowTokens;
  let best: Plan | null = null;
  let fewest: number | null = null;
  for (let parts = 1; parts <= 400; parts++) {
    if (!fits(parts)) continue;
    fewest ??= parts;
    // What fits is not cut small for speed: a clause is read with what belongs to it.
    if (isSmall(parts) && !isSmall(fewest)) break;
    const shared = headTokens + documentTokens / parts;
    const calls = Array.from({ length: parts }, (_, part) =>
      questions.map(({ taskTokens, answerTokens }, question) => ({
        promptTokens: shared + taskTokens,
        // Every slot reads the head once, and every part once.
        cachedTokens: question > 0 ? shared : part < slots ? 0 : headTokens,
        outputTokens: answerTokens / parts,
      })),
    ).flat();
    const seconds = idealStage(calls, speed, slots);
    if (best === null || seconds < best.seconds) best = { parts, seconds };
  }
  if (best === null) throw new Error('No plan fits the window.');
  return best;
}
