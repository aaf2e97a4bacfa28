import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOUNDARY, openRaw } from '../support/raw-http.ts';
import { startApp, type TestApp } from '../support/start-app.ts';

describe('A refusal that comes before the body', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each(['HTTP/1.1', 'HTTP/1.0'])(
    'reaches a sender of %s who closes after it and is still sending',
    async (version) => {
      const { socket, answer } = openRaw(app.port, { isStubborn: true });
      const failures: Error[] = [];
      socket.on('error', (error) => failures.push(error));
      const body = 'x'.repeat(1_000);
      socket.write(
        `POST /api/analyze ${version}\r\nHost: localhost\r\nConnection: close\r\n` +
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      expect((await answer).status).toBe(401);
      // Whoever has not read the answer by now would lose it to a reset.
      for (const half of [body.slice(0, 500), body.slice(500)]) {
        socket.write(half);
        await setTimeout(200);
      }
      expect(failures).toEqual([]);
      socket.destroy();
    },
  );
});
