import type { PDFPageProxy } from 'pdfjs-dist';
import { OPERATORS } from './library.ts';
import { boxOf, holds, IDENTITY, multiply, shareOf, type Box, type Matrix } from './geometry.ts';

/** A picture on the page. `source` is the name under which pdf.js keeps its pixels, or the pixels themselves. */
export interface Picture {
  readonly box: Box;
  readonly matrix: Matrix;
  readonly source: unknown;
}

/** Text that is drawn so that nobody sees it. */
export interface HiddenShow {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly how: 'white' | 'invisible' | 'tiny' | 'off-page';
}

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
  /** Strings of which pdf.js made nothing, for want of a font that it can read. */
  readonly lostStrings: number;
}

interface State {
  matrix: Matrix;
  fill: string | null;
  alpha: number;
  mode: number;
  font: string;
  fontSize: number;
  /** Added after every letter and every space, in text space. */
  letterSpace: number;
  wordSpace: number;
  /** Horizontal scaling, 1 for none. */
  stretch: number;
  leading: number;
}
interface Fill {
  readonly box: Box;
  /** Null for patterns, pictures and shadings: whatever lies on them is taken for visible. */
  readonly color: string | null;
}

/** Glyphs smaller than this on the page, in points, are not read by anybody. */
const TINY_POINTS = 1.5;
/** Channels that differ by less than this look the same. */
const SAME_SHADE = 20;

/** Goes once through the drawing operators of a page. */
export async function lookAtContent(page: PDFPageProxy): Promise<PageContent> {
  const list = await page.getOperatorList();
  const pictures: Picture[] = [];
  const hidden: HiddenShow[] = [];
  const fills: Fill[] = [];
  const stack: State[] = [];
  let state: State = {
    matrix: IDENTITY,
    fill: '#000000',
    alpha: 1,
    mode: 0,
    font: '',
    fontSize: 0,
    letterSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
  };
  const paper = boxFromView(page.view);
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  let shapes = 0;
  let invisibleLetters = 0;
  let lostStrings = 0;

  const draw = (source: unknown): void => {
    const box = boxOf(state.matrix, [0, 0, 1, 1]);
    pictures.push({ box, matrix: state.matrix, source });
    fills.push({ box, color: null });
  };
  const moveTo = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (glyphs: unknown): void => {
    const words = wordsOf(glyphs);
    if (Array.isArray(glyphs) && glyphs.length === 0 && isBroken(page, state.font)) lostStrings += 1;
    const at = multiply(state.matrix, text);
    const [x, y] = [at[4], at[5]];
    if (words.trim() !== '') {
      const how = holds(paper, x, y)
        ? howHidden(state, Math.hypot(at[2], at[3]) * Math.abs(state.fontSize), background(fills, x, y))
        : 'off-page';
      if (how !== null) hidden.push({ x, y, text: words, how });
      if (how === 'invisible') invisibleLetters += words.length;
    }
    text = multiply(text, [1, 0, 0, 1, ...advance(glyphs, state)]);
  };

  for (const [index, operator] of list.fnArray.entries()) {
    // The arguments of each operator are as pdf.js's evaluator writes them; a wrong guess yields NaN, not a crash.
    const args: readonly never[] = list.argsArray[index] ?? [];
    const [first, second] = args;
    switch (operator) {
      case OPERATORS.save:
        stack.push({ ...state });
        break;
      case OPERATORS.restore:
      case OPERATORS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPERATORS.paintFormXObjectBegin:
        stack.push({ ...state });
        if (first !== null && first !== undefined) state.matrix = multiply(state.matrix, first);
        break;
      case OPERATORS.transform:
        state.matrix = multiply(state.matrix, asMatrix(args));
        break;
      case OPERATORS.setFillRGBColor:
        state.fill = String(first);
        break;
      case OPERATORS.setFillColorN:
      case OPERATORS.setFillColorSpace:
        state.fill = null;
        break;
      case OPERATORS.setGState:
        for (const [key, value] of pairs(first)) if (key === 'ca') state.alpha = Number(value);
        break;
      case OPERATORS.setTextRenderingMode:
        state.mode = Number(first);
        break;
      case OPERATORS.setFont:
        state.font = String(first);
        state.fontSize = Number(second);
        break;
      case OPERATORS.setCharSpacing:
        state.letterSpace = Number(first);
        break;
      case OPERATORS.setWordSpacing:
        state.wordSpace = Number(first);
        break;
      case OPERATORS.setHScale:
        state.stretch = Number(first) || 1;
        break;
      case OPERATORS.setLeading:
        state.leading = Number(first);
        break;
      case OPERATORS.beginText:
        text = IDENTITY;
        line = IDENTITY;
        break;
      case OPERATORS.setTextMatrix:
        line = asMatrix(Array.isArray(first) || ArrayBuffer.isView(first) ? Array.from(first) : args);
        text = line;
        break;
      case OPERATORS.setLeadingMoveText:
        state.leading = -Number(second);
        moveTo(Number(first), Number(second));
        break;
      case OPERATORS.moveText:
        moveTo(Number(first), Number(second));
        break;
      case OPERATORS.nextLine:
        moveTo(0, -state.leading);
        break;
      case OPERATORS.showText:
      case OPERATORS.showSpacedText:
        show(first);
        break;
      case OPERATORS.nextLineShowText:
        moveTo(0, -state.leading);
        show(first);
        break;
      case OPERATORS.constructPath:
        if (paints(Number(first))) {
          shapes += 1;
          const bounds: unknown = args[2];
          if (isBox(bounds) && state.alpha > 0.1) {
            fills.push({ box: boxOf(state.matrix, bounds), color: state.fill });
          }
        }
        break;
      case OPERATORS.paintImageXObject:
      case OPERATORS.paintInlineImageXObject:
      case OPERATORS.paintImageMaskXObject:
        draw(first);
        break;
      case OPERATORS.paintImageXObjectRepeat:
      case OPERATORS.paintImageMaskXObjectRepeat:
      case OPERATORS.paintInlineImageXObjectGroup:
      case OPERATORS.paintImageMaskXObjectGroup:
        pictures.push({ box: boxFromView(page.view), matrix: state.matrix, source: null });
        fills.push({ box: boxFromView(page.view), color: null });
        break;
      default:
        break;
    }
  }
  return {
    pictures,
    pictureShare: shareOf(
      boxFromView(page.view),
      pictures.map(({ box }) => box),
    ),
    shapes,
    hidden,
    invisibleLetters,
    lostStrings,
  };
}

