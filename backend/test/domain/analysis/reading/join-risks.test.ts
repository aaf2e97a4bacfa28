import { describe, expect, it } from 'vitest';
import { joinRisks } from '../../../../src/domain/analysis/reading/burdens/join-risks.ts';
import type { BurdenRisk } from '../../../../src/domain/analysis/reading/burdens/write-burdens.ts';

const risk = (title: string, family = 'penalty', severity = 'medium'): BurdenRisk =>
  ({
    risk: { title, family, severity, certainty: 'found', quotes: [{ text: title, paragraph: 1 }] },
    starts: [title.length],
  }) as unknown as BurdenRisk;

describe('Risks of a paper that holds more than a report shows', () => {
  it('stand together under both titles, with both quotes', () => {
    const [joined, ...rest] = joinRisks([risk('A charge of €5'), risk('Being late costs €9')], 1);
    expect(rest).toEqual([]);
    expect(joined!.risk.title).toBe('A charge of €5; being late costs €9');
    expect(joined!.risk.quotes.map(({ text }) => text)).toEqual(['A charge of €5', 'Being late costs €9']);
    expect(joined!.starts).toHaveLength(2);
  });

  it('say no title twice', () => {
    const three = [risk('A charge of €5'), risk('Being late costs €9'), risk('Being late costs €9')];
    expect(joinRisks(three, 1).map((one) => one.risk.title)).toEqual(['A charge of €5; being late costs €9']);
  });

  it('stand together under the graver one where they say the same', () => {
    const [joined, ...rest] = joinRisks(
      [risk('They may come in', 'entry-or-seizure', 'high'), risk('They may come in', 'entry-or-seizure')],
      1,
    );
    expect(rest).toEqual([]);
    expect(joined!.risk).toMatchObject({ title: 'They may come in', severity: 'high' });
    expect(joined!.risk.quotes).toHaveLength(2);
  });

  it('stand together where two families speak of one matter', () => {
    const [joined, ...rest] = joinRisks(
      [
        risk('They may change the terms', 'unilateral-change'),
        risk('Going on counts as a yes', 'deemed-consent'),
      ],
      1,
    );
    expect(rest).toEqual([]);
    expect(joined!.risk.title).toBe('They may change the terms; going on counts as a yes');
  });

  it('stay apart where there is room, and where the matter differs', () => {
    const two = [risk('A charge of €5'), risk('Being late costs €9')];
    expect(joinRisks(two, 2)).toEqual(two);
    const mixed = [
      risk('A charge of €5'),
      risk('They may come in', 'entry-or-seizure'),
      risk('You may not leave', 'no-exit', 'high'),
    ];
    expect(joinRisks(mixed, 1)).toEqual(mixed);
  });
});
