/** One thing that can go wrong with one request. `answer` is no fault of the server: the model itself misbehaves. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'headers-then-nothing' }
  | { readonly kind: 'stall-midway' }
  | { readonly kind: 'drip'; readonly everyMs: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'missing-end' }
  | { readonly kind: 'bad-json' }
  | { readonly kind: 'html' }
  | { readonly kind: 'error-in-stream'; readonly message: string }
  | { readonly kind: 'answer'; readonly text: string; readonly finish?: Finish };

/** How a model ended its answer. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'refusal';

/** Bodies as the real servers send them, by situation. */
export const REFUSALS = {
  ollamaModelMissing: {
    kind: 'status',
    status: 404,
    body: JSON.stringify({ error: "model 'missing' not found" }),
    headers: { 'content-type': 'application/json' },
  },
  ollamaBusy: {
    kind: 'status',
    status: 503,
    body: JSON.stringify({ error: 'server busy, please try again. maximum pending requests exceeded' }),
    headers: { 'content-type': 'application/json' },
  },
  runnerDied: {
    kind: 'status',
    status: 500,
    body: JSON.stringify({ error: 'llama runner process has terminated' }),
    headers: { 'content-type': 'application/json' },
  },
  badGateway: {
    kind: 'status',
    status: 502,
    body: '<html><h1>502 Bad Gateway</h1></html>',
    headers: { 'content-type': 'text/html' },
  },
  overloaded: {
    kind: 'status',
    status: 529,
    body: JSON.stringify({ error: { message: 'Overloaded', type: 'overloaded_error' } }),
    headers: { 'content-type': 'application/json' },
  },
  rateLimited: {
    kind: 'status',
    status: 429,
    body: JSON.stringify({ error: { message: 'Rate limit reached', code: 'rate_limit_exceeded' } }),
    headers: { 'content-type': 'application/json', 'retry-after': '0' },
  },
  rateLimitedForLong: {
    kind: 'status',
    status: 429,
    body: JSON.stringify({ error: { message: 'Rate limit reached', code: 'rate_limit_exceeded' } }),
    headers: { 'content-type': 'application/json', 'retry-after': '3600' },
  },
  quotaSpent: {
    kind: 'status',
    status: 429,
    body: JSON.stringify({
      error: { message: 'You exceeded your current quota', code: 'insufficient_quota' },
    }),
    headers: { 'content-type': 'application/json' },
  },
  badKey: {
    kind: 'status',
    status: 401,
    body: JSON.stringify({ error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }),
    headers: { 'content-type': 'application/json' },
  },
  forbidden: {
    kind: 'status',
    status: 403,
    body: JSON.stringify({ error: { message: 'Country not supported', code: 'unsupported_country' } }),
    headers: { 'content-type': 'application/json' },
  },
  openaiModelMissing: {
    kind: 'status',
    status: 404,
    body: JSON.stringify({ error: { message: 'The model does not exist', code: 'model_not_found' } }),
    headers: { 'content-type': 'application/json' },
  },
} as const satisfies Record<string, Fault>;
