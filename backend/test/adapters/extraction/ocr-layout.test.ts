import { describe, expect, it } from 'vitest';
import type { OcrLine } from '../../../src/adapters/extraction/ocr/engine.ts';
import { readingFrom } from '../../../src/adapters/extraction/ocr/layout.ts';

/** A line that begins at `x`, in row `row` of the page. */
const line = (words: string, row: number, x = 100): OcrLine => {
  const [y0, y1] = [row * 40, row * 40 + 30];
  const placed = words.split(' ').map((text, index) => ({
    text,
    confidence: 95,
    bbox: { x0: x + index * 60, y0, x1: x + index * 60 + 55, y1 },
  }));
  return { bbox: { x0: x, y0, x1: placed.at(-1)!.bbox.x1, y1 }, words: placed };
};
/** Each line as the engine gives it where lines begin further in or out: alone in a region of its own. */
const texts = (...lines: readonly OcrLine[]) =>
  readingFrom(lines.map((one) => ({ paragraphs: [{ lines: [one] }] }))).blocks.map(({ text }) => text);

describe('Lines that the engine has cut into paragraphs', () => {
  it('are one where a sentence goes on below a clause number', () => {
    expect(
      texts(
        line('1. We may change the fee at any time by', 0),
        line('giving you two weeks of notice.', 1, 140),
        line('2. We may end this licence without a reason on', 2),
        line("7 days' notice.", 3, 140),
        line('3. You keep the room dry.', 4),
      ),
    ).toEqual([
      'We may change the fee at any time by giving you two weeks of notice.',
      "We may end this licence without a reason on 7 days' notice.",
      'You keep the room dry.',
    ]);
  });

  it('stay apart where a sentence has ended, where a field begins, and in another column', () => {
    expect(
      texts(
        line('The room is dry.', 0),
        line('and clean', 1),
        line('Room: C114', 2),
        line('5 January 2026', 3),
        line('the fee is paid by', 6),
        line('the licence ends', 6, 900),
      ),
    ).toEqual([
      'The room is dry.',
      'and clean',
      'Room: C114',
      '5 January 2026',
      'the fee is paid by',
      'the licence ends',
    ]);
  });

  it('keep each line of a form apart', () => {
    const form = [line('Customer: Daniel Abara', 0), line('Start date: 5 January 2026', 1)];
    const { blocks } = readingFrom([{ paragraphs: [{ lines: form }] }]);
    expect(blocks.map(({ text }) => text)).toEqual(['Customer: Daniel Abara', 'Start date: 5 January 2026']);
  });
});
