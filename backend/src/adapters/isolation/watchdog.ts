import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const CHECK_MS = 500;

/**
 * Runs in a thread, because the main thread of a child may be stuck in a parser: ends the process when its parent is
 * gone, and, where the parent has no /proc to read, when it holds more memory than it may.
 */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    const orphaned = process.ppid !== workerData.parent;
    const bloated = workerData.memoryLimitBytes > 0 && process.memoryUsage.rss() > workerData.memoryLimitBytes;
    if (orphaned || bloated) process.kill(process.pid, 'SIGKILL');
  }, workerData.checkMs);
`;

/** Makes sure that this child process ends with its parent, whatever it is doing. */
export function watchOverThisProcess(memoryLimitBytes: number): void {
  new Worker(WATCH, {
    eval: true,
    workerData: {
      parent: process.ppid,
      checkMs: CHECK_MS,
      memoryLimitBytes: existsSync('/proc/self/status') ? 0 : memoryLimitBytes,
    },
  }).unref();
}
