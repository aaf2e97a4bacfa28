import type { FoundLength } from '../facts/find-spans-of-time.ts';
import type { PhraseSet } from '../languages/phrase-set.ts';
import { findPackLengths } from '../packs/figures.ts';
import type { PackPaper } from './paper.ts';
import type { ClauseUnit } from './units.ts';

/** A clause longer than this is not read for times. */
export const LONGEST = 900;

/** A length of time in its clause. */
export interface Timed {
  readonly clause: ClauseUnit;
  readonly length: FoundLength;
  readonly before: string;
  readonly after: string;
}

const timed = new WeakMap<PackPaper, Timed[]>();

/** The lengths of time of every clause, read once. */
export function timesOf(paper: PackPaper): Timed[] {
  const known = timed.get(paper);
  if (known !== undefined) return known;
  const out = paper.clauses
    .filter(({ printed }) => printed.length <= LONGEST)
    .flatMap((clause) =>
      findPackLengths(paper.compiled.pack, clause.printed)
        .filter((length) => !isTimeOfDay(clause.printed, length))
        .map((length) => ({
          clause,
          length,
          before: clause.printed.slice(Math.max(0, length.start - 120), length.start),
          after: clause.printed.slice(length.end, length.end + 110),
        })),
    );
  timed.set(paper, out);
  return out;
}

/** `avant 9 heures`, `a las 8 horas`: a time on the clock. */
const isTimeOfDay = (printed: string, { start, unit, count }: FoundLength): boolean =>
  unit === 'hour' &&
  count < 24 &&
  /(?:^|\s)(?:avant|à|dès|las|los|às|as|alle|le|ore)\s$/iu.test(printed.slice(Math.max(0, start - 9), start));

/** Whether the words right in front of a length of time say that the paper goes on for it once more. */
export const isRenewal = (renewed: PhraseSet, ahead: string): boolean => isRightBefore(renewed, ahead);

/** Whether one of some phrases ends right in front of a length of time. */
export function isRightBefore(phrases: PhraseSet, ahead: string): boolean {
  const near = ahead.slice(-34).trimEnd();
  // from every word on, for a longer phrase in front may hide the one that ends here
  return Array.from(near.matchAll(/(?<=^|\s)\S/g)).some(({ index }) => {
    const words = near.slice(index);
    return phrases.find(words).some(({ start, end }) => start === 0 && words.length - end <= 1);
  });
}
