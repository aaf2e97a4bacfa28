/** The words under the progress bar and how long each stays at least, in milliseconds (specification, sections 4 and 9). */
const STATUS_WORDS = [
  { text: 'Uploading document...', atLeastMs: 800 },
  { text: 'Extracting text...', atLeastMs: 1000 },
  { text: 'Analyzing with AI...', atLeastMs: 0 },
] as const;
export type StatusWords = (typeof STATUS_WORDS)[number]['text'];

/** Shows the words one after the other. Resolves when the last are on screen, and stops at once when the signal aborts. */
export async function playStatusWords(show: (text: StatusWords) => void, signal: AbortSignal): Promise<void> {
  for (const { text, atLeastMs } of STATUS_WORDS) {
    show(text);
    if (atLeastMs > 0) await pause(atLeastMs, signal);
    if (signal.aborted) return;
  }
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
  });
}
