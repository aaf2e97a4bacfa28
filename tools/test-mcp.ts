/**
 * `npm run test:mcp`: the MCP project's own tools against ours. Its conformance suite, over HTTP, with every scenario that is about any
 * server (the others call tools that only a test server has), and its inspector over stdio, as a person would use it. Installs both
 * on the first run, into tools/mcp. Ends with 1 where something failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HOME = 'tools/mcp';
const BIN = join(HOME, 'node_modules', '.bin');
const FOLDER = resolve('backend/test/fixtures/documents');
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];
const READER = ['--tool-arg', 'role=Recipient', '--tool-arg', 'country=India'];

if (!existsSync(BIN)) {
  const installed = spawnSync('npm', ['ci', '--prefix', HOME, '--ignore-scripts'], { stdio: 'inherit' });
  if (installed.status !== 0) process.exit(1);
}

const results: { readonly name: string; readonly passed: boolean }[] = [];
const server = spawn(process.execPath, ['tools/serve-mcp-http.ts', FOLDER], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const url = await new Promise<string>((ready, fail) => {
    server.stdout.once('data', (chunk: Buffer) => ready(chunk.toString().trim()));
    server.once('exit', () => fail(new Error('The server ended before it was ready.')));
  });
  for (const scenario of SCENARIOS) {
    const { status, stdout } = runTool('conformance', ['server', '--url', url, '--scenario', scenario]);
    note(`conformance ${scenario}`, status === 0, stdout);
  }
} finally {
  server.kill('SIGTERM');
}

const inspect = (...args: string[]) =>
  runTool('mcp-inspector', ['--cli', process.execPath, 'backend/src/cli/mcp.ts', FOLDER, ...args]);
const list = inspect('--method', 'tools/list');
const isListed = ['analyze_document', 'ask_document', 'compare_documents'].every((name) =>
  list.stdout.includes(`"${name}"`),
);
note('inspector tools/list', list.status === 0 && isListed, list.stdout);
const call = ['--method', 'tools/call', '--tool-name', 'analyze_document', '--tool-arg', 'path=nda-1p.pdf'];
const report = inspect(...call, ...READER);
note('inspector tools/call', report.status === 0 && report.stdout.includes('Key Information'), report.stdout);

const passed = results.filter((result) => result.passed).length;
console.log(`\n${passed} of ${results.length} checks passed.`);
process.exitCode = passed === results.length ? 0 : 1;

function note(name: string, isGood: boolean, output: string): void {
  results.push({ name, passed: isGood });
  console.log(`${isGood ? 'yes' : 'no '}  ${name}`);
  if (!isGood) console.log(output.slice(-2_000));
}

/** Tools of the MCP project, with the Node that runs this. */
function runTool(name: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(BIN, name), ...args], {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, LLM_PROVIDER: 'built-in' },
  });
  return { status, stdout: `${stdout}${stderr}` };
}
