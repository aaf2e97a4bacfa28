/**
 * `npm test`: type check, lint, then every test: domain, adapters, page components, the server over real sockets, and the
 * product in a browser. Every step runs even when one before it failed; the last line counts all tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.ts';
import { readPlaywright, readVitest, summarize, type Counts } from './test-counts.ts';

const results = mkdtempSync(join(tmpdir(), 'legible-tests-'));
const started = Date.now();
let allGreen = true;
const counts: Counts[] = [];

run('Type check', 'tsc', ['--noEmit']);
run('Lint', 'oxlint', ['--type-aware', '--deny-warnings']);
run('Format', 'oxfmt', ['--check']);

// The server's own tests ask it for pages too.
run('Build', 'node', ['tools/build-frontend-if-stale.ts']);

const vitestJson = join(results, 'vitest.json');
const projects = ['domain', 'adapters', 'http', 'frontend'].flatMap((name) => ['--project', name]);
run('Tests', 'vitest', [
  'run',
  ...projects,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestJson}`,
]);
counts.push(readVitest(vitestJson));

if (findBrowser() === null) {
  allGreen = false;
  console.error(`\n${HOW_TO_GET_A_BROWSER}`);
} else {
  const playwrightJson = join(results, 'playwright.json');
  run('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson,
  });
  counts.push(readPlaywright(playwrightJson));
}
rmSync(results, { recursive: true, force: true });

console.log(
  `\n${allGreen ? 'All green' : 'Not green'} after ${((Date.now() - started) / 1000).toFixed(0)} s.`,
);
console.log(summarize(counts));
process.exitCode = allGreen ? 0 : 1;

/** Runs one step with its output shown. A missing program or a signal counts as failure. */
function run(title: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n── ${title}`);
  const begun = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) allGreen = false;
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - begun) / 1000).toFixed(0)} s)`,
  );
}
