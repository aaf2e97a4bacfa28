import { estimateTokens } from '../../domain/analysis/model/plan/tokens.ts';
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
  /**
   * How thinking is limited as well: by an argument of the chat template (vLLM, llama.cpp, SGLang, LM Studio), by
   * OpenRouter's own field, or not at all.
   */
  readonly thought: 'template' | 'router' | null;
  /** Whether the model was seen to think all the same: then its answer gets room for that. */
  readonly isThinking: boolean;
}

/** Room for thinking that cannot be switched off; it counts as output. */
export const THINKING_TOKENS = 4_000;

/** One question, and how to ask it. */
export interface OpenAiCall {
  readonly model: string;
  readonly dialect: Dialect;
  readonly prompt: Prompt;
  readonly asked: CompletionOptions;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  /** Called once when thinking comes instead of an answer, or before it. */
  readonly onThought: () => void;
}

/** Models of OpenAI that think: o1 and up, gpt-5 and up. They take no temperature. */
const THINKING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d\d))/;

/** The first guess: everything, and for thinking models as little thought as can be. */
export function firstDialect(model: string, isOwnHost: boolean, host = ''): Dialect {
  const thinks = isOwnHost && THINKING_MODEL.test(model);
  return {
    format: 'schema',
    maxTokensField: thinks ? 'max_completion_tokens' : 'max_tokens',
    sendsTemperature: !thinks,
    asksForUsage: true,
    effort: thinks ? 'none' : null,
    thought: isOwnHost ? null : /(?:^|\.)openrouter\.ai$/.test(host) ? 'router' : 'template',
    isThinking: thinks,
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
    case 'template':
      return dialect.thought === 'template' ? { ...dialect, thought: null } : null;
    case 'reasoning':
      return withLessThought(dialect);
    case 'format':
      return withPlainerFormat(dialect);
    case undefined:
      // A refusal that names nothing: the rarest field is the likeliest reason, then the schema, then the usage option.
      if (dialect.thought !== null) return { ...dialect, thought: null };
      return (
        withPlainerFormat(dialect) ?? (dialect.asksForUsage ? { ...dialect, asksForUsage: false } : null)
      );
  }
}

function withPlainerFormat(dialect: Dialect): Dialect | null {
  if (dialect.format === 'schema') return { ...dialect, format: 'object' };
  return dialect.format === 'object' ? { ...dialect, format: 'text' } : null;
}

/** The dialect for a model that was seen to think: as little as it takes, and room for that; null when it has both. */
export function thinking(dialect: Dialect): Dialect | null {
  if (dialect.isThinking) return null;
  return { ...dialect, isThinking: true, effort: dialect.effort ?? 'low' };
}

/** Tokens to allow for thought beside an answer, as far as the window has room. */
export function thinkingTokens({ dialect, contextTokens, prompt, asked }: OpenAiCall): number {
  if (!dialect.isThinking) return 0;
  const left = contextTokens - estimateTokens(prompt.system + prompt.user) - asked.maxTokens;
  return Math.max(0, Math.min(THINKING_TOKENS, Math.floor(left)));
}

/** On OpenRouter thought is mandatory for some models: then little of it. Elsewhere the setting is stepped down and left out. */
function withLessThought(dialect: Dialect): Dialect | null {
  if (dialect.thought === 'router' && dialect.effort === null) {
    return { ...dialect, effort: 'low', isThinking: true };
  }
  if (dialect.thought === 'router') return { ...dialect, thought: null, effort: null };
  return dialect.effort === null ? null : { ...dialect, effort: lessThought(dialect.effort) };
}

/** Models differ in which is their least: some know no `none`, some no `minimal`. */
function lessThought(effort: 'none' | 'minimal' | 'low'): 'minimal' | 'low' | null {
  if (effort === 'none') return 'minimal';
  return effort === 'minimal' ? 'low' : null;
}
