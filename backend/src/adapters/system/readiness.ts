import type { CheckModel, ModelState } from '../../ports/model-check.ts';
import type { Timer } from '../../ports/timer.ts';

export interface ReadinessOptions {
  /** Resolves to whether the database answers and has its schema. */
  readonly checkDatabase: () => Promise<boolean>;
  /** Resolves when the parsers are warm. */
  readonly checkExtraction: () => Promise<void>;
  /** Never decides whether the service is ready. */
  readonly checkModel: CheckModel;
  readonly timer: Timer;
}

export interface Readiness {
  readonly isReady: boolean;
  readonly database: boolean;
  readonly extraction: boolean;
  readonly model: ModelState;
}

/** A part that takes longer to answer counts as not ready. */
const DEADLINE_MS = 900;

/** Asks every part at once, and answers within a second whatever they do. */
export function createReadinessCheck({
  checkDatabase,
  checkExtraction,
  checkModel,
  timer,
}: ReadinessOptions): () => Promise<Readiness> {
  const inTime = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
    Promise.race([answer.catch(() => otherwise), timer.wait(DEADLINE_MS).then(() => otherwise)]);

  return async () => {
    const [database, extraction, model] = await Promise.all([
      inTime(checkDatabase(), false),
      inTime(
        checkExtraction().then(() => true),
        false,
      ),
      inTime<Readiness['model']>(checkModel(), 'down'),
    ]);
    return { isReady: database && extraction, database, extraction, model };
  };
}
