import product from '../../../../../package.json' with { type: 'json' };
import { z } from 'zod';
import { FAILURE_COMPONENTS, failureResponses } from './failures.ts';
import type { Answer, Body, Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

const TAGS = {
  Analysis: 'Reading documents. Nothing of them is stored.',
  Account: 'Signing in, and what belongs to one user.',
  Operator: 'The area of the operator.',
  Service: 'What programs and monitoring ask before anybody has signed in.',
} as const satisfies Readonly<Record<Operation['tag'], string>>;

const SECURITY = {
  everyone: [],
  user: [{ bearer: [] }],
  admin: [{ operator: [] }],
} as const;

/**
 * The description of the interface as OpenAPI 3.1, made from the schemas that requests are checked with and that answers are held
 * to. The same on every installation.
 */
export function describeInterface(): Json {
  const schemas: Record<string, unknown> = { ...FAILURE_COMPONENTS.schemas };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method] = describeOperation(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Legible',
      version: product.version,
      summary: 'Legal documents, made legible.',
      description:
        'Send a contract, get a report in plain language. A call that fails answers with one plain sentence as text and the name of ' +
        'the failure in `x-error-code`. Fields may be added to answers at any time; none is removed or changes its meaning within a version.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This installation.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      headers: FAILURE_COMPONENTS.headers,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The ID token of a sign-in, or a personal access token (`lgb_…`).',
        },
        operator: { type: 'apiKey', in: 'header', name: 'x-admin-token' },
      },
    },
  };
}

function describeOperation(operation: Operation, schemas: Record<string, unknown>): Json {
  const { id, tag, summary, description, access, query, body, answers, events } = operation;
  const parameters = [...pathParameters(operation.path), ...queryParameters(query)];
  const answered = Object.entries(answers).map(([status, answer]) => [
    status,
    describeAnswer(answer, events, schemas),
  ]);
  const failures = failureResponses(operation.failures);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: SECURITY[access],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: describeBody(body, schemas) }),
    responses: { ...failures, ...withFailuresToo(Object.fromEntries(answered), failures) },
  };
}

/** A status that is an answer of its own and a failure of any call (503) may come as either. */
function withFailuresToo(
  answered: Readonly<Record<string, Json>>,
  failures: Readonly<Record<string, unknown>>,
): Json {
  const merged = Object.entries(answered).map(([status, answer]) => {
    const failure = failures[status] as Json | undefined; // made by failureResponses, an object for each status
    if (failure === undefined) return [status, answer];
    const content = { ...(answer['content'] as Json), ...(failure['content'] as Json) };
    return [status, { ...answer, headers: failure['headers'], content }];
  });
  return Object.fromEntries(merged);
}

function describeAnswer(
  { description, body, headers }: Answer,
  events: Operation['events'],
  schemas: Record<string, unknown>,
): Json {
  const content = {
    ...(body === undefined
      ? {}
      : {
          'application/json': {
            schema: refTo(addSchema(schemas, body.name, body.schema, 'output')),
            example: body.example,
          },
        }),
    ...(events === undefined ? {} : { 'text/event-stream': describeEvents(events, schemas) }),
  };
  return {
    description,
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, said]) => [
              name,
              { description: said, schema: { type: 'string' } },
            ]),
          ),
        }),
    ...(Object.keys(content).length === 0 ? {} : { content }),
  };
}

/** OpenAPI 3.1 has no words for a stream of events; `x-events` names the schema of the data of each. */
function describeEvents(events: NonNullable<Operation['events']>, schemas: Record<string, unknown>): Json {
  const names = Object.entries(events).map(([event, schema]) => {
    const name = `Event${event[0]!.toUpperCase()}${event.slice(1)}`; // no event has an empty name
    return [event, refTo(addSchema(schemas, name, schema, 'output'))];
  });
  return {
    schema: { type: 'string', description: 'Server-sent events, each with a name and JSON as its data.' },
    'x-events': Object.fromEntries(names),
  };
}

function describeBody(
  { kind, name, schema, isOptional, example }: Body,
  schemas: Record<string, unknown>,
): Json {
  // The fields of a form are described as they are after trimming; JSON is taken as it comes.
  const named = addSchema(schemas, name, schema, kind === 'form' ? 'output' : 'input');
  const type = kind === 'form' ? 'multipart/form-data' : 'application/json';
  return {
    required: isOptional !== true,
    content: { [type]: { schema: refTo(named), example } },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w{1,40})\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {} } = toSchema(query, 'output') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    required: false,
    schema,
  }));
}

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Adds a schema under its name, and every schema with a name of its own that it refers to. Gives the name it has. */
function addSchema(
  schemas: Record<string, unknown>,
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
): string {
  const { $defs = {}, ...described } = toSchema(schema, io) as { readonly $defs?: Json };
  const own = z.globalRegistry.get(schema)?.id ?? name;
  // A root with a name of its own may stand among the definitions, and then the root only refers to it.
  Object.assign(schemas, { [own]: described, ...$defs });
  return own;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  return withoutMarks(JSON.parse(text)) as Json; // an object at the root stays one
}

/** Without the marks of zod: its ids are names here, and the limits of whole numbers in JavaScript say nothing. */
function withoutMarks(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMarks(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, held]) =>
      !isSchema ||
      (!['$schema', 'id', '$id'].includes(name) && Math.abs(Number(held)) !== Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(
    // Under `properties` and `$defs` stand names of fields, and `id` may be one.
    kept.map(([name, held]) => [name, withoutMarks(held, name !== 'properties' && name !== '$defs')]),
  );
}
