import { errors } from '../../domain/errors.ts';
import type { AdminUser } from '../../domain/users/user.ts';

export interface Cursor {
  readonly lastLoginAt: Date | null;
  readonly id: number;
}

const LARGEST_ID = 2 ** 31 - 1;

/** Where a page of users ended, as one opaque word that fits into an address. */
export function writeCursor({ lastLoginAt, id }: Pick<AdminUser, 'lastLoginAt' | 'id'>): string {
  return Buffer.from(`${lastLoginAt?.getTime() ?? ''}.${id}`).toString('base64url');
}

/** Reads what `writeCursor` wrote. Throws `invalid_request` for anything else. */
export function readCursor(text: string): Cursor {
  const match = /^(\d{0,15})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const [, time, id] = match ?? [];
  if (time === undefined || id === undefined || Number(id) > LARGEST_ID) {
    throw errors.invalidRequest('This page of users does not exist.');
  }
  return { lastLoginAt: time === '' ? null : new Date(Number(time)), id: Number(id) };
}
