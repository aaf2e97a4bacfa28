import { describe, expect, it } from 'vitest';
import { checkNoticePeriods } from '../../../../src/domain/analysis/checks/notice-periods.ts';
import { detectLanguage } from '../../../../src/domain/analysis/language/detect-language.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { lawFacts } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { isRole } from '../../../../src/domain/analysis/reading/sides/names/role-words.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const KNOWN = 'The Tenant shall pay the rent by the third of each month.';
const duties = (words: string) => {
  const text = textOf(KNOWN, words);
  return findDuties(text, findFrames(text, SIDES), SIDES)
    .map(({ quotes }) => quotes.at(-1)!.text)
    .filter((quote) => quote !== KNOWN);
};

describe('No duty is told where nothing has to be done', () => {
  it.each([
    'Wear and tear is our affair.',
    'We charge no late fee.',
    'No other allowance is paid.',
    'We may monitor the laptop and e-mail account that we give you.',
    'Fees rise each January by an amount we tell you in November.',
    'You may stop at any time; you then owe only what was due up to that day.',
    'You rent week by week.',
    'Cancel before 18 June and we keep £20.',
    '__________________ Landlord            __________________ Tenant',
    'Shop (called we): Homely Stores LLC, 900 Mesa Blvd',
  ])('“%s”', (words) => expect(duties(words)).toEqual([]));
});

describe('Figures belong to what they stand beside', () => {
  it('a rate behind a sum does not say how often the sum is due', () =>
    expect(
      figuresIn('A charge of S$4,000 is payable, and so is interest at 1.5% a month.'),
    ).not.toHaveProperty('each'));
  it('a total of weekly payments is no weekly payment', () =>
    expect(amountFacts(textOf('Total of weekly rentals $3,118.96'), 'United States')[0]!.text).toBe(
      '$3,118.96.',
    ));
  it('what is taken off on the way is no discount', () =>
    expect(
      percentFacts(textOf('The Salon pays them over, less 2.1%, every second Friday.')).map(
        ({ label }) => label,
      ),
    ).not.toContain('Discount'));
  it('a day on which a price may rise has no year', () =>
    expect(
      dateFacts(textOf('From: 1 May 2026', 'The price may go up on 1 January.'), 'Ireland').map(lineOf),
    ).toEqual(['Date: ', 'From: 1 May 2026.']));
  it('a time by which it lasts longer is not how long it lasts', () =>
    expect(termFacts(textOf('The loan then runs one month longer.'), 'Ireland', [])).toEqual([]));
  it('the time in which another notice holds is no limit', () =>
    expect(
      noticeFacts(textOf('In the first four weeks either may end it by one week’s notice.'), SIDES).map(
        lineOf,
      ),
    ).toEqual(['Notice for ending: Either side – 1 week, in the first four weeks.']));
});

describe('What is read of a paper', () => {
  it('a notice in the case before contradicts none', () =>
    expect(
      checkNoticePeriods(
        textOf(
          'Either of us can end this with four weeks’ notice.',
          'The price may go up. You may then leave on two weeks’ notice.',
        ),
      ),
    ).toEqual([]));
  it('two notices for the same act do', () =>
    expect(
      checkNoticePeriods(
        textOf(
          'Either of us can end this with four weeks’ notice.',
          'You may end this with two weeks’ notice.',
        ),
      ),
    ).toHaveLength(1));
  it('a room-mate is a side', () => expect(isRole('Room-mate')).toBe(true));
  it('renting to own is no home', () =>
    expect(documentKind(textOf('HOMELY RENT-TO-OWN — Rental Purchase Agreement')).label).toBe(
      'Hire purchase agreement (sale on credit)',
    ));
});

describe('Of a third set of papers', () => {
  it.each([
    'We hold the device until the bill is paid.',
    'We do not hand over the files until the last third is in.',
  ])('what is held back is no duty: “%s”', (words) => expect(duties(words)).toEqual([]));

  it('what comes from one side is that side’s', () => {
    const text = textOf(KNOWN, 'Texts and photos come from you by 2 February.');
    expect(findDuties(text, findFrames(text, SIDES), SIDES).map(({ sideId }) => sideId)).toEqual([
      's1',
      's1',
    ]);
  });

  it('a speaker of three names is a speaker, and no label of a sum', () => {
    const text = textOf(
      '02/09/2026, 10:14 - Bev Harker: Hi, do you do house clearances?',
      '02/09/2026, 10:20 - Tom Sully Clearances: Yes, I can do it for £650',
      '02/09/2026, 10:44 - Tom Sully Clearances: £100 now by transfer, rest on the day',
      '02/09/2026, 10:58 - Bev Harker: Deal. I sent the £100',
      '02/09/2026, 11:02 - Tom Sully Clearances: Got it.',
    );
    expect(amountFacts(text, 'United Kingdom').map(({ label }) => label)).not.toContain(
      'Tom Sully Clearances',
    );
  });

  it.each([
    ['South Australia’s law applies.', 'The law of South Australia'],
    ['The law of Queensland applies.', 'The law of Queensland'],
  ])('a law is chosen: “%s”', (words, law) =>
    expect(lawFacts(textOf(words), 'Australia')[0]!.text).toMatch(law),
  );

  it.each([
    ['From this R980 is taken for the room and meals.', 'Reduction: R980.'],
    ['More than a year before: we keep £800.', 'In some cases: £800.'],
  ])('“%s”', (words, told) => expect(amountFacts(textOf(words), 'South Africa').map(lineOf)).toEqual([told]));

  it('a line of English with an `I` in it is no Polish', () =>
    expect(detectLanguage('Tom Sully Clearances: 600 and I keep what I can sell')).not.toBe('pl'));

  it('who is asked to pay as `you` is the one whose role pays, beside one without a role', () => {
    const text = textOf(
      'Hirers: Joel Adeleke and Martha Finch',
      'You pay £1,600 with this form and the rest by May. You must use a caterer from our list. We keep your deposit if you call it off.',
      'You tell us your number of guests; we send you our list, and you send us your choice.',
      'Signed for the Barn: T. Oakes      Signed: J. Adeleke, M. Finch',
    );
    expect(findPaperSides(text, '').all.map(({ role, pronoun }) => [role, pronoun])).toEqual([
      ['Hirers', 'you'],
      [null, 'we'],
    ]);
  });

  it('one side’s week stands beside the other’s months', () =>
    expect(
      noticeFacts(
        textOf('After the trial the Tenant gives two months’ notice and the Landlord one week’s.'),
        SIDES,
      ).map(lineOf),
    ).toEqual(['Notice: You – 2 months, after the trial.', 'Notice: Landlord – 1 week, after the trial.']));

  it('a name keeps the first word behind its article', () =>
    expect(
      findPaperSides(
        textOf(
          'This contract is between Moira Strachan on behalf of The Tin Lantern Ceilidh Band (the Band) and Ada Rae (the Client).',
        ),
        '',
      ).all.map(({ name }) => name),
    ).toContain('Tin Lantern Ceilidh Band'));

  it('an offer of help is no duty', () => expect(duties('Yes, how can we help you?')).toEqual([]));
});
