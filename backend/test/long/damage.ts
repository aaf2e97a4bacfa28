import sharp from 'sharp';
import { listed, listOf, makeDocx, paragraph } from '../support/papers/make-docx.ts';
import { drawImage, makePdf, textLines } from '../support/papers/make-pdf.ts';
import { asPdfImage, drawPage } from '../support/papers/make-scan.ts';

export interface DamagedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A small generator of numbers that are the same on every machine (mulberry32, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Flips, overwrites, cuts, repeats or inserts bytes in one to eight places. */
function damaged(original: Uint8Array, random: () => number): Uint8Array {
  let bytes = Buffer.from(original);
  const at = (): number => Math.floor(random() * bytes.length);
  for (let turns = 1 + Math.floor(random() * 8); turns > 0; turns--) {
    const [from, length] = [at(), 1 + Math.floor(random() ** 3 * 200)];
    const kind = Math.floor(random() * 6);
    if (kind === 0) bytes[from] = (bytes[from] ?? 0) ^ (1 << Math.floor(random() * 8));
    else if (kind === 1) bytes.fill(Math.floor(random() * 256), from, Math.min(bytes.length, from + length));
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
    else if (kind === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, from),
        bytes.subarray(at(), at() + length),
        bytes.subarray(from),
      ]);
    else if (kind === 4) bytes.writeUInt8([0, 255, 127, 128][Math.floor(random() * 4)] ?? 0, from);
    else bytes = Buffer.from(bytes.subarray(0, Math.max(20, bytes.length - length)));
  }
  return bytes;
}

async function originals(): Promise<readonly DamagedFile[]> {
  const lines = Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. The parties agree on clause number ${index + 1}.`,
  );
  const picture = await drawPage({ dpi: 60, lines: ['Signed by both parties today.'] });
  const small = await sharp(picture).extract({ left: 0, top: 40, width: 400, height: 60 }).png().toBuffer();
  const field = '<< /Type /Annot /Subtype /Widget /Rect [60 600 200 620] /FT /Tx /T (a) /V (Jane) >>';
  return [
    {
      name: 'a.pdf',
      bytes: makePdf([{ content: textLines(lines), annotations: [field] }, { content: textLines(lines) }]),
    },
    {
      name: 'b.pdf',
      bytes: makePdf([
        { content: drawImage(0, [0, 700, 400, 60]), images: [await asPdfImage(small, 'ccitt')] },
        { content: textLines(lines) },
      ]),
    },
    {
      name: 'a.docx',
      bytes: makeDocx({
        body: lines.map((line) => paragraph(line)).join('') + listed('Listed.', 1, 0),
        numbering: listOf(1, [['decimal', '%1.']]),
        footer: paragraph('Footer'),
      }),
    },
    { name: 'a.txt', bytes: Buffer.from(lines.join('\n')) },
    { name: 'a.png', bytes: small },
    { name: 'a.jpg', bytes: await sharp(small).jpeg().toBuffer() },
  ];
}

/** So many small files of every kind, each damaged in another way. The same seed gives the same files. */
export async function makeDamagedFiles(count: number, seed: number): Promise<readonly DamagedFile[]> {
  const random = randomFrom(seed);
  const whole = await originals();
  return Array.from({ length: count }, (_, index) => {
    const { name, bytes } = whole[index % whole.length] ?? { name: 'a.txt', bytes: new Uint8Array([97]) };
    return { name, bytes: damaged(bytes, random) };
  });
}
