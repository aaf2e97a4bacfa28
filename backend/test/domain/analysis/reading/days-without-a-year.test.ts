import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';

const days = (raw: string, today: string | null) =>
  dateFacts(toLegalText(documentFromText(raw)), 'Ireland', today).map(({ date, workedOut }) => [
    date,
    workedOut,
  ]);

describe('A year behind the last day of a list', () => {
  it('is the year of all of them, as long as they go up', () => {
    expect(days('Pay on 1 March, 1 June and 1 December 2027.', '2026-11-20')).toEqual([
      ['2027-03-01', undefined],
      ['2027-06-01', undefined],
      ['2027-12-01', undefined],
    ]);
    const turned = days('Pay on 1 December and 1 March 2027.', '2026-11-20');
    expect(turned.find(([day]) => day?.endsWith('12-01'))?.[1]).toContain('no year');
  });
});

describe('A paper that writes no year at all', () => {
  it('has its days counted from the day on which it is read, and says so', () => {
    expect(days('Your course runs from 8 February until 7 August.', '2026-11-20')).toEqual([
      ['2027-02-08', 'the paper gives no year; counted from today, it is 8 February 2027.'],
      ['2027-08-07', 'the paper gives no year; counted from today, it is 7 August 2027.'],
    ]);
  });

  it('takes the year in which the weekday fits', () => {
    // the 14th of July is a Wednesday in 2027, and was a Tuesday in 2026
    expect(days('We hand over the hall on Tuesday, 14 July.', '2026-08-20').map(([day]) => day)).toEqual([
      '2026-07-14',
    ]);
    expect(days('We hand over the hall on Wednesday, 14 July.', '2026-08-20').map(([day]) => day)).toEqual([
      '2027-07-14',
    ]);
  });

  it('tells its days in its own words where no day of reading is given', () => {
    expect(
      days('Your course runs from 8 February until 7 August.', null).every(([day]) => day === undefined),
    ).toBe(true);
  });

  it('counts a year in the name of a law for none', () => {
    expect(
      days('You start on 4 March, under the Holidays Act 2003.', '2026-11-20').map(([day]) => day),
    ).toEqual(['2027-03-04']);
  });

  it('names no year where the paper writes another one somewhere', () => {
    expect(days('Season 2024. The gate opens on 4 March.', '2026-11-20').map(([day]) => day)).toEqual([
      undefined,
    ]);
  });
});
