import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const hire = pair(side('h', 'Hirer', { isStronger: false }), side('o', 'Owner', { isStronger: true }));
const club = pair(
  side('y', 'Member', { pronoun: 'you', isStronger: false }),
  side('w', 'Club', { pronoun: 'we', isStronger: true }),
);
const friends = pair(
  side('i', 'Lender', { pronoun: 'i', isStronger: true }),
  side('y', 'Borrower', { pronoun: 'you', isStronger: false }),
  { areWeBoth: true },
);

/** Whom each duty is told under, by the first words of its sentence; `null` where it is told under nobody. */
const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId }) => sideId);
};

describe('Duties whose bearer stands in so many words', () => {
  it.each([
    ['The haulage is payable by the Hirer before the crane leaves the yard.', hire, ['h']],
    ['The slings will be inspected and greased and delivered by the Owner each Monday.', hire, ['o']],
    ['Diesel, road tax and tolls are for the account of the Hirer.', hire, ['h']],
    ['The yearly inspection is at the expense of the Owner.', hire, ['o']],
    ['The Hirer is liable for every tire that bursts.', hire, ['h']],
    [
      'Within the first month the Hirer may require the Owner to take the crane back at full price.',
      hire,
      ['o'],
    ],
    ['A Hirer who lends the crane to somebody the Owner does not know pays the Owner $400.', hire, ['h']],
    ['What is left of the deposit must be paid back to the Hirer.', hire, ['o']],
    ['We take your dues by direct debit on the first Friday.', club, ['y']],
    ['Towels and padlocks are for your account.', club, ['y']],
    ['If we fall out, we first sit down with our aunt.', friends, ['both']],
    ['If not, we sweep the hall and pay you $40.', club, ['w']],
    ['2 Remove the old hatch and pay the watchman $40', hire, ['h']],
    ['The Owner shall have no more than two cranes on the site.', hire, ['o']],
  ])('are told under that one: %s', (raw, sides, expected) => {
    expect(told(raw, sides)).toEqual(expected);
  });

  it.each([
    [
      'words of grant',
      'The Owner lets the crane out and the Hirer takes it as it stands on the terms below.',
      hire,
    ],
    ['a right', 'The Owner keeps the plates and all rights in the drawings.', hire],
    [
      'a right of both',
      'Either party may end this at once if the other goes bankrupt and does not pay.',
      hire,
    ],
    ['a sum that is worked out', 'That makes $1,900 in all, so $300 is what I get for my trouble.', friends],
    ['a permission', 'Book up to nine days ahead.', club],
    ['a request to read', 'Please read these rules before you join.', club],
    ['a way out', 'If I have not paid by June you may walk away and you owe me nothing.', friends],
    ['no reminder', 'We don’t send a reminder.', club],
    ['what is done to the reader', 'We share your payment history with credit agencies.', club],
    ['leave to ask somebody', 'Show this to any adviser you trust.', club],
    ['money that is not due', 'There is nothing to pay where we call the course off.', club],
    ['what is left out of cover', 'Our policy does not extend to phones or watches.', club],
    ['a right denied', 'The Owner shall have no such right.', hire],
    ['the reason for writing', 'Memories differ, so we put this on paper.', friends],
    [
      'a power over the reader',
      'If your dues are two months late we may ask you to leave within a week.',
      club,
    ],
    ['what is charged to the reader', 'If not, we sweep the hall and charge $40.', club],
    ['work with its price', '2 Remove the old hatch and board up the gap $450.00', hire],
    ['small talk', 'Haha sure, thanks!', club],
  ])('are not made of %s', (_what, raw, sides) => {
    expect(told(raw, sides)).toEqual([]);
  });

  it('do not hang on small talk', () => {
    const text = toLegalText(documentFromText('Okay, thanks! You pay it by Friday in cash.'));
    const [duty] = findDuties(text, findFrames(text, club), club);
    expect(duty?.quotes.map(({ text: words }) => words)).toEqual(['You pay it by Friday in cash.']);
  });

  it.each([
    [
      '3. If the Hirer stops early.\n\nIn May: the Hirer pays $90 to the Owner.',
      ['If the Hirer stops early'],
    ],
    [
      '3. If the Hirer stops early. The Hirer pays the Owner $90 within a week.',
      ['If the Hirer stops early'],
    ],
    ['3. If the Hirer stops early.\n\n4. The Hirer pays the Owner $90 each Monday.', []],
    ['3. Rent.\n\nIn May: the Hirer pays $90 to the Owner.', []],
  ])('carry the heading that makes them hang on a condition: %s', (raw, heads) => {
    const text = toLegalText(documentFromText(raw));
    const [duty] = findDuties(text, findFrames(text, hire), hire);
    expect(duty?.quotes.slice(0, -1).map(({ text: words }) => words)).toEqual(heads);
  });

  it('do not make a duty of the sum that somebody keeps', () => {
    expect(told('Before May the Owner keeps the $700.', hire)).toEqual([]);
    expect(told('The Owner keeps the $700 safe and gives it back in May.', hire)).toEqual(['o']);
  });

  it('keep the sentence on which they hang', () => {
    const text = toLegalText(
      documentFromText(
        'You can cancel within 14 days after the bike arrives. Send the bike back in its box within a week.',
      ),
    );
    const [duty] = findDuties(text, findFrames(text, club), club);
    expect(duty?.quotes.map(({ text: words }) => words)).toEqual([
      'You can cancel within 14 days after the bike arrives.',
      'Send the bike back in its box within a week.',
    ]);
  });
});
