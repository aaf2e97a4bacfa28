/**
 * Papers through the whole product with a real llama.cpp runtime: what its tokens, spaces, broken JSON and cut answers do to a
 * report. Fails when an upload is answered with an error, a quote does not stand in its paper, or something that the rules
 * are certain of is lost.
 *   MODEL_GGUF=/path/to/model.gguf npm run test:model
 * Without MODEL_GGUF an installed Python package with a small model is used, else a model whose weights are dice, and that is
 * said. MODEL_PAPERS (10) or MODEL_ONLY (names, apart by commas), MODEL_CONTEXT (4096), MODEL_CALL_S (60) and
 * MODEL_MOST_TOKENS (1024) make it longer or shorter; MODEL_GRAMMAR (on,off) names the modes; MODEL_RECORD names a folder that
 * keeps what the model answered.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { AnalyzeResponse } from '../backend/src/adapters/http/contract.ts';
import type { Reader } from '../backend/src/ports/analyst.ts';
import { judge } from './real-model/judge.ts';
import { startNode, type Started } from './real-model/runtime.ts';
import { findWeights, type Weights } from './real-model/weights.ts';

const PAPERS: readonly (readonly [string, string])[] = [
  ['lease-leeds', 'Tenant'],
  ['gym-membership', 'Member'],
  ['loan-family', 'Borrower'],
  ['car-sale', 'Buyer'],
  ['freelance-design', 'Designer'],
  ['room-share', 'Lodger'],
  ['nda-oneway', 'Recipient'],
  ['licence-photo', 'Photographer'],
  ['de-mietvertrag', 'Mieter'],
  ['employment-bond', 'Employee'],
];
/** Judging a report takes longer than the product keeps an idle connection, and an upload cannot be sent twice. */
const ON_ITS_OWN = { connection: 'close' } as const;
const { MODEL_ONLY: only, MODEL_RECORD: record, MODEL_GRAMMAR: modes = 'on,off' } = process.env;
const most = Number(process.env['MODEL_PAPERS'] ?? PAPERS.length);
const contextTokens = process.env['MODEL_CONTEXT'] ?? '4096';
const callSeconds = process.env['MODEL_CALL_S'] ?? '60';
const papers = PAPERS.filter(([id]) => only === undefined || only.split(',').includes(id)).slice(0, most);

if (!existsSync('tools/llama/node_modules/node-llama-cpp')) {
  console.error('The runtime is not installed: npm ci --prefix tools/llama --ignore-scripts');
  process.exit(2);
}
const weights = findWeights();
console.log(
  weights.isRandom
    ? 'No weights were found (MODEL_GGUF, or a Python package with a small model), so the model is made of dice: its tokens, its window and its broken answers are real, and it understands nothing.'
    : `Weights: ${weights.from}.`,
);

let failures = 0;
for (const mode of modes.split(',')) {
  const isFree = mode === 'off';
  const runtime = await startRuntime(weights, isFree);
  const folder = mkdtempSync(join(tmpdir(), 'test-model-'));
  const product = await startProduct(runtime.url, folder);
  try {
    const token = await signIn(product.url);
    for (const [id, identity] of papers) failures += await read(product.url, token, { id, identity, isFree });
  } finally {
    await product.stop();
    await runtime.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(failures === 0 ? 'All reports stand.' : `${failures} reports do not stand.`);
process.exitCode = failures === 0 ? 0 : 1;

/** Dice never come to an end of their own. */
const LONGEST_OF_DICE = '60';

function startRuntime({ file, isRandom }: Weights, isFree: boolean): Promise<Started> {
  if (record !== undefined) mkdirSync(record, { recursive: true });
  const name = isFree ? 'free' : 'grammar';
  return startNode('serve.mjs', {
    cwd: 'tools/llama',
    env: {
      MODEL_GGUF: resolve(file),
      MODEL_CONTEXT: contextTokens,
      MODEL_GRAMMAR: isFree ? 'off' : 'on',
      ...(isRandom ? { MODEL_MOST_TOKENS: LONGEST_OF_DICE } : {}),
      ...(record === undefined ? {} : { MODEL_RECORD: join(resolve(record), name) }),
    },
    ready: /^ready (\S+)/,
  });
}

async function startProduct(modelUrl: string, folder: string): Promise<Started> {
  const port = await freePort();
  return startNode('backend/src/main.ts', {
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LLM_PROVIDER: 'openai',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: modelUrl,
      OPENAI_MODEL: 'local',
      LLM_CONTEXT_TOKENS: contextTokens,
      LLM_TIMEOUT_S: callSeconds,
    },
    ready: new RegExp(`(http://(?:127\\.0\\.0\\.1|localhost):${port})`),
  });
}

/** One upload; 1 when its report does not stand. */
async function read(
  url: string,
  token: string,
  { id, identity, isFree }: { readonly id: string; readonly identity: string; readonly isFree: boolean },
): Promise<number> {
  const text = readFileSync(`backend/test/fixtures/contracts/${id}.txt`, 'utf8');
  const reader: Reader = { identity, country: 'United Kingdom' };
  const form = new FormData();
  form.set('userIdentity', reader.identity);
  form.set('selectedCountry', reader.country);
  form.set('file', new Blob([text], { type: 'text/plain' }), `${id}.txt`);
  const started = performance.now();
  const answer = await fetch(`${url}/api/analyze`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, ...ON_ITS_OWN },
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  const row = { paper: id, grammar: !isFree, seconds, status: answer.status };
  if (!answer.ok) {
    console.log(JSON.stringify({ ...row, said: await answer.text() }));
    return 1;
  }
  // the type is that of the route
  const judgement = await judge((await answer.json()) as AnalyzeResponse, text, reader);
  console.log(JSON.stringify({ ...row, ...judgement }));
  return judgement.invented > 0 || judgement.lost > 0 ? 1 : 0;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/identity/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ON_ITS_OWN },
    body: JSON.stringify({ displayName: 'Test', email: 'test@example.org' }),
  });
  if (!answer.ok) throw new Error(`No sign-in: ${answer.status}`);
  // the type is that of the route
  return ((await answer.json()) as { idToken: string }).idToken;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
