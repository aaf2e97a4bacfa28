import { describe, expect, it } from 'vitest';
import { comparePapers } from '../../../../src/domain/analysis/compare/compare-papers.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const STUDIO = `STUDIO AGREEMENT

This agreement is made between Halden Prints Ltd (the "Client") and Ruth Okafor (the "Designer").

1. Fees. The Client will pay the Designer $900 for each poster. The fees include three rounds of changes for each poster.

2. Invoices. Invoices are paid 20 days after the end of the month in which they come in.

3. Notice. Either party may end this agreement by giving six weeks' notice in writing.

4. Lateness. If the Designer is late, the Client may deduct $40 for each day.

5. Other work. During the term the Designer will not design posters for another printer in Leeds.

6. Storm. The Designer never pays for damage to the plates, even where she causes it.

7. Right to mend. If a poster has faults the Client shall first give the Designer the opportunity to correct it within five days. The Designer may refuse a rush order by writing to the Client within two days.

8. Bonus. If the Designer resigns within eight months of the start, the Designer shall repay the bonus.`;

const read = (identity: string, from: string, to: string) => {
  expect(STUDIO).toContain(from);
  return comparePapers({
    before: documentFromText(STUDIO),
    after: documentFromText(STUDIO.replace(from, to)),
    reader: { identity, country: 'United Kingdom' },
    today: new Date('2026-11-20T00:00:00Z'),
  });
};

describe('whose change it is', () => {
  it.each([
    ['20 days after', '50 days after', 'worse'],
    ['three rounds', 'one round', 'better'],
    ['deduct $40', 'deduct $15', 'better'],
    [
      "Either party may end this agreement by giving six weeks' notice in writing.",
      "This agreement ends by eight weeks' notice from the Designer and two weeks' notice from the Client.",
      'worse',
    ],
    ['During the term the Designer', 'During the term and for five months afterwards the Designer', 'worse'],
    [
      'The Designer never pays for damage to the plates, even where she causes it.',
      'If the Designer damages the plates, she pays half of the cost.',
      'worse',
    ],
    [' The Designer may refuse a rush order by writing to the Client within two days.', '', 'worse'],
    ['resigns within eight months', 'resigns within fourteen months', 'worse'],
  ] as const)('%s → %s', (from, to, kind) => {
    // a burden that came or went says the same as a clause that got worse or better
    const asClause = { came: 'worse', went: 'better', worse: 'worse', better: 'better' } as const;
    const sidesFor = (identity: string) =>
      read(identity, from, to).effects.flatMap((effect) =>
        effect.kind in asClause ? [asClause[effect.kind as keyof typeof asClause]] : [],
      );
    expect(new Set(sidesFor('Designer'))).toEqual(new Set([kind]));
    expect(new Set(sidesFor('Client'))).toEqual(new Set([kind === 'worse' ? 'better' : 'worse']));
  });

  it('names a right that is gone by its own words', () => {
    const { effects } = read(
      'Designer',
      ' The Designer may refuse a rush order by writing to the Client within two days.',
      '',
    );
    expect(effects[0]?.title).toMatch(/“The Designer may refuse .*was taken out$/);
  });

  it('gives no side to a sentence that says the same in another order', () => {
    const { effects } = read(
      'Designer',
      'If the Designer is late, the Client may deduct $40 for each day.',
      'The Client may deduct $40 for each day if the Designer is late.',
    );
    expect(effects.map(({ kind }) => kind)).not.toContain('better');
    expect(effects.map(({ kind }) => kind)).not.toContain('worse');
  });

  it('tells a clause that moved beside one that changed as moved, word for word', () => {
    const long = `6. Storm. The Designer never pays for damage to the plates, even where she causes it.\n\n`;
    const moved = STUDIO.replace(long, '')
      .replace('six weeks', 'nine weeks')
      .replace('5. Other', `${long}5. Other`);
    const { changes } = comparePapers({
      before: documentFromText(STUDIO),
      after: documentFromText(moved),
      reader: { identity: 'Designer', country: 'United Kingdom' },
      today: new Date('2026-11-20T00:00:00Z'),
    });
    expect(changes.map(({ kind }) => kind)).not.toContain('added');
    expect(changes.map(({ kind }) => kind)).not.toContain('removed');
  });
});
