import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findNotices } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { judgeLegal } from '../../../../src/domain/analysis/recognition/legal-or-not.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const dutiesIn = (text: ReturnType<typeof textOf>, identity = '') => {
  const sides = findPaperSides(text, identity);
  return findDuties(text, findFrames(text, sides), sides).map(
    ({ sideId, quotes }) =>
      `${sides.all.find(({ id }) => id === sideId)?.name ?? sideId}: ${quotes.at(-1)!.text}`,
  );
};

describe('What a letter is', () => {
  it('is no lease where the keys have been given back', () =>
    expect(
      documentKind(
        textOf(
          'Dear Ms Roe,',
          'Thank you for handing back the keys. The tenancy of the flat has ended, and we act for your landlord, Mr Emil Tull.',
          'Mending of the blind £40.00',
          'The landlord asks £40 of the deposit for the flat; the tenancy deposit scheme holds it.',
          'With kind regards,',
          'Ivy Marsh',
        ),
      ).label,
    ).toBe('Letter'));

  it('is no settlement because somebody is sorry for a hedge', () =>
    expect(
      documentKind(
        textOf(
          'Dear Mr Tull,',
          'the hedge has to come down. I am sorry about that. That settles where the line runs.',
          'Yours, Ivy Marsh',
        ),
      ).label,
    ).not.toMatch(/complaint/u));

  it('is a deal in messages where two write to and fro', () =>
    expect(
      documentKind(
        textOf(
          'From: Ida Brown',
          'To: Bo Nyland',
          'Dear Bo,',
          'You take the boat in May and we agreed that you bring it back full. You pay the harbour.',
          'Best wishes',
          'Ida',
          'From: Bo Nyland',
          'To: Ida Brown',
          'Dear Ida,',
          'Agreed, and I bring the oars. We have a deal.',
          'Bo',
        ),
      ).label,
    ).toBe('Agreement in messages'));
});

describe('Who stands behind a letter', () => {
  it('is the landlord for whom an agent acts', () =>
    expect(
      findPaperSides(
        textOf(
          'Dear Ms Roe,',
          'We act for your landlord, Mr Emil Tull. We ask you to pay the bill.',
          'Yours',
          'Ivy Marsh',
        ),
        '',
      ).all.map(({ name, role }) => [name, role]),
    ).toContainEqual(['Mr Emil Tull', 'Landlord']));

  it('is the body for whose committee somebody signs', () => {
    const { all } = findPaperSides(
      textOf(
        'Dear Una,',
        'We are glad that you help us. You come twice a week. You bring boots. We give you tea and you get your fare back.',
        'Thank you!',
        'Ivy Marsh',
        'For the committee of Heron Rescue',
      ),
      '',
    );
    expect(all.map(({ name }) => name)).toContain('Heron Rescue');
  });

  it('are all three whom a note names', () =>
    expect(
      findPaperSides(
        textOf('Agreed by the three of us in May: Ida, Bo, Una.', 'Ida drives. Una pays €20 a week.'),
        'Bo',
      ).all.map(({ name }) => name),
    ).toEqual(['Ida', 'Bo', 'Una']));

  it('is the body whose officer signs on a row', () =>
    expect(
      findPaperSides(
        textOf(
          'LAKE ROWERS CLUB',
          'Borrower: Bo Nyland',
          'You bring it back dry. We look it over. You tell us what broke. We mend it. You pay £5. We give the deposit back.',
          'Boat keeper    Ivy Marsh',
        ),
        'boat keeper',
      ).reader?.pronoun,
    ).toBe('we'));
});

describe('Sums of notes', () => {
  const values = (...lines: readonly string[]) =>
    amountFacts(textOf(...lines), 'Ireland').map(({ amount }) => amount?.value);

  it('tells two equal stages as two', () =>
    expect(values('I borrowed €900 from Bo.', '- €300 on 1 May 2027', '- €300 on 1 June 2027')).toEqual([
      900, 300, 300,
    ]));

  it('leaves out what nobody pays', () =>
    expect(
      values(
        'You may adopt one without the €70 fee.',
        'If petrol goes over €2.10 we talk about the €30 a week.',
      ),
    ).toEqual([30]));
});

describe('What binds nobody', () => {
  it.each([
    'We propose to keep the following:',
    'What you do not tell us we have to assume.',
    'We have a camera in the hall.',
    'We take your name and number.',
  ])('“%s”', (words) =>
    expect(
      dutiesIn(textOf('Dear Una,', 'You feed the hens.', words, 'Yours', 'Ivy Marsh')).join(),
    ).not.toContain(words),
  );

  it('is a deposit that is held already', () =>
    expect(
      dutiesIn(
        textOf(
          'Dear Una,',
          'Your deposit is £900. It is protected with the scheme.',
          'You pay the bill.',
          'Yours',
          'Ivy Marsh',
        ),
      ).join(),
    ).not.toContain('deposit'));
});

it('ends nothing with the days for which somebody pays', () =>
  expect(
    dateFacts(textOf('Sent on 9 June 2027.', 'Rent for 1 to 3 June 2027 is not asked.'), 'Ireland').map(
      ({ label }) => label,
    ),
  ).not.toContain('End'));

describe('A reader who types what they are', () => {
  it('is the one whose thing the paper names', () =>
    expect(
      findPaperSides(
        textOf(
          'I, Bo Nyland, may keep two boats in Ida Brown’s barn until May 2027.',
          'Ida keeps the door free. I pay nothing.',
          'Bo Nyland',
          'Ida Brown',
        ),
        'the owner of the barn',
      ).reader?.name,
    ).toBe('Ida Brown'));
});

describe('A chat in which two people settle something', () => {
  const said = (...lines: readonly string[]) =>
    judgeLegal(
      textOf(
        ...lines.map(
          (line, index) =>
            `[Sat 18/07/2026 09:${10 + index}] ${index % 2 === 0 ? 'Ida' : 'Bo Nyland'}: ${line}`,
        ),
      ),
    ).isLegal;

  it('binds, although no currency is named', () =>
    expect(
      said(
        'hi, can you keep the parrot in May?',
        'sure, 12 a day?',
        'ok, I bring the seeds',
        'half now half after?',
        'I send 80 today, and if I cancel?',
        'then you lose the 80, I said no to others',
        'hm only in the last week please, before that I get it back',
        'ok, before that I send it back',
        'deal',
      ),
    ).toBe(true));

  it('is no deal where they only talk', () =>
    expect(
      said(
        'hi, how was the lake?',
        'lovely, 12 a day for the boat',
        'that is cheap',
        'yes and we paid 80 for the hut',
        'we should go too',
        'do!',
        'perhaps in May',
        'tell me then',
      ),
    ).toBe(false));
});

it('tells the notice of each of two where one sentence gives both', () => {
  const text = textOf(
    'Dear Una,',
    'You look after the twins. We pay you €14 an hour. You come at three and we come back at seven.',
    'Either can stop in May. After that it is a month’s notice for us and two weeks for you.',
    'Yours',
    'Ida and Bo Nyland',
  );
  const sides = findPaperSides(text, '');
  expect(
    findNotices(text, sides).map(({ who, length }) => [
      sides.all.find(({ id }) => id === who)?.pronoun,
      `${length.count} ${length.unit}`,
    ]),
  ).toEqual([
    ['we', '1 month'],
    ['you', '2 week'],
  ]);
});
