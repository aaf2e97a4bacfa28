/**
 * Requests per second of the operator's statistics, against a Koa server that does nothing but run the same queries on the
 * same database: rounds in turn, so that both meet the same machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

import { connectDatabase } from '../../backend/src/adapters/postgres/connect.ts';
import { startPostgres } from '../../backend/test/support/databases.ts';
import { median } from './figures.ts';
import type { Row } from './page.ts';
import { startProduct, type Product } from './product.ts';
import { rowsOf, watchDuring, type Seen } from './watch.ts';

export interface StatsOptions {
  readonly rounds: number;
  readonly roundMs: number;
}

export interface StatsResult {
  /** Requests per second of each round. */
  readonly product: readonly number[];
  readonly bare: readonly number[];
  readonly failed: number;
  readonly seen: Seen;
}

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const CONNECTIONS = 16;
const BARE = fileURLToPath(new URL('./bare-koa.ts', import.meta.url));
const LEAST_RATIO = 0.7;

/** Asks both servers in turn. */
export async function compareStats(options: StatsOptions): Promise<StatsResult> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl });
  const bare = await startBareKoa(databaseUrl);
  try {
    await fill(databaseUrl);
    const targets: readonly Target[] = [
      { url: `${product.url}/api/admin/stats`, headers: { 'X-Admin-Token': await logIn(product) } },
      { url: bare.url, headers: {} },
    ];
    const rates: [number[], number[]] = [[], []];
    let failed = 0;
    const ask = async (index: 0 | 1, isCounted: boolean) => {
      const round = await askRepeatedly(targets[index]!, options.roundMs); // there are two targets
      if (isCounted) rates[index].push(round.perSecond);
      failed += round.failed;
    };
    await ask(0, false);
    await ask(1, false);
    const { seen } = await watchDuring(product, async () => {
      for (let round = 0; round < options.rounds; round += 1) {
        await ask(round % 2 === 0 ? 0 : 1, true);
        await ask(round % 2 === 0 ? 1 : 0, true);
      }
    });
    return { product: rates[0], bare: rates[1], failed, seen };
  } finally {
    bare.stop();
    await product.stop();
    await server.stop();
  }
}

async function startBareKoa(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [BARE], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(line).trim(), stop: () => void child.kill() };
}

/** As many people and events as a small office has after a year. */
async function fill(databaseUrl: string): Promise<void> {
  const database = connectDatabase({ connection: databaseUrl, maxConnections: 1 });
  await database.run(async (knex) => {
    await knex.raw(
      `insert into users (firebase_uid, email, display_name, created_at, last_login_at, analysis_count)
       select 'uid-' || i, 'person-' || i || '@example.org', 'Person ' || i, now(), now(), 5 from generate_series(1, 1000) as i`,
    );
    await knex.raw(
      `insert into login_events (user_id, auth_time, login_at)
       select 1 + i % 1000, at, at from generate_series(1, 5000) as i, lateral (select now() - i * interval '1 hour' as at) as moment`,
    );
    await knex.raw(
      `insert into analysis_events (event_id, user_id, at, outcome, kind, pages, duration_ms, analyst)
       select 'event-' || i, 1 + i % 1000, now() - i * interval '1 hour', 'completed', 'pdf', 3, 100 + i % 5000, 'built-in'
       from generate_series(1, 5000) as i`,
    );
    await knex.raw(
      `insert into daily_counts (day, new_users, logins, analyses, rejected)
       select current_date - i, 3, 24, 24, 0 from generate_series(1, 365) as i`,
    );
    await knex.raw('vacuum analyze');
  });
  await database.close();
}

async function logIn(product: Product): Promise<string> {
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: product.adminPassword }),
  });
  const { token } = (await answer.json()) as { token?: string }; // AdminLoginResponse of the wire contract
  if (token === undefined) throw new Error('The operator could not log in.');
  return token;
}

/** Keeps a fixed number of connections busy for a while. */
async function askRepeatedly(target: Target, forMs: number): Promise<{ perSecond: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + forMs;
  let answered = 0;
  let failed = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        if (await ask(target, agent)) answered += 1;
        else failed += 1;
      }
    }),
  );
  agent.destroy();
  return { perSecond: (answered * 1_000) / (performance.now() - from), failed };
}

function ask({ url, headers }: Target, agent: Agent): Promise<boolean> {
  return new Promise((done) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200));
    }).once('error', () => done(false));
  });
}

/** Runs the whole part and resolves to its rows. */
export async function runStats(options: StatsOptions): Promise<readonly Row[]> {
  const { product, bare, failed, seen } = await compareStats(options);
  const ratio = median(product) / median(bare);
  return [
    {
      what: `requests per second of /api/admin/stats against bare Koa, same queries, medians of ${options.rounds} rounds in turn`,
      asked: `>= ${LEAST_RATIO}x`,
      measured: `${ratio.toFixed(2)}x (${median(product).toFixed(0)} against ${median(bare).toFixed(0)} a second over ${CONNECTIONS} connections; ${failed} failed)`,
      holds: ratio >= LEAST_RATIO && failed === 0,
    },
    ...rowsOf(seen),
  ];
}
