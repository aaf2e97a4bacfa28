import { readFileSync } from 'node:fs';

import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { CONTRACT_LINES, drawPage } from '../../backend/test/support/papers/make-scan.ts';

/** One document of each kind that costs a different amount of work, as files to upload. */
export interface SampleDocuments {
  readonly pdf: File;
  readonly docx: File;
  readonly txt: File;
  /** A picture of a page, to be read by OCR. */
  readonly scan: File;
}

const FIXTURES = new URL('../../backend/test/fixtures/documents/', import.meta.url);

/** Ten pages of PDF, the same number of clauses as DOCX and TXT, and one page as a picture at 150 dots an inch. */
export async function sampleDocuments(): Promise<SampleDocuments> {
  const clauses = Array.from({ length: 12 }, () => CONTRACT_LINES).flat();
  const body = clauses.filter((line) => line !== '').map((line) => paragraph(line.trim()));
  const picture = await drawPage({});
  return {
    pdf: fileOf(readFileSync(new URL('nda-10p.pdf', FIXTURES)), 'contract.pdf', 'application/pdf'),
    docx: fileOf(
      makeDocx({ body: body.join('') }),
      'contract.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ),
    txt: fileOf(Buffer.from(clauses.join('\n')), 'contract.txt', 'text/plain'),
    scan: fileOf(picture, 'contract.png', 'image/png'),
  };
}

const fileOf = (bytes: Uint8Array, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type });
