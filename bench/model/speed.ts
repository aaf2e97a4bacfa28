/** Wall time against the ideal, at five simulated speeds. */
import { contractOf } from '../../backend/test/support/model-server/contract-of.ts';
import type { LoggedCall } from '../../backend/test/support/model-server/model-server.ts';
import { bestPlan, idealStage, type Plan, type Work } from './ideal.ts';
import { isReading, run } from './run.ts';
import type { SERVERS } from './servers.ts';

export interface SpeedRow {
  readonly server: string;
  readonly pages: number;
  readonly windowTokens: number;
  readonly calls: number;
  readonly wallSeconds: number;
  readonly idealSeconds: number;
  readonly best: Plan;
}

/** Real seconds one run should take, about: long enough that timers and sockets are small against it. */
const REAL_SECONDS = 12;
/** Tokens of the document for each character of it, and of answers for each token of the document, about. */
const TOKENS_PER_CHARACTER = 0.22;
const ANSWER_SHARE = 0.12;

/** Runs one scenario, the time sped up so that it takes some seconds. */
export async function measureSpeed(
  { name, speed, parallel }: (typeof SERVERS)[number],
  pages: number,
  windowTokens: number,
): Promise<SpeedRow> {
  const document = contractOf({ pages });
  const characters = document.pages
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { text }) => sum + text.length, 0);
  const tokens = characters * TOKENS_PER_CHARACTER;
  const writing = (tokens * ANSWER_SHARE) / (speed.decodeTokensPerSecond * Math.min(parallel, speed.slots));
  const timeScale = Math.max(1, (tokens / speed.prefillTokensPerSecond + writing) / REAL_SECONDS);
  const { calls } = await run(
    name === 'hosted' ? 'openai' : 'ollama',
    document,
    windowTokens,
    { speed, timeScale },
    { parallel },
  );
  const closing = calls.filter((call) => !isReading(call));
  const afterwards = idealStage(closing.map(costOf), speed, parallel);
  const reading = bestPlan(workOf(calls.filter(isReading), windowTokens, parallel), speed);
  const best = { ...reading, seconds: reading.seconds + afterwards };
  const stages = [calls.filter(isReading), calls.filter((call) => !isReading(call))];
  return {
    server: name,
    pages,
    windowTokens,
    calls: calls.length,
    wallSeconds: stages.reduce((sum, stage) => sum + spanOf(stage), 0),
    idealSeconds: stages.reduce((sum, stage) => sum + idealStage(stage.map(costOf), speed, parallel), 0),
    best,
  };
}

/** What the calls that read a document did, for any other plan to do too. */
function workOf(calls: readonly LoggedCall[], windowTokens: number, slots: number): Work {
  const asked = (task: string) => calls.filter(({ seen }) => seen.includes(task));
  const [facts, risks] = [asked('Task: list the key facts'), asked('Task: list the risks')];
  const written = (some: readonly LoggedCall[]) =>
    some.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
  const pieces = (some: readonly LoggedCall[]) => some.map(piecesOf);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    documentTokens: pieces(facts).reduce((sum, { part }) => sum + part, 0),
    headTokens: mean(pieces(facts).map(({ head }) => head)),
    questions: [facts, risks].map((some) => ({
      taskTokens: mean(pieces(some).map(({ task }) => task)),
      answerTokens: written(some),
    })),
    windowTokens,
    slots,
  };
}

/** Tokens of a prompt before, within and after the part it asks about. */
function piecesOf({ seen, promptTokens }: LoggedCall) {
  const [head = '', part = ''] = seen.split(/^=== \w+ ===$/m);
  const tokens = (characters: number) => (promptTokens * characters) / seen.length;
  return {
    head: tokens(head.length),
    part: tokens(part.length),
    task: tokens(seen.length - head.length - part.length),
  };
}

/** From the first request to the last answer; what happens between stages is measured apart, at real speed. */
function spanOf(calls: readonly LoggedCall[]): number {
  const times = calls.flatMap(({ timing }) => (timing === null ? [] : [timing]));
  if (times.length === 0) return 0;
  return (
    Math.max(...times.map(({ endedAt }) => endedAt)) - Math.min(...times.map(({ receivedAt }) => receivedAt))
  );
}

const costOf = ({ promptTokens, outputTokens, timing }: LoggedCall) => ({
  promptTokens,
  outputTokens,
  cachedTokens: timing?.cachedTokens ?? 0,
});
