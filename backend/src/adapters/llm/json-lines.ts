import { ModelCallError } from './failures.ts';

/**
 * Lets through only whole lines that are JSON, and fails on the first that is not. The Ollama client would print a
 * broken line, and with it the words of a document, to the console.
 */
export function onlyJsonLines(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  const check = (line: string): Uint8Array => {
    try {
      JSON.parse(line);
    } catch {
      throw new ModelCallError('not-json');
    }
    return encoder.encode(`${line}\n`);
  };
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') out.enqueue(check(line));
      },
      flush(out) {
        rest += decoder.decode();
        if (rest.trim() !== '') out.enqueue(check(rest));
      },
    }),
  );
}
