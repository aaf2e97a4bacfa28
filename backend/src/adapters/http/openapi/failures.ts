import type { ErrorCode } from '../../../domain/errors.ts';
import { statusOf } from '../middleware/answer-errors.ts';

/** When each code is said, in the words of the description. */
const SAID_WHEN: Readonly<Record<Exclude<ErrorCode, 'cancelled'>, string>> = {
  invalid_request: 'A field is missing or malformed.',
  not_signed_in: 'There is no valid token.',
  not_admin: 'There is no valid session of the operator.',
  identity_mismatch: 'The request names another user than its token.',
  account_restricted: 'The operator has restricted the account.',
  not_allowed_here: 'The request came from another site, or this sign-in is not allowed here.',
  user_not_found: 'There is no such user.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'The address does not accept this kind of request.',
  document_too_large: 'The file is larger than 10 MB, or more than can be read.',
  document_unsupported: 'The content type or the kind of file is not supported.',
  document_unreadable: 'The file is damaged, locked or holds no text, or reading it took too long.',
  too_many_requests: 'Too many requests; `Retry-After` says how long to wait.',
  quota_spent: "This month's analyses are used up; `Retry-After` says when the next month begins.",
  model_answer_invalid: 'The language model gave no usable answer.',
  busy: 'Many documents are being read; `Retry-After` says when to try again.',
  unavailable: 'The service, its database or its identity keys cannot be reached now.',
  model_unavailable: 'The language model cannot be reached now.',
  model_timeout: 'The language model took too long.',
};

/** Any call may meet these: a request that cannot be read, one from a foreign page, an outage. */
const EVERYWHERE: readonly ErrorCode[] = ['invalid_request', 'not_allowed_here', 'unavailable'];
/** Statuses given before any route is reached: headers that came too slowly or are too long. */
const BEFORE_ROUTES: Readonly<Record<number, string>> = {
  408: 'The request did not arrive in time.',
  413: 'The request is too long.',
  431: 'The headers of the request are too long.',
  500: 'Something went wrong on our side; the code is `internal`.',
};

/** The answers of a call that failed, by status: the sentence for a person as text, the code in a header. */
export function failureResponses(failures: readonly ErrorCode[]): Readonly<Record<string, unknown>> {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...EVERYWHERE, ...failures])) {
    if (code === 'cancelled') continue;
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${SAID_WHEN[code]}`]);
  }
  const own = [...byStatus].map(([status, said]) => [status, failureResponse(status, said.join('\n\n'))]);
  const before = Object.entries(BEFORE_ROUTES).map(([status, said]) => [
    status,
    failureResponse(Number(status), said),
  ]);
  return Object.fromEntries([...before, ...own]);
}

function failureResponse(status: number, description: string) {
  const canWait = status === 429 || status === 503;
  return {
    description,
    headers: {
      'x-error-code': { $ref: '#/components/headers/ErrorCode' },
      ...(canWait ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': { $ref: '#/components/headers/Authenticate' } } : {}),
    },
    content: { 'text/plain': { schema: { $ref: '#/components/schemas/FailureSentence' } } },
  };
}

/** The parts of the description that every failure refers to. */
export const FAILURE_COMPONENTS = {
  schemas: {
    FailureSentence: {
      type: 'string',
      minLength: 1,
      description: 'One plain sentence for a person. It holds nothing of the document.',
      examples: ['Please sign in first.'],
    },
  },
  headers: {
    ErrorCode: {
      description: 'Name of the failure, for programs.',
      schema: { type: 'string', enum: [...Object.keys(SAID_WHEN), 'internal'] },
    },
    RetryAfter: {
      description: 'Seconds after which another try makes sense.',
      schema: { type: 'integer', minimum: 1 },
    },
    Authenticate: {
      description: 'What has to be sent: `Bearer`, or `x-admin-token` for the operator.',
      schema: { type: 'string' },
    },
  },
} as const;
