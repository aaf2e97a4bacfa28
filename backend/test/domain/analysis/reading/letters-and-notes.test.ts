import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const KNOWN = 'The Tenant shall pay the rent by the third of each month.';
/** All that is quoted as a duty of a side, between the tenant as `you` and the landlord as `we`. */
const duties = (...lines: readonly string[]) => {
  const text = textOf(KNOWN, ...lines);
  return findDuties(text, findFrames(text, SIDES), SIDES)
    .map(({ sideId, quotes }) => [sideId, quotes.map((quote) => quote.text).join(' … ')])
    .filter(([, words]) => words !== KNOWN);
};
const letter = (...lines: readonly string[]) =>
  textOf('Dear Mr Tull,', ...lines, 'Yours sincerely,', 'Ivy Marsh');
const kindOf = (...lines: readonly string[]) => documentKind(letter(...lines)).label;

describe('A letter is told as what it does', () => {
  it.each([
    ['Letter of resignation', 'I am writing to resign from my post. My last shift will be on Friday.'],
    ['Letter of resignation', 'Please accept this as my formal notice. I leave the company in May.'],
    [
      'Notice to end a letting (letter)',
      'I am sorry to say that I need the back room for my sister. This is your notice, and it runs for five weeks.',
    ],
    ['Notice to end a letting (letter)', 'I am giving you four weeks notice that I am leaving the studio.'],
    [
      'Letter about a rent increase',
      'The rent of your house is £700 at present. From May the rent will be £740.',
    ],
    [
      'Settlement of a complaint (letter)',
      'Thank you for your complaint about the stairs. We offer you £200 in full and final settlement.',
    ],
    ['Letter', 'We agreed that you feed my goats in June and I give you £90 for it. It is a deal.'],
  ])('%s', (kind, words) => expect(kindOf(words)).toBe(kind));

  it('a contract that greets nobody is none', () =>
    expect(documentKind(textOf('I am resigning from my post with your company today.')).label).not.toBe(
      'Letter of resignation',
    ));

  it('what people say in a chat is no title', () =>
    expect(
      documentKind(
        textOf(
          'Ola 18:02',
          'ok so Kit is moving in soon',
          'Kit 18:03',
          'yes, the lease is with Mrs Pell',
          'Ola 18:04',
          'you pay a third',
          'Kit 18:05',
          'agreed',
        ),
      ).label,
    ).toBe('Agreement in messages'));

  it('nor is the name of who writes it', () =>
    expect(
      documentKind(textOf('Parents of the School', 'You bring a cake. We agreed to this on Monday.')).label,
    ).not.toContain('tuition'));
});

describe('What people write around a deal is no duty', () => {
  it.each([
    'Please take this as my notice.',
    'I need to be closer to my father this year.',
    'I was sorry to hear of it and I came as fast as I could.',
    'If the fence is still down we would have to ask you for the bill of the vet.',
    'I shall have to pass it on to a collector.',
    'After the summer I shall do as I like.',
    'I will not come more than two Sundays.',
    'I said I would not raise the rent while the roof was open.',
    'I do not charge you anything for it.',
    'I would change the tyres in a year or so.',
    'The stain was there before, but I will leave it at that.',
    'We are nine parents and we do this in the evenings.',
    'If I have got any of this wrong, do ring and tell me.',
    'ok as Kit is here now can we put down how it works',
  ])('“%s”', (words) => expect(duties(words)).toEqual([]));

  it('but what somebody is asked or says they will have to do is', () => {
    expect(duties('I have to ask you to keep the price to yourself.')).toEqual([
      ['s1', 'I have to ask you to keep the price to yourself.'],
    ]);
    expect(duties('We would have to pay you back what is left.')).toHaveLength(1);
    expect(duties('Please pay by 3 May; after that we let the stall go to another.')).toHaveLength(1);
  });

  it('and a list of what somebody is asked for', () =>
    expect(
      duties('Please would you:', '- leave the curtains, which are mine;', '- keep the gate shut.'),
    ).toEqual([
      ['s1', '- leave the curtains, which are mine'],
      ['s1', '- keep the gate shut.'],
    ]));

  it('a sentence with its own condition stands alone', () =>
    expect(
      duties(
        'Whoever has the key opens the yard in the morning. If a pipe bursts, the Landlord pays for it, not them.',
      ),
    ).toEqual([['s2', 'If a pipe bursts, the Landlord pays for it, not them.']]));

  it('a heading that says when somebody is back puts nothing under a condition', () =>
    expect(duties('WHEN WE ARE BACK', 'Leave the blankets on the bed.')).toEqual([
      ['s1', 'Leave the blankets on the bed.'],
    ]));
});

