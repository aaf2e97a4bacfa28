import type {
  Block,
  BlockSource,
  HiddenText,
  SourceRun,
} from '../../../domain/analysis/document/extracted-document.ts';
import { lettersIn, sourceFrom } from '../../../domain/analysis/document/letters.ts';
import { blockFromText, looksLikeHeading } from '../text/text-blocks.ts';
import type { ParagraphKind, ReadParagraph } from './paragraph-text.ts';
import type { DocxPicture } from './pictures.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

/** A page of a DOCX, as far as its breaks tell. */
export interface DocxPage {
  readonly blocks: Block[];
  readonly hidden: HiddenText[];
  /** The picture that is read for words, and where it stands among the blocks. */
  picture: { readonly picture: DocxPicture; at: number } | null;
  /** Whether it holds others. */
  hasOtherPictures: boolean;
}

interface Row {
  readonly cells: string[];
  readonly runs: SourceRun[];
  letters: number;
  /** False once the place of a letter is not known. */
  isKnown: boolean;
}

const emptyPage = (): DocxPage => ({ blocks: [], hidden: [], picture: null, hasOtherPictures: false });

/**
 * Lays paragraphs on pages: rows of tables in one block, notes on the page that refers to them, headers and footers on the first.
 * A page has at most one picture that is read; a second large one begins a new page.
 */
export class Pages {
  readonly kinds = new Set<ParagraphKind>();
  readonly #part: string;
  readonly #pages: DocxPage[] = [emptyPage()];
  readonly #notes: { readonly key: string; readonly block: Block }[] = [];
  readonly #references = new Map<string, number>();
  readonly #edges: Block[] = [];
  #tables = 0;
  #row: Row | null = null;
  #cell: string[] = [];
  #hasTextOnPage = false;
  /** Blocks right below an empty paragraph. */
  readonly #afterGaps = new WeakSet<Block>();
  #isAfterGap = false;

  /** `part` is the name of the main part, which the sources of blocks lead to. */
  constructor(part: string) {
    this.#part = part;
  }

  get count(): number {
    return this.#pages.length;
  }

