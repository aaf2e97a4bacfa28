import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startExtractor } from '../../backend/src/composition/processes.ts';
import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import type { Country } from '../../config/product.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { readText } from './read-text.ts';

/** What a paper is made into before it is read. */
export const FORMS = ['text', 'pdf', 'docx', 'photo'] as const;
export type Form = (typeof FORMS)[number];

/** Reads papers in one form, with the children of the product where it is no plain text. */
export interface FormReader {
  readonly read: (bytes: Uint8Array, country: Country) => Promise<ExtractedDocument>;
  readonly close: () => Promise<void>;
}

/** A page of A4 at 150 points an inch, and how far down its text goes. */
const WIDTH = 1_240;
const HEIGHT = 1_754;
const TEXT_HEIGHT = 1_560;

/** Starts what a form needs: nothing for plain text, a browser that prints and the extractor for the others. */
export async function startForm(form: Form): Promise<FormReader> {
  if (form === 'text') return { read: readText, close: async () => undefined };
  const extractor = startExtractor();
  await extractor.ready();
  // a DOCX is written without a browser
  const printer = form === 'docx' ? null : await startPrinter();
  return {
    async read(bytes, country) {
      const lines = new TextDecoder().decode(bytes).split('\n');
      const file =
        printer === null
          ? asDocx(lines)
          : form === 'pdf'
            ? await asPdf(printer.page, lines)
            : await asPhotos(printer.page, lines);
      return await extractor.extract(
        { bytes: file, fileName: `paper.${form === 'docx' ? 'docx' : 'pdf'}` },
        { country },
        new AbortController().signal,
      );
    },
    async close() {
      await printer?.browser.close();
      await extractor.close();
    },
  };
}

async function startPrinter(): Promise<{ browser: Browser; page: Page }> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser was found.');
  const browser = await chromium.launch({ executablePath });
  return { browser, page: await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } }) };
}

const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines with cells become the rows of a table, all others paragraphs. */
function asDocx(lines: readonly string[]): Uint8Array {
  const body = lines.map((line, index) => {
    if (!isRow(line)) return paragraph(escaped(line));
    const opens = isRow(lines[index - 1] ?? '') ? '' : '<w:tbl>';
    const closes = isRow(lines[index + 1] ?? '') ? '' : '</w:tbl>';
    const cells = line.split('|').map((cell) => `<w:tc>${paragraph(escaped(cell.trim()))}</w:tc>`);
    return `${opens}<w:tr>${cells.join('')}</w:tr>${closes}`;
  });
  return makeDocx({ body: body.join('') });
}

const isRow = (line: string): boolean => line.includes(' | ');

const html = (lines: readonly string[], look: string): string =>
  `<meta charset="utf-8"><style>body{margin:0;${look}}p{margin:0 0 0.5em;min-height:1em;white-space:pre-wrap}</style>${lines
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}`;

async function asPdf(page: Page, lines: readonly string[]): Promise<Uint8Array> {
  await page.setContent(html(lines, 'font:11pt serif'));
  return await page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } });
}

/** Photographs of printed pages: a little turned, out of focus and unevenly lit, bound as the pages of a PDF. */
async function asPhotos(page: Page, lines: readonly string[]): Promise<Uint8Array> {
  const photos: string[] = [];
  for (const own of await intoPages(page, lines)) {
    await page.setContent(html(own, LOOK));
    const printed = await page.screenshot({ type: 'png' });
    const photo = await sharp(printed)
      .rotate(photos.length % 2 === 0 ? 0.8 : -0.6, { background: '#b9b2a6' })
      .blur(0.6)
      .linear(0.86, 14)
      .jpeg({ quality: 72 })
      .toBuffer();
    photos.push(
      `<img style="width:100%;break-after:page" src="data:image/jpeg;base64,${photo.toString('base64')}">`,
    );
  }
  await page.setContent(`<style>body{margin:0}img{display:block}</style>${photos.join('')}`);
  return await page.pdf({ format: 'A4' });
}

const LOOK = `padding:90px;width:${WIDTH - 180}px;font:22px serif`;

/** The lines of each page, so that no line is cut in two. */
async function intoPages(page: Page, lines: readonly string[]): Promise<string[][]> {
  await page.setContent(html(lines, LOOK));
  const bottoms = await page
    .locator('p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const pages: string[][] = [];
  let from = 0;
  for (const [index, bottom] of bottoms.entries()) {
    if (pages.length === 0 || bottom - from > TEXT_HEIGHT) {
      pages.push([]);
      from = bottoms[index - 1] ?? 0;
    }
    pages.at(-1)!.push(lines[index]!); // one was just added
  }
  return pages;
}
