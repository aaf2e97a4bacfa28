import type { PDFPageProxy } from 'pdfjs-dist';
import { IDENTITY, type Box, type Matrix } from './geometry.ts';

/** A picture on the page. `source` is the name under which pdf.js keeps its pixels, or the pixels themselves. */
export interface Picture {
  readonly box: Box;
  readonly matrix: Matrix;
  readonly source: unknown;
}

/** Text that is drawn but cannot be seen. */
export interface HiddenShow {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly how: 'white' | 'invisible' | 'tiny' | 'off-page';
}

/** What the operators have set so far. */
export interface State {
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
/** Something painted. */
export interface Fill {
  readonly box: Box;
  /** Null for patterns, pictures and shadings: text on them counts as visible. */
  readonly color: string | null;
}

/** A page while its operators are read. */
export interface Drawing {
  readonly page: PDFPageProxy;
  readonly paper: Box;
  state: State;
  readonly stack: State[];
  /** Where the next letter stands, and the line that it belongs to. */
  text: Matrix;
  line: Matrix;
  readonly pictures: Picture[];
  readonly hidden: HiddenShow[];
  readonly fills: Fill[];
  shapes: number;
  invisibleLetters: number;
  lostStrings: number;
  /** Letters of fonts that are drawn glyph by glyph (Type 3) and whose names say nothing. */
  namelessLetters: number;
  /** Places made for a picture into which nothing was painted. */
  emptyPlaces: number;
  /** Whether a place was made, and nothing painted into it since. */
  isPlaceEmpty: boolean;
}

/** A page before its first operator, in the state that PDF prescribes (ISO 32000-1, tables 52 and 104). */
export const startDrawing = (page: PDFPageProxy): Drawing => ({
  page,
  paper: boxFromView(page.view),
  state: {
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
  },
  stack: [],
  text: IDENTITY,
  line: IDENTITY,
  pictures: [],
  hidden: [],
  fills: [],
  shapes: 0,
  invisibleLetters: 0,
  lostStrings: 0,
  namelessLetters: 0,
  emptyPlaces: 0,
  isPlaceEmpty: false,
});

const boxFromView = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box => [x0, y0, x1, y1];
