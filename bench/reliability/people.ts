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
  { name, bytes }: SmallDocument,
  signal: AbortSignal | null = null,
): Promise<Outcome> {
  const form = new FormData();
  form.append('userIdentity', 'Tenant');
  form.append('selectedCountry', 'India');
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const from = performance.now();
  try {
    const answer = await fetch(`${url}/api/analyze`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
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

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return 'unknown';
}
