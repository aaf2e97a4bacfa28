import { expect } from 'vitest';

export type Event = [name: string, data: unknown];

/** Reads server-sent events one by one. */
export function readEvents(answer: Response) {
  if (answer.body === null) throw new Error('The answer has no body.');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  let comments = 0;
  let rest = '';
  let hasEnded = false;
  /** Resolves to whether the stream has ended. */
  const pump = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    hasEnded = done;
    rest += value ?? '';
    const pieces = rest.split('\n\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (piece.startsWith(':')) comments += 1;
      else
        events.push([
          /^event: (.*)$/m.exec(piece)?.[1] ?? '',
          JSON.parse(/^data: (.*)$/m.exec(piece)?.[1] ?? 'null'),
        ]);
    }
    return done;
  };
  const all = (async () => {
    for (;;) if (await pump()) return;
  })();
  // A client that leaves ends its own reading.
  all.catch(() => undefined);
  return {
    comments: () => comments,
    async next(): Promise<Event | undefined> {
      await expect.poll(() => events.length > 0 || hasEnded).toBe(true);
      return events.shift();
    },
    async rest(): Promise<Event[]> {
      await all;
      return events.splice(0);
    },
  };
}
