import { describe, expect, it } from 'vitest';
import { runFaults } from './people-faults.ts';

/** Answers to be received in all. Smaller for development only. */
const ANALYSES = Number(process.env['PEOPLE_ANALYSES'] ?? 1_000);

describe('The counts of a service that is killed again and again', () => {
  it('hold every answer that was received exactly once, and no more than was under way besides', async () => {
    const { received, written, outcomes, atRisk, refusals, sums, healedMs } = await runFaults({
      analyses: ANALYSES,
      faults: [
        'kill',
        'restart-database',
        'kill',
        'crash-database',
        'kill',
        'restart-database',
        'kill-both',
        'crash-database',
        'kill',
      ],
    });
    const answered = new Set(received);
    expect(answered.size).toBe(received.length);
    expect(received.length).toBeGreaterThanOrEqual(ANALYSES);
    expect(written.filter((key) => answered.has(key)).toSorted()).toEqual(received.toSorted());
    expect(new Set(outcomes)).toEqual(new Set(['completed']));
    const unanswered = written.length - received.length;
    process.stdout.write(
      `${healedMs.length} faults: ${received.length} answers received, ${written.length} rows, ${unanswered} without an answer, ` +
        `${atRisk} requests at risk, refusals ${JSON.stringify([...refusals])}\n`,
    );
    expect(unanswered).toBeLessThanOrEqual(atRisk);
    // Whoever is turned away meanwhile is told to come again, never that something is broken.
    expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
    // The roll-ups say what the rows say.
    expect(sums).toEqual({ users: written.length, days: written.length });
  });
});
