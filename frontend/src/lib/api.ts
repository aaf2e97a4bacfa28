import { adminSession } from './admin-session.ts';
import { readIdToken } from './id-token.ts';

/** A non-OK answer. The message is `status: body`, or `status: status text` where the body is empty (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence for the person alone, without the status. */
  readonly detail: string;
  /** The server's name for the failure, or null. */
  readonly code: string | null;

  constructor(status: number, detail: string, code: string | null = null) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.code = code;
  }
}

export interface RequestOptions {
  /** Sent as JSON, or as it is when it is a form (no content type set, so that the browser writes the boundary). */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type Method = 'GET' | 'POST' | 'DELETE';

/** Sends one call with cookies and the tokens its path needs. Rejects with ApiError for every non-OK answer. */
export async function request(method: Method, path: string, options: RequestOptions = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (options.signal !== undefined) init.signal = options.signal;
  if (options.body instanceof FormData) {
    init.body = options.body;
  } else if (options.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(options.body);
  }
  await addTokens(headers, path);

  const response = await fetch(path, init);
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** Sends one call and parses the answer as JSON. An empty answer (204) gives undefined. */
export async function api<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await request(method, path, options);
  const text = await response.text();
  // The server's answers follow the wire types that both sides compile against.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Whether a failure is an answer with status 401. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

async function addTokens(headers: Headers, path: string): Promise<void> {
  if (path.startsWith('/api/admin')) {
    const adminToken = adminSession.token();
    if (adminToken !== null) headers.set('x-admin-token', adminToken);
    return;
  }
  if (/^\/api\/(?:user|analyze|ask|compare)/.test(path)) {
    const idToken = await readIdToken();
    if (idToken !== null) headers.set('authorization', `Bearer ${idToken}`);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  // A page comes from something between here and the server; its tags tell a person nothing.
  const isPage =
    (response.headers.get('content-type') ?? '').includes('html') || /^\s*</.test(body.slice(0, 200));
  const words = isPage ? response.statusText || 'The server is not available right now.' : body;
  return new ApiError(response.status, words || response.statusText, response.headers.get('x-error-code'));
}
