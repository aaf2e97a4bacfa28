import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { isNoTask } from '../../../../src/domain/analysis/reading/duties/no-duty.ts';
import { createWhoseWords } from '../../../../src/domain/analysis/reading/duties/told/whose-words.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { NO_TASKS } from '../../../../src/domain/analysis/reading/languages/en/no-tasks.ts';
import { OWN_DEEDS } from '../../../../src/domain/analysis/reading/languages/en/talk/own-deeds.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side, SIDES } from '../../../support/papers/sides.ts';

const firm = pair(
  side('y', 'Member', { name: 'Ada Brandt', pronoun: 'you', isStronger: false }),
  side('w', 'Club', { name: 'Quayside Rowing Ltd', pronoun: 'we', isStronger: true }),
);
const formal = pair(
  side('h', 'Hirer', { name: 'Ms Ilse Marten', isStronger: false }),
  side('o', 'Owner', { name: 'Dunmore Plant Ltd', isStronger: true }),
);
const job = pair(
  side('y', 'Employee', { name: 'Ada Brandt', pronoun: 'you', isStronger: false }),
  side('w', 'Company', { name: 'Quayside Boats Ltd', pronoun: 'we', isStronger: true }),
);
const partners = pair(
  side('a', 'First Partner', { name: 'Owen Tarr', isStronger: null, mentions: ['first partner', 'partner'] }),
  side('b', 'Second Partner', { name: 'Kofi Boateng', isStronger: null, mentions: ['second partner'] }),
);

const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    sideId,
    quotes.at(-1)!.text,
  ]);
};
const KNOWN = 'You pay the fee of £20 by the third of each month.';
/** Everybody who is told to do what a sentence says; the sentence before keeps single ones from being told without a side. */
const bearers = (words: string, sides: PaperSides = firm) =>
  told(`${KNOWN}\n\n${words}`, sides)
    .filter(([, quote]) => quote !== KNOWN && words.includes(quote!))
    .map(([id]) => id);

describe('Clauses that tell of no task', () => {
  it.each([...NO_TASKS, ...OWN_DEEDS].flatMap(({ examples }) => examples))('“%s”', (words) =>
    expect(isNoTask(words)).toBe(true),
  );
  it.each([...NO_TASKS, ...OWN_DEEDS].flatMap(({ counterExamples }) => counterExamples))(
    'but not “%s”',
    (words) => expect(isNoTask(words)).toBe(false),
  );
});

describe('What reads as an order and is none', () => {
  it.each([
    'Hand the oar back early and it costs you nothing.',
    'Send a line in thirty days and the rule does not apply.',
    'Row in a storm, nothing is covered.',
    'Come and go when you like, day or night.',
    'Bring a photograph of the crew if you care to.',
    'Water from the tap is included.',
    'Phone numbers go on a list in the hut.',
    'Start | Friday, 8 a.m.',
    'Unless you opt out, cover renews each May by itself.',
    'If a boat is broken we’d show you the bill, take off that and no more.',
    'After that I may pack up the locker, then give it away.',
    'Wear and tear, rust and rot.',
  ])('“%s”', (words) => expect(bearers(words)).not.toContain('y'));

  it.each([
    'If you use the last of the oil, buy the next can.',
    'Tell us as soon as you can about a leak.',
    'Leave us a number where you can be reached.',
    'Text the cox before six if you can’t come.',
    'Practise twice a week, a quarter of an hour will do.',
    'Water the plants in the hut, the can is by the door.',
  ])('but “%s” is', (words) => expect(bearers(words)).toContain('y'));
});

describe('Who acts', () => {
  it('a person and whoever is spoken to are never “it”', () => {
    expect(bearers('You pay the fee in two halves. It will not change this year.')).not.toContain(undefined);
    const words = 'The Hirer pays the deposit. It shall be kept apart and will earn interest.';
    expect(told(words, formal).flatMap(([id]) => (id === null ? [] : [id]))).toEqual(['h']);
  });

  it('a firm is never “he”', () =>
    expect(
      told('The Owner keeps the store open.\n\nHe shall sweep the yard each night.', formal).map(
        ([id]) => id,
      ),
    ).toEqual(['o']));

  it('somebody who is no side goes on acting behind “and”', () =>
    expect(bearers('You may call at any time; my driver will bring the crates and will stack them.')).toEqual(
      [],
    ));

  it('“I” is not the side that the same clause names', () =>
    expect(told('DECLARATION\n\nI will tell the club if I move.', firm).filter(([id]) => id === 'w')).toEqual(
      [],
    ));

  it('a name right behind “send the” is whom it is sent to', () =>
    expect(
      told('The Hirer shall each week send the Owner figures of use, without names.', formal).map(
        ([id]) => id,
      ),
    ).toEqual(['h']));

  it('each, both and neither alone are all who sign, and so is the word their roles share', () => {
    expect(told('Each shall keep true accounts of the trade.', partners).map(([id]) => id)).toEqual(['both']);
    expect(told('The partners shall carry on the trade at the yard.', partners).map(([id]) => id)).toEqual([
      'both',
    ]);
  });

  it('“the continuing partner” is neither of two partners', () =>
    expect(
      told('The continuing partner shall buy the share of the other.', partners).filter(
        ([id]) => id === 'a' || id === 'b',
      ),
    ).toEqual([]));

  it('“Should I feel …, you would have to …” puts nothing on me', () =>
    expect(
      told('And should I feel uneasy, you would have to be gone by evening.', {
        ...SIDES,
        all: firm.all.map((one) => (one.pronoun === 'we' ? { ...one, pronoun: 'i' } : one)),
      }).filter(([id]) => id === 'w'),
    ).toEqual([]));
});

