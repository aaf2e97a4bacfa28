import { findLengths } from '../../reading/facts/find-spans-of-time.ts';
import type { PaperSide, PaperSides } from '../../reading/sides/side.ts';
import { patternOf } from './weaker-hand.ts';

/** A side that a sentence keeps from something, and whether for longer than before. */
export interface BarChange {
  readonly side: PaperSide;
  readonly isLonger: boolean;
}

/** A time that a bar lasts. */
const LASTS = /\b(?:for|during|until)\s{1,2}(?:a (?:period|term) of\s|a further\s|the (?:first|next)\s)?$/i;

/** Whether a time was put into a bar on one side or taken out of it: `and for six months afterwards will not …`; null otherwise. */
export function barChange(before: string, after: string, { all }: PaperSides): BarChange | null {
  const [old, now] = [lastingIn(before), lastingIn(after)];
  if (Math.abs(old - now) !== 1) return null;
  const side = barredBy(after, all);
  return side === null || barredBy(before, all) !== side ? null : { side, isLonger: now > old };
}

const lastingIn = (text: string): number =>
  findLengths(text.slice(0, 1_200)).filter(({ start }) =>
    LASTS.test(text.slice(Math.max(0, start - 30), start)),
  ).length;

/** The only side that a sentence says must not do something. */
function barredBy(text: string, all: readonly PaperSide[]): PaperSide | null {
  const barred = all.filter((side) =>
    new RegExp(
      `(?<![\\p{L}])(?:${patternOf(side)})(?![\\p{L}])[^.;]{0,160}\\b(?:will|shall|must|may|can)(?:\\snot|not)\\b`,
      'iu',
    ).test(text.slice(0, 1_200)),
  );
  return barred.length === 1 ? barred[0]! : null;
}
