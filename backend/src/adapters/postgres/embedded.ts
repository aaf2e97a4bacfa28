import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../domain/errors.ts';
import { connectDatabase, type Database } from './connect.ts';
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './embedded-worker.ts';
import { folderFailure } from './folder-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { restoreSnapshot } from './snapshot.ts';

export interface EmbeddedOptions {
  /** Folder that holds everything the product keeps, or null to keep it in memory (tests). */
  readonly dataDir: string | null;
  /** Called when the database thread dies by itself: the process should end and be started again. */
  readonly onCrash?: (cause: Error) => void;
  readonly statementTimeoutMs?: number;
}

/** The longest path a Unix socket may have on Linux and macOS is 104 to 108 bytes (man 7 unix). */
const MAX_SOCKET_PATH = 100;
/**
 * How long a query may wait for the only connection, in milliseconds. This database is always reachable: a waiting query
 * is in a queue, and a hundred queries at once on a slow machine take longer than a server may be silent.
 */
const TURN_MS = 10_000;
/** Major version of PostgreSQL inside the pinned PGlite. */
const ENGINE_MAJOR = 18;
/** Name that the driver looks for inside the folder it is given as host. */
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * PostgreSQL as WebAssembly, compiled once a process and kept. Node may end the process when it frees such code while
 * threads run (https://github.com/nodejs/node/issues/64500): so no thread owns it, and none of it is collected.
 */
let engine: Promise<WebAssembly.Module> | null = null;

async function compileEngine(): Promise<WebAssembly.Module> {
  setFlagsFromString('--no-wasm-code-gc');
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

/**
 * Opens PGlite in a worker thread and reaches it with the ordinary driver, so that both databases share one dialect,
 * one set of row types and one set of failures. Exactly one connection: the socket server queues single protocol
 * messages, so with two a statement that arrives in pieces (a long parameter) gets bound to another one's text.
 * Rejects with a sentence for the operator when another process has the folder, or it cannot be used.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  try {
    return await openFolder(options);
  } catch (error) {
    throw options.dataDir === null ? error : folderFailure(error, options.dataDir);
  }
}

async function openFolder({ dataDir, statementTimeoutMs, onCrash }: EmbeddedOptions): Promise<Database> {
  // Beside what the folder needs: it takes as long. The wait for it sees a failure.
  const compiled = (engine ??= compileEngine());
  compiled.catch(() => {});
  const home = dataDir === null ? null : await prepareFolder(dataDir);
  const lock = home === null ? null : await lockFolder(join(home, 'database.lock'));
  try {
    if (home !== null) {
      await restoreSnapshot(join(home, 'pg'));
      await refuseOtherEngine(home);
    }
    const socketPath = home === null ? null : await socketIn(home);
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      // Flags of the process (a debugger, an input type) are not meant for this thread.
      execArgv: [],
      workerData: {
        folder: home === null ? null : join(home, 'pg'),
        socketPath,
        engine: await compiled,
      } satisfies EmbeddedWorkerData,
    });
    const port = await firstPort(worker);
    worker.on('error', (cause) => onCrash?.(cause instanceof Error ? cause : new Error(String(cause))));
    const database = connectDatabase({
      connection: socketPath === null || home === null ? { host: '127.0.0.1', port } : { host: home },
      maxConnections: 1,
      acquireTimeoutMs: TURN_MS,
      ...(statementTimeoutMs === undefined ? {} : { statementTimeoutMs }),
    });
    return {
      ...database,
      async close() {
        await database.close();
        await endWorker(worker);
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function prepareFolder(dataDir: string): Promise<string> {
  const home = resolve(dataDir, 'database');
  await mkdir(home, { recursive: true });
  // Holds names and e-mails of users: no other account on this machine may read them or reach the socket.
  await chmod(home, 0o700);
  return home;
}

/** Files of one major version of PostgreSQL mean nothing to another one, and it would end without a word. */
async function refuseOtherEngine(home: string): Promise<void> {
  const version = await readFile(join(home, 'pg', 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null || Number(version) === ENGINE_MAJOR) return;
  const who = Number(version) > ENGINE_MAJOR ? 'a newer' : 'an older';
  throw new DomainError(
    'unavailable',
    `The data folder (${home}) was made by ${who} version of Legible, with PostgreSQL ${version.trim()}; this one has ${ENGINE_MAJOR}. Start that version with it, or choose another DATA_DIR.`,
  );
}

/** A socket in the closed folder where the system has such sockets and the path fits; else null, for a loopback port. */
async function socketIn(home: string): Promise<string | null> {
  const path = join(home, SOCKET_NAME);
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_SOCKET_PATH) return null;
  await rm(path, { force: true });
  return path;
}

function firstPort(worker: Worker): Promise<number> {
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The embedded database ended with code ${code}.`)));
    // Not the first message: under `node --watch` (npm run dev) Node itself posts what the thread has imported.
    worker.on('message', (message: EmbeddedWorkerMessage) => {
      if ('port' in message) done(message.port);
    });
  });
}

async function endWorker(worker: Worker): Promise<void> {
  const closed = new Promise<void>((done) => {
    worker.on('message', (message: EmbeddedWorkerMessage) => {
      if ('closed' in message) done();
    });
    worker.once('exit', () => done());
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage('close');
  await closed;
  await worker.terminate();
}
