import { availableParallelism } from 'node:os';

import { createPostgresActivityLog } from '../../backend/src/adapters/postgres/activity-log.ts';
import { connectDatabase, type Database } from '../../backend/src/adapters/postgres/connect.ts';
import { createPostgresUserRepository } from '../../backend/src/adapters/postgres/user-repository.ts';
import { INSTANT } from '../../backend/test/support/model-server/engine.ts';
import { startModelServer } from '../../backend/test/support/model-server/model-server.ts';
import { analyze, signIn } from '../../tools/replicas/client.ts';
import type { SampleDocuments } from '../../tools/replicas/documents.ts';
import { startFleet, type Fleet } from '../../tools/replicas/fleet.ts';
import { modelSettings } from '../../tools/replicas/model-settings.ts';

/** What one kind of document costs a replica with the built-in analyst. */
export interface KindCost {
  readonly kind: string;
  readonly perSecond: number;
  /** Processor seconds of the replica, its children included. */
  readonly cpuSeconds: number;
}

/** Answers a second of so many replicas that share a model. */
export interface Throughput {
  readonly replicas: number;
  readonly slotsEach: number;
  readonly answers: number;
  readonly perMinute: number;
  /** Share of the model's time that was in use, 0 to 1. */
  readonly modelUse: number;
}

/** What one analysis asks of the model. */
export interface ModelDemand {
  readonly calls: number;
  readonly promptTokens: number;
  readonly outputTokens: number;
}

export interface DatabaseCost {
  readonly bytesPerAnalysis: number;
  readonly bytesPerLogin: number;
  readonly bytesPerUser: number;
  /** Analyses that one PostgreSQL counted a second, asked over as many connections as three replicas have. */
  readonly countsPerSecond: number;
}

/** People who upload one document after the other, each by a sign-in of their own. */
async function inParallel(
  fleet: Fleet,
  people: number,
  upload: (round: number) => Promise<boolean>,
  file: File,
) {
  // one after the other: many sign-ins from one address at once are refused, as they would be in use
  const signedIn: Awaited<ReturnType<typeof signIn>>[] = [];
  for (let index = 0; index < people; index += 1)
    signedIn.push(await signIn(fleet.url, `person-${index}@example.org`));
  let answers = 0;
  await Promise.all(
    signedIn.map(async (person) => {
      for (let round = 0; await upload(round); round += 1) {
        const outcome = await analyze(fleet.url, person, file);
        if (outcome.kind !== 'answered')
          throw new Error(`A document was not answered: ${JSON.stringify(outcome)}`);
        answers += 1;
      }
    }),
  );
  return answers;
}

/** One replica, one kind after the other, with enough people that it is never idle. */
export async function measureKinds(documents: SampleDocuments, seconds: number): Promise<KindCost[]> {
  const fleet = await startFleet({ replicas: 1, settings: { MAX_PARSERS: String(availableParallelism()) } });
  const costs: KindCost[] = [];
  try {
    const [replica] = fleet.replicas();
    if (replica === undefined) throw new Error('There is no replica.');
    for (const [kind, file] of Object.entries(documents) as [string, File][]) {
      // Warm, so that a new parser is not counted in.
      await inParallel(fleet, 4, async (round) => round < 2, file);
      const cpuBefore = replica.cpuSeconds();
      const begun = performance.now();
      const end = begun + seconds * 1_000;
      const answers = await inParallel(fleet, 6, async () => performance.now() < end, file);
      const took = (performance.now() - begun) / 1_000;
      costs.push({
        kind,
        perSecond: answers / took,
        cpuSeconds: (replica.cpuSeconds() - cpuBefore) / answers,
      });
    }
  } finally {
    await fleet.close();
  }
  return costs;
}

export interface SharedModelOptions {
  readonly replicas: number;
  readonly totalSlots: number;
  /** How long the model takes for one answer, in seconds. */
  readonly callSeconds: number;
  readonly seconds: number;
  readonly people: number;
  readonly file: File;
}

