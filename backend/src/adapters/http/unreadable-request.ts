import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FIXED_HEADERS } from './middleware/security-headers.ts';

/** A request that was refused before any rule of the product saw it. */
export interface UnreadableRequest {
  readonly requestId: string;
  readonly status: number;
}

type Refusal = readonly [status: number, reason: string, sentence: string];

const NOT_HTTP: Refusal = [400, 'Bad Request', 'The request could not be read.'];
/** By the code of Node's error; everything else is `NOT_HTTP`. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large', 'The request is too long.'],
};
/** A plain sentence needs nothing to be loaded. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers a connection whose bytes are no HTTP request, or came too slowly, and ends it. */
export function refuseConnection(socket: Duplex, code: string | undefined): UnreadableRequest {
  const [status, reason, sentence] = REFUSALS[code ?? ''] ?? NOT_HTTP;
  const requestId = randomUUID();
  const headers = Object.entries(headersFor(requestId, sentence)).map(([name, value]) => `${name}: ${value}`);
  // Node has released the connection: an error without a listener would end the process.
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...headers, '', sentence].join('\r\n'), () => socket.destroy());
  return { requestId, status };
}

/** Answers a request without exactly one host (RFC 9112, section 3.2): servers and proxies could read it differently. */
export function refuseRequest(res: ServerResponse): UnreadableRequest {
  const [status, , sentence] = NOT_HTTP;
  const requestId = randomUUID();
  res.writeHead(status, headersFor(requestId, sentence)).end(sentence);
  return { requestId, status };
}

/** Whether a request names exactly one host, as HTTP/1.1 asks; HTTP/1.0 may name none. */
export function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** The same headers as on every other answer, with the strictest policy there is. */
const headersFor = (requestId: string, sentence: string): Readonly<Record<string, string>> => ({
  ...FIXED_HEADERS,
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  Connection: 'close',
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(sentence)),
  'x-error-code': 'invalid_request',
  'x-request-id': requestId,
});
