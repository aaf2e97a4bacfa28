import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes with limits of its own, as a container runtime makes one. */
export interface ControlGroup {
  /** Files into which a process writes its id to belong to the group. */
  readonly memberFiles: readonly string[];
  /** The most memory that its processes held at once, pages of files included, in bytes. */
  mostBytes(): number;
  /** Times that the kernel ended a process because the limit was reached. */
  killed(): number;
  /** Takes the group away; its processes must be gone. */
  remove(): void;
}

const ROOT = '/sys/fs/cgroup';
/** Microseconds of processor in each period: one core. */
const PERIOD = 100_000;

/**
 * Makes a group of one core and so much memory, without swap, in the first or the second version of the interface
 * (https://docs.kernel.org/admin-guide/cgroup-v1/memory.html, https://docs.kernel.org/admin-guide/cgroup-v2.html).
 * @throws Error with a sentence where this machine lets nobody make one.
 */
export function createControlGroup(name: string, memoryBytes: number): ControlGroup {
  try {
    return existsSync(join(ROOT, 'cgroup.controllers'))
      ? unified(name, memoryBytes)
      : divided(name, memoryBytes);
  } catch (error) {
    throw new Error('No control group can be made here. It needs root, and a machine that delegates them.', {
      cause: error,
    });
  }
}

function divided(name: string, memoryBytes: number): ControlGroup {
  const [memory, cpu] = [join(ROOT, 'memory', name), join(ROOT, 'cpu', name)];
  for (const folder of [memory, cpu]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(memory, 'memory.limit_in_bytes'), String(memoryBytes));
  const withSwap = join(memory, 'memory.memsw.limit_in_bytes');
  if (existsSync(withSwap)) writeFileSync(withSwap, String(memoryBytes));
  writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD));
  writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(PERIOD));
  return {
    memberFiles: [memory, cpu].map((folder) => join(folder, 'cgroup.procs')),
    mostBytes: () => numberIn(join(memory, 'memory.max_usage_in_bytes')),
    killed: () => fieldIn(join(memory, 'memory.oom_control'), 'oom_kill'),
    remove: () => [memory, cpu].forEach((folder) => rmdirSync(folder)),
  };
}

function unified(name: string, memoryBytes: number): ControlGroup {
  const folder = join(ROOT, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'memory.max'), String(memoryBytes));
  writeFileSync(join(folder, 'memory.swap.max'), '0');
  writeFileSync(join(folder, 'cpu.max'), `${PERIOD} ${PERIOD}`);
  return {
    memberFiles: [join(folder, 'cgroup.procs')],
    mostBytes: () => numberIn(join(folder, 'memory.peak')),
    killed: () => fieldIn(join(folder, 'memory.events'), 'oom_kill'),
    remove: () => rmdirSync(folder),
  };
}

/** 0 where this kernel does not count it. */
const numberIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

function fieldIn(file: string, field: string): number {
  if (!existsSync(file)) return 0;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${field} `));
  return Number(line?.slice(field.length) ?? 0);
}
