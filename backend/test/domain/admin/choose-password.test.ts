import { describe, expect, it } from 'vitest';
import { requireHardPassword } from '../../../src/domain/admin/choose-password.ts';

describe('A password for the operator', () => {
  it.each([
    'correct horse battery',
    'correct horse battery staple',
    'Tr0ub4dor&3-Tr0mb0ne',
    'vJ8-qLm2+xWz',
    'ein kleines rotes Haus',
    'пароль для входа в дом',
    '四つの関係のない言葉を使います',
    'legible plum otter fjord',
    '            plum otter fjord',
    `${'x'.repeat(1_000)} plum otter fjord`,
  ])('may be %j, of whatever characters it is made', (password) => {
    expect(() => requireHardPassword(password)).not.toThrow();
  });

  it.each(['', 'short', 'vJ8-qLm2+xW', '四つの言葉'])('is too short as %j', (password) => {
    expect(() => requireHardPassword(password)).toThrow('at least 12 characters');
  });

  // The long ones of published lists, and what people make of the short ones.
  it.each([
    '123456789012',
    '1234567890123456',
    'qwertyuiop123',
    'qwertyuiopasdfghjkl',
    '1qaz2wsx3edc',
    'password1234',
    'Password2026!',
    'PASSWORD12345678',
    'passwordpassword',
    'administrator',
    'administrator1',
    'admin1234567',
    'adminadminadmin',
    'aaaaaaaaaaaa',
    'abababababab',
    'abc123abc123',
    'abcdefghijklmnop',
    'iloveyou1234',
    'welcome12345',
    'letmein123456',
    'changeme1234',
    'Legible-2026-admin',
    'legiblelegible',
    'zyxwvutsrqponm',
    'trustno1trustno1',
    '            ',
    '!!!!!!!!!!!!',
    'Summer2026!!',
  ])('is too easy as %j', (password) => {
    expect(() => requireHardPassword(password)).toThrow('among the first guesses');
  });

  it('is no longer than what a log-in reads, and judged at once up to there', () => {
    const random = Array.from({ length: 1_024 }, (_, index) =>
      String.fromCodePoint(0x100 + ((index * 7_919) % 900)),
    );
    expect(() => requireHardPassword(random.join(''))).not.toThrow();
    expect(() => requireHardPassword(`${random.join('')}x`)).toThrow('at most 1024 characters');
  });
});
