import type { Country } from '../../../../config/product.ts';
import type { ExtractedDocument } from '../../../src/domain/analysis/document/extracted-document.ts';
import type { TextExtractor } from '../../../src/ports/text-extractor.ts';

/** Reads bytes as an upload of that name. */
export const extractBytes = (
  extractor: TextExtractor,
  bytes: Uint8Array,
  fileName: string,
  country: Country = 'Ireland',
): Promise<ExtractedDocument> =>
  extractor.extract({ bytes, fileName }, { country }, new AbortController().signal);

/** Blocks of all pages, each as `kind number text`. */
export const outline = ({ pages }: ExtractedDocument): string[] =>
  pages.flatMap(({ blocks }) =>
    blocks.map(({ kind, number, text }) =>
      [kind, number, text].filter((part) => part !== undefined).join(' '),
    ),
  );

/** All words of the document. */
export const allText = ({ pages }: ExtractedDocument): string =>
  pages
    .flatMap(({ blocks }) =>
      blocks.map(({ number, text }) => (number === undefined ? text : `${number} ${text}`)),
    )
    .join('\n');

/** Codes of the notices. */
export const noticed = ({ notices }: ExtractedDocument): string[] => notices.map(({ code }) => code);
