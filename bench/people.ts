/**
 * `npm run bench:people`: how long the operator's pages take with a thousand times as many people, and whether the time
 * of a wrong password tells anything about the right one. Prints a table and writes docs/benchmarks/people.md.
 * `-- --quick` takes a tenth of everything and writes nothing.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

import { createPostgresActivityLog } from '../backend/src/adapters/postgres/activity-log.ts';
import { createPostgresAdminSessions } from '../backend/src/adapters/postgres/admin-sessions.ts';
import { connectDatabase, type Database } from '../backend/src/adapters/postgres/connect.ts';
import { migrate } from '../backend/src/adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../backend/src/adapters/postgres/user-repository.ts';
import { createScryptPassword, hashPassword } from '../backend/src/adapters/system/scrypt.ts';
import { createSystemClock } from '../backend/src/adapters/system/clock.ts';
import { createSystemSecrets } from '../backend/src/adapters/system/secrets.ts';
import { createLogIn } from '../backend/src/domain/admin/log-in.ts';
import type { RateLimiter } from '../backend/src/ports/rate-limiter.ts';
import { startPostgres } from '../backend/test/support/databases.ts';

interface Row {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}
interface Size {
  readonly users: number;
  /** Half of them logins, half of them analyses. */
  readonly events: number;
}
type Question = readonly [what: string, ask: () => Promise<unknown>];

const isQuick = process.argv.includes('--quick');
const SMALL: Size = { users: 1_000, events: 10_000 };
const BIG: Size = isQuick ? { users: 100_000, events: 1_000_000 } : { users: 1_000_000, events: 10_000_000 };
const TRIES = isQuick ? 20 : 200;
/** Calls per question; the median counts. */
const CALLS = 31;
/** A thousand times the data may cost this much more, or stay under what nobody notices. */
const MOST_RATIO = 2;
const UNNOTICED_MS = 20;
const MOST_DIFFERENCE = 0.05;

const rows: Row[] = [];
const note = (what: string, asked: string, measured: string, holds: boolean): void => {
  rows.push({ what, asked, measured, holds });
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
};

const server = await startPostgres();
try {
  await measurePasswords(await server.createDatabase());
  const small = await measureQueries(await server.createDatabase(), SMALL);
  const big = await measureQueries(await server.createDatabase(), BIG);
  for (const [what, bigMs] of big) {
    const smallMs = small.get(what) ?? Number.NaN;
    const ratio = bigMs / smallMs;
    note(
      what,
      `<= ${MOST_RATIO}x, or <= ${UNNOTICED_MS} ms`,
      `${ratio.toFixed(1)}x (${smallMs.toFixed(1)} ms, ${bigMs.toFixed(1)} ms)`,
      ratio <= MOST_RATIO || bigMs <= UNNOTICED_MS,
    );
  }
} finally {
  await server.stop();
}
if (!isQuick) writeFileSync(new URL('../docs/benchmarks/people.md', import.meta.url), page());

/** Times wrong passwords of several kinds in turn, each both in the check itself and in the whole use case around it. */
async function measurePasswords(url: string): Promise<void> {
  const database = connectDatabase({ connection: url, maxConnections: 2 });
  await migrate(database);
  const right = randomBytes(15).toString('base64url');
  const kinds: ReadonlyMap<string, string> = new Map([
    ['of the same length', randomBytes(15).toString('base64url')],
    ['of another length', randomBytes(30).toString('base64url')],
    ['right but for its last character', `${right.slice(0, -1)}!`],
    ['empty', ''],
    ['of 5,000 characters', 'a'.repeat(5_000)],
  ]);
  const checkMs = new Map<string, number[]>([...kinds.keys()].map((kind) => [kind, []]));
  const useCaseMs = new Map<string, number[]>([...kinds.keys()].map((kind) => [kind, []]));
  const password = createScryptPassword({ hash: await hashPassword(right) });
  let timed: number[] = [];
  const logIn = createLogIn({
    password: {
      fingerprint: password.fingerprint,
      async matches(attempt) {
        const from = performance.now();
        const isRight = await password.matches(attempt);
        timed.push(performance.now() - from);
        return isRight;
      },
    },
    sessions: createPostgresAdminSessions({ database }),
    limiter: boundless(),
    secrets: createSystemSecrets(),
    clock: createSystemClock(),
  });
  await logIn('warm', '127.0.0.1');
  for (let turn = 0; turn < TRIES; turn += 1) {
    const entries = [...kinds];
    // Each round begins with another kind, so that none always follows the same one.
    const inTurn = [...entries.slice(turn % entries.length), ...entries.slice(0, turn % entries.length)];
    for (const [kind, attempt] of inTurn) {
      timed = [];
      const from = performance.now();
      if ((await logIn(attempt, '127.0.0.1')) !== null) throw new Error('A wrong password was taken.');
      useCaseMs.get(kind)?.push(performance.now() - from);
      checkMs.get(kind)?.push(...timed);
    }
  }
  await database.close();
  for (const [where, times] of [
    ['check alone', checkMs],
    ['whole use case', useCaseMs],
  ] as const) {
    const medians = [...times].map(([kind, values]) => [kind, median(values)] as const);
    const values = medians.map(([, ms]) => ms);
    const difference = Math.max(...values) / Math.min(...values) - 1;
    for (const [kind, ms] of medians)
      console.log(`     wrong password ${kind}, ${where}: ${ms.toFixed(1)} ms`);
    note(
      `wrong passwords of ${kinds.size} kinds, ${where}`,
      `medians of ${TRIES} tries each differ by < 5 %`,
      `${(difference * 100).toFixed(2)} % (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)} ms)`,
      difference < MOST_DIFFERENCE,
    );
  }
}

