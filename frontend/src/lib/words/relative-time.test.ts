import { describe, expect, it } from 'vitest';
import { fullDate, relativeTime } from './relative-time.ts';

const NOW = new Date(2026, 5, 15, 12, 0, 0);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => relativeTime(new Date(NOW.getTime() - ms), NOW);

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1m ago'],
    [2 * MINUTE - 1, '1m ago'],
    [HOUR - 1, '59m ago'],
    [HOUR, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, '1d ago'],
    [7 * DAY - 1, '6d ago'],
  ])('says for %i ms: %s', (ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  it('gives month, day, year, hour and minute from seven days on', () => {
    expect(ago(7 * DAY)).toMatch(/^Jun 8, 2026,? 12:00\sPM$/u);
  });

  it('takes ISO 8601 as it comes from the server', () => {
    expect(relativeTime(new Date(NOW.getTime() - 5 * MINUTE).toISOString(), NOW)).toBe('5m ago');
  });

  it('calls a moment just ahead of this clock just now', () => {
    expect(ago(-90 * SECOND)).toBe('just now');
  });
});

describe('fullDate', () => {
  it('writes the minute with two digits', () => {
    expect(fullDate(new Date(2025, 9, 27, 9, 5))).toMatch(/^Oct 27, 2025,? 9:05\sAM$/u);
  });
});
