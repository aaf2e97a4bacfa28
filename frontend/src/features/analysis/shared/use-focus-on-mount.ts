import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when it appears. Where a screen changes by itself, the button that had the focus is
 * gone, and whoever listens or tabs would start again at the top without knowing what happened.
 */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
