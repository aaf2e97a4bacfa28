import type { PDFPageProxy } from 'pdfjs-dist';
import { startDrawing, type HiddenShow, type Picture } from './drawing.ts';
import { shareOf } from './geometry.ts';
import { applyOperator } from './operators.ts';

/** What the drawing operators of a page say beside the text itself. */
export interface PageContent {
  readonly pictures: readonly Picture[];
  /** Share of the page that pictures cover, 0 to 1. */
  readonly pictureShare: number;
  /** Filled shapes: letters drawn as outlines leave hundreds. */
  readonly shapes: number;
  readonly hidden: readonly HiddenShow[];
  /** Letters of invisible text: the layer that scanners put over or under the picture of a page. */
  readonly invisibleLetters: number;
  /** Strings that pdf.js could not decode because it cannot read their font. */
  readonly lostStrings: number;
  /** Letters whose meaning is a guess, because their font names none. */
  readonly namelessLetters: number;
  /** Places made for a picture into which nothing was painted: it was too large, or damaged. */
  readonly emptyPlaces: number;
}

/** Goes once through the drawing operators of a page. */
export async function lookAtContent(page: PDFPageProxy): Promise<PageContent> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawing = startDrawing(page);
  for (const [index, operator] of fnArray.entries()) applyOperator(drawing, operator, argsArray[index] ?? []);
  const { paper, pictures, shapes, hidden, invisibleLetters, lostStrings } = drawing;
  const { namelessLetters, emptyPlaces } = drawing;
  const pictureShare = shareOf(
    paper,
    pictures.map(({ box }) => box),
  );
  return {
    pictures,
    pictureShare,
    shapes,
    hidden,
    invisibleLetters,
    lostStrings,
    namelessLetters,
    emptyPlaces,
  };
}
