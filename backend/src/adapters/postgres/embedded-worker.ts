/** The thread of the embedded database: PGlite behind its socket server, so that a heavy query stalls no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedWorkerData {
  /** Folder of the data, or null to keep everything in memory. */
  readonly folder: string | null;
  /** Path of the Unix socket, or null for a free port on the loopback interface. */
  readonly socketPath: string | null;
  /** PGlite's compiled code. */
  readonly engine: WebAssembly.Module;
}
export type EmbeddedWorkerMessage = { readonly port: number } | { readonly closed: true };

// The only starter of this file is embedded.ts, which passes exactly this.
const { folder, socketPath, engine } = workerData as EmbeddedWorkerData;

/**
 * Pages that PostgreSQL keeps in its own memory. Its default of 160 MB here serves databases of gigabytes; this one holds
 * people and counts, and the operating system keeps its file in memory as well.
 */
const SMALL_BUFFERS = ['-c', 'shared_buffers=4MB', '-c', 'wal_buffers=128kB', '-c', 'max_connections=10'];

const db = await PGlite.create(folder ?? 'memory://', {
  pgliteWasmModule: engine,
  startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
});
const server = new PGLiteSocketServer({
  db,
  maxConnections: 8,
  ...(socketPath === null ? { host: '127.0.0.1', port: 0 } : { path: socketPath }),
});
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ closed: true } satisfies EmbeddedWorkerMessage);
});
// `127.0.0.1:port`; on a Unix socket the number means nothing and nobody reads it.
const port = Number(server.getServerConn().split(':').at(-1));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ port } satisfies EmbeddedWorkerMessage);
