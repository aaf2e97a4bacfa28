import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page takes over the markup that was made ahead of time, which knows nothing of this visitor; true right
 * after, and from the start wherever there was no such markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
