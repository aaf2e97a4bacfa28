/**
 * `npm run test:api [-- --max-examples 100]`: starts the product on a free port with a folder of its own, signs in as a user and as
 * the operator, and lets schemathesis send it what the description allows and what it does not. `SCHEMATHESIS` names the program
 * where it is not on the path. Ends with 0 where nothing failed, 1 where something did, 2 where schemathesis is not installed.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { hashPassword } from '../backend/src/adapters/system/scrypt.ts';

const NOT_INSTALLED = 2;
const PASSWORD = 'correct horse battery staple';
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';

const { values } = parseArgs({ options: { 'max-examples': { type: 'string', default: '60' } } });
const version = spawnSync(program, ['--version'], { encoding: 'utf8' });
if (version.status === 0) {
  console.log(version.stdout.trim());
  process.exitCode = await testInterface(values['max-examples']);
} else {
  console.log('schemathesis is not installed: pip install schemathesis');
  process.exitCode = NOT_INSTALLED;
}

async function testInterface(maxExamples: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'legible-interface-'));
  const server = await startProduct(folder);
  try {
    const { idToken } = await post<{ idToken: string }>(`${server.url}/api/identity/local`, {
      displayName: 'Test',
      email: 'test@example.org',
    });
    const { token } = await post<{ token: string }>(`${server.url}/api/admin/login`, { password: PASSWORD });
    const run = (...filter: string[]) =>
      spawnSync(
        program,
        [
          '--config-file',
          resolve('tools/openapi/schemathesis.toml'),
          'run',
          `${server.url}/api/openapi.json`,
          '--max-examples',
          maxExamples,
          '--continue-on-failure',
          '--seed',
          '1',
          // Steps of one call after another are proved by the HTTP tests.
          '--phases',
          'examples,coverage,fuzzing',
          '--suppress-health-check',
          'all',
          '-H',
          `Authorization: Bearer ${idToken}`,
          '-H',
          `x-admin-token: ${token}`,
          ...filter,
        ],
        { stdio: 'inherit', cwd: folder },
      ).status ?? 1;
    // Logging out ends the session that the other calls need.
    const others = run('--exclude-path', '/api/admin/logout');
    const logOut = run('--include-path', '/api/admin/logout');
    return others === 0 && logOut === 0 ? 0 : 1;
  } finally {
    server.child.kill('SIGTERM');
    if (server.child.exitCode === null) await once(server.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startProduct(folder: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [resolve('backend/src/main.ts')], {
    // A folder without an .env of somebody's own.
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LLM_PROVIDER: 'built-in',
      MAX_PARSERS: '1',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const said = /is ready at (http:\S+)/.exec(output)?.[1];
      if (said !== undefined) ready(said);
    });
    child.once('exit', () => fail(new Error(`The product ended before it was ready: ${output}`)));
  });
  return { url, child };
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
