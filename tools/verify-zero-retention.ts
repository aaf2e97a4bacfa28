/**
 * `npm run verify:zero-retention`: starts the product, sends good, broken, refused and aborted uploads, questions and comparisons
 * that carry a random word in the file, its name and the reader's name, then looks for that word in every encoding: logs, temporary folder,
 * data folder, home, working folder, deleted open files, environments, metrics, and every row of the database.
 * `-- --leak` switches a deliberate leak on, to show that the search finds one. Exit 0 when every answer was as expected and
 * nothing was found, 3 when something was found, 1 when it could not be told.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';

import { makeCalls, type Call } from './zero-retention/calls.ts';
import { createCanary } from './zero-retention/canary.ts';
import {
  processTree,
  searchContent,
  searchFolder,
  searchOpenFiles,
  type Hit,
} from './zero-retention/places.ts';
import { makeUploads, type Upload } from './zero-retention/uploads.ts';

const isLeakOn = process.argv.includes('--leak');
const canary = createCanary();
const folder = mkdtempSync(join(tmpdir(), 'legible-zero-'));
const folders = {
  tmp: join(folder, 'tmp'),
  home: join(folder, 'home'),
  data: join(folder, 'data'),
  cwd: join(folder, 'cwd'),
};
for (const path of Object.values(folders)) mkdirSync(path);

const output: string[] = [];
const { server, url, metricsUrl } = await start();
// A check that fails half-way must not leave the server behind.
process.once('exit', () => server.kill('SIGKILL'));
const idToken = await signIn();
const hits: Hit[] = [];
let unexpected = 0;

for (const upload of await makeUploads(canary.word)) {
  const outcome = await send(upload);
  const isAsExpected = upload.expect === null || outcome === upload.expect;
  if (!isAsExpected) unexpected += 1;
  console.log(`${isAsExpected ? 'ok  ' : 'MISS'} ${upload.title}: ${outcome ?? 'left'}`);
  // Whatever a request leaves behind for a moment, in memory files or children, has to be gone right after it.
  if (upload.leaveAfter !== undefined) await pause(1_500);
  // The test's own environment holds no canary; what the server's tree keeps open is looked at while it lives.
  hits.push(...searchOpenFiles(processTree(server.pid ?? 0), canary));
}
for (const call of await makeCalls(canary.word)) {
  const status = await callApi(call);
  const isAsExpected = status === call.expect;
  if (!isAsExpected) unexpected += 1;
  console.log(`${isAsExpected ? 'ok  ' : 'MISS'} ${call.title}: ${status}`);
  hits.push(...searchOpenFiles(processTree(server.pid ?? 0), canary));
}
hits.push(...searchContent('metrics', await (await fetch(metricsUrl)).text(), canary));
const exited = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await exited;

hits.push(...searchContent('standard output and error', output.join('\n'), canary));
hits.push(...searchFolder(folder, canary));
hits.push(...(await searchDatabase()));
rmSync(folder, { recursive: true, force: true });

for (const { place, encoding } of hits) console.log(`HIT  ${encoding} in ${place}`);
console.log(
  `${hits.length} hits, ${unexpected} unexpected answers${isLeakOn ? ' (with a deliberate leak)' : ''}`,
);
process.exitCode = unexpected > 0 ? 1 : hits.length > 0 ? 3 : 0;

async function start(): Promise<{ server: ChildProcess; url: string; metricsUrl: string }> {
  const root = join(import.meta.dirname, '..');
  const metricsPort = 40_000 + Math.floor(Math.random() * 20_000);
  /** As `npm start` does. */
  const keepCompiled = join(root, 'backend/src/adapters/system/keep-compiled.ts');
  const leak = isLeakOn ? ['--import', join(root, 'tools/zero-retention/leaky-server.ts')] : [];
  const child = spawn('node', ['--import', keepCompiled, ...leak, join(root, 'backend/src/main.ts')], {
    cwd: folders.cwd,
    env: {
      PATH: process.env.PATH,
      HOME: folders.home,
      TMPDIR: folders.tmp,
      DATA_DIR: folders.data,
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      LLM_PROVIDER: 'built-in',
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      const found = /(http:\/\/[\w.:[\]]+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () =>
      reject(new Error(`The server ended before it was ready:\n${output.join('\n')}`)),
    );
  });
  return { server: child, url: address, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/identity/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: 'Test Person', email: 'person@example.org' }),
  });
  // The answer's shape is LocalSignInResponse of the wire contract.
  const { idToken: token } = (await response.json()) as { idToken: string };
  return token;
}

/** Resolves to what the server made of the upload, or to null when we left before it answered. */
async function send(upload: Upload): Promise<Upload['expect']> {
  const form = new FormData();
  form.set('userIdentity', `Client ${canary.word}`);
  form.set('selectedCountry', 'United States');
  form.set('file', new Blob([Buffer.from(upload.bytes)]), upload.fileName);
  if (upload.leaveAfter !== undefined) return leaveEarly(form, upload.leaveAfter);
  try {
    const response = await fetch(`${url}/api/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body: form,
    });
    if (!response.ok) return 'refusal';
    // The answer's shape is AnalyzeResponse of the wire contract.
    const { outcome } = (await response.json()) as { outcome: string };
    return outcome === 'completed' ? 'report' : 'rejection';
  } catch {
    // The server cuts the line on a body that is too large while we still send it.
    return 'refusal';
  }
}

/** Resolves to the status of the answer to a question or a comparison. */
async function callApi({ path, body }: Call): Promise<number> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { authorization: `Bearer ${idToken}`, ...type };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

async function leaveEarly(form: FormData, when: 'half the body' | 'the body'): Promise<null> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const outgoing = request(`${url}/api/analyze`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${idToken}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  outgoing.on('error', () => {});
  outgoing.write(when === 'the body' ? body : body.subarray(0, body.length / 2));
  await pause(400);
  outgoing.destroy();
  return null;
}

/** Reads every row of every table after the server has gone: pages of the data folder may be compressed by the database. */
async function searchDatabase(): Promise<Hit[]> {
  const database = await PGlite.create(join(folders.data, 'database', 'pg'));
  const { rows: tables } = await database.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: Hit[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query(`select * from ${name}`);
    found.push(...searchContent(`table ${name}`, JSON.stringify(rows), canary));
  }
  await database.close();
  if (tables.length === 0) throw new Error('The database has no tables: this search would prove nothing.');
  return found;
}
