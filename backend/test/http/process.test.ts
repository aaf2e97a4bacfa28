import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { freePort } from '../support/processes/free-port.ts';
import { openRaw } from '../support/raw-http.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DASHBOARD = new URL('../../../deploy/grafana/legible.json', import.meta.url);
const SECRET = 'words of a contract';
/** Breaks the process from inside when it is told to, as a defect would. */
const SABOTAGE = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => setImmediate(() => { throw new Error(${JSON.stringify(SECRET)}); }));
   process.on('SIGWINCH', () => { void Promise.reject(new Error(${JSON.stringify(SECRET)})); });`,
)}`;

interface Product {
  readonly url: string;
  readonly port: number;
  readonly metricsUrl: string;
  readonly child: ChildProcess;
  /** Everything it has written, to both streams. */
  readonly output: () => string;
}

interface Launcher {
  readonly program: string;
  readonly args: readonly string[];
}

/** What `npm start` puts between itself and Node. The second command keeps the shell from becoming Node. */
const NPM_SHELL: Launcher = { program: 'sh', args: ['-c', '"$0" "$@"; exit $?', process.execPath] };
const NO_SHELL: Launcher = { program: process.execPath, args: [] };

async function startProduct(dataDir: string, { program, args } = NO_SHELL): Promise<Product> {
  const metricsPort = await freePort();
  const child = spawn(program, [...args, '--import', SABOTAGE, MAIN], {
    // A folder without an .env of somebody's own.
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(dataDir, 'data'),
      LLM_PROVIDER: 'built-in',
      MAX_PARSERS: '1',
      ...(program === 'sh' && { npm_lifecycle_event: 'start' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((ready, fail) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) ready();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => fail(new Error(`The product ended before it was ready: ${output}`)));
  });
  const port = Number(/is ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    child,
    output: () => output,
  };
}

const linesOf = ({ output }: Product): Record<string, unknown>[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('The product as a process', () => {
  const folders: string[] = [];
  const children: ChildProcess[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'legible-process-'));
    folders.push(folder);
    return folder;
  };
  /** Holds a migrated database: copied for each product, because a new one takes seconds. */
  let prepared: string;
  const start = async (launcher = NO_SHELL) => {
    const folder = await newFolder();
    await cp(prepared, join(folder, 'data'), { recursive: true });
    const product = await startProduct(folder, launcher);
    children.push(product.child);
    return product;
  };
  const endOf = async ({ child }: Product): Promise<number | null> => {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  let product: Product;
  beforeAll(async () => {
    prepared = join(await newFolder(), 'data');
    const database = await openEmbeddedDatabase({ dataDir: prepared });
    await migrate(database);
    await database.close();
    product = await start();
  });
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const exported = async () => {
    const text = await (await fetch(product.metricsUrl)).text();
    return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
  };

  it('shows its numbers on their own port only', async () => {
    const names = await exported();
    expect(names).toContain('legible_request_seconds_count');
    for (const path of ['/metrics', '/api/metrics', '/metrics/', '//metrics']) {
      const answer = await fetch(product.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('legible_request_seconds');
    }
  });

  it('exports every number that the dashboard draws, and draws every number of its own', async () => {
    const dashboard = readFileSync(DASHBOARD, 'utf8');
    const queries = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, query = '']) => query);
    expect(queries.length).toBeGreaterThan(10);
    const drawn = new Set(queries.flatMap((query) => query.match(/\b(?:legible|nodejs|process)_\w+/g) ?? []));
    const names = await exported();
    expect([...drawn].filter((name) => !names.includes(name))).toEqual([]);
    // Of a histogram one of its three is enough.
    const isDrawn = (name: string) =>
      drawn.has(name) ||
      [...drawn].some((one) => one.startsWith(name.replace(/_(?:bucket|sum|count)$/, '_')));
    expect(names.filter((name) => name.startsWith('legible_') && !isDrawn(name))).toEqual([]);
  });

  it('counts and logs a request that nobody could read', async () => {
    const raw = openRaw(product.port);
    raw.write('garbage\r\n\r\n');
    const { headers } = await raw.answer;
    const requestId = /x-request-id: (\S+)/.exec(headers)?.[1];
    await expect
      .poll(() => linesOf(product))
      .toContainEqual(
        expect.objectContaining({ event: 'request', requestId, route: 'unreadable', status: 400 }),
      );
    expect(await (await fetch(product.metricsUrl)).text()).toContain(
      'legible_request_seconds_count{method="other",route="unreadable",status="400"} 1',
    );
  });

  it('logs no word of a request', async () => {
    const word = 'unmistakable-7261';
    await fetch(`${product.url}/api/${word}?token=${word}`, {
      headers: { Authorization: `Bearer ${word}`, 'X-Admin-Token': word, 'User-Agent': word, Cookie: word },
    });
    await fetch(`${product.url}/${word}%0a{"level":"error"}`);
    await expect
      .poll(() => linesOf(product).filter(({ status }) => status === 404).length)
      .toBeGreaterThan(1);
    expect(product.output()).not.toContain(word);
  });

  it.each([
    ['an error that nobody caught', 'SIGUSR2', 'uncaughtException'],
    ['a rejection that nobody heard', 'SIGWINCH', 'unhandledRejection'],
  ] as const)('ends on purpose after %s, and repeats none of its words', async (_case, signal, event) => {
    const broken = await start();
    broken.child.kill(signal);
    expect(await endOf(broken)).toBe(1);
    expect(linesOf(broken)).toContainEqual(expect.objectContaining({ level: 'error', event, kind: 'Error' }));
    expect(broken.output()).not.toContain(SECRET);
  });

  it('ends by itself, and well, when it is told to', async () => {
    const told = await start();
    const idle = openRaw(told.port);
    idle.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect((await idle.answer).status).toBe(200);
    told.child.kill('SIGTERM');
    expect(await endOf(told)).toBe(0);
    await idle.closed;
  });

  it.skipIf(process.platform === 'win32')('ends when npm, which started it, has been told to', async () => {
    const told = await start(NPM_SHELL);
    const closed = Promise.all([once(told.child.stdout ?? told.child, 'end'), once(told.child, 'exit')]);
    // npm passes a signal on to its shell, and no further.
    told.child.kill('SIGTERM');
    await closed;
    expect(linesOf(told)).toContainEqual(expect.objectContaining({ event: 'stopping' }));
    await expect(fetch(told.url)).rejects.toThrow();
  });
});
