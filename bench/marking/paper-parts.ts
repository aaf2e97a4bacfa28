/** Pieces that papers for the figures are made of. */
import { listOf, paragraph } from '../../backend/test/support/papers/make-docx.ts';

const SUBJECTS = ['The tenant', 'The landlord', 'The supplier', 'The customer', 'Each party', 'The company'];
const DUTIES = [
  'shall pay the agreed sum within thirty days of receiving an invoice',
  'may end this agreement by sixty days of written notice',
  'shall keep the premises insured against fire & water at its own cost',
  'is not liable for any loss, “whatever its cause” – even its own fault',
  'may change these terms at any time without the consent of the other',
  'shall answer for all costs, claims and expenses <without limit>',
  'shall return every key, badge and document on the last day',
];
/** A sentence that no other of the same paper equals. */
const sentence = (index: number): string =>
  `${SUBJECTS[index % SUBJECTS.length]} ${DUTIES[index % DUTIES.length]} (item ${index + 1}).`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const text = (index: number): string => escaped(sentence(index));
export const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
export const run = (words: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`;
export const SIGNED = paragraph('Signed: ____________________');
export const by = 'w:author="Another" w:date="2026-01-01T00:00:00Z"';

/** Cuts words into runs of a few letters, never inside an entity. */
export function inRuns(words: string, size: number, looks: readonly string[]): string {
  const pieces = words.match(new RegExp(`(?:&[a-z]{1,5};|[^&]){1,${size}}`, 'gu')) ?? [];
  return pieces.map((piece, index) => run(piece, looks[index % looks.length])).join('');
}
export const cell = (...inside: string[]): string => `<w:tc>${inside.join('')}</w:tc>`;
export const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
export const field = (words: string, instruction: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
export const box = (words: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${paragraph(words)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(words)}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
export const LISTS = listOf(1, [
  ['decimal', '%1.'],
  ['decimal', '%1.%2'],
  ['lowerLetter', '(%3)'],
  ['lowerRoman', '(%4)'],
]);
export const NOTE = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
export const ARABIC =
  'يجب على المستأجر دفع الإيجار المتفق عليه في اليوم الأول من كل شهر دون تأخير، ورقم البند هو';
