import { errors, isDomainError } from '../../domain/errors.ts';

/** Socket errors of Node, and what the driver and the pool say when a connection breaks or none is free. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const CONNECTION_WORDS =
  /connection terminated|connection ended|timeout (expired|exceeded when trying to connect|acquiring a connection)|client has encountered a connection error|not queryable|unable to acquire a connection|aborted/i;

/**
 * Classes and codes that pass by themselves (https://www.postgresql.org/docs/current/errcodes-appendix.html):
 * 08 connection, 53 resources, 57014 statement timeout, 57P0x shutdown and start, 40001/40P01 conflicts, 25006 a
 * standby, 42P01 the schema is not there yet, 3D000 the database is not there yet.
 */
const PASSING_STATES = /^(08|53|57P0|57014|40001|40P01|25006|42P01|3D000)/;

/** Rethrows a failure of the driver: `unavailable` when waiting may help, the failure itself when it is a defect. */
export function translateFailure(failure: unknown): never {
  if (isDomainError(failure)) throw failure;
  throw isPassing(failure) ? errors.unavailable(failure) : failure;
}

function isPassing(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof AggregateError && failure.errors.some(isPassing)) return true;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return (
    CONNECTION_CODES.has(code) ||
    PASSING_STATES.test(code) ||
    failure.name === 'KnexTimeoutError' ||
    CONNECTION_WORDS.test(failure.message)
  );
}
