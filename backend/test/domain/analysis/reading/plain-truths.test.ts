import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const days = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const notices = (words: string) => {
  const text = textOf(words);
  return noticeFacts(text, findPaperSides(text, '')).map(({ label }) => label);
};
const duties = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  return findDuties(text, findFrames(text, SIDES), SIDES).map(({ quotes }) => quotes.at(-1)!.text);
};
/** Each duty with the name of its side, in a paper that names its own. */
const owned = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  const sides = findPaperSides(text, '');
  const nameOf = (id: string | null) => sides.all.find((side) => side.id === id)?.name ?? id;
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    nameOf(sideId),
    quotes.at(-1)!.text.replace(/^- /, ''),
  ]);
};
const kind = (...lines: readonly string[]) => documentKind(textOf(...lines)).label;

describe('A sum is told with what belongs to it', () => {
  it.each([
    [['Rest: €840, a week before the party'], 'Rest: €840.'],
    [['€6 for each quarter of an hour that has begun.'], 'Sum: €6 for each quarter of an hour.'],
    [['The Proofreader gets €0.03 per word if the file is clean.'], 'Sum: €0.03 for each word.'],
    [['Stay later and it costs €40 for every extra evening.'], 'Cost: €40 for each extra evening.'],
    [['Plan: BEECH 12 Weekly charge: €9'], 'Weekly charge: €9 a week.'],
    [['Damage waiver (€4 per day) is optional.'], 'Sum: €4 a day.'],
    [['Heating is split; it was about €60 each last winter.'], 'Sum: €60.'],
  ])('%j', (lines, told) => expect(sums(...lines)).toEqual([told]));

  it('names a sum in brackets by what stands in front of it there', () =>
    expect(sums('Price per night: €31 (Easter week €45)')).toEqual([
      'Price per night: €31.',
      'Easter week: €45.',
    ]));

  it('takes days of a list for no money', () =>
    expect(sums('It costs €70. The rehearsals are at the hall: 12, 19 and 26 May.')).toEqual(['Cost: €70.']));
});

describe('A day is called what it is', () => {
  it('is not told where it only says when a line of a chat was sent', () =>
    expect(
      days(
        '[04/08/2026, 18:02:11] Ines Adair: Rent is due on 1 September 2026.',
        '[05/08/2026, 09:00:02] Tom Bell: Ok',
        '[05/08/2026, 09:01:02] Ines Adair: Good',
        '[05/08/2026, 09:01:09] Tom Bell: See you',
      ),
    ).toEqual(['Deadline: 1 September 2026.']));

  it.each([
    [['START DATE 03/11/2026'], 'Start: 3 November 2026.'],
    [['You can change the color until 9 May 2026.'], 'Deadline: 9 May 2026.'],
    [['You may stay in the annex until 9 May 2026.'], 'End: 9 May 2026.'],
    [['This Agreement is made as of 2 June 2026 by the parties.'], 'Signed or dated: 2 June 2026.'],
  ])('%j', (lines, told) => expect(days(...lines)).toEqual([told]));

  it('gives each value of a line its own label', () =>
    expect(days('Comes: 4 AUGUST 2026   Goes: 9 AUGUST 2026')).toEqual([
      'Comes: 4 August 2026.',
      'Goes: 9 August 2026.',
    ]));

  it('gives a day that comes round no year', () =>
    expect(
      days('Dated 2 March 2026.', 'I take three weeks a year off and tell you which by 30 April.'),
    ).toContain('Deadline: '));

  it('reads every day of a list', () =>
    expect(days('Dated 2 March 2026.', 'Lessons are on 12, 19 and 26 May.')).toHaveLength(4));
});

describe('A length of time is no time limit', () => {
  it.each([
    'The charge does not change in the first 20 weeks.',
    'If you cancel up to 10 days before, we keep €30 of the deposit.',
    'The committee may ban them for up to 30 days.',
  ])('%s', (words) => expect(notices(words)).toEqual([]));

  it('keeps one that is', () => expect(notices('You may cancel within 14 days.')).toEqual(['Time limit']));
});

describe('The kind of paper', () => {
  it.each([
    [['Sharing agreement for our rowing boat', 'Ada pays half.'], 'Agreement'],
    [['Venue Holt Tennis Club', 'Dated 3 May 2026', 'We agree to play for €300.'], 'Agreement'],
    [
      ['GRAZING AGREEMENT', 'The Grazier pays a rent of €900. The rent is due in May. No rent in June.'],
      'Lease',
    ],
    [
      ['We offer you the post of junior baker on these terms.', 'You start on 3 May 2026.'],
      'Job offer (employment contract)',
    ],
    [['LITTLE OAKS CHILDMINDING', 'You pay me €9 an hour.'], 'Nursery or child care contract'],
    [['HIRE TICKET 41', 'Skates: one pair. You pay €9.'], 'Hire agreement'],
    [
      ['LEAVE AND LICENCE DEED', 'The shop is let with a second shop. The office stands beside the shop.'],
      'Leave and licence agreement (business premises)',
    ],
    [
      ['LEAVE AND LICENCE DEED', 'The flat has two rooms.'],
      'Leave and licence agreement (residential rental)',
    ],
  ])('%j', (lines, told) => expect(kind(...lines)).toBe(told));
});

describe('No duty is made of', () => {
  it.each([
    'If you are over 65 or hold a bus pass, you pay half.',
    'Market days that fall in our week are charged but I do not work.',
    "You can ask the inspector at any time, and I won't hold that against you.",
    'We pass your mobile number to our partner shops, who may call you.',
    'The frame costs €90 and you order it yourself or I do it for you.',
    'I would wear warm socks.',
    'And bring a cake!',
    'Entry form: please fill in CAPITALS',
    'We sell straps at €3 each.',
    'Rehearsal days are paid and do not count as holiday.',
  ])('%s', (words) => expect(duties(words)).toEqual([]));
});

describe('A list under whoever will do it', () => {
  const LIST = [
    'Household: Ines and Karl Voss',
    'Gardener: Lucy Okoro',
    'LUCY WILL',
    '- be at the gate by nine',
    '- do the hedges once a year',
    '- rake the path; Ines does the steps',
    'WE WILL',
    '- provide the tools',
    '- pay Lucy on Fridays',
    'Lucy brings her own gloves. Lucy keeps the shed locked. We pay the skip. We tell Lucy about the dog.',
  ];

  it('tells whatever stands in it, on the side of whoever the heading names', () => {
    const told = owned(...LIST);
    expect(told).toContainEqual(['Lucy Okoro', 'be at the gate by nine']);
    expect(told).toContainEqual(['Lucy Okoro', 'do the hedges once a year']);
    expect(told).toContainEqual(['Ines', 'provide the tools']);
  });

  it('takes the label of a row for no order', () =>
    expect(duties('| Pay | €15 an hour, in cash on Fridays |')).toEqual([]));
});
