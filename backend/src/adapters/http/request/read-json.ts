import type { Context } from 'koa';
import type { z } from 'zod';
import { errors, isDomainError } from '../../../domain/errors.ts';
import { check } from './check.ts';

export interface JsonLimits {
  readonly maxBytes: number;
  readonly deadlineMs: number;
  /** Called with the bytes of each piece that arrives; throws to refuse the rest. */
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Nearly every JSON body of the interface is a handful of short fields, and one this small that takes longer is not meant to
 * arrive.
 */
const SMALL: JsonLimits = { maxBytes: 16 * 1024, deadlineMs: 10_000 };

/**
 * Reads a small JSON object that has the shape of `schema`. Rejects with `invalid_request` and the sentence of the first field that
 * is wrong, and with `document_unsupported` (415) for other content types.
 */
export async function readJson<Schema extends z.ZodType>(
  ctx: Context,
  schema: Schema,
  limits: JsonLimits = SMALL,
): Promise<z.output<Schema>> {
  return check(schema, await readObject(ctx, limits));
}

/** The same where nothing needs to be sent: an absent body counts as an empty object. */
export async function readOptionalJson<Schema extends z.ZodType>(
  ctx: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return ctx.get('Content-Type') === '' ? check(schema, {}) : readJson(ctx, schema);
}

async function readObject(ctx: Context, limits: JsonLimits): Promise<object> {
  if (!ctx.is('application/json')) {
    throw errors.documentUnsupported('Please send this request as JSON.');
  }
  if ((ctx.request.length ?? 0) > limits.maxBytes) throw tooLong();
  const text = await readText(ctx, limits);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw errors.invalidRequest('Please send a JSON object.');
  }
  return value;
}

async function readText({ req, res }: Context, limits: JsonLimits): Promise<string> {
  const { maxBytes, deadlineMs, onBytes } = limits;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const deadline = setTimeout(() => req.destroy(), deadlineMs);
  if (req.headers.expect !== undefined) res.writeContinue();
  try {
    // Left to itself, the loop would destroy the connection with the request, and the answer with it.
    const pieces: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
    for await (const chunk of pieces) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLong();
      onBytes?.(chunk.length);
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw bytes > maxBytes ? tooLong() : errors.invalidRequest('The request could not be read.');
  } finally {
    clearTimeout(deadline);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw errors.invalidRequest('The request is not valid JSON.');
  }
}

const tooLong = () => errors.invalidRequest('The request is too long.');
