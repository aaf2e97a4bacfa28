import type { Context } from 'koa';
import { errors } from '../../../domain/errors.ts';

/** Every JSON body of the interface is a handful of short fields. */
const MAX_BYTES = 16 * 1024;
/** A body this small that takes longer is not meant to arrive. */
const DEADLINE_MS = 10_000;

/** Reads a small JSON object. Rejects with `invalid_request`, and with `document_unsupported` (415) for other content types. */
export async function readJson(ctx: Context): Promise<Readonly<Record<string, unknown>>> {
  if (!ctx.is('application/json')) {
    throw errors.documentUnsupported('Please send this request as JSON.');
  }
  if ((ctx.request.length ?? 0) > MAX_BYTES) throw tooLong();
  const text = await readText(ctx);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw errors.invalidRequest('Please send a JSON object.');
  }
  return value as Readonly<Record<string, unknown>>; // an object that is neither null nor an array
}

/** Reads a JSON object or, where nothing was sent, an empty one. */
export async function readOptionalJson(ctx: Context): Promise<Readonly<Record<string, unknown>>> {
  return ctx.get('Content-Type') === '' ? {} : readJson(ctx);
}

async function readText({ req, res }: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const deadline = setTimeout(() => req.destroy(), DEADLINE_MS);
  if (req.headers.expect !== undefined) res.writeContinue();
  try {
    // Left to itself, the loop would destroy the connection with the request, and the answer with it.
    const pieces: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
    for await (const chunk of pieces) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooLong();
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw bytes > MAX_BYTES ? tooLong() : errors.invalidRequest('The request could not be read.');
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
