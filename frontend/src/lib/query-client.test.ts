import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../mocks/server.ts';
import { createQueryClient, createQueryFunction } from './query-client.ts';

const refuse = () =>
  server.use(http.get('/api/user/thing', () => new HttpResponse('Sign in.', { status: 401 })));

describe('reading', () => {
  it('joins the parts of a query key to the path', async () => {
    server.use(http.get('/api/some/thing/7', () => HttpResponse.json({ found: true })));
    const read = createQueryClient().fetchQuery({ queryKey: ['/api/some', 'thing', 7] });
    expect(await read).toEqual({ found: true });
  });

  it('throws on 401 by default', async () => {
    refuse();
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user', 'thing'] })).rejects.toThrow(
      '401: Sign in.',
    );
  });

  it('returns null on 401 where that is asked for, and still throws on other failures', async () => {
    refuse();
    const queryFn = createQueryFunction({ on401: 'return-null' });
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/user', 'thing'], queryFn })).toBeNull();
    server.use(http.get('/api/user/thing', () => new HttpResponse('Broken.', { status: 500 })));
    await expect(
      createQueryClient().fetchQuery({ queryKey: ['/api/user', 'thing'], queryFn }),
    ).rejects.toThrow('500: Broken.');
  });

  it('asks once: no retry, and no second call while there is an answer', async () => {
    let calls = 0;
    server.use(
      http.get('/api/thing', () => {
        calls += 1;
        return calls === 1 ? new HttpResponse('No.', { status: 500 }) : HttpResponse.json(calls);
      }),
    );
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api', 'thing'] })).rejects.toThrow('500: No.');
    expect(calls).toBe(1);
    await client.fetchQuery({ queryKey: ['/api', 'thing'] });
    await client.fetchQuery({ queryKey: ['/api', 'thing'] });
    expect(calls).toBe(2);
    expect(client.getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });
});