/** So many replicas share a slow model and its slots evenly. */
export async function measureSharedModel(options: SharedModelOptions): Promise<Throughput> {
  const { replicas, totalSlots, callSeconds, seconds, people, file } = options;
  const speed = { ...INSTANT, firstTokenSeconds: callSeconds, slots: totalSlots };
  const model = await startModelServer({ speed });
  const slotsEach = totalSlots / replicas;
  // Everybody comes in the same second: a line that has room for them, so that nobody is sent away to come again.
  const settings = { ...modelSettings(model.url, slotsEach), MAX_QUEUE: String(people) };
  const fleet = await startFleet({ replicas, settings });
  try {
    const begun = performance.now();
    const end = begun + seconds * 1_000;
    const answers = await inParallel(fleet, people, async () => performance.now() < end, file);
    const took = (performance.now() - begun) / 1_000;
    const answered = model.calls.filter(({ status }) => status === 'answered').length;
    const modelUse = (answered * callSeconds) / (took * totalSlots);
    return { replicas, slotsEach, answers, perMinute: (answers / took) * 60, modelUse };
  } finally {
    await fleet.close();
    await model.close();
  }
}

/** What a document asks of the model, by the stand-in's own count of tokens. */
export async function measureDemand(file: File): Promise<ModelDemand> {
  const model = await startModelServer();
  const fleet = await startFleet({ replicas: 1, settings: modelSettings(model.url, 6) });
  try {
    await inParallel(fleet, 1, async (round) => round < 1, file);
    const sum = (read: (call: (typeof model.calls)[number]) => number) =>
      model.calls.reduce((total, call) => total + read(call), 0);
    return {
      calls: model.calls.length,
      promptTokens: sum(({ promptTokens }) => promptTokens),
      outputTokens: sum(({ outputTokens }) => outputTokens),
    };
  } finally {
    await fleet.close();
    await model.close();
  }
}

const USERS = 1_000;
const CONNECTIONS = 30;

/** Writes users, logins and analyses with the product's own adapters and looks how much room and time they take. */
export async function measureDatabase(analyses: number): Promise<DatabaseCost> {
  const fleet = await startFleet({ replicas: 1 });
  const database = connectDatabase({ connection: fleet.databaseUrl, maxConnections: CONNECTIONS });
  try {
    const users = createPostgresUserRepository({ database });
    const activity = createPostgresActivityLog({ database });
    const at = new Date();
    const before = await sizes(database);
    await spread(USERS, async (index) => {
      const uid = uidOf(index);
      await users.upsert(
        uid,
        { email: `person-${index}@example.org`, displayName: 'A Person', photoUrl: null },
        at,
      );
      await users.recordLogin(uid, at, at);
    });
    const begun = performance.now();
    await spread(analyses, (index) =>
      activity.recordAnalysis({
        eventId: crypto.randomUUID(),
        uid: uidOf(index % USERS),
        at: new Date(),
        outcome: 'completed',
        kind: 'pdf',
        pages: 10,
        durationMs: 1_234,
        analyst: 'openai',
        model: 'used',
      }),
    );
    const took = (performance.now() - begun) / 1_000;
    // Room that updates leave behind is given back by autovacuum in its own time; here it is given back now.
    await database.run((knex) => knex.raw('vacuum full'));
    const after = await sizes(database);
    const grown = (table: string) => (after.get(table) ?? 0) - (before.get(table) ?? 0);
    return {
      bytesPerAnalysis: grown('analysis_events') / analyses,
      bytesPerLogin: grown('login_events') / USERS,
      bytesPerUser: grown('users') / USERS,
      countsPerSecond: analyses / took,
    };
  } finally {
    await database.close();
    await fleet.close();
  }
}

/** As long as the ids of Google sign-in. */
const uidOf = (index: number): string => String(index).padStart(28, 'u');

/** Tables with their indexes, in bytes. */
async function sizes(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.run((knex) =>
    knex.raw<{ rows: { name: string; bytes: string }[] }>(
      'select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables',
    ),
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

async function spread(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}
