import { useEffect } from 'react';
import { create } from 'zustand';
import type { ConfigResponse } from '../../../backend/src/adapters/http/contract.ts';
import { api } from './api.ts';

export interface ConfigState {
  /** The public settings of this installation, once the server has said them. */
  readonly data: ConfigResponse | undefined;
  /** Whether the last try failed and none has succeeded. */
  readonly isError: boolean;
}

const UNKNOWN: ConfigState = { data: undefined, isError: false };

/** Beside the other queries of the page, because every page needs it and most need no other. */
const useConfigStore = create<ConfigState>(() => UNKNOWN);
let loading: Promise<void> | null = null;

/** Reads GET /api/config once for the whole page; where that failed, whatever needs it next asks once more. */
export function useConfig(): ConfigState {
  // A failure is part of the state.
  useEffect(() => void loadConfig().catch(() => undefined), []);
  return useConfigStore();
}

/** Asks for the settings unless they are known or on their way. Rejects with the server's answer. */
export function loadConfig(): Promise<void> {
  if (useConfigStore.getState().data !== undefined) return Promise.resolve();
  loading ??= api<ConfigResponse>('GET', '/api/config')
    .then((data) => useConfigStore.setState({ data, isError: false }))
    .catch((error: unknown) => {
      useConfigStore.setState({ isError: true });
      throw error;
    })
    .finally(() => (loading = null));
  return loading;
}

/** Forgets the settings, as when the page is loaded again. */
export function resetConfig(): void {
  loading = null;
  useConfigStore.setState(UNKNOWN);
}
