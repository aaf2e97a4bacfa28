export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** A JSON schema as the providers take it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface CompletionOptions {
  readonly maxTokens: number;
  /** Asks for JSON of this shape; the answer is still text. */
  readonly schema?: JsonSchema;
  readonly onText?: (delta: string) => void;
  /** Set by callers that can use the beginning of an answer: one that ended too early is then resolved, with `isCut`. */
  readonly keepsCut?: boolean;
}

export interface Completion {
  readonly text: string;
  readonly promptTokens: number;
  readonly outputTokens: number;
  /** Set when the model ran out of tokens, was caught in a loop, or went away while it wrote. */
  readonly isCut?: boolean;
}

/** A model that answers a prompt in text. */
export interface LanguageModel {
  readonly name: string;
  /** Tokens that prompt and answer may have together. */
  readonly contextTokens: number;
  /** Whether the prompt stays on the operator's own machines. */
  readonly isLocal: boolean;
  /**
   * Resolves to the whole answer, trimmed, never empty, without what the model thought aloud, and only if the model
   * finished by itself; with `keepsCut` also to the beginning of an answer that ended too early, if there is one.
   * Rejects with the signal's reason when it aborts (`cancelled` or `model_timeout`), with `model_answer_invalid` for a
   * cut or empty answer, with `document_too_large` when prompt and answer do not fit the window (nothing is ever cut off
   * in silence), and with `model_unavailable` for every other failure. The `cause` names the reason and the status;
   * the provider's own words are dropped, because they may quote the prompt.
   */
  complete(prompt: Prompt, options: CompletionOptions, signal: AbortSignal): Promise<Completion>;
}
