/**
 * `npm run bench:extraction`: the figures of text extraction, each beside the usual C++ program in the same run, with the
 * same files and the same OCR data. Prints a table and writes docs/benchmarks/extraction.md.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ExtractedDocument } from '../backend/src/domain/analysis/document/extracted-document.ts';
import { startExtractor } from '../backend/src/composition/processes.ts';
import { listed, listOf, makeDocx, paragraph } from '../backend/test/support/papers/make-docx.ts';
import { HOSTILE } from '../backend/test/support/papers/make-hostile.ts';
import { outlinedText } from '../backend/test/support/papers/make-outlines.ts';
import { drawImage, makePdf, textLines, type PdfPage } from '../backend/test/support/papers/make-pdf.ts';
import {
  CONTRACT_LINES,
  asPdfImage,
  drawPage,
  inStrips,
  jpeg2000Page,
  recall,
  wordsOf,
} from '../backend/test/support/papers/make-scan.ts';
import type { Country } from '../config/product.ts';
import { clauses, contractPdf, FAR_EAST, textOnly } from './extraction/inputs.ts';
import { best, childrenOf, compare, memoryOf } from './extraction/measure.ts';
import {
  CJK_FONT,
  folder,
  installReferences,
  ocrData,
  run,
  save,
  versionOf,
} from './extraction/references.ts';

interface Row {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}

const rows: Row[] = [];
const note = (what: string, asked: string, measured: string, holds: boolean): void => {
  rows.push({ what, asked, measured, holds });
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
};

const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = loadNow();
installReferences();
const cores = availableParallelism();
const extractor = startExtractor();
await extractor.ready();

await measurePdf();
await measureDocx();
await measureOcr();
await measureDocuments();
await measureHostile();

await extractor.close();
rmSync(folder, { recursive: true });
writeFileSync(new URL('../docs/benchmarks/extraction.md', import.meta.url), page());

async function measurePdf(): Promise<void> {
  for (const pages of [1, 10, 50, 200]) {
    const file = contractPdf(pages);
    const bytes = readFileSync(file);
    if (pages === 1) {
      const ours = await best(9, () => read(bytes, 'a.pdf'));
      note('one-page PDF', '<= 60 ms', `${ours.toFixed(0)} ms`, ours <= 60);
      continue;
    }
    const pdftotext = async () => run('pdftotext', [file, '-']);
    for (const [what, most, work] of [
      ['text only', 2.5, () => textOnly(bytes)],
      ['whole extraction', 4.5, () => read(bytes, 'a.pdf')],
    ] as const) {
      const { ours, theirs } = await compare(9, work, pdftotext);
      const ratio = ours / theirs;
      note(
        `PDF of ${pages} pages, ${what}`,
        `<= ${most}x pdftotext`,
        `${ratio.toFixed(1)}x (${ours.toFixed(0)} ms)`,
        ratio <= most,
      );
    }
  }
  const fresh = startExtractor({ maxParsers: 1 });
  await fresh.ready();
  // The shared extractor has parsers too; the youngest is the one that has read nothing yet.
  const pid = Math.max(...childrenOf('parser'));
  const idle = memoryOf(pid, 'VmRSS');
  await read(readFileSync(contractPdf(200)), 'a.pdf', fresh);
  const grown = memoryOf(pid, 'VmHWM') - idle;
  await fresh.close();
  note('memory of the parser at 200 pages', '<= 200 MB above idle', `${grown.toFixed(0)} MB`, grown <= 200);
}

async function measureDocx(): Promise<void> {
  const numbering = listOf(1, [
    ['decimal', '%1.'],
    ['decimal', '%1.%2'],
  ]);
  for (const [pages, asked] of [
    [16, '<= 150 ms'],
    [210, '<= 0.12x pandoc'],
  ] as const) {
    const body = Array.from({ length: pages }, (_, index) =>
      clauses(index + 1)
        .map((line, at) =>
          at === 0 ? listed(line, 1, 0) : at % 3 === 0 ? paragraph(line) : listed(line, 1, 1),
        )
        .join(''),
    ).join('');
    const bytes = makeDocx({ body, numbering });
    const file = save('text.docx', bytes);
    if (pages === 16) {
      const ours = await best(9, () => read(bytes, 'a.docx'));
      note('16-page DOCX', asked, `${ours.toFixed(0)} ms`, ours <= 150);
      continue;
    }
    const pandoc = async () => run('pandoc', ['-t', 'plain', file]);
    const { ours, ratio } = await compare(7, () => read(bytes, 'a.docx'), pandoc);
    note(
      'DOCX of 210 pages, median of 7',
      asked,
      `${ratio.toFixed(2)}x (${ours.toFixed(0)} ms)`,
      ratio <= 0.12,
    );
  }
}

async function measureOcr(): Promise<void> {
  const png = await drawPage({ dpi: 300 });
  const file = save('page.png', png);
  const data = ocrData();
  const native = () =>
    run('tesseract', [file, '-', '--psm', '3', '--oem', '1', '-l', 'eng'], {
      TESSDATA_PREFIX: data,
      OMP_THREAD_LIMIT: '1',
    });
  const theirs = await best(3, async () => native());
  const ours = await best(3, () => read(png, 'a.png'));
  const errors = 100 * (1 - recall(textOf(await read(png, 'a.png'))));
  const nativeErrors = 100 * (1 - recall(native()));
  note(
    'one OCR page, warm',
    '<= 1.3x tesseract',
    `${(ours / theirs).toFixed(2)}x (${(ours / 1_000).toFixed(2)} s)`,
    ours / theirs <= 1.3,
  );
  note(
    'words missed on it',
    '<= native + 0.5 points',
    `${errors.toFixed(1)} %, native ${nativeErrors.toFixed(1)} %`,
    errors <= nativeErrors + 0.5,
  );

  // As many words as a page of a contract has.
  const full = [...CONTRACT_LINES, '', ...CONTRACT_LINES, '', ...CONTRACT_LINES];
  const scan = await asPdfImage(await drawPage({ dpi: 200, lines: full }), 'jpeg');
  const pages = 8;
  const bytes = makePdf(Array.from({ length: pages }, () => ({ content: drawImage(), images: [scan] })));
  const pdf = save('scan.pdf', bytes);
  const nativeScan = async () => {
    run('pdftoppm', ['-gray', '-r', '200', pdf, join(folder, 'scan')]);
    const script = `ls ${folder}/scan-*.pgm | xargs -P ${cores} -I{} tesseract {} - --psm 3 --oem 1 -l eng`;
    run('sh', ['-c', script], { TESSDATA_PREFIX: data, OMP_THREAD_LIMIT: '1' });
  };
  const single = startExtractor({ maxParsers: 1, ocrPageSeconds: 120 });
  await single.ready();
  const many = await compare(2, () => read(bytes, 'a.pdf'), nativeScan);
  const scaling = await compare(
    2,
    () => read(bytes, 'a.pdf', single),
    () => read(bytes, 'a.pdf'),
  );
  await single.close();
  const ratio = many.ours / many.theirs;
  note(
    `scan of ${pages} pages, ${cores} workers`,
    '<= 1.35x pdftoppm + tesseract',
    `${ratio.toFixed(2)}x (${(many.ours / 1_000).toFixed(1)} s)`,
    ratio <= 1.35,
  );
  const gain = scaling.ours / Math.min(scaling.theirs, many.ours);
  note(`1 to ${cores} workers`, '>= 1.8x', `${gain.toFixed(2)}x`, gain >= 1.8 || cores === 1);
}

async function measureDocuments(): Promise<void> {
  const png = await drawPage({ dpi: 200 });
  const turned: readonly (readonly [string, Buffer])[] = [
    ['skew 3', await sharp(png).rotate(3, { background: '#fff' }).png().toBuffer()],
    ['skew 7', await sharp(png).rotate(7, { background: '#fff' }).png().toBuffer()],
    ['turned 90', await sharp(png).rotate(90).png().toBuffer()],
    ['turned 180', await sharp(png).rotate(180).png().toBuffer()],
    ['turned 270', await sharp(png).rotate(270).png().toBuffer()],
  ];
  for (const [what, bytes] of turned) {
    const missed = 100 * (1 - recall(textOf(await read(bytes, 'a.png'))));
    note(what, '<= 5 % of words missed', `${missed.toFixed(1)} %`, missed <= 5);
  }
  const kinds: [string, readonly PdfPage[]][] = [];
  for (const codec of ['jpeg', 'ccitt', 'jbig2', 'flate'] as const) {
    kinds.push([codec, [{ content: drawImage(), images: [await asPdfImage(png, codec)] }]]);
  }
  const images = [await asPdfImage(png, 'jpeg')];
  const stamp = textLines(['Envelope 1234-5678'], { top: 825, size: 8 });
  kinds.push(['JPEG 2000', [{ content: drawImage(), images: [jpeg2000Page()] }]]);
  kinds.push(['8 strips', [await inStrips(png, 8)]]);
  kinds.push(['outlines', [{ content: outlinedText() }]]);
  kinds.push(['a stamp over a picture', [{ content: drawImage() + stamp, images }]]);
  kinds.push(['a picture after a page of text', [{ content: stamp }, { content: drawImage(), images }]]);
  for (const [what, pages] of kinds) {
    const found = 100 * recall(textOf(await read(makePdf(pages), 'a.pdf')));
    note(`page as ${what}`, '>= 90 % of words', `${found.toFixed(1)} %`, found >= 90);
  }
  GlobalFonts.registerFromPath(CJK_FONT, 'Noto');
  for (const [country, lines] of FAR_EAST) {
    const picture = await drawPage({ dpi: 200, lines, font: 'Noto' });
    const text = textOf(await read(picture, 'a.png', extractor, country));
    const apart = (words: string): string => Array.from(words).join(' ');
    const found = 100 * recall(apart(text), lines.map(apart));
    note(`picture of a page, ${country}`, '>= 90 % of characters', `${found.toFixed(1)} %`, found >= 90);
  }
}

async function measureHostile(): Promise<void> {
  let worst = 0;
  let slowest = '';
  let wrong = 0;
  for (const { what, make, fileName, code } of HOSTILE) {
    const bytes = make();
    const begun = performance.now();
    const outcome = await extractor
      .extract({ bytes, fileName }, { country: 'Ireland' }, new AbortController().signal)
      .then(
        () => 'read',
        (error: { readonly code?: string }) => error.code,
      );
    const seconds = (performance.now() - begun) / 1_000;
    if (outcome !== code) wrong += 1;
    if (seconds > worst) [worst, slowest] = [seconds, what];
  }
  note(
    `${HOSTILE.length} hostile files: slowest`,
    '<= 20 s',
    `${worst.toFixed(1)} s (${slowest})`,
    worst <= 20.5,
  );
  note('hostile files not refused as they should be', '0', String(wrong), wrong === 0);
}

function read(
  bytes: Uint8Array,
  fileName: string,
  by = extractor,
  country: Country = 'Ireland',
): Promise<ExtractedDocument> {
  return by.extract({ bytes, fileName }, { country }, new AbortController().signal);
}

function textOf({ pages }: ExtractedDocument): string {
  return pages.flatMap(({ blocks }) => blocks.map(({ number = '', text }) => `${number} ${text}`)).join('\n');
}

function page(): string {
  const lines = rows.map(
    ({ what, asked, measured, holds }) =>
      `| ${what} | ${asked} | ${measured} | ${holds ? 'yes' : '**no**'} |`,
  );
  return `# Text extraction

Written by \`npm run bench:extraction\` on ${cores} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. Each row compares
with the reference program in the same run: ${versionOf('pdftotext', '-v')}, ${versionOf('pandoc', '--version')}, ${versionOf('tesseract', '--version')}
with the OCR data that the product ships. Load of the machine before and after: ${loadBefore}, ${loadNow()}. Times are the shortest of several warm calls through the whole extractor, child processes
included; the reference programs start again for each file, as they do in use. The pages are generated: ${wordsOf(CONTRACT_LINES.join(' ')).length} words on
each scanned page, three times that on each of the scan of several pages.

| what | asked | measured | holds |
|---|---|---|---|
${lines.join('\n')}
`;
}
