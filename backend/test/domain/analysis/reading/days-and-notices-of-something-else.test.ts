import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { findNotices } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { chosenLaw } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (words: string) => toLegalText(documentFromText(words));
const labels = (words: string) => dateFacts(textOf(words), 'United Kingdom').map(({ label }) => label);
const notices = (words: string) =>
  findNotices(textOf(words), findPaperSides(textOf(words), 'Tenant')).map(({ what }) => what);

describe('A day', () => {
  it.each([
    ['We hope to finish the roof of your house by 24 July 2026.', 'Date'],
    [
      'If you have not said two months before 28 February 2028 that you want to stop, it is another year.',
      'Date',
    ],
    ['Your date is pencilled in until 18 December 2026.', 'Date'],
    ['The room is for the college year, up to 29 May 2027, but there is no fixed end to it.', 'Date'],
    ['Starting 5 March 2027 he pays back £200 on the fifth of each month.', 'Payment'],
    ['A test drive was made on 11 July 2026.', 'Date'],
    ['Occupant: Darnell Whitfield 29 March 2027', 'Signed or dated'],
    ['We finish the roof of your house by 24 July 2026.', 'Deadline'],
    ['The lease runs until 18 December 2026.', 'End'],
    ['This agreement was made on 11 July 2026 in Leeds.', 'Signed or dated'],
  ])('“%s”: %s', (words, label) => expect(labels(words)).toEqual([label]));
});

describe('A length of time', () => {
  it.each([
    ['A stay cancelled thirty days ahead gives you half of your points.', ['time limit']],
    ['The Landlord shall train two people for two weeks before opening.', []],
    ['Leave inside two years and what you have paid is not coming back.', []],
    ['Ending. The warning says what is wrong and gives you a week to put it right.', ['time limit']],
  ])('“%s”: %j', (words, whats) => expect(notices(words)).toEqual(whats));

  it('to close a plan is no notice of a visit', () =>
    expect(
      notices('We may close the plan on two months’ notice and pay back what is due for visits.'),
    ).toEqual(['ending']));
});

describe('A law that only bounds something', () => {
  it('is not chosen', () =>
    expect(
      chosenLaw(textOf('You give up any claim, so far as the law of Victoria allows that.'), 'Australia'),
    ).toBeNull());

  it('is chosen where a sentence says so', () =>
    expect(chosenLaw(textOf('The law of Victoria applies.'), 'Australia')?.place).toBe(
      'Victoria, Australia',
    ));
});
