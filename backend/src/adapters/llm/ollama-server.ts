import { fromStatus, ModelCallError } from './failures.ts';
import { createNodeFetch } from './node-fetch.ts';

/** A model as an Ollama server describes it. */
export interface OllamaModelFacts {
  readonly name: string;
  /** Bytes of its file; 0 when the server did not say. */
  readonly sizeBytes: number;
  /** Tokens it was made for; 0 when the server did not say. */
  readonly trainedContextTokens: number;
  /** Bytes that one token of the window costs in memory; 0 when the server did not say. */
  readonly bytesPerToken: number;
  /** Whether the server passes the text on to somebody else's machine. */
  readonly isRemote: boolean;
  readonly canComplete: boolean;
  /** Whether thinking can only be lowered, not switched off. */
  readonly thinksAlways: boolean;
}

/** Resolves to the server's version. Rejects with ModelCallError when nothing that answers like Ollama is there. */
export async function readVersion(host: string, signal: AbortSignal): Promise<string> {
  const { version } = await getJson(host, '/api/version', null, signal);
  if (typeof version !== 'string') throw new ModelCallError('unreachable');
  return version;
}

/** Resolves to every model the server has, described. */
export async function listModels(host: string, signal: AbortSignal): Promise<OllamaModelFacts[]> {
  const { models } = await getJson(host, '/api/tags', null, signal);
  const listed = Array.isArray(models) ? models.filter(isRecord) : [];
  return Promise.all(
    listed.map(async (entry) => {
      const facts = await inspectModel(host, typeof entry['name'] === 'string' ? entry['name'] : '', signal);
      return {
        ...facts,
        sizeBytes: typeof entry['size'] === 'number' ? entry['size'] : 0,
        isRemote: facts.isRemote || typeof entry['remote_host'] === 'string',
      };
    }),
  );
}

/** Resolves to what the server says about one model. Rejects with ModelCallError `model-missing` when it has none such. */
export async function inspectModel(
  host: string,
  name: string,
  signal: AbortSignal,
): Promise<OllamaModelFacts> {
  const shown = await getJson(host, '/api/show', { model: name }, signal);
  const info = isRecord(shown['model_info']) ? shown['model_info'] : {};
  const capabilities = Array.isArray(shown['capabilities']) ? shown['capabilities'] : ['completion'];
  const named = info['general.architecture'];
  const architecture = typeof named === 'string' ? named : '';
  return {
    name,
    sizeBytes: 0,
    trainedContextTokens: numberAt(info, `${architecture}.context_length`),
    bytesPerToken: keyValueBytes(info, architecture),
    // A name that ends in "cloud" is Ollama's mark for its own hosted models.
    isRemote: typeof shown['remote_host'] === 'string' || /[-:]cloud$/.test(name),
    canComplete: capabilities.includes('completion'),
    thinksAlways: /gpt-?oss/.test(architecture) || /gpt-?oss/.test(name),
  };
}

/** Keys and values of all layers in 16 bits, as llama.cpp allocates them for one token. */
function keyValueBytes(info: Readonly<Record<string, unknown>>, architecture: string): number {
  const layers = numberAt(info, `${architecture}.block_count`);
  const heads = numberAt(info, `${architecture}.attention.head_count_kv`);
  const given = numberAt(info, `${architecture}.attention.key_length`);
  const allHeads = numberAt(info, `${architecture}.attention.head_count`);
  const width = numberAt(info, `${architecture}.embedding_length`);
  const keyLength = given > 0 ? given : allHeads > 0 ? width / allHeads : 0;
  return Math.round(layers * heads * keyLength * 2 * 2);
}

function numberAt(info: Readonly<Record<string, unknown>>, key: string): number {
  const value = info[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

async function getJson(
  host: string,
  path: string,
  body: Readonly<Record<string, unknown>> | null,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const send = createNodeFetch(signal);
  const base = host.replace(/\/+$/, '');
  const response = await send(
    `${base}${path}`,
    body === null
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  const text = await response.text();
  if (!response.ok) throw fromStatus(response.status, text, response.headers);
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Falls through: a server that is no Ollama.
  }
  throw new ModelCallError('not-json');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
