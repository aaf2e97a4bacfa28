import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { startCpuTime } from '../../src/adapters/isolation/cpu-time.ts';

const WATCHED_MS = 1_200;

describe('the time a process has had', () => {
  const children: ChildProcess[] = [];
  const run = (script: string): number => {
    const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
    children.push(child);
    // A process that could not be started would fail every expectation below.
    return child.pid ?? 0;
  };
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('is the time on the wall for one that hangs', async () => {
    const pid = run('setInterval(() => {}, 1e9)');
    await pause(500);
    const cpuTime = startCpuTime(pid);
    const begun = performance.now();
    await pause(WATCHED_MS);
    expect(cpuTime() / (performance.now() - begun)).toBeGreaterThan(0.8);
  });

  it.runIf(existsSync('/proc/self/schedstat'))('leaves out the time in line for a processor', async () => {
    const pids = Array.from({ length: 4 * availableParallelism() }, () => run('for (;;) {}'));
    await pause(500);
    const cpuTime = startCpuTime(pids[0] ?? 0);
    const begun = performance.now();
    await pause(WATCHED_MS);
    expect(cpuTime() / (performance.now() - begun)).toBeLessThan(0.6);
  });

  it('goes on when nothing can be told of the process', async () => {
    const cpuTime = startCpuTime(0);
    await pause(50);
    expect(cpuTime()).toBeGreaterThan(40);
  });
});
