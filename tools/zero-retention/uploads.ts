import sharp from 'sharp';
import { strToU8, zipSync } from 'fflate';

import { MAX_UPLOAD_BYTES } from '../../config/product.ts';

/** One upload that carries the canary in its file, its name, and the name or role of the reader. */
export interface Upload {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** What the server should answer; null when the client leaves before there is an answer. */
  readonly expect: 'report' | 'rejection' | 'refusal' | null;
  /** Leaves after this share of the body was sent, or after all of it while the document is being read. */
  readonly leaveAfter?: 'half the body' | 'the body';
}

/** Good, broken, refused and aborted uploads. */
export async function makeUploads(word: string): Promise<Upload[]> {
  const contract = contractText(word);
  const text = Buffer.from(contract);
  return [
    { title: 'a TXT', fileName: `${word}.txt`, bytes: text, expect: 'report' },
    { title: 'a DOCX', fileName: `${word}.docx`, bytes: docx(contract), expect: 'report' },
    { title: 'a PDF', fileName: `${word}.pdf`, bytes: pdf(contract), expect: 'report' },
    { title: 'a page image', fileName: `${word}.png`, bytes: await pageImage(contract), expect: 'report' },
    { title: 'a recipe', fileName: `${word}.txt`, bytes: Buffer.from(recipeText(word)), expect: 'rejection' },
    {
      title: 'a broken DOCX',
      fileName: `${word}.docx`,
      bytes: docx(contract).subarray(0, 700),
      expect: 'refusal',
    },
    {
      title: 'a broken PDF',
      fileName: `${word}.pdf`,
      bytes: pdf(contract).subarray(0, 400),
      expect: 'refusal',
    },
    {
      title: 'a wrong kind',
      fileName: `${word}.pdf`,
      bytes: Buffer.concat([Buffer.of(0, 1, 2, 3), text]),
      expect: 'refusal',
    },
    { title: 'too large a file', fileName: `${word}.txt`, bytes: larger(text), expect: 'refusal' },
    {
      title: 'a client that leaves while sending',
      fileName: `${word}.txt`,
      bytes: text,
      expect: null,
      leaveAfter: 'half the body',
    },
    {
      title: 'a client that leaves while waiting',
      fileName: `${word}.png`,
      bytes: await pageImage(contract),
      expect: null,
      leaveAfter: 'the body',
    },
  ];
}

function contractText(word: string): string {
  return [
    'SERVICES AGREEMENT',
    `This Services Agreement is made on March 3, 2026 between ${word} Works Ltd ("Supplier") and Alder Street Books LLC ("Client").`,
    `1. Services. The Supplier shall catalogue the ${word} collection for the Client and deliver it by June 30, 2026.`,
    '2. Fees. The Client shall pay the Supplier 4,500 dollars within thirty (30) days of each invoice.',
    `3. Confidentiality. Each party shall keep the ${word} papers confidential for three years after the end of this Agreement.`,
    '4. Term. This Agreement runs for twelve months and renews for further periods of twelve months unless either party gives sixty days notice.',
    '5. Liability. The liability of the Supplier under this Agreement shall not exceed the fees paid in the last six months.',
    '6. Governing law. This Agreement shall be governed by the laws of the State of Oregon.',
  ].join('\n\n');
}

function recipeText(word: string): string {
  return `Lentil soup after ${word}\n\nPeel and chop two onions and three carrots. Fry them gently in olive oil for ten minutes. Add a cup of red lentils, a spoon of cumin and a litre of stock. Simmer for half an hour, then blend and season with lemon and salt. Serve hot with bread and a spoon of yoghurt.`;
}

function docx(text: string): Uint8Array {
  const paragraphs = text.split('\n\n').map((paragraph) => `<w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p>`);
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
  });
}

/** One page in Helvetica, written by hand: the smallest PDF that a parser takes without repair. */
function pdf(text: string): Buffer {
  const lines = wrap(text, 90).map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) '`);
  const content = `BT /F1 10 Tf 50 780 Td 14 TL\n${lines.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

async function pageImage(text: string): Promise<Buffer> {
  const escaped = wrap(text, 75).map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const lines = escaped.map((line, index) => `<text x="90" y="${150 + index * 48}">${line}</text>`).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans, Arial, sans-serif" font-size="32">${lines}</g></svg>`;
  return sharp(Buffer.from(page)).png().toBuffer();
}

function larger(text: Uint8Array): Buffer {
  const copies = Math.ceil((MAX_UPLOAD_BYTES + 1) / text.length);
  return Buffer.concat(Array.from({ length: copies }, () => text));
}

function wrap(text: string, width: number): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) => paragraph.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g')) ?? ['']);
}
