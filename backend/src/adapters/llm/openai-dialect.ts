import type { CompletionOptions, Prompt } from '../../ports/language-model.ts';
import type { RefusableField } from './failures.ts';

/** What a server or model takes, as far as is known; found out by asking and kept for the process. */
export interface Dialect {
  readonly format: 'schema' | 'object' | 'text';
  readonly maxTokensField: 'max_tokens' | 'max_completion_tokens';
  readonly sendsTemperature: boolean;
  readonly asksForUsage: boolean;
  /** Least thinking that the model takes, or null when it has no such setting. */
  readonly effort: 'none' | 'minimal' | 'low' | null;
}

/** One question, and how to put it. */
export interface OpenAiCall {
  readonly model: string;
  readonly dialect: Dialect;
  readonly prompt: Prompt;
  readonly asked: CompletionOptions;
}

/** Models of OpenAI that think: o1 and up, gpt-5 and up. They take no temperature. */
const THINKING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d\d))/;

/** The first guess: everything, and for thinking models as little thought as can be. */
export function firstDialect(model: string, isOwnHost: boolean): Dialect {
  const thinks = isOwnHost && THINKING_MODEL.test(model);
  return {
    format: 'schema',
    maxTokensField: thinks ? 'max_completion_tokens' : 'max_tokens',
    sendsTemperature: !thinks,
    asksForUsage: true,
    effort: thinks ? 'none' : null,
  };
}

/** The dialect without what was refused, or null when there is nothing left to leave out. */
export function stepDown(dialect: Dialect, refused: RefusableField | undefined): Dialect | null {
  switch (refused) {
    case 'max_tokens':
      return dialect.maxTokensField === 'max_tokens'
        ? { ...dialect, maxTokensField: 'max_completion_tokens' }
        : null;
    case 'max_completion_tokens':
      return dialect.maxTokensField === 'max_completion_tokens'
        ? { ...dialect, maxTokensField: 'max_tokens' }
        : null;
    case 'temperature':
      return dialect.sendsTemperature ? { ...dialect, sendsTemperature: false } : null;
    case 'stream_options':
      return dialect.asksForUsage ? { ...dialect, asksForUsage: false } : null;
    case 'reasoning':
      return dialect.effort === null ? null : { ...dialect, effort: lessThought(dialect.effort) };
    case 'format':
      return withPlainerFormat(dialect);
    case undefined:
      // A refusal that names nothing: the schema is the likeliest reason, the usage option the next.
      return (
        withPlainerFormat(dialect) ?? (dialect.asksForUsage ? { ...dialect, asksForUsage: false } : null)
      );
  }
}

function withPlainerFormat(dialect: Dialect): Dialect | null {
  if (dialect.format === 'schema') return { ...dialect, format: 'object' };
  return dialect.format === 'object' ? { ...dialect, format: 'text' } : null;
}

/** Models differ in which is their least: some know no `none`, some no `minimal`. */
function lessThought(effort: 'none' | 'minimal' | 'low'): 'minimal' | 'low' | null {
  if (effort === 'none') return 'minimal';
  return effort === 'minimal' ? 'low' : null;
}
