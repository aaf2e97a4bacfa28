import type { AnalysisContext } from '../../../ports/analyst.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { Calls } from './ask-model.ts';
import { estimateTokens } from './plan/tokens.ts';

export interface ModelLine {
  readonly model: LanguageModel;
  /** The line for calls to this model; all analyses of the process share it. */
  readonly queue: FairQueue;
  /** Calls made to the model at once; the slots of `queue`. */
  readonly parallel: number;
}

/** Calls to one model, and how its tokens compare with our estimate: learned from every call, known to every analysis. */
export interface ModelCalls {
  /** The calls of one analysis. */
  forAnalysis(context: Pick<AnalysisContext, 'uid' | 'events'>): Calls;
  /** Tokens that the model counts for one of our estimate; 1 before the first call. */
  tokensPerEstimate(): number;
}

/** Prompts shorter than this, in estimated tokens, say little about a vocabulary. */
const TELLING_TOKENS = 1_000;
/** No vocabulary is further from the estimate than this. */
const LEAST_RATIO = 0.7;
const MOST_RATIO = 2;

/** Prepares the calls to a model. */
export function createModelCalls({ model, queue, parallel }: ModelLine): ModelCalls {
  // A number about the model, not about any document.
  let ratio = 1;
  return {
    tokensPerEstimate: () => ratio,
    forAnalysis({ uid, events }) {
      let hasStarted = false;
      return {
        model: {
          ...model,
          complete: (prompt, options, signal) => {
            hasStarted = true;
            return model.complete(prompt, options, signal);
          },
        },
        queue,
        uid,
        parallel,
        // Once one call runs the reader is no longer waiting, whatever the others do.
        onPosition: (position) => {
          if (!hasStarted) events.onQueued(position);
        },
        onCost: ({ prompt }, { promptTokens }) => {
          const estimated = estimateTokens(prompt.system + prompt.user);
          if (promptTokens > 0 && estimated > TELLING_TOKENS) {
            ratio = Math.min(MOST_RATIO, Math.max(LEAST_RATIO, promptTokens / estimated));
          }
        },
      };
    },
  };
}
