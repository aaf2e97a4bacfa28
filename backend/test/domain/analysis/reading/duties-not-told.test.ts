import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
/** All that is quoted as a duty, between the tenant as `you` and the landlord as `we`. */
const quoted = (...lines: readonly string[]) => {
  const text = textOf(KNOWN, ...lines);
  return findDuties(text, findFrames(text, SIDES), SIDES).flatMap(({ quotes }) =>
    quotes.map((quote) => quote.text).filter((words) => words !== KNOWN),
  );
};
/** Where nothing is found, sentences are told without a side. */
const KNOWN = 'The Tenant shall pay the rent by the third of each month.';
/** Each duty with the name of its side, in a paper that names its own. */
const owned = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  const sides = findPaperSides(text, '');
  const nameOf = (id: string | null) => sides.all.find((side) => side.id === id)?.name ?? id;
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    nameOf(sideId),
    quotes.at(-1)!.text,
  ]);
};

describe('What one side takes is no duty of it', () => {
  it.each([
    'Without the form we carry on taking payments.',
    'We lock the phone to our network until you have paid for it.',
    'We report unpaid bills to the credit bureau.',
    'If you cancel in the last week we keep the lot.',
    'From ten to four days ahead we keep the 40%.',
    'We do ask for the last month at the start.',
    'Have a chat with us, we don’t bite.',
    'You choose the painter; we only recommend.',
    'We keep the tax credits for the panels.',
  ])('“%s”', (words) => expect(quoted(words)).toEqual([]));

  it('but what it does for the other is', () =>
    expect(quoted('We answer every complaint within ten days.')).toHaveLength(1));
});

describe('What is offered, spared or not promised is no duty', () => {
  it.each([
    'If nobody takes the room, you owe us nothing.',
    'E-mail counts as writing.',
    'Call us and you may stay another night at the same price.',
    'Bring the bike back early and the days you did not ride are refunded.',
    'Bring a friend for £6, the first time free.',
    'You practise as much as you like.',
    'The Landlord gives no corresponding undertaking.',
    'Neither of us owes the other for lost income.',
    'Read by Tenant:',
    'The one thing we must ask',
    'We don’t do late fees.',
    'The hedges we cut back, we promise nothing about.',
    'If you ask for another room we keep back one week.',
    'Walls: you get their consent for the ladder.',
  ])('“%s”', (words) => expect(quoted(words)).toEqual([]));

  it('but what somebody asks for is', () =>
    expect(quoted('Call us and bring the bike back before six.')).toHaveLength(1));

  it.each([
    'Tell us if you move, only so that we do not send letters to the old flat.',
    'Tell us if your health changes, only so that we don’t do anything daft.',
  ])('and a purpose is nobody’s task: “%s”', (words) => {
    const text = textOf(KNOWN, words);
    const told = findDuties(text, findFrames(text, SIDES), SIDES);
    expect(
      told.filter(({ quotes }) => quotes.some((quote) => quote.text === words)).map(({ sideId }) => sideId),
    ).toEqual(['s1']);
  });
});

describe('What is let happen, defined or permitted is no duty', () => {
  it.each([
    'The Tenant agrees to a tracker in the car.',
    'The Tenant agrees to outings on foot with the caretaker.',
    'Default means that a payment is late or that the Tenant breaks a promise.',
    'The Landlord may call a doctor and agree to urgent treatment.',
    'Hi, I’m Berta Moss and I look after dogs in my house.',
  ])('“%s”', (words) => expect(quoted(words)).toEqual([]));

  it('but what somebody agrees to do is', () =>
    expect(quoted('The Tenant agrees to pay for the tracker by the third of each month.')).toHaveLength(1));
});

