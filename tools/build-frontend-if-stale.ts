/**
 * Builds the page when `frontend/dist` is missing or older than anything it is made from, and the prepared database when there is
 * none of this version. Runs before `npm start`.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { snapshotPath } from '../backend/src/adapters/postgres/snapshot.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'frontend/src',
  'frontend/public',
  'frontend/index.html',
  'frontend/vite.config.ts',
  'frontend/vite.prerender.ts',
  'frontend/vite.sample.ts',
  'tools/sample/make-sample-report.ts',
  'tools/sample/sample-lease.txt',
  'frontend/opening.js',
  'config/product.ts',
  'package-lock.json',
];
const built = join(root, 'frontend/dist/index.html');

if (!existsSync(built) || newest(SOURCES) > statSync(built).mtimeMs) {
  const { build } = await import('vite');
  const started = Date.now();
  process.stdout.write('Building the page …');
  await build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' });
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
}

if (!existsSync(snapshotPath())) {
  const started = Date.now();
  process.stdout.write('Preparing the database …');
  await import('../backend/src/cli/prepare-database.ts');
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
}

function newest(paths: readonly string[]): number {
  const files = paths.map((path) => join(root, path)).filter((path) => existsSync(path));
  return Math.max(
    ...files.flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map(
            (name) => statSync(join(path, name)).mtimeMs,
          )
        : [statSync(path).mtimeMs],
    ),
  );
}
