import { findLengths, type FoundLength } from '../facts/find-spans-of-time.ts';
import type { Frame } from '../frames/frame.ts';
import type { PaperSides } from '../sides/side.ts';

const HOURS: Readonly<Record<FoundLength['unit'], number>> = {
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8_760,
};

/**
 * Whether clauses that set a time for the reader beside one for the other side leave the reader better off or equal: `you give two weeks,
 * we give three months`. False where only one of them has a time.
 */
export function isReaderBetterOff(frames: readonly Frame[], { reader }: PaperSides): boolean {
  const longest = (isReader: boolean) =>
    Math.max(
      0,
      ...frames
        .filter(({ actor }) => actor.kind === 'side' && (actor.id === reader?.id) === isReader)
        .flatMap(({ text }) => findLengths(text).map(({ count, unit }) => count * HOURS[unit])),
    );
  const [own, other] = [longest(true), longest(false)];
  return own > 0 && other > 0 && own <= other;
}
