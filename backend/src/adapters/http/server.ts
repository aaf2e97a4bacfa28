import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Longest time for the headers of a request, in milliseconds. */
  readonly headersTimeoutMs?: number;
  /** Longest time for a whole request to arrive, in milliseconds. */
  readonly requestTimeoutMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets work that has begun finish, and ends what is left after `drainMs` with a 503. */
  close(drainMs: number): Promise<void>;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
/** Longest time an idle connection stays open; above the 60 s of common proxies, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
/** Time for a last answer to leave before its connection is cut. */
const CUT_MS = 250;

/** Listens for requests with the deadlines that keep slow and broken clients from piling up. */
export async function startServer(handler: Handler, options: ServerOptions): Promise<RunningServer> {
  const headersTimeout = options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS;
  const server = createServer({
    headersTimeout,
    requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    // How often Node looks for connections that are over their time.
    connectionsCheckingInterval: Math.min(1_000, headersTimeout / 2),
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: 16 * 1024,
  });
  const open = new Set<ServerResponse>();
  const run = (req: IncomingMessage, res: ServerResponse) => {
    open.add(res);
    // Four parts of the product and a compressed stream listen for the end of one answer; Node warns above ten.
    res.setMaxListeners(20);
    res.once('close', () => open.delete(res));
    void handler(req, res);
  };
  server.on('request', run);
  // Whoever asks before sending is answered by the same rules; only receiveFile says "go on".
  server.on('checkContinue', run);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || socket.destroyed) return;
    socket.end(rawRefusal(error.code), () => socket.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port, options.host, () => {
      server.off('error', fail);
      done();
    });
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { port, close: (drainMs) => drain(server, open, drainMs) };
}

/** What a client that does not speak HTTP gets: Koa never sees it. */
function rawRefusal(code: string | undefined): string {
  const [status, text] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long.']
      : code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The headers of the request are too long.']
        : ['400 Bad Request', 'The request could not be read.'];
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'x-error-code: invalid_request',
    '',
    text,
  ].join('\r\n');
}

/** What work that cannot be finished in time is told; its place in the code table is `busy`. */
const CUT_SHORT = 'The service is being restarted. Please try again in a moment.';

async function drain(server: Server, open: ReadonlySet<ServerResponse>, drainMs: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Connections that become idle while others still work end one by one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    for (const res of open) cutShort(res);
    setTimeout(() => server.closeAllConnections(), CUT_MS).unref();
  }, drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/** Ends one answer that is still open: with 503 where nothing has been sent, else in the middle. */
function cutShort(res: ServerResponse): void {
  if (res.headersSent) {
    res.end();
    return;
  }
  res
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '5',
      'x-error-code': 'busy',
      Connection: 'close',
    })
    .end(CUT_SHORT);
}
