import * as fc from 'fast-check';

/** The parts of JSON Schema that the description of the interface uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** Longest text and list that are made: more tells nothing new and takes time. */
const LONGEST_TEXT = 600;
const LONGEST_LIST = 4;

/** Values that the schema allows, as far as its shape goes. `resolve` finds what a `$ref` names. */
export function fromSchema(schema: Schema, resolve: (ref: string) => Schema): fc.Arbitrary<unknown> {
  const make = (inner: Schema): fc.Arbitrary<unknown> => fromSchema(inner, resolve);
  if (schema.$ref !== undefined) return make(resolve(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(make));
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties).map(([name, inner]) => [name, make(inner)] as const);
    return fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] });
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') {
    return fc.array(make(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 9, LONGEST_LIST) });
  }
  if (type === 'integer') return fc.integer(limits(schema));
  if (type === 'number') return fc.double({ ...limits(schema), noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (schema.format === 'email') return fc.emailAddress();
  if (type === 'string') {
    return fc.string({
      unit: 'grapheme',
      minLength: schema.minLength ?? 0,
      maxLength: Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT),
    });
  }
  return fc.jsonValue();
}

const limits = ({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema) => ({
  min: Math.max(minimum, -2_147_483_648),
  max: Math.min(maximum, 2_147_483_647),
});
