import { DomainError, errors } from '../../domain/errors.ts';

/** Why a model call failed, in words for the operator's log. */
export type FailureReason =
  | 'unreachable'
  | 'overloaded'
  | 'rate-limited'
  | 'quota-spent'
  | 'key-refused'
  | 'not-permitted'
  | 'model-missing'
  | 'remote-model'
  | 'bad-request'
  | 'server-error'
  | 'too-long'
  | 'cut-off'
  | 'not-json'
  | 'empty'
  | 'length'
  | 'filtered'
  | 'refused'
  | 'looping';

export interface FailureDetails {
  readonly status?: number;
  /** How long the server asks us to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** The field of the request that the server does not know, by our name for it. */
  readonly refusedField?: RefusableField;
}

/** Parts of a request that some compatible servers and models do not take. */
export type RefusableField =
  | 'format'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'temperature'
  | 'stream_options'
  | 'template'
  | 'reasoning';

/**
 * A failed call, stripped of everything a server may have echoed: no message of theirs, no body, no address. It is the
 * only thing that becomes the `cause` of a DomainError here, so that a log of causes holds nothing of a document.
 */
export class ModelCallError extends Error {
  override readonly name = 'ModelCallError';
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly refusedField: RefusableField | undefined;

  constructor(reason: FailureReason, details: FailureDetails = {}) {
    super(details.status === undefined ? reason : `${reason} (${details.status})`);
    this.reason = reason;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.refusedField = details.refusedField;
  }
}

const RETRYABLE: ReadonlySet<FailureReason> = new Set([
  'unreachable',
  'overloaded',
  'rate-limited',
  'server-error',
]);
const UNUSABLE_ANSWER: ReadonlySet<FailureReason> = new Set([
  'cut-off',
  'not-json',
  'empty',
  'length',
  'filtered',
  'refused',
  'looping',
]);

/** Whether a retry may work. */
export function isRetryable({ reason }: ModelCallError): boolean {
  return RETRYABLE.has(reason);
}

/** Reasons that end an answer too early and leave its beginning as good as it was. */
const ENDS_EARLY: ReadonlySet<FailureReason> = new Set(['cut-off', 'not-json', 'length', 'looping']);

/** The reason of a failure that leaves the beginning of an answer usable; every other failure is thrown again. */
export function keepOnly(failure: ModelCallError): FailureReason {
  if (!ENDS_EARLY.has(failure.reason)) throw failure;
  return failure.reason;
}

/** The `DomainError` that the port promises for this failure. */
export function toDomainError(failure: ModelCallError): DomainError {
  if (failure.reason === 'too-long') {
    return new DomainError('document_too_large', 'The text is too long for the AI model.', {
      cause: failure,
    });
  }
  return UNUSABLE_ANSWER.has(failure.reason)
    ? errors.modelAnswerInvalid(failure)
    : errors.modelUnavailable(failure);
}

/**
 * Names a refusal by its status and by what the server says. `text` is only searched for known words; it may quote the
 * prompt and goes no further.
 */
export function fromStatus(status: number, text: string, headers: Headers): ModelCallError {
  const retryAfterMs = readRetryAfter(headers);
  const reason = reasonOf(status, text);
  const refusedField = reason === 'bad-request' ? fieldIn(text) : undefined;
  return new ModelCallError(reason, {
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(refusedField === undefined ? {} : { refusedField }),
  });
}

const FIELDS: readonly (readonly [RegExp, RefusableField])[] = [
  [/response_format|text\.format|json_schema|json_object|grammar|guided/, 'format'],
  [/max_completion_tokens/, 'max_completion_tokens'],
  [/max_tokens/, 'max_tokens'],
  [/temperature/, 'temperature'],
  [/stream_options|include_usage/, 'stream_options'],
  [/chat_template_kwargs|enable_thinking/, 'template'],
  [/reasoning/, 'reasoning'],
];

/** The field a refusal speaks of: the one in `param`, else the one that its message names first. */
function fieldIn(text: string): RefusableField | undefined {
  const param = /"param"\s*:\s*"([^"]{1,60})"/.exec(text)?.[1];
  const searched = param ?? text.slice(0, 2_000);
  return FIELDS.map(([name, field]) => ({ field, at: searched.search(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.field;
}

const TOO_LONG =
  /context_length_exceeded|exceed_context_size|context (?:length|size|window)|max_model_len|prompt is too long|input (?:length|is too long)|too many tokens/i;
const QUOTA = /insufficient_quota|exceeded your current quota|billing|credit balance/i;

function reasonOf(status: number, text: string): FailureReason {
  if (status === 413 || (status === 400 && TOO_LONG.test(text))) return 'too-long';
  if (status === 401) return 'key-refused';
  if (status === 402 || (status === 429 && QUOTA.test(text))) return 'quota-spent';
  if (status === 403) return 'not-permitted';
  if (status === 404) return 'model-missing';
  if (status === 429) return 'rate-limited';
  if (status === 503 || status === 529) return 'overloaded';
  if (status === 408 || status === 409 || status >= 500) return 'server-error';
  return 'bad-request';
}

/** `retry-after-ms` (OpenAI) or `retry-after` in seconds or as a date, in milliseconds from now. */
function readRetryAfter(headers: Headers): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
