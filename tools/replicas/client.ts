import { bearer, uploadForm } from '../../backend/test/support/start-app.ts';

/** The code that local sign-in asks for behind a proxy and off loopback. */
export const SIGN_IN_CODE = 'open sesame';

/** Somebody who is signed in. */
export interface Person {
  readonly uid: string;
  readonly token: string;
}

/** What one upload came to; `finished` is in the row that counts it, so that an answer can be found in the database. */
export type Outcome =
  | { readonly kind: 'answered'; readonly outcome: string; readonly finished: string }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | null }
  | { readonly kind: 'broken' };

/** A short contract that takes the product a few milliseconds of rules. */
const CONTRACT = `CONSULTING AGREEMENT

This Consulting Agreement is made on 1 March 2026 between Asha Rao (the "Client") and Bruno Silva (the "Consultant").

1. Services. The Consultant shall provide advice on the Client's accounts for the term of this Agreement.
2. Fees. The Client shall pay 40,000 rupees each month within thirty days of an invoice.
3. Confidentiality. The Consultant shall keep the Client's information confidential for three years.
4. Termination. Either party may terminate this Agreement by one month's written notice.
5. Governing law. This Agreement is governed by the laws of India.

Signed by both parties.`;

/** Signs in at any instance, by the product's own sign-in. */
export async function signIn(url: string, email: string): Promise<Person> {
  const answer = await postJson(`${url}/api/identity/local`, { displayName: 'A', email, code: SIGN_IN_CODE });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  // The shape of the answer is LocalSignInResponse of the wire contract.
  const { idToken, user } = (await answer.json()) as { idToken: string; user: { uid: string } };
  return { uid: user.uid, token: idToken };
}

/** The contract as a file to upload. */
const CONTRACT_FILE = new File([CONTRACT], 'contract.txt', { type: 'text/plain' });

/** Uploads a document and waits for the answer, whatever it is. */
export async function analyze(url: string, { token }: Person, file = CONTRACT_FILE): Promise<Outcome> {
  try {
    const answer = await fetch(`${url}/api/analyze`, {
      method: 'POST',
      // nginx closes kept connections when its list of instances changes. Browsers then send again; this client does not.
      headers: { ...bearer(token), Connection: 'close' },
      body: uploadForm({ file }),
    });
    if (!answer.ok) {
      await answer.arrayBuffer();
      return { kind: 'refused', status: answer.status, code: answer.headers.get('x-error-code') };
    }
    // The shape of the answer is AnalyzeResponse of the wire contract.
    const { outcome, provenance } = (await answer.json()) as {
      outcome: string;
      provenance: { finished: string };
    };
    return { kind: 'answered', outcome, finished: provenance.finished };
  } catch {
    // The connection broke before the whole answer was here.
    return { kind: 'broken' };
  }
}

/** Uploads a contract and asks for events while it is read. */
export const analyzeWithEvents = (url: string, { token }: Person, signal: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/analyze`, {
    method: 'POST',
    headers: { ...bearer(token), Accept: 'text/event-stream' },
    body: uploadForm({ file: CONTRACT_FILE }),
    signal,
  });

export const postJson = (
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
