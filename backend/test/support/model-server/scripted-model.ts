import { errors } from '../../../src/domain/errors.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import type { CompletionOptions, LanguageModel, Prompt } from '../../../src/ports/language-model.ts';

export interface ScriptedModelOptions {
  /** The answer to every prompt, or how to find it. */
  readonly answer?: string | ((prompt: Prompt, options: CompletionOptions) => string);
  readonly failure?: 'cut' | 'refused' | 'silence' | 'too-long';
  readonly contextTokens?: number;
}

export interface ScriptedModel extends LanguageModel {
  readonly prompts: Prompt[];
}

/** A language model without a server, for tests of the domain. It keeps the port's promises. */
export function createScriptedModel({
  answer = 'An answer.',
  failure,
  contextTokens = 8_192,
}: ScriptedModelOptions = {}): ScriptedModel {
  const prompts: Prompt[] = [];
  return {
    name: 'scripted',
    contextTokens,
    isLocal: true,
    prompts,
    async complete(prompt, options, signal) {
      signal.throwIfAborted();
      prompts.push(prompt);
      if (failure === 'silence') return silence(signal);
      if (failure === 'refused') throw errors.modelUnavailable();
      if (failure === 'cut') throw errors.modelAnswerInvalid();
      if (failure === 'too-long') throw new DomainError('document_too_large', 'The text is too long.');
      const said = typeof answer === 'string' ? answer : answer(prompt, options);
      for (let at = 0; at < said.length; at += 16) options.onText?.(said.slice(at, at + 16));
      const text = said.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
      if (text === '') throw errors.modelAnswerInvalid();
      return {
        text,
        promptTokens: Math.ceil((prompt.system.length + prompt.user.length) / 4),
        outputTokens: Math.ceil(said.length / 4),
      };
    },
  };
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    // The tests that abort give a reason; the port says that it comes back as it is.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