function howHidden(state: State, points: number, behind: string | null): HiddenShow['how'] | null {
  if (state.mode === 3 || state.mode === 7 || state.alpha < 0.05) return 'invisible';
  if (points < TINY_POINTS) return 'tiny';
  const isFilled = state.mode === 0 || state.mode === 4;
  if (isFilled && state.fill !== null && behind !== null && looksSame(state.fill, behind)) return 'white';
  return null;
}

/** Color of the last thing painted under a point; the paper is white. */
function background(fills: readonly Fill[], x: number, y: number): string | null {
  for (let index = fills.length - 1; index >= 0; index--) {
    const fill = fills[index];
    if (fill !== undefined && holds(fill.box, x, y)) return fill.color;
  }
  return '#ffffff';
}

function looksSame(one: string, other: string): boolean {
  const channels = (color: string): number[] =>
    [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const others = channels(other);
  return channels(one).every((value, index) => Math.abs(value - (others[index] ?? 0)) < SAME_SHADE);
}

function wordsOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => (isGlyph(glyph) ? glyph.unicode : Number(glyph) < -200 ? ' ' : ''))
    .join('');
}

/** How far a string moves the pen, in text space: widths and adjustments are thousandths of the font size. */
function advance(glyphs: unknown, state: State): readonly [number, number] {
  if (!Array.isArray(glyphs)) return [0, 0];
  let thousandths = 0;
  let extra = 0;
  let isVertical = false;
  for (const glyph of glyphs) {
    if (!isGlyph(glyph)) {
      thousandths -= Number(glyph);
      continue;
    }
    isVertical ||= Array.isArray(glyph.vmetric);
    thousandths += isVertical ? 1_000 : glyph.width;
    extra += state.letterSpace + (glyph.unicode === ' ' ? state.wordSpace : 0);
  }
  const length = (thousandths / 1_000) * state.fontSize + extra;
  return isVertical ? [0, -length] : [length * state.stretch, 0];
}

/** Whether pdf.js could make nothing of a font; it keeps a message in the place of the font then. */
function isBroken(page: PDFPageProxy, font: string): boolean {
  return page.commonObjs.has(font) && typeof page.commonObjs.get(font) === 'string';
}

function isGlyph(
  value: unknown,
): value is { readonly unicode: string; readonly width: number; readonly vmetric?: unknown } {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}

const paints = (operator: number): boolean =>
  operator !== OPERATORS.stroke && operator !== OPERATORS.closeStroke && operator !== OPERATORS.endPath;

function isBox(value: unknown): value is Box {
  return (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 4;
}

const boxFromView = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box => [x0, y0, x1, y1];

function asMatrix(values: readonly unknown[]): Matrix {
  const [a, b, c, d, e, f] = values.map(Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function pairs(value: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(value) ? value.filter((pair: unknown) => Array.isArray(pair)) : [];
}
