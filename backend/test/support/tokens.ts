import { sign, type KeyObject } from 'node:crypto';

/** A signed token of any header and claims. */
export function signRs256(header: object, claims: object, key: KeyObject): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}
