import { DomainError } from '../errors.ts';

/** Longest life of an admin session, in hours. */
export const SESSION_HOURS = 8;
/** A session unused for this long is over, in minutes. */
export const IDLE_MINUTES = 30;

/** What every call of the admin area says where the operator has set no password. */
export const adminIsOff = (): DomainError =>
  new DomainError(
    'unavailable',
    'The admin area is switched off. Make a password hash with "npm run admin:hash" and set ADMIN_PASSWORD_HASH.',
    { retryAfterSeconds: 3_600 },
  );
