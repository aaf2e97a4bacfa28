import { describe, expect, it } from 'vitest';
import { CLAUSE_LIBRARY } from '../../../../src/domain/analysis/clauses/library.ts';
import { fittedKinds } from '../../../../src/domain/analysis/clauses/fitted-words.ts';
import type { Usual } from '../../../../src/domain/analysis/clauses/usual.ts';
import { findLengths } from '../../../../src/domain/analysis/reading/facts/find-spans-of-time.ts';
import { usualHere } from '../../../../src/domain/analysis/report/sections/usual-here.ts';

const side = (name: string) => ({
  id: name,
  name,
  role: null,
  alsoNamed: [],
  mentions: [],
  pronoun: null,
  isStronger: null,
  introducedAt: null,
});

const told = (usual: Usual, country: string, names: readonly string[]) =>
  usualHere(usual, {
    reader: { identity: '', country },
    paperSides: { all: names.map(side), reader: null, certainty: 'unknown', isMutual: false },
    type: { id: 'services', label: 'services', family: 'services' },
  } as unknown as Parameters<typeof usualHere>[1]);

const FIRMS = ['Birchwood Ltd', 'Copperline Inc.'];
const PERSONS = ['Birchwood Ltd', 'Ana Vidal'];

describe('What is usual', () => {
  it('is not measured by model terms of firms where a side is a person', () => {
    const usual: Usual = { says: 'a cap at twelve months of fees (Common Paper terms)', among: 'firms' };
    expect(told(usual, 'Ireland', PERSONS)).toBeNull();
    expect(told(usual, 'Ireland', FIRMS)).toBe(usual.says);
  });

  it('names no rule of the Union to a reader outside it', () => {
    const usual: Usual = {
      says: 'changes by agreement',
      note: { says: 'EU Directive 93/13/EEC', only: ['union'] },
    };
    expect(told(usual, 'United Kingdom', PERSONS)).toBe('changes by agreement');
    expect(told(usual, 'Ireland', PERSONS)).toBe('changes by agreement (EU Directive 93/13/EEC)');
  });

  it('leaves out what holds only between businesses', () => {
    const usual: Usual = {
      says: '1 % a month at most',
      further: [{ says: 'the UK Late Payment Act sets 8 points', only: ['kingdom', 'firms'] }],
    };
    expect(told(usual, 'United Kingdom', PERSONS)).toBe('1 % a month at most');
    expect(told(usual, 'United Kingdom', FIRMS)).toBe(
      '1 % a month at most; the UK Late Payment Act sets 8 points',
    );
  });

  it('tells the leave of a place to its readers alone', () => {
    const { usual } = CLAUSE_LIBRARY.find(({ id }) => id === 'holiday')!;
    const years = ['Ireland', 'United Kingdom', 'United States', 'India'].map((country) =>
      told(usual!, country, PERSONS),
    );
    expect(years).toEqual([
      'at least four weeks a year (Directive 2003/88/EC)',
      '28 days a year in the UK',
      'none by federal law in the US',
      null,
    ]);
  });

  it('says the lengths of time that it is measured by', () => {
    const kinds = CLAUSE_LIBRARY.flatMap((kind) => [kind, ...fittedKinds(kind)]);
    for (const { id, usual } of kinds) {
      if (usual?.length === undefined) continue;
      const words = [usual, ...(usual.further ?? [])].map(({ says }) => says).join('; ');
      const [least, most] = usual.length;
      const said = findLengths(words).map(({ count, unit }) => `${count} ${unit}`);
      expect(said, id).toEqual(
        expect.arrayContaining([
          expect.toBeOneOf([`${least.count} ${least.unit}`, `${most.count} ${most.unit}`]),
        ]),
      );
    }
  });

  it('names places, firms and laws only where it says for whom', () => {
    const kinds = CLAUSE_LIBRARY.flatMap((kind) => [kind, ...fittedKinds(kind)]);
    const parts = kinds.flatMap(({ usual }) =>
      usual === undefined ? [] : [usual, ...(usual.further ?? [])].map((part) => ({ usual, part })),
    );
    const untold = parts.flatMap(({ usual, part }) => [
      ...(part.only === undefined && usual.among === undefined ? [part.says] : []),
      ...(part.note !== undefined && (part.note.only ?? part.only) === undefined ? [part.note.says] : []),
    ]);
    const NAMED = /\b(?:EU|UK|Directive|Bonterms|Common Paper|oneNDA|between businesses)\b/;
    expect(untold.filter((words) => NAMED.test(words))).toEqual([]);
  });
});
