/**
 * Loads every module of the product once, so that Node keeps what it compiled where NODE_COMPILE_CACHE says. Node keeps it
 * for one user and one path: run as the user that will start the product, in the folder where it will be.
 */
import { globSync, rmSync, statSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { join, resolve } from 'node:path';

/** These begin to work when they are loaded. */
const ENTRIES = /\/(?:main|child)\.ts$|\/cli\/|-worker\.ts$/;
/** Weights of classifiers: kept twice for the 20 ms that one start of a child would save. */
const LARGEST_BYTES = 500_000;

const modules = globSync('backend/src/**/*.ts').filter((file) => !ENTRIES.test(file));
for (const module of modules) await import(resolve(module));
process.stdout.write(`${modules.length} modules\n`);
const kept = getCompileCacheDir();
if (kept !== undefined) {
  flushCompileCache();
  for (const name of globSync('*', { cwd: kept })) {
    if (statSync(join(kept, name)).size > LARGEST_BYTES) rmSync(join(kept, name));
  }
}
// Some of them hold timers.
process.exit(0);
