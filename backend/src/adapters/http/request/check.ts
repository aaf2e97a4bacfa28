import type { z } from 'zod';
import { errors } from '../../../domain/errors.ts';

/** A value in the shape of a schema. Throws `invalid_request` with the sentence of the first thing that is wrong. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw errors.invalidRequest(error.issues[0]?.message ?? 'The request could not be read.');
}
