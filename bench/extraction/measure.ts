/** How the benchmark of extraction measures time and memory. */
import { readdirSync, readFileSync } from 'node:fs';

/** Shortest time in milliseconds after one run that does not count: other work on the machine only ever adds to it. */
export async function best(times: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) shortest = Math.min(shortest, await timed(work));
  return shortest;
}

/**
 * Two ways to do the same work, taking turns so that both meet the same machine, after one run each that does not count: the
 * shortest time of each in milliseconds, and the median of the ratios of one turn.
 */
export async function compare(
  times: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<{ readonly ours: number; readonly theirs: number; readonly ratio: number }> {
  await ours();
  await theirs();
  const turns: (readonly [number, number])[] = [];
  for (let i = 0; i < times; i++) turns.push([await timed(ours), await timed(theirs)]);
  const ratios = turns.map(([one, other]) => one / other).sort((a, b) => a - b);
  return {
    ours: Math.min(...turns.map(([one]) => one)),
    theirs: Math.min(...turns.map(([, other]) => other)),
    ratio: ratios[ratios.length >> 1] ?? Number.NaN,
  };
}

/** Process ids of this process's children that serve a role. */
export function childrenOf(role: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/status`, 'latin1').includes(`PPid:\t${process.pid}\n`);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(`"role":"${role}"`);
      } catch {
        return false; // it has just gone
      }
    })
    .map(Number);
}

/** Memory of a process in MB: what it holds (`VmRSS`), or the most that it ever held (`VmHWM`). */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1_024;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
