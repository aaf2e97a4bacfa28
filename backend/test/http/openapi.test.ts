import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInterface } from '../../src/adapters/http/openapi/document.ts';
import { mismatchesOf } from '../support/interface-checker.ts';
import { startApp, type TestApp } from '../support/start-app.ts';

interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

const operations = Object.entries((describeInterface() as unknown as Paths).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
);

describe('The description of the interface', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('is served as it is made', async () => {
    const answer = await app.call('/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(describeInterface())));
  });

  it('describes every route of the router, and no other', () => {
    const described = operations.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.toSorted()).toEqual(app.routes.toSorted());
    expect(described.length).toBeGreaterThan(10);
  });

  it('gives every call a name of its own', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  const health = {
    method: 'GET',
    path: '/api/health',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"status":"ok"}',
  };

  it('fits an answer that keeps to it', () => {
    expect(mismatchesOf(health)).toEqual([]);
  });

  it.each([
    ['a field that is not described', { body: '{"status":"ok","extra":1}' }],
    ['a missing field', { body: '{}' }],
    ['a value of another type', { body: '{"status":1}' }],
    ['a status that is not described', { status: 201 }],
    ['a content type that is not described', { headers: { 'content-type': 'text/html' } }],
    ['a call that is not described', { path: '/api/other' }],
    ['a method that is not described', { method: 'DELETE' }],
    [
      'an event that is not described',
      {
        method: 'POST',
        path: '/api/analyze',
        headers: { 'content-type': 'text/event-stream' },
        body: 'event: surprise\ndata: {}\n\n',
      },
    ],
    [
      'an event with other data',
      {
        method: 'POST',
        path: '/api/analyze',
        headers: { 'content-type': 'text/event-stream' },
        body: 'event: queued\ndata: {"position":"first"}\n\n',
      },
    ],
  ])('does not fit %s', (_what, changes) => {
    expect(mismatchesOf({ ...health, ...changes })).not.toEqual([]);
  });
});
