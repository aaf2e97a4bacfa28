/**
 * `npm run --silent analyze -- FILE --identity "Tenant" --country India [--language en] [--read-anyway] [--json]`: the product's own use case without its
 * server. Prints the report (exit 0), the rejection (exit 3), or one sentence and the name of the error on stderr (exit 1).
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import type { AppConfig } from '../../../config/app-config.ts';
import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { createMemoryActivityLog } from '../adapters/memory/activity-log.ts';
import { createNoMetrics } from '../adapters/memory/metrics.ts';
import { createUserData } from '../adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../adapters/memory/user-repository.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { NO_EVENTS, type Analysis } from '../domain/analysis/analysis.ts';
import type { Reader } from '../ports/analyst.ts';
import { readReader } from '../domain/analysis/read-reader.ts';
import { errors } from '../domain/errors.ts';
import { createContainer } from '../composition/container.ts';
import { readSettings } from '../composition/environment.ts';
import { startIsolatedWork } from '../composition/processes.ts';
import { ports, useCases } from '../composition/tokens.ts';
import { countryNamed } from './country.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run --silent analyze -- FILE --identity "Tenant" --country India [--language en] [--read-anyway] [--json]';
const EXIT_REJECTED = 3;
/** No one is signed in here; the counts of this run end with it. */
const UID = 'command-line';

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string', default: '' },
      country: { type: 'string', default: '' },
      language: { type: 'string' },
      'read-anyway': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw errors.invalidRequest(USAGE);
  const country = countryNamed(values.country) ?? values.country;
  const reader = readReader(values.identity, country, values.language);
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();

  const document = { bytes, fileName: basename(file) };
  const analysis = await analyze(
    readSettings(),
    { document, reader, readAnyway: values['read-anyway'] },
    signal,
  );
  const { text, ...facts } = analysis;
  process.stdout.write(
    values.json ? `${JSON.stringify({ analysis: text, ...facts }, null, 2)}\n` : `${text}\n`,
  );
  return analysis.outcome === 'rejected' ? EXIT_REJECTED : 0;
});

async function analyze(
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