describe('A duty is told in its own sentence', () => {
  it('is no row of a label and a sum where somebody acts in it', () => {
    expect(quoted('We’d give you £300 every Friday.')).toEqual(['We’d give you £300 every Friday.']);
    expect(quoted('Water   £12.00 per year')).toEqual([]);
  });

  it.each([
    ['Overnight guests are fine on two nights.', 'We do the bins.'],
    ['Meals and towels are all included in it.', 'Tell us about allergies in writing.'],
    ['Complain to us first by the free number.', 'We answer within 10 working days.'],
  ])('and not in the one before it: “%s %s”', (before, words) =>
    expect(quoted(`${before} ${words}`)).not.toContainEqual(expect.stringMatching(/^(?:Overnight|Meals)/)),
  );

  it('and only says of which days it speaks', () =>
    expect(
      owned(
        'LETTING between Ada Moss (the Landlord) and Ben Roe (the Tenant)',
        'The Landlord gives back the rent for the days the Tenant does not use.',
      ).map(([side]) => side),
    ).toEqual(['Ada Moss']));

  it('and a label that a figure follows is none', () =>
    expect(quoted('Arrive and set up: 5.30 pm')).toEqual([]));
});

describe('Whose a duty is', () => {
  it('`we` in a paper that tells of roles is the firm that wrote it', () =>
    expect(
      owned(
        'Contract between Harrow Day Nursery Ltd (the Nursery) and Femi Bakare (the Parent)',
        'The Parent shall pay the fees on the first of each month.',
        'If nobody has come by seven, we must call social services.',
      ),
    ).toContainEqual([
      'Harrow Day Nursery Ltd',
      'If nobody has come by seven, we must call social services.',
    ]));

  it('who decides a dispute is named for both', () =>
    expect(
      owned(
        'Contract between Harrow Motors Ltd (the Dealer) and Femi Bakare (the Buyer)',
        'Any dispute shall be decided by one arbitrator chosen by the Dealer.',
      ).map(([name]) => name),
    ).toEqual(['both']));

  it('one who says `I` and a name in a chat is the one in front of the line', () => {
    const text = textOf(
      '[12/04/2026, 18:02] Jonno: hi still up for the van?',
      '[12/04/2026, 18:04] Leila: yes! depends on the price',
      '[12/04/2026, 18:05] Jonno: 4500 then',
      '[12/04/2026, 18:21] Jonno: I, Jonathan Peake, sell my van, reg KV14 OLB, to Leila Farrow for £4,500.',
      '[12/04/2026, 18:22] Leila: deal, agreed',
    );
    expect(findPaperSides(text, 'Leila').all.map(({ name }) => name)).toEqual([
      'Jonathan Peake',
      'Leila Farrow',
    ]);
  });
});

describe('What people only tell, and rows without a verb, are no duty', () => {
  it.each([
    'I spend most of the summer at the coast.',
    'We generally try to ring before we come.',
    'Say yes and we call it settled.',
    'Hello everyone, about the boat.',
    'Holidays left over in March are lost.',
    '| Gas and water | Landlord |',
    'Come and see it run on any evening.',
    'We said we would put it on paper.',
    'The £400 from May: you have paid back £150.',
    'Never left alone at night.',
    'We work hard to hold prices.',
    'For damage to the door we will send you the bill.',
    'If you cannot come, we keep the 200 unless you find somebody.',
    'We pay 900 ourselves.',
    'We film the concert for the families.',
    'If you think any of this is wrong, come in and tell us over a cup of tea.',
    'Sign here so that we both remember.',
    'If the till is short, helpers never make up the difference.',
    'Whatever is still there in June we take to the tip.',
  ])('“%s”', (words) => expect(quoted(words)).toEqual([]));

  it('and whoever `somebody` is, `they` is none of those named before', () =>
    expect(
      owned(
        'Agreement between Ida Brown and Leo Ahlberg.',
        'Leo brings the van on Mondays. If somebody cannot come, they do not simply stay away.',
      ).filter(([, words]) => words!.includes('simply')),
    ).toEqual([]));

  it('and a list under `Don’t` is quoted with it', () => {
    const text = textOf(
      KNOWN,
      'You bring your own pans.',
      'Don’t',
      '- leave the door open',
      '- let children in',
    );
    const told = findDuties(text, findFrames(text, SIDES), SIDES).filter(({ quotes }) =>
      /door|children/.test(quotes.at(-1)!.text),
    );
    expect(told.every(({ quotes }) => quotes[0]!.text === 'Don’t')).toBe(true);
    expect(told).not.toEqual([]);
  });
});
