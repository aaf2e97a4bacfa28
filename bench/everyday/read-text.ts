import { withoutScan } from '../../backend/src/adapters/extraction/ocr/page-scanner.ts';
import { assemble } from '../../backend/src/adapters/extraction/pipeline/assemble.ts';
import { plainText } from '../../backend/src/adapters/extraction/text/plain-text.ts';
import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import { readConfig } from '../../config/env.ts';
import type { Country } from '../../config/product.ts';

const caps = readConfig({}).extraction;

/** Reads a text file as the product does, in this process: the same parser and the same assembly, no children. */
export async function readText(bytes: Uint8Array, country: Country): Promise<ExtractedDocument> {
  const { kind } = plainText;
  const opened = await plainText.open(bytes, { country, caps });
  const pages = [];
  for (let number = 1; number <= opened.pageCount; number++)
    pages.push(withoutScan(await opened.read(number, false)));
  const { pageCount } = opened;
  const notices = opened.finish?.() ?? [];
  return assemble({ kind: kind.id, pageCount, pages, notices, isTextCapped: false }, caps);
}
