import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../../src/domain/analysis/report/languages/catalogue.ts';
import { createReader, kindOf, valuesOf } from '../../../../src/domain/analysis/report/languages/template.ts';
import { tellerFor } from '../../../../src/domain/analysis/report/languages/teller-for.ts';
import { divided } from '../../../../src/domain/analysis/report/languages/teller.ts';
import { shapeOf } from '../../../../src/domain/analysis/report/languages/values.ts';
import { messagesInUse } from '../../../support/messages/in-use.ts';

const KEYS = Object.values(messagesInUse()).flat();

/** Values that name the same thing in two ways may be left out of one of them; all others stand in every translation. */
const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['figure2']);

describe('a message', () => {
  const read = createReader(
    ['You can lose {sum}', 'It ends on {date}.', 'You can lose {sum} and {time}'],
    shapeOf,
  );

  it('is found again in its sentence, with its values', () => {
    expect(read('you can lose €25')).toEqual({ id: 'You can lose {sum}', values: { sum: '€25' } });
  });
  it('with more words of its own is meant before one with fewer', () => {
    expect(read('You can lose €25 and 3 days')?.id).toBe('You can lose {sum} and {time}');
  });
  it('is not found where a value does not look like one of its kind', () => {
    expect(read('It ends on Monday.')).toBeNull();
  });
});

describe.each([...CATALOGUES])('the catalogue of $language', ({ messages, language }) => {
  it('has every message in use', () => {
    expect(KEYS.filter((key) => (messages[key] ?? '') === '')).toEqual([]);
  });
  it('has no message that is not in use', () => {
    const used = new Set(KEYS);
    expect(Object.keys(messages).filter((key) => !used.has(key))).toEqual([]);
  });
  it('keeps the values of each message', () => {
    const sorted = (words: string) =>
      [...new Set(valuesOf(words))].filter((name) => !MAY_BE_LEFT_OUT.has(name)).toSorted();
    const wrong = KEYS.filter((key) => sorted(messages[key] ?? '').join() !== sorted(divided(key).id).join());
    expect(wrong).toEqual([]);
  });
  it('says a sentence with a sum, a day and a length of time', () => {
    const { say } = tellerFor(language, null);
    for (const words of [
      'You can lose €25',
      'The first term ends about 3 May 2027.',
      'You can leave with 2 weeks of notice.',
    ])
      expect(say(words)).not.toBeNull();
  });
});

it('says two sentences one by one, so that no value takes in the second', () => {
  const { say } = tellerFor('de', null);
  const [first, second] = [
    'The last numbered clause is 10.',
    'A rule that points nowhere could be read in any way, or a part may be missing.',
  ];
  const said = say(`${first} ${second}`);
  expect(said).toBe(`${say(first)} ${say(second)}`);
});

it('takes a sum for no rate, and no second title for a part of a sum', () => {
  const read = createReader(['Leaving costs you {rate}', 'Leaving costs you {sum}'], shapeOf);
  expect(read('Leaving costs you $380')?.id).toBe('Leaving costs you {sum}');
  expect(read('Leaving costs you 8% of the price')?.id).toBe('Leaving costs you {rate}');
  expect(read('Leaving costs you one percent')?.id).toBe('Leaving costs you {rate}');
  expect(read('Leaving costs you $380; you are bound for a year')).toBeNull();
});

it('says our own remark on a notice as ours, not as words of the paper', () => {
  const { say } = tellerFor('fr', null);
  const said = say('Landlord – 3 months, only in the case named there.', 'notice');
  expect(said).toContain('3 mois, seulement dans le cas indiqué');
  expect(tellerFor('fr', null).say('1 February 2027.', 'date')).toBe('1er février 2027.');
});

it('knows the kind of a value by its name', () => {
  expect(kindOf('date2')).toBe('date');
});

it('reads a name with brackets of its own as a name, and its role as one', () => {
  const { say } = tellerFor('fr', null);
  expect(say('KWELANGA (PTY) LTD (Landlord).', 'party')).toBe('KWELANGA (PTY) LTD (Bailleur).');
});

it('begins small behind a colon where the language does, but for names', () => {
  const role = 'You are the tenant.';
  const inFrench = tellerFor('fr', null);
  const behind = (words: string | null) => words?.split(/: /).at(-1) ?? '';
  expect(behind(inFrench.say('Fix this first: they may use your name in public.'))).toBe(
    'votre nom peut être utilisé en public.',
  );
  expect(behind(inFrench.say(role))).toBe('locataire.');
  expect(behind(inFrench.say('You are the Teague Almquist.'))).toBe('Teague Almquist.');
  expect(behind(tellerFor('de', null).say(role))).toBe('Mieter.');
});

it('writes a rate and a sign of money where the language has them', () => {
  const leaving = (language: 'de' | 'fr' | 'pt', price: string) =>
    tellerFor(language, null).say(`Leaving costs you ${price}`);
  expect(leaving('pt', '30%')).toContain(' 30%');
  expect(leaving('de', '30%')).toContain(' 30 %');
  expect(leaving('de', '$1,480.00')).toContain(' 1.480,00\u00A0$');
  expect(leaving('fr', 'up to NZ$36')).toContain('jusqu’à 36\u00A0NZ$');
  expect(leaving('fr', '$5 million')).toContain('$5 million');
  expect(leaving('pt', '$1,480.00')).toContain('$1.480,00');
});
