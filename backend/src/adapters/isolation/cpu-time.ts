import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long a process has had, in milliseconds: the time on the wall, less the time that its busiest thread stood in line
 * for a processor. On an idle machine the two are equal; on a crowded one a good document is not blamed for the crowd.
 * A process that waits for nothing but itself, or hangs, is not excused. `/proc/<pid>/task/<tid>/schedstat` holds the time
 * in line as its second figure, in nanoseconds (Linux, Documentation/scheduler/sched-stats.rst); elsewhere only the wall counts.
 */
export function startOwnTime(pid: number): () => number {
  const begun = performance.now();
  const before = timesInLine(pid);
  return () => {
    const waits = [...timesInLine(pid)].map(([thread, waited]) => waited - (before.get(thread) ?? 0));
    const passed = performance.now() - begun;
    // Whatever the figures say, no more than three quarters are excused: every deadline comes in the end.
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
