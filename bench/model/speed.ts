/** Wall time against the ideal, at five simulated speeds. */
import { contractOf } from '../../backend/test/support/model-server/contract-of.ts';
import type { LoggedCall } from '../../backend/test/support/model-server/model-server.ts';
import { bestKnownPlan, idealStage, type Plan } from './ideal.ts';
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

/** Real seconds one run should take: long enough that timers and sockets are small against it. */
const REAL_SECONDS = 8;

/** Runs one scenario, the time sped up so that it takes some seconds. */
export async function measureSpeed(
  { name, speed, parallel }: (typeof SERVERS)[number],
  pages: number,
  windowTokens: number,
): Promise<SpeedRow> {
  const document = contractOf({ pages });
  const text = document.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n');
  const best = bestKnownPlan(text.length * 0.22, windowTokens, speed);
  const { calls } = await run(
    name === 'hosted' ? 'openai' : 'ollama',
    document,
    windowTokens,
    { speed, timeScale: Math.max(1, best.seconds / REAL_SECONDS) },
    { parallel },
  );
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
