import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that was started, and the address it printed. */
export interface Started {
  readonly url: string;
  /** What it said until it was ready. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Longest wait for a program to say its address. */
const READY_MS = 180_000;

/** Starts Node with a script and resolves to the address in the first line that matches; rejects when it ends before. */
export function startNode(
  script: string,
  {
    cwd = '.',
    env,
    ready,
  }: { readonly cwd?: string; readonly env: Readonly<Record<string, string>>; readonly ready: RegExp },
): Promise<Started> {
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} said no address.`)), READY_MS);
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${lines.join(' / ')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const url = ready.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ url, lines, stop: () => stop(child) });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  });
}
