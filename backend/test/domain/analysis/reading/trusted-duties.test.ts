import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties, proposeDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const firm = pair(
  side('y', 'Member', { name: 'Ada Brandt', pronoun: 'you', isStronger: false }),
  side('w', 'Club', { name: 'Quayside Rowing Ltd', pronoun: 'we', isStronger: true }),
);
const letter = pair(
  side('y', 'Lodger', { name: 'Tomas Reyl', pronoun: 'you', isStronger: false }),
  side('i', 'Owner', { name: 'Greta Holm', pronoun: 'i', isStronger: true }),
);
const KNOWN = 'You pay the fee of £20 by the third of each month.';
const read = (words: string, sides: typeof firm) => {
  const text = toLegalText(documentFromText(`${KNOWN}\n\n${words}`));
  const frames = findFrames(text, sides);
  const says = ({ quotes }: { readonly quotes: readonly { readonly text: string }[] }) =>
    quotes.map((quote) => quote.text);
  return {
    proposed: proposeDuties(text, frames, sides).map(says),
    told: findDuties(text, frames, sides).map(says),
  };
};

describe('Duties that are proposed', () => {
  it.each(['Take as many apples as you like.'])(
    'are left out where they read like what was judged to be none: “%s”',
    (words) => {
      const { proposed, told } = read(words, letter);
      expect(proposed.flat()).toContain(words);
      expect(told.flat()).not.toContain(words);
    },
  );

  it.each([
    ['We return the bond within ten days of the end.', firm],
    ['You must keep the boat locked at night.', firm],
    ['Members shall not row alone.', firm],
    ['We will tell you of a new fee thirty days before.', firm],
    ['I’ll have the stove swept before you come.', letter],
    ['Don’t lend the key to anybody.', letter],
    ['You pay half of the water bill.', letter],
  ])('are told where they read like duties: “%s”', (words, sides) =>
    expect(read(words, sides).told.flat()).toContain(words),
  );
});

describe('What binds nobody', () => {
  it.each([
    'We propose to take £40 off for the blind.',
    'You now pay £215 before tax.',
    'The expected rent is £1,480 a month.',
  ])('is no duty: “%s”', (words) => expect(read(words, firm).told.flat()).not.toContain(words));

  it.each([
    ['Complaints', 'Write to our customer team.'],
    ['Questions?', 'Call us on 0800 555 010.'],
    ['If you are not happy', 'Write to the principal, Marit Oldenquist.'],
  ])('is no duty under “%s”: “%s”', (head, words) =>
    expect(read(`${head}\n\n${words}`, firm).told.flat()).not.toContain(words),
  );

  it('but the answer that is promised is the other side’s', () => {
    const words = 'Write to the clerk; you will have an answer within 15 working days.';
    const text = toLegalText(documentFromText(`${KNOWN}\n\nComplaints\n\n${words}`));
    const told = findDuties(text, findFrames(text, firm), firm).filter(
      ({ quotes }) => quotes.at(-1)!.text === words,
    );
    expect(told.map(({ sideId }) => sideId)).toEqual(['w']);
  });

  it('but a report within some days is one', () =>
    expect(read('Complaints\n\nTell us of a fault within ten days.', firm).told.flat()).toContain(
      'Tell us of a fault within ten days.',
    ));
});

describe('A point of a list of what nobody may do', () => {
  const list = (lead: string, ...points: string[]) => read([lead, ...points].join('\n\n'), firm).told;

  it.each([
    'You agree that you will not, under any circumstances:',
    'Members may not, without our written consent:',
    'Don’t put anything on the board that:',
  ])('is quoted with its line: %s', (lead) => {
    const told = list(
      lead,
      'Use the boats for races of other clubs or for trade.',
      'Sell or lend the card to anybody else.',
    );
    const points = told.filter((quotes) => /^(?:Use|Sell)/.test(quotes.at(-1)!));
    expect(points.every(([first]) => first === lead)).toBe(true);
  });

  it('and one that stands for itself is not', () => {
    const told = list('You will not:', 'Boats sold here must be paid by the buyer within a week.');
    expect(told.flat()).not.toContain('You will not:');
  });

  it('nor one under what the paper asks for', () => {
    const told = list('You must not row alone.', 'You must:', 'Lock the gate behind you.');
    expect(told.flat()).toContain('Lock the gate behind you.');
    expect(told.some((quotes) => quotes.length > 1 && quotes[0]!.includes('not'))).toBe(false);
  });
});
