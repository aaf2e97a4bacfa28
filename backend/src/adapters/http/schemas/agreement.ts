import type { z } from 'zod';

/** The same shape with every level read-only, as the types of the wire are. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

/** True where a schema lets through exactly what the type of the wire allows. */
type Agrees<Wire, Schema extends z.ZodType> = [Wire] extends [Frozen<z.output<Schema>>]
  ? [Frozen<z.output<Schema>>] extends [Wire]
    ? true
    : 'the schema allows more than the type'
  : 'the type allows more than the schema';

/**
 * Ties a schema to the type of the wire that the server's code is written against: where the two differ by a field or a
 * word, it does not compile. Use: `wire<HealthResponse>()(z.object({ … }))`.
 */
export const wire =
  <Wire>() =>
  <Schema extends z.ZodType>(
    schema: Schema &
      (Agrees<Wire, Schema> extends true ? unknown : { readonly disagrees: Agrees<Wire, Schema> }),
  ): Schema =>
    schema;
