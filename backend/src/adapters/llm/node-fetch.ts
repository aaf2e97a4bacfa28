import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

/** The part of the built-in fetch that the model clients use. */
export type ModelFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A fetch without hidden deadlines. The built-in one gives up when headers take longer than 300 s, which a processor
 * reading a long prompt needs; here only the given signal (and the caller's own) ends a request, and ends the
 * connection with it, so that the server stops working too.
 */
export function createNodeFetch(signal: AbortSignal): ModelFetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const given = init.signal ?? null;
    const ending = given === null ? signal : AbortSignal.any([signal, given]);
    ending.throwIfAborted();

    return new Promise<Response>((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      const stop = () => request.destroy(new Error('The call was ended.'));
      ending.addEventListener('abort', stop, { once: true });
      request.on('close', () => ending.removeEventListener('abort', stop));
      request.on('error', (error) => reject(error));
      request.on('response', (response) => {
        const status = response.statusCode ?? 502;
        const hasBody = status !== 204 && status !== 304;
        // The two stream types describe the same object; the typings of Node and of the DOM name it twice.
        const body = hasBody ? (Readable.toWeb(response) as unknown as ReadableStream<Uint8Array>) : null;
        resolve(new Response(body, { status, headers: headersOf(response.headers) }));
      });
      request.end(typeof init.body === 'string' ? init.body : undefined);
    });
  };
}

function headersOf(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
