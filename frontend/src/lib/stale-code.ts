import { createSafeStorage } from './storage.ts';

/** When this tab was last reloaded because code was missing, in epoch milliseconds. */
const RELOADED_KEY = 'reloaded-for-code';
/** Code that is still missing this soon after a reload will not come with another one. */
const ONCE_PER_MS = 60_000;
const MISSING_CODE = 'The code of this screen could not be loaded.';
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

/**
 * Loads the code of a screen. Where it is missing, the promise stays open while the page reloads, so that nobody
 * sees a failure that goes away by itself; it rejects when that would not help.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (await reloadOnce()) return new Promise(() => {});
    // In words of our own: the router would reload the page at those of the browser, whatever is at stake.
    throw new Error(MISSING_CODE, { cause });
  }
}

/** Whether an error, or what caused it, is that of `loadCode`. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && (error.message === MISSING_CODE || isMissingCode(error.cause));

let attempt: Promise<boolean> | null = null;

/** Answers whether the page is being reloaded. One failure is told by an event and by the import: both get one answer. */
function reloadOnce(): Promise<boolean> {
  attempt ??= tryToReload().finally(() => {
    attempt = null;
  });
  return attempt;
}

async function tryToReload(): Promise<boolean> {
  if (hasWork() || Date.now() - Number(sessionStore.read(RELOADED_KEY)) < ONCE_PER_MS) return false;
  // Without storage nothing would stop a page whose code stays missing from loading over and over.
  if (!sessionStore.write(RELOADED_KEY, String(Date.now()))) return false;
  const isUp = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp && !hasWork()) {
    window.location.reload();
    return true;
  }
  sessionStore.remove(RELOADED_KEY);
  return false;
}
