import { useEffect, useState } from 'react';
import { useLessMotion } from '../../../lib/use-less-motion.ts';

/** The counters of the landing page run this long (specification, section 9: about 2.5 s). */
export const COUNT_UP_MS = 2500;

/**
 * Counts from 0 to a target over `COUNT_UP_MS`, fast first and slower towards the end, beginning when `isRunning` turns
 * true. Readers who ask for less motion see the target at once.
 */
export function useCountUp(target: number, isRunning: boolean): number {
  const [value, setValue] = useState(0);
  const isStill = useLessMotion();
  useEffect(() => {
    if (!isRunning || isStill) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function count() {
      const done = Math.min(1, (performance.now() - start) / COUNT_UP_MS);
      setValue(target * (1 - (1 - done) ** 3));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isRunning, isStill]);
  return isStill ? target : value;
}
