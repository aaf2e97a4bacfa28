import { FILE_KINDS } from '../../../../config/product.ts';
import type { ExtractedDocument } from '../../domain/analysis/document/extracted-document.ts';
import { errors } from '../../domain/errors.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';

/** Reads every upload as plain UTF-8 text: one page, one block a line. */
export function createPlainExtractor(): TextExtractor {
  return {
    kinds: FILE_KINDS,
    async extract({ bytes }, { onProgress }, signal): Promise<ExtractedDocument> {
      if (signal.aborted) throw errors.cancelled();
      const lines = new TextDecoder()
        .decode(bytes)
        .split('\n')
        .filter((line) => line.trim() !== '');
      if (lines.length === 0) throw errors.documentUnreadable('No readable text was found in this file.');
      onProgress?.({ done: 1, total: 1, unit: 'pages' });
      return {
        kind: 'txt',
        pageCount: 1,
        pages: [
          { number: 1, source: 'text', blocks: lines.map((text) => ({ kind: 'paragraph' as const, text })) },
        ],
        notices: [],
        hidden: [],
        language: 'en',
        readPercent: 100,
      };
    },
    ready: async () => undefined,
    close: async () => undefined,
  };
}
