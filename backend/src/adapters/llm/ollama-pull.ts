import { Ollama } from 'ollama';

import { DomainError } from '../../domain/errors.ts';
import { ModelCallError } from './failures.ts';
import { onlyJsonLines } from './json-lines.ts';
import { createNodeFetch } from './node-fetch.ts';

export interface PullProgress {
  readonly status: string;
  readonly completedBytes: number;
  /** 0 while it is not known. */
  readonly totalBytes: number;
}

const STOPPED = 'The server stopped before the model was complete. Please try again.';

/**
 * Has the server at `host` fetch a model, and resolves when it is there. An operator's command, never a user's request.
 * Rejects with `model_unavailable` and a plain sentence when the server does not answer, does not know the name, or stops half way.
 */
export async function pullModel(
  host: string,
  name: string,
  signal: AbortSignal,
  onProgress: (progress: PullProgress) => void,
): Promise<void> {
  const send = createNodeFetch(signal);
  const client = new Ollama({
    host,
    fetch: async (input, init) => {
      const response = await send(input, init);
      if (!response.ok || response.body === null) throw new ModelCallError('server-error');
      return new Response(onlyJsonLines(response.body), { status: 200, headers: response.headers });
    },
  });
  let isComplete = false;
  try {
    const stream = await client.pull({ model: name, stream: true });
    for await (const { status, completed, total } of stream) {
      onProgress({ status, completedBytes: completed ?? 0, totalBytes: total ?? 0 });
      isComplete = status === 'success';
    }
  } catch (cause) {
    throw new DomainError('model_unavailable', sentenceFor(cause, host, name), { cause });
  }
  if (!isComplete) throw new DomainError('model_unavailable', STOPPED);
}

function sentenceFor(cause: unknown, host: string, name: string): string {
  const said = cause instanceof Error ? cause.message : '';
  if (/file does not exist|not found/.test(said)) {
    return `There is no model called ${name}. The names are at https://ollama.com/library`;
  }
  if (/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(`${said} ${codeOf(cause)}`)) {
    return `No Ollama server answers at ${host}. Start it with: ollama serve`;
  }
  return STOPPED;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
