import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import {
  DEEDS_BY_OBJECT,
  isDeedByObject,
} from '../../../../src/domain/analysis/reading/languages/en/registers/deeds-by-object.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const club = pair(
  side('s1', 'Club', { pronoun: 'we', mentions: ['club'] }),
  side('s2', 'Member', { pronoun: 'you', mentions: ['member'] }),
);
const told = (...lines: readonly string[]) => {
  const text = toLegalText(documentFromText(lines.join('\n\n')));
  return findDuties(text, findFrames(text, club), club).map(
    ({ sideId, quotes }) =>
      `${sideId}: ${quotes.map(({ text: words }) => words.replace(/^[-•] /, '')).join(' > ')}`,
  );
};

describe('Points under a head of two words', () => {
  it('are the task of the side that the head names, told with it', () =>
    expect(
      told(
        'You pay',
        '• €40 for the season',
        '• €5 for the key, before May',
        'We promise:',
        '• the roof mended every spring',
      ),
    ).toEqual([
      's1: We promise: > the roof mended every spring',
      's2: You pay > €40 for the season',
      's2: You pay > €5 for the key, before May',
    ]));

  it('are the other side’s under `You get`', () =>
    expect(told('You get', '• soap and towels from us, all year')).toEqual([
      's1: You get > soap and towels from us, all year',
    ]));

  it('are nobody’s under `You may`', () =>
    expect(told('You may', '• bring a friend to help on Sundays', '• swap seats with another rower')).toEqual(
      [],
    ));

  it('ask for nothing where nothing is given back', () =>
    expect(told('You pay', '• no part of the fee back if you stop')).toEqual([]));
});

describe('Points under `You get` among three sides', () => {
  it('are left to what they say themselves', () => {
    const [first, second] = club.all;
    const three = { ...club, all: [first!, second!, side('s3', 'Owner', { mentions: ['owner'] })] };
    const words = ['You get', '• The club must mend the roof every spring.'].join('\n\n');
    const text = toLegalText(documentFromText(words));
    const duties = findDuties(text, findFrames(text, three), three);
    expect(duties.map(({ sideId }) => sideId)).toEqual(['s1']);
  });
});

describe('Rows under a head that asks who', () => {
  it('hold the task in the longest cell beside the one who does it, and go on below a long row', () => {
    const long = `2 | ${'Mowing of the grass, the banks and the verge beside the path '.repeat(3)} | whoever has time`;
    expect(
      told(
        'No | Task | Who',
        '1 | Sweeping the chimney | Club',
        long,
        '3 | Oiling the gate each May | Member',
      ),
    ).toEqual(
      expect.arrayContaining([expect.stringMatching(/^s1: .*chimney/), expect.stringMatching(/^s2: .*gate/)]),
    );
  });

  it('may hold a role in the task', () => {
    expect(told('Task | Who does it', 'Tenant’s bins on Fridays | Club')).toEqual([
      expect.stringMatching(/^s1: .*bins/),
    ]);
    expect(told('Task | Who does it', 'Signed on 3 May | Club', 'Landlord | Club')).toEqual([]);
  });
});

describe('Who is named beats who is likely', () => {
  it.each([
    ['Repairs | club to mend taps and locks within a week', 's1'],
    ['Water | member to bring enough for the whole day', 's2'],
    ['Stamp duty | borne by the member as usual', 's2'],
    ['Tidying of the yard is the member’s job.', 's2'],
    ['You also get the sailing licence from the town.', 's2'],
    ['Each reminder we have to send you costs you €9.', 's2'],
    ['As long as you keep to the plan we stop all interest.', 's1'],
    ['You will be bringing €50 every month end.', 's2'],
    ['Each time you pay I will send you a receipt.', 's1'],
    ['We look into it within a week.', 's1'],
    ['On your days you muck out the stable.', 's2'],
  ])('“%s”', (words, id) => {
    const found = told('The Member pays the fee on the first of May.', words).filter(
      (one) => !one.includes('first of May'),
    );
    expect(found.map((one) => one.slice(0, 2))).toEqual([id]);
  });

  it('gives an infinitive to the side over its list, whoever is named in it', () =>
    expect(
      told(
        'THE MEMBER COVENANTS WITH THE CLUB:',
        '(a) To lodge €300, out of which the Club shall take what it considers proper.',
        '(b) Not to sublet the berth.',
      ).map((one) => one.slice(0, 2)),
    ).toEqual(['s2', 's2']));
});

describe('What is no task', () => {
  it.each([
    'If the balance is not in by Friday we shall not deliver and the deposit is gone.',
    'The Club keeps a key and will go in to look round as we like.',
    'For a broken leg we pay at most one week’s fee.',
    'We keep your trips for five years and share them with planners.',
    'What our list says is right.',
    'Greet your father for me.',
    'Berth permit 2031: kindly sign and return to the porter',
    'Name your hats!',
  ])('“%s”', (words) => expect(told(words, 'The Member pays the fee on the first of May.')).toHaveLength(1));

  it('says nothing of a neighbour that carries a right', () =>
    expect(
      told('The Member can stay on without paying a cent until the sale.', 'The Member must keep it dry.'),
    ).toEqual(['s2: The Member must keep it dry.']));

  it('is what stands under `Purpose`', () =>
    expect(
      told(
        'Purpose',
        'The Club takes people to choir who have no car.',
        'Money',
        'The Member pays €5 a month.',
      ),
    ).toEqual(['s2: The Member pays €5 a month.']));
});

describe('Deeds by what follows the verb', () => {
  it.each(DEEDS_BY_OBJECT.flatMap(({ verb, examples }) => examples.map((words) => [words, verb] as const)))(
    '“%s”',
    (words, verb) => expect(isDeedByObject(verb, words)).toBe(true),
  );
  it.each(
    DEEDS_BY_OBJECT.flatMap(({ verb, counterExamples }) =>
      counterExamples.map((words) => [words, verb] as const),
    ),
  )('but not “%s”', (words, verb) => expect(isDeedByObject(verb, words)).toBe(false));
});

describe('A title that is called like the other side', () => {
  const paper = [
    'CAMP OAK LAKE',
    'ENROLMENT AGREEMENT',
    'This Agreement is between the undersigned parent or guardian ("Parent" or "I") and Oak Lake Programs, Inc., an Ohio corporation ("Camp").',
    'I will pay a deposit of $300 with this form.',
    'The Camp shall provide lodging and three meals a day.',
    'A nurse will be kept on site by the Camp day and night.',
  ].join('\n\n');
  it('names that side and not the one who writes', () => {
    const text = toLegalText(documentFromText(paper));
    const sides = findPaperSides(text, 'parent');
    const camp = sides.all.find(({ name }) => name?.includes('Oak Lake') === true);
    expect(camp?.mentions).toContain('camp');
    expect(sides.all.filter(({ mentions }) => mentions.includes('camp'))).toHaveLength(1);
    const whose = findDuties(text, findFrames(text, sides), sides);
    expect(whose.filter(({ sideId }) => sideId === camp?.id)).toHaveLength(2);
  });
});
