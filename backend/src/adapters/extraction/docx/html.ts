import type { Block, BlockKind, HiddenText } from '../../../domain/analysis/document/extracted-document.ts';
import { cleanText, zeroWidthText } from '../text/clean-text.ts';
import { MARK } from './marks.ts';
import { blockFromText, looksLikeHeading } from '../text/text-blocks.ts';

/** A page of a DOCX, as far as its breaks tell. */
export interface DocxPage {
  readonly blocks: Block[];
  readonly hidden: HiddenText[];
  /** The picture that is read for words: its number in the document, and where it stands among the blocks. */
  picture: { readonly number: number; at: number } | null;
  /** Numbers of the other pictures. */
  readonly otherPictures: number[];
}

const KINDS: Readonly<Record<string, BlockKind>> = {
  h: 'header',
  b: 'footer',
  f: 'footnote',
  e: 'endnote',
  c: 'comment',
  x: 'text-box',
};
const HOW: Readonly<Record<string, HiddenText['how']>> = { v: 'vanish', w: 'white', t: 'tiny' };
const HTML_TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Marks with what they enclose; put together once, because a long document has thousands of paragraphs. */
const MARKED = {
  kind: new RegExp(`${MARK.kind}(\\w)([^${MARK.kindEnd}]*)${MARK.kindEnd}`, 'gu'),
  label: new RegExp(`${MARK.label}(\\d)\\|([^${MARK.labelEnd}]*)${MARK.labelEnd}`, 'gu'),
  hidden: new RegExp(`${MARK.hidden}(\\w)([^${MARK.hiddenEnd}]*)${MARK.hiddenEnd}`, 'gu'),
  reference: new RegExp(`${MARK.reference}(\\w)([^${MARK.referenceEnd}]*)${MARK.referenceEnd}`, 'gu'),
  picture: new RegExp(`${MARK.picture}(\\d+)${MARK.pictureEnd}`, 'gu'),
  emptyChange: new RegExp(`${MARK.deleted}\\s*${MARK.changeEnd}|${MARK.inserted}\\s*${MARK.changeEnd}`, 'gu'),
} as const;

const emptyPage = (): DocxPage => ({ blocks: [], hidden: [], picture: null, otherPictures: [] });

/**
 * Reads mammoth's HTML with the marks in it: pages of blocks, notes on the page that refers to them. A page has at most one
 * picture that is read; a second one for which `isLarge` is true begins a new page.
 * One long function, because paragraphs, tables, notes and pages are written in one pass over the same state.
 */
export function pagesFromHtml(html: string, isLarge: (picture: number) => boolean): DocxPage[] {
  const pages: DocxPage[] = [emptyPage()];
  /** Blocks of notes and comments, by kind letter and number, and the page that refers to each. */
  const notes: { readonly key: string; readonly block: Block }[] = [];
  const references = new Map<string, number>();
  const edges: Block[] = [];
  let text = '';
  let heading = 0;
  let tables = 0;
  let row: string[] | null = null;
  let cell: string[] = [];
  let hasTextOnPage = false;

  const finishParagraph = (): void => {
    const raw = text;
    text = '';
    if (raw === '') return;
    const paragraph = readMarks(raw, pages.length);
    for (const key of paragraph.references) references.set(key, pages.length);
    if (paragraph.breaksBefore) breakPage();
    const isEdge = paragraph.kind === 'h' || paragraph.kind === 'b';
    for (const number of paragraph.pictures) {
      if (isEdge) pages[0]?.otherPictures.push(number);
      else placePicture(number);
    }
    const page = pages.at(-1);
    if (page === undefined) return;
    page.hidden.push(...paragraph.hidden.map((one) => ({ ...one, page: pages.length })));
    if (paragraph.text !== '' || paragraph.label !== null) {
      hasTextOnPage = true;
      if (tables > 0 && paragraph.kind === null) cell.push(shown(paragraph));
      else if (paragraph.text !== '') place(paragraph, page);
    }
    if (paragraph.breaksAfter) breakPage();
  };
  const breakPage = (): void => {
    if (!hasTextOnPage || tables > 0) return;
    pages.push(emptyPage());
    hasTextOnPage = false;
  };
  const placePicture = (number: number): void => {
    const isRead = isLarge(number);
    if (isRead && pages.at(-1)?.picture !== null) breakPage();
    const page = pages.at(-1);
    if (page === undefined) return;
    if (!isRead || page.picture !== null) page.otherPictures.push(number);
    else {
      page.picture = { number, at: page.blocks.length };
      hasTextOnPage = true;
    }
  };
  const place = (paragraph: MarkedParagraph, page: DocxPage): void => {
    const block = blockOf(paragraph, heading);
    if (paragraph.kind === 'h' || paragraph.kind === 'b') edges.push(block);
    else if (paragraph.kind === null || paragraph.kind === 'x') page.blocks.push(block);
    else notes.push({ key: paragraph.kind + paragraph.number, block });
  };

  for (const [raw, slash, name] of html.matchAll(HTML_TOKEN)) {
    if (name === undefined) {
      text += unescaped(raw);
      continue;
    }
    const isEnd = slash === '/';
    if (name === 'br') text += '\n';
    else if (/^h[1-6]$/u.test(name)) {
      finishParagraph();
      heading = isEnd ? 0 : Number(name[1]);
    } else if (name === 'p' || name === 'li' || name === 'ul' || name === 'ol') {
      finishParagraph();
    } else if (name === 'table') {
      finishParagraph();
      tables += isEnd ? -1 : 1;
    } else if (name === 'tr' && tables === 1) {
      if (!isEnd) row = [];
      else if (row !== null) {
        const words = row.filter((one) => one !== '').join(' | ');
        if (words !== '') pages.at(-1)?.blocks.push({ kind: 'table-row', text: words });
        row = null;
      }
    } else if ((name === 'td' || name === 'th') && tables === 1) {
      finishParagraph();
      if (isEnd) row?.push(cell.join(' ').trim());
      cell = [];
    }
    if (isEnd && /^h[1-6]$/u.test(name)) heading = 0;
  }
  finishParagraph();

  for (const { key, block } of notes) {
    const page = pages[(references.get(key) ?? pages.length) - 1];
    page?.blocks.push(block);
  }
  addEdges(pages[0], edges);
  return pages.filter(
    ({ blocks, hidden, picture }, index) =>
      index === 0 || blocks.length > 0 || hidden.length > 0 || picture !== null,
  );
}

