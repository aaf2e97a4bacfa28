import { localStore } from './storage.ts';

/** Names in local storage (specification, section 3). */
const TOKEN_KEY = 'adminToken';
const FLAG_KEY = 'adminAuthenticated';

/** The operator's session as this browser remembers it. The server alone decides whether the token still lives. */
export const adminSession = {
  /** Whether the admin area may be shown: a local flag only, as specified. */
  isOpen: (): boolean => localStore.read(FLAG_KEY) === 'true',
  token: (): string | null => localStore.read(TOKEN_KEY),
  open(token: string): void {
    localStore.write(TOKEN_KEY, token);
    localStore.write(FLAG_KEY, 'true');
  },
  close(): void {
    localStore.remove(TOKEN_KEY);
    localStore.remove(FLAG_KEY);
  },
};
