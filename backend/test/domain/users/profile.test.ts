import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanName, cleanPhotoUrl } from '../../../src/domain/users/profile.ts';
import { maySignIn } from '../../../src/domain/users/sign-in-allow.ts';
import { isUid } from '../../../src/domain/users/user.ts';

describe('What a person may be called', () => {
  it.each([
    ['  Asha Rao ', 'Asha Rao'],
    ['Zoë 👩‍⚖️', 'Zoë 👩‍⚖️'],
    ['a\u0000b\nc', 'a b c'],
    ['\ud800', null],
    ['', null],
    ['   ', null],
    [7, null],
    [null, null],
    ['x'.repeat(201), 'x'.repeat(200)],
    ['👩'.repeat(300), '👩'.repeat(200)],
  ])('%j becomes %j', (given, clean) => expect(cleanName(given)).toBe(clean));
});

describe('The photo of a person', () => {
  it.each([
    ['https://lh3.googleusercontent.com/a/b=s96-c', 'https://lh3.googleusercontent.com/a/b=s96-c'],
    ['http://lh3.googleusercontent.com/a', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['//lh3.googleusercontent.com/a', null],
    ['https://user:secret@example.org/a', null],
    ['', null],
    [{}, null],
    [`https://example.org/${'a'.repeat(3_000)}`, null],
  ])('%j becomes %j', (given, clean) => expect(cleanPhotoUrl(given)).toBe(clean));
});

describe('The e-mail of a person', () => {
  it.each([
    ['a@b.example', 'a@b.example'],
    [' a@b.example ', 'a@b.example'],
    ['a', null],
    ['a@', null],
    ['@b', null],
    ['a b@c.example', null],
    ['a@b\u0000.example', null],
    [`${'a'.repeat(320)}@b.example`, null],
    [undefined, null],
  ])('%j becomes %j', (given, clean) => expect(cleanEmail(given)).toBe(clean));
});

describe("The operator's list", () => {
  const allow = ['example.org', 'Ben@Other.example'];
  it.each([
    ['anybody without a list', 'x@y.example', true, [], true],
    ['a domain', 'asha@example.org', true, allow, true],
    ['a domain of another case', 'Asha@EXAMPLE.org', true, allow, true],
    ['an e-mail of another case', 'ben@other.example', true, allow, true],
    ['nobody else of that domain', 'bob@other.example', true, allow, false],
    ['no subdomain', 'asha@sub.example.org', true, allow, false],
    ['no domain that ends alike', 'asha@notexample.org', true, allow, false],
    ['no second sign in the e-mail', 'asha@example.org@evil.example', true, allow, false],
    ['no unproven e-mail', 'asha@example.org', false, allow, false],
    ['nobody without an e-mail', null, true, allow, false],
  ])('lets in %s', (_case, email, isEmailVerified, list, isAllowed) => {
    expect(maySignIn({ email, isEmailVerified }, list)).toBe(isAllowed);
  });
});

describe('A uid', () => {
  it.each([
    ['person-1', true],
    ['ü', true],
    ['', false],
    ['u'.repeat(128), true],
    ['u'.repeat(129), false],
    ['a\u0000', false],
    ['a\nb', false],
  ])('%j: %s', (uid, isOne) => expect(isUid(uid)).toBe(isOne));
});