describe('Days and notices of letters', () => {
  const sides = findPaperSides(letter('You may stay.'), '');
  const days = (words: string) => dateFacts(letter('Sent on 3 May 2027.', words), 'United Kingdom');

  it('a holiday ends nothing, nor does a guarantee start anything', () => {
    expect(days('I would like to take 14 to 18 June.').map(({ label }) => label)).not.toContain('End');
    expect(days('The guarantee runs on from 2 June 2027.').map(({ label }) => label)).not.toContain('Start');
    expect(days('The hire ends on 18 June 2027.').map(({ label }) => label)).toContain('End');
  });

  it('a paper without any year tells its days in its own words', () =>
    expect(
      dateFacts(letter('You may stay until Saturday 8 August.'), 'United Kingdom').map(({ text, quotes }) => [
        text,
        quotes[0]!.text,
      ]),
    ).toEqual([['', 'You may stay until Saturday 8 August.']]));

  const notices = (words: string) =>
    noticeFacts(letter(words), sides).map(({ label, text }) => `${label}: ${text}`);

  it('what is left of a holiday is no time limit', () =>
    expect(notices('I have nine days left by my count.')).toEqual([]));

  it('what either of two can give is a notice', () =>
    expect(notices('We said that either of us could give five weeks.').join(' ')).toMatch(/^Notice\b/));

  it('leaving because of a new rent is leaving', () =>
    expect(
      notices('If you do not like the new rent you can go any time with three weeks’ notice.').join(' '),
    ).toMatch(/^Notice for ending/));
});

describe('Who is `you` on a form', () => {
  it('is the borrower whom it names, also where that is a club and the lender is not called so', () => {
    const text = textOf(
      'THE QUARRY SINGERS - LOAN FORM',
      'Borrower (group): Elm Row Theatre Person in charge: Tom Ash',
      'You bring everything back clean. We give you back the cheque. You do not lend our things to others.',
      'We may look at them. You tell us the day before.',
      'Signed for the borrower: Tom Ash',
      'For the Quarry Singers: Una Pike',
    );
    const { all } = findPaperSides(text, 'The Quarry Singers');
    expect(all.map(({ name, role, pronoun }) => [name, role, pronoun])).toEqual([
      ['Elm Row Theatre', 'Borrower', 'you'],
      ['Quarry Singers', null, 'we'],
    ]);
    expect(all.map(({ isStronger }) => isStronger)).toEqual([false, true]);
  });
});

describe('A group that settles by messages', () => {
  const GROUP = textOf(
    'Rosa 19:01',
    'I have the contract with Mr Tull so I pay him 1980 on the 1st. big room (Kit) 730',
    'Kit 19:02',
    'ok',
    'Ola 19:03',
    'fine',
    'Rosa 19:04',
    'I need 600 deposit from you Ola. the bills are roughly 15 each, you pay within a week',
    'Kit 19:05',
    'if Mr Tull raises the price we split it, he has to give six weeks warning',
    'Ola 19:06',
    'deal',
  );
  const sides = findPaperSides(GROUP, 'Ola');

  it('has those who write as its sides, and not the one they speak of', () =>
    expect(new Set(sides.all.map(({ name }) => name))).toEqual(new Set(['Kit', 'Ola', 'Rosa'])));

  it('tells its sums without a currency', () =>
    expect(new Set(amountFacts(GROUP, 'United Kingdom').map(({ amount }) => amount?.value))).toEqual(
      new Set([15, 1980, 600, 730]),
    ));

  it('binds all by what somebody says to `you`', () =>
    expect(
      findDuties(GROUP, findFrames(GROUP, sides), sides)
        .filter(({ sideId }) => sideId === 'both')
        .map(({ quotes }) => quotes.at(-1)!.text)
        .join(),
    ).toContain('you pay within a week'));

  it('gives nobody the notice of an outsider', () =>
    expect(noticeFacts(GROUP, sides).map(({ text }) => text)).toContain('6 weeks.'));
});

describe('Who gets a letter', () => {
  it('are all whom its line of addresses names', () => {
    const mail = textOf(
      'From: Una Pike <una@mail.example>',
      'To: Tom Ash; Ida Brown',
      'Hi both,',
      'You pay the rent of £700 on the first. I will mend the door, and I will paint the hall for you in the summer as we said when you came.',
      'Una',
    );
    const you = findPaperSides(mail, '').all.find(({ pronoun }) => pronoun === 'you');
    expect([you?.name, you?.alsoNamed]).toEqual(['Tom Ash', expect.arrayContaining(['Ida Brown'])]);
  });

  it('is the firm that bears the surname of whom it greets', () => {
    const text = letter('I am leaving my post on Friday. You owe me two days.');
    expect(findPaperSides(text, 'Tull Joinery').reader?.name).toBe('Mr Tull');
  });
});

it('a sum for each of something that one borrows is told by the sum alone', () =>
  expect(
    amountFacts(textOf('Chairs are £3 each to borrow.'), 'United Kingdom').map(({ text }) => text),
  ).toEqual(['£3.']));
