import type { OllamaModelFacts } from './ollama-server.ts';

/** Why a model cannot be used on this machine, or that it can. */
export type ModelVerdict = 'fits' | 'too-big' | 'small-window' | 'remote' | 'cannot-complete';

export interface AssessedModel extends OllamaModelFacts {
  readonly verdict: ModelVerdict;
  /** Window it would be used with, in tokens. */
  readonly contextTokens: number;
  /** Memory it would take with that window, in bytes. */
  readonly neededBytes: number;
}

export interface Circumstances {
  /** Memory of the machine that runs the models, in bytes; null when it is another machine. */
  readonly memoryBytes: number | null;
  /** The operator's own wish for the window, in tokens, or null. */
  readonly contextTokens: number | null;
  readonly allowRemote: boolean;
}

/** Windows to choose from. 8k is the least that leaves room for a few clauses, and more than 32k costs quality. */
const WINDOWS = [32_768, 16_384, 8_192] as const;
const SMALLEST_WINDOW = 4_096;
/** The usual window where the memory is not known. */
const USUAL_WINDOW = 16_384;
/** Share of the memory that a model may take; the rest is the system's and the product's own. */
const MEMORY_SHARE = 0.75;
const GIB = 1024 ** 3;
/** Buffers that llama.cpp allocates beside weights and window. */
const OVERHEAD_BYTES = 0.7 * GIB;
/** Largest file that is still pleasant without a large graphics card. */
const PLEASANT_BYTES = 9 * GIB;

/** Judges whether a model can be used here, and with which window. */
export function assessModel(
  facts: OllamaModelFacts,
  { memoryBytes, contextTokens, allowRemote }: Circumstances,
): AssessedModel {
  const limit = facts.trainedContextTokens > 0 ? facts.trainedContextTokens : Number.POSITIVE_INFINITY;
  const needed = (window: number) =>
    Math.round(facts.sizeBytes * 1.05 + facts.bytesPerToken * window + OVERHEAD_BYTES);
  const budget = memoryBytes === null ? Number.POSITIVE_INFINITY : memoryBytes * MEMORY_SHARE;
  const window =
    contextTokens !== null
      ? Math.min(contextTokens, limit)
      : memoryBytes === null
        ? Math.min(USUAL_WINDOW, limit)
        : (WINDOWS.find((one) => one <= limit && needed(one) <= budget) ??
          Math.min(WINDOWS.at(-1) ?? SMALLEST_WINDOW, limit));

  const verdict: ModelVerdict = !facts.canComplete
    ? 'cannot-complete'
    : facts.isRemote && !allowRemote
      ? 'remote'
      : window < SMALLEST_WINDOW
        ? 'small-window'
        : !facts.isRemote && needed(window) > budget
          ? 'too-big'
          : 'fits';
  return { ...facts, verdict, contextTokens: window, neededBytes: needed(window) };
}

/** The model to use: the named one whatever its size, else the largest pleasant one that fits; null when there is none. */
export function chooseModel(models: readonly AssessedModel[], name: string | null): AssessedModel | null {
  if (name !== null) {
    const named = models.find((model) => model.name === name || model.name === `${name}:latest`);
    return named !== undefined && (named.verdict === 'fits' || named.verdict === 'too-big') ? named : null;
  }
  const bySize = models
    .filter(({ verdict, isRemote }) => verdict === 'fits' && !isRemote)
    .toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  return bySize.find(({ sizeBytes }) => sizeBytes <= PLEASANT_BYTES) ?? bySize.at(-1) ?? null;
}
