import type { AppConfig } from '../../../config/app-config.ts';
import { createMemoryActivityLog } from '../adapters/memory/activity-log.ts';
import { createNoMetrics } from '../adapters/memory/metrics.ts';
import { createMemoryRateLimiter } from '../adapters/memory/rate-limiter.ts';
import { createUserData } from '../adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../adapters/memory/user-repository.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { createContainer } from './container.ts';
import { startExtractor, startIsolatedWork } from './processes.ts';
import { ports } from './tokens.ts';
import type { Wiring } from './wiring.ts';
import type { Logger } from '../ports/logger.ts';

/** The person at the keyboard owns the machine: the limits of a shared service do not hold. */
const PLENTY = 1_000_000;

export interface OpenProduct {
  /** The container of the product: every use case that needs no database. */
  readonly wiring: Wiring;
  /** Ends its child processes. */
  close(): Promise<void>;
}

/**
 * The product without its server and its database, for commands: the same container, with counts that end with the process.
 * @param jobs Documents read at once, each in a child process of its own.
 * @param logger In the place of lines on stdout, where stdout belongs to somebody else.
 */
export async function openProduct(
  config: AppConfig,
  { jobs, logger }: { readonly jobs: number; readonly logger?: Logger },
): Promise<OpenProduct> {
  const data = createUserData();
  const extraction = { ...config.extraction, maxParsers: jobs };
  const unlimited = { analysesPerMonth: null, questionsPerHour: PLENTY, comparisonsPerHour: PLENTY };
  const wiring = createContainer(
    { config: { ...config, ...unlimited, extraction } },
    {
      users: createMemoryUserRepository({ data }),
      activity: createMemoryActivityLog({ data }),
      limiter: createMemoryRateLimiter(),
      logger: logger ?? createJsonLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel }),
      metrics: createNoMetrics(),
      extractor: startExtractor(extraction),
      work: startIsolatedWork(extraction),
    },
  );
  const [extractor, work] = await Promise.all([wiring.get(ports.extractor), wiring.get(ports.work)]);
  // A document is on its way: the child that explains it starts beside the one that reads it. A start that fails fails the document.
  work.ready().catch(() => undefined);
  return {
    wiring,
    async close() {
      await Promise.all([extractor.close(), work.close()]);
    },
  };
}
