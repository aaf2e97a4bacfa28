import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describeInterface } from '../../src/adapters/http/openapi/document.ts';

/** Where the HTTP tests leave how many answers were held to the description. */
const FIGURES = 'test-results/described-answers.json';

interface Described {
  readonly pattern: RegExp;
  readonly methods: Readonly<
    Record<string, { readonly responses: Readonly<Record<string, DescribedAnswer>> }>
  >;
}
interface DescribedAnswer {
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly 'x-events'?: object }>>;
}

/** One answer as it left the server. */
export interface SentAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const document = describeInterface() as {
  readonly paths: Readonly<Record<string, Described['methods']>>;
  readonly components: object;
};
const routes: readonly Described[] = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods,
}));

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema({ $id: 'interface', components: document.components });
const validators = new Map<object, ValidateFunction>();

// Every file of the project counts on: they share a worker.
const totals = { answers: 0, events: 0, mismatches: 0 };

/** What is wrong with an answer in view of the description; empty where it matches. */
export function mismatchesOf({ method, path, status, headers, body }: SentAnswer): string[] {
  const what = `${method} ${path} → ${status}`;
  const route = routes.find(({ pattern }) => pattern.test(path));
  const operation = route?.methods[method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (operation === undefined) return mismatchOfUnknown(what, route !== undefined, status, headers);

  const described = operation.responses[String(status)];
  if (described === undefined) return [`${what}: this status is not described`];
  const declared = headers['content-type'];
  const type = typeof declared === 'string' ? (declared.split(';')[0] ?? '') : '';
  const content = described.content?.[type];
  if (content === undefined) {
    return described.content === undefined && body === '' ? [] : [`${what}: ${type} is not described`];
  }
  if (status >= 400 && type === 'text/plain' && headers['x-error-code'] === undefined) {
    return [`${what}: no x-error-code`];
  }
  if (method === 'HEAD') return [];
  if (type === 'text/event-stream') return eventMismatches(what, content['x-events'] ?? {}, body);
  return valueMismatches(what, content.schema, type === 'application/json' ? JSON.parse(body) : body);
}

function mismatchOfUnknown(
  what: string,
  isKnownPath: boolean,
  status: number,
  headers: SentAnswer['headers'],
): string[] {
  if (status === 404 || (status >= 400 && status < 500 && !isKnownPath)) return [];
  const isRefused = status === 405 && typeof headers['allow'] === 'string';
  // A foreign page is refused before anybody looks at the path, and so is what is not HTTP.
  return isRefused || status === 403 || status === 400 ? [] : [`${what}: this call is not described`];
}

function eventMismatches(what: string, described: object, body: string): string[] {
  const schemas = described as Readonly<Record<string, object>>;
  return splitEvents(body).flatMap(({ name, data }) => {
    totals.events += 1;
    const schema = schemas[name];
    return schema === undefined
      ? [`${what}: the event ${name} is not described`]
      : valueMismatches(`${what}, event ${name}`, schema, data);
  });
}

function splitEvents(body: string): { readonly name: string; readonly data: unknown }[] {
  const pieces = body.split('\n\n').filter((piece) => piece.startsWith('event: '));
  return pieces.map((piece) => {
    const [name = '', data = ''] = piece.split('\n');
    return { name: name.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
  });
}

function valueMismatches(what: string, schema: object, value: unknown): string[] {
  const validate =
    validators.get(schema) ??
    ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"interface#/components/')) as object,
    );
  validators.set(schema, validate);
  if (validate(value)) return [];
  const [first] = validate.errors ?? [];
  return [`${what}: ${first?.instancePath ?? ''} ${first?.message ?? 'does not match its schema'}`];
}

export interface InterfaceChecker {
  /** Watches one answer on its way out. */
  watch(req: IncomingMessage, res: ServerResponse): void;
  /** Throws where an answer did not match the description. */
  finish(): void;
}

/** Holds every answer of a server below /api to the description of the interface. */
export function createInterfaceChecker(): InterfaceChecker {
  const problems: string[] = [];
  return {
    watch(req, res) {
      const chunks: Buffer[] = [];
      const keep = (chunk: unknown) => {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array)
          chunks.push(Buffer.from(chunk as string));
      };
      const write = res.write.bind(res) as (...args: unknown[]) => boolean;
      const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
      res.write = (...args: unknown[]) => {
        keep(args[0]);
        return write(...args);
      };
      res.end = (...args: unknown[]) => {
        keep(args[0]);
        return end(...args);
      };
      res.once('finish', () => {
        const path = (req.url ?? '').split('?')[0] ?? '';
        if (!path.startsWith('/api/')) return;
        const found = mismatchesOfSent(req.method ?? '', path, res, Buffer.concat(chunks));
        totals.answers += 1;
        totals.mismatches += found.length;
        problems.push(...found);
      });
    },
    finish() {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(FIGURES, `${JSON.stringify(totals)}\n`);
      if (problems.length > 0) throw new Error(`Answers that no description fits:\n${problems.join('\n')}`);
    },
  };
}

/** A listener that throws would end the run of all tests: what cannot be compared is a mismatch too. */
function mismatchesOfSent(method: string, path: string, res: ServerResponse, sent: Buffer): string[] {
  try {
    const headers = res.getHeaders();
    const encoding = headers['content-encoding'];
    const body = plain(sent, typeof encoding === 'string' ? encoding : '');
    return mismatchesOf({ method, path, status: res.statusCode, headers, body });
  } catch (error) {
    return [`${method} ${path} → ${res.statusCode}: ${String(error)}`];
  }
}

function plain(bytes: Buffer, encoding: string): string {
  const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    deflate: inflateSync,
    zstd: zstdDecompressSync,
  };
  return (bytes.length === 0 ? bytes : (decoders[encoding]?.(bytes) ?? bytes)).toString('utf8');
}
