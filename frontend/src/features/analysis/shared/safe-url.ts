const SAFE_URL = /^(?:https?:|mailto:)/i;

/** The address if it may be followed, else nothing, which leaves the words alone. */
export const safeUrl = (url: string): string | undefined => (SAFE_URL.test(url) ? url : undefined);
