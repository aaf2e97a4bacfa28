import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const letter = (...lines: readonly string[]) =>
  textOf('To Mr Emil Tull and Ms Una Roe', 'Dear Emil and Una,', ...lines, 'With kind regards,', 'Ivy Marsh');
const dutiesIn = (text: ReturnType<typeof textOf>, identity = '') => {
  const sides = findPaperSides(text, identity);
  return findDuties(text, findFrames(text, sides), sides).map(
    ({ sideId, quotes }) =>
      `${sides.all.find(({ id }) => id === sideId)?.name ?? sideId}: ${quotes.at(-1)!.text}`,
  );
};

describe('A letter from somebody who lets a home', () => {
  const raise = letter(
    'The rent. You have been paying £700 a month. My costs have gone up by £90 a month and insurance is dear, so from 1 May 2027 I am asking for £760 a month.',
    'If you feel that £760 is too much, write to me before then and we will talk.',
    'On Monday I come for the gutters; I have a key and I’ll let myself in.',
    'If the prams are still there, I shall have them taken away.',
  );

  it('is about a rent increase', () =>
    expect(documentKind(raise).label).toBe('Letter about a rent increase'));

  it('tells the old rent as the old one, and not what rose for the landlord', () =>
    expect(amountFacts(raise, 'United Kingdom').map(({ label, amount }) => [label, amount?.value])).toEqual([
      ['Sum', 760],
      ['Until now', 700],
    ]));

  it('binds nobody by what she will do herself, nor by an invitation to talk', () =>
    expect(dutiesIn(raise).join()).not.toMatch(/let myself in|taken away|too much/u));

  it('calls the reader by the name that was typed, in full', () => {
    const { reader } = findPaperSides(raise, 'Una');
    expect([reader?.name, reader?.pronoun]).toEqual(['Una Roe', 'you']);
  });
});

describe('A note between two people', () => {
  it('calls each by the word in brackets, be it a known role or not', () =>
    expect(
      findPaperSides(
        textOf('Part share of Thistle, between me, Ida Brown (owner), and Bo Nyland (sharer).'),
        '',
      ).all.map(({ name, role, pronoun }) => [name, role, pronoun]),
    ).toEqual([
      ['Ida Brown', 'Owner', 'i'],
      ['Bo Nyland', 'Sharer', null],
    ]));

  it('has a parent who signs read for the child of that name', () => {
    const text = textOf(
      'Between me, Ida Brown (owner), and Bo Nyland (sharer).',
      'Bo pays €40 a month.',
      'Ida Brown      Bo Nyland      Eva Nyland (mother)',
    );
    expect(findPaperSides(text, 'Eva Nyland').reader?.name).toBe('Bo Nyland');
    expect(findPaperSides(text, '').all).toHaveLength(2);
  });

  it('puts on the other what `she` does, where one of two writes `I`', () => {
    const text = textOf(
      'Between me, Ida Brown (owner), and Una Roe (sharer).',
      'Una rides Thistle on Mondays and leads him in herself.',
      'I pay the smith.',
      'If she tears the rug she pays for the repair.',
      'My daughter looks in too, and on Sundays she feeds him.',
    );
    expect(dutiesIn(text)).toContain('Una Roe: If she tears the rug she pays for the repair.');
    expect(dutiesIn(text).join()).not.toContain('Una Roe: My daughter');
  });

  it('puts an order below what was agreed on the one to whom it is written', () => {
    const text = textOf(
      'Dear Bo,',
      'I lend you €900 for the bike. Some things that we agreed on:',
      '- Keep it insured, and show me the paper once.',
      'Yours, Ida Brown',
    );
    expect(dutiesIn(text, 'Ida Brown')).toContain('Bo: - Keep it insured, and show me the paper once.');
  });

  it('is no sale because the thing may be sold one day', () =>
    expect(
      documentKind(
        textOf('I lend you £900. If you stop paying, then I can sell the van and keep what is owed.'),
      ).label,
    ).not.toMatch(/sale/iu));
});

describe('A plan of payments', () => {
  it('tells what is paid each time, and not of what that is made up', () =>
    expect(
      amountFacts(
        textOf(
          'Date Capital Interest Total Still owed',
          '1 May 2027 €500 €30 €530 €500',
          '1 June 2027 €500 €15 €515 €0',
        ),
        'Ireland',
      ).map(({ label, amount }) => [label, amount?.value]),
    ).toEqual([
      ['Instalment', 530],
      ['Instalment', 515],
    ]));
});

describe('A form of a club', () => {
  const form = textOf(
    'RIVER LANE GARDENERS',
    'Name: BO NYLAND',
    'Water £12.00 per year',
    'The plot is yours from 1 April 2027 to 31 March 2028 and then year by year. You pay by 1 April. We write once.',
    'The committee walks round in June. The committee may end it after two letters. Ask the committee first. We tell the committee. We walk round in May. We keep a list. We shut the gate at ten. The committee may put the rent up, and you may ask the committee why. You dig half. You mend the shed. You lock the gate. You keep the path clear.',
    'Signed: B. Nyland      Date: 2/3/27',
    'For the committee: Mervyn Roe, plot secretary',
  );

  it('has the club, called the committee, on one side, and the member on the other', () => {
    const { all } = findPaperSides(form, '');
    expect(all[0]?.role).toBe('Committee');
    expect(all.map(({ name, role, pronoun }) => [name ?? role, pronoun])).toEqual([
      ['River Lane Gardeners', 'we'],
      ['Bo Nyland', 'you'],
    ]);
    expect(findPaperSides(form, 'plot secretary').reader?.pronoun).toBe('we');
  });

  it('ends on no day after which it runs on', () =>
    expect(dateFacts(form, 'United Kingdom').map(({ label }) => label)).not.toContain('End'));

  it('asks nothing by a row with a price', () => expect(dutiesIn(form).join()).not.toContain('Water'));
});

describe('Days of a note', () => {
  it('stay in the year where one only has to be done by another', () =>
    expect(
      dateFacts(
        textOf('Sent on 3 March 2027.', 'We move on 4 April so it has to be gone by 2 April.'),
        'Ireland',
      ).map(({ date }) => date),
    ).toEqual(['2027-03-03', '2027-04-02', '2027-04-04']));

  it('begin no paper where only payments begin', () =>
    expect(
      dateFacts(
        textOf('3 March 2027', 'Bo and Cy send her €90 a month, by post, starting 5 May 2027.'),
        'Ireland',
      ).map(({ label }) => label),
    ).not.toContain('Start'));
});
