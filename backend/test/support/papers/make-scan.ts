import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawImage, type PdfPage, type PdfStream } from './make-pdf.ts';

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Contract');

/** What the pages of the generated scans say. */
export const CONTRACT_LINES = [
  'SERVICE AGREEMENT',
  '',
  '1.  Services. The Supplier shall provide the consulting services described in',
  '     Schedule A with reasonable skill and care from 1 March 2026.',
  '2.  Fees. The Customer shall pay EUR 12,500 within thirty days of each invoice.',
  '     Late amounts bear interest at four percent above the base rate.',
  '3.  Confidentiality. Neither party may disclose confidential information of the',
  '     other party to third parties without prior written consent.',
  '4.  Liability. The total liability of the Supplier under this agreement is limited',
  '     to the fees paid in the twelve months before the claim arose.',
  '5.  Termination. Either party may terminate this agreement for convenience with',
  '     ninety days written notice to the registered office of the other party.',
  '6.  Governing law. This agreement is governed by the laws of Ireland and the',
  '     courts of Dublin have exclusive jurisdiction over every dispute.',
] as const;

export const GERMAN_LINES = [
  'DIENSTLEISTUNGSVERTRAG',
  '',
  '§ 1 Leistungen. Der Auftragnehmer erbringt die in der Anlage beschriebenen',
  'Leistungen mit der üblichen Sorgfalt ab dem ersten März für den Auftraggeber.',
  '§ 2 Vergütung. Der Auftraggeber zahlt die Vergütung innerhalb von dreißig Tagen',
  'nach Erhalt der Rechnung. Verspätete Zahlungen sind mit vier Prozent zu verzinsen.',
  '§ 3 Kündigung. Der Vertrag kann von jeder Partei mit einer Frist von drei Monaten',
  'zum Ende des Jahres schriftlich gekündigt werden. Für die Kündigung ist die Form',
  'einzuhalten, die im Gesetz für Verträge über längere Fristen vorgesehen ist.',
] as const;

export interface ScanOptions {
  readonly dpi?: number;
  readonly lines?: readonly string[];
  /** A font that was registered before; Liberation Sans when absent. */
  readonly font?: string;
}

