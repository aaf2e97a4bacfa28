import type { Middleware } from 'koa';
import { isDomainError, type ErrorCode } from '../../../domain/errors.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { AnalyzeEvents } from '../contract.ts';

/** The status of each failure. `cancelled` is never sent; its number is for the log. */
const STATUSES: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  not_signed_in: 401,
  not_admin: 401,
  identity_mismatch: 403,
  account_restricted: 403,
  not_allowed_here: 403,
  user_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  document_too_large: 413,
  document_unsupported: 415,
  document_unreadable: 422,
  too_many_requests: 429,
  quota_spent: 429,
  cancelled: 499,
  model_answer_invalid: 502,
  busy: 503,
  unavailable: 503,
  model_unavailable: 503,
  model_timeout: 504,
};

/** Statuses that always carry `Retry-After`, and its seconds where the failure names none. */
const DEFAULT_RETRY_SECONDS: Readonly<Record<number, number>> = { 429: 10, 503: 10 };

/** The status of the answer for a code. */
export const statusOf = (code: ErrorCode): number => STATUSES[code];

/** A failure as it is sent, whether as an answer or as the last event of a stream. */
export type Failure = AnalyzeEvents['error'];

/** Turns a failure into the fields of an answer. A failure without a code is a defect and gets a neutral sentence. */
export function describeFailure(error: unknown): Failure {
  if (!isDomainError(error)) {
    return {
      status: 500,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      retryAfter: null,
    };
  }
  const status = statusOf(error.code);
  return {
    status,
    code: error.code,
    message: error.message,
    retryAfter: error.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS[status] ?? null,
  };
}

/** Logs defects and outages by name and place, never by message (it may hold what a user wrote). */
export function logFailure(logger: Logger, error: unknown, requestId: string): void {
  const { status, code } = describeFailure(error);
  if (status < 500) return;
  const cause = isDomainError(error) ? error.cause : error;
  const fields = { requestId, code, cause: nameOf(cause), at: placeOf(cause) };
  if (status === 500) logger.error('defect', fields);
  else logger.warn('failed', fields);
}

/** Turns every failure below into an answer: the sentence as text, the code in a header. */
export function answerErrors({ logger }: { logger: Logger }): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      logFailure(logger, error, String(ctx.state['requestId']));
      const { status, code, message, retryAfter } = describeFailure(error);
      ctx.state['code'] = code;
      if (ctx.res.headersSent || ctx.res.destroyed) return;
      ctx.status = status;
      ctx.type = 'text/plain; charset=utf-8';
      ctx.set('x-error-code', code);
      if (retryAfter !== null) ctx.set('Retry-After', String(retryAfter));
      if (status === 401) ctx.set('WWW-Authenticate', code === 'not_admin' ? 'x-admin-token' : 'Bearer');
      ctx.body = message;
    }
  };
}

function nameOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return cause === undefined ? null : typeof cause;
  return 'code' in cause && typeof cause.code === 'string' ? `${cause.name} ${cause.code}` : cause.name;
}

/** The first stack line from our own code: a file and a line number, no words. */
function placeOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  return /\/(backend\/src\/[\w./-]+:\d+)/.exec(cause.stack ?? '')?.[1] ?? null;
}
