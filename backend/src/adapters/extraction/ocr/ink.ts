import type { PageImage } from '../../../ports/document-format.ts';
import type { OcrPage } from './engine.ts';

/** Pixels darker than this share of the way from ink to paper are ink. */
const INK_SHARE = 0.55;
/** One pixel in so many in each direction is sampled. */
const STEP = 3;

/** Grey value that parts ink from paper: between the darkest and the commonest tones of the page. */
export function inkThreshold({ pixels }: PageImage): number {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 7) histogram[pixels[i]!]! += 1; // a byte is an index into 256
  const paper = histogram.indexOf(histogram.reduce((most, count) => Math.max(most, count), 0));
  let seen = 0;
  let dark = 0;
  while (dark < 255 && seen < pixels.length / 7 / 100) seen += histogram[dark++]!; // dark is below 256
  return dark + (paper - dark) * INK_SHARE;
}

/** Reads pixels of the page as the engine saw it: straightened about its middle, as leptonica does. */
export function sampler(
  { width, height, pixels }: PageImage,
  angle: number,
): (x: number, y: number) => number {
  if (angle === 0) return (x, y) => pixels[y * width + x] ?? 255;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width >> 1, height >> 1];
  return (x, y) => {
    const fromX = Math.round(middleX + (x - middleX) * cos + (y - middleY) * sin);
    const fromY = Math.round(middleY + (y - middleY) * cos - (x - middleX) * sin);
    return fromX < 0 || fromY < 0 || fromX >= width || fromY >= height
      ? 255
      : (pixels[fromY * width + fromX] ?? 255);
  };
}

/** Share of the ink of a page, 0 to 1, that lies outside of every line that was read. */
export function unreadInk(image: PageImage, { regions, angle }: OcrPage): number {
  const [columns, rows] = [Math.ceil(image.width / STEP), Math.ceil(image.height / STEP)];
  const isRead = new Uint8Array(columns * rows);
  for (const { bbox } of regions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))) {
    const margin = (bbox.y1 - bbox.y0) * 0.2;
    const cell = (pixel: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round(pixel / STEP)));
    const [from, to] = [cell(bbox.x0 - margin, columns), cell(bbox.x1 + margin, columns)];
    for (let row = cell(bbox.y0 - margin, rows); row < cell(bbox.y1 + margin, rows); row++)
      isRead.fill(1, row * columns + from, row * columns + to);
  }
  const threshold = inkThreshold(image);
  const at = sampler(image, angle);
  let ink = 0;
  let unread = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (at(column * STEP, row * STEP) >= threshold) continue;
      ink += 1;
      unread += 1 - isRead[row * columns + column]!; // inside the grid
    }
  }
  return ink === 0 ? 0 : unread / ink;
}