/** Draws an A4 page of text as a PNG in grey. */
export async function drawPage({
  dpi = 200,
  lines = CONTRACT_LINES,
  font = 'Contract',
}: ScanOptions = {}): Promise<Buffer> {
  const [width, height] = [Math.round(8.27 * dpi), Math.round(11.69 * dpi)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000000';
  const size = (11 / 72) * dpi;
  context.font = `${size}px ${font}`;
  lines.forEach((line, index) => context.fillText(line, dpi * 0.9, dpi * 1.2 + index * size * 1.5));
  return sharp(canvas.toBuffer('image/png')).removeAlpha().toColourspace('b-w').png().toBuffer();
}

/** The words of the lines, for counting how many were read. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Share of the words of `lines` that occur in `text`. */
export function recall(text: string, lines: readonly string[] = CONTRACT_LINES): number {
  const found = new Map<string, number>();
  for (const word of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1);
  const wanted = wordsOf(lines.join(' '));
  let hits = 0;
  for (const word of wanted) {
    const left = found.get(word) ?? 0;
    if (left > 0) hits += 1;
    found.set(word, left - 1);
  }
  return hits / wanted.length;
}

/** `CONTRACT_LINES` at 150 dpi in JPEG 2000, which no package here writes. */
export function jpeg2000Page(): PdfStream {
  return {
    entries:
      '/Type /XObject /Subtype /Image /Width 1241 /Height 1754 /ColorSpace /DeviceGray /Filter /JPXDecode',
    data: readFileSync(new URL('../../fixtures/documents/scan-150dpi.jp2', import.meta.url)),
  };
}

/** The page in strips one below the other, as scanners with little memory write it: a PDF page of so many pictures. */
export async function inStrips(png: Buffer, count: number): Promise<PdfPage> {
  const { width, height } = await sharp(png).metadata();
  const images: PdfStream[] = [];
  let content = '';
  for (let i = 0; i < count; i++) {
    const top = Math.round((height * i) / count);
    const tall = Math.round((height * (i + 1)) / count) - top;
    const strip = await sharp(png).extract({ left: 0, top, width, height: tall }).png().toBuffer();
    images.push(await asPdfImage(strip, 'jpeg'));
    content += `${drawImage(i, [0, 842 - (842 * (top + tall)) / height, 595, (842 * tall) / height])}\n`;
  }
  return { content, images };
}

/** The page as an image object of a PDF in one of the codecs that scanners use. */
export async function asPdfImage(
  png: Buffer,
  codec: 'jpeg' | 'ccitt' | 'jbig2' | 'flate',
): Promise<PdfStream> {
  const { width, height } = await sharp(png).metadata();
  const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  if (codec === 'jpeg') {
    const data = await sharp(png).toColourspace('b-w').jpeg({ quality: 70 }).toBuffer();
    return { entries: `${size} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`, data };
  }
  if (codec === 'flate') {
    const data = deflateSync(await sharp(png).toColourspace('b-w').raw().toBuffer());
    return { entries: `${size} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`, data };
  }
  const fax = await asFax(png);
  const oneBit = `/Type /XObject /Subtype /Image /Width ${fax.width} /Height ${fax.height} /ColorSpace /DeviceGray /BitsPerComponent 1`;
  if (codec === 'ccitt') {
    return {
      entries: `${oneBit} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${fax.width} /Rows ${fax.height} >>`,
      data: fax.data,
    };
  }
  return { entries: `${oneBit} /Filter /JBIG2Decode`, data: asJbig2(fax) };
}

interface Fax {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The page in CCITT group 4: the one tile of a TIFF, for which its sides must be multiples of 16. */
async function asFax(png: Buffer): Promise<Fax> {
  const facts = await sharp(png).metadata();
  const [width, height] = [Math.ceil(facts.width / 16) * 16, Math.ceil(facts.height / 16) * 16];
  const black = await sharp(png)
    .extend({ right: width - facts.width, bottom: height - facts.height, background: '#ffffff' })
    .threshold(160)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const tiff = await sharp(black, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({
      compression: 'ccittfax4',
      bitdepth: 1,
      miniswhite: true,
      tile: true,
      tileWidth: width,
      tileHeight: height,
    })
    .toBuffer();
  const directory = tiff.readUInt32LE(4);
  const value = (wanted: number): number => {
    for (let i = 0; i < tiff.readUInt16LE(directory); i++) {
      const at = directory + 2 + i * 12;
      if (tiff.readUInt16LE(at) === wanted) return tiff.readUInt32LE(at + 8);
    }
    throw new Error(`The TIFF has no field ${wanted}.`);
  };
  const offset = value(324);
  return { data: tiff.subarray(offset, offset + value(325)), width, height };
}

/** An embedded JBIG2 stream with one generic region, whose coding (MMR) is the same as group 4. ISO 14492, 7.4. */
function asJbig2({ data: fax, width, height }: Fax): Buffer {
  const segment = (number: number, type: number, data: Buffer): Buffer => {
    const header = Buffer.alloc(11);
    header.writeUInt32BE(number, 0);
    header.writeUInt8(type, 4);
    header.writeUInt8(0, 5); // refers to no segment
    header.writeUInt8(1, 6); // page 1
    header.writeUInt32BE(data.length, 7);
    return Buffer.concat([header, data]);
  };
  const page = Buffer.alloc(19);
  page.writeUInt32BE(width, 0);
  page.writeUInt32BE(height, 4);
  const region = Buffer.alloc(18);
  region.writeUInt32BE(width, 0);
  region.writeUInt32BE(height, 4);
  region.writeUInt8(1, 17); // MMR
  return Buffer.concat([segment(0, 48, page), segment(1, 38, Buffer.concat([region, fax]))]);
}
