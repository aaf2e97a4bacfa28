import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const folder = new URL('../../../src/cli/', import.meta.url);

/**
 * Runs a command of the product (`analyze.ts`) in a process of its own, on the built-in rules. `blocks` is the largest file
 * that it may write, in units of the shell, as on a disk that is full.
 */
export function runProductCommand(
  command: string,
  args: readonly string[],
  blocks?: number,
): Promise<Outcome> {
  const whole = [process.execPath, fileURLToPath(new URL(command, folder)), ...args];
  const limited = ['-c', `ulimit -f ${blocks}; "$0" "$@"; exit $?`, ...whole];
  const [program = '', ...rest] = blocks === undefined ? whole : ['sh', ...limited];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // With a limit on files the modules that are kept compiled would be cut as well.
  const kept = blocks === undefined ? { NODE_COMPILE_CACHE } : {};
  const child = spawn(program, rest, { env: { PATH, ...kept, LLM_PROVIDER: 'built-in' } });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  return new Promise((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, stdout: out.join(''), stderr: err.join('') }));
  });
}
