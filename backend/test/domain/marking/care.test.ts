import { describe, expect, it } from 'vitest';

import type { Report } from '../../../src/domain/analysis/report/report.ts';
import { wordsOfCare } from '../../../src/marking/care.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
type Matter = Report['paper']['matter'];
const report = (matter: Matter, more: object = {}): Report =>
  ({
    paper: { kind: 'Paper', matter, title: null, language: 'en', country: 'India' },
    facts: [],
    risks: [],
    ...more,
  }) as unknown as Report;
const due = (date: string, isDeadline = true) => ({ facts: [{ kind: 'date', date, isDeadline }] });

describe('a word of care', () => {
  it.each([
    ['work', /work depends/u],
    ['end-of-work', /when your job ends/u],
    ['dispute', /used in a dispute/u],
  ] as const)('stands before a letter about a paper that touches: %s', (matter, words) => {
    expect(wordsOfCare(report(matter), TODAY).join(' ')).toMatch(words);
  });

  it('says first that a deadline runs where one of the report is near or the report warns of one', () => {
    expect(wordsOfCare(report(undefined, due('2026-12-01')), TODAY)[0]).toMatch(/^A deadline is running/u);
    expect(wordsOfCare(report(undefined, { risks: [{ family: 'deadline' }] }), TODAY)).toHaveLength(1);
  });

  it.each([
    ['a day that is near and no deadline', due('2026-12-01', false)],
    ['a deadline that is far', due('2027-12-01')],
    ['a deadline that is over', due('2026-10-01')],
  ])('says nothing of a deadline for %s', (_what, more) => {
    expect(wordsOfCare(report(undefined, more), TODAY)).toEqual([]);
  });

  it.each(['dispute', 'end-of-work'] as const)('asks to look for a deadline in: %s', (matter) => {
    expect(wordsOfCare(report(matter), TODAY)[0]).toMatch(/a deadline is often running/u);
    expect(wordsOfCare(report(matter, due('2026-12-01')), TODAY)[0]).toMatch(/^A deadline is running/u);
  });

  it('says that the letter is in English where the paper is not', () => {
    const german = { paper: { kind: 'Lease', title: null, language: 'de', country: 'Germany' } };
    expect(wordsOfCare(report(undefined, german), TODAY)[0]).toContain('in English');
  });

  it('is not said where nothing speaks for it', () => {
    expect(wordsOfCare(report(undefined), TODAY)).toEqual([]);
  });
});
