import { describe, expect, it } from 'vitest';
import { createBodyPace } from '../../src/adapters/http/request/body-pace.ts';

const MEGABYTE = 1024 * 1024;
const nextTurn = () => new Promise((resolve) => void setImmediate(resolve));

describe('the pace of bodies', () => {
  it('lets a single piece in at once', () => {
    let isIn = false;
    createBodyPace().beginWanted()(64 * 1024, () => (isIn = true));
    expect(isIn).toBe(true);
  });

  it('leaves the process time for other work between two megabytes', async () => {
    const askForTurn = createBodyPace().beginWanted();
    const order: string[] = [];
    for (const name of ['first', 'second', 'third']) askForTurn(MEGABYTE, () => order.push(name));
    await nextTurn().then(() => order.push('other work'));
    await nextTurn();
    await nextTurn();
    expect(order).toEqual(['first', 'second', 'other work', 'third']);
  });

  it('finishes the body that began first, whoever sends more', async () => {
    const pace = createBodyPace();
    const [early, late] = [pace.beginWanted(), pace.beginWanted()];
    const order: string[] = [];
    late(MEGABYTE, () => order.push('late'));
    late(MEGABYTE, () => order.push('late'));
    early(MEGABYTE, () => order.push('early'));
    early(MEGABYTE, () => order.push('early'));
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    expect(order).toEqual(['late', 'early', 'early', 'late']);
  });

  it('reads what nobody wants at a steady rate', async () => {
    const { unwanted } = createBodyPace();
    const from = performance.now();
    await new Promise<void>((resolve) => {
      for (let piece = 0; piece < 16; piece += 1) unwanted(64 * 1024, piece === 15 ? resolve : () => {});
    });
    // A megabyte at 32 MB a second; timers may be late but not early.
    expect(performance.now() - from).toBeGreaterThan(20);
  });
});