/** Puts headers before and footers after the blocks of the first page, each wording once. */
function addEdges(page: DocxPage | undefined, edges: readonly Block[]): void {
  if (page === undefined) return;
  const once = edges.filter(
    (edge, index) =>
      edges.findIndex(({ kind, text: words }) => kind === edge.kind && words === edge.text) === index,
  );
  const headers = once.filter(({ kind }) => kind === 'header');
  page.blocks.unshift(...headers);
  if (page.picture) page.picture.at += headers.length;
  page.blocks.push(...once.filter(({ kind }) => kind !== 'header'));
}

interface MarkedParagraph {
  readonly text: string;
  readonly label: { readonly level: number; readonly text: string } | null;
  readonly kind: string | null;
  /** Number of the note. */
  readonly number: string;
  readonly hidden: readonly HiddenText[];
  readonly references: readonly string[];
  readonly pictures: readonly number[];
  readonly breaksBefore: boolean;
  readonly breaksAfter: boolean;
}

function readMarks(raw: string, page: number): MarkedParagraph {
  const hidden: HiddenText[] = zeroWidthText(raw, page);
  const references: string[] = [];
  const pictures: number[] = [];
  let label: MarkedParagraph['label'] = null;
  let kind: string | null = null;
  let number = '';
  const text = raw
    .replace(MARKED.kind, (_, letter: string, rest: string) => {
      kind = letter;
      number = rest;
      return '';
    })
    .replace(MARKED.label, (_, level: string, words: string) => {
      label = { level: Number(level), text: words };
      return '';
    })
    .replace(MARKED.hidden, (_, how: string, words: string) => {
      const seen = cleanText(words);
      if (seen !== '') hidden.push({ page, text: seen, how: HOW[how] ?? 'vanish' });
      return ' ';
    })
    .replace(MARKED.reference, (_, letter: string, id: string) => {
      references.push(letter + id);
      return letter === 'c' ? '' : `[${id}]`;
    })
    .replace(MARKED.picture, (_, picture: string) => {
      pictures.push(Number(picture));
      return '';
    })
    .replace(MARKED.emptyChange, ' ')
    .replaceAll(MARK.deleted, ' [deleted: ')
    .replaceAll(MARK.inserted, ' [inserted: ')
    .replaceAll(MARK.changeEnd, '] ');
  const parts = text.split(MARK.pageBreak);
  const isFirstEmpty = (parts[0] ?? '').trim() === '';
  return {
    text: parts
      .join(' ')
      .split('\n')
      .map(tidy)
      .filter((line) => line !== '')
      .join('\n'),
    label,
    kind,
    number,
    hidden,
    references,
    pictures,
    breaksBefore: parts.length > 1 && isFirstEmpty,
    breaksAfter: parts.length > 1 && !isFirstEmpty,
  };
}

function blockOf(paragraph: MarkedParagraph, heading: number): Block {
  const { text, label, kind } = paragraph;
  if (kind !== null) {
    const isNote = kind === 'f' || kind === 'e';
    return { kind: KINDS[kind] ?? 'paragraph', text, ...(isNote ? { number: paragraph.number } : {}) };
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

const shown = ({ label, text }: MarkedParagraph): string =>
  label === null || label.text === '' ? text : `${label.text} ${text}`;

/** Brackets of tracked changes without the spaces that were put around them. */
function tidy(line: string): string {
  return cleanText(line)
    .replace(/\[(deleted|inserted): +/gu, '[$1: ')
    .replace(/ +\]/gu, ']')
    .replace(/\] ([.,;:)])/gu, ']$1');
}

function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
}
