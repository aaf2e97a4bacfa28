import { ModelCallError } from './failures.ts';
import { createNodeFetch } from './node-fetch.ts';

/** The list of models that a server keeps: `{ "data": [{ "id": … }] }`, as nearly all of them have it. */
export interface ModelList {
  readonly url: string;
  /** With the key. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Resolves to the names of the models that the server offers to this key. Costs nothing and sends nothing of a document.
 * Rejects with ModelCallError: `key-refused`, `not-permitted`, `model-missing` or `not-json` where the server keeps no
 * such list, `server-error`, or what the network says.
 */
export async function listHostedModels({ url, headers }: ModelList, signal: AbortSignal): Promise<string[]> {
  const send = createNodeFetch(signal);
  const response = await send(url, { headers });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelCallError(reasonFor(response.status), { status: response.status });
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw signal.aborted ? cause : new ModelCallError('not-json');
  });
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (!Array.isArray(data)) throw new ModelCallError('not-json');
  return data.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [entry.id]
      : [],
  );
}

/** A server that answers and takes the key but will not give a list, for whatever reason, keeps none for us. */
function reasonFor(status: number): 'key-refused' | 'not-permitted' | 'model-missing' | 'server-error' {
  if (status === 401) return 'key-refused';
  if (status === 403) return 'not-permitted';
  return (status >= 400 && status < 500) || status === 501 ? 'model-missing' : 'server-error';
}
