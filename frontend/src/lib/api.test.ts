import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../mocks/server.ts';
import { adminSession } from './admin-session.ts';
import { api, ApiError, request } from './api.ts';
import { provideIdToken } from './id-token.ts';

/** Answers every call to the path and tells what it carried. */
function echo(path: string): Request[] {
  const seen: Request[] = [];
  server.use(
    http.all(path, ({ request }) => {
      seen.push(request);
      return HttpResponse.json({});
    }),
  );
  return seen;
}

describe('a failed call', () => {
  it.each([
    ['status and body', 'The file is too large.', '413: The file is too large.'],
    ['status and status text where the body is empty', '', '413: Payload Too Large'],
  ])('is an error of %s', async (_case, body, message) => {
    server.use(
      http.get('/api/thing', () => new HttpResponse(body, { status: 413, statusText: 'Payload Too Large' })),
    );
    await expect(api('GET', '/api/thing')).rejects.toThrow(message);
  });

  it('tells nothing of the page that a proxy sends in place of the server', async () => {
    const page = '<html><body><h1>502 Bad Gateway</h1></body></html>';
    server.use(
      http.get('/api/thing', () => HttpResponse.html(page, { status: 502, statusText: 'Bad Gateway' })),
    );
    await expect(api('GET', '/api/thing')).rejects.toThrow(/^502: Bad Gateway$/);
  });

  it('carries the code of the server', async () => {
    server.use(
      http.get(
        '/api/thing',
        () => new HttpResponse('No.', { status: 403, headers: { 'x-error-code': 'not_allowed_here' } }),
      ),
    );
    const failure = await api('GET', '/api/thing').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 403, code: 'not_allowed_here', detail: 'No.' });
  });
});

describe('a call', () => {
  it('sends JSON with its content type', async () => {
    const seen = echo('/api/thing');
    await api('POST', '/api/thing', { body: { a: 1 } });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.json()).toEqual({ a: 1 });
  });

  it('leaves the content type of a form to the browser', async () => {
    const seen = echo('/api/thing');
    const form = new FormData();
    form.set('userIdentity', 'Tenant');
    await request('POST', '/api/thing', { body: form });
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  });

  it('answers undefined for an empty answer', async () => {
    server.use(http.post('/api/thing', () => new HttpResponse(null, { status: 204 })));
    expect(await api('POST', '/api/thing')).toBeUndefined();
  });
});

describe('tokens', () => {
  it('go with admin paths as x-admin-token when one is stored', async () => {
    const seen = echo('/api/admin/thing');
    await api('GET', '/api/admin/thing');
    adminSession.open('secret');
    await api('GET', '/api/admin/thing');
    expect(seen.map(({ headers }) => headers.get('x-admin-token'))).toEqual([null, 'secret']);
  });

  it('go with a user’s own paths as Bearer and nowhere else', async () => {
    const withdraw = provideIdToken(() => Promise.resolve('id-token'));
    adminSession.open('secret');
    const paths = ['/api/user/quota', '/api/analyze', '/api/config', '/api/admin/stats'];
    const headers: (string | null)[] = [];
    for (const path of paths) {
      const seen = echo(path);
      await api('GET', path);
      headers.push(seen[0]?.headers.get('authorization') ?? null);
      expect(seen[0]?.headers.get('x-admin-token') === 'secret').toBe(path.startsWith('/api/admin'));
    }
    expect(headers).toEqual(['Bearer id-token', 'Bearer id-token', null, null]);
    withdraw();
    const seen = echo('/api/analyze');
    await api('GET', '/api/analyze');
    expect(seen[0]?.headers.get('authorization')).toBeNull();
  });
});
