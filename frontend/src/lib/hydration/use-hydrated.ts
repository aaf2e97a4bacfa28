import { createContext, useContext } from 'react';

/** Whether the page has taken over the markup that was made ahead of time; `HydrationProvider` says so. */
export const HydratedContext = createContext(true);

/**
 * False while the page takes over the markup that was made ahead of time, which knows nothing of this visitor; true right
 * after, and from the start wherever there was no such markup.
 */
export const useHydrated = (): boolean => useContext(HydratedContext);
