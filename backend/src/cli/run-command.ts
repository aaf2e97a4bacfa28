import { SettingsError } from '../../../config/env.ts';
import { refusalOf } from '../adapters/isolation/start-refusal.ts';
import { errors, isDomainError } from '../domain/errors.ts';

/**
 * Runs a command to its exit code. `--help` prints its usage, exit 0. The signal aborts on Ctrl-C. A failure is one
 * sentence and the name of its code on stderr, exit 1; what the product has not named is a defect and says so.
 */
export async function runCommand(
  usage: string,
  command: (signal: AbortSignal) => Promise<number>,
): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const leaving = new AbortController();
  process.once('SIGINT', () => leaving.abort(errors.cancelled()));
  try {
    process.exitCode = await command(leaving.signal);
  } catch (error) {
    const refusal = refusalOf(error);
    const sentence = refusal?.message ?? (error instanceof Error ? error.message : 'Something went wrong.');
    // Node's own advice after an unknown option speaks of something that no command here takes.
    const [unknown] = /^Unknown option '[^']*'/.exec(sentence) ?? [];
    process.stderr.write(`${unknown === undefined ? sentence : `${unknown}. ${usage}`} (${codeOf(error)})\n`);
    process.exitCode = 1;
  }
}

function codeOf(error: unknown): string {
  if (refusalOf(error) !== null) return 'settings';
  if (isDomainError(error)) return error.code;
  if (error instanceof SettingsError) return 'settings';
  // Node's own reading of the command line (https://nodejs.org/api/errors.html, ERR_PARSE_ARGS_*).
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_PARSE_ARGS') ? 'invalid_request' : 'defect';
}
