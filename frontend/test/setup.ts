import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
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

afterEach(() => {
  cleanup();
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
