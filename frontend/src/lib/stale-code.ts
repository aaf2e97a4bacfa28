import { createSafeStorage } from './storage.ts';

/** When this tab was last loaded anew for want of code, in epoch milliseconds. */
const RELOADED_KEY = 'reloaded-for-code';
/** Code that is still missing this soon after a reload will not come with another one. */
const ONCE_PER_MS = 60_000;
const sessionStore = createSafeStorage(() => window.sessionStorage);

let hasWork = (): boolean => false;

/** Names what a reload would lose, for as long as the answer of this call is not called. */
export function putWorkAtStake(isThereWork: () => boolean): () => void {
  hasWork = isThereWork;
  return () => {
    hasWork = () => false;
  };
}

/**
 * A tab that stays open over an update of the server asks for parts of the old page, which are gone. Loads the new page
 * then: once, only from a server that answers, and never over work that would be lost with it.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (hasWork() || Date.now() - Number(sessionStore.read(RELOADED_KEY)) < ONCE_PER_MS) return;
  // Without storage nothing would stop a page whose code stays missing from loading over and over.
  if (!sessionStore.write(RELOADED_KEY, String(Date.now()))) return;
  const isUp = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp && !hasWork()) window.location.reload();
  else sessionStore.remove(RELOADED_KEY);
}
