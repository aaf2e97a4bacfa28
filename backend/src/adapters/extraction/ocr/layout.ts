import type { Block } from '../../../domain/analysis/document/extracted-document.ts';
import { cleanText } from '../text/clean-text.ts';
import { beginsItem, beginsRow, blockFromText, joinLines } from '../text/text-blocks.ts';
import type { Turn } from '../image/page-image.ts';
import type { OcrLine, OcrRegion } from './engine.ts';

/** Lines below this are mostly stains, ruled lines and parts of a photograph's background. */
const NOISE_CONFIDENCE = 25;
/** Two words further apart than this many line heights stand in different columns of a table. */
const COLUMN_GAP = 2.5;

export interface OcrReading {
  readonly blocks: readonly Block[];
  /** Mean word confidence weighted by length, 0 to 100; 0 where nothing was read. */
  readonly confidence: number;
  readonly characters: number;
}

/** Share of lines that stand upright above which the page lies on its side. */
const SIDEWAYS_SHARE = 0.6;

/** By how much a page has to be turned clockwise when the engine has read its lines running up or down; 0 for none. */
export function sidewaysTurn(regions: readonly OcrRegion[]): Turn {
  const long = regions
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .filter(({ words }) => words.length > 2);
  const upright = long.filter(({ bbox }) => bbox.y1 - bbox.y0 > 2 * (bbox.x1 - bbox.x0));
  if (upright.length < 3 || upright.length < long.length * SIDEWAYS_SHARE) return 0;
  const down = upright.filter(({ words }) => (words.at(-1)?.bbox.y0 ?? 0) > (words[0]?.bbox.y0 ?? 0));
  return down.length > upright.length / 2 ? 270 : 90;
}

/** Turns what the engine saw into blocks in reading order. */
export function readingFrom(regions: readonly OcrRegion[]): OcrReading {
  let blocks: Block[] = [];
  let above: OcrLine | undefined;
  let weight = 0;
  let sum = 0;
  for (const { lines } of regions.flatMap(({ paragraphs }) => paragraphs)) {
    for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
      weight += text.length;
      sum += confidence * text.length;
    }
    const own = blocksOf(lines);
    const isBelow = above !== undefined && lines[0] !== undefined && isRightBelow(above, lines[0]);
    blocks = isBelow ? joined(blocks, own) : [...blocks, ...own];
    above = lines.at(-1);
  }
  const characters = blocks.reduce((total, { text }) => total + text.length, 0);
  return { blocks, confidence: weight === 0 ? 0 : Math.round(sum / weight), characters };
}

/** Words that a sentence needs at least before it may go on in the next paragraph with a figure. */
const LONG = 6;

/** Whether a line is the next one of the same column. */
function isRightBelow({ bbox: above }: OcrLine, { bbox: below }: OcrLine): boolean {
  const height = Math.max(1, above.y1 - above.y0);
  const gap = below.y0 - above.y1;
  return gap > -height / 2 && gap < height * 1.5 && below.x0 < above.x1 && above.x0 < below.x1;
}

/** The engine begins a paragraph where a line begins further in or out, as below a clause number: a sentence that is open goes on there. */
function joined(before: readonly Block[], after: readonly Block[]): Block[] {
  const last = before.at(-1);
  const [first, ...rest] = after;
  if (last === undefined || first === undefined || !goesOn(last, first)) return [...before, ...after];
  return [...before.slice(0, -1), { ...last, text: joinLines(last.text, first.text) }, ...rest];
}

function goesOn(last: Block, first: Block): boolean {
  if (first.kind !== 'paragraph' || first.number !== undefined || last.kind === 'table-row') return false;
  if (last.kind === 'heading' || !/[\p{L}\d,%’'-]$/u.test(last.text)) return false;
  return (
    /^\p{Ll}/u.test(first.text) ||
    (/^\d/.test(first.text) && /\p{Ll}$/u.test(last.text) && last.text.split(' ').length >= LONG)
  );
}

function blocksOf(lines: readonly OcrLine[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(blockFromText(open.reduce(joinLines)));
    open = [];
  };
  for (const line of lines) {
    if (meanConfidence(line) < NOISE_CONFIDENCE) continue;
    const cells = cellsOf(line);
    const text = cells.join(' ');
    if (text === '') continue;
    if (cells.length > 1 && !beginsItem(text)) {
      close();
      blocks.push({ kind: 'table-row', text: cells.join(' | ') });
      continue;
    }
    const above = open.at(-1);
    if (beginsItem(text) || (above !== undefined && beginsRow(text, above))) close();
    open.push(text);
  }
  close();
  return blocks;
}

function meanConfidence({ words }: OcrLine): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters)
  );
}

/** The words of a line, cut where a wide gap separates columns. */
function cellsOf({ words, bbox }: OcrLine): string[] {
  const height = Math.max(1, bbox.y1 - bbox.y0);
  const cells: string[] = [];
  let end: number | null = null;
  for (const word of words) {
    const text = cleanText(word.text);
    // A doubtful word is still a word: leaving it out would change what a sentence says.
    const isSpeck = word.confidence < NOISE_CONFIDENCE && !/[\p{L}\p{N}]/u.test(text);
    if (text === '' || isSpeck) continue;
    const isFar = end !== null && word.bbox.x0 - end > height * COLUMN_GAP;
    const last = cells.length - 1;
    if (last < 0 || isFar) cells.push(text);
    else cells[last] = joinWords(cells[last] ?? '', text);
    end = word.bbox.x1;
  }
  return cells;
}

/** Chinese and Japanese are written without spaces; the engine gives each character or two as a word. */
function joinWords(before: string, after: string): string {
  const wide = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]/u;
  return wide.test(before.at(-1) ?? '') && wide.test(after[0] ?? '') ? before + after : `${before} ${after}`;
}
