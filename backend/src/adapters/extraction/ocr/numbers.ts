import type { PageImage } from '../../../ports/document-format.ts';
import type { OcrBox, OcrEngine, OcrLine, OcrPage, OcrRegion, OcrWord } from './engine.ts';
import { inkThreshold, sampler } from './ink.ts';
import { toPgm } from '../image/page-image.ts';

/** How far left of a line its number may begin, and how near it may end, in line heights. */
const REACH = 9;
const NEAR = 0.15;
/** How much of the line itself is looked at again, in line heights: a word gives the engine context, more only costs time. */
const CONTEXT = 4;
const MAX_STRIPS = 60;
/** Figures, or letters with a mark: a lone letter in the margin is usually dirt. */
const NUMBER =
  /^(?:[([]?\d{1,3}(?:\.\d{1,3}){0,4}[.):\]]{0,2}|§\d{1,3}[a-z]?|[([]?(?:[a-z]{1,2}|[ivxlc]{1,6}|[A-Z]|[IVXLC]{1,6})[.)])$/u;
/** What segmentation leaves of a number whose figures it took for dirt. */
const REMNANT = /^[.):\]]{1,2}$/u;
/** A wrong number is worse than none. */
const SURE = 60;

interface Strip {
  readonly line: OcrLine;
  readonly box: OcrBox;
}

/**
 * Finds the clause numbers that stand alone in the left margin. Page segmentation treats a column of them as dirt and
 * drops it silently; so the places left of lines are looked at again, all of them put together to one small image.
 */
export async function withMarginNumbers(
  engine: OcrEngine,
  page: PageImage,
  { regions, angle }: OcrPage,
  languages: string,
): Promise<readonly OcrRegion[]> {
  const strips = stripsOf(regions, page, angle).slice(0, MAX_STRIPS);
  if (strips.length === 0) return regions;
  const { image, tops } = stacked(page, strips, angle);
  const again = await engine.recognize(toPgm(image), languages, 'block');
  const found = new Map<OcrLine, OcrWord>();
  for (const line of again.regions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))) {
    const middle = (line.bbox.y0 + line.bbox.y1) / 2;
    const index = tops.findLastIndex((top) => top <= middle);
    const [first] = line.words;
    const strip = strips[index];
    if (strip === undefined || first === undefined || first.confidence < SURE || !NUMBER.test(first.text))
      continue;
    // Only what ends left of the line's words is its number; the rest was there to read it by.
    if (first.bbox.x1 + strip.box.x0 <= wordsBegin(strip.line) + 2) found.set(strip.line, first);
  }
  if (found.size === 0) return regions;
  return regions.map((region) => ({
    paragraphs: region.paragraphs.map(({ lines }) => ({
      lines: lines.map((line) => prefixed(line, found.get(line))),
    })),
  }));
}

function prefixed(line: OcrLine, number: OcrWord | undefined): OcrLine {
  if (number === undefined) return line;
  const { x0, y0, y1 } = line.bbox;
  const words = hasRemnant(line) ? line.words.slice(1) : line.words;
  return { ...line, words: [{ ...number, bbox: { x0: x0 - 1, y0, x1: x0 - 1, y1 } }, ...words] };
}

const hasRemnant = ({ words }: OcrLine): boolean => words.length > 1 && REMNANT.test(words[0]?.text ?? '');

/** Where the words of a line begin, in pixels: behind the mark that is left of its number. */
const wordsBegin = (line: OcrLine): number =>
  (hasRemnant(line) ? line.words[0]?.bbox.x1 : undefined) ?? line.bbox.x0;

/** Places left of lines with unread ink. */
function stripsOf(regions: readonly OcrRegion[], page: PageImage, angle: number): Strip[] {
  const lines = regions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: all }) => all));
  const threshold = inkThreshold(page);
  const strips: Strip[] = [];
  for (const line of lines) {
    const height = heightOf(line);
    const { x0, y0, y1 } = line.bbox;
    const begin = Math.max(0, Math.round(x0 - height * REACH));
    const end = Math.round(x0 - height * NEAR);
    const isTaken = lines.some(
      (other) =>
        other !== line &&
        other.bbox.x0 < x0 &&
        other.bbox.x1 > begin &&
        other.bbox.y0 < y1 &&
        other.bbox.y1 > y0,
    );
    if (isTaken || end - begin < height * 0.3) continue;
    const ink = inkIn(page, { x0: begin, y0, x1: end, y1 }, angle, threshold);
    if (ink === null || ink.x1 - ink.x0 > height * 5 || ink.count < height * 0.8) continue;
    const margin = Math.round(height * 0.3);
    strips.push({
      line,
      box: {
        x0: Math.max(0, ink.x0 - margin),
        y0: Math.max(0, y0 - margin),
        x1: Math.min(page.width, line.bbox.x1, Math.round(x0 + height * CONTEXT)),
        y1: Math.min(page.height, y1 + margin),
      },
    });
  }
  return strips;
}

const heightOf = ({ bbox }: OcrLine): number => Math.max(8, bbox.y1 - bbox.y0);

function inkIn(page: PageImage, box: OcrBox, angle: number, threshold: number) {
  let count = 0;
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = 0;
  const at = sampler(page, angle);
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) {
      if (at(x, y) >= threshold) continue;
      count += 1;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
    }
  }
  return count === 0 ? null : { count, x0, x1 };
}

/** One image with all strips under one another on white. */
function stacked(page: PageImage, strips: readonly Strip[], angle: number) {
  const gap = 24;
  const width = 2 * gap + Math.max(...strips.map(({ box }) => box.x1 - box.x0));
  const height = gap + strips.reduce((sum, { box }) => sum + box.y1 - box.y0 + gap, 0);
  const pixels = new Uint8Array(width * height).fill(255);
  const at = sampler(page, angle);
  const tops: number[] = [];
  let top = gap;
  for (const { box } of strips) {
    tops.push(top);
    for (let y = box.y0; y < box.y1; y++) {
      const row = (top + y - box.y0) * width;
      for (let x = box.x0; x < box.x1; x++) pixels[row + x - box.x0] = at(x, y);
    }
    top += box.y1 - box.y0 + gap;
  }
  return { image: { width, height, pixels }, tops };
}