/** Lets every try pass: the real one would refuse the sixth. */
function boundless(): RateLimiter {
  return {
    take: async () => 0,
    peek: async () => 0,
    giveBack: async () => undefined,
    clear: async () => undefined,
  };
}

/** Fills a database and resolves to the median time of each question, in milliseconds. */
async function measureQueries(url: string, size: Size): Promise<ReadonlyMap<string, number>> {
  await fill(url, size);
  const database = connectDatabase({ connection: url, maxConnections: 8 });
  const medians = new Map<string, number>();
  for (const [what, ask] of questionsFor(database, size)) {
    await ask();
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
    }
    medians.set(what, median(times));
  }
  await database.close();
  return medians;
}

function questionsFor(database: Database, { users: count }: Size): readonly Question[] {
  const users = createPostgresUserRepository({ database });
  const activity = createPostgresActivityLog({ database });
  const somebody = Math.floor(count / 2);
  const find = (query: string) => users.list({ query, limit: 200, after: null });
  const findOne = async (query: string) => {
    const found = await find(query);
    if (found.users.length !== 1) throw new Error(`One user was to be found, not ${found.users.length}.`);
  };
  const findNobody = async (query: string) => {
    if ((await find(query)).users.length > 0) throw new Error('Nobody was to be found.');
  };
  return [
    ['statistics', () => activity.stats(new Date())],
    ['first page of users', () => users.list({ query: null, limit: 200, after: null })],
    [
      'first and second page of users',
      async () =>
        users.list({
          query: null,
          limit: 200,
          after: (await users.list({ query: null, limit: 200, after: null })).next,
        }),
    ],
    ['search that finds one user by e-mail', () => findOne(`.${somebody}@example`)],
    ['search for a frequent name', () => find('garcia')],
    ['search that every user matches', () => find('example')],
    ['search that finds nobody', () => findNobody('nobody at all')],
    ['search for two letters that nobody has', () => findNobody('qq')],
    ['analyses of one user this month', () => activity.countCompleted(`uid-${somebody}`, new Date(0))],
  ];
}

/** People and two years of events, spread evenly, written by the server itself. */
async function fill(url: string, { users, events }: Size): Promise<void> {
  const database = connectDatabase({ connection: url, maxConnections: 1, statementTimeoutMs: 0 });
  await migrate(database);
  const perKind = events / 2;
  const from = performance.now();
  await database.run(async (knex) => {
    await knex.raw(
      `insert into users (firebase_uid, email, display_name, created_at, last_login_at, analysis_count)
       select 'uid-' || i, lower(first || '.' || last) || '.' || i || '@example.org', first || ' ' || last,
         now() - interval '730 days', case when i % 50 = 0 then null else now() - random() * interval '700 days' end, ?
       from generate_series(1, ?::int) as i,
         lateral (select (array['Asha','Bruno','Chen','Dana','Elif','Farid','Greta','Hugo','Ines','Jamal'])[1 + i % 10] as first,
           (array['Garcia','Okafor','Singh','Novak','Silva','Tanaka','Weber','Rossi','Larsen'])[1 + i / 10 % 9] || 'son' || i / 90 % 97 as last) as name`,
      [Math.floor(perKind / users), users],
    );
    await knex.raw(
      `insert into login_events (user_id, auth_time, login_at)
       select 1 + i * 7919::bigint % :users, at, at from generate_series(1, :perKind::int) as i,
         lateral (select now() - interval '700 days' * (1 - i::float / :perKind) as at) as moment`,
      { users, perKind },
    );
    await knex.raw(
      `insert into analysis_events (event_id, user_id, at, outcome, kind, pages, duration_ms, analyst)
       select 'event-' || i, 1 + i * 7907::bigint % :users, now() - interval '700 days' * (1 - i::float / :perKind),
         case when i % 20 = 0 then 'rejected' else 'completed' end, 'pdf', 1 + i % 30, 100 + i % 5000, 'built-in'
       from generate_series(1, :perKind::int) as i`,
      { users, perKind },
    );
    await knex.raw(
      `insert into daily_counts (day, new_users, logins, analyses, rejected)
       select day, 0, coalesce(logins, 0), coalesce(analyses, 0), coalesce(rejected, 0)
       from (select (login_at at time zone 'UTC')::date as day, count(*) as logins from login_events group by 1) as l
       full join (select (at at time zone 'UTC')::date as day, count(*) filter (where outcome = 'completed') as analyses,
         count(*) filter (where outcome = 'rejected') as rejected from analysis_events group by 1) as a using (day)`,
    );
    await knex.raw('update daily_counts set new_users = ? where day = (select min(day) from daily_counts)', [
      users,
    ]);
    // What autovacuum does on a server that has grown slowly.
    await knex.raw('vacuum analyze');
  });
  await database.close();
  const seconds = ((performance.now() - from) / 1_000).toFixed(0);
  console.log(`     filled: ${users} users, ${events} events in ${seconds} s`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function page(): string {
  const lines = rows.map(
    ({ what, asked, measured, holds }) =>
      `| ${what} | ${asked} | ${measured} | ${holds ? 'yes' : '**no**'} |`,
  );
  const figure = new Intl.NumberFormat('en');
  return `# People

Written by \`npm run bench:people\` on ${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, against a
PostgreSQL server on the same machine. Times are medians of ${CALLS} calls through the repositories: with ${figure.format(SMALL.users)} users
and ${figure.format(SMALL.events)} events first, with ${figure.format(BIG.users)} users and ${figure.format(BIG.events)} events second. Searches use the extension
pg_trgm; a search of fewer than three letters cannot, and the embedded database does without. Wrong passwords are tried
in turn, one at a time.

| what | asked | measured | holds |
|---|---|---|---|
${lines.join('\n')}
`;
}
