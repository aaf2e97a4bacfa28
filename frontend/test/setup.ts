import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { resetFocus } from '../src/features/analysis/points/focus-store.ts';
import { resetAnalysis } from '../src/features/analysis/shared/analysis-store.ts';
import { resetConfig } from '../src/lib/config.ts';
import { pageQueryClient } from '../src/lib/query-client.ts';
import { resetDb } from '../src/mocks/db.ts';
import { server } from '../src/mocks/server.ts';
import { dismissToast } from '../src/ui/toast.ts';

// A shared machine can stall; what is waited for comes, but not always within a second.
configure({ asyncUtilTimeout: 5_000 });

/** Calls that the mock API does not know. The page may well swallow such a failure; the test must not. */
const unknownCalls: string[] = [];

beforeAll(() =>
  server.listen({
    onUnhandledFrame: async ({ frame, defaults }) => {
      unknownCalls.push(await frame.getUnhandledMessage());
      defaults.error();
    },
  }),
);
afterAll(() => server.close());

// The files of a worker share one window and its modules: each test leaves both as it found them.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Before the timers: what a test put in the place of a played timer would bring that one back.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  resetFocus();
  resetAnalysis();
  resetConfig();
  pageQueryClient().clear();
  dismissToast();
  resetDb();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(unknownCalls.splice(0)).toEqual([]);
});
