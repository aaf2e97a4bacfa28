import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppConfig, FirebaseIdentity, Limits } from '../../../config/app-config.ts';
import { readConfig } from '../../../config/env.ts';
import { createApp, type AppDependencies } from '../../src/adapters/http/app.ts';
import { startServer, type ServerOptions } from '../../src/adapters/http/server.ts';
import { always, createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { createManualClock, type ManualClock } from '../../src/adapters/memory/clock.ts';
import { createMemoryLogger, type LogLine } from '../../src/adapters/memory/logger.ts';
import { createNoMetrics } from '../../src/adapters/memory/metrics.ts';
import { createPlainExtractor } from '../../src/adapters/memory/text-extractor.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { createContainer, type RuntimeResources } from '../../src/composition/container.ts';
import { http, ports } from '../../src/composition/tokens.ts';
import type { AdminPassword } from '../../src/ports/admin-password.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import type { IdentityVerifier } from '../../src/ports/identity-verifier.ts';
import type { Logger } from '../../src/ports/logger.ts';
import type { Metrics } from '../../src/ports/metrics.ts';
import type { TextExtractor } from '../../src/ports/text-extractor.ts';
import { openEmbedded } from './databases.ts';
import { createInterfaceChecker } from './interface-checker.ts';

export interface TestAppOptions {
  readonly database?: Database;
  readonly clock?: ManualClock;
  /** Keeps lines for `logLines` when left out. */
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  readonly analyst?: Analyst;
  readonly extractor?: TextExtractor;
  readonly verifier?: IdentityVerifier;
  readonly password?: AdminPassword | null;
  /** Settings that differ from those a server starts with when its operator sets nothing. */
  readonly config?: Partial<Omit<AppConfig, 'limits'>> & { readonly limits?: Partial<Limits> };
  /** Documents read at once, and those that may wait. */
  readonly queue?: { readonly slots: number; readonly maxWaiting: number };
  /** Folder of a built page; none when left out. */
  readonly siteFolder?: string;
  /** Times of the HTTP interface that no operator sets. */
  readonly http?: Pick<AppDependencies, 'pace' | 'commentEveryMs'>;
  readonly server?: Partial<ServerOptions>;
}

export interface TestApp {
  readonly url: string;
  readonly port: number;
  readonly clock: ManualClock;
  readonly database: Database;
  readonly logLines: readonly LogLine[];
  /** A valid ID token of the person with this e-mail. */
  signIn(email?: string): Promise<{ token: string; uid: string }>;
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Bytes that the server has taken in on all its connections. */
  bytesRead(): number;
  /** Every route of the router: `GET /api/health`. */
  readonly routes: readonly string[];
  /**
   * Ends the server like the process would; `drainMs` is what work in hand may take. Rejects where one of its answers did not
   * match the description of the interface.
   */
  close(drainMs?: number): Promise<void>;
}

/** The password of the test's operator, and a check that costs nothing; the real hash has its own tests. */
export const ADMIN_PASSWORD = 'correct horse battery staple';
const plainPassword: AdminPassword = {
  fingerprint: 'f'.repeat(64),
  matches: async (attempt) => attempt === ADMIN_PASSWORD,
};

/** Three slots: one user reads two documents at once, and the third is left to others. */
const QUEUE = { slots: 3, maxWaiting: 20 };

function configOf({ config = {}, queue = QUEUE }: TestAppOptions): AppConfig {
  const defaults = readConfig({ LLM_PROVIDER: 'built-in' });
  return {
    ...defaults,
    extraction: { ...defaults.extraction, maxParsers: queue.slots },
    ...config,
    limits: { ...defaults.limits, maxQueue: queue.maxWaiting, ...config.limits },
  };
}

/**
 * The whole server on a free port, from the container that the product starts with: real sockets, a real database, and
 * stand-ins only behind the ports that read and judge documents, tell the time, log and measure.
 */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openEmbedded());
  const clock = options.clock ?? createManualClock();
  const memoryLogger = createMemoryLogger();
  const resources: RuntimeResources = {
    config: configOf(options),
    database,
    password: options.password === undefined ? plainPassword : options.password,
    siteFolder: options.siteFolder ?? null,
  };
  const wiring = createContainer(resources, {
    clock,
    logger: options.logger ?? memoryLogger,
    metrics: options.metrics ?? createNoMetrics(),
    extractor: options.extractor ?? createPlainExtractor(),
    analysts: always(options.analyst ?? createPlainAnalyst()),
    checkModel: async () => 'not-used',
    ...(options.verifier === undefined ? {} : { verifier: options.verifier }),
  });
  const app = createApp({ ...(await wiring.get(http)), ...options.http });
  const identity = await wiring.get(ports.issuer);
  const sockets = new Set<Socket>();
  const handle = app.callback();
  const checker = createInterfaceChecker();
  const remember = (req: IncomingMessage, res: ServerResponse) => {
    sockets.add(req.socket);
    checker.watch(req, res);
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
    routes: routesOf(app),
    async signIn(email = 'person@example.org') {
      if (identity === null) throw new Error('Another service signs users in here.');
      const issued = await identity.issue({ displayName: 'A Person', email });
      return { token: issued.idToken, uid: issued.identity.uid };
    },
    bytesRead: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    call: (path, init) => fetch(`${url}${path}`, init),
    async close(drainMs = 1_000) {
      await server.close(drainMs);
      if (options.database === undefined) await database.close();
      checker.finish();
    },
  };
}

/** What @koa/router leaves on the middleware that it makes. */
interface Routing {
  readonly router?: {
    readonly stack: readonly { readonly methods: readonly string[]; readonly path: unknown }[];
  };
}

const routesOf = (app: ReturnType<typeof createApp>): string[] =>
  app.middleware
    .flatMap((middleware) => (middleware as Routing).router?.stack ?? [])
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );

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

/** Settings of an installation whose users sign in with Google. */
export const FIREBASE: FirebaseIdentity = {
  mode: 'firebase',
  projectId: 'x',
  apiKey: 'x',
  authDomain: 'x.firebaseapp.com',
  emulatorHost: null,
};

export const JSON_BODY = { 'Content-Type': 'application/json' };

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
