import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const letter = (...lines: readonly string[]) =>
  textOf('Dear Mr Tull,', ...lines, 'Yours sincerely,', 'Ivy Marsh');
/** The duties in a letter, each with the name of its side. */
const duties = (...lines: readonly string[]) => {
  const text = letter('You pay the price of £300 on the first.', ...lines);
  const sides = findPaperSides(text, '');
  return findDuties(text, findFrames(text, sides), sides)
    .map(({ sideId, quotes }) => [
      sides.all.find(({ id }) => id === sideId)?.name ?? sideId,
      quotes.at(-1)!.text,
    ])
    .filter(([, words]) => words !== 'You pay the price of £300 on the first.');
};

describe('Whom a sentence of a letter binds', () => {
  it.each([
    ['Mr Tull', 'If the price is wrong for you, ring me by Monday, as I would rather not start anew.'],
    ['Mr Tull', 'If you miss a morning you still have to find somebody for the ducks, I won’t do it.'],
    ['Mr Tull', 'If you drop the jug you pay half of it.'],
  ])('%s by “%s”', (name, words) => expect(duties(words)).toEqual([[name, words]]));

  it.each([
    'I would like to give you £40 for the trouble.',
    'I hope it will not come to that.',
    'Come if you like.',
    'Let me write it down in one go.',
    'For more than that you would have to claim against the driver.',
    'A new one is £90 from the makers, so £90.',
  ])('and nobody by “%s”', (words) => expect(duties(words)).toEqual([]));
});

describe('Days of a letter', () => {
  const labels = (words: string) =>
    dateFacts(letter('Sent on 3 May 2027.', words), 'United Kingdom').map(({ label }) => label);

  it.each([
    'I shall keep the forty pounds and send you the others back on Friday 24 June, by post.',
    'I have paid the rent up to 30 June 2027 and not for a day more than that.',
    'He has until Saturday 12 June 2027 to fetch it from the barn with his cart.',
  ])('end nothing: “%s”', (words) => expect(labels(words)).not.toContain('End'));

  it('end a stay that is spoken of', () =>
    expect(labels('You may stay in the annexe with your two dogs until 30 June 2027.')).toContain('End'));

  it('have the year of a weekday, not of next year’s booking', () =>
    expect(
      dateFacts(
        textOf(
          'Your visit of 4 July',
          'I send it on Friday 24 July.',
          'Next year we have 3 to 10 July 2027 for you.',
        ),
        'United Kingdom',
      ).map(({ date }) => date),
    ).toContain('2026-07-04'));

  it('of a paper without any year follow its weekdays, not the day on which it is read', () =>
    expect(
      dateFacts(
        textOf('Tuesday 7 July', 'You may stay to the end of July, and in the shed until Saturday 8 August.'),
        'United Kingdom',
        '2026-11-23',
      ).map(({ date }) => date),
    ).toEqual(['2026-07-07', '2026-07-31', '2026-08-08']));

  it('a warning of days away is no notice', () => {
    const text = letter('If you cancel I pay nothing, but could you give me a week when you go on holiday?');
    expect(noticeFacts(text, findPaperSides(text, ''))).toEqual([]);
  });
});

describe('What a paper of people is called', () => {
  it('is not the head of a part', () =>
    expect(
      documentKind(textOf('What the club does', 'The club lends Ted a goal. We agreed.')).label,
    ).not.toContain('membership'));
  it('is no licence because one is spoken of', () =>
    expect(
      documentKind(textOf('NOTES FOR HELPERS', 'You have held your licence for a year. I agree to this.'))
        .label,
    ).toBe('Agreement'));
  it('is no loan of money where things are lent', () =>
    expect(
      documentKind(
        textOf(
          'The Shed',
          'We lend tools. You borrow four at a time. Do not lend them on. We agreed on this.',
        ),
      ).label,
    ).toBe('Agreement'));
});

describe('A chat with weekdays in front', () => {
  const CHAT = textOf(
    'Mon 14:02 Una Pike: Can you do my hedge?',
    'Mon 14:20 Tom Ash: I can do it every month for £30 a go',
    'Mon 14:22 Una Pike: ok and the gate',
    'Mon 15:01 Tom Ash: first time is £44',
    'Mon 15:08 Una Pike: fine',
    'Mon 15:09 Tom Ash: I send a bill, you pay within 9 days',
    'Mon 15:12 Una Pike: deal',
  );
  it('has its speakers as sides', () => expect(findPaperSides(CHAT, 'Tom Ash').reader?.name).toBe('Tom Ash'));
  it('keeps what somebody says it costs', () =>
    expect(new Set(amountFacts(CHAT, 'United Kingdom').map(({ amount }) => amount?.value))).toEqual(
      new Set([30, 44]),
    ));
});

it('whoever fills in a form is the one whom it calls `you`', () => {
  const text = textOf(
    'HILL FERRY - FOR THOSE WHO STEER',
    'Driver’s name: Ida Brown',
    'You are a volunteer and not a worker.',
    'We train you. You show us your badge once a year. We pay for the rope. We ask you to wear boots. You tell us if you are ill.',
  );
  const { all, reader } = findPaperSides(text, 'Ida Brown');
  expect(reader?.pronoun).toBe('you');
  expect(all.filter(({ pronoun }) => pronoun === 'you')).toHaveLength(1);
});

describe('Who is meant', () => {
  it('by a letter to a couple: each of them', () => {
    const text = textOf(
      'Dear Mr and Mrs Pell,',
      'I will mend the wall in May. You pay half of it, £80.',
      'Yours,',
      'Ivy Marsh',
      'Agreed: Una Pell, Ned Pell',
    );
    expect(findPaperSides(text, 'Ned Pell').reader?.pronoun).toBe('you');
  });

  it('by `you` on the form of a child: the parent', () => {
    const text = textOf(
      '2nd HILL SCOUTS',
      'Child: Max Rowe',
      'Parent or guardian: Ada Rowe',
      'You bring him at nine. We feed the children. You fetch him at five. We pay for the bus. You tell us if he is ill.',
    );
    const { all } = findPaperSides(text, 'Ada Rowe');
    expect(all.find(({ pronoun }) => pronoun === 'you')?.name).toBe('Ada Rowe');
    expect(all.map(({ name }) => name)).not.toContain('Max Rowe');
  });
});

describe('Sums of a sale between people', () => {
  const sums = (words: string) => amountFacts(textOf(words), 'United Kingdom');
  it('a car with one key is no key that was lost', () => {
    expect(sums('The van (2014, one key) for £2,900.')[0]?.label).not.toBe('Keys');
    expect(sums('A lost key is £12.')[0]?.label).toBe('Keys');
  });
  it('an hour is no sum', () =>
    expect(sums('You pay £90. See you Sunday about 12.').map(({ amount }) => amount?.value)).toEqual([90]));
});

it.each([
  'We do not charge for cups and bowls.',
  'If you leave before the wall is up you owe me nothing.',
  'Their price is £900.',
])('binds nobody: “%s”', (words) => expect(duties(words)).toEqual([]));

it('what somebody only asks for is the other’s to do', () =>
  expect(duties('I only ask that you do not feed the swans in my pond.')).toEqual([
    ['Mr Tull', 'I only ask that you do not feed the swans in my pond.'],
  ]));
