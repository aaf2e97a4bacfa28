import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendBigUploads } from '../../../bench/reliability/big.ts';
import { floodBesideAnother } from '../../../bench/reliability/flood.ts';
import { isUnexplained, sendMutations } from '../../../bench/reliability/mutations.ts';
import { hasObservatory, judgeHeaders, OBSERVED_PATHS } from '../../../bench/reliability/observatory.ts';
import { holdUp } from '../../../bench/reliability/slow.ts';
import { soak } from '../../../bench/reliability/soak.ts';
import { compareStats } from '../../../bench/reliability/stats.ts';

/** A machine that runs other tests too may be this much slower than the 30 s that count as a hang in the bench. */
const PATIENCE_MS = 240_000;

/** Each status that came, lowest first. */
const statusesOf = (outcomes: readonly { readonly status: number }[]) =>
  [...new Set(outcomes.map(({ status }) => status))].toSorted((a, b) => a - b);

/** Short runs of `npm run bench:reliability`: what must never happen, whatever the machine; times are the bench's. */
describe('The whole product', () => {
  it('survives damaged uploads and explains each refusal', async () => {
    const files = 120;
    const { outcomes, ending, seen } = await sendMutations({
      files,
      seeds: [7, 8, 9],
      patienceMs: PATIENCE_MS,
    });
    expect(ending).toBeNull();
    expect(outcomes).toHaveLength(files);
    expect(outcomes.filter(isUnexplained)).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(files / 10);
    expect(seen.health.failed).toBe(0);
  });

  it('takes in no more large uploads than it may hold, and counts what it served', async () => {
    const maxBufferedMb = 64;
    const { outcomes, counted, before, seen } = await sendBigUploads({ uploads: 40, maxBufferedMb });
    expect(statusesOf(outcomes)).toEqual([200, 503]);
    expect(outcomes.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter)).toEqual([]);
    expect(counted).toBe(outcomes.filter(({ status }) => status === 200).length);
    // What 40 uploads of 9.5 MB would take beside the bodies that are allowed, and their way to the children.
    const grown = Math.max(...seen.memory.map(({ main }) => main)) - before.main;
    expect(grown).toBeLessThan(40 * 9.5);
    expect(seen.health.failed).toBe(0);
  });

  it('serves good uploads among a hundred slow clients', async () => {
    const { among, seen } = await holdUp({ clients: 100, goodUploads: 3 });
    expect(statusesOf(among)).toEqual([200]);
    expect(seen.health.failed).toBe(0);
  });

  it('serves a person while another floods it, who gets a share and is asked to wait', async () => {
    const { flooded, flood } = await floodBesideAnother({ senders: 20, rounds: 1, uploadsPerRound: 6 });
    expect(statusesOf(flooded)).toEqual([200]);
    expect(statusesOf(flood)).toEqual([200, 429]);
    expect(flood.filter(({ status, hasRetryAfter }) => status === 429 && !hasRetryAfter)).toEqual([]);
  });

  it('answers every question for the statistics over many connections', async () => {
    const { product, failed } = await compareStats({ rounds: 1, roundMs: 1_000 });
    expect(failed).toBe(0);
    expect(product[0]).toBeGreaterThan(0);
  });

  it.skipIf(!hasObservatory())('scores 120 and more by the analysers of Mozilla', async () => {
    for (const path of OBSERVED_PATHS) {
      expect((await judgeHeaders(path)).score).toBeGreaterThanOrEqual(120);
    }
  });

  it('makes no error in a minute of steady load', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'legible-soak-'));
    try {
      const { answered, errors } = await soak({ minutes: 1, samples: join(folder, 'samples.jsonl') });
      expect(errors).toEqual({});
      expect(answered).toBe(60);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
