/**
 * What reading a file yields: pages of blocks, and notices of everything that was not read or was read with doubt.
 * Ids, clauses and heading paths are derived later, in `legal-text.ts`. Values only: it crosses process borders.
 */
export interface ExtractedDocument {
  /** Id of the kind that the bytes turned out to be: `pdf`, `docx`, `txt`, `jpg`, `png`, or a plug-in's own. */
  readonly kind: string;
  /** Pages in the file, read or not. At least 1; a DOCX or TXT counts as the pages its breaks give. */
  readonly pageCount: number;
  /** The pages that were read, in order. A page that could not be read is absent here and named in a notice. */
  readonly pages: readonly ExtractedPage[];
  readonly notices: readonly Notice[];
  /** Text that a person looking at the document would not see. Not part of `pages`. */
  readonly hidden: readonly HiddenText[];
  /** ISO 639-1 code of the language of most of the text, or null where it cannot be told. */
  readonly language: string | null;
  /**
   * Share of the file's pages (or of its characters, where a text cap stopped reading) that was read: 0 to 100, rounded down.
   * At most 99 where the file is damaged, as nobody can count what is gone.
   */
  readonly readPercent: number;
}

export interface ExtractedPage {
  /** Counts from 1, as a reader of the file would count. */
  readonly number: number;
  readonly source: 'text' | 'ocr';
  /** Mean word confidence of the OCR engine, 0 to 100. Present on OCR pages. */
  readonly confidence?: number;
  readonly blocks: readonly Block[];
}

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'table-row'
  | 'footnote'
  | 'endnote'
  | 'header'
  | 'footer'
  | 'comment'
  | 'text-box'
  | 'form-field'
  | 'annotation';

/** One paragraph, heading, table row or note, on one line unless the document itself breaks the line. */
export interface Block {
  readonly kind: BlockKind;
  /** The words, without the printed number. Cells of a table row are joined by ` | `. Never blank. */
  readonly text: string;
  /** The clause or list number as printed or as the word processor shows it: `2.1`, `(a)`, `Article 5`. */
  readonly number?: string;
  /** Depth of a heading or list item as the file's style says, from 1. */
  readonly level?: number;
  /** Where its letters stand in the file, for kinds of file that can be written back. */
  readonly source?: BlockSource;
}

/**
 * The way from the letters of a block to those of its file. A letter is addressed by its paragraph (its place among all
 * paragraphs of the part, from 0) and the count of letters and digits before it there (`lettersIn`).
 */
export interface BlockSource {
  /** Name of the part inside the package: `word/document.xml`. */
  readonly part: string;
  /**
   * In order: `length` letters from the letter `at` of the block on are those from `from` on in the paragraph. Letters between two
   * runs, such as a list number in a cell, stand nowhere in the file. Never empty.
   */
  readonly runs: readonly SourceRun[];
}

export interface SourceRun {
  readonly at: number;
  readonly paragraph: number;
  readonly from: number;
  readonly length: number;
}

export interface HiddenText {
  readonly page: number;
  readonly text: string;
  readonly how: 'white' | 'tiny' | 'invisible' | 'off-page' | 'vanish' | 'zero-width';
}

export type NoticeCode =
  | 'pages-not-read'
  | 'low-confidence'
  | 'blank-pages'
  | 'text-capped'
  | 'ocr-used'
  | 'wrong-language'
  | 'language-not-read'
  | 'tracked-changes'
  | 'comments'
  | 'headers-footers'
  | 'footnotes'
  | 'text-boxes'
  | 'form-fields'
  | 'annotations'
  | 'images-not-read'
  | 'attachments-not-read'
  | 'form-not-read'
  | 'hidden-text'
  | 'encoding-guessed'
  | 'partly-recovered'
  | 'text-for-machines'
  | 'model-part-not-read'
  | 'model-not-used'
  | 'report-shortened';

/** Something the reader of the report should know about how the document was read. */
export interface Notice {
  readonly code: NoticeCode;
  /** One plain sentence. Holds no text of the document. */
  readonly text: string;
  /** Pages it concerns; empty for the whole document. */
  readonly pages: readonly number[];
}

const PAGELESS_KINDS = ['txt', 'docx'];

/** Whether page numbers would tell a reader nothing: a kind of file without pages that no break divides. */
export const isWithoutPages = ({ kind, pageCount }: Pick<ExtractedDocument, 'kind' | 'pageCount'>): boolean =>
  pageCount === 1 && PAGELESS_KINDS.includes(kind);
