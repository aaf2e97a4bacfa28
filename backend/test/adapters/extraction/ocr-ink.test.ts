import { describe, expect, it } from 'vitest';
import { unreadInk } from '../../../src/adapters/extraction/ocr/ink.ts';
import type { OcrBox } from '../../../src/adapters/extraction/ocr/engine.ts';

/** A white sheet with two black bars of the same size. */
const [width, height] = [300, 300];
const bars: readonly OcrBox[] = [
  { x0: 30, y0: 30, x1: 270, y1: 60 },
  { x0: 30, y0: 150, x1: 270, y1: 180 },
];
const pixels = new Uint8Array(width * height).fill(255);
for (const { x0, y0, x1, y1 } of bars)
  for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);

const reading = (...read: readonly OcrBox[]) => ({
  angle: 0,
  regions: [{ paragraphs: [{ lines: read.map((bbox) => ({ bbox, words: [] })) }] }],
});

describe('The ink of a page that no line accounts for', () => {
  it.each([
    ['none where every line was read', bars, 0],
    ['half where one of two lines was read', bars.slice(1), 0.5],
    ['all where nothing was read', [], 1],
  ])('is %s', (_what, read, share) => {
    expect(unreadInk({ width, height, pixels }, reading(...read))).toBeCloseTo(share, 1);
  });

  it('is none on an empty sheet', () => {
    const empty = { width, height, pixels: new Uint8Array(width * height).fill(255) };
    expect(unreadInk(empty, reading())).toBe(0);
  });
});