describe('Duties of equals', () => {
  it.each(['Accounts shall be kept and closed each March.', 'Profits shall be shared in equal parts.'])(
    '“%s” is for both',
    (words) => expect(told(words, partners).map(([id]) => id)).toEqual(['both']),
  );

  it.each([
    'Every Bidder shall register and lodge £500.',
    'The highest bid shall stand for ten days.',
    'Designs made in the shed shall vest in the First Partner.',
    'The value of his or her share shall be found by an accountant.',
  ])('“%s” is not', (words) => expect(told(words, partners).filter(([id]) => id === 'both')).toEqual([]));
});

describe('Who is told by other words', () => {
  it('what others pay is no payment of a side', () =>
    expect(bearers('The cleaning fee is paid by guests.')).not.toContain('y'));

  it('“we see you within” binds whoever sees', () =>
    expect(bearers('We see you within ten working days of your call.')).toEqual(['w']));

  it('an approval by somebody is no deed of theirs', () =>
    expect(told('Costs are repaid when approved in writing by the Owner.', formal)).not.toContainEqual([
      'o',
      'Costs are repaid when approved in writing by the Owner.',
    ]));

  it('notice that somebody needs to give is not asked of the other', () =>
    expect(bearers('We need four weeks’ notice to end it.')).not.toContain('y'));
});

describe('What the sentence turns to another side', () => {
  /** Of whom the last sentence is told that a rule has told of one side. */
  const turned = (words: string, sideId: string, sides: PaperSides = job) => {
    const text = toLegalText(documentFromText(words));
    const sentence = text.sentences.at(-1)!;
    const proposal = {
      sideId,
      sentence,
      frame: null,
      how: 'implied',
      quotes: [],
      action: '',
      weight: 1,
    } as const;
    return createWhoseWords(text, sides, 'y')(proposal).map((one) => one.sideId);
  };

  it.each([
    'Days off not taken are paid out with your last wages.',
    'Hours saved up at the end will be paid out with your final salary.',
    'Tips kept back will be paid with your next pay.',
  ])('“%s” is never whoever is spoken to', (words) => expect(turned(words, 'y')).toEqual(['w']));
  it('but what you pay with your rent may be', () =>
    expect(turned('You pay the fine with your next rent.', 'y')).toEqual(['y']));

  it.each([
    'Fees are charged as usual for weeks in which we ourselves must close.',
    'Rent is payable as usual for days on which we must mend the slip.',
    'Charges are due in full for hours when we have to drain the dock.',
  ])('“%s” is the duty of the one who pays', (words) => expect(turned(words, 'w')).toEqual(['y']));
  it('but what we do with fees is ours', () =>
    expect(turned('We send the fees that are due to the club.', 'w')).toEqual(['w']));

  it.each([
    'For a year after, we count on you not to coach another crew.',
    'We rely on you to lock the gate.',
    'I depend on you for the keys.',
  ])('“%s” is no duty of whoever says so', (words) => expect(turned(words, 'w')).toEqual(['y']));

  it.each([
    'Speak to Ines, the head coach. She answers in writing within ten days.',
    'Complain to the manager. He writes back within a week.',
    'Ask our warden. She sends the bill within a month.',
  ])('“%s” is nothing that whoever is spoken to does', (words) => expect(turned(words, 'y')).toEqual([]));
  it('but a pupil of theirs may be “she”', () =>
    expect(turned('Your child rows each week. She brings her own oar.', 'y')).toEqual(['y']));

  it('“will let me” is what one side gives, and no duty of both', () =>
    expect(
      told('Owen Tarr will let me skip two months and we add those at the end.', partners).map(([id]) => id),
    ).not.toContain('both'));
});
