import type { Completion } from '../../ports/language-model.ts';
import type { Logger } from '../../ports/logger.ts';
import { watchCall, type Deadlines, type Watch } from './deadlines.ts';
import { isRetryable, ModelCallError, toDomainError } from './failures.ts';

export interface RetryPolicy {
  /** Calls after the first. */
  readonly retries: number;
  /** Longest pause before the first retry; doubled for the next, and shortened at random. */
  readonly pauseMs: number;
  /** A server that asks for a longer pause is not retried. */
  readonly longestPauseMs: number;
}

/** At most three calls in all; a reader should not wait for a server that wants more than ten seconds. */
export const RETRY_POLICY: RetryPolicy = { retries: 2, pauseMs: 800, longestPauseMs: 10_000 };

export interface CallSettings {
  readonly deadlines: Deadlines;
  readonly retry: RetryPolicy;
  readonly logger: Logger | undefined;
  readonly modelName: string;
}

/**
 * Makes one model call: watches its deadlines, retries transient failures, and turns every failure into what the port
 * promises. `attempt` throws ModelCallError, or anything else when the signal of its watch has aborted.
 */
export async function callModel(
  { deadlines, retry, logger, modelName }: CallSettings,
  attempt: (watch: Watch) => Promise<Completion>,
  caller: AbortSignal,
): Promise<Completion> {
  const watch = watchCall(deadlines, caller);
  try {
    for (let tried = 0; ; tried += 1) {
      watch.begin();
      // Ends the connection with the attempt: leaving a client's loop early does not stop a server from writing on.
      const over = new AbortController();
      const signal = AbortSignal.any([watch.signal, over.signal]);
      try {
        return await untilAborted(attempt({ ...watch, signal }), watch.signal);
      } catch (error) {
        watch.signal.throwIfAborted();
        const failure = error instanceof ModelCallError ? error : fromNetwork(error);
        const pauseMs = pauseBefore(failure, tried, retry);
        logger?.warn('model_call_failed', {
          model: modelName,
          reason: failure.reason,
          status: failure.status,
          attempt: tried + 1,
          retriesInMs: pauseMs,
        });
        if (pauseMs === null) throw toDomainError(failure);
        await pause(pauseMs, watch.signal);
      } finally {
        over.abort(new Error('The attempt is over.'));
      }
    }
  } finally {
    watch.stop();
  }
}

/** Milliseconds to wait before the next try, or null when there is none. */
function pauseBefore(failure: ModelCallError, tried: number, policy: RetryPolicy): number | null {
  if (!isRetryable(failure) || tried >= policy.retries) return null;
  if (failure.retryAfterMs !== undefined) {
    return failure.retryAfterMs <= policy.longestPauseMs ? failure.retryAfterMs : null;
  }
  return Math.round(policy.pauseMs * 2 ** tried * (0.5 + Math.random() / 2));
}

/** Foreign failures come from the connection: refused, reset, unknown host, broken TLS. Their text may hold addresses. */
function fromNetwork(error: unknown): ModelCallError {
  return error instanceof SyntaxError ? new ModelCallError('not-json') : new ModelCallError('unreachable');
}

/** Ends the wait at once when the signal aborts, whatever a client still does with its connection. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
