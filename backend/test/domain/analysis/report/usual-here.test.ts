import { describe, expect, it } from 'vitest';
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

const told = (usual: string, country: string, names: readonly string[]) =>
  usualHere(usual, {
    reader: { identity: '', country },
    paperSides: { all: names.map(side), reader: null, certainty: 'unknown', isMutual: false },
    type: { id: 'services', label: 'services', family: 'services' },
  } as unknown as Parameters<typeof usualHere>[1]);

const FIRMS = ['Birchwood Ltd', 'Copperline Inc.'];
const PERSONS = ['Birchwood Ltd', 'Ana Vidal'];

describe('What is usual', () => {
  it('is not measured by model terms of firms where a side is a person', () => {
    const usual = 'a cap at twelve months of fees (Common Paper terms)';
    expect(told(usual, 'Ireland', PERSONS)).toBeNull();
    expect(told(usual, 'Ireland', FIRMS)).toBe(usual);
  });

  it('names no rule of the Union to a reader outside it', () => {
    const usual = 'changes by agreement (EU Directive 93/13/EEC)';
    expect(told(usual, 'United Kingdom', PERSONS)).toBe('changes by agreement');
    expect(told(usual, 'Ireland', PERSONS)).toBe(usual);
  });

  it('leaves out what holds only between businesses', () => {
    const usual = '1 % a month at most; the UK Late Payment Act sets 8 points between businesses';
    expect(told(usual, 'United Kingdom', PERSONS)).toBe('1 % a month at most');
    expect(told(usual, 'United Kingdom', FIRMS)).toBe(usual);
  });
});
