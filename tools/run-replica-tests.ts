/**
 * `npm run test:replicas`: three instances of the product behind nginx on one PostgreSQL, both from the operating system's
 * packages, while instances are killed, added and taken away. Installs the packages where it may. The last line counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireSystemPrograms } from './replicas/debian.ts';
import { keepSeconds } from './steps.ts';
import { readVitest, summarize } from './test-counts.ts';

const started = Date.now();

try {
  requireSystemPrograms();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], { stdio: 'inherit' });
const results = mkdtempSync(join(tmpdir(), 'legible-replicas-'));
const json = join(results, 'vitest.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
// Two files at once: one of them waits out the proxy's patience, and more would wait for processors.
spawnSync('vitest', ['run', '--project', 'replicas', '--maxWorkers=2', ...reporters], {
  stdio: 'inherit',
});
const counts = readVitest(json);
rmSync(results, { recursive: true, force: true });
keepSeconds('npm run test:replicas', [], (Date.now() - started) / 1000);
console.log(`\n${summarize([counts])}`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
