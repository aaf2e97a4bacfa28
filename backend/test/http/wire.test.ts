import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnreadableRequest } from '../../src/adapters/http/unreadable-request.ts';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { BOUNDARY, endOfForm, filePart, goodFields, openRaw, sendRaw } from '../support/raw-http.ts';
import type { TestApp } from '../support/start-app.ts';
import { ADMIN_PASSWORD, bearer, JSON_BODY, startApp, uploadForm } from '../support/start-app.ts';

const POST = 'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const GUESS = '{"password":"x"}';
const RIGHT = JSON.stringify({ password: ADMIN_PASSWORD });

describe('On the wire', () => {
  let app: TestApp;
  let unreadable: UnreadableRequest[];
  beforeAll(async () => {
    unreadable = [];
    app = await startApp({
      server: { headersTimeoutMs: 300, onUnreadable: (request) => void unreadable.push(request) },
    });
  });
  afterAll(() => app.close());

  const raw = (request: string) => sendRaw(app.port, request);
  /** Everything that comes back on one connection until its end. */
  const everything = async (request: string) => {
    const { socket, closed } = openRaw(app.port);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.write(request);
    await closed;
    return received;
  };
  const sends = async (request: string, status: number) => {
    const answer = await raw(request);
    expect(answer.status).toBe(status);
    expect((await app.call('/api/health')).status).toBe(200);
    return answer;
  };

  describe('a request that cannot be read gets one plain sentence and the headers of every answer', () => {
    it.each([
      ['no HTTP at all', 'garbage\r\n\r\n', 400],
      ['the hello of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400],
      ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
      ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\n\r\n', 400],
      ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n', 400],
      ['headers that never end', 'GET / HTTP/1.1\r\nHost: loc', 408],
      ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
      ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [
        'too long an extension of a chunk',
        `${POST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
        413,
      ],
      ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ])('%s', async (_case, request, status) => {
      const { headers, body } = await sends(request, status);
      expect(body).toMatch(/^The (?:request|headers)[\w ]+\.$/);
      const sent = new Headers(
        headers
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(': ') as [string, string]), // every line of ours has a name and a value
      );
      const fromTheInside = (await app.call('/api/health')).headers;
      for (const name of [
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'cache-control',
      ]) {
        expect([name, sent.get(name)]).toEqual([name, fromTheInside.get(name)]);
      }
      expect(sent.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(sent.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(sent.get('x-error-code')).toBe('invalid_request');
      expect(sent.get('x-powered-by') ?? sent.get('server')).toBeNull();
      // The operator can find it by its id.
      expect(unreadable).toContainEqual({ requestId: sent.get('x-request-id'), status });
    });
  });

  describe('two readers of one request cannot disagree about where it ends', () => {
    const smuggled = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n';
    it.each([
      ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
      ['the same length twice', `Content-Length: ${GUESS.length}\r\nContent-Length: ${GUESS.length}\r\n`],
      ['two lengths in one line', `Content-Length: ${GUESS.length}, ${GUESS.length}\r\n`],
      ['a length and chunks', `Content-Length: ${GUESS.length}\r\nTransfer-Encoding: chunked\r\n`],
      ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: ${GUESS.length}\r\n`],
      ['a length with a sign', `Content-Length: +${GUESS.length}\r\n`],
      ['a length that is negative', 'Content-Length: -1\r\n'],
      ['a length in hex', 'Content-Length: 0x10\r\n'],
      ['a length that is a word', 'Content-Length: many\r\n'],
      ['a length beyond all numbers', `Content-Length: ${'9'.repeat(40)}\r\n`],
      ['a space before the colon', `Content-Length : ${GUESS.length}\r\n`],
      ['a folded header', `X: a\r\n Content-Length: 5\r\nContent-Length: ${GUESS.length}\r\n\tx\r\n`],
      ['chunks spelled otherwise', 'Transfer-Encoding: xchunked\r\n'],
      ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n'],
      ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n'],
      ['a bare line feed', 'X: a\nTransfer-Encoding: chunked\r\n'],
      ['a bare carriage return', 'X: a\rTransfer-Encoding: chunked\r\n'],
      ['a zero byte in a header', 'X: a\u0000b\r\n'],
    ])('with %s', async (_case, headers) => {
      const answers = await everything(`${POST}${headers}\r\n${GUESS}${smuggled}`);
      expect(answers).toMatch(/^HTTP\/1\.1 400 /);
      expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
      expect(answers).not.toContain('maxUploadBytes');
    });

    it.each([
      ['no size', 'x\r\n'],
      ['a size with a sign', '-1\r\n'],
      ['a size beyond all numbers', `${'F'.repeat(20)}\r\n`],
      ['a size that is too small', '2\r\nabcdef\r\n0\r\n\r\n'],
    ])('nor do chunks with %s', async (_case, chunks) => {
      const answers = await everything(`${POST}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
      expect(answers).toMatch(/^HTTP\/1\.1 400 /);
      expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    });

    it('and a second request on the connection is not answered before the first', async () => {
      const { token } = await app.signIn();
      const quota = `GET /api/user/quota HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
      const last = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
      const answers = await everything(quota + last);
      expect(answers.indexOf('"opensAt"')).toBeGreaterThan(0);
      expect(answers.indexOf('"status":"ok"')).toBeGreaterThan(answers.indexOf('"opensAt"'));
    });
  });

  it('never puts a second answer into one that has begun', async () => {
    let finish = () => {};
    const work = new Promise<void>((done) => (finish = done));
    const slow = await startApp({
      database: app.database,
      analyst: createPlainAnalyst({ before: () => work }),
    });
    try {
      const { token } = await slow.signIn();
      const body = Buffer.concat([
        goodFields,
        filePart('This Agreement is made between A and B on the first of March.'),
        endOfForm,
      ]);
      const { socket, closed } = openRaw(slow.port);
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
      socket.write(
        `POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n` +
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
      await expect.poll(() => received).toContain('event: stage');
      socket.write('garbage\r\n\r\n');
      await closed;
      expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200']);
    } finally {
      finish();
      await slow.close();
    }
  });

  describe('a header that stands twice is not taken for one', () => {
    it.each([
      ['Authorization', '/api/user/quota', async () => `Bearer ${(await app.signIn()).token}`],
      ['X-Admin-Token', '/api/admin/stats', async () => 'a'.repeat(43)],
    ])('%s', async (name, path, valueOf) => {
      const value = await valueOf();
      const lines = `${name}: none\r\n${name}: ${value}\r\n`;
      const { status } = await sends(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n`, 401);
      expect(status).toBe(401);
    });

    it('Content-Type', async () => {
      const lines = `Content-Type: text/plain\r\nContent-Length: ${GUESS.length}\r\n\r\n`;
      await sends(
        `POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Type: application/json\r\n${lines}${GUESS}`,
        415,
      );
    });

    it('Origin', async () => {
      const lines = `Origin: ${app.url}\r\nOrigin: https://evil.example\r\n`;
      await sends(`${POST}${lines}Content-Length: ${GUESS.length}\r\n\r\n${GUESS}`, 403);
    });
  });

  it.each([
    ['an address of 8,000 characters', `/api/${'x'.repeat(8_000)}`, 404],
    ['a query of 8,000 characters', `/api/health?${'x'.repeat(8_000)}`, 200],
    ['a user id of 8,000 characters', `/api/admin/users/${'x'.repeat(8_000)}/restrict`, 405],
    ['10,000 parts of a path', `/${'a/'.repeat(5_000)}`, 404],
  ])('%s is answered at once', async (_case, path, status) => {
    const { headers } = await sends(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, status);
    expect(headers).toMatch(/x-request-id: /i);
  });

  it.each(['/api/health', '/api/config', '/api/user/quota', '/api/admin/stats', '/api/nowhere'])(
    'HEAD %s says what GET would, without a body and without leave',
    async (path) => {
      const [head, get] = [await app.call(path, { method: 'HEAD' }), await app.call(path)];
      expect([head.status, head.headers.get('content-type')]).toEqual([
        get.status,
        get.headers.get('content-type'),
      ]);
      expect(head.headers.get('cache-control')).toBe('no-store');
      expect(await head.text()).toBe('');
    },
  );

  it.each(['OPTIONS', 'TRACE', 'PROPFIND'])('%s does nothing on any route', async (method) => {
    for (const path of ['/api/analyze', '/api/admin/login', '/api/admin/users', '/api/user/quota', '/']) {
      const { status, headers, body } = await raw(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: tell-nobody\r\nOrigin: null\r\n\r\n`,
      );
      expect([403, 404, 405, 501]).toContain(status);
      expect(headers).not.toMatch(/access-control/i);
      // What TRACE would send back is what a script must not see.
      expect(headers + body).not.toContain('tell-nobody');
    }
  });

  it.each(['%E0%A4%A', '%zz', '%00', '%2e%2e%2f', '%ff%fe', 'u'.repeat(8_000)])(
    'the user id %s is nobody, with a session too',
    async (id) => {
      const { body } = await raw(
        `${POST}Content-Length: ${RIGHT.length}\r\nConnection: close\r\n\r\n${RIGHT}`,
      );
      const { token } = JSON.parse(body) as { token: string };
      const change = '{"isRestricted":true}';
      const lines = `X-Admin-Token: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${change.length}\r\n`;
      const { status } = await raw(
        `POST /api/admin/users/${id}/restrict HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n${change}`,
      );
      expect([400, 404]).toContain(status);
    },
  );

  it('names the type and the characters of everything it sends, and sets no cookie', async () => {
    const { token } = await app.signIn();
    const answers = await Promise.all([
      app.call('/api/health'),
      app.call('/api/config'),
      app.call('/api/ready'),
      app.call('/api/nowhere'),
      app.call('/api/user/quota', { headers: bearer(token) }),
      app.call('/api/user/track-login', { method: 'POST', headers: bearer(token) }),
      app.call('/api/admin/stats'),
      app.call('/api/admin/login', { method: 'POST', headers: JSON_BODY, body: GUESS }),
      app.call('/api/admin/login', { method: 'POST', headers: JSON_BODY, body: RIGHT }),
      app.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() }),
      app.call('/api/analyze', {
        method: 'POST',
        headers: { ...bearer(token), Accept: 'text/event-stream' },
        body: uploadForm(),
      }),
    ]);
    for (const { headers, status } of answers) {
      const body = /^(?:application\/json|text\/plain|text\/event-stream); charset=utf-8$/;
      if (status !== 204) expect(headers.get('content-type')).toMatch(body);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('ignores an expectation that it does not know', async () => {
    const { headers } = await sends(
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n\r\n',
      200,
    );
    expect(headers).toMatch(/x-content-type-options: nosniff/i);
  });

  it('does not change its protocol because somebody asks', async () => {
    const { token } = await app.signIn();
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n';
    const { headers } = await sends(
      `GET /api/user/quota HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${bearer(token)['Authorization']}\r\n${upgrade}\r\n`,
      200,
    );
    expect(headers).not.toMatch(/^upgrade:/im);
  });
});
