import { docx } from '../../backend/src/adapters/extraction/docx/docx.ts';
import { withoutScan } from '../../backend/src/adapters/extraction/ocr/page-scanner.ts';
import { assemble } from '../../backend/src/adapters/extraction/pipeline/assemble.ts';
import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import { readConfig } from '../../config/env.ts';

const caps = readConfig({}).extraction;

/** Reads a DOCX as the product does, in this process: the same parser and the same assembly, no children. */
export async function readDocx(bytes: Uint8Array): Promise<ExtractedDocument> {
  const opened = await docx.open(bytes, { country: 'Other', caps });
  const pages = [];
  for (let number = 1; number <= opened.pageCount; number++)
    pages.push(withoutScan(await opened.read(number, false)));
  const { pageCount } = opened;
  const notices = opened.finish?.() ?? [];
  return assemble({ kind: docx.kind.id, pageCount, pages, notices, isTextCapped: false }, caps);
}
