import { startExtractor } from '../../../src/composition/processes.ts';
import { describeTextExtractor } from '../../contracts/text-extractor.contract.ts';
import { makeDocx, paragraph } from '../../support/papers/make-docx.ts';
import { makePdf, textLines } from '../../support/papers/make-pdf.ts';
import { drawPage } from '../../support/papers/make-scan.ts';
import sharp from 'sharp';

const png = await drawPage();
const jpg = await sharp(png).jpeg().toBuffer();
const words = 'This agreement is made between two parties.';

describeTextExtractor('The extractor in child processes', {
  open: async () => startExtractor({ maxParsers: 1 }),
  documents: [
    { kind: 'pdf', file: { bytes: makePdf([{ content: textLines([words]) }]), fileName: 'a.pdf' }, words },
    { kind: 'docx', file: { bytes: makeDocx({ body: paragraph(words) }), fileName: 'a.docx' }, words },
    { kind: 'txt', file: { bytes: Buffer.from(words), fileName: 'A.TXT' }, words },
    { kind: 'png', file: { bytes: png, fileName: 'a.png' }, words: 'governed by the laws of Ireland' },
    { kind: 'jpg', file: { bytes: jpg, fileName: 'a.jpeg' }, words: 'governed by the laws of Ireland' },
  ],
  slow: { bytes: png, fileName: 'a.png' },
});
