import { readdirSync, readFileSync } from 'node:fs';

/**
 * Time that a process could work, in milliseconds: wall time less the time that its busiest thread waited
 * for a processor. On an idle machine the two are equal; on a busy one a good document does not pay for the load.
 * A process that waits for nothing but itself, or hangs, is not excused. `/proc/<pid>/task/<tid>/schedstat` holds the time
 * in line as its second figure, in nanoseconds (Linux, Documentation/scheduler/sched-stats.rst); elsewhere only the wall counts.
 */
export function startCpuTime(pid: number): () => number {
  const begun = performance.now();
  const before = timesInLine(pid);
  return () => {
    const waits = [...timesInLine(pid)].map(([thread, waited]) => waited - (before.get(thread) ?? 0));
    const passed = performance.now() - begun;
    // At most three quarters are excused, so that every deadline ends.
    return Math.max(passed - Math.max(0, ...waits), passed / 4);
  };
}

function timesInLine(pid: number): ReadonlyMap<string, number> {
  try {
    return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [thread, timeInLine(pid, thread)]));
  } catch {
    return new Map(); // no /proc here, or the process has just gone
  }
}

function timeInLine(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0; // the thread has just gone
  }
}
