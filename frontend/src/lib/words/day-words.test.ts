import { expect, it } from 'vitest';
import { dayWords, momentWords, momentWordsUtc, timeAndDay } from './day-words.ts';

it('writes a day as day, month and year, whatever the time zone of the reader', () => {
  expect(dayWords('2027-06-30')).toBe('30 June 2027');
  expect(dayWords('2027-06-30T23:59:00Z')).toBe('30 June 2027');
});

it('leaves what is no date as it is', () => {
  expect(dayWords('on completion')).toBe('on completion');
});

it('writes a moment in the same order, to the minute', () => {
  expect(momentWords(new Date(2026, 2, 5, 9, 5))).toBe('5 March 2026, 9:05 am');
  expect(momentWordsUtc('2026-03-02T10:15:00Z')).toBe('2 March 2026, 10:15 am UTC');
});

it('counts the first of a month in French', () => {
  expect(dayWords('2027-04-01', 'fr')).toBe('1er avril 2027');
  expect(dayWords('2027-04-11', 'fr')).toBe('11 avril 2027');
});

it('writes a moment as it follows “at”', () => {
  expect(timeAndDay(new Date(2026, 2, 5, 9, 5))).toBe('9:05 am on 5 March 2026');
});
