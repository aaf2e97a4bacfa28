import { describe, expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './server-sent-events.ts';

/** Reads a text that arrives in pieces of this many bytes. */
async function eventsOf(text: string, bytes: number): Promise<StreamEvent[]> {
  const all = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < all.length; from += bytes) controller.enqueue(all.slice(from, from + bytes));
      controller.close();
    },
  });
  return Array.fromAsync(readEvents(body));
}

describe('an event stream', () => {
  it.each([1, 2, 3, 7, 1000])('is read the same in pieces of %i bytes', async (bytes) => {
    const text =
      ': hello\n\nevent: stage\ndata: {"name":"extracting"}\n\r\nevent:note\r\ndata: § naïve\r\ndata:second\r\n\r\ndata: x\r\rid: 7\n\n';
    expect(await eventsOf(text, bytes)).toEqual([
      { name: 'stage', data: '{"name":"extracting"}' },
      { name: 'note', data: '§ naïve\nsecond' },
      { name: 'message', data: 'x' },
    ]);
  });

  it('drops an event that the end cuts off', async () => {
    expect(await eventsOf('event: done\ndata: {"analysis":', 4)).toEqual([]);
    expect(await eventsOf('event: done\ndata: {}\n', 4)).toEqual([]);
  });
});
