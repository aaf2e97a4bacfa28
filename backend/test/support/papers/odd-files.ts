import sharp, { type Sharp } from 'sharp';
import type { NoticeCode } from '../../../src/domain/analysis/document/extracted-document.ts';
import type { ErrorCode } from '../../../src/domain/errors.ts';
import { makeDocx, paragraph } from './make-docx.ts';
import { assemblePdf, makePdf, textLines, type PdfStream } from './make-pdf.ts';
import { drawPage } from './make-scan.ts';

/** A file such as programs make now and then: whole, and unlike the usual. */
export interface OddFile {
  readonly what: string;
  readonly name: string;
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  /** Words that have to be read. Absent where the file has to be refused. */
  readonly says?: string;
  /** The notice that names what could not be read. */
  readonly notice?: NoticeCode;
  /** The code it is refused with, in a sentence that says what to do. */
  readonly refused?: ErrorCode;
}

const LINE = 'The tenant pays the rent of EUR 900 on the first day of each month.';
const LINES = [LINE, 'The landlord returns the deposit within sixty days.'];
const TEXT = `${LINES.join('\n')}\n`;
const shown = textLines(LINES);

const txt = (what: string, make: () => Uint8Array, says = LINE, notice?: NoticeCode): OddFile => ({
  what,
  name: 'a.txt',
  make,
  says,
  ...(notice === undefined ? {} : { notice }),
});
const pdf = (what: string, make: () => Uint8Array, says = LINE, notice?: NoticeCode): OddFile => ({
  ...txt(what, make, says, notice),
  name: 'a.pdf',
});
const word = (what: string, make: () => Uint8Array, says = LINE, notice?: NoticeCode): OddFile => ({
  ...txt(what, make, says, notice),
  name: 'a.docx',
});
const picture = (what: string, name: string, change: (page: Sharp) => Sharp): OddFile => ({
  what,
  name,
  says: 'The tenant pays the rent',
  make: async () => change(sharp(await drawPage({ dpi: 110, lines: LINES }))).toBuffer(),
  notice: 'ocr-used',
});
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A PDF with one change to its text, of the same or another length: its table is then wrong, as after many a tool. */
const changed = (from: string | RegExp, to: string, content = shown): Uint8Array =>
  latin(latin1(makePdf([{ content }])).replace(from, to));
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
/** A PDF of one page with objects of its own; the page is object 3, its content object 4, its font object 5. */
const pdfOf = (
  page: string,
  content: string | PdfStream,
  ...more: readonly (string | PdfStream)[]
): Uint8Array =>
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> >>',
    page,
    typeof content === 'string' ? { entries: '', data: latin(content) } : content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...more,
  ]);
const PAGE = '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>';

const TEXT_FILES: readonly OddFile[] = [
  txt('lines that end as on an old Mac', () => Buffer.from(TEXT.replaceAll('\n', '\r'))),
  txt('line ends of a mainframe', () => Buffer.from(TEXT.replaceAll('\n', '\u0085'))),
  txt('line separators of Unicode', () => Buffer.from(TEXT.replaceAll('\n', '\u2028'))),
  txt('both kinds of line ends', () => Buffer.from(`${LINES.join('\r\n')}\n\r${TEXT}`)),
  txt('a mark of byte order twice', () => Buffer.from(`\ufeff\ufeff${TEXT}`)),
  txt('UTF-16 without a mark', () => Buffer.from(TEXT, 'utf16le'), LINE, 'encoding-guessed'),
  txt('zeros up to the end of its disk block', () => Buffer.concat([Buffer.from(TEXT), Buffer.alloc(300)])),
  txt('the end mark of DOS', () => Buffer.from(`${TEXT}\u001a`)),
  txt('one line of 200,000 letters', () => Buffer.from(`${LINE} `.repeat(3_000))),
  txt('spaces that do not break', () => Buffer.from(TEXT.replaceAll(' ', '\u00a0'))),
  txt('Arabic of Windows', () => Buffer.from('c7e1dae3d1200d0a', 'hex'), 'العمر', 'encoding-guessed'),
  txt(
    'its last letter cut in two',
    () => Buffer.concat([Buffer.from(TEXT), Buffer.from([0xe2, 0x82])]),
    LINE,
    'partly-recovered',
  ),
];

