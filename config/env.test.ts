import { describe, expect, it } from 'vitest';

import { readFileSync } from 'node:fs';
import { isLoopback, readConfig, SETTING_NAMES } from './env.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

describe('readConfig', () => {
  it('runs on the embedded parts when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      database: { kind: 'embedded' },
      identity: { mode: 'local', signInCode: null },
      analyst: { provider: 'auto', ollamaHost: 'http://127.0.0.1:11434' },
      adminPasswordHash: null,
    });
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
    });
  });

  it('names every wrong variable at once', () => {
    const problems = problemsOf({
      PORT: 'many',
      OPENAI_BASE_URL: 'nowhere',
      IDENTITY: 'firebase',
      LLM_PROVIDER: 'openai',
      DATABASE_URL: 'mysql://localhost',
      ADMIN_PASSWORD_HASH: 'plain',
    });
    for (const name of [
      'PORT',
      'OPENAI_BASE_URL',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'OPENAI_API_KEY',
      'OPENAI_MODEL',
      'DATABASE_URL',
      'ADMIN_PASSWORD_HASH',
    ]) {
      expect(problems).toContain(`${name}:`);
    }
  });

  it('keeps values, which may be secrets, out of the message', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter22@db' })).not.toContain('hunter22');
    expect(problemsOf({ ADMIN_PASSWORD_HASH: 'hunter22' })).not.toContain('hunter22');
  });

  it.each([
    { FIREBASE_AUTH_DOMAIN: 'https://demo-legible.firebaseapp.com' },
    { FIREBASE_AUTH_DOMAIN: 'demo-legible.firebaseapp.com; script-src *' },
    { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' },
  ])('takes a host for a host only, because it becomes part of the security policy: %j', (env) => {
    expect(problemsOf(env)).toContain(Object.keys(env)[0]);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'LOCAL_SIGN_IN_CODE'],
    [{ TRUST_PROXY: '1' }, 'LOCAL_SIGN_IN_CODE'],
    [
      { HOST: '0.0.0.0', LOCAL_SIGN_IN_CODE: 'long-enough', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'EMULATOR',
    ],
    [{ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'EMULATOR'],
  ])('refuses %j, which would let strangers in', (env, name) => {
    expect(problemsOf(env)).toContain(name);
  });

  it('lets local sign-in face the network once a code is set', () => {
    expect(readConfig({ HOST: '0.0.0.0', LOCAL_SIGN_IN_CODE: 'open-sesame' }).identity).toEqual({
      mode: 'local',
      signInCode: 'open-sesame',
    });
  });
});

describe('.env.example', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const documented = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]));
  const known = new Set(SETTING_NAMES);

  it('lists every setting and no other', () => {
    expect(known.size).toBeGreaterThan(40);
    expect(known).toEqual(documented);
  });
});

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['127.0.0.1.example.org', false],
    ['10.0.0.1', false],
  ])('says of %s: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
