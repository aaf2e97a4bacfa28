import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../backend/test/support/processes/free-port.ts';

/** One instance of the product: a process of its own at a port of its own, as one pod of many. */
export interface Replica {
  readonly url: string;
  readonly port: number;
  /** Milliseconds from the start of its process until it said that it is ready. */
  readonly readyAfterMs: number;
  /** Processor time of the process and the children it has now, in seconds. */
  cpuSeconds(): number;
  /** Ends it with -9, as a lost machine would. Resolves once it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, as a new release would, and resolves to its exit code once it has. */
  stop(): Promise<number | null>;
}

/** What every instance of one test shares. Nothing of the caller's own environment gets in. */
export type Settings = Readonly<Record<string, string>>;

const MAIN = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url));
/** As `npm start` starts it: what was compiled once is kept for the next start. */
const KEEP_COMPILED = new URL('../../backend/src/adapters/system/keep-compiled.ts', import.meta.url).href;
const POLL_MS = 25;
/** Far more than a start takes on a machine that is busy with others. */
const LONGEST_START_MS = 200_000;

/** Starts an instance. Resolves once it is ready; rejects when it ends before, or never gets there. */
export async function startReplica(settings: Settings): Promise<Replica> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', KEEP_COMPILED, MAIN], {
    // A folder without an .env of somebody's own.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  while (!(await answersReady(url))) {
    if (hasEnded()) throw new Error('An instance ended before it was ready.');
    if (performance.now() - started > LONGEST_START_MS) {
      await end('SIGKILL');
      throw new Error('An instance was not ready in time.');
    }
    await wait(POLL_MS);
  }
  const { pid } = child;
  return {
    url,
    port,
    readyAfterMs: performance.now() - started,
    cpuSeconds: () => (pid === undefined ? 0 : cpuSecondsOf(pid)),
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Clock ticks a second in /proc, the same on every Linux that Node runs on (man 5 proc, man 3 sysconf). */
const TICKS = 100;

/** User and system time of a process, of the children it has lost, and of those it has. */
function cpuSecondsOf(pid: number): number {
  // The name in parentheses may hold anything; the numbers begin behind it with field 3.
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + cpuSecondsOf(Number(child)), own);
}
