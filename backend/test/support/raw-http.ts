import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

export interface RawConnection {
  readonly socket: Socket;
  write(data: string | Uint8Array): void;
  /** Bytes the kernel has taken from us so far. */
  bytesWritten(): number;
  /** The first answer, once its headers and body have come. */
  readonly answer: Promise<RawAnswer>;
  /** Resolves when the connection has ended, for whatever reason. */
  readonly closed: Promise<void>;
}

/** Sends a request on a connection of its own and gives the answer. */
export async function sendRaw(port: number, request: string): Promise<RawAnswer> {
  const connection = openRaw(port);
  connection.write(request);
  const answer = await connection.answer;
  connection.socket.destroy();
  return answer;
}

/** A connection on which a test says exactly what it wants; a stubborn one goes on sending after the server's last word. */
export function openRaw(port: number, { isStubborn = false } = {}): RawConnection {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: isStubborn });
  let received = '';
  const answer = new Promise<RawAnswer>((done, fail) => {
    const read = () => {
      const parsed = parseAnswer(received);
      if (parsed !== null) done(parsed);
    };
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      read();
    });
    socket.once('close', () => {
      read();
      fail(new Error(`The connection ended before an answer: ${JSON.stringify(received.slice(0, 200))}`));
    });
  });
  // A test that only waits for the end has no use for the answer.
  answer.catch(() => undefined);
  socket.on('error', () => undefined);
  return {
    socket,
    write: (data) => void socket.write(data),
    bytesWritten: () => socket.bytesWritten - socket.writableLength,
    answer,
    closed: new Promise((done) => socket.once('close', () => done())),
  };
}

function parseAnswer(text: string): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const headers = text.slice(0, end);
  const body = text.slice(end + 4);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]);
  if (status === 100) return parseAnswer(body);
  const length = /^content-length: (\d+)/im.exec(headers)?.[1];
  if (length !== undefined && body.length < Number(length)) return null;
  return { status, headers, body };
}

export const BOUNDARY = '----legible-test';

/** One part of a form, exactly as given. */
export const part = (disposition: string, value: string | Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

export const filePart = (value: string | Uint8Array, name = 'file', fileName = 'contract.txt'): Buffer =>
  part(`form-data; name="${name}"; filename="${fileName}"`, value);

export const fieldPart = (name: string, value: string): Buffer => part(`form-data; name="${name}"`, value);

export const endOfForm = Buffer.from(`--${BOUNDARY}--\r\n`);

/** The two fields that every form needs beside its file. */
export const goodFields = Buffer.concat([
  fieldPart('userIdentity', 'Tenant'),
  fieldPart('selectedCountry', 'India'),
]);
