import { changedFigures, measuredIn } from './figure-pairs.ts';

/** Parts of one sum that are due one after another and were shifted between them, as they are printed. */
export interface StagedSums {
  readonly before: string;
  readonly after: string;
  /** Whether more of the whole is due later than before. */
  readonly isLater: boolean;
}

/** What joins parts in one list. */
const MOST_APART = 80;

/** Reads a sentence in which the parts of a sum changed and their whole did not: `£500 now and £500 then` → `£100 now and £900 then`. */
export function stagedSums(before: string, after: string, country: string): StagedSums | null {
  const [old, now] = [before, after].map((text) =>
    measuredIn(text, country).filter(({ kind }) => kind === 'money'),
  ) as [ReturnType<typeof measuredIn>, ReturnType<typeof measuredIn>];
  if (old.length !== now.length) return null;
  const pairs = changedFigures(old, now);
  const [first] = pairs;
  if (first === undefined || pairs.length < 2) return null;
  const isApart = pairs.some(
    ({ after: one }, index) => index > 0 && one.start - pairs[index - 1]!.after.end > MOST_APART, // there is one before
  );
  const whole = (side: 'before' | 'after') => pairs.reduce((sum, pair) => sum + pair[side].value, 0);
  if (isApart || Math.abs(whole('before') - whole('after')) > 0.005) return null;
  const list = (text: string, side: 'before' | 'after') =>
    pairs.map((pair) => text.slice(pair[side].start, pair[side].end).trim()).join(', ');
  return {
    before: list(before, 'before'),
    after: list(after, 'after'),
    isLater: first.after.value < first.before.value,
  };
}