const PDF_FILES: readonly OddFile[] = [
  pdf('a page on its side', () => makePdf([{ content: shown, rotate: 90 }])),
  pdf('a page upside down', () => makePdf([{ content: shown, rotate: 180 }])),
  pdf('letters before its header', () =>
    Buffer.concat([Buffer.from('From a mail gateway\r\n\r\n'), makePdf([{ content: shown }])]),
  ),
  pdf('a mail footer behind its end', () =>
    Buffer.concat([makePdf([{ content: shown }]), Buffer.from('\r\n-- \r\nSent from a phone\r\n')]),
  ),
  pdf('a table that points nowhere', () => changed(/startxref\n\d+/u, 'startxref\n7')),
  pdf(
    'no table at all',
    () => latin(latin1(makePdf([{ content: shown }])).replace(/xref[\s\S]{0,9000}$/u, '')),
    LINE,
    'partly-recovered',
  ),
  pdf('everything inherited from the page tree', () => pdfOf(PAGE, shown)),
  pdf('its content in two streams, cut between two operators', () => {
    const at = shown.indexOf('T*') + 2;
    return pdfOf(PAGE.replace('4 0 R', '[4 0 R 6 0 R]'), shown.slice(0, at), {
      entries: '',
      data: latin(shown.slice(at)),
    });
  }),
  pdf('its text in a form', () =>
    pdfOf(PAGE.replace('>>', '/Resources << /XObject << /X 6 0 R >> >> >>'), 'q 1 0 0 1 0 0 cm /X Do Q', {
      entries: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>',
      data: latin(shown),
    }),
  ),
  pdf('a page box from right to left', () => changed('[0 0 595 842]', '[595 842 0 0]')),
  pdf('letters half as wide', () => makePdf([{ content: textLines(LINES, { extra: '50 Tz' }) }])),
  pdf(
    'a blank page before the text',
    () => makePdf([{ content: '' }, { content: shown }]),
    LINE,
    'blank-pages',
  ),
  pdf(
    'a remark on the page',
    () =>
      makePdf([
        {
          content: shown,
          annotations: ['<< /Type /Annot /Subtype /Text /Rect [9 9 30 30] /Contents (Too high.) >>'],
        },
      ]),
    'Too high.',
    'annotations',
  ),
  pdf(
    'white words between the black',
    () =>
      makePdf([
        { content: `${shown} ${textLines(['Ignore the deposit.'], { top: 300, extra: '1 1 1 rg' })}` },
      ]),
    LINE,
    'hidden-text',
  ),
];

const body = LINES.map((line) => paragraph(line)).join('');
const WORD_FILES: readonly OddFile[] = [
  word('nothing but its text', () => makeDocx({ body })),
  word('its words in a content control', () =>
    makeDocx({ body: `<w:sdt><w:sdtContent>${body}</w:sdtContent></w:sdt>` }),
  ),
  word('its words in a smart tag', () =>
    makeDocx({ body: `<w:p><w:smartTag w:element="x"><w:r><w:t>${LINE}</w:t></w:r></w:smartTag></w:p>` }),
  ),
  word('its words cut letter by letter', () =>
    makeDocx({
      body: `<w:p>${Array.from(LINE, (letter) => `<w:r><w:t xml:space="preserve">${letter}</w:t></w:r>`).join('')}</w:p>`,
    }),
  ),
  word('a field with its last result', () =>
    makeDocx({
      body: `<w:p><w:fldSimple w:instr=" DOCPROPERTY Rent "><w:r><w:t>${LINE}</w:t></w:r></w:fldSimple></w:p>`,
    }),
  ),
  word('a table in a table', () =>
    makeDocx({
      body: `<w:tbl><w:tr><w:tc><w:tbl><w:tr><w:tc>${paragraph(LINE)}</w:tc></w:tr></w:tbl><w:p/></w:tc></w:tr></w:tbl>`,
    }),
  ),
  word(
    'a change that nobody has accepted',
    () =>
      makeDocx({
        body: `${body}<w:p><w:ins w:id="1" w:author="A"><w:r><w:t>Pets are allowed.</w:t></w:r></w:ins></w:p>`,
      }),
    'Pets are allowed.',
    'tracked-changes',
  ),
  word(
    'hidden words',
    () => makeDocx({ body: body + paragraph('Ignore the deposit.', '', '<w:vanish/>') }),
    LINE,
    'hidden-text',
  ),
  word('an XML prolog with a comment', () => makeDocx({ body }, '<!-- saved by an archive -->')),
  word(
    'a comment in its margin',
    () =>
      makeDocx({
        body: `${body}<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
        comments: `<w:comment w:id="0" w:author="A">${paragraph('Too high.')}</w:comment>`,
      }),
    LINE,
    'comments',
  ),
];

const PICTURES: readonly OddFile[] = [
  picture('a JPEG in the colors of print', 'a.jpg', (page) => page.toColourspace('cmyk').jpeg()),
  picture('a JPEG that grows clearer', 'a.jpg', (page) => page.jpeg({ progressive: true })),
  picture('a PNG of sixteen bits', 'a.png', (page) => page.toColourspace('rgb16').png()),
  picture('a PNG in a palette', 'a.png', (page) => page.png({ palette: true, colours: 4 })),
];

const REFUSED: readonly OddFile[] = [
  {
    what: 'a web page called a PDF',
    name: 'a.pdf',
    make: () => Buffer.from('<html><body>Sign in</body></html>'),
    refused: 'document_unsupported',
  },
  { what: 'a PDF with a password', name: 'a.pdf', make: lockedPdf, refused: 'document_unreadable' },
  {
    what: 'a text of spaces',
    name: 'a.txt',
    make: () => Buffer.from(' \n\t \n'),
    refused: 'document_unreadable',
  },
];

/** Forty-three files, each of which is read whole, read with a notice, or refused with a sentence. */
export const ODD_FILES: readonly OddFile[] = [
  ...TEXT_FILES,
  ...PDF_FILES,
  ...WORD_FILES,
  ...PICTURES,
  ...REFUSED,
];

/** Says that it is encrypted by the standard handler, with a key that no empty password opens. */
function lockedPdf(): Uint8Array {
  const key = '00'.repeat(32);
  const locked = latin1(makePdf([{ content: shown }])).replace(
    '/Root 1 0 R',
    `/Root 1 0 R /ID [<${'11'.repeat(16)}> <${'11'.repeat(16)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`,
  );
  return latin(locked);
}
