import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analyze, signIn, type Outcome, type Person } from '../../../tools/replicas/client.ts';
import { startFleet, type Fleet } from '../../../tools/replicas/fleet.ts';
import { startModelServer, type ModelServer } from '../support/model-server/model-server.ts';
import { modelSettings } from '../../../tools/replicas/model-settings.ts';

/** People who upload one document after the other. */
const PEOPLE = 6;
/** Answers to be received before each change of the fleet, and after the last one. */
const ANSWERS_BETWEEN = 25;

/** What somebody outside can know: which answers came in whole, and what was under way when an instance was lost. */
function createWitness() {
  const received: string[] = [];
  const underWay = new Set<symbol>();
  const atRisk = new Set<symbol>();
  const refusals: { readonly status: number; readonly wasAtRisk: boolean }[] = [];
  const broken: boolean[] = [];
  let isLosing = false;
  return {
    received,
    atRisk,
    refusals,
    broken,
    async watch(uid: string, request: () => Promise<Outcome>): Promise<void> {
      const id = Symbol('request');
      underWay.add(id);
      if (isLosing) atRisk.add(id);
      const outcome = await request();
      underWay.delete(id);
      if (outcome.kind === 'answered') received.push(`${uid} ${outcome.finished}`);
      else if (outcome.kind === 'broken') broken.push(atRisk.has(id));
      else refusals.push({ status: outcome.status, wasAtRisk: atRisk.has(id) });
    },
    /** What is under way or comes while an instance dies: only this may be counted and not be answered. */
    async whileLosing(kill: () => Promise<void>): Promise<void> {
      isLosing = true;
      for (const request of underWay) atRisk.add(request);
      await kill();
      isLosing = false;
    },
  };
}

/** Lets people upload through the proxy while `changes` happen to the fleet, one after so many answers. */
async function uploadThrough(
  fleet: Fleet,
  changes: readonly ((witness: ReturnType<typeof createWitness>) => Promise<unknown>)[],
) {
  const witness = createWitness();
  const most = ANSWERS_BETWEEN * (changes.length + 1);
  // One after another: an attempt counts as a wrong code until it is answered, and five of them close the address.
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await signIn(fleet.url, `person-${index}@example.org`));
  }
  const uploading = people.map(async (person) => {
    while (witness.received.length < most) {
      const before = witness.received.length;
      await witness.watch(person.uid, () => analyze(fleet.url, person));
      // Somebody who was turned away comes again a moment later.
      if (witness.received.length === before) await wait(20);
    }
  });
  for (const [index, change] of changes.entries()) {
    while (witness.received.length < ANSWERS_BETWEEN * (index + 1)) await wait(1);
    await change(witness);
  }
  await Promise.all(uploading);
  return witness;
}

const rowsOf = async ({ database }: Fleet): Promise<string[]> => {
  const { rows } = await database.run((knex) =>
    knex.raw<{ rows: { uid: string; at: Date }[] }>(
      'select firebase_uid as uid, at from analysis_events join users on users.id = user_id',
    ),
  );
  return rows.map(({ uid, at }) => `${uid} ${at.toISOString()}`);
};

const sumsOf = async ({ database }: Fleet) => {
  const { rows } = await database.run((knex) =>
    knex.raw<{ rows: { users: number; days: number }[] }>(
      'select (select sum(analysis_count)::int from users) as users, (select sum(analyses)::int from daily_counts) as days',
    ),
  );
  return rows[0];
};

/** Takes one away by force while requests come in. */
const lose = (fleet: Fleet) => async (witness: ReturnType<typeof createWitness>) => {
  const [victim] = fleet.replicas();
  if (victim === undefined) throw new Error('Nobody is left.');
  await witness.whileLosing(() => victim.kill());
  // From here on its port is closed, and the proxy sends everybody to another one by itself.
  await fleet.lose(victim);
};
/** Takes one away as a new release does, and looks that it ended by itself. */
const retire = (fleet: Fleet) => async () => {
  const [old] = fleet.replicas();
  if (old === undefined) throw new Error('Nobody is left.');
  expect(await fleet.retire(old)).toBe(0);
};
const add = (fleet: Fleet) => () => fleet.add();

async function expectExactCounts(fleet: Fleet, witness: ReturnType<typeof createWitness>): Promise<void> {
  const written = await rowsOf(fleet);
  const answered = new Set(witness.received);
  const unanswered = written.filter((row) => !answered.has(row));
  process.stdout.write(
    `${witness.received.length} answers, ${written.length} rows, ${unanswered.length} without an answer, ` +
      `${witness.atRisk.size} requests at risk, ${witness.broken.length} broken, refusals ${JSON.stringify(witness.refusals.map(({ status }) => status))}\n`,
  );
  expect(answered.size).toBe(witness.received.length);
  expect(written.filter((row) => answered.has(row)).toSorted()).toEqual(witness.received.toSorted());
  expect(unanswered.length).toBeLessThanOrEqual(witness.atRisk.size);
  // The roll-ups say what the rows say.
  expect(await sumsOf(fleet)).toEqual({ users: written.length, days: written.length });
  // Only who was with an instance that got lost may see it: by a broken connection, or by the proxy's 502.
  expect(witness.broken.filter((wasAtRisk) => !wasAtRisk)).toEqual([]);
  expect(witness.refusals.filter(({ status, wasAtRisk }) => !(wasAtRisk && status === 502))).toEqual([]);
}

describe('The counts of three instances behind nginx, by rules', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet({ replicas: 3 });
  }, 240_000);
  afterAll(() => fleet.close());

  it('hold every answer exactly once while instances are killed, added and taken away', async () => {
    const changes = [
      lose(fleet),
      add(fleet),
      retire(fleet),
      add(fleet),
      lose(fleet),
      lose(fleet),
      add(fleet),
    ];
    await expectExactCounts(fleet, await uploadThrough(fleet, changes));
  });
});

describe('The counts of three instances behind nginx, with a model', () => {
  let model: ModelServer;
  let fleet: Fleet;
  beforeAll(async () => {
    model = await startModelServer();
    fleet = await startFleet({
      replicas: 3,
      settings: modelSettings(model.url, 2),
    });
  }, 240_000);
  afterAll(async () => {
    await fleet.close();
    await model.close();
  });

  it('hold every answer exactly once while instances are killed, added and taken away', async () => {
    const witness = await uploadThrough(fleet, [lose(fleet), add(fleet), retire(fleet)]);
    await expectExactCounts(fleet, witness);
    expect(model.calls.length).toBeGreaterThanOrEqual(witness.received.length);
  });
});
