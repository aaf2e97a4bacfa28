import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Country } from '../../../../config/product.ts';
import type { ExtractedDocument } from '../../../src/domain/analysis/document/extracted-document.ts';
import { startExtractor } from '../../../src/composition/processes.ts';
import { allText, extractBytes, noticed } from '../../support/papers/documents.ts';
import { makeDocx, oldPictureOf, paragraph, pictureOf } from '../../support/papers/make-docx.ts';
import { drawImage, makePdf, textLines } from '../../support/papers/make-pdf.ts';
import { outlinedText } from '../../support/papers/make-outlines.ts';
import {
  asPdfImage,
  CONTRACT_LINES,
  drawPage,
  GERMAN_LINES,
  inStrips,
  jpeg2000Page,
  recall,
} from '../../support/papers/make-scan.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

/** Share of the words of a page that must be read, whatever the scan is like. */
const ENOUGH = 0.95;

const extractor = sharedExtractor();
/** Enough words to see that a picture was opened well; every further line would cost time in each test. */
const LINES = CONTRACT_LINES.slice(0, 6);
const png = await drawPage({ dpi: 150, lines: LINES });
/** For what is judged by the page as a whole: which way is up, and the numbers in its margin. */
const whole = await drawPage({ dpi: 150 });
const { width, height } = await sharp(png).metadata();
const read = (bytes: Uint8Array, name: string, country?: Country) =>
  extractBytes(extractor, bytes, name, country);
const scanned = async (codec: Parameters<typeof asPdfImage>[1], picture = png) =>
  makePdf([{ content: drawImage(), images: [await asPdfImage(picture, codec)] }]);

describe('A scanned PDF', () => {
  it.each(['jpeg', 'ccitt', 'jbig2', 'flate'] as const)('is read when its pages are %s', async (codec) => {
    const document = await read(await scanned(codec), 'a.pdf');
    expect(recall(allText(document), LINES)).toBeGreaterThan(ENOUGH);
    expect(document.pages[0]?.source).toBe('ocr');
    expect(noticed(document)).toContain('ocr-used');
  });

  it('keeps the clause numbers that stand alone in the margin', async () => {
    const document = await read(await scanned('jpeg', whole), 'a.pdf');
    const numbers = document.pages.flatMap(({ blocks }) => blocks.flatMap(({ number }) => number ?? []));
    expect(numbers).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
  });

  it('keeps them where segmentation left their full stops to the lines', async () => {
    const lines = [...CONTRACT_LINES, '', ...CONTRACT_LINES, '', ...CONTRACT_LINES];
    const document = await read(await drawPage({ dpi: 200, lines }), 'a.png');
    const numbers = document.pages.flatMap(({ blocks }) => blocks.flatMap(({ number }) => number ?? []));
    const once = ['1.', '2.', '3.', '4.', '5.', '6.'];
    expect(numbers).toEqual([...once, ...once, ...once]);
  });

  it('is read when a page comes in strips', async () => {
    expect(recall(allText(await read(makePdf([await inStrips(png, 6)]), 'a.pdf')), LINES)).toBeGreaterThan(
      ENOUGH,
    );
  });

  it('is read when a page is JPEG 2000', async () => {
    const bytes = makePdf([{ content: drawImage(), images: [jpeg2000Page()] }]);
    expect(recall(allText(await read(bytes, 'a.pdf')))).toBeGreaterThan(ENOUGH);
  });

  it('is read when its letters are drawn as shapes', async () => {
    const document = await read(makePdf([{ content: outlinedText() }]), 'a.pdf');
    expect(recall(allText(document))).toBeGreaterThan(ENOUGH);
    expect(document.pages[0]?.source).toBe('ocr');
  });

  it('is read under a stamp of a few words, and page by page beside pages of text', async () => {
    const images = [await asPdfImage(png, 'jpeg')];
    const stamp = textLines(['Envelope 1234-5678'], { top: 825, size: 8 });
    const document = await read(
      makePdf([
        { content: textLines(['A page of text that everybody reads.']) },
        { content: drawImage() + stamp, images },
      ]),
      'a.pdf',
    );
    expect(document.pages.map(({ source }) => source)).toEqual(['text', 'ocr']);
    expect(recall(allText(document), LINES)).toBeGreaterThan(ENOUGH);
  });

  it('is read by what a person sees, not by an invisible layer over it', async () => {
    const layer = textLines(['These are other words than those of the picture.'], { extra: '3 Tr' });
    const document = await read(
      makePdf([{ content: drawImage() + layer, images: [await asPdfImage(png, 'jpeg')] }]),
      'a.pdf',
    );
    expect(recall(allText(document), LINES)).toBeGreaterThan(ENOUGH);
    expect(allText(document)).not.toContain('other words than');
    expect(noticed(document)).toContain('hidden-text');
  });

  it('raises no alarm over the layer that a scanner added', async () => {
    const layer = textLines(
      LINES.filter((line) => line !== ''),
      { extra: '3 Tr' },
    );
    const bytes = makePdf([{ content: drawImage() + layer, images: [await asPdfImage(png, 'jpeg')] }]);
    const document = await read(bytes, 'a.pdf');
    expect(recall(allText(document), LINES)).toBeGreaterThan(ENOUGH);
    expect(document.hidden).toEqual([]);
  });

  it('names pages that the cap leaves out', async () => {
    const capped = startExtractor({ maxParsers: 1, maxOcrPages: 1, ocrPageSeconds: 60 });
    const images = [await asPdfImage(png, 'jpeg')];
    const page = { content: drawImage(), images };
    const document = await extractBytes(capped, makePdf([page, page, page]), 'a.pdf').finally(() =>
      capped.close(),
    );
    expect(document.notices).toContainEqual(
      expect.objectContaining({ code: 'pages-not-read', pages: [2, 3] }),
    );
    expect(document.readPercent).toBe(33);
  });
});

