/** The words under the progress bar and how long each stays at least, in milliseconds (specification, sections 4 and 9). */
const STATUS_WORDS = [
  { text: 'Uploading document...', atLeastMs: 800 },
  { text: 'Extracting text...', atLeastMs: 1000 },
  { text: 'Analyzing with AI...', atLeastMs: 0 },
] as const;
export type StatusWords = (typeof STATUS_WORDS)[number]['text'];

/** Where no frame comes for so many milliseconds, the words count as seen. */
const PAINTED_AFTER_MS = 1000;

/**
 * Shows the words one after the other. Their time counts from when they are on screen, which on a slow device is later
 * than when they are set. Resolves when the last are shown, and stops at once when the signal aborts.
 */
export async function playStatusWords(show: (text: StatusWords) => void, signal: AbortSignal): Promise<void> {
  for (const { text, atLeastMs } of STATUS_WORDS) {
    show(text);
    if (atLeastMs === 0) continue;
    await painted(signal);
    await pause(atLeastMs, signal);
    if (signal.aborted) return;
  }
}

/** Resolves once what is set now has been painted; at once in a tab that is not seen, as nothing is painted there. */
async function painted(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const frames = new AbortController();
  // The callbacks of a frame run before it is painted: the first tells nothing, the second that it was.
  requestAnimationFrame(() => requestAnimationFrame(() => frames.abort()));
  await pause(PAINTED_AFTER_MS, AbortSignal.any([signal, frames.signal]));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    // An event that came before would be waited for in vain.
    if (signal.aborted) finish();
  });
}
