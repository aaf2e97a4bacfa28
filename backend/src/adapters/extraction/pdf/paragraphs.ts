import type { Block } from '../../../domain/analysis/document/extracted-document.ts';
import { depthOf, splitNumber } from '../text/numbering.ts';
import type { Line } from './lines.ts';
import { beginsItem, blockFromText, joinLines } from '../text/text-blocks.ts';

/** Letters this much larger than the running text make a heading. */
const HEADING_SIZE = 1.12;
const HEADING_CHARACTERS = 160;
/** A distance between lines this much larger than usual separates two paragraphs. */
const PARAGRAPH_GAP = 1.3;
/** A line that ends this share of the column before its right edge was not wrapped. */
const SHORT_LINE = 0.12;

/** Rebuilds paragraphs, headings, list items and table rows from the lines of one page. */
export function blocksFromPdfLines(lines: readonly Line[]): Block[] {
  const body = median(
    lines.flatMap((line) => Array.from({ length: Math.ceil(lengthOf(line) / 20) }, () => line.size)),
  );
  const leading = median(
    lines.flatMap((line, index) => {
      const before = lines[index - 1];
      const step = before === undefined ? 0 : line.y - before.y;
      return step > 0 && step < line.size * 2.5 ? [step] : [];
    }),
  );
  const right = percentile(
    lines.map(({ x1 }) => x1),
    0.9,
  );
  const left = percentile(
    lines.map(({ x0 }) => x0),
    0.1,
  );
  const blocks: Block[] = [];
  let open: Line[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(blockOf(open, body));
    open = [];
  };

  for (const [index, line] of lines.entries()) {
    if (isRow(lines, index)) {
      close();
      blocks.push({ kind: 'table-row', text: line.cells.map(({ text }) => text).join(' | ') });
      continue;
    }
    const before = open.at(-1);
    if (before !== undefined && parts(before, line, { leading, right, left })) close();
    open.push(line);
  }
  close();
  return blocks;
}

interface Column {
  readonly leading: number;
  readonly right: number;
  readonly left: number;
}

/** Whether a new paragraph begins between two lines. */
function parts(before: Line, line: Line, { leading, right, left }: Column): boolean {
  const step = line.y - before.y;
  const text = textOf(line);
  const said = textOf(before);
  // a row whose cells are parted by strokes
  if (/\S \| \S/u.test(text)) return true;
  if (Math.abs(line.size - before.size) > before.size * 0.12) return true;
  if (line.isBold !== before.isBold && (beginsItem(text) || !isOpen(said, text))) return true;
  if (beginsItem(text) && !/(?:\b(?:section|clause|article|and|or|to)|[,(§])$/iu.test(said)) return true;
  if (step < -before.size || step > leading * 3) return !isOpen(said, text);
  if (step > Math.max(leading, line.size) * PARAGRAPH_GAP) return true;
  const isShort = before.x1 < right - (right - left) * SHORT_LINE;
  if (isShort && /[.:;?!]["”’)]?$/u.test(said)) return true;
  if (isShort && !isOpen(said, text) && /^[\p{Lu}\d"“„]/u.test(text)) return true;
  const isIndented = line.x0 > before.x0 + line.size * 0.8 && !beginsItem(said);
  return isIndented && /[.:;?!]$/u.test(said);
}

/** Whether a sentence goes on from one line to the next. */
function isOpen(before: string, after: string): boolean {
  return !/[.:;?!]["”’)]?$/u.test(before) && /^[\p{Ll}(]/u.test(after);
}

/** A line with columns is a row when it has three, or when a neighbor has columns at the same places. */
function isRow(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || line.cells.length < 2 || isLabelled(line)) return false;
  if (line.cells.length > 2) return true;
  return [lines[index - 1], lines[index + 1]].some(
    (other) =>
      other !== undefined &&
      other.cells.length > 1 &&
      !isLabelled(other) &&
      line.cells
        .slice(1)
        .some(({ x0 }) => other.cells.slice(1).some((cell) => Math.abs(cell.x0 - x0) < line.size)),
  );
}

/** A number or a bullet before a gap is no column. */
function isLabelled({ cells }: Line): boolean {
  return (
    cells.length === 2 && beginsItem(`${cells[0]?.text ?? ''} Word`) && (cells[0]?.text.length ?? 0) < 12
  );
}

function blockOf(lines: readonly Line[], body: number): Block {
  const text = lines.map(textOf).reduce(joinLines);
  const isLarge = lines.every(({ size }) => size > body * HEADING_SIZE);
  const isBold = lines.every((line) => line.isBold);
  const isTitle =
    (isLarge || isBold) &&
    text.length <= HEADING_CHARACTERS &&
    !/[;,]$/u.test(text) &&
    /\p{L}{2}/u.test(text);
  if (!isTitle || (isBold && !isLarge && text.endsWith('.') && text.length > 60)) return blockFromText(text);
  const { number, text: words } = splitNumber(text);
  if (number !== undefined) return { kind: 'heading', text: words, number, level: depthOf(number) };
  return { kind: 'heading', text, ...(isLarge ? { level: 1 } : {}) };
}

const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join(' ');
const lengthOf = ({ cells }: Line): number => cells.reduce((sum, { text }) => sum + text.length, 0);

function percentile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  );
}

const median = (values: readonly number[]): number => percentile(values, 0.5);
