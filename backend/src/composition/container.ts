import 'reflect-metadata';

import { availableParallelism } from 'node:os';

import type { AppConfig } from '../../../config/app-config.ts';
import { createPostgresActivityLog } from '../adapters/postgres/activity-log.ts';
import { createPostgresAdminSessions } from '../adapters/postgres/admin-sessions.ts';
import { checkSchema } from '../adapters/postgres/migrate.ts';
import { createPostgresRateLimiter } from '../adapters/postgres/rate-limiter.ts';
import { createPostgresUserRepository } from '../adapters/postgres/user-repository.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import type { AppDependencies } from '../adapters/http/app.ts';
import { createSystemClock } from '../adapters/system/clock.ts';
import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { createPrometheusMetrics, type PrometheusMetrics } from '../adapters/system/metrics.ts';
import { createReadinessCheck } from '../adapters/system/readiness.ts';
import { createSystemSecrets } from '../adapters/system/secrets.ts';
import { createSystemTimer } from '../adapters/system/timer.ts';
import { createChosenAnalyst } from './analysts.ts';
import { createGauges } from './gauges.ts';
import { createCheckSession } from '../domain/admin/check-session.ts';
import { createGetStats } from '../domain/admin/get-stats.ts';
import { createLogIn } from '../domain/admin/log-in.ts';
import { createLogOut } from '../domain/admin/log-out.ts';
import {
  createAnalyzeDocument,
  type AnalyzeDocument,
  type AnalyzeDocumentDependencies,
} from '../domain/analysis/analyze-document.ts';
import { createMeasuredAnalysis } from '../domain/analysis/measure-analysis.ts';
import { createAdmission } from '../domain/queue/admission.ts';
import { createFairQueue } from '../domain/queue/fair-queue.ts';
import { createListUsers } from '../domain/users/list-users.ts';
import { createReadQuota, createRequireQuota } from '../domain/users/read-quota.ts';
import { createForgetLogins } from '../domain/users/forget-logins.ts';
import { createRecognizeUser } from '../domain/users/recognize-user.ts';
import { createRestrictUser } from '../domain/users/restrict-user.ts';
import { createTrackLogin } from '../domain/users/track-login.ts';
import { createIdentity } from './identity.ts';
import type { AdminPassword } from '../ports/admin-password.ts';
import { startExtractor, startIsolatedWork } from './processes.ts';
import { publicConfigOf, securityOf, siteOf } from './public-site.ts';
import { tokens } from './tokens.ts';
import { createWiring, type Token, type Wiring } from './wiring.ts';

interface WithConfig {
  readonly config: AppConfig;
}

/** What has to be opened before anything can be wired to it. */
export interface Opened {
  readonly config: AppConfig;
  readonly database: Database;
  readonly password: AdminPassword | null;
}

/** Says which adapter stands behind which port. Nothing is made before it is first asked for. */
export function createContainer(opened: Opened): Wiring {
  const wiring = createWiring();
  wiring.value(tokens.config, opened.config);
  wiring.value(tokens.database, opened.database);
  wiring.value(tokens.password, opened.password);
  bindSystem(wiring);
  bindPeople(wiring);
  bindAnalysis(wiring);
  bindHttp(wiring);
  return wiring;
}

function bindSystem({ value, provide }: Wiring): void {
  value(tokens.clock, createSystemClock());
  value(tokens.timer, createSystemTimer());
  value(tokens.secrets, createSystemSecrets());
  provide(tokens.logger, ({ config }: WithConfig) => createJsonLogger({ level: config.logLevel }), {
    config: tokens.config,
  });
}

function bindPeople({ provide }: Wiring): void {
  const { database, config, clock, limiter, secrets, logger } = tokens;
  provide(tokens.users, createPostgresUserRepository, { database });
  provide(tokens.activity, createPostgresActivityLog, { database });
  provide(tokens.sessions, createPostgresAdminSessions, { database });
  provide(tokens.limiter, createPostgresRateLimiter, { database });
  provide(
    tokens.forgetLogins,
    ({ users, clock, config: { loginEventDays } }: Pick<Parts, 'users' | 'clock' | 'config'>) =>
      createForgetLogins({ users, clock, loginEventDays }),
    { users: tokens.users, clock, config },
  );
  provide(tokens.identity, createIdentity, { config, database, clock, limiter, secrets, logger });
}

