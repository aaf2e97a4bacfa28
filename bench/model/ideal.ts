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

/** System prompt and answer that the published comparison of plans assumes, in tokens. */
const SYSTEM = 900;
const OUTPUT = 2_600;
const PER_MAP = 365;
const SECTIONS = 6;

export interface Plan {
  readonly name: string;
  readonly seconds: number;
}

/** The fastest of the known plans that fits into the window. */
export function bestKnownPlan(documentTokens: number, windowTokens: number, speed: Speed): Plan {
  const plans: Plan[] = [];
  const whole = { promptTokens: SYSTEM + documentTokens, cachedTokens: 0, outputTokens: OUTPUT };
  if (whole.promptTokens + OUTPUT <= windowTokens) {
    plans.push({ name: 'one call', seconds: idealStage([whole], speed) });
    plans.push({ name: 'six sections, shared prefix', seconds: sixSections(whole.promptTokens, speed) });
  }
  const perMap = Math.floor(windowTokens * 0.77);
  const maps = Math.max(1, Math.ceil(documentTokens / perMap));
  const reading = Array.from({ length: maps }, (_, index) => ({
    promptTokens: SYSTEM + documentTokens / maps,
    cachedTokens: index < speed.slots ? 0 : SYSTEM,
    outputTokens: PER_MAP,
  }));
  plans.push({
    name: `extract (${maps}) and compose`,
    seconds: idealStage(reading, speed) + sixSections(SYSTEM + maps * PER_MAP, speed),
  });
  return plans.reduce((best, plan) => (plan.seconds < best.seconds ? plan : best));
}

function sixSections(promptTokens: number, speed: Speed): number {
  const calls = Array.from({ length: SECTIONS }, (_, index) => ({
    promptTokens,
    cachedTokens: index === 0 ? 0 : promptTokens,
    outputTokens: OUTPUT / SECTIONS,
  }));
  return idealStage(calls, speed);
}
