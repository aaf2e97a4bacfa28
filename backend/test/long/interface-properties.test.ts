import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describeInterface } from '../../src/adapters/http/openapi/document.ts';
import { fromSchema, type Schema } from '../support/from-schema.ts';
import { ADMIN_PASSWORD, bearer, startApp, type TestApp } from '../support/start-app.ts';

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

const document = describeInterface() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
/** The end of a session would refuse what comes after it. */
const ENDS_SESSION = new Set(['/api/admin/logout']);
const operations = Object.entries(document.paths)
  .filter(([path]) => !ENDS_SESSION.has(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const RUNS = 60;

/** Mostly what is allowed, and anything at all in some places: a request of wrong values alone ends at the first of them. */
const valuesFor = (schema: Schema) =>
  fc.oneof({ weight: 7, arbitrary: fromSchema(schema, resolve) }, { weight: 1, arbitrary: fc.jsonValue() });
const CONTRACT = new TextEncoder().encode(
  'This lease is made between Anna Berg (the "Landlord") and Tom Reed (the "Tenant"). The Tenant shall pay 900 euros a month.',
);
const wordsFor = (schema: Schema) => valuesFor(schema).map((value) => asWords(value));
const asWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function bodyFor(content: Readonly<Record<string, { readonly schema: Schema }>>): fc.Arbitrary<BodyInit> {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  const { $ref = '' } = schema;
  if (type === 'application/json') {
    return fc.oneof(
      valuesFor(schema).map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
  }
  const { properties = {} } = $ref === '' ? schema : resolve($ref);
  const isFile = (name: string) => ['file', 'before', 'after'].includes(name);
  const fields = Object.entries(properties).map(
    ([name, inner]): fc.Arbitrary<readonly [string, string | File]> =>
      isFile(name)
        ? fc
            .tuple(
              fc.oneof(fc.constant(CONTRACT), fc.uint8Array({ maxLength: 2_000 })),
              fc.oneof(fc.constant('lease.txt'), fc.string({ maxLength: 40 })),
            )
            .map(([bytes, fileName]) => [name, new File([bytes], fileName || 'a.txt')] as const)
        : wordsFor(inner).map((words) => [name, words] as const),
  );
  return fc.tuple(...fields.map((field) => fc.option(field, { freq: 5 }))).map((chosen) => {
    const form = new FormData();
    // Whose it is must be the user that is signed in, which no chance finds.
    for (const entry of chosen)
      if (entry !== null && entry[0] !== 'firebaseUid') form.append(entry[0], entry[1]);
    return form;
  });
}

describe('Any request at all', () => {
  let app: TestApp;
  let admin = '';
  beforeAll(async () => {
    app = await startApp();
    const answer = await app.call('/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
    });
    ({ token: admin } = (await answer.json()) as { token: string });
  });
  // Fails where an answer did not match the description.
  afterAll(() => app.close());

  it.each(operations)(
    'gets an answer that the description knows: $method $path',
    async ({ path, method, operation }) => {
      const { token } = await app.signIn();
      const { parameters = [], requestBody } = operation;
      const request = fc.record({
        words: fc.tuple(...parameters.map(({ schema }) => wordsFor(schema))),
        body: requestBody === undefined ? fc.constant(undefined) : bodyFor(requestBody.content),
        isSignedIn: fc.oneof(
          { weight: 5, arbitrary: fc.constant(true) },
          { weight: 1, arbitrary: fc.constant(false) },
        ),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ words, body, isSignedIn }) => {
          let url = path;
          const query = new URLSearchParams();
          for (const [index, parameter] of parameters.entries()) {
            const value = words[index] ?? '';
            if (parameter.in === 'path')
              url = url.replace(`{${parameter.name}}`, encodeURIComponent(value) || 'x');
            else query.set(parameter.name, value);
          }
          const headers = new Headers(isSignedIn ? { ...bearer(token), 'x-admin-token': admin } : {});
          if (typeof body === 'string') headers.set('Content-Type', 'application/json');
          const answer = await app.call(`${url}?${query.toString()}`, {
            method: method.toUpperCase(),
            headers,
            ...(body === undefined ? {} : { body }),
          });
          await answer.arrayBuffer();
          expect(answer.status, `${method} ${url}`).toBeLessThan(500);
        }),
        { numRuns: RUNS, seed: 1 },
      );
    },
  );
});
