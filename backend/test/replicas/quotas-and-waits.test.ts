import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analyze, analyzeWithEvents, signIn, type Person } from '../../../tools/replicas/client.ts';
import { startFleet, type Fleet } from '../../../tools/replicas/fleet.ts';
import { startModelServer, type ModelServer } from '../support/model-server/model-server.ts';
import { readEvents } from '../support/read-events.ts';
import { bearer } from '../support/start-app.ts';
import { modelSettings } from '../../../tools/replicas/model-settings.ts';

const A_MONTH = 5;

describe('The monthly quota of three instances behind nginx', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet({ replicas: 3, settings: { ANALYSES_PER_MONTH: String(A_MONTH) } });
  }, 240_000);
  afterAll(() => fleet.close());

  const usedBy = async (url: string, { token }: Person): Promise<number> => {
    const answer = await fetch(`${url}/api/user/quota`, { headers: bearer(token) });
    // The shape of the answer is QuotaResponse of the wire contract.
    return ((await answer.json()) as { used: number }).used;
  };

  it('ends for one person at the same number, whichever instance is asked', async () => {
    const person = await signIn(fleet.url, 'one-by-one@example.org');
    const outcomes: string[] = [];
    for (let upload = 1; upload <= A_MONTH + 3; upload += 1) {
      const outcome = await analyze(fleet.url, person);
      outcomes.push(outcome.kind === 'refused' ? String(outcome.code) : outcome.kind);
    }
    expect(outcomes.slice(0, A_MONTH)).toEqual(Array.from({ length: A_MONTH }, () => 'answered'));
    expect(outcomes.slice(A_MONTH)).toEqual(['quota_spent', 'quota_spent', 'quota_spent']);
    for (const { url } of fleet.replicas()) expect(await usedBy(url, person)).toBe(A_MONTH);
  });

  it('is not exceeded by uploads that come to all of them at once', async () => {
    const person = await signIn(fleet.url, 'all-at-once@example.org');
    for (let upload = 1; upload < A_MONTH; upload += 1) await analyze(fleet.url, person);
    const outcomes = await Promise.all(
      fleet.replicas().flatMap(({ url }) => [analyze(url, person), analyze(url, person)]),
    );
    expect(outcomes.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(await usedBy(fleet.url, person)).toBe(A_MONTH);
  });
});

describe('The wait of somebody who comes last, behind nginx', () => {
  /** People with as many documents under way as they may have. */
  const BUSY_PEOPLE = 4;
  let model: ModelServer;
  let fleet: Fleet;
  beforeAll(async () => {
    model = await startModelServer();
    // Nothing comes out of the model, so that whoever works goes on working and everybody else waits.
    model.always = { kind: 'hang' };
    fleet = await startFleet({
      replicas: 3,
      settings: modelSettings(model.url, 1),
    });
  }, 240_000);
  afterAll(async () => {
    await model.close();
    await fleet.close();
  });

  it('is one turn of each other person at most, on every instance', async () => {
    const leaving = new AbortController();
    const busy = await Promise.all(
      Array.from({ length: BUSY_PEOPLE }, (_, index) => signIn(fleet.url, `busy-${index}@example.org`)),
    );
    const open = async (url: string, person: Person) =>
      readEvents(await analyzeWithEvents(url, person, leaving.signal));
    // Nobody's second document is to be sent before everybody's first is in the line.
    for (const { url } of fleet.replicas()) {
      for (let round = 1; round <= 2; round += 1) {
        for (const person of busy) {
          const events = await open(url, person);
          expect((await events.next())?.[0]).toBeDefined();
        }
      }
    }
    const positions: unknown[] = [];
    const late = await signIn(fleet.url, 'late@example.org');
    for (let visit = 1; visit <= 3; visit += 1) {
      const events = await open(fleet.url, late);
      for (;;) {
        const [name, data] = (await events.next()) ?? ['end', null];
        if (name === 'end') throw new Error('The stream ended before its turn.');
        if (name === 'queued') {
          // The shape of the event is AnalyzeEvents of the wire contract.
          positions.push((data as { position: number }).position);
          break;
        }
      }
    }
    leaving.abort();
    expect(positions).toHaveLength(3);
    // Two documents of each other person are in the line, and one person is at work.
    expect(Math.max(...positions.map(Number))).toBeLessThanOrEqual(BUSY_PEOPLE);
  });
});
