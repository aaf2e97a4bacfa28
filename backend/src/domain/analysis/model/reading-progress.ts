import type { AnalystEvents, ReadingNow } from '../../../ports/analyst.ts';

/** Keeps count of what a model reads and has read, for the person who waits. */
export interface ReadingTally {
  /** Tells that something is read from now on. The function it gives tells that it was read; `false`: in vain. */
  begin(now: ReadingNow): (isRead?: boolean) => void;
}

/** A tally of so many parts that tells every change, and at once that nothing is read yet. */
export function createReadingTally(total: number, onProgress: AnalystEvents['onProgress']): ReadingTally {
  let done = 0;
  const current: ReadingNow[] = [];
  const tell = () => {
    // Of several at once the first is told: it is the one that is waited for longest.
    const [reading] = current;
    onProgress({ done, total, unit: 'parts', ...(reading === undefined ? {} : { reading }) });
  };
  tell();
  return {
    begin(now) {
      current.push(now);
      tell();
      return (isRead = true) => {
        current.splice(current.indexOf(now), 1);
        if (!isRead) return;
        done += 1;
        tell();
      };
    },
  };
}
