import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, uploadForm } from '../support/start-app.ts';
import {
  prepareInstance,
  signIn,
  startOwnPostgres,
  type Instance,
  type Postgres,
} from './people-processes.ts';

/** Answers to be received in all. Smaller for development only. */
const ANALYSES = Number(process.env['PEOPLE_ANALYSES'] ?? 1_000);
/** People who upload one document after the other. */
const PEOPLE = 6;
const RETRY_MS = 25;

const CONTRACT = `RENTAL AGREEMENT

This Rental Agreement is made on 1 March 2026 between Asha Rao (the "Landlord") and Bruno Silva (the "Tenant").

1. Rent. The Tenant shall pay a monthly rent of 20,000 rupees on or before the fifth day of each month.
2. Deposit. The Tenant shall pay a refundable security deposit of 60,000 rupees before moving in.
3. Term. This Agreement is for eleven months. Either party may terminate it by one month's written notice.
4. Governing law. This Agreement is governed by the laws of India.

Signed by both parties.`;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What somebody outside can know: which answers came in whole, and what was under way whenever something was taken down. */
function createWitness() {
  const received: string[] = [];
  const underWay = new Set<symbol>();
  const atRisk = new Set<symbol>();
  const refusals = new Map<number, number>();
  return {
    received,
    atRisk,
    refusals,
    begin(): symbol {
      const request = Symbol('request');
      underWay.add(request);
      return request;
    },
    end: (request: symbol) => void underWay.delete(request),
    refused: (status: number) => void refusals.set(status, (refusals.get(status) ?? 0) + 1),
    /** To be called right before a fault: only what is under way now may be counted and yet not be answered. */
    beforeFault() {
      for (const request of underWay) atRisk.add(request);
    },
  };
}

describe('The counts of a service that is killed again and again', () => {
  let postgres: Postgres;
  let instance: Instance;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    instance = await prepareInstance({ DATABASE_URL: postgres.url });
    await instance.start();
  });
  afterAll(async () => {
    await instance.kill();
    await postgres.remove();
  });

  it('hold every answer that was received exactly once, and no more than was under way besides', async () => {
    const witness = createWitness();
    const { received } = witness;
    const isDone = () => received.length >= ANALYSES;

    const upload = async (person: { readonly token: string; readonly uid: string }): Promise<void> => {
      const request = witness.begin();
      try {
        const answer = await fetch(`${instance.url}/api/analyze`, {
          method: 'POST',
          headers: bearer(person.token),
          body: uploadForm({}, CONTRACT),
        });
        if (answer.ok) {
          // The shape of the answer is AnalyzeResponse of the wire contract.
          const { provenance } = (await answer.json()) as { provenance: { finished: string } };
          received.push(`${person.uid} ${provenance.finished}`);
          return;
        }
        witness.refused(answer.status);
        await answer.arrayBuffer();
      } catch {
        // The connection broke, or there was nobody to connect to.
      } finally {
        witness.end(request);
      }
      await pause(RETRY_MS);
    };
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => signIn(instance.url, `person-${index}@example.org`)),
    );
    const uploading = people.map(async (person) => {
      while (!isDone()) await upload(person);
    });

    const killServer = async () => {
      witness.beforeFault();
      await instance.kill();
      await instance.start();
    };
    const restartDatabase = async () => {
      witness.beforeFault();
      await postgres.goDown();
      await postgres.comeBack();
    };
    const crashDatabase = async () => {
      const process = await postgres.findProcess();
      witness.beforeFault();
      postgres.crash(process);
    };
    const killBoth = async () => {
      witness.beforeFault();
      await Promise.all([instance.kill(), postgres.goDown()]);
      // The server has to wait for its database.
      await Promise.all([instance.start(), postgres.comeBack()]);
    };
    const faults = [
      killServer,
      restartDatabase,
      killServer,
      crashDatabase,
      killServer,
      restartDatabase,
      killBoth,
      crashDatabase,
      killServer,
    ];
    for (const [index, fault] of faults.entries()) {
      const due = (ANALYSES * (index + 1)) / (faults.length + 1);
      while (received.length < due) await pause(1);
      await fault();
    }
    await Promise.all(uploading);

    const { rows } = await postgres.database.run((knex) =>
      knex.raw<{ rows: { uid: string; at: Date; outcome: string }[] }>(
        'select firebase_uid as uid, at, outcome from analysis_events join users on users.id = user_id',
      ),
    );
    const written = rows.map(({ uid, at }) => `${uid} ${at.toISOString()}`);
    const answered = new Set(received);
    expect(answered.size).toBe(received.length);
    expect(received.length).toBeGreaterThanOrEqual(ANALYSES);
    expect(written.filter((key) => answered.has(key)).toSorted()).toEqual(received.toSorted());
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['completed']));
    const unanswered = written.length - received.length;
    process.stdout.write(
      `${faults.length} faults: ${received.length} answers received, ${written.length} rows, ${unanswered} without an answer, ` +
        `${witness.atRisk.size} requests at risk, refusals ${JSON.stringify([...witness.refusals])}\n`,
    );
    expect(unanswered).toBeLessThanOrEqual(witness.atRisk.size);
    // Whoever is turned away meanwhile is told to come again, never that something is broken.
    expect([...witness.refusals.keys()].filter((status) => status !== 503)).toEqual([]);

    // The roll-ups say what the rows say.
    const sums = await postgres.database.run((knex) =>
      knex.raw<{ rows: unknown[] }>(
        'select (select sum(analysis_count)::int from users) as users, (select sum(analyses)::int from daily_counts) as days',
      ),
    );
    expect(sums.rows).toEqual([{ users: written.length, days: written.length }]);
  });
});
