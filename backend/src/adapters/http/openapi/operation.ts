import type { z } from 'zod';
import type { ErrorCode } from '../../../domain/errors.ts';

/** One call of the interface, as the description of it is made from. */
export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  /** With `{parameters}` as OpenAPI writes them. */
  readonly path: string;
  /** Unique; programs name their functions after it. */
  readonly id: string;
  readonly tag: 'Analysis' | 'Account' | 'Operator' | 'Service';
  /** One short line. */
  readonly summary: string;
  readonly description?: string;
  /** Who may call it. */
  readonly access: 'everyone' | 'user' | 'admin';
  /** The schema that the query is checked with. */
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /** What it answers when all went well, by status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Codes of the failures of its own; those that any call may answer with are added. */
  readonly failures: readonly ErrorCode[];
  /** The data of each event by its name, where the call can answer with events. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
}

export interface Body {
  readonly kind: 'json' | 'form';
  /** Name of the schema in the description. */
  readonly name: string;
  /** The schema that the body is checked with. */
  readonly schema: z.ZodObject;
  readonly isOptional?: true;
  readonly example: unknown;
}

export interface Answer {
  readonly description: string;
  /** Name and schema of the JSON; left out where there is no body. */
  readonly body?: { readonly name: string; readonly schema: z.ZodType; readonly example: unknown };
  /** Headers of this answer with what they hold. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in JSON. */
export const json = (name: string, schema: z.ZodType, example: unknown, description = 'Done.'): Answer => ({
  description,
  body: { name, schema, example },
});