function bindAnalysis({ provide }: Wiring): void {
  const { config, work, clock, secrets, logger, metrics } = tokens;
  type ForChildren = Pick<Parts, 'config' | 'metrics'>;
  provide(
    tokens.extractor,
    ({ config: { extraction }, metrics }: ForChildren) =>
      startExtractor(extraction, (role, reason) => metrics.childEnded(role, reason)),
    { config, metrics },
  );
  provide(
    tokens.work,
    ({ config: { extraction }, metrics }: ForChildren) =>
      startIsolatedWork(extraction, (role, reason) => metrics.childEnded(role, reason)),
    { config, metrics },
  );
  provide(tokens.analyst, createChosenAnalyst, { config, work, clock, secrets, logger, metrics });
  provide(
    tokens.queue,
    ({ config: { extraction, limits } }: WithConfig) =>
      createFairQueue({
        slots: extraction.maxParsers ?? availableParallelism(),
        maxWaiting: limits.maxQueue,
        // A person with two documents in hand is not to make everybody else wait for one of them.
        spareSlots: 1,
      }),
    { config },
  );
  provide(tokens.admission, ({ config: { limits } }: WithConfig) => createAdmission(limits), {
    config,
  });
  provide(metrics, createMetrics, { queue: tokens.queue, admission: tokens.admission });
  provide(tokens.analyzeDocument, createCountedAnalysis, {
    users: tokens.users,
    activity: tokens.activity,
    extractor: tokens.extractor,
    analyst: tokens.analyst,
    queue: tokens.queue,
    metrics,
    config,
    timer: tokens.timer,
    clock,
    secrets,
    logger,
  });
}

const createMetrics = (parts: Pick<Parts, 'queue' | 'admission'>): PrometheusMetrics =>
  createPrometheusMetrics({ gauges: createGauges(parts) });

type AnalysisParts = Omit<AnalyzeDocumentDependencies, 'analysts' | 'analysesPerMonth'> &
  Pick<Parts, 'analyst' | 'metrics' | 'config'>;

function createCountedAnalysis({
  analyst: { analysts },
  metrics,
  config: { analysesPerMonth },
  ...parts
}: AnalysisParts): AnalyzeDocument {
  const analyzeDocument = createAnalyzeDocument({ ...parts, analysts, analysesPerMonth });
  return createMeasuredAnalysis({ analyzeDocument, metrics, clock: parts.clock });
}

function bindHttp({ provide }: Wiring): void {
  const { app, ...parts } = tokens;
  provide(app, createAppDependencies, parts);
}

/** Everything the HTTP interface is made of: use cases over the ports, and the settings it shows. */
function createAppDependencies(parts: Parts): AppDependencies {
  const { config, clock, users, activity, extractor, analyst, queue, database, identity } = parts;
  const { signInAllow, analysesPerMonth, trustProxyHops, publicUrl } = config;
  const quota = { activity, clock, analysesPerMonth };
  return {
    ...parts,
    recognizeUser: createRecognizeUser({ verifier: identity.verifier, users, clock, signInAllow }),
    trackLogin: createTrackLogin({ users, clock }),
    readQuota: createReadQuota(quota),
    requireQuota: createRequireQuota(quota),
    isBusy: (uid) => !queue.mayEnter(uid),
    logIn: createLogIn(parts),
    logOut: createLogOut(parts),
    checkSession: createCheckSession(parts),
    getStats: createGetStats(parts),
    listUsers: createListUsers(parts),
    restrictUser: createRestrictUser(parts),
    localSignIn: identity.localSignIn,
    readPublicConfig: async () =>
      publicConfigOf(config, (await analyst.analysts.current()).profile, extractor.kinds),
    checkReadiness: createReadinessCheck({
      checkDatabase: () => checkSchema(database),
      checkExtraction: () => extractor.ready(),
      checkModel: analyst.checkModel,
      timer: parts.timer,
    }),
    trustProxyHops,
    publicUrl,
    security: securityOf(config),
    site: siteOf(config),
  };
}

/** What the HTTP interface is put together from. */
type Parts = {
  readonly [Name in keyof Omit<typeof tokens, 'app'>]: (typeof tokens)[Name] extends Token<infer T>
    ? T
    : never;
};
