import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { detectLanguage } from '../../../domain/analysis/language/detect-language.ts';
import type { PageContent } from './content.ts';
import { holds } from './geometry.ts';

/** Where the words of a page are: in its text layer, in its picture, or nowhere because it is empty. */
export type Judgement = 'text' | 'picture' | 'empty';

/** A picture that covers this much of the page may hold the text of the page. */
const PICTURE_SHARE = 0.3;
/** Letters over a picture that make it a background rather than a scan: a stamp, a header or a signature line has fewer. */
const BACKGROUND_LETTERS = 500;
/** Shapes of a page whose letters are drawn as outlines; rules and boxes of a form stay far below. */
const OUTLINE_SHAPES = 150;
/** Share of letters without meaning above which a layer is garbled. */
const GARBLED_SHARE = 0.15;
/** Share of letters with a guessed meaning from which the layer has to read as a language to be trusted. */
const GUESSED_SHARE = 0.2;

/** Decides for one page whether its text layer can be trusted to hold what a reader sees. */
export function judgeText(items: readonly TextItem[], content: PageContent, page: PDFPageProxy): Judgement {
  const text = items.map(({ str }) => str).join(' ');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const hasPicture = content.pictureShare >= PICTURE_SHARE;
  if (letters === 0) {
    // Without a single letter any shape may be a line of writing: some programs draw a whole line as one.
    if (content.pictureShare > 0.02 || content.shapes > 0 || content.invisibleLetters > 0) return 'picture';
    return unknownLetters(text) > 0 ? 'picture' : 'empty';
  }
  if (isGarbled(text, letters) || isGuessedWrong(text, letters, content)) return 'picture';
  // pdf.js loses vowel signs of Devanagari, silently: a quarter of the words were measured wrong, by OCR none.
  if ((text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > letters * 0.3) return 'picture';
  // Arabic stored as the shapes of its letters, in visual order: neither words nor order can be trusted.
  if ((text.match(/[\ufb50-\ufdff\ufe70-\ufefe]/gu)?.length ?? 0) > letters * 0.1) return 'picture';
  if (hasPicture && !isBackground(items, content, page)) return 'picture';
  // A line of text on a page of outlines: a stamp on drawn letters.
  if (letters < 200 && content.shapes >= OUTLINE_SHAPES * 2) return 'picture';
  return 'text';
}

/** Whether the pictures lie behind the running text, like a watermark or a letterhead. */
function isBackground(items: readonly TextItem[], { pictures }: PageContent, page: PDFPageProxy): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const area = (right - left) * (top - bottom);
  const large = pictures.filter(({ box: [x0, y0, x1, y1] }) => (x1 - x0) * (y1 - y0) > area * 0.05);
  let over = 0;
  for (const { str, transform } of items) {
    const [, , , , x = 0, y = 0] = transform;
    if (large.some(({ box }) => holds(box, x, y))) over += str.replace(/\s/gu, '').length;
  }
  return over >= BACKGROUND_LETTERS;
}

/** Whether letters of fonts without names or a map were guessed, and the guess makes no sense: a ligature lost, or no words at all. */
function isGuessedWrong(text: string, letters: number, { namelessLetters }: PageContent): boolean {
  if (namelessLetters === 0) return false;
  if (unknownLetters(text) > 0) return true;
  return namelessLetters > letters * GUESSED_SHARE && detectLanguage(text) === null;
}

function isGarbled(text: string, letters: number): boolean {
  const unknown = unknownLetters(text);
  return unknown > 3 && unknown > (letters + unknown) * GARBLED_SHARE;
}

/** Characters of the private area, replacements and controls: glyphs without a known meaning. */
function unknownLetters(text: string): number {
  // oxlint-disable-next-line no-control-regex -- counting control characters is the purpose
  return text.match(/[\ue000-\uf8ff\ufffd\u0000-\u0008\u000e-\u001f]|[\u{f0000}-\u{10ffff}]/gu)?.length ?? 0;
}
