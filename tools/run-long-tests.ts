/**
 * `npm run test:long`: what takes minutes. Mutated files against the parsers, short runs of the reliability bench and the
 * killing of servers and databases, the zero-retention check of the whole product, and the same check with a leak switched
 * on, which has to fail; and random requests against the description of the interface, where schemathesis is installed, and the tools of the MCP project against ours, where they are. The last
 * line counts everything.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepSeconds } from './steps.ts';
import { readVitest, summarize, type Counts } from './test-counts.ts';

/** How `verify-zero-retention.ts` ends when something of a document was left behind. */
const LEAK_FOUND = 3;
/** How `test-interface.ts` ends where schemathesis is not installed. */
const TESTER_MISSING = 2;

const started = Date.now();
const results = mkdtempSync(join(tmpdir(), 'legible-long-'));
const json = join(results, 'vitest.json');
run('vitest', [
  'run',
  '--project',
  'long',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${json}`,
]);
const tests = readVitest(json);
rmSync(results, { recursive: true, force: true });

console.log('\n── Zero retention');
const isClean = run('node', ['tools/verify-zero-retention.ts']) === 0;
console.log('\n── Zero retention with a deliberate leak, which has to be found');
// A check that only broke down would have found nothing: it has to say that it did.
const isLeakFound = run('node', ['tools/verify-zero-retention.ts', '--leak']) === LEAK_FOUND;

console.log('\n── The interface against its description');
const interfaceResult = run('node', ['tools/test-interface.ts', '--max-examples', '200']);
const isTesterMissing = interfaceResult === TESTER_MISSING;

console.log('\n── The MCP project’s own tools');
const isSuiteMissing = !existsSync('tools/mcp/node_modules');
if (isSuiteMissing) console.log('They are not installed: npm run test:mcp installs them.');
const mcpResults = isSuiteMissing ? [] : [run('node', ['tools/test-mcp.ts']) === 0];

const checks = [isClean, isLeakFound, ...(isTesterMissing ? [] : [interfaceResult === 0]), ...mcpResults];
const passed = checks.filter(Boolean).length;
const proofs: Counts = {
  passed,
  failed: checks.length - passed,
  skipped: Number(isTesterMissing) + Number(isSuiteMissing),
  flaky: [],
};
keepSeconds('npm run test:long', [], (Date.now() - started) / 1000);
console.log(`\n${summarize([tests, proofs])}`);
process.exitCode = tests.failed + proofs.failed === 0 ? 0 : 1;

/** The exit code of a program whose output is shown; null when it was killed or could not start. */
function run(program: string, args: readonly string[]): number | null {
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status;
}
