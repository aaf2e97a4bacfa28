import type { AppConfig } from '../../../config/app-config.ts';
import { createMemoryActivityLog } from '../adapters/memory/activity-log.ts';
import { createNoMetrics } from '../adapters/memory/metrics.ts';
import { createUserData } from '../adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../adapters/memory/user-repository.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { createContainer } from '../composition/container.ts';
import { startIsolatedWork } from '../composition/processes.ts';
import { ports, useCases } from '../composition/tokens.ts';
import { NO_EVENTS, type Analysis } from '../domain/analysis/analysis.ts';
import type { Reader } from '../ports/analyst.ts';

/** No one is signed in here; the counts of this run end with it. */
const UID = 'command-line';

/** The product's own use case on one file, without its server. Rejects with the errors of the domain. */
export async function analyzeFile(
  config: AppConfig,
  request: {
    readonly document: { readonly bytes: Uint8Array; readonly fileName: string };
    readonly reader: Reader;
    readonly readAnyway: boolean;
  },
  signal: AbortSignal,
): Promise<Analysis> {
  const data = createUserData();
  const wiring = createContainer(
    { config: { ...config, analysesPerMonth: null } },
    {
      users: createMemoryUserRepository({ data }),
      activity: createMemoryActivityLog({ data }),
      logger: createJsonLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel }),
      metrics: createNoMetrics(),
      // One document: one child is all it can use.
      work: startIsolatedWork({ ...config.extraction, maxParsers: 1 }),
    },
  );
  const [extractor, work] = await Promise.all([wiring.get(ports.extractor), wiring.get(ports.work)]);
  try {
    const analyzeDocument = await wiring.get(useCases.analyzeDocument);
    return await analyzeDocument({ uid: UID, ...request }, NO_EVENTS, signal);
  } finally {
    await Promise.all([extractor.close(), work.close()]);
  }
}
