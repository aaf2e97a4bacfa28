import { crc32, deflateSync } from 'node:zlib';
import { makeDocx, paragraph } from './make-docx.ts';
import { entryOf, makeZip } from './make-zip.ts';
import { assemblePdf, makePdf, textLines } from './make-pdf.ts';

const MEBIBYTE = 2 ** 20;

/** A PNG that claims a size; its data is one row of nothing. */
export function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const documentPart = (content: Buffer, claims?: number) =>
  makeZip([entryOf('word/document.xml', content, claims)]);
const spaces = (bytes: number): Buffer => Buffer.alloc(bytes, ' ');
const pdfBytes = () => makePdf([{ content: textLines(['Some words of a contract that is good.']) }]);

/** Every kind of hostile or broken upload that has been described, with the code that it must get. */
export const HOSTILE: readonly {
  readonly what: string;
  readonly fileName: string;
  readonly code: 'document_too_large' | 'document_unsupported' | 'document_unreadable';
  readonly make: () => Uint8Array;
}[] = [
  {
    what: 'a DOCX that unpacks to 120 MB',
    fileName: 'a.docx',
    code: 'document_too_large',
    make: () => documentPart(spaces(120 * MEBIBYTE)),
  },
  {
    what: 'a DOCX with a part of 60 MB',
    fileName: 'a.docx',
    code: 'document_too_large',
    make: () => documentPart(spaces(60 * MEBIBYTE)),
  },
  {
    what: 'a DOCX that lies about its size',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () => documentPart(spaces(120 * MEBIBYTE), 1_000),
  },
  {
    what: 'a DOCX of 50,000 entries',
    fileName: 'a.docx',
    code: 'document_too_large',
    make: () =>
      makeZip([
        entryOf('word/document.xml', Buffer.from('<a/>')),
        ...Array.from({ length: 50_000 }, (_, index) => ({
          name: `e${index}`,
          packed: Buffer.alloc(0),
          claims: 0,
          crc: 0,
        })),
      ]),
  },
  {
    what: 'a DOCX that names a part twice',
    fileName: 'a.docx',
    code: 'document_too_large',
    make: () =>
      makeZip([
        entryOf('word/document.xml', Buffer.from('<a/>')),
        entryOf('word/document.xml', Buffer.from('<b/>')),
      ]),
  },
  {
    what: 'a DOCX nested 200,000 deep',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () => makeDocx({ body: '<w:sdt>'.repeat(200_000) + '</w:sdt>'.repeat(200_000) }),
  },
  {
    what: 'a DOCX of nested tables',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () =>
      makeDocx({
        body: `${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`,
      }),
  },
  {
    what: 'a DOCX with an entity bomb',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () =>
      makeDocx(
        { body: paragraph('&c;') },
        '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
      ),
  },
  {
    what: 'a DOCX that asks for a local file',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () =>
      makeDocx({ body: paragraph('&x;') }, '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
  },
  {
    what: 'a DOCX without an end',
    fileName: 'a.docx',
    code: 'document_unreadable',
    make: () => makeDocx({ body: paragraph('x') }).slice(0, -30),
  },
  {
    what: 'a spreadsheet',
    fileName: 'a.docx',
    code: 'document_unsupported',
    make: () => makeZip([entryOf('xl/workbook.xml', Buffer.from('<a/>'))]),
  },
  {
    what: 'an old Word file',
    fileName: 'a.docx',
    code: 'document_unsupported',
    make: () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
  },
  {
    what: 'a PDF whose page unpacks to 600 MB',
    fileName: 'a.pdf',
    code: 'document_unreadable',
    make: () =>
      assemblePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
        { entries: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(600 * MEBIBYTE, 'q Q ')) },
      ]),
  },
  {
    what: 'a PDF of 20,000 pages',
    fileName: 'a.pdf',
    code: 'document_too_large',
    make: () => makePdf(Array.from({ length: 20_000 }, () => ({ content: '' }))),
  },
  {
    what: 'a PDF whose page tree bites its tail',
    fileName: 'a.pdf',
    code: 'document_unreadable',
    make: () =>
      assemblePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 3 >>',
        '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 3 /Parent 2 0 R >>',
      ]),
  },
  {
    what: 'a PDF with a picture of 900 megapixels',
    fileName: 'a.pdf',
    code: 'document_unreadable',
    make: () =>
      makePdf([
        {
          content: 'q 595 0 0 842 0 0 cm /Im0 Do Q',
          images: [
            {
              entries:
                '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
              data: deflateSync(Buffer.alloc(8 * MEBIBYTE)),
            },
          ],
        },
      ]),
  },
  {
    what: 'a PDF cut off in the middle',
    fileName: 'a.pdf',
    code: 'document_unreadable',
    make: () => pdfBytes().slice(0, 200),
  },
  {
    what: 'an encrypted PDF',
    fileName: 'a.pdf',
    code: 'document_unreadable',
    make: () =>
      Buffer.from(
        Buffer.from(pdfBytes())
          .toString('latin1')
          .replace(
            '/Root 1 0 R',
            '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /U <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /P -4 >> /ID [<00><00>]',
          ),
        'latin1',
      ),
  },
  {
    what: 'a PNG of 30,000 by 30,000',
    fileName: 'a.png',
    code: 'document_too_large',
    make: () => pngOfSize(30_000, 30_000),
  },
  {
    what: 'a PNG of 2 billion by 2 billion',
    fileName: 'a.png',
    code: 'document_unreadable',
    make: () => pngOfSize(2_000_000_000, 2_000_000_000),
  },
  {
    what: 'a PNG one pixel high',
    fileName: 'a.png',
    code: 'document_too_large',
    make: () => pngOfSize(1_000_000, 1),
  },
  {
    what: 'a PNG that ends after its header',
    fileName: 'a.png',
    code: 'document_unreadable',
    make: () => pngOfSize(100, 100).subarray(0, 40),
  },
  {
    what: 'text that begins like a PNG',
    fileName: 'a.png',
    code: 'document_unreadable',
    make: () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('no picture follows'),
      ]),
  },
  {
    what: 'text that begins like a JPEG',
    fileName: 'a.jpg',
    code: 'document_unreadable',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300, 7)]),
  },
  {
    what: 'an SVG under the name of a PNG',
    fileName: 'a.png',
    code: 'document_unsupported',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>'),
  },
  {
    what: 'a PNG under the name of a JPEG',
    fileName: 'a.jpg',
    code: 'document_unsupported',
    make: () => pngOfSize(10, 10),
  },
  { what: 'a PDF under the name of a text', fileName: 'a.txt', code: 'document_unsupported', make: pdfBytes },
  {
    what: 'a zip that calls itself a PDF further on',
    fileName: 'a.docx',
    code: 'document_unsupported',
    make: () => Buffer.concat([makeZip([entryOf('x', Buffer.from('y'))]), pdfBytes()]),
  },
  {
    what: 'a program',
    fileName: 'a.txt',
    code: 'document_unsupported',
    make: () => Buffer.from(Uint8Array.from({ length: 5_000 }, (_, index) => (index * 31) % 256)),
  },
];
