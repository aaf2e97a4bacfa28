import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_KINDS } from '../../../config/product.ts';
import { errors } from '../../src/domain/errors.ts';
import type { ExtractionProgress, TextExtractor, UploadedDocument } from '../../src/ports/text-extractor.ts';

/** How a test steers whatever stands behind the adapter. */
export interface TextExtractorRig {
  readonly open: () => Promise<TextExtractor>;
  /** A readable document of one kind, and some words that stand in it. */
  readonly documents: readonly {
    readonly kind: string;
    readonly file: UploadedDocument;
    readonly words: string;
  }[];
  /** A document that takes more than a second to read. */
  readonly slow: UploadedDocument;
}

export const describeTextExtractor = (name: string, rig: TextExtractorRig) =>
  describe(`${name} as a TextExtractor`, () => {
    let extractor: TextExtractor;
    beforeAll(async () => {
      extractor = await rig.open();
      await extractor.ready();
    });
    afterAll(() => extractor.close());
    const extract = (file: UploadedDocument, signal = new AbortController().signal) =>
      extractor.extract(file, { country: 'Ireland' }, signal);

    it('reads the kinds of the specification first', () => {
      expect(extractor.kinds.slice(0, FILE_KINDS.length)).toEqual(FILE_KINDS);
    });

    it.each(rig.documents)(
      'reads a $kind and leaves its bytes as they were',
      async ({ kind, file, words }) => {
        const before = Buffer.from(file.bytes);
        const document = await extract(file);
        expect(document.kind).toBe(kind);
        expect(document.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n')).toContain(
          words,
        );
        expect(document.readPercent).toBe(100);
        expect(document.pages.every(({ blocks }) => blocks.every(({ text }) => text.trim() !== ''))).toBe(
          true,
        );
        expect(before.equals(file.bytes)).toBe(true);
      },
    );

    it('tells how far it is, with a total from the first call', async () => {
      const seen: ExtractionProgress[] = [];
      const [first] = rig.documents;
      if (first === undefined) throw new Error('The rig has no document.');
      await extractor.extract(
        first.file,
        { country: 'Ireland', onProgress: (progress) => seen.push(progress) },
        new AbortController().signal,
      );
      expect(new Set(seen.map(({ total }) => total)).size).toBe(1);
      expect(seen.at(-1)).toEqual({ done: seen[0]?.total, total: seen[0]?.total, unit: 'pages' });
    });

    it.each([
      ['bytes of no kind', new Uint8Array([0, 1, 2, 3, 0, 255, 0, 7]), 'a.pdf', 'document_unsupported'],
      ['a name of another kind', Buffer.from('%PDF-1.7\n'), 'a.docx', 'document_unsupported'],
      [
        'a name without an ending',
        Buffer.from('Some words of a contract.'),
        'contract',
        'document_unsupported',
      ],
      ['a PDF that is none inside', Buffer.from('%PDF-1.7\nnothing follows'), 'a.pdf', 'document_unreadable'],
      ['nothing but spaces', Buffer.from(' \n\n \t '), 'a.txt', 'document_unreadable'],
      ['an empty file', new Uint8Array(), 'a.txt', 'document_unreadable'],
    ])('refuses %s', async (_what, bytes, fileName, code) => {
      await expect(extract({ bytes, fileName })).rejects.toMatchObject({ code });
    });

    it('stops when the signal aborts, and reads the next document', async () => {
      const leaving = new AbortController();
      const work = extract(rig.slow, leaving.signal);
      setTimeout(() => leaving.abort(errors.cancelled()), 100);
      await expect(work).rejects.toMatchObject({ code: 'cancelled' });
      const [first] = rig.documents;
      if (first === undefined) throw new Error('The rig has no document.');
      expect((await extract(first.file)).kind).toBe(first.kind);
    });

    it('does not begin when the signal has aborted already', async () => {
      const gone = AbortSignal.abort(errors.cancelled());
      await expect(extract(rig.slow, gone)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
