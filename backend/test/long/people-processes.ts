import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { connectDatabase, type Database } from '../../src/adapters/postgres/connect.ts';
import { freePort } from '../support/processes/free-port.ts';
import { startOwnServer } from '../support/own-postgres.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const READY_POLL_MS = 50;

/** A PostgreSQL server that a test may take down. Never one of the operator's. */
export interface Postgres {
  readonly url: string;
  /** A connection for looking at what the product wrote. */
  readonly database: Database;
  /** Ends it as its operator would; every connection is cut. Resolves once it is gone. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  /** The id of one of its processes that serve the product. */
  findProcess(): Promise<number>;
  /** Kills one of its processes with -9, whereupon it drops everybody and recovers from its log. */
  crash(processId: number): void;
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a server from the npm package in a temporary folder. */
export async function startOwnPostgres(): Promise<Postgres> {
  const server = await startOwnServer({ isSafe: true });
  const { url } = server;
  const database = connectDatabase({ connection: url, maxConnections: 2, statementTimeoutMs: 60_000 });
  return {
    url,
    database,
    goDown: () => server.stop(),
    comeBack: () => server.start(),
    async findProcess() {
      const { rows } = await database.run((knex) =>
        knex.raw<{ rows: { pid: number }[] }>(
          "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
        ),
      );
      const victim = rows[0]?.pid;
      if (victim === undefined) throw new Error('Nobody is connected.');
      return victim;
    },
    crash: (processId) => void process.kill(processId, 'SIGKILL'),
    async remove() {
      await database.close();
      await server.remove();
    },
  };
}

/** The product as its operator runs it: a process of its own that can be killed and started again at the same address. */
export interface Instance {
  readonly url: string;
  /** Ends it with -9. Resolves once it is gone. */
  kill(): Promise<void>;
  /** Resolves once it says that it is ready. */
  start(): Promise<void>;
}

/** Prepares an instance with these settings and no others. It is not started yet. */
export async function prepareInstance(settings: Readonly<Record<string, string>>): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    url,
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      const started = spawn(process.execPath, [MAIN], {
        // A folder without an .env of somebody's own.
        cwd: tmpdir(),
        env: {
          PATH: process.env['PATH'],
          PORT: String(port),
          LLM_PROVIDER: 'built-in',
          LOG_LEVEL: 'error',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = started;
      while (!(await isReady(url))) {
        if (started.exitCode !== null) throw new Error('The server ended before it was ready.');
        await new Promise((done) => setTimeout(done, READY_POLL_MS));
      }
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** A valid ID token of the person with this e-mail, by the product's own sign-in. */
export async function signIn(url: string, email: string): Promise<{ token: string; uid: string }> {
  const answer = await fetch(`${url}/api/identity/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ displayName: 'A Person', email }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  // The shape of the answer is LocalSignInResponse of the wire contract.
  const { idToken, user } = (await answer.json()) as { idToken: string; user: { uid: string } };
  return { token: idToken, uid: user.uid };
}
