import type { ModelList } from './hosted-models.ts';

export interface OpenAiServer {
  /** Of a compatible server; null for OpenAI itself. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
}

/** The address that paths are put behind: OpenAI's own unless there is another, without a slash at the end. */
export const openAiBase = (baseUrl: string | null): string =>
  (baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '');

/** Whether a base address is one of OpenAI's own, regional ones included. */
export const isOpenAiHost = (baseUrl: string | null): boolean =>
  baseUrl === null || /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);

/** Where the server keeps the list of its models, and what it takes for a key. */
export const openAiList = ({ baseUrl, apiKey }: OpenAiServer): ModelList => ({
  url: `${openAiBase(baseUrl)}/models`,
  headers: { authorization: `Bearer ${apiKey}` },
});
