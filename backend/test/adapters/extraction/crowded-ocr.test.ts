import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../config/env.ts';
import type { ParserTasks } from '../../../src/adapters/extraction/pipeline/parser-tasks.ts';
import { readDocument } from '../../../src/adapters/extraction/pipeline/read-document.ts';
import { errors } from '../../../src/domain/errors.ts';
import type { ChildPool } from '../../../src/ports/child-pool.ts';
import { noticed } from '../../support/papers/documents.ts';

/** Milliseconds until the child is killed, and the seconds that a page may take: far below that, or far above. */
const KILLED_AFTER = 60;
const CROWDED = 0.02;
const IDLE = 60;
const WORDS = 'This agreement is made between the supplier and the customer.';

/** A pool of one child whose tasks run here: what a crowded machine does cannot be had on demand from a real one. */
function poolOf(tasks: Readonly<Record<string, () => unknown>>): ChildPool {
  return {
    size: 1,
    lease: async () => ({
      // The caller vouches for the type, as with a real child.
      call: async <Output>(task: string) => (await tasks[task]?.()) as Output,
      leftMs: () => 1,
      grant: () => {},
      release: () => {},
    }),
    prepare: () => {},
    isAwaited: () => false,
    ready: async () => {},
    close: async () => {},
  };
}

const image = { width: 1, height: 1, pixels: new Uint8Array(1) };
const parsers = poolOf({
  open: () => ({ kind: 'pdf', pageCount: 2 }) satisfies ParserTasks['open']['output'],
  read: () =>
    [
      { number: 1, blocks: [{ kind: 'paragraph', text: WORDS }] },
      { number: 2, blocks: [], image },
    ] satisfies ParserTasks['read']['output'],
  finish: () => [],
});

/** Reads a text page and a scanned one, on which the OCR child is killed `failures` times. */
async function readWith(failures: number, ocrPageSeconds: number) {
  let attempts = 0;
  const ocr = poolOf({
    languages: () => ['eng'],
    load: () => true,
    recognize: async () => {
      attempts += 1;
      if (attempts > failures)
        return { blocks: [{ kind: 'paragraph', text: WORDS }], confidence: 90, characters: 61, turn: 0 };
      await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER));
      throw errors.documentUnreadable('It took too long.');
    },
  });
  const document = await readDocument(
    { parsers, ocr, caps: { ...readConfig({}).extraction, ocrPageSeconds } },
    { bytes: new Uint8Array(1), fileName: 'a.pdf' },
    { country: 'Ireland' },
    new AbortController().signal,
  );
  return { attempts, pages: document.pages.map(({ number }) => number), notices: noticed(document) };
}

describe('A scanned page whose OCR child was killed for its time', () => {
  it('is read once more when the machine was crowded', async () => {
    const { attempts, pages, notices } = await readWith(1, CROWDED);
    expect(attempts).toBe(2);
    expect(pages).toEqual([1, 2]);
    expect(notices).not.toContain('pages-not-read');
  });

  it('is named as not read after the second time', async () => {
    const { attempts, pages, notices } = await readWith(9, CROWDED);
    expect(attempts).toBe(2);
    expect(pages).toEqual([1]);
    expect(notices).toContain('pages-not-read');
  });

  it('gets no second try where it failed of its own accord', async () => {
    const { attempts, notices } = await readWith(1, IDLE);
    expect(attempts).toBe(1);
    expect(notices).toContain('pages-not-read');
  });
});
