import type { AppConfig } from '../../../config/app-config.ts';
import { createPostgresActivityLog } from '../adapters/postgres/activity-log.ts';
import { createPostgresAdminSessions } from '../adapters/postgres/admin-sessions.ts';
import { createPostgresPersonalTokens } from '../adapters/postgres/personal-tokens.ts';
import { createPostgresRateLimiter } from '../adapters/postgres/rate-limiter.ts';
import { createPostgresUserRepository } from '../adapters/postgres/user-repository.ts';
import { createSystemClock } from '../adapters/system/clock.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import type { PrometheusMetrics } from '../adapters/system/metrics.ts';
import { createSystemSecrets } from '../adapters/system/secrets.ts';
import { createSystemTimer } from '../adapters/system/timer.ts';
import type { IdentityIssuer } from '../ports/identity-issuer.ts';
import type { Metrics } from '../ports/metrics.ts';
import { createChosenAnalyst, type ChosenAnalyst } from './analysts.ts';
import { createGauges, type GaugeSources } from './gauges.ts';
import { createChosenLocalIdentity, createVerifier } from './identity.ts';
import { preparing, startExtractor, startIsolatedWork, type WorkProcesses } from './processes.ts';
import { parts, ports } from './tokens.ts';
import type { Wiring } from './wiring.ts';

/** Says which adapter stands behind which port. */
export function bindPorts(wiring: Wiring): void {
  bindSystem(wiring);
  bindStores(wiring);
  bindIdentity(wiring);
  bindReading(wiring);
}

function bindSystem({ provide }: Wiring): void {
  provide(ports.clock, createSystemClock, {});
  provide(ports.timer, createSystemTimer, {});
  provide(ports.secrets, createSystemSecrets, {});
  provide(
    ports.logger,
    ({ config }: { readonly config: AppConfig }) => createJsonLogger({ level: config.logLevel }),
    { config: parts.config },
  );
  provide(
    parts.prometheus,
    async (sources: GaugeSources) => {
      // a command counts nothing and loads no library for it
      const { createPrometheusMetrics } = await import('../adapters/system/metrics.ts');
      return createPrometheusMetrics({ gauges: createGauges(sources) });
    },
    { queue: parts.queue, admission: parts.admission },
  );
  provide(ports.metrics, ({ prometheus }: { readonly prometheus: PrometheusMetrics }) => prometheus, {
    prometheus: parts.prometheus,
  });
}

function bindStores({ provide }: Wiring): void {
  const { database } = parts;
  provide(ports.users, createPostgresUserRepository, { database });
  provide(ports.activity, createPostgresActivityLog, { database });
  provide(ports.sessions, createPostgresAdminSessions, { database });
  provide(ports.limiter, createPostgresRateLimiter, { database });
  provide(ports.tokens, createPostgresPersonalTokens, { database });
}

function bindIdentity({ provide }: Wiring): void {
  const { config, database, localIdentity } = parts;
  const { clock, logger } = ports;
  provide(localIdentity, createChosenLocalIdentity, { config, database, clock });
  provide(ports.issuer, (own: { readonly localIdentity: IdentityIssuer | null }) => own.localIdentity, {
    localIdentity,
  });
  provide(ports.verifier, createVerifier, { config, localIdentity, clock, logger });
}

interface ForChildren {
  readonly config: AppConfig;
  readonly metrics: Metrics;
}

function bindReading({ provide }: Wiring): void {
  const { config, chosenAnalyst } = parts;
  const { work, clock, secrets, logger, metrics } = ports;
  provide(
    ports.extractor,
    ({ config: { extraction }, metrics, work: explaining }: ForChildren & { readonly work: WorkProcesses }) =>
      preparing(
        startExtractor(extraction, (role, reason) => metrics.childEnded(role, reason)),
        explaining,
      ),
    { config, metrics, work },
  );
  provide(
    work,
    ({ config: { extraction }, metrics }: ForChildren) =>
      startIsolatedWork(extraction, (role, reason) => metrics.childEnded(role, reason)),
    { config, metrics },
  );
  provide(chosenAnalyst, createChosenAnalyst, { config, work, clock, secrets, logger, metrics });
  provide(ports.analysts, ({ chosen }: { readonly chosen: ChosenAnalyst }) => chosen.analysts, {
    chosen: chosenAnalyst,
  });
  provide(ports.checkModel, ({ chosen }: { readonly chosen: ChosenAnalyst }) => chosen.checkModel, {
    chosen: chosenAnalyst,
  });
}
