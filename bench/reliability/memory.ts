import { readFileSync } from 'node:fs';

import { processTree } from '../../tools/zero-retention/places.ts';

const MIB = 1024 * 1024;

/** Resident memory in MiB, of the process that answers requests alone and of it with all its children. */
export interface Memory {
  readonly main: number;
  readonly tree: number;
}

/** Reads it from /proc. Pages that processes share are counted once for each, so the tree is never told too small. */
export function readMemory(pid: number): Memory {
  const tree = processTree(pid).map(residentMib);
  return { main: residentMib(pid), tree: tree.reduce((sum, one) => sum + one, 0) };
}

/** A child that has just gone holds nothing. */
function residentMib(pid: number): number {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return (Number(kib ?? 0) * 1024) / MIB;
  } catch {
    return 0;
  }
}
