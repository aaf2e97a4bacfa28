import { createCanvas } from '@napi-rs/canvas';
import { CONTRACT_LINES } from './make-scan.ts';
import { assemblePdf, type PdfStream } from './make-pdf.ts';

/** Pixels of a glyph's box, and points of the letters it makes. */
const BOX = 48;
const POINTS = 12;

/**
 * A page in a Type 3 font of bitmaps whose codes count up in the order in which letters come, as programs write it that print
 * through a PostScript driver. `naming` says whether the glyphs carry names that tell the letter.
 */
export function makeType3Pdf(
  naming: 'none' | 'telling',
  lines: readonly string[] = CONTRACT_LINES,
): Uint8Array {
  const letters = [...new Set(lines.join(''))].filter((letter) => letter !== ' ');
  const codeOf = (letter: string): number => (letter === ' ' ? 0 : letters.indexOf(letter) + 1);
  const nameOf = (letter: string): string =>
    naming === 'telling'
      ? `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      : `a${codeOf(letter)}`;
  const widths = letters.map((letter) => widthOf(letter));
  const objects: (string | PdfStream)[] = ['', '', '', '', ''];
  const procedures = letters.map((letter, index) => {
    objects.push({ entries: '', data: glyph(letter, widths[index] ?? BOX) });
    return `/${nameOf(letter)} ${objects.length} 0 R`;
  });
  objects.push({ entries: '', data: Buffer.from(`${widthOf(' ')} 0 d0`) });
  procedures.push(`/space ${objects.length} 0 R`);
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[1] = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
  objects[2] =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
  const shows = lines.map((line) => `<${Buffer.from(Array.from(line, codeOf)).toString('hex')}> Tj T*`);
  objects[3] = {
    entries: '',
    data: Buffer.from(`BT /F1 ${POINTS} Tf 17 TL 50 780 Td\n${shows.join('\n')}\nET`),
  };
  objects[4] =
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 ${BOX} ${BOX}] /FontMatrix [${1 / BOX} 0 0 ${1 / BOX} 0 0] ` +
    `/FirstChar 0 /LastChar ${letters.length} /Widths [${[widthOf(' '), ...widths].join(' ')}] /Resources << >> ` +
    `/Encoding << /Type /Encoding /Differences [0 /space ${letters.map((letter) => `/${nameOf(letter)}`).join(' ')}] >> ` +
    `/CharProcs << ${procedures.join(' ')} >> >>`;
  return assemblePdf(objects);
}

const context = createCanvas(BOX * 2, BOX * 2).getContext('2d');
const font = `${BOX}px Contract`;

function widthOf(letter: string): number {
  context.font = font;
  return Math.ceil(context.measureText(letter).width);
}

/** The procedure of a glyph: an inline picture mask, one bit a pixel. */
function glyph(letter: string, width: number): Buffer {
  const [columns, rows] = [width + 4, BOX + 16];
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, BOX * 2, BOX * 2);
  context.fillStyle = '#000000';
  context.font = font;
  context.fillText(letter, 1, BOX);
  const { data } = context.getImageData(0, 0, columns, rows);
  const rowBytes = (columns + 7) >> 3;
  const bits = Buffer.alloc(rowBytes * rows, 0xff);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((data[(y * columns + x) * 4] ?? 255) > 128) continue;
      const at = y * rowBytes + (x >> 3);
      bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  const head = `${width} 0 -2 -16 ${columns} ${rows} d1\nq ${columns} 0 0 ${rows} -1 -16 cm\nBI /W ${columns} /H ${rows} /IM true /BPC 1 /D [0 1]\nID `;
  return Buffer.concat([Buffer.from(head), bits, Buffer.from('\nEI Q')]);
}
