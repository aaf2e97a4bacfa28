import { describe, expect, it } from 'vitest';
import { nextPath } from './queries.ts';
import { averageLogins } from './statistics-panel.tsx';

describe('the average of logins', () => {
  it.each([
    [{ totalLogins: 11, totalUsers: 4 }, '2.8'],
    [{ totalLogins: 6, totalUsers: 3 }, '2.0'],
    [{ totalLogins: 0, totalUsers: 3 }, '0'],
    [{ totalLogins: 5, totalUsers: 0 }, '0'],
    [{ totalUsers: 3 }, '0'],
    [{ totalLogins: 5 }, '0'],
  ])('of %j is %s', (stats, expected) => {
    expect(averageLogins(stats)).toBe(expected);
  });
});

describe('the next page of users', () => {
  it.each([
    [null, null],
    ['</api/admin/users?after=x>; rel="next"', '/api/admin/users?after=x'],
    [
      '</api/admin/users?before=x>; rel="prev", </api/admin/users?after=y>; rel="next"',
      '/api/admin/users?after=y',
    ],
    ['<http://localhost/api/admin/users?after=x>; rel=next', '/api/admin/users?after=x'],
    ['</api/admin/users?after=x>; rel="prev"', null],
    ['<https://evil.example/elsewhere>; rel="next"', null],
    ['nonsense', null],
  ])('after %s is %s', (link, expected) => {
    expect(nextPath(link)).toBe(expected);
  });
});
