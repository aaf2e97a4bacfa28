import { request } from 'node:http';

import type { SmallDocument } from './documents.ts';

/** What came back for one upload, as far as reliability is concerned. */
export interface Outcome {
  /** 0 when the connection broke. */
  readonly status: number;
  /** `x-error-code` of a refusal, the system's code of a broken connection, else null. */
  readonly code: string | null;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

/** Valid ID tokens of so many people, by the product's own sign-in. */
export async function signInPeople(url: string, count: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let person = 0; person < count; person += 1) {
    const answer = await fetch(`${url}/api/identity/local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ displayName: 'A Person', email: `person-${person}@example.org` }),
    });
    if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
    // The shape of the answer is LocalSignInResponse of the wire contract.
    tokens.push(((await answer.json()) as { idToken: string }).idToken);
  }
  return tokens;
}

/** Sends one document as this person and reads the whole answer. Never rejects. */
export async function analyze(
  url: string,
  token: string,
  document: SmallDocument,
  signal: AbortSignal | null = null,
): Promise<Outcome> {
  const from = performance.now();
  try {
    const answer = await fetch(`${url}/api/analyze`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: formOf(document),
      signal,
    });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      code: answer.headers.get('x-error-code'),
      hasRetryAfter: answer.headers.has('retry-after'),
      ms: performance.now() - from,
    };
  } catch (error) {
    return { status: 0, code: codeOf(error), hasRetryAfter: false, ms: performance.now() - from };
  }
}

function formOf({ name, bytes }: SmallDocument): FormData {
  const form = new FormData();
  form.append('userIdentity', 'Tenant');
  form.append('selectedCountry', 'India');
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  return form;
}

function codeOf(error: unknown): string {
  // Its code is a number of another age.
  if (error instanceof DOMException) return error.name;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return 'unknown';
}

/** A whole request body that may be sent many times. */
export interface FormBody {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The upload form of one document, encoded once. */
export async function toFormBody(document: SmallDocument): Promise<FormBody> {
  const encoded = new Response(formOf(document));
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends a body on a connection of its own, to its end even when the answer comes earlier. Never rejects. */
export function sendBody(url: string, token: string, { contentType, bytes }: FormBody): Promise<Outcome> {
  const from = performance.now();
  return new Promise((done) => {
    const outgoing = request(
      `${url}/api/analyze`,
      {
        method: 'POST',
        agent: false,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': contentType,
          'Content-Length': bytes.length,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          done({
            status: answer.statusCode ?? 0,
            code: answer.headers['x-error-code']?.toString() ?? null,
            hasRetryAfter: answer.headers['retry-after'] !== undefined,
            ms: performance.now() - from,
          }),
        );
      },
    );
    outgoing.once('error', (error) =>
      done({ status: 0, code: codeOf(error), hasRetryAfter: false, ms: performance.now() - from }),
    );
    outgoing.end(bytes);
  });
}
