import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Middleware } from 'koa';
import type { BodyPace } from '../request/body-pace.ts';
import { stateOf } from '../request/state.ts';

/** After this long without reading, the answer has arrived or never will. */
const LINGER_MS = 2_000;
/** Longest time a body that nobody wants may go on arriving. */
const DRAIN_MS = 30_000;

/**
 * Ends what an early answer leaves behind. Left alone, Node reads the rest of a body that nobody wants, however long it
 * is. Here a little of it is thrown away. A body that ends within its budget leaves its connection open; for every other
 * the answer says `close`, and the connection ends once the sender had time to read it: closing at once would turn the
 * answer into a reset.
 */
export function limitUnreadBody(bodyPace: BodyPace): Middleware {
  return async (ctx, next) => {
    await next();
    const { req } = ctx;
    const { unreadBodyBudget, bodyArrived } = stateOf(ctx);
    const left = bytesLeft(req, bodyArrived);
    if (left === 0) return;
    const isTooMuch = left > unreadBodyBudget && !ctx.res.headersSent;
    if (isTooMuch) ctx.set('Connection', 'close');
    // The sender may have asked for the end as well: a proxy that speaks HTTP/1.0 to us, say.
    if (isTooMuch || !ctx.res.shouldKeepAlive) closeWithPatience(req.socket);
    drain(req, unreadBodyBudget, bodyPace);
  };
}

/** Bytes of the body that nobody has read yet; infinite where the sender does not say. */
function bytesLeft(req: IncomingMessage, arrived: number): number {
  if (req.complete || req.destroyed) return 0;
  if (req.headers['transfer-encoding'] !== undefined) return Infinity;
  return Math.max(0, Number(req.headers['content-length'] ?? 0) - arrived);
}

/** Node calls `destroySoon` after an answer that says `close`; unread bytes would then make it a reset. */
function closeWithPatience(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Throws bytes away up to the budget; after that reading stops, which stops the sender. */
function drain(req: IncomingMessage, budget: number, bodyPace: BodyPace): void {
  const { socket } = req;
  let seen = 0;
  let isCut = false;
  const cut = () => {
    isCut = true;
    clearTimeout(deadline);
    req.off('data', count);
    req.pause();
    socket.pause();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  const count = (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > budget) return cut();
    req.pause();
    bodyPace.unwanted(chunk.length, () => {
      if (!isCut) req.resume();
    });
  };
  const deadline = setTimeout(cut, DRAIN_MS).unref();
  req.once('close', () => clearTimeout(deadline));
  req.once('end', () => clearTimeout(deadline));
  // Once somebody listens, Node leaves the body to us.
  req.on('data', count);
  req.resume();
}
