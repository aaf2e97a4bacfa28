import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { lawFacts } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const COUNTRY = 'United Kingdom';
const read = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sums = (...lines: readonly string[]) =>
  amountFacts(read(lines), COUNTRY).map(({ text: words }) => words);
const days = (...lines: readonly string[]) =>
  dateFacts(read(lines), COUNTRY).map(({ label, text: words }) => `${label}: ${words}`);
const notices = (...lines: readonly string[]) =>
  noticeFacts(read(lines), SIDES).map(({ label, text: words }) => `${label}: ${words}`);

describe('facts say no more than their evidence', () => {
  it('takes a sentence above for no head of a column', () => {
    const above =
      'If the boat is out of use for over a week, the monthly sum stops from then until it floats again.';
    expect(sums(above, 'Her policy covers the crew (£2 million).')).toEqual(['£2 million.']);
    expect(sums('Plan     a week     monthly', 'Small    £9     £30')).toEqual([
      '£9 a week.',
      '£30 a month.',
    ]);
  });

  it('joins no ordinal with the month that begins the next sentence', () => {
    expect(days('Made on 2 March 2027.', 'Ruth pays £40 on the 1st. May is free.')).toEqual([
      'Signed or dated: 2 March 2027.',
    ]);
    expect(days('Made on 2 March 2027.', 'Ruth pays £40 on the 1st May.').at(-1)).toBe('Date: 1 May 2027.');
  });

  it('gives no year to a day that comes round', () =>
    expect(
      days(
        'Made on 2 March 2027.',
        'It ends by notice expiring on or before 5 April or on or after 30 September.',
      ),
    ).toEqual(['Signed or dated: 2 March 2027.']));

  it('takes the weekday of an event for no signing', () => {
    expect(days('Date Saturday 5 June 2027', 'Place Town Hall')).toEqual(['Date: 5 June 2027.']);
    expect(days('Agreed on Saturday 5 June 2027')).toEqual(['Signed or dated: 5 June 2027.']);
  });

  it('takes the most that is paid for no total', () => {
    const labels = (words: string) => amountFacts(read([words]), COUNTRY).map(({ label }) => label);
    expect(labels('The Tenant pays for damage by guests, up to £700 in all.')).toEqual(['Limit']);
    expect(labels('The Tenant pays £700 in all.')).toEqual(['Total']);
  });

  it('tells what is paid for each head, as the paper says it', () =>
    expect(sums('Without a meal the Client pays £12 a head.')).toEqual(['£12 a head.']));

  it('takes a step of a scale for no time limit', () => {
    expect(notices('60 to 20 days before: you get half back and we keep the rest')).toEqual([]);
    expect(notices('You may cancel the order within 20 days.')).not.toEqual([]);
  });

  it('tells the time that runs before an open one', () => {
    const term = (words: string) => termFacts(read([words]), COUNTRY, []).map(({ text }) => text);
    expect(term('At the end of the 18 months your contract goes on from month to month.')).toEqual([
      '18 months.',
    ]);
    expect(term('Your contract goes on from month to month.')).toEqual(['No fixed end.']);
  });

  it('tells by how much a sum rises', () => {
    const rises = (words: string) => percentFacts(read([words])).map(({ label, text }) => `${label} ${text}`);
    expect(rises('Each spring we raise the fee by 4%.')).toEqual(['Rise 4%.']);
    expect(rises('If sales fall, we raise our hands and hope for 4% more.')).toEqual([]);
  });

  it('reads the law behind a heading that is a sentence', () => {
    const law = (words: string) => lawFacts(read([words]), 'United States')[0]?.text;
    expect(law('Governing law. Ohio. Venue: the county court.')).toBe('The law of Ohio applies.');
    expect(law('Governing law. See the order form.')).toBe('We found no words that choose a law.');
  });

  it('names what a notice is for only by words of that', () => {
    expect(notices('We may change the class timetable on a month’s notice.')[0]).toMatch(
      /^Notice for change/,
    );
    expect(
      notices('We may suspend staff access, but not public catalog access, on five days’ notice.')[0],
    ).not.toMatch(/entry/);
    expect(notices('The Landlord may enter on two days’ notice.')[0]).toMatch(/^Notice for entry/);
  });

  it('takes what somebody keeps for themselves for no duty', () => {
    const duties = (words: string) => {
      const text = read([words]);
      return findDuties(text, findFrames(text, SIDES), SIDES).length;
    };
    expect(duties('The Tenant keeps her sketches.')).toBe(0);
    expect(duties('The Tenant can appeal, and she keeps the room until that is decided.')).toBe(0);
    expect(duties('The Tenant keeps the room clean.')).toBe(1);
  });

  it('takes advice, a denial, a bare count and a row for no duty', () => {
    const duties = (words: string) => {
      const text = read([words]);
      return findDuties(text, findFrames(text, SIDES), SIDES).length;
    };
    expect(duties('We recommend that you look at the roof first.')).toBe(0);
    expect(duties('The Tenant gives no guarantee for the boiler.')).toBe(0);
    expect(duties('Never more than four dogs in the hall at a time.')).toBe(0);
    expect(duties('Never leave the gate open at night.')).toBe(1);
    expect(duties('MOVE OUT: 30 April 2027.')).toBe(0);
    expect(duties('Move out by 30 April 2027.')).toBe(1);
  });
});
