/**
 * `npm test`: every test (domain, adapters, page components, the server over real sockets, the product in a browser), and
 * beside them type check, lint, format and unused code. Every step runs even when another failed; the last line counts all
 * tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.ts';
import { createSteps, keepSeconds, secondsTable } from './steps.ts';
import { readPlaywright, readVitest, summarize, type Counts } from './test-counts.ts';

// The tests start the product many times: what was compiled once is kept for the next start.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
const results = mkdtempSync(join(tmpdir(), 'legible-tests-'));
const started = Date.now();
const steps = createSteps();
const counts: Counts[] = [];

const checks = steps.beside([
  { title: 'Type check', program: 'tsc', args: ['--noEmit'] },
  { title: 'Lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { title: 'Format', program: 'oxfmt', args: ['--check'] },
  { title: 'Unused code', program: 'knip', args: [] },
]);

// Both the server's own tests and the browser ask for pages.
await steps.run({ title: 'Build', program: 'node', args: ['tools/build-frontend-if-stale.ts'] });

const vitestJson = join(results, 'vitest.json');
const projects = ['domain', 'adapters', 'http', 'frontend'].flatMap((name) => ['--project', name]);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestJson}`];
await steps.run({ title: 'Tests', program: 'vitest', args: ['run', ...projects, ...reporters] });
counts.push(readVitest(vitestJson));
await checks;

const hasBrowser = findBrowser() !== null;
if (hasBrowser) {
  const playwrightJson = join(results, 'playwright.json');
  await steps.run({
    title: 'Browser tests',
    program: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson },
  });
  counts.push(readPlaywright(playwrightJson));
} else console.error(`\n${HOW_TO_GET_A_BROWSER}`);
rmSync(results, { recursive: true, force: true });

const seconds = (Date.now() - started) / 1000;
const allGreen = hasBrowser && steps.allPassed();
keepSeconds('npm test', steps.results, seconds);
console.log(`\n${secondsTable(steps.results, seconds)}`);
console.log(`\n${allGreen ? 'All green' : 'Not green'} after ${seconds.toFixed(0)} s.`);
console.log(summarize(counts));
process.exitCode = allGreen ? 0 : 1;
