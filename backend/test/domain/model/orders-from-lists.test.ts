import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { addressesMachines } from '../../../src/domain/analysis/prompt-injection/machine-text.ts';

const FOLDER = new URL('../../fixtures/orders/', import.meta.url);
const LISTS = readdirSync(FOLDER).map((name) => {
  const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
  const ofSign = (sign: string) => lines.filter((line) => line[3] === sign).map((line) => line.slice(5));
  return { name, orders: ofSign('+'), honest: ofSign('-') };
});

/** The classifier is taught with these lists too; how it does without them is written by `npm run train:orders -- --figures`. */
describe('Orders to machines, on lists of other writers', () => {
  it.each(LISTS)('are told from honest sentences in near words: $name', ({ orders, honest }) => {
    const missed = orders.filter((order) => !addressesMachines(order));
    const accused = honest.filter((sentence) => addressesMachines(sentence));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.25 * orders.length);
    expect(accused.length, accused.join('\n')).toBeLessThanOrEqual(0.02 * honest.length);
  });

  it('are looked for in time that grows with the sentence', () => {
    const started = performance.now();
    for (const words of ['tool ', 'your summary ', 'whatever this text ', 'tool reads this text fair '])
      addressesMachines(words.repeat(1_000).slice(0, 1_800));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
