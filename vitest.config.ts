import { availableParallelism } from 'node:os';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Many tests wait for a child process or a socket, so two cores are worth three workers: two leave an eighth of them idle, and
 * the tests of the commands take a fifth longer.
 */
const maxWorkers = Math.max(3, availableParallelism() - 1);

/**
 * Files of one project share their worker and its modules: what is loaded once is not loaded again for each file, and
 * what is slow to start (see `shared-*.ts` in backend/test/support) is started once for each worker.
 */
const nodeProject = (name: string, include: string[], testTimeout: number) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    isolate: false,
    maxWorkers,
    testTimeout,
    hookTimeout: 60_000,
  },
});

const domain = nodeProject(
  'domain',
  ['backend/test/domain/**/*.test.ts', 'backend/test/*.test.ts', 'config/**/*.test.ts'],
  10_000,
);

export default defineConfig({
  test: {
    projects: [
      { test: { ...domain.test, pool: 'threads' } },
      nodeProject('adapters', ['backend/test/adapters/**/*.test.ts'], 60_000),
      nodeProject('http', ['backend/test/{http,cli,composition}/**/*.test.ts'], 60_000),
      nodeProject('long', ['backend/test/long/**/*.test.ts'], 600_000),
      {
        test: {
          ...nodeProject('replicas', ['backend/test/replicas/**/*.test.ts'], 240_000).test,
          // Several instances share the processors of one machine; what is waited for comes, but not at once.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'frontend',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          setupFiles: ['frontend/test/setup.ts'],
          isolate: false,
          maxWorkers,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
