/** The server: reads its settings, opens the database, listens, and stops without dropping requests. */
import type { AppConfig } from '../../config/app-config.ts';
import { prepareAdminPassword } from './composition/admin-password.ts';
import { createApp } from './adapters/http/app.ts';
import { DRAIN_MS, startServer } from './adapters/http/server.ts';
import { migrateWhenReachable } from './adapters/postgres/migrate-when-reachable.ts';
import { refusalOf } from './adapters/isolation/start-refusal.ts';
import { watchLauncher } from './adapters/system/launcher.ts';
import { startMetricsServer } from './adapters/system/metrics.ts';
import { bannerOf } from './composition/banner.ts';
import { createContainer } from './composition/container.ts';
import { openDatabase } from './composition/database.ts';
import { readSettings } from './composition/environment.ts';
import { BUILT_SITE } from './composition/public-site.ts';
import type { Logger } from './ports/logger.ts';
import type { TextExtractor } from './ports/text-extractor.ts';
import { http, parts, ports, useCases } from './composition/tokens.ts';

/** Who started this process, as long as that can be told. */
const LAUNCHER = process.ppid;
const NODE_NEEDED = 24;
const HOUR_MS = 3_600_000;

if (Number.parseInt(process.versions.node, 10) < NODE_NEEDED) {
  endWith(
    `Node ${NODE_NEEDED} is needed; this is ${process.versions.node}. On Linux and Windows "npm ci" brings it along: use "npm start".`,
  );
}

try {
  await serve(readSettings());
} catch (error) {
  endWith(error instanceof Error ? error.message : 'The server could not start.');
}

async function serve(config: AppConfig): Promise<void> {
  const [database, { password, madeUp }] = await Promise.all([
    openDatabase(config, () => endWith('The embedded database has stopped. Please start again.')),
    prepareAdminPassword(config),
  ]);
  const wiring = createContainer({ config, database, password, siteFolder: BUILT_SITE });
  const [logger, timer, extractor, work, analysts, metrics, forgetLogins, app] = await Promise.all([
    wiring.get(ports.logger),
    wiring.get(ports.timer),
    wiring.get(ports.extractor),
    wiring.get(ports.work),
    wiring.get(ports.analysts),
    wiring.get(parts.prometheus),
    wiring.get(useCases.forgetLogins),
    wiring.get(http),
  ]);

  if (config.extraction.plugins.length > 0) await refuseBadPlugins(extractor);

  const stopping = new AbortController();
  const migrated = migrateWhenReachable({ database, timer, logger, signal: stopping.signal });
  if (config.database.kind === 'embedded') await migrated;
  else
    migrated.catch((error: unknown) =>
      endWith(error instanceof Error ? error.message : 'The schema is not usable.'),
    );
  const server = await startServer(createApp(app).callback(), {
    host: config.host,
    port: config.port,
    onUnreadable({ requestId, status }) {
      metrics.requestAnswered('other', 'unreadable', status, 0);
      logger.info('request', { requestId, route: 'unreadable', status, code: 'invalid_request' });
    },
  });
  const metricsServer = config.metrics === null ? null : await startMetricsServer(metrics, config.metrics);
  const forgetting = setInterval(() => {
    // An outage of the database is noticed elsewhere; the next hour tries again.
    forgetLogins().catch(() => logger.warn('login events could not be deleted'));
  }, HOUR_MS);
  const close = async (): Promise<void> => {
    stopping.abort();
    clearInterval(forgetting);
    await server.close(DRAIN_MS);
    await Promise.all([extractor.close(), work.close(), metricsServer?.close(), database.close()]);
  };
  let isStopping = false;
  const stop = (cause: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info('stopping', { cause });
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal));
  watchLauncher(() => stop('npm has ended'), {
    env: process.env,
    launcher: LAUNCHER,
    parentId: () => process.ppid,
  });
  exitOnDefects(logger);

  process.stdout.write(
    bannerOf({
      config,
      port: server.port,
      analyst: (await analysts.current()).profile,
      madeUpPassword: madeUp,
      hasAdminArea: password !== null,
      seconds: process.uptime(),
    }),
  );
}

/** Ends the start with a sentence where a plug-in cannot be used. Other failures are left to `/api/ready`. */
async function refuseBadPlugins(extractor: TextExtractor): Promise<void> {
  try {
    await extractor.ready();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) endWith(refusal.message);
  }
}

/** Logs a defect that no code has caught and ends the process. */
function exitOnDefects(logger: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Only the kind of the defect and its place: its message may hold words of a document.
      logger.error(event, {
        kind: error instanceof Error ? error.name : typeof error,
        place: placeOf(error),
      });
      process.exit(1);
    });
  }
}

/** File and line of ours where a defect arose: `domain/analysis/tasks.ts:12`. */
function placeOf(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /backend\/src\/([\w./-]+:\d+)/.exec(stack)?.[1] ?? null;
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
