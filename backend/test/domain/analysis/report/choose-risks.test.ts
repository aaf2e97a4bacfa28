import { describe, expect, it } from 'vitest';
import { chooseRisks } from '../../../../src/domain/analysis/report/choose-risks.ts';
import type { Severity } from '../../../../src/domain/analysis/finding.ts';

const some = (count: number, severity: Severity, certainty: 'found' | 'read-twice' = 'found') =>
  Array.from({ length: count }, (_, index) => ({ severity, certainty, name: `${severity}-${index}` }));
const count = (risks: readonly { readonly certainty: string }[], certainty: string) =>
  risks.filter((risk) => risk.certainty === certainty).length;

describe('The risks that a report shows', () => {
  it('are worst first, in the order of the draft where they are as bad', () => {
    const risks = [...some(2, 'low'), ...some(1, 'high'), ...some(2, 'medium')];
    expect(chooseRisks(risks).map(({ name }) => name)).toEqual([
      'high-0',
      'medium-0',
      'medium-1',
      'low-0',
      'low-1',
    ]);
  });

  it('are twelve at most', () => {
    expect(chooseRisks([...some(5, 'high'), ...some(9, 'medium'), ...some(9, 'low')])).toHaveLength(12);
  });

  it('name one of each family before the second of any, where they are as bad', () => {
    const of = (family: string, name: string) =>
      ({ severity: 'medium', certainty: 'found', family, name }) as never;
    const risks = [of('penalty', 'a'), of('penalty', 'b'), of('gag', 'c')];
    expect(
      chooseRisks<{ name: string } & Parameters<typeof chooseRisks>[0][number]>(risks, 2).map(
        ({ name }) => name,
      ),
    ).toEqual(['a', 'c']);
  });

  it('hold every high one, however many there are', () => {
    const shown = chooseRisks([...some(3, 'medium'), ...some(17, 'high')]);
    expect(shown.map(({ severity }) => severity)).toEqual(Array.from({ length: 17 }, () => 'high'));
  });

  it('end with what is not confirmed, half of them at most', () => {
    const shown = chooseRisks([...some(8, 'high', 'read-twice'), ...some(4, 'low')]);
    expect(shown.map(({ certainty }) => certainty)).toEqual([
      'found',
      'found',
      'found',
      'found',
      'read-twice',
      'read-twice',
      'read-twice',
      'read-twice',
    ]);
    const many = chooseRisks([...some(8, 'high', 'read-twice'), ...some(11, 'low')]);
    expect([count(many, 'found'), count(many, 'read-twice')]).toEqual([11, 1]);
  });

  it('hold two sentences to read twice where nothing is confirmed', () => {
    expect(chooseRisks(some(8, 'low', 'read-twice'))).toHaveLength(2);
  });
});

it('shows every flaw of the text beside them, and lets none push a point of judgement out of the third', () => {
  const flaw = { name: 'flaw', severity: 'low', certainty: 'found', family: 'drafting-error' } as const;
  const point = (severity: 'high' | 'medium', certainty: 'found' | 'read-twice') =>
    ({ name: severity, severity, certainty, family: 'penalty' }) as const;
  const many = Array.from({ length: 14 }, () => point('medium', 'found'));
  expect(chooseRisks([...many, flaw]).map(({ name }) => name)).toContain('flaw');
  const few = [point('high', 'found'), point('high', 'found'), point('medium', 'read-twice')];
  expect(chooseRisks([...few, flaw])).toHaveLength(chooseRisks(few).length + 1);
});
