import { randomBytes } from 'node:crypto';

import type { AppConfig } from '../../../config/app-config.ts';
import { isLoopback } from '../../../config/env.ts';
import { createScryptPassword, hashPassword } from '../adapters/system/scrypt.ts';
import type { AdminPassword } from '../ports/admin-password.ts';

export interface OperatorPassword {
  /** Null where the admin area is off: no hash is set and the server can be reached from other machines. */
  readonly password: AdminPassword | null;
  /** The password made for this start, to be shown once on the terminal; null when the operator has set a hash. */
  readonly madeUp: string | null;
}

/** The operator's password: the hash that is set, else one made up for this start where only this machine can log in. */
export async function prepareAdminPassword({
  adminPasswordHash,
  host,
  trustProxyHops,
}: AppConfig): Promise<OperatorPassword> {
  if (adminPasswordHash !== null)
    return { password: createScryptPassword({ hash: adminPasswordHash }), madeUp: null };
  if (!isLoopback(host) || trustProxyHops > 0) return { password: null, madeUp: null };
  const madeUp = randomBytes(12).toString('base64url');
  return { password: createScryptPassword({ hash: await hashPassword(madeUp) }), madeUp };
}
