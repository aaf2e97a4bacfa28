/** `npm run dev`: the server on the embedded defaults, restarted on change, and the page with hot reload in front of it. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import { readSettings } from '../backend/src/composition/environment.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const { port } = settings();
const server = spawn('node', ['--watch', '--watch-preserve-output', 'backend/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const page = await createServer({
  configFile: join(root, 'frontend/vite.config.ts'),
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
});
await page.listen();
page.printUrls();

/** The settings the server is about to read too; ends with its own sentence when they are wrong. */
function settings(): ReturnType<typeof readSettings> {
  try {
    return readSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The settings cannot be read.');
    process.exit(1);
  }
}

let isClosing = false;
async function close(code: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  server.kill('SIGTERM');
  await page.close();
  process.exitCode = code;
}
process.once('SIGINT', () => void close(0));
process.once('SIGTERM', () => void close(0));
server.once('exit', (code) => void close(code ?? 1));
