import { ModelCallError } from './failures.ts';
import { createNodeFetch } from './node-fetch.ts';

export interface OpenAiServer {
  /** Of a compatible server; null for OpenAI itself. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
}

/**
 * Resolves to the names of the models that the server offers to this key. Costs nothing and sends nothing of a document.
 * Rejects with ModelCallError: `key-refused`, `not-permitted`, `model-missing` or `not-json` where the server keeps no
 * such list, `server-error`, or what the network says.
 */
export async function listOpenAiModels(
  { baseUrl, apiKey }: OpenAiServer,
  signal: AbortSignal,
): Promise<string[]> {
  const base = (baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '');
  const send = createNodeFetch(signal);
  const response = await send(`${base}/models`, { headers: { authorization: `Bearer ${apiKey}` } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelCallError(REASONS[response.status] ?? 'server-error', { status: response.status });
  }
  const body: unknown = await response.json().catch(() => {
    throw new ModelCallError('not-json');
  });
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (!Array.isArray(data)) throw new ModelCallError('not-json');
  return data.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [entry.id]
      : [],
  );
}

const REASONS = { 401: 'key-refused', 403: 'not-permitted', 404: 'model-missing' } as Readonly<
  Record<number, 'key-refused' | 'not-permitted' | 'model-missing'>
>;
