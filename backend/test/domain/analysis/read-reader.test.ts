import { describe, expect, it } from 'vitest';
import { MAX_IDENTITY_CHARACTERS } from '../../../../config/product.ts';
import { readReader } from '../../../src/domain/analysis/read-reader.ts';

describe('The reader of a report', () => {
  it('is the trimmed name or role, on one line, with a country of the list', () => {
    expect(readReader('  Sarah\u0000\nSmith ', ' New Zealand')).toEqual({
      identity: 'Sarah  Smith',
      country: 'New Zealand',
    });
  });

  it('may name the language of the report by its code', () => {
    expect(readReader('Tenant', 'India', ' de ')).toMatchObject({ language: 'de' });
    expect(readReader('Tenant', 'India')).not.toHaveProperty('language');
    for (const code of ['', 'DE', 'Deutsch', 'xx'])
      expect(() => readReader('Tenant', 'India', code)).toThrow(/language from the list/);
  });

  it('may have a name of 200 characters, however many bytes they take', () => {
    const name = '😀'.repeat(MAX_IDENTITY_CHARACTERS);
    expect(readReader(name, 'India').identity).toBe(name);
    expect(() => readReader(`${name}x`, 'India')).toThrow(/longer than 200/);
  });

  it.each([
    [' \n ', 'India', /name or role/],
    ['Tenant', '', /country/],
    ['Tenant', 'india', /country/],
    ['Tenant', 'Atlantis', /country/],
    ['', '', /name or role/],
  ])('is refused for %j in %j', (identity, country, sentence) => {
    expect(() => readReader(identity, country)).toThrow(sentence);
  });
});