  get #page(): DocxPage {
    return this.#pages.at(-1)!; // there is always one
  }

  paragraph(paragraph: ReadParagraph): void {
    const { text, label, kind, hidden, breaksBefore, breaksAfter } = paragraph;
    for (const key of paragraph.references) this.#references.set(key, this.count);
    if (kind !== null && (text !== '' || hidden.length > 0)) this.kinds.add(kind);
    if (breaksBefore) this.#breakPage();
    for (const picture of paragraph.pictures) this.#placePicture(picture);
    this.#page.hidden.push(...hidden.map((one) => ({ ...one, page: this.count })));
    if (text !== '' || label !== null) {
      this.#hasTextOnPage = true;
      if (this.#tables > 0 && kind === null) this.#addToCell(paragraph);
      else if (text !== '') this.#place(paragraph);
    } else if (this.#tables === 0 && kind === null) this.#isAfterGap = true;
    if (breaksAfter) this.#breakPage();
  }

  /** Pictures of headers and footers, which are not read. */
  edgePictures(pictures: readonly DocxPicture[]): void {
    if (pictures.length > 0) this.#pages[0]!.hasOtherPictures = true;
  }

  enterTable(): void {
    this.#tables += 1;
  }

  leaveTable(): void {
    this.#tables -= 1;
  }

  enterRow(): void {
    if (this.#tables === 1) this.#row = { cells: [], runs: [], letters: 0, isKnown: true };
  }

  enterCell(): void {
    if (this.#tables === 1) this.#cell = [];
  }

  leaveCell(): void {
    if (this.#tables !== 1) return;
    this.#row?.cells.push(this.#cell.join(' ').trim());
    this.#cell = [];
  }

  leaveRow(): void {
    if (this.#tables !== 1 || this.#row === null) return;
    const { cells, runs, isKnown } = this.#row;
    this.#row = null;
    const text = cells.filter((one) => one !== '').join(' | ');
    if (text === '') return;
    const source = isKnown && runs.length > 0 ? { source: { part: this.#part, runs } } : {};
    this.#page.blocks.push({ kind: 'table-row', text, ...source });
  }

  /** The pages with their notes, without those that hold nothing. */
  finish(): DocxPage[] {
    const pages = this.#pages;
    // where a picture stands is counted in blocks
    for (const { blocks, picture } of pages)
      if (picture === null)
        blocks.splice(0, blocks.length, ...joinWrappedLines(blocks, (block) => this.#afterGaps.has(block)));
    for (const { key, block } of this.#notes)
      pages[(this.#references.get(key) ?? pages.length) - 1]?.blocks.push(block);
    addEdges(pages[0]!, this.#edges);
    return pages.filter(
      ({ blocks, hidden, picture }, index) =>
        index === 0 || blocks.length > 0 || hidden.length > 0 || picture !== null,
    );
  }

  #breakPage(): void {
    if (!this.#hasTextOnPage || this.#tables > 0) return;
    this.#pages.push(emptyPage());
    this.#hasTextOnPage = false;
  }

  #placePicture(picture: DocxPicture): void {
    if (picture.isLarge && this.#page.picture !== null) this.#breakPage();
    const page = this.#page;
    if (!picture.isLarge || page.picture !== null) page.hasOtherPictures = true;
    else {
      page.picture = { picture, at: page.blocks.length };
      this.#hasTextOnPage = true;
    }
  }

  #addToCell(paragraph: ReadParagraph): void {
    const { label, text, runs } = paragraph;
    const shown = label === null || label.text === '' ? text : `${label.text} ${text}`;
    this.#cell.push(shown);
    const row = this.#row;
    if (row === null) return;
    const before = row.letters + lettersIn(shown) - lettersIn(text);
    if (runs !== null) row.runs.push(...runs.map((run) => ({ ...run, at: run.at + before })));
    else if (lettersIn(text) > 0) row.isKnown = false;
    row.letters += lettersIn(shown);
  }

  #place(paragraph: ReadParagraph): void {
    const { kind, number, runs, text } = paragraph;
    const block = blockOf(paragraph);
    if (kind === 'header' || kind === 'footer') this.#edges.push(block);
    else if (kind === null || kind === 'text-box') {
      // A number that was typed is no part of the block's words; numbers that Word counts are in no paragraph.
      const before = lettersIn(text) - lettersIn(block.text);
      const source = runs === null ? {} : withSource(sourceFrom({ part: this.#part, runs }, before));
      const placed = { ...block, ...source };
      if (this.#isAfterGap) this.#afterGaps.add(placed);
      this.#isAfterGap = false;
      this.#page.blocks.push(placed);
    } else this.#notes.push({ key: kind + number, block });
  }
}

const withSource = (source: BlockSource): Pick<Block, 'source'> => (source.runs.length > 0 ? { source } : {});

/** Puts headers before and footers after the blocks of the first page, each wording once. */
function addEdges(page: DocxPage, edges: readonly Block[]): void {
  const once = edges.filter(
    (edge, index) => edges.findIndex(({ kind, text }) => kind === edge.kind && text === edge.text) === index,
  );
  const headers = once.filter(({ kind }) => kind === 'header');
  page.blocks.unshift(...headers);
  if (page.picture) page.picture.at += headers.length;
  page.blocks.push(...once.filter(({ kind }) => kind !== 'header'));
}

function blockOf(paragraph: ReadParagraph): Block {
  const { text, label, kind, heading } = paragraph;
  if (kind !== null) {
    const isNote = kind === 'footnote' || kind === 'endnote';
    return { kind, text, ...(isNote ? { number: paragraph.number } : {}) };
  }
  const told = blockFromText(text);
  const number = label === null ? told.number : label.text === '' ? undefined : label.text;
  const words = label === null ? told.text : text;
  const numbered = number === undefined ? {} : { number };
  if (heading > 0) return { kind: 'heading', text: words, ...numbered, level: heading };
  if (label === null) return told;
  if (label.text === '' || !/^(?:\d|article|section|§)/iu.test(label.text)) {
    return {
      kind: label.text !== '' && looksLikeHeading(words, true) ? 'heading' : 'list-item',
      text: words,
      ...numbered,
      level: label.level,
    };
  }
  return {
    kind: looksLikeHeading(words, true) ? 'heading' : 'paragraph',
    text: words,
    ...numbered,
    level: label.level,
  };
}
