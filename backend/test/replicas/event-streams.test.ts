import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analyzeWithEvents, signIn } from '../../../tools/replicas/client.ts';
import { startFleet, type Fleet } from '../../../tools/replicas/fleet.ts';
import { INSTANT } from '../support/model-server/engine.ts';
import { startModelServer, type ModelServer } from '../support/model-server/model-server.ts';
import { readEvents } from '../support/read-events.ts';
import { modelSettings } from '../../../tools/replicas/model-settings.ts';

/** After this long without a byte the proxy gives up on an answer (proxy_read_timeout): a third of its own 60 s, to save time. */
const PATIENCE_S = 20;

describe('A stream of events through nginx as it comes', () => {
  let slow: ModelServer;
  let fleet: Fleet;
  beforeAll(async () => {
    slow = await startModelServer({
      speed: { ...INSTANT, firstTokenSeconds: PATIENCE_S + 3 },
    });
    fleet = await startFleet({
      replicas: 2,
      settings: modelSettings(slow.url),
      proxyPatienceSeconds: PATIENCE_S,
    });
  }, 240_000);
  afterAll(async () => {
    await fleet.close();
    await slow.close();
  });

  it('arrives event by event, outlives a silence longer than the proxy’s patience, and ends whole', async () => {
    const person = await signIn(fleet.url, 'person@example.org');
    const answer = await analyzeWithEvents(fleet.url, person, AbortSignal.timeout(220_000));
    expect(answer.status).toBe(200);
    const events = readEvents(answer);
    // The model has said nothing yet: a proxy that gathers answers would hand on nothing either.
    expect((await events.next())?.[0]).toBe('stage');
    expect(slow.calls.filter(({ status }) => status === 'answered')).toEqual([]);
    const names = (await events.rest()).map(([name]) => name);
    expect(names.at(-1)).toBe('done');
    expect(names.filter((name) => name === 'section').length).toBeGreaterThanOrEqual(6);
    expect(events.comments()).toBeGreaterThanOrEqual(2);
  });

  it('ends at the model too when the reader leaves, though a proxy stands between them', async () => {
    const person = await signIn(fleet.url, 'leaver@example.org');
    const leaving = new AbortController();
    const before = slow.calls.length;
    const answer = await analyzeWithEvents(fleet.url, person, leaving.signal);
    const events = readEvents(answer);
    await events.next();
    await expect.poll(() => slow.calls.length, { timeout: 60_000 }).toBeGreaterThan(before);
    leaving.abort();
    await expect
      .poll(() => slow.calls.slice(before).every(({ status }) => status === 'left'), { timeout: 30_000 })
      .toBe(true);
  });
});
