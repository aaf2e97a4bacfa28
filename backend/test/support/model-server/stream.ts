import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Fault, Finish } from './faults.ts';

/** How one server writes an answer; Ollama and both OpenAI interfaces differ only in this. */
export interface Wire {
  readonly contentType: string;
  /** Bytes of one piece of text. */
  readonly piece: (text: string) => string;
  /** Bytes that end the answer properly. */
  readonly end: (finish: Finish, outputTokens: number) => string;
  /** Bytes of a failure after the status line has gone out. */
  readonly failure: (message: string) => string;
  /** A line that is not JSON where one is due. */
  readonly garbage: string;
}

/** Reads a JSON body. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  // The stand-in is only ever asked by our own clients, which send objects.
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Misbehaves as asked. Resolves to true when the fault was the whole answer, and to false when the ordinary answer
 * should follow (`answer` faults).
 */
export async function misbehave(
  fault: Fault,
  wire: Wire,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<boolean> {
  const open = () => response.writeHead(200, { 'content-type': wire.contentType });
  switch (fault.kind) {
    case 'answer':
      return false;
    case 'status':
      response.writeHead(fault.status, fault.headers).end(fault.body);
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'hang':
      await aborted(signal);
      return true;
    case 'headers-then-nothing':
      open();
      response.flushHeaders();
      await aborted(signal);
      return true;
    case 'stall-midway':
      open();
      response.write(wire.piece('{"findings":'));
      await aborted(signal);
      return true;
    case 'drip':
      open();
      while (!signal.aborted) {
        response.write(wire.piece(' '));
        await Promise.race([aborted(signal), new Promise((resolve) => setTimeout(resolve, fault.everyMs))]);
      }
      return true;
    case 'cut':
      open();
      response.write(wire.piece('{"findings":[{"ids":[1],'));
      // The piece has to leave before the socket dies, or the fault would be a reset without an answer.
      await new Promise((resolve) => setTimeout(resolve, 20));
      response.socket?.destroy();
      return true;
    case 'missing-end':
      open();
      response.end(wire.piece('{"findings":[]}'));
      return true;
    case 'bad-json':
      open();
      response.write(wire.piece('{"findings":'));
      response.end(wire.garbage);
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>');
      return true;
    case 'error-in-stream':
      open();
      response.write(wire.piece('{"findings":'));
      response.end(wire.failure(fault.message));
      return true;
  }
}

/** Resolves when the other side has gone. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
