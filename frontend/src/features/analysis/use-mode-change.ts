import { useEffect, useRef, type RefObject } from 'react';
import type { Phase } from './shared/analysis-store.ts';

/**
 * Begins each mode of the screen at its top. Back at the form, the focus goes to its heading: the button that led there
 * is gone. The first mode of a visit is left to the browser.
 */
export function useModeChange(mode: Phase['name']): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // After a failure the panel that tells of it has taken the focus.
    if (mode === 'form' && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [mode]);
  return heading;
}
