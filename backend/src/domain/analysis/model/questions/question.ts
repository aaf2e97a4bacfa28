import type { Reader } from '../../../../ports/analyst.ts';
import type { JsonSchema, Prompt } from '../../../../ports/language-model.ts';
import type { PaperBrief } from './paper-brief.ts';

/** What is fixed for one analysis. */
export interface Assignment {
  readonly reader: Reader;
  readonly brief: PaperBrief;
  /** Random letters that fence the document off; new for every analysis, so that no document can hold them. */
  readonly mark: string;
}

/** A prompt with what it needs from the call. */
export interface Question {
  readonly prompt: Prompt;
  readonly maxTokens: number;
  readonly schema: JsonSchema;
}

/** A list of flat objects with these fields, every one required, as OpenAI wants it. */
export const listOf = (fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', additionalProperties: false, required: Object.keys(fields), properties: fields },
});

/** An object with these fields, every one required. */
export const objectOf = (fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(fields),
  properties: fields,
});

export const TEXT: JsonSchema = { type: 'string' };
export const IDS: JsonSchema = { type: 'array', items: { type: 'integer' } };
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: [...values] });