describe('A long scan', () => {
  // Six pages through OCR, on children of its own.
  it(
    'gives its parser to a text that waits, and is read whole all the same',
    { timeout: 180_000 },
    async () => {
      const single = startExtractor({ maxParsers: 1, ocrPageSeconds: 60 });
      await single.ready();
      const images = [await asPdfImage(await drawPage({ dpi: 120, lines: LINES }), 'jpeg')];
      const remark = '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check.) >>';
      const page = { content: drawImage(), images, annotations: [remark] };
      let pagesDone = 0;
      let scan: Promise<ExtractedDocument> | null = null;
      await new Promise<void>((resolve) => {
        scan = single.extract(
          { bytes: makePdf(Array.from({ length: 6 }, () => page)), fileName: 'a.pdf' },
          {
            country: 'Ireland',
            onProgress: ({ done }) => {
              pagesDone = done;
              resolve();
            },
          },
          new AbortController().signal,
        );
      });
      const text = await extractBytes(single, Buffer.from('A text that is not kept waiting.'), 'a.txt');
      expect(allText(text)).toBe('A text that is not kept waiting.');
      expect(pagesDone).toBeLessThan(4);
      const document = await scan!.finally(() => single.close()); // set before the promise above resolved
      expect(document.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(noticed(document).sort()).toEqual(['annotations', 'ocr-used']);
    },
  );
});

describe('A Word document of pictures', () => {
  it('is read page by page where its pages are scans, beside pages of text', async () => {
    const second = await drawPage({ dpi: 150, lines: GERMAN_LINES });
    const body = [
      paragraph('Words before the scan.'),
      pictureOf('p1', 6.5, 9),
      oldPictureOf('p2', 460, 650),
      paragraph('Words after the scans.'),
    ].join('');
    const document = await read(makeDocx({ body, pictures: [png, second] }), 'a.docx');
    expect(document.pages.map(({ number, source }) => [number, source])).toEqual([
      [1, 'ocr'],
      [2, 'ocr'],
    ]);
    const [first, last] = document.pages.map(({ blocks }) => blocks.map(({ text }) => text));
    expect(first?.[0]).toBe('Words before the scan.');
    expect(recall(first?.join(' ') ?? '', LINES)).toBeGreaterThan(ENOUGH);
    expect(recall(last?.join(' ') ?? '', GERMAN_LINES)).toBeGreaterThan(ENOUGH);
    expect(last?.at(-1)).toBe('Words after the scans.');
    expect(noticed(document)).toEqual(['ocr-used']);
  });

  it('keeps its text and names the page when a picture cannot be read', async () => {
    const body = paragraph('The parties agree on all of this.') + pictureOf('p1', 6.5, 9);
    const gif = Buffer.from('GIF89a and nothing that is decoded');
    const document = await read(makeDocx({ body, pictures: [gif] }), 'a.docx');
    expect(allText(document)).toBe('The parties agree on all of this.');
    expect(document.notices).toContainEqual(expect.objectContaining({ code: 'images-not-read', pages: [1] }));
    expect(document.readPercent).toBe(100);
  });

  it('does not look for words in small pictures, and names them', async () => {
    const body = paragraph('The parties agree on all of this.') + pictureOf('p1', 1.5, 0.5);
    const document = await read(makeDocx({ body, pictures: [png] }), 'a.docx');
    expect(document.pages[0]?.source).toBe('text');
    expect(document.notices).toContainEqual(expect.objectContaining({ code: 'images-not-read', pages: [1] }));
  });
});

describe('A picture of a page', () => {
  it.each([
    ['lies on its side', async () => sharp(whole).rotate(90).png().toBuffer()],
    ['stands on its head', async () => sharp(whole).rotate(180).png().toBuffer()],
    ['lies on its other side', async () => sharp(whole).rotate(270).png().toBuffer()],
    ['is skewed by 7 degrees', async () => sharp(png).rotate(7, { background: '#ffffff' }).png().toBuffer()],
    ['is white on black', async () => sharp(png).negate().png().toBuffer()],
    ['has a palette', async () => sharp(png).png({ palette: true }).toBuffer()],
    ['is 16 bits deep', async () => sharp(png).toColourspace('grey16').png().toBuffer()],
    [
      'is transparent',
      async () => {
        const ink = await sharp(png).negate().extractChannel(0).raw().toBuffer();
        const black = { width, height, channels: 3 as const, background: '#000000' };
        return sharp({ create: black })
          .joinChannel(ink, { raw: { width, height, channels: 1 } })
          .png()
          .toBuffer();
      },
    ],
  ])('is read when it %s', async (_how, picture) => {
    expect(recall(allText(await read(await picture(), 'a.png')), LINES)).toBeGreaterThan(ENOUGH);
  });

  it.each([
    [
      'says how it must be turned',
      async () => sharp(png).rotate(180).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    ],
    ['is in printing colors', async () => sharp(png).toColourspace('cmyk').jpeg().toBuffer()],
  ])('is read when it %s', async (_how, picture) => {
    expect(recall(allText(await read(await picture(), 'a.jpg')), LINES)).toBeGreaterThan(ENOUGH);
  });

  it.each<[Country, readonly string[], string]>([
    ['Germany', GERMAN_LINES, 'de'],
    ['Ireland', GERMAN_LINES, 'de'],
    ['Germany', CONTRACT_LINES, 'en'],
  ])('is read in its own language when the country is %s', async (country, lines, language) => {
    const document = await read(await drawPage({ dpi: 150, lines }), 'a.png', country);
    expect(recall(allText(document), lines)).toBeGreaterThan(ENOUGH);
    expect(document.language).toBe(language);
  });

  it('is not analyzed when it is empty or noise', async () => {
    const empty = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fdfdfd' } })
      .png()
      .toBuffer();
    await expect(read(empty, 'a.png')).rejects.toMatchObject({ code: 'document_unreadable' });
    const noise = Buffer.from(
      Uint8Array.from({ length: 150 * 200 }, (_, index) => (index * index * 7919) % 256),
    );
    const grain = await sharp(noise, { raw: { width: 150, height: 200, channels: 1 } })
      .png()
      .toBuffer();
    await expect(read(grain, 'a.png')).rejects.toMatchObject({ code: 'document_unreadable' });
  });
});
