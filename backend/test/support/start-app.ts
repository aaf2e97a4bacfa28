import type { Socket } from 'node:net';
import { always, createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { createManualClock, type ManualClock } from '../../src/adapters/memory/clock.ts';
import { createMemoryLogger, type LogLine } from '../../src/adapters/memory/logger.ts';
import { createNoMetrics } from '../../src/adapters/memory/metrics.ts';
import { createPlainExtractor } from '../../src/adapters/memory/text-extractor.ts';
import { createApp, type AppDependencies } from '../../src/adapters/http/app.ts';
import { startServer, type ServerOptions } from '../../src/adapters/http/server.ts';
import { createLocalIdentity } from '../../src/adapters/identity/local.ts';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';
import { createPostgresAdminSessions } from '../../src/adapters/postgres/admin-sessions.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { checkSchema } from '../../src/adapters/postgres/migrate.ts';
import { createPostgresRateLimiter } from '../../src/adapters/postgres/rate-limiter.ts';
import { createPostgresSigningKeys } from '../../src/adapters/postgres/signing-keys.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { createReadinessCheck } from '../../src/adapters/system/readiness.ts';
import { createSystemSecrets } from '../../src/adapters/system/secrets.ts';
import { createSystemTimer } from '../../src/adapters/system/timer.ts';
import { createCheckSession } from '../../src/domain/admin/check-session.ts';
import { createGetStats } from '../../src/domain/admin/get-stats.ts';
import { createLogIn } from '../../src/domain/admin/log-in.ts';
import { createLogOut } from '../../src/domain/admin/log-out.ts';
import { createAnalyzeDocument } from '../../src/domain/analysis/analyze-document.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import { createAdmission } from '../../src/domain/queue/admission.ts';
import { createFairQueue, type FairQueueOptions } from '../../src/domain/queue/fair-queue.ts';
import { createListUsers } from '../../src/domain/users/list-users.ts';
import { createReadQuota, createRequireQuota } from '../../src/domain/users/read-quota.ts';
import { createRecognizeUser } from '../../src/domain/users/recognize-user.ts';
import { createRestrictUser } from '../../src/domain/users/restrict-user.ts';
import { createSignInLocally } from '../../src/domain/users/sign-in-locally.ts';
import { createTrackLogin } from '../../src/domain/users/track-login.ts';
import type { AdminPassword } from '../../src/ports/admin-password.ts';
import type { IdentityIssuer } from '../../src/ports/identity-issuer.ts';
import type { IdentityVerifier } from '../../src/ports/identity-verifier.ts';
import type { Logger } from '../../src/ports/logger.ts';
import type { TextExtractor } from '../../src/ports/text-extractor.ts';
import { openEmbedded } from './databases.ts';

export interface TestAppOptions {
  readonly database?: Database;
  readonly clock?: ManualClock;
  /** Keeps lines for `logLines` when left out. */
  readonly logger?: Logger;
  readonly analyst?: Analyst;
  readonly extractor?: TextExtractor;
  readonly verifier?: IdentityVerifier;
  readonly password?: AdminPassword | null;
  readonly analysesPerMonth?: number | null;
  readonly signInAllow?: readonly string[];
  readonly signInCode?: string | null;
  readonly queue?: FairQueueOptions;
  readonly maxBufferedBytes?: number;
  readonly http?: Partial<AppDependencies>;
  readonly server?: Partial<ServerOptions>;
}

export interface TestApp {
  readonly url: string;
  readonly port: number;
  readonly clock: ManualClock;
  readonly database: Database;
  readonly logLines: readonly LogLine[];
  readonly identity: IdentityIssuer;
  /** A valid ID token of the person with this e-mail. */
  signIn(email?: string): Promise<{ token: string; uid: string }>;
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Bytes that the server has taken in on all its connections. */
  bytesRead(): number;
  /** Ends the server like the process would; `drainMs` is what work in hand may take. */
  close(drainMs?: number): Promise<void>;
}

/** The password of the test's operator, and a check that costs nothing; the real hash has its own tests. */
export const ADMIN_PASSWORD = 'correct horse battery staple';
const plainPassword: AdminPassword = {
  fingerprint: 'f'.repeat(64),
  matches: async (attempt) => attempt === ADMIN_PASSWORD,
};

/** The whole server on a free port: real sockets, real database, stand-ins only where documents are read and judged. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openEmbedded());
  const clock = options.clock ?? createManualClock();
  const memoryLogger = createMemoryLogger();
  const logger = options.logger ?? memoryLogger;
  const secrets = createSystemSecrets();
  const timer = createSystemTimer();
  const users = createPostgresUserRepository({ database });
  const activity = createPostgresActivityLog({ database });
  const sessions = createPostgresAdminSessions({ database });
  const limiter = createPostgresRateLimiter({ database });
  const identity = createLocalIdentity({ keys: createPostgresSigningKeys({ database }), clock });
  const verifier = options.verifier ?? identity;
  const extractor = options.extractor ?? createPlainExtractor();
  const analyst = options.analyst ?? createPlainAnalyst();
  const queue = createFairQueue(options.queue ?? { slots: 2, maxWaiting: 20 });
  const password = options.password === undefined ? plainPassword : options.password;
  const signInAllow = options.signInAllow ?? [];
  const signInCode = options.signInCode ?? null;
  const quota = { activity, clock, analysesPerMonth: options.analysesPerMonth ?? null };

  const app = createApp({
    logger,
    metrics: createNoMetrics(),
    secrets,
    timer,
    analyzeDocument: createAnalyzeDocument({
      users,
      activity,
      extractor,
      analysts: always(analyst),
      queue,
      clock,
      timer,
      secrets,
      logger,
      analysesPerMonth: quota.analysesPerMonth,
    }),
    recognizeUser: createRecognizeUser({ verifier, users, clock, signInAllow }),
    trackLogin: createTrackLogin({ users, clock }),
    readQuota: createReadQuota(quota),
    requireQuota: createRequireQuota(quota),
    admission: createAdmission({
      maxPerUser: 2,
      maxBufferedBytes: options.maxBufferedBytes ?? 256 * 1024 * 1024,
    }),
    isBusy: (uid) => !queue.mayEnter(uid),
    logIn: createLogIn({ password, sessions, limiter, secrets, clock }),
    logOut: createLogOut({ sessions, secrets, clock }),
    checkSession: createCheckSession({ password, sessions, secrets, clock }),
    getStats: createGetStats({ activity, clock }),
    listUsers: createListUsers({ users }),
    restrictUser: createRestrictUser({ users, clock }),
    localSignIn: {
      signInLocally: createSignInLocally({
        issuer: identity,
        limiter,
        secrets,
        clock,
        signInCode,
        signInAllow,
      }),
      needsCode: signInCode !== null,
    },
    readPublicConfig: async () => ({
      identity: { mode: 'local', needsCode: signInCode !== null },
      analyst: analyst.profile,
      limits: { maxUploadBytes: 10 * 1024 * 1024 },
      fileKinds: extractor.kinds,
      brand: { name: 'Legible', company: 'Example', contactEmail: 'help@example.org' },
      isCommercial: true,
    }),
    checkReadiness: createReadinessCheck({
      checkDatabase: () => checkSchema(database),
      checkExtraction: () => extractor.ready(),
      checkModel: async () => 'not-used',
      timer,
    }),
    trustProxyHops: 0,
    publicUrl: null,
    security: { firebase: null },
    site: null,
    ...options.http,
  });
  const sockets = new Set<Socket>();
  const handle = app.callback();
  const remember: typeof handle = (req, res) => {
    sockets.add(req.socket);
    return handle(req, res);
  };
  const server = await startServer(remember, { host: '127.0.0.1', port: 0, ...options.server });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    port: server.port,
    clock,
    database,
    logLines: memoryLogger.lines,
    identity,
    async signIn(email = 'person@example.org') {
      const issued = await identity.issue({ displayName: 'A Person', email });
      return { token: issued.idToken, uid: issued.identity.uid };
    },
    bytesRead: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    call: (path, init) => fetch(`${url}${path}`, init),
    async close(drainMs = 1_000) {
      await server.close(drainMs);
      if (options.database === undefined) await database.close();
    },
  };
}

/** A valid upload; `changes` replace fields, null leaves one out. */
export function uploadForm(
  changes: Readonly<Record<string, string | Blob | null>> = {},
  text = 'This Agreement is made between A and B on the first of March.',
): FormData {
  const fields: Record<string, string | Blob | null> = {
    file: new File([text], 'contract.txt', { type: 'text/plain' }),
    userIdentity: 'Tenant',
    selectedCountry: 'India',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'contract.txt');
    else if (value !== null) form.append(name, value);
  }
  return form;
}

export const JSON_BODY = { 'Content-Type': 'application/json' };

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
