/**
 * Builds the page when `frontend/dist` is missing or older than anything it is made from, and the prepared database when there is
 * none of this version. Runs before `npm start`.
 */
import { spawnSync } from 'node:child_process';
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
  run('Building the page', [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config=frontend/vite.config.ts',
    '--logLevel=warn',
  ]);
}
if (!existsSync(snapshotPath())) run('Preparing the database', ['backend/src/cli/prepare-database.ts']);

/** Each in a process of its own, one after the other: together they would not fit a machine of 1 GB. */
function run(what: string, command: readonly string[]): void {
  const started = Date.now();
  process.stdout.write(`${what} …`);
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
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
