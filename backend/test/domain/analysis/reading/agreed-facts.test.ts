import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { quoteAround } from '../../../../src/domain/analysis/reading/facts/places.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const days = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const notices = (...lines: readonly string[]) => noticeFacts(textOf(...lines), SIDES).map(lineOf);

const OFFER = 'Una: if I need the room I can ask you to go with 3 weeks notice';
const chat = (...lines: readonly string[]) =>
  notices('Una: hello', 'Tim: hello', OFFER, ...lines, 'Una: bye', 'Tim: bye', 'Tim: see you');

describe('a length that a chat agreed on later', () => {
  it.each([
    [
      'asked for and taken',
      ['Tim: could it be 6 weeks?', 'Una: 6 weeks then, deal'],
      ['Notice for ending: 6 weeks.'],
    ],
    [
      'asked for and nodded to',
      ['Tim: can we say 6 weeks?', 'Una: ok fine'],
      ['Notice for ending: 6 weeks.'],
    ],
    [
      'asked for and refused',
      ['Tim: could it be 6 weeks?', 'Una: no sorry'],
      ['Notice for ending: 3 weeks.'],
    ],
    ['left open', ['Tim: could it be 6 weeks?', 'Una: I will ask my sister'], []],
    ['not spoken of again', ['Tim: got it', 'Una: super'], ['Notice for ending: 3 weeks.']],
  ])('is told as the notice where it was %s', (_, lines, told) => expect(chat(...lines)).toEqual(told));
});

describe('a sum that a chat agreed on later', () => {
  const told = (...lines: readonly string[]) =>
    sums('Una: hello', 'Tim: hello', 'Una: I pay 16 euros an hour', ...lines, 'Una: bye', 'Tim: bye');
  it.each([
    ['taken', ['Tim: 16 is low, 18?', 'Una: ok 18'], ['Payment: 18 euros an hour.']],
    ['refused', ['Tim: 18?', 'Una: no sorry'], ['Payment: 16 euros an hour.']],
    ['not asked for', ['Tim: fine'], ['Payment: 16 euros an hour.']],
  ])('is told as the sum where it was %s', (_, lines, facts) => expect(told(...lines)).toEqual(facts));
});

describe('a length that is no notice', () => {
  it.each([
    ['Up to 12 days of annual leave may be carried over.', []],
    ['We pay at most what you paid us in the two months before the claim.', []],
    ['You get 10 days’ written notice of the complaint and a hearing.', ['Notice: 10 days.']],
    [
      'The Tenant lets in prospective buyers in the last five weeks, on 36 hours’ notice.',
      ['Notice for entry: You – 36 hours.'],
    ],
  ])('is told as none: “%s”', (sentence, told) => expect(notices(sentence)).toEqual(told));

  it('is whose the row says', () =>
    expect(notices('Notice from tenant | Two months', 'Notice from landlord | Three months')).toEqual([
      'Notice for ending: You – 2 months.',
      'Notice for ending: Landlord – 3 months.',
    ]));
});

describe('a number that is no sum', () => {
  it.each([
    'Paid to Ada Ltd, ABN 12 345 678 901, for €90.',
    'I send you €90 in parts, on May 3, 4 and 5.',
    'Pay €90, VAT no. 123 456 789, by Friday.',
    'Pay €90 and ring 086 123 4567.',
  ])('is left out: “%s”', (line) => expect(sums(line)).toHaveLength(1));
});

describe('a sum by what the words around it say', () => {
  it.each([
    ['Your annual cost to company is €60,000.', 'Pay: €60,000 a year.'],
    ['I am lending you, Bo Lund, €9,000 for the boat.', 'Loan: €9,000.'],
    ['4. Wages. €15 an hour, paid on Fridays.', 'Pay: €15 an hour.'],
    ['The rent is paid by equal monthly payments of €700 in advance.', 'Instalment: €700 a month.'],
  ])('is named: “%s”', (line, told) => expect(sums(line)).toEqual([told]));

  it('keeps a deposit that is as high as the rent', () =>
    expect(sums('The rent is €700 a month.', 'The deposit is €700.')).toEqual([
      'Rent: €700 a month.',
      'Deposit: €700.',
    ]));
});

describe('a day and a length', () => {
  it('takes the end of a journey for no end', () =>
    expect(
      days(
        'The lease starts on 1 October 2026 and ends on 31 May 2027.',
        'Feed the cat when I am in Rome over xmas (Dec 20 - Jan 3).',
      ),
    ).toEqual([
      'Start: 1 October 2026.',
      'Date: 20 December 2026.',
      'Date: 3 January 2027.',
      'End: 31 May 2027.',
    ]));

  it('calls a day of birth so in a row, too', () =>
    expect(days('Child | Mia, born 3 May 2021')).toEqual(['Born: 3 May 2021.']));

  it('reads years and months told together as one length', () => {
    const text = textOf(
      'To hold the same for the term of Three Years and Six Months from the 1st day of May 2026.',
    );
    expect(termFacts(text, 'Ireland', [])[0]).toMatchObject({ text: '3 years and 6 months.' });
  });

  it('begins a quote where its sentence begins', () => {
    const long = `The parties agree ${'on this and that and much besides '.repeat(14)}and the rent is €700.`;
    const text = textOf(long);
    const at = text.text.indexOf('€700');
    expect(quoteAround(text, at, at + 4).text).toMatch(/^The parties agree .{20,60} … .*€700\.$/);
  });
});
