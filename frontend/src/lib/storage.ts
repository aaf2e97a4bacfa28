/**
 * Web storage that never throws: a browser may refuse it (private windows, full disk, blocked site data), and the page
 * works without it then, only forgetting more.
 */
export interface SafeStorage {
  /** The stored text, or null when there is none or storage is refused. */
  readonly read: (key: string) => string | null;
  /** Stores the text. Answers whether it was kept. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Wraps one of the two storages of the window. The storage is looked up at each call, because the lookup itself may throw. */
export function createSafeStorage(area: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was kept, so there is nothing to remove.
      }
    },
  };
}

export const localStore = createSafeStorage(() => window.localStorage);
