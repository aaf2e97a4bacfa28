import { useEffect, useRef, useState } from 'react';

/** 70 steps of 50 ms: about 1.43 percent each (specification, section 9). */
const STEP_COUNT = 70;
const STEP_MS = 50;
/** From reaching 100 to the callback (specification, section 9). */
const COMPLETION_DELAY_MS = 300;

/** Advances from 0 to 100 percent and calls back once, 300 ms after reaching 100. */
export function useSplashProgress(onComplete: () => void): number {
  const [steps, setSteps] = useState(0);
  const isFull = steps >= STEP_COUNT;

  // The latest callback, so that a new function from the parent does not start the wait again.
  const latest = useRef(onComplete);
  useEffect(() => {
    latest.current = onComplete;
  });

  useEffect(() => {
    const timer = isFull
      ? setTimeout(() => latest.current(), COMPLETION_DELAY_MS)
      : setInterval(() => setSteps((count) => count + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isFull]);

  return (Math.min(steps, STEP_COUNT) / STEP_COUNT) * 100;
}
