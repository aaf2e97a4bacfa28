import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { addAbortSignal, Writable } from 'node:stream';
import { hashPassword } from '../adapters/system/scrypt.ts';
import { requireHardPassword } from '../domain/admin/choose-password.ts';
import { runCommand } from './run-command.ts';

/** `npm run --silent admin:hash`: asks for a password, unseen, or takes it from a pipe, and prints the line for `.env`. */
await runCommand('Usage: npm run --silent admin:hash', async (signal) => {
  const password = stdin.isTTY
    ? await ask()
    : (await text(addAbortSignal(signal, stdin))).replace(/\r?\n$/, '');
  requireHardPassword(password);
  console.log(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}`);
  return 0;
});

async function ask(): Promise<string> {
  process.stderr.write('Password for the admin area (not shown): ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: unseen, terminal: true });
  const password = await reader.question('');
  reader.close();
  process.stderr.write('\n');
  return password;
}
