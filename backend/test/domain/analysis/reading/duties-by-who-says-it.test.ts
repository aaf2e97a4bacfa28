import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const letter = pair(
  side('y', 'Client', { name: 'Ada Brandt', pronoun: 'you', isStronger: false }),
  side('w', 'Builder', { name: 'Quayside Builders', pronoun: 'we', isStronger: true }),
);
/** Who writes is paid, though nothing tells so but `my`. */
const freelance = pair(
  side('y', 'Firm', { name: 'Dornfeld Ltd', pronoun: 'you', isStronger: true }),
  side('i', 'Painter', { name: 'Ana Ruiz', pronoun: 'i', isStronger: false }),
);
const trade = pair(side('b', 'Buyer', { isStronger: false }), side('d', 'Dealer', { isStronger: true }));

const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(
    ({ sideId, quotes }) => `${sideId}: ${quotes.map((quote) => quote.text).join(' + ')}`,
  );
};

describe('Who says what has to be done', () => {
  it('does not pay what they call `my fee` or `our charge`', () => {
    const all = told('You sign each drawing within five days.\n\nMy fee is $4,200 plus tax.', freelance);
    expect(all.filter((one) => one.includes('fee'))).toEqual(['y: My fee is $4,200 plus tax.']);
    const firm = told('We clear the site each evening.\n\nFor small jobs our charge is €35 a day.', letter);
    expect(firm.filter((one) => one.includes('charge'))).toEqual([
      'y: For small jobs our charge is €35 a day.',
    ]);
  });

  it('is not the one who sends what `send us` asks for', () => {
    const raw =
      'We clear the site each evening.\n\nIn an accident ring the gardaí if anyone is hurt, and send us the form within 24 hours.';
    expect(told(raw, letter).filter((one) => one.includes('In an accident'))).toEqual([
      'y: In an accident ring the gardaí if anyone is hurt, and send us the form within 24 hours.',
    ]);
  });

  it('does not see every scratch for the other', () => {
    const raw =
      'We clear the site each evening.\n\nMark every scratch you see on the sketch before you drive off.';
    expect(told(raw, letter).filter((one) => one.includes('Mark'))).toEqual([
      'y: Mark every scratch you see on the sketch before you drive off.',
    ]);
  });

  it('has nothing to do where they get an answer', () => {
    const raw = 'We clear the site each evening.\n\nYou’ll have an answer in ten working days.';
    expect(told(raw, letter).filter((one) => one.includes('You’ll'))).toEqual([
      'w: You’ll have an answer in ten working days.',
    ]);
  });
});

describe('A sentence of two sides', () => {
  it('is told of each in its own part', () => {
    const raw =
      'You see to the planning permission and its fee; we deal with the building inspector and get his certificate.';
    expect(told(raw, letter)).toEqual([
      'y: You see to the planning permission and its fee',
      'w: we deal with the building inspector and get his certificate.',
    ]);
  });

  it('is told whole where a part would not stand alone', () => {
    const raw = 'The Buyer shall choose a garage for the repair; the Dealer shall pay it within ten days.';
    expect(told(raw, trade)).toContain(`d: ${raw}`);
  });
});

describe('A sentence whose object stands before it', () => {
  it('is told with that sentence, whatever it lets the other do', () => {
    const raw =
      'The Dealer may fit a tracking device and an engine stop to the car. The Buyer shall not remove it.';
    expect(told(raw, trade)).toEqual([
      'b: The Dealer may fit a tracking device and an engine stop to the car. + The Buyer shall not remove it.',
    ]);
  });
});

describe('What reads like a task and is none', () => {
  it.each([
    'I just can’t do it this year.',
    'We drive on the left.',
    'If this suits, sign the second copy and leave it at the desk.',
  ])('“%s” is told of nobody', (words) => {
    expect(told(`You pay the rent of £80 every Friday.\n\n${words}`, letter)).toHaveLength(1);
  });
});

describe('What sounds like a formality and is a task', () => {
  it.each([
    'If you agree, sign here and pay the deposit of £200.',
    'Sign the delivery note and send it to the office.',
    'Sign your timesheet every Friday and return it to the agency.',
    'Sign the docket for each load and keep the pink copy.',
    'Read it over and pay the deposit.',
    'If you notice anything wrong with the boiler, tell the landlord.',
    'If you are ill, ring us before 8 and we will find cover.',
    'Call us day or night if water comes in.',
    'Leave the keys at the desk, day or night, when you go out.',
  ])('“%s” is told of the reader', (words) => {
    expect(told(`You pay the rent of £80 every Friday.\n\n${words}`, letter)).toContain(`y: ${words}`);
  });

  it.each([
    'I agree to 40 hours of work a week.',
    'I type the minutes within two days.',
    'I go in every morning to feed the cat.',
  ])('“%s” is told of who says so', (words) => {
    expect(told(`You pay the fee of £80 every Friday.\n\n${words}`, freelance)).toContain(`i: ${words}`);
  });

  it.each(['The Dealer cannot simply change the locks.', 'The Dealer cannot just keep the deposit.'])(
    '“%s” is a ban',
    (words) => {
      expect(told(`The Buyer shall pay the price on 1 May.\n\n${words}`, trade)).toContain(`d: ${words}`);
    },
  );
});
