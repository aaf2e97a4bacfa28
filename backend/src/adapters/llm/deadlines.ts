import { errors } from '../../domain/errors.ts';

/** How long a model may take, in milliseconds. */
export interface Deadlines {
  /** From sending to the first token. */
  readonly firstTokenMs: number;
  /** Between two tokens. */
  readonly idleMs: number;
  /** The whole call, retries included. */
  readonly totalMs: number;
}

/** A processor reads a long prompt for many minutes; once it writes, a minute of silence means that it died. */
export const LOCAL_DEADLINES: Deadlines = { firstTokenMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 };

/** A hosted model that is silent for so long has lost the request. */
export const HOSTED_DEADLINES: Deadlines = { firstTokenMs: 120_000, idleMs: 60_000, totalMs: 180_000 };

/** The signal of one call, and the watch behind it. */
export interface Watch {
  /** Aborts with the caller's reason, or with `model_timeout`. */
  readonly signal: AbortSignal;
  /** Starts the wait for a first token afresh, before each attempt. */
  begin(): void;
  /** Notes that the model is alive. */
  touch(): void;
  /** Ends all timers. */
  stop(): void;
}

/** Watches one call: whole, first token, idle. The caller's own signal ends it too. */
export function watchCall(deadlines: Deadlines, caller: AbortSignal): Watch {
  const ending = new AbortController();
  const expire = () => ending.abort(errors.modelTimeout());
  const leave = () => ending.abort(caller.reason);
  if (caller.aborted) leave();
  caller.addEventListener('abort', leave, { once: true });

  const whole = setTimeout(expire, deadlines.totalMs);
  let silence: NodeJS.Timeout | undefined;
  const within = (ms: number) => {
    clearTimeout(silence);
    if (!ending.signal.aborted) silence = setTimeout(expire, ms);
  };

  return {
    signal: ending.signal,
    begin: () => within(deadlines.firstTokenMs),
    touch: () => within(deadlines.idleMs),
    stop() {
      clearTimeout(whole);
      clearTimeout(silence);
      caller.removeEventListener('abort', leave);
    },
  };
}
