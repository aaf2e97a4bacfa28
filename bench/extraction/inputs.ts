/** What the benchmark of extraction reads, and the part of it that pdftotext does too. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { openPdf } from '../../backend/src/adapters/extraction/pdf/library.ts';
import { linesFrom } from '../../backend/src/adapters/extraction/pdf/lines.ts';
import { blocksFromPdfLines } from '../../backend/src/adapters/extraction/pdf/paragraphs.ts';
import { piecesFrom } from '../../backend/src/adapters/extraction/pdf/pieces.ts';
import { folder, run } from './references.ts';

/** Clauses in the writing of two countries. */
export const FAR_EAST = [
  [
    'China',
    [
      '服务合同',
      '第一条 乙方应当按照附件的约定向甲方提供咨询服务。',
      '第二条 甲方应当在收到发票后三十日内支付服务费用。',
      '第三条 未经对方书面同意，任何一方不得向第三方披露保密信息。',
      '第四条 任何一方可以提前九十日书面通知对方解除本合同。',
      '第五条 本合同适用中华人民共和国法律。',
    ],
  ],
  [
    'Japan',
    [
      '業務委託契約書',
      '第一条 乙は甲に対し、別紙に定める業務を誠実に提供するものとする。',
      '第二条 甲は請求書を受領した日から三十日以内に料金を支払う。',
      '第三条 当事者は相手方の書面による承諾なく秘密情報を開示してはならない。',
      '第四条 当事者は九十日前に書面で通知することにより本契約を解約できる。',
      '第五条 本契約は日本法に準拠する。',
    ],
  ],
] as const;

/** Made-up clauses, each page different, as many as asked. */
export function clauses(pageNumber: number): string[] {
  return Array.from(
    { length: 38 },
    (_, index) =>
      `${pageNumber}.${index + 1} The Supplier shall deliver item ${pageNumber * 100 + index} within ${index + 10} days of the order.`,
  );
}

/** A real contract of ten pages as a word processor exports it, repeated to the length that is asked. */
export function contractPdf(pages: number): string {
  const original = fileURLToPath(
    new URL('../../backend/test/fixtures/documents/nda-10p.pdf', import.meta.url),
  );
  if (pages === 10) return original;
  const file = join(folder, `text-${pages}.pdf`);
  const parts =
    pages < 10
      ? [original, `1-${pages}`]
      : Array.from({ length: pages / 10 }, () => [original, '1-10']).flat();
  run('qpdf', ['--empty', '--pages', ...parts, '--', file]);
  return file;
}

/** Only the text layer, put into paragraphs: what pdftotext does. */
export async function textOnly(bytes: Uint8Array): Promise<void> {
  const document = await openPdf(bytes);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item): item is TextItem => 'str' in item);
    blocksFromPdfLines(linesFrom(piecesFrom(texts, page)));
    page.cleanup();
  }
  await document.loadingTask.destroy();
}
