/** Every failure the product names. The HTTP adapter alone knows which status each one gets. */
export type ErrorCode =
  | 'invalid_request'
  | 'not_signed_in'
  | 'not_admin'
  | 'identity_mismatch'
  | 'account_restricted'
  | 'not_allowed_here'
  | 'user_not_found'
  | 'not_found'
  | 'method_not_allowed'
  | 'document_too_large'
  | 'document_unsupported'
  | 'document_unreadable'
  | 'too_many_requests'
  | 'quota_spent'
  | 'model_answer_invalid'
  | 'busy'
  | 'unavailable'
  | 'model_unavailable'
  | 'model_timeout'
  | 'cancelled';

export interface DomainErrorOptions {
  /** Seconds after which another try makes sense; answers carry it as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** The foreign error behind this one. Never logged whole: it may hold document text. */
  readonly cause?: unknown;
}

/** A failure with a code for programs and one plain sentence for the person. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The sentences, one factory per situation. A message never holds anything taken from a document or a user. */
export const errors = {
  invalidRequest: (message: string) => new DomainError('invalid_request', message),
  notSignedIn: (cause?: unknown) => new DomainError('not_signed_in', 'Please sign in first.', { cause }),
  notAdmin: () => new DomainError('not_admin', 'Please log in as admin first.'),
  identityMismatch: () =>
    new DomainError('identity_mismatch', 'The request names another user than the one who is signed in.'),
  accountRestricted: () =>
    new DomainError(
      'account_restricted',
      'Your account has been restricted. Please contact the operator of this site to have it reviewed.',
    ),
  notAllowedHere: (message = 'This is not allowed here.') => new DomainError('not_allowed_here', message),
  userNotFound: () => new DomainError('user_not_found', 'There is no such user.'),
  notFound: () => new DomainError('not_found', 'There is nothing at this address.'),
  methodNotAllowed: () =>
    new DomainError('method_not_allowed', 'This address does not accept that kind of request.'),
  documentTooLarge: (message = 'The file is larger than 10 MB. Please upload a smaller one.') =>
    new DomainError('document_too_large', message),
  documentUnsupported: (
    message = 'This kind of file is not supported. Please upload a PDF, DOCX, TXT, JPG or PNG.',
  ) => new DomainError('document_unsupported', message),
  documentUnreadable: (message: string, cause?: unknown) =>
    new DomainError('document_unreadable', message, { cause }),
  tooManyRequests: (
    retryAfterSeconds: number,
    message = 'Too many requests. Please wait a moment and try again.',
  ) => new DomainError('too_many_requests', message, { retryAfterSeconds }),
  tooManyInHand: () =>
    new DomainError(
      'too_many_requests',
      'Your earlier documents are still being read. Please wait until one of them is done.',
      { retryAfterSeconds: 10 },
    ),
  quotaSpent: (opensAt: Date, now: Date) =>
    new DomainError(
      'quota_spent',
      `You have used all analyses of this month. The next one is possible from ${opensAt.toISOString().slice(0, 10)} (UTC).`,
      { retryAfterSeconds: Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1000)) },
    ),
  busy: (retryAfterSeconds = 10) =>
    new DomainError('busy', 'Many documents are being read right now. Please try again in a moment.', {
      retryAfterSeconds,
    }),
  unavailable: (cause?: unknown) =>
    new DomainError('unavailable', 'The service is not available right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
      cause,
    }),
  modelUnavailable: (cause?: unknown) =>
    new DomainError('model_unavailable', 'The AI model is not available right now. Please try again later.', {
      retryAfterSeconds: 30,
      cause,
    }),
  modelAnswerInvalid: (cause?: unknown) =>
    new DomainError('model_answer_invalid', 'The AI model gave no usable answer. Please try again.', {
      cause,
    }),
  modelTimeout: () =>
    new DomainError('model_timeout', 'The AI model took too long to answer. Please try again later.'),
  cancelled: () => new DomainError('cancelled', 'The request was cancelled.'),
} as const;

/** Narrows an unknown failure to one the product has named. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError;
}
