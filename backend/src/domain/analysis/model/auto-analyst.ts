import type { Clock } from '../../../ports/clock.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { Analyst, AnalystProvider } from '../../../ports/analyst.ts';

export interface AutoAnalystDependencies {
  /** Does the work while there is no model: the built-in analyst, or one that says that the model is missing. */
  readonly otherwise: Analyst;
  /** Resolves to a model that can be asked now (the same object while it is the same model), or to null. Never rejects. */
  readonly find: (signal: AbortSignal) => Promise<LanguageModel | null>;
  /** The analyst that works with this model. */
  readonly withModel: (model: LanguageModel) => Analyst;
  readonly clock: Clock;
}

/** A model that was started or stopped is noticed after this long (design, section 5). */
const LOOK_AGAIN_MS = 30_000;
/** A server on the own machine answers at once or is not there. */
const LOOK_FOR_MS = 3_000;

/**
 * A model on the operator's own machine while there is one, and rules otherwise. An analysis keeps the choice of its first
 * moment to its end, so that a model that fails is never a silent change of analyst.
 */
export function createAutoAnalysts({
  otherwise,
  find,
  withModel,
  clock,
}: AutoAnalystDependencies): AnalystProvider {
  let current: { readonly model: LanguageModel | null; readonly analyst: Analyst } = {
    model: null,
    analyst: otherwise,
  };
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const look = async () => {
    const model = await find(AbortSignal.timeout(LOOK_FOR_MS));
    if (model !== current.model) current = { model, analyst: model === null ? otherwise : withModel(model) };
    lookedAt = clock.now().getTime();
  };
  return {
    async current() {
      if (clock.now().getTime() - lookedAt >= LOOK_AGAIN_MS) {
        looking ??= look().finally(() => {
          looking = null;
        });
        await looking;
      }
      return current.analyst;
    },
  };
}
