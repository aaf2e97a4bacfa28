import type { PDFPageProxy } from 'pdfjs-dist';
import type { Drawing, Fill, HiddenShow, State } from './drawing.ts';
import { holds, multiply } from './geometry.ts';

/** Glyphs smaller than this on the page, in points, cannot be read. */
const TINY_POINTS = 1.5;
/** Channels that differ by less than this look the same. */
const SAME_SHADE = 20;

/** Moves the pen past a string, and notes it where nobody sees it. */
export function showText(drawing: Drawing, glyphs: unknown): void {
  const { state, page, paper, fills, hidden } = drawing;
  const text = wordsOf(glyphs);
  if (Array.isArray(glyphs) && glyphs.length === 0 && isBroken(page, state.font)) drawing.lostStrings += 1;
  drawing.namelessLetters += namelessLetters(glyphs);
  const at = multiply(state.matrix, drawing.text);
  const [x, y] = [at[4], at[5]];
  if (text.trim() !== '') {
    const points = Math.hypot(at[2], at[3]) * Math.abs(state.fontSize);
    const how = holds(paper, x, y) ? howHidden(state, points, background(fills, x, y)) : 'off-page';
    if (how !== null) hidden.push({ x, y, text, how });
    if (how === 'invisible') drawing.invisibleLetters += text.length;
  }
  drawing.text = multiply(drawing.text, [1, 0, 0, 1, ...advance(glyphs, state)]);
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

/**
 * A name that tells the letter: the letter itself, words of the Adobe Glyph List, and code points in its writing. Names such
 * as `a17`, `g3` or `T0` only count the glyphs.
 */
const TELLING_NAME =
  /^(?:[A-Za-z]|fi|fl|ff|mu|[A-Za-z]{3,}(?:\.[a-z]{1,9})?|uni[0-9A-F]{4,12}|u[0-9A-F]{4,6})$/u;

/** Letters of a Type 3 font, drawn glyph by glyph, that pdf.js could only take for their own code: a guess. */
function namelessLetters(glyphs: unknown): number {
  if (!Array.isArray(glyphs)) return 0;
  return glyphs.filter(
    (glyph: unknown) =>
      isGlyph(glyph) &&
      // Present in Type 3 fonts alone: the name of the procedure that draws the glyph.
      typeof glyph.operatorListId === 'string' &&
      !TELLING_NAME.test(glyph.operatorListId) &&
      glyph.unicode !== ' ' &&
      glyph.unicode.charCodeAt(0) === glyph.originalCharCode,
  ).length;
}

/** Whether pdf.js could not read a font; it then keeps a message in its place. */
function isBroken(page: PDFPageProxy, font: string): boolean {
  return page.commonObjs.has(font) && typeof page.commonObjs.get(font) === 'string';
}

function isGlyph(value: unknown): value is {
  readonly unicode: string;
  readonly width: number;
  readonly vmetric?: unknown;
  readonly operatorListId?: unknown;
  readonly originalCharCode?: unknown;
} {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}
