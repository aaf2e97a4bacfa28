import { describe, expect, it } from 'vitest';
import type { Decision, DraftQuote } from '../../../../src/domain/analysis/report/report-draft.ts';
import type { Period } from '../../../../src/domain/analysis/report/report.ts';
import { aFact, aRisk, NOWHERE, RENT, reportOf } from './builders.ts';

const two = [aRisk({ severity: 'high' }), aRisk({ quotes: [RENT] }), aRisk({ severity: 'low' })];
const DUTY = {
  sideId: 's1',
  text: '',
  action: 'Pay',
  when: null,
  amount: null,
  quotes: [RENT],
  by: 'rules',
} as const;

const sum = (value: number, period: Period | null, purpose: string | null) =>
  aFact({ amount: { currency: 'USD', value, period, purpose } });

describe('The brief', () => {
  it.each<[Decision, string]>([
    ['sign', 'Ask for 2 changes before you sign'],
    ['accept', 'Ask for 2 changes before you accept'],
    ['answer', 'Look at 2 points and answer in time'],
    ['know', 'Look at 2 points'],
  ])('says what to do with a paper to %s', (decision, verdict) => {
    expect(reportOf({ risks: two, decision }).brief).toMatchObject({ verdict, level: 'ask-first' });
  });

  it('counts one change as one', () => {
    expect(reportOf({ risks: [aRisk()] }).brief.verdict).toBe('Ask for one change before you sign');
  });

  it('asks to check what is only mild or not confirmed', () => {
    const risks = [
      aRisk({ severity: 'low' }),
      aRisk({ severity: 'low', quotes: [RENT] }),
      aRisk({ certainty: 'read-twice' }),
    ];
    expect(reportOf({ risks }).brief).toMatchObject({
      level: 'check',
      verdict: 'Check 3 points before you sign',
    });
  });

  it('gives no all-clear where nothing was found', () => {
    expect(reportOf({ duties: [DUTY] }).brief).toMatchObject({
      level: 'nothing-found',
      verdict: 'We found no change to ask for; read it all before you sign',
    });
  });

  it('judges nothing where nothing could be read', () => {
    expect(reportOf().brief).toMatchObject({ level: 'unknown', worst: [], money: [] });
  });

  it('asks for the side of the reader before it claims one', () => {
    const reader = { sideId: null, typed: 'Sam', certainty: 'unknown' } as const;
    expect(reportOf({ risks: two, reader }).brief).toMatchObject({
      level: 'unknown',
      verdict: 'Say which side you are on; 3 points depend on it',
    });
  });

  it('names the main sums and the three worst risks by id', () => {
    const { brief } = reportOf({
      facts: [aFact({ kind: 'law' }), aFact({ quotes: [] }), ...Array.from({ length: 5 }, () => aFact())],
      risks: [...two, aRisk(), aRisk({ certainty: 'read-twice' })],
    });
    expect(brief.money).toEqual(['fact-3', 'fact-4', 'fact-5']);
    expect(brief.worst).toEqual(['risk-1', 'risk-2', 'risk-3']);
  });

  it('puts what is paid again and again first, and what is owed in trouble last', () => {
    const { brief } = reportOf({
      facts: [
        sum(10, null, null),
        sum(5_000, null, 'late fee'),
        sum(54, 'month', null),
        sum(89, null, 'joining fee'),
        sum(35, 'each-time', null),
      ],
    });
    expect(brief.money).toEqual(['fact-3', 'fact-4', 'fact-1']);
  });

  it('puts what is paid by the hour behind what is paid every month', () => {
    const { brief } = reportOf({ facts: [sum(45, 'hour', null), sum(35, 'month', null)] });
    expect(brief.money).toEqual(['fact-2', 'fact-1']);
  });

  it('puts a larger sum without a name before a deposit, which comes back', () => {
    const { brief } = reportOf({ facts: [sum(75, null, 'deposit'), sum(132, null, 'cost')] });
    expect(brief.money).toEqual(['fact-2', 'fact-1']);
    const small = reportOf({ facts: [sum(300, null, 'deposit'), sum(12, null, 'cost')] });
    expect(small.brief.money).toEqual(['fact-1', 'fact-2']);
  });

  it('names a limit or a cover only where nothing else is named', () => {
    const cover = sum(100_000, null, 'insurance cover');
    const limit = sum(2_000, null, 'limit');
    expect(reportOf({ facts: [cover, limit, sum(480, null, 'deposit')] }).brief.money).toEqual(['fact-3']);
    expect(reportOf({ facts: [cover, limit] }).brief.money).toEqual(['fact-1', 'fact-2']);
  });

  it('takes the day of signing for no day to keep in mind', () => {
    const date = '2026-12-05';
    const signing = aFact({ kind: 'date', label: 'Signed or dated', date, isSigning: true });
    const start = aFact({ kind: 'date', label: 'Start', date: '2027-01-01' });
    expect(reportOf({ facts: [signing, start] }).brief.nextDate).toMatchObject({
      id: 'fact-2',
      text: 'Start',
    });
  });

  it('tells a day by which something is to be done from a day on which something happens', () => {
    const on = (isDeadline: boolean) =>
      aFact({ kind: 'date', label: 'Return', date: '2026-12-05', isDeadline });
    expect(reportOf({ facts: [on(true)] }).brief.nextDate?.isDeadline).toBe(true);
    expect(reportOf({ facts: [on(false)] }).brief.nextDate).not.toHaveProperty('isDeadline');
  });

  it('names the next day, and none that is over', () => {
    const on = (date: string, label: string) => aFact({ kind: 'date', label, text: '', date });
    const dates = [on('2027-03-01', 'End'), on('2026-01-01', 'Start'), on('2026-12-01', 'Notice')];
    expect(reportOf({ facts: dates }).brief.nextDate).toMatchObject({
      id: 'fact-3',
      date: '2026-12-01',
      text: 'Notice',
    });
    expect(reportOf({ facts: [on('2026-11-19', 'Over')] }).brief.nextDate).toBeNull();
    expect(reportOf({ facts: [on('2026-11-20', 'Today')] }).brief.nextDate?.text).toBe('Today');
  });

  it('shows a way out only with words that prove it', () => {
    const wayOut = (quotes: readonly DraftQuote[]) =>
      reportOf({ wayOut: { text: 'You may leave.', quotes, by: 'rules' } }).brief.wayOut;
    expect(wayOut([NOWHERE])).toBeNull();
    expect(wayOut([{ text: 'The Tenant may end the lease', paragraph: 5 }])).toMatchObject({
      id: 'way-out',
      quotes: [{ clause: '3' }],
    });
  });

  it('never calls a paper safe and never advises to sign it', () => {
    const decisions: readonly Decision[] = ['sign', 'accept', 'answer', 'know'];
    const drafts = [{}, { duties: [DUTY] }, { risks: two }, { risks: [aRisk({ severity: 'low' })] }];
    for (const decision of decisions)
      for (const draft of drafts) {
        const { verdict } = reportOf({ ...draft, decision }).brief;
        expect(verdict).not.toMatch(/safe|fine|good|(?<!before )you (?:can|may|should) sign|sign it/i);
      }
  });
});
