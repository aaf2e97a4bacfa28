import { useEffect, useState } from 'react';

/**
 * Loads a part of the page that the first view does without: once it is wanted, and quietly on the visitor's first touch
 * or key, so that it is there by the time it is needed. Undefined until loaded. A failed load is tried again the next time.
 */
export function useDeferred<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  const [part, setPart] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (part !== undefined) return undefined;
    let isGone = false;
    const fetchPart = () => {
      load().then(
        (value) => !isGone && setPart({ value }),
        () => {}, // The server cannot be reached; the next touch or wish tries again.
      );
    };
    if (isWanted) fetchPart();
    window.addEventListener('pointerdown', fetchPart, { once: true });
    window.addEventListener('keydown', fetchPart, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('pointerdown', fetchPart);
      window.removeEventListener('keydown', fetchPart);
    };
  }, [load, isWanted, part]);
  return part?.value;
}
