import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

const PARTIES = 'AGREEMENT OF HIRE between Orrell Plant Ltd ("the Owner") and Marisa Dunmore ("the Hirer")';
const textOfLines = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const read = (...lines: readonly string[]) => {
  const document = documentFromText([PARTIES, ...lines].join('\n\n'));
  const text = toLegalText(document);
  const sides = findPaperSides(text, 'Hirer');
  const frames = findFrames(text, sides);
  const idOf = (role: string) => sides.all.find((side) => side.role === role)?.id;
  return { document, text, sides, frames, owner: idOf('Owner'), hirer: idOf('Hirer') };
};
const dutiesOf = (...lines: readonly string[]) => {
  const { text, frames, sides, hirer } = read(...lines);
  return findDuties(text, frames, sides).map(
    ({ sideId, quotes }) =>
      `${sideId === hirer ? 'hirer' : sideId === 'both' ? 'both' : 'other'}: ${quotes.at(-1)!.text}`,
  );
};

describe('Who has to do what behind a condition', () => {
  it.each([
    'Until the price is paid the Hirer shall keep the mixer insured.',
    'When the hire ends the Hirer must bring back the keys.',
    'If the mixer breaks down the Hirer must ring the depot.',
    'While the hire runs the Hirer may not sell the mixer.',
  ])('is told though no comma parts it: “%s”', (words) =>
    expect(dutiesOf(words)).toEqual([`hirer: ${words}`]),
  );

  it('is carried down into a list', () =>
    expect(
      dutiesOf(
        '4. Until the price is paid the Hirer shall:',
        '(a) keep the mixer insured;',
        '(b) not lend the mixer to anybody.',
      ),
    ).toHaveLength(2));

  it('is not what the condition itself tells', () => {
    const words =
      'If the hire is unpaid for 14 days, or the Hirer breaks a term and does not put it right, the Owner may fetch the mixer.';
    expect(dutiesOf(words)).toEqual([]);
  });

  it('keeps one subject of several words whole', () => {
    const { frames, hirer } = read(
      'If rent due from the Hirer shall be late, the Owner may charge interest.',
    );
    expect(frames.filter(({ actor }) => actor.kind === 'side' && actor.id === hirer)).toEqual([]);
  });
});

describe('Whoever bears the surname of a side', () => {
  it('is another person under another first name', () =>
    expect(dutiesOf('Rafael Dunmore guarantees the hire.')).toEqual([]));
  it('is the side under its own', () =>
    expect(dutiesOf('Marisa Dunmore pays the hire each Monday.')).toEqual([
      'hirer: Marisa Dunmore pays the hire each Monday.',
    ]));
});

describe('A paper is told as it is', () => {
  it('takes thanks and blessings for no duty', () =>
    expect(dutiesOf('Thank you for the mixer, Hirer.', 'God bless you!!', 'Thank you')).toEqual([]));

  it('takes a promise not to sell for no sale', () => {
    const text = toLegalText(
      documentFromText('I will not drive or sell the car. You pay me back the loan in May.'),
    );
    expect(documentKind(text).label).not.toContain('Sale');
  });

  it('takes days of vacation for no notice', () => {
    const { text, sides } = read('The Hirer will have three weeks of paid vacation a year.');
    expect(noticeFacts(text, sides).filter(({ label }) => label.startsWith('Notice'))).toEqual([]);
  });

  it('ties a notice to the case in front of it', () => {
    const { text, sides } = read(
      "If that takes more than 4 months either party may end the hire by 14 days' written notice.",
    );
    expect(noticeFacts(text, sides).map(({ text: told }) => told)).toEqual([
      'Either side – 14 days, only in the case named there.',
    ]);
  });

  it('takes a ban that begins after the end for no term', () => {
    const { document, text } = read(
      'The Hirer pays £50 a day.',
      'For twelve months after the agreement ends the Hirer will not hire out mixers within 25 miles.',
    );
    const { facts } = readPaper({
      document,
      text,
      reader: { identity: 'Hirer', country: 'United Kingdom' },
      today: new Date('2026-11-22'),
    });
    expect(facts.filter(({ kind, quotes }) => kind === 'term' && quotes.length > 0)).toEqual([]);
  });

  it('puts payments that are suggested on nobody who suggests them', () =>
    expect(
      dutiesOf(
        'Payments the Owner would suggest:',
        '£800 when the Hirer says yes;',
        '£900 when the roof is on.',
      ),
    ).not.toContainEqual(expect.stringMatching(/^other: £/)));

  it.each([
    'We value great service.',
    'We work hard to keep prices low.',
    'The Company invests in its people.',
    'Nothing in these terms makes the Hirer an employee of the Owner.',
    'The Owner collects the data of the Hirer while the mixer runs.',
    'The Owner takes it from the next payments.',
  ])('takes “%s” for no duty', (words) => expect(dutiesOf(words)).toEqual([]));

  it('takes a time without leave for no term', () => {
    const text = textOfLines('No annual leave will be granted between 15 November 2026 and 5 January 2027.');
    expect(termFacts(text, 'United Kingdom', dateFacts(text, 'United Kingdom'))).toEqual([]);
  });

  it('tells what something costs now as no former price', () => {
    const [fact] = amountFacts(
      textOfLines('The cost, currently £285.00, is taken from the deposit.'),
      'United Kingdom',
    );
    expect(fact?.label).not.toBe('Until now');
  });

  it('leaves out the price of a box that is not ticked, on lines of their own', () => {
    const text = toLegalText(
      documentFromText(
        [
          'Tick one:',
          '[ ] Day pass $24 a week',
          '[X] Year pass $17 a week',
          '[ ] Night pass $12 a week',
        ].join('\n\n'),
      ),
    );
    expect(amountFacts(text, 'Australia').map(({ text: told }) => told)).toEqual(['$17 a week.']);
  });
});
