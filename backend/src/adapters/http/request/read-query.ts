import type { Context } from 'koa';
import type { z } from 'zod';
import { check } from './check.ts';

/** The query in the shape of a schema; an empty parameter counts as none. Throws `invalid_request`. */
export function readQuery<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const given = Object.entries(ctx.query).filter(([, value]) => value !== '');
  return check(schema, Object.fromEntries(given));
}
