/** How fast a pretend model is. Times are simulated seconds; `timeScale` of them pass in one real second. */
export interface Speed {
  readonly prefillTokensPerSecond: number;
  readonly decodeTokensPerSecond: number;
  /** Requests answered at once; the others wait in order. */
  readonly slots: number;
  /** Fixed time before every answer, in seconds. */
  readonly firstTokenSeconds: number;
  /** One engine reads one prompt after the other (local servers); otherwise every slot reads by itself. */
  readonly sharesPrefill: boolean;
}

/** Answers as soon as the event loop allows. */
export const INSTANT: Speed = {
  prefillTokensPerSecond: Infinity,
  decodeTokensPerSecond: Infinity,
  slots: 64,
  firstTokenSeconds: 0,
  sharesPrefill: false,
};

export interface Generation {
  readonly prompt: string;
  readonly promptTokens: number;
  readonly output: string;
  readonly outputTokens: number;
}

/** When what happened, in simulated seconds since the engine was made. */
export interface Timing {
  readonly receivedAt: number;
  readonly startedAt: number;
  readonly firstTokenAt: number;
  readonly endedAt: number;
  readonly cachedTokens: number;
}

interface Slot {
  lastPrompt: string;
  isBusy: boolean;
}

/** Pieces an answer is sent in: enough to look like a stream, few enough to keep timers exact. */
const PIECES = 12;

/** Simulates slots, prefix caches, reading and writing speed of one model server. */
export function createEngine(speed: Speed, timeScale = 1) {
  const origin = performance.now();
  const slots: Slot[] = Array.from({ length: speed.slots }, () => ({ lastPrompt: '', isBusy: false }));
  const waiting: (() => void)[] = [];
  let prefillFreeAt = 0;

  const now = () => ((performance.now() - origin) / 1000) * timeScale;

  /** Waits until a moment of simulated time; moments are absolute, so late timers do not add up. */
  async function until(moment: number, signal: AbortSignal): Promise<void> {
    const delayMs = ((moment - now()) / timeScale) * 1000;
    if (delayMs > 0) await sleep(delayMs, signal);
    signal.throwIfAborted();
  }

  async function takeSlot(prompt: string, signal: AbortSignal): Promise<Slot> {
    while (slots.every((slot) => slot.isBusy)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      signal.throwIfAborted();
    }
    const free = slots.filter((slot) => !slot.isBusy);
    const best = free.reduce((a, b) =>
      commonPrefix(b.lastPrompt, prompt) > commonPrefix(a.lastPrompt, prompt) ? b : a,
    );
    best.isBusy = true;
    return best;
  }

  return {
    now,
    /** Sends the output in pieces at the speed of the engine. Rejects when the signal aborts, and frees the slot. */
    async generate(
      { prompt, promptTokens, output, outputTokens }: Generation,
      onPiece: (text: string, isFirst: boolean) => void,
      signal: AbortSignal,
    ): Promise<Timing> {
      const receivedAt = now();
      const slot = await takeSlot(prompt, signal);
      try {
        const startedAt = now();
        const shared = commonPrefix(slot.lastPrompt, prompt) / Math.max(1, prompt.length);
        const cachedTokens = Math.floor(promptTokens * shared);
        slot.lastPrompt = prompt;

        const readyAt = startedAt + speed.firstTokenSeconds;
        const readSeconds = (promptTokens - cachedTokens) / speed.prefillTokensPerSecond;
        const readFrom = speed.sharesPrefill ? Math.max(readyAt, prefillFreeAt) : readyAt;
        const readTo = readFrom + readSeconds;
        prefillFreeAt = Math.max(prefillFreeAt, readTo);
        await until(readTo, signal);

        const firstTokenAt = now();
        const writeSeconds = outputTokens / speed.decodeTokensPerSecond;
        const pieces = inPieces(output);
        for (const [index, piece] of pieces.entries()) {
          await until(readTo + (writeSeconds * (index + 1)) / pieces.length, signal);
          onPiece(piece, index === 0);
        }
        return { receivedAt, startedAt, firstTokenAt, endedAt: now(), cachedTokens };
      } finally {
        slot.isBusy = false;
        waiting.shift()?.();
      }
    },
  };
}

function inPieces(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / PIECES));
  return Array.from({ length: Math.max(1, Math.ceil(text.length / size)) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

function commonPrefix(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let same = 0;
  while (same < length && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return same;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
