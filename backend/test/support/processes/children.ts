import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Runs a piece of a module in a process of its own; relative imports start at the root of the repository. */
export const runChild = (code: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });

/** The first thing a child prints. */
export async function firstLine(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The child has no output.');
  const [chunk]: unknown[] = await once(stdout, 'data');
  return String(chunk).trim();
}
