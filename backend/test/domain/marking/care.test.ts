import { describe, expect, it } from 'vitest';

import type { Report } from '../../../src/domain/analysis/report/report.ts';
import { wordsOfCare } from '../../../src/marking/care.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
const report = (kind: string, more: object = {}): Report =>
  ({
    paper: { kind, title: null, language: 'en', country: 'India' },
    brief: { nextDate: null },
    risks: [],
    ...more,
  }) as unknown as Report;

describe('a word of care', () => {
  it.each([
    ['Employment contract', /work depends/u],
    ['Notice of termination', /used in a dispute/u],
    ['Court notice', /used in a dispute/u],
  ])('stands before a letter about: %s', (kind, words) => {
    expect(wordsOfCare(report(kind), TODAY).join(' ')).toMatch(words);
  });

  it('says first that a deadline runs on, near or named by the report', () => {
    const near = { brief: { nextDate: { date: '2026-12-01' } } };
    expect(wordsOfCare(report('Notice to quit', near), TODAY)[0]).toMatch(/^A deadline is running/u);
    const far = { brief: { nextDate: { date: '2027-12-01' } } };
    expect(wordsOfCare(report('Lease', far), TODAY)).toEqual([]);
    expect(wordsOfCare(report('Letter', { risks: [{ family: 'deadline' }] }), TODAY)).toHaveLength(1);
  });

  it('says that the letter is in English where the paper is not', () => {
    const german = { paper: { kind: 'Lease', title: null, language: 'de', country: 'Germany' } };
    expect(wordsOfCare(report('', german), TODAY)[0]).toContain('in English');
  });

  it('is not said where nothing speaks for it', () => {
    expect(wordsOfCare(report('Residential lease'), TODAY)).toEqual([]);
  });
});
