import { cleanText } from '../text/clean-text.ts';
import type { Piece } from './pieces.ts';

/** A line of text, cut into cells where wide gaps stand in it. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}
export interface Cell {
  readonly text: string;
  readonly x0: number;
}

/** Baselines closer than this share of the letter size are one line; superscripts sit a third higher. */
const SAME_LINE = 0.5;
/** A gap of so many letter sizes separates words. */
const SPACE_GAP = 0.12;
/** A gap of so many letter sizes separates columns of a table. */
const CELL_GAP = 1.6;
/** Share of lines that go up the page above which the order of drawing is no reading order. */
const DISORDER = 0.3;

/** Puts pieces together to lines in reading order: as they were drawn, unless that order jumps. */
export function linesFrom(pieces: readonly Piece[]): Line[] {
  const lines = grouped(pieces);
  return isDisorderly(lines) ? grouped(sorted(pieces)) : lines;
}

function grouped(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    const last = open.at(-1);
    if (last !== undefined && !continues(last, piece)) {
      lines.push(...lineOf(open));
      open = [];
    }
    open.push(piece);
  }
  lines.push(...lineOf(open));
  return lines;
}

function continues(last: Piece, next: Piece): boolean {
  const size = Math.max(last.size, next.size);
  return Math.abs(next.y - last.y) < size * SAME_LINE && next.x >= last.x + last.width - size * 1.2;
}

function lineOf(pieces: readonly Piece[]): Line[] {
  const main = pieces.reduce(
    (best, piece) => (weight(piece) > weight(best) ? piece : best),
    pieces[0] ?? NOTHING,
  );
  const cells: { text: string; x0: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let letters = 0;
  let boldLetters = 0;
  for (const piece of pieces) {
    const gap = piece.x - end;
    const last = cells.at(-1);
    if (piece.text.trim() === '') {
      if (last !== undefined) last.text += ' ';
      // A blank run is as wide as the gap it stands for, so it must not hide a gap between columns.
      if (piece.width < main.size * CELL_GAP) end = Math.max(end, piece.x + piece.width);
      continue;
    }
    if (last === undefined || gap > main.size * CELL_GAP) cells.push({ text: piece.text, x0: piece.x });
    else last.text += (gap > main.size * SPACE_GAP ? ' ' : '') + piece.text;
    end = Math.max(end, piece.x + piece.width);
    letters += piece.text.length;
    if (piece.isBold) boldLetters += piece.text.length;
  }
  const cleaned = cells
    .map(({ text, x0 }) => ({ text: cleanText(text), x0 }))
    .filter(({ text }) => text !== '');
  if (cleaned.length === 0) return [];
  return [
    {
      cells: cleaned,
      x0: cleaned[0]?.x0 ?? 0,
      x1: end,
      y: main.y,
      size: main.size,
      isBold: boldLetters > letters * 0.8,
    },
  ];
}

const NOTHING: Piece = { text: '', x: 0, y: 0, width: 0, size: 1, isBold: false };
const weight = ({ text, size }: Piece): number => text.trim().length * size;

function isDisorderly(lines: readonly Line[]): boolean {
  let jumps = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined && line.y < before.y - before.size * 0.6) jumps += 1;
  }
  // Two columns jump once, a table drawn column by column as often as it has columns.
  return jumps > 6 && jumps > lines.length * DISORDER;
}

function sorted(pieces: readonly Piece[]): Piece[] {
  const height = pieces.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(pieces.length / 2)] ?? 1;
  const row = ({ y }: Piece): number => Math.round(y / (height * 0.6));
  return pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => row(a) - row(b) || a.x - b.x);
}
