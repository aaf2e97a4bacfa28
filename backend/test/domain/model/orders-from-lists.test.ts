import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { standInOrder } from '../../../src/domain/analysis/prompt-injection/in-order.ts';
import { addressesMachines } from '../../../src/domain/analysis/prompt-injection/machine-text.ts';

const FOLDER = new URL('../../fixtures/orders/', import.meta.url);
const LISTS = readdirSync(FOLDER).map((name) => {
  const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
  const ofSign = (sign: string) => lines.filter((line) => line[3] === sign).map((line) => line.slice(5));
  return { name, orders: ofSign('+'), honest: ofSign('-') };
});

describe('Orders to machines, on lists written before the rules they try', () => {
  it.each(LISTS)('are told from honest sentences in near words: $name', ({ orders, honest }) => {
    const missed = orders.filter((order) => !addressesMachines(order));
    const accused = honest.filter((sentence) => addressesMachines(sentence));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * orders.length);
    expect(accused.length, accused.join('\n')).toBeLessThanOrEqual(0.02 * honest.length);
  });

  it('are looked for in time that grows with the sentence', () => {
    const started = performance.now();
    for (const words of ['tool ', 'your summary ', 'whatever this text ', 'tool reads this text fair '])
      addressesMachines(words.repeat(1_000).slice(0, 1_800));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('Words in order', () => {
  const [tool, text] = [/tool/g, /text/g];
  it.each([
    ['the tool reads the text', true],
    ['the text about a tool', false],
    [`the tool ${'and more '.repeat(5)}the text`, false],
    ['the tool. The text', false],
    ['a tool, a tool and the text', true],
  ])('stand near each other in one clause: %s', (sentence, isSo) => {
    expect(standInOrder(sentence, [tool, text], 30)).toBe(isSo);
  });
});
