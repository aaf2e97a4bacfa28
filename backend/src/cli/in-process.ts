import type { AppConfig } from '../../../config/app-config.ts';
import { createMemoryActivityLog } from '../adapters/memory/activity-log.ts';
import { createNoMetrics } from '../adapters/memory/metrics.ts';
import { createMemoryRateLimiter } from '../adapters/memory/rate-limiter.ts';
import { createUserData } from '../adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../adapters/memory/user-repository.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { createContainer } from '../composition/container.ts';
import { startIsolatedWork } from '../composition/processes.ts';
import { ports } from '../composition/tokens.ts';
import type { Wiring } from '../composition/wiring.ts';

/** No one is signed in here; the counts of this run end with it. */
export const COMMAND_LINE_UID = 'command-line';
/** The person at the keyboard owns the machine: the limits of a shared service do not hold. */
const PLENTY = 1_000_000;

/** Runs the product's own use cases without its server and its database, and ends their children afterwards. */
export async function inProcess<Result>(
  config: AppConfig,
  run: (wiring: Wiring) => Promise<Result>,
): Promise<Result> {
  const data = createUserData();
  const unlimited = {
    analysesPerMonth: null,
    questionsPerHour: PLENTY,
    comparisonsPerHour: PLENTY,
  };
  const wiring = createContainer(
    { config: { ...config, ...unlimited } },
    {
      users: createMemoryUserRepository({ data }),
      activity: createMemoryActivityLog({ data }),
      limiter: createMemoryRateLimiter(),
      logger: createJsonLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel }),
      metrics: createNoMetrics(),
      // One document at a time: one child is all it can use.
      work: startIsolatedWork({ ...config.extraction, maxParsers: 1 }),
    },
  );
  const [extractor, work] = await Promise.all([wiring.get(ports.extractor), wiring.get(ports.work)]);
  try {
    return await run(wiring);
  } finally {
    await Promise.all([extractor.close(), work.close()]);
  }
}
