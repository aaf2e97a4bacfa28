import { describe, expect, it } from 'vitest';

import { addressesMachines } from '../../../src/domain/analysis/prompt-injection/machine-text.ts';
import {
  SENSES,
  sensesOf,
  sensesOfPhrase,
} from '../../../src/domain/analysis/prompt-injection/senses/lexicon.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const sensesIn = (text: string): Set<string> => {
  const words = plain(text).match(/[a-z]+|\d+/g) ?? [];
  return new Set(
    words
      .flatMap((word, at) => [...sensesOf(word), ...sensesOfPhrase(words, at)])
      .map((sense) => SENSES[sense]![0]),
  );
};

describe('What the words of an order mean', () => {
  it.each(SENSES)('%s: is in its order, whose honest twin is not taken for one', (name, sense) => {
    expect([...sensesIn(sense.order)]).toContain(name);
    expect(addressesMachines(sense.honest), sense.honest).toBe(false);
  });

  it('is told of two thirds of the orders that show it, which nothing taught', () => {
    const missed = SENSES.flatMap(([, { order }]) => (addressesMachines(order) ? [] : [order]));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.35 * SENSES.length);
  });

  it('has words in each of six languages, written as they are looked for', () => {
    for (const [name, sense] of SENSES)
      for (const language of ['en', 'de', 'fr', 'es', 'pt', 'it'] as const) {
        expect(sense[language].length, `${name} in ${language}`).toBeGreaterThan(5);
        expect(sense[language], `${name} in ${language}`).toMatch(/^[a-z0-9_.\- ]+$/);
      }
  });

  it('is told apart by whole words, by how words begin, and by words that stand together', () => {
    expect(sensesIn('Zusammenfassungen')).toContain('summary');
    expect(sensesIn('in the report')).toContain('report');
    expect(sensesIn('reporter')).not.toContain('answer');
    expect(sensesIn('palabra por palabra')).toContain('copy');
    expect(sensesIn('por palabra')).not.toContain('copy');
  });
});
