/**
 * Marks that are put into the text of a DOCX before it is converted, and read out of it afterwards. They are private-use
 * characters; those that the document itself holds are taken out first.
 */
export const MARK = {
  deleted: '\ue002',
  inserted: '\ue003',
  changeEnd: '\ue004',
  /** Followed by one letter that says how: v, w or t. */
  hidden: '\ue005',
  hiddenEnd: '\ue006',
  /** A reference to a note or comment: kind letter and number. */
  reference: '\ue007',
  referenceEnd: '\ue008',
  /** At the beginning of a paragraph: what it is and its number. */
  kind: '\ue009',
  kindEnd: '\ue00a',
  /** The list number that the word processor shows: level, a bar, label. */
  label: '\ue00b',
  labelEnd: '\ue00c',
  pageBreak: '\ue00d',
  /** Between pieces that are converted together. */
  separator: '\ue00e',
  /** A picture: its number among those of the document. */
  picture: '\ue00f',
  pictureEnd: '\ue010',
} as const;

const OWN_MARKS = /[\ue002-\ue010]/gu;

/** Text of the document without characters that look like marks. */
export const withoutMarks = (xml: string): string =>
  xml.replace(OWN_MARKS, '').replace(/&#(?:x0*e0(?:0[2-9a-f]|10)|0*573(?:4[6-9]|5\d|60));/giu, '');

/** A run that holds a mark. */
export const markRun = (mark: string): string => `<w:r>${markText(mark)}</w:r>`;

/** A run of words that stand as they would in the XML. */
export const wordsRun = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;

/** A text that holds a mark, for use inside a run. */
export const markText = (mark: string): string => `<w:t xml:space="preserve">${escaped(mark)}</w:t>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
