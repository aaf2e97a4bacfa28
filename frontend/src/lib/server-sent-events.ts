/** One event of a `text/event-stream` body. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads a `text/event-stream` body event by event (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * Comment lines and events without data are passed over. An event that the end of the body cuts off is dropped, as the
 * standard asks: its data may be half a sentence.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let name = 'message';
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield { name, data: data.join('\n') };
      name = 'message';
      data = [];
    } else if (!line.startsWith(':')) {
      const [field, value] = splitField(line);
      if (field === 'event') name = value;
      if (field === 'data') data.push(value);
    }
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A carriage return at the very end may be the first half of a CRLF: wait for what follows.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Whoever stops reading early ends the call by its signal; the body is not cancelled here.
    reader.releaseLock();
  }
}

function splitField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}
