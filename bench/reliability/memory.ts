import { readFileSync } from 'node:fs';

import { processTree } from '../../tools/zero-retention/places.ts';

/** Memory in MiB. */
export interface Memory {
  /** Resident memory of the process that answers requests. */
  readonly main: number;
  /** Resident memory of it and all its children, added up: pages that they share count once for each. */
  readonly tree: number;
  /** The same with shared pages counted once (proportional set size): what the tree takes from the machine. */
  readonly treeProportional: number;
}

/** Reads it from /proc. */
export function readMemory(pid: number): Memory {
  const tree = processTree(pid);
  return {
    main: residentMib(pid),
    tree: tree.reduce((sum, one) => sum + residentMib(one), 0),
    treeProportional: tree.reduce((sum, one) => sum + proportionalMib(one), 0),
  };
}

const residentMib = (pid: number): number => mibOf(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/);
const proportionalMib = (pid: number): number => mibOf(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m);

/** The file counts in KiB. A child that has just gone holds nothing. */
function mibOf(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'latin1'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
