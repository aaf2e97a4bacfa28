import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { multiply, type Matrix } from './geometry.ts';

/** A run of text in one font, on the page as a reader holds it: x to the right, y down, in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** Places the items of a page upright, whatever way page and text are turned. */
export function piecesFrom(items: readonly TextItem[], page: PDFPageProxy): Piece[] {
  const viewport = page.getViewport({ scale: 1 });
  const upright = toMatrix(viewport.transform);
  const placed = items
    .filter(({ str }) => str !== '')
    .map((item) => ({ item, at: multiply(upright, toMatrix(item.transform)) }));
  const turn = commonTurn(placed);
  const bold = new Map<string, boolean>();

  return placed.map(({ item, at }) => {
    const [x, y] = turned(at[4], at[5], turn);
    const isBold = bold.get(item.fontName) ?? isBoldFont(page, item.fontName);
    bold.set(item.fontName, isBold);
    return {
      text: item.str,
      x,
      y,
      width: Math.abs(item.width),
      size: Math.hypot(at[2], at[3]) || Math.abs(item.height) || 1,
      isBold,
    };
  });
}

/** The direction most letters run in, in quarter turns: a table may stand sideways on an upright page. */
function commonTurn(placed: readonly { readonly item: TextItem; readonly at: Matrix }[]): number {
  const weights = [0, 0, 0, 0];
  for (const { item, at } of placed) {
    const quarter = ((Math.round(Math.atan2(at[1], at[0]) / (Math.PI / 2)) % 4) + 4) % 4;
    weights[quarter]! += item.str.length; // quarter is 0 to 3
  }
  return weights.indexOf(Math.max(...weights));
}

/** Turns a point of the page back by so many quarter turns. */
function turned(x: number, y: number, quarters: number): readonly [number, number] {
  if (quarters === 1) return [y, -x];
  if (quarters === 2) return [-x, -y];
  if (quarters === 3) return [-y, x];
  return [x, y];
}

function isBoldFont(page: PDFPageProxy, name: string): boolean {
  try {
    if (!page.commonObjs.has(name)) return false;
    // pdf.js keeps a font object under this name; with fontExtraProperties it says how heavy the font is.
    const font: { readonly name?: string; readonly bold?: boolean; readonly black?: boolean } =
      page.commonObjs.get(name);
    return (
      font.bold === true || font.black === true || /bold|black|heavy|semibold|demi/iu.test(font.name ?? '')
    );
  } catch {
    return false; // not resolved yet, as for fonts that only annotations use
  }
}

function toMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}
