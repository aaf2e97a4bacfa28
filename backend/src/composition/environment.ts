import { existsSync, readFileSync } from 'node:fs';

import type { AppConfig } from '../../../config/app-config.ts';
import { readConfig, SettingsError } from '../../../config/env.ts';

/** Variables that may hold a secret, so a file may be named instead: `DATABASE_URL_FILE=/run/secrets/database-url`. */
export const SECRETS = [
  'DATABASE_URL',
  'OPENAI_API_KEY',
  'ADMIN_PASSWORD_HASH',
  'LOCAL_SIGN_IN_CODE',
  'FIREBASE_API_KEY',
] as const;

/**
 * The environment of this process, completed by `.env` in the working directory (what is already set wins) and by the
 * contents of secret files. Throws a `SettingsError` that names the variable whose file cannot be read.
 */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const fromFiles = SECRETS.flatMap((name) => {
    const path = process.env[`${name}_FILE`];
    return path === undefined || path === '' ? [] : [[name, readSecret(name, path)] as const];
  });
  return { ...process.env, ...Object.fromEntries(fromFiles) };
}

/** The settings of this process. Throws a `SettingsError` that names everything the operator has to change. */
export const readSettings = (): AppConfig => readConfig(readEnvironment());

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new SettingsError([`${name}_FILE: the file cannot be read`], cause);
  }
}
