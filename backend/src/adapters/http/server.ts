import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasOneHost, refuseConnection, refuseRequest, type UnreadableRequest } from './unreadable-request.ts';

/** Work that has begun may take this long after the signal to stop; then its connections are cut. */
export const DRAIN_MS = 30_000;

export interface ServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Longest time for the headers of a request, in milliseconds. */
  readonly headersTimeoutMs?: number;
  /** Longest time for a whole request to arrive, in milliseconds. */
  readonly requestTimeoutMs?: number;
  /** Called for every request that was refused before it reached the handler. */
  readonly onUnreadable?: (request: UnreadableRequest) => void;
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
  const onUnreadable = options.onUnreadable ?? (() => undefined);
  const server = createServer({
    headersTimeout,
    requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    // How often Node looks for connections that are over their time.
    connectionsCheckingInterval: Math.min(1_000, headersTimeout / 2),
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: 16 * 1024,
    // Checked below: Node's own refusal would carry none of our headers.
    requireHostHeader: false,
  });
  const open = new Set<ServerResponse>();
  const run = (req: IncomingMessage, res: ServerResponse) => {
    if (!hasOneHost(req)) {
      onUnreadable(refuseRequest(res));
      return;
    }
    open.add(res);
    // Four parts of the product and a compressed stream listen for the end of one answer; Node warns above ten.
    res.setMaxListeners(20);
    res.once('close', () => open.delete(res));
    void handler(req, res);
  };
  server.on('request', run);
  // A client that asks before sending is answered by the same rules; only receiveFile says "go on".
  server.on('checkContinue', run);
  // An expectation nobody knows may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', run);
  // A tunnel is the one kind of request that Node would end without an answer.
  server.on('connect', (_req, socket) => onUnreadable(refuseConnection(socket, undefined)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasBegunAnswer = [...open].some((res) => res.socket === socket && res.headersSent);
    const isUnreadable = /^(?:HPE|ERR_HTTP)_/.test(error.code ?? '');
    if (isUnreadable && socket.writable && !hasBegunAnswer) {
      onUnreadable(refuseConnection(socket, error.code));
    } else {
      // The connection is gone, or a second answer in the middle of the first would be taken for a part of it.
      socket.destroy();
    }
  });
  await new Promise<void>((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(cannotListen(error, options.port));
    server.once('error', refuse);
    server.listen(options.port, options.host, () => {
      server.off('error', refuse);
      done();
    });
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { port, close: (drainMs) => drain(server, open, drainMs) };
}

/** Why a port cannot be had, as a sentence that says what to do. */
function cannotListen(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Set PORT to a free one, or end that program.`,
    );
  return error.code === 'EACCES'
    ? new Error(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`)
    : error;
}

/** The failure of work that cannot finish in time; its code is `busy`. */
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
