import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { ModelCallError } from './failures.ts';
import { listHostedModels, type ModelList } from './hosted-models.ts';

export interface HostedCheckOptions {
  readonly list: ModelList;
  readonly model: string;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Longest wait for the server's list, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The server is asked at most once in this time. */
const KEEP_MS = 60_000;
const TIMEOUT_MS = 5_000;

/**
 * Says whether a hosted model can be used: its server answers, takes the key and offers the model. Asks for the list of
 * models, which costs nothing, and only while somebody wants to know. A server without a list counts as up when it
 * answers at all. Never rejects; while a look takes its time the state before it is given.
 */
export function createHostedCheck(options: HostedCheckOptions): () => Promise<'up' | 'down'> {
  const { list, clock, logger, model, timeoutMs = TIMEOUT_MS } = options;
  let known: 'up' | 'down' | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<'up' | 'down'> | null = null;

  const look = async (): Promise<'up' | 'down'> => {
    const reason = await reasonAgainst(list, model, AbortSignal.timeout(timeoutMs));
    const found = reason === null ? 'up' : 'down';
    if (found !== known) logger.info('model_state', { model, state: found, reason });
    known = found;
    lookedAt = clock.now().getTime();
    looking = null;
    return found;
  };

  return async () => {
    if (known !== null && clock.now().getTime() - lookedAt < KEEP_MS) return known;
    looking ??= look();
    return known ?? looking;
  };
}

/** Why the model cannot be used, or null when it can be used. */
async function reasonAgainst(list: ModelList, model: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await listHostedModels(list, signal)).includes(model) ? null : 'model-missing';
  } catch (error) {
    const reason = error instanceof ModelCallError ? error.reason : 'unreachable';
    return reason === 'model-missing' || reason === 'not-json' ? null : reason;
  }
}
