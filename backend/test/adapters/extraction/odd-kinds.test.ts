import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startExtractor } from '../../../src/composition/processes.ts';
import { smallestTooLarge } from '../../../src/adapters/extraction/pdf/large-pictures.ts';
import { readConfig } from '../../../../config/env.ts';
import { allText, extractBytes, noticed, outline } from '../../support/papers/documents.ts';
import { makeDocx, paragraph, pictureOf } from '../../support/papers/make-docx.ts';
import { pngOfSize } from '../../support/papers/make-hostile.ts';
import { drawImage, makePdf, textLines, type PdfStream } from '../../support/papers/make-pdf.ts';
import { asPdfImage, CONTRACT_LINES, drawPage, recall } from '../../support/papers/make-scan.ts';
import { makeType3Pdf } from '../../support/papers/make-type3.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();
const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/documents/${name}`, import.meta.url));
const read = (bytes: Uint8Array, name: string) => extractBytes(extractor, bytes, name);
/** Share of the words of a page that must be read. */
const ENOUGH = 0.95;

describe('A PDF in Type 3 fonts', () => {
  it.each([
    ['matplotlib', fixture('type3-matplotlib.pdf')],
    ['Skia', fixture('type3-skia.pdf')],
    ['a printer driver', makeType3Pdf('none')],
  ])('of %s without a Unicode map is read off the picture of its page', async (_maker, bytes) => {
    const document = await read(bytes, 'a.pdf');
    expect(recall(allText(document))).toBeGreaterThan(ENOUGH);
    expect(document.pages[0]?.source).toBe('ocr');
    expect(noticed(document)).toContain('ocr-used');
  });

  it('is read from its text where the names of the glyphs tell the letters', async () => {
    const document = await read(makeType3Pdf('telling'), 'a.pdf');
    expect(recall(allText(document))).toBe(1);
    expect(document.pages[0]?.source).toBe('text');
  });
});

/** Gives a picture a size that its data does not have. */
const claiming = (image: PdfStream, width: number, height: number): PdfStream => ({
  ...image,
  entries: image.entries
    .replace(/\/Width \d+/u, `/Width ${width}`)
    .replace(/\/Height \d+/u, `/Height ${height}`),
});

describe('A picture that is too large', () => {
  it.each(['reportlab', 'pdf-lib', 'skia'])('costs itself, not the document: %s', async (maker) => {
    const document = await read(fixture(`large-picture-${maker}.pdf`), 'a.pdf');
    expect(recall(allText(document))).toBe(1);
    expect(document.notices).toContainEqual({
      code: 'images-not-read',
      text: expect.stringContaining('more than 40 megapixels'),
      pages: [maker === 'pdf-lib' ? 2 : 1],
    });
  });

  it('costs its page where the page is nothing else', async () => {
    const scan = await asPdfImage(await drawPage({ dpi: 72 }), 'flate');
    const bytes = makePdf([
      { content: textLines(CONTRACT_LINES) },
      { content: drawImage(), images: [claiming(scan, 20_000, 20_000)] },
    ]);
    const document = await read(bytes, 'a.pdf');
    expect(document.pages.map(({ number }) => number)).toEqual([1]);
    expect(document.notices.map(({ code, pages }) => [code, pages])).toEqual([
      ['images-not-read', [2]],
      ['pages-not-read', [2]],
    ]);
    expect(document.readPercent).toBe(50);
  });

  it('costs a Word document its words, and nothing else', async () => {
    const bytes = makeDocx({
      body: paragraph('The rent is due monthly.') + pictureOf('p1', 6, 8) + paragraph('Signed today.'),
      pictures: [pngOfSize(30_000, 30_000)],
    });
    const document = await read(bytes, 'a.docx');
    expect(allText(document)).toBe('The rent is due monthly.\nSigned today.');
    expect(noticed(document)).toEqual(['images-not-read']);
  });

  it('is not a page of a fax, which has one bit for a pixel', () => {
    const { extraction } = readConfig({});
    const bytes = (bits: number): Uint8Array =>
      Buffer.from(
        `1 0 obj\n<< /Subtype /Image /Width 9921 /Height 14031 /BitsPerComponent ${bits} >>\nstream`,
      );
    expect(smallestTooLarge(bytes(1), extraction)).toBeNull();
    expect(smallestTooLarge(bytes(8), extraction)).toBe(9_921 * 14_031);
  });
});

describe('A Word document in the strict form', () => {
  it.each(['docx-npm', 'libreoffice', 'python-docx'])('is read with all it holds: %s', async (maker) => {
    const document = await read(fixture(`strict-${maker}.docx`), 'a.docx');
    expect(recall(allText(document))).toBeGreaterThan(ENOUGH);
    expect(outline(document)).toContain('table-row Advice | EUR 12,500');
    expect(document.pages[0]?.blocks.filter(({ number }) => number !== undefined).length).toBeGreaterThan(5);
  });
});

describe('A scan longer than what may be recognized', () => {
  it(
    'is read from its beginning and at its end, and says what lies between',
    { timeout: 120_000 },
    async () => {
      const single = startExtractor({ maxParsers: 1, maxOcrPages: 4, ocrPageSeconds: 60 });
      const images = [
        await asPdfImage(await drawPage({ dpi: 110, lines: CONTRACT_LINES.slice(0, 4) }), 'jpeg'),
      ];
      const scan = { content: drawImage(), images };
      const text = { content: textLines(CONTRACT_LINES) };
      const document = await extractBytes(
        single,
        makePdf([scan, scan, scan, scan, text, scan, scan]),
        'a.pdf',
      ).finally(() => single.close());
      expect(document.pages.map(({ number, source }) => `${source} ${number}`)).toEqual([
        'ocr 1',
        'ocr 2',
        'ocr 3',
        'text 5',
        'ocr 7',
      ]);
      expect(document.notices).toContainEqual(
        expect.objectContaining({ code: 'pages-not-read', pages: [4, 6] }),
      );
    },
  );
});
