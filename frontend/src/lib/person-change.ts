const listeners = new Set<() => void>();

/** Calls the listener each time somebody signs in or out. */
export const onPersonChange = (listener: () => void): void => void listeners.add(listener);

/** Says that another person, or nobody, is signed in from now on. */
export const tellPersonChange = (): void => listeners.forEach((listener) => listener());
