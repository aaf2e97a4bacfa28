/**
 * The server killed a hundred times and its database taken down twenty times while six people upload without a pause.
 * Every answer that came in whole is to be counted once, nothing else except what was under way when something died, and
 * the next whole answer is to follow soon.
 */
import { runFaults, type Fault } from '../../backend/test/long/people-faults.ts';
import { median } from './figures.ts';
import type { Row } from './page.ts';

export interface KillOptions {
  readonly kills: number;
  readonly restarts: number;
}

const ANSWERS_PER_FAULT = 10;
const HEALED_MS = 10_000;

/** Runs the whole part and resolves to its rows. */
export async function runKills({ kills, restarts }: KillOptions): Promise<readonly Row[]> {
  const faults = planOf({ kills, restarts });
  const { received, written, atRisk, refusals, healedMs, sums } = await runFaults({
    analyses: faults.length * ANSWERS_PER_FAULT,
    faults,
  });
  const answered = new Set(received);
  const kept = written.filter((key) => answered.has(key)).length;
  const unanswered = written.length - kept;
  const isExact = kept === received.length && sums.users === written.length && sums.days === written.length;
  const others = [...refusals].filter(([status]) => status !== 503);
  const what = `${kills} x kill -9 of the server, ${restarts} restarts of the database under load`;
  const healed = (wanted: Fault) => healedMs.filter(({ fault }) => fault === wanted).map(({ ms }) => ms);
  return [
    {
      what: `${what}: answers counted`,
      asked: 'each once; besides, no more than was under way',
      measured: `${kept} of ${received.length}; ${unanswered} more rows, ${atRisk} requests under way; users' counts ${sums.users}, days ${sums.days}`,
      holds: isExact && unanswered <= atRisk,
    },
    {
      what: 'refusals other than 503 meanwhile',
      asked: '0',
      measured: others.length === 0 ? '0' : others.map(([status, count]) => `${status}: ${count}`).join('; '),
      holds: others.length === 0,
    },
    healedRow('a kill of the server to the next whole answer, its start included', healed('kill')),
    healedRow('a restart of the database to the next whole answer', healed('restart-database')),
  ];
}

/** Restarts spread evenly among the kills. */
function planOf({ kills, restarts }: KillOptions): readonly Fault[] {
  const every = Math.max(1, Math.floor(kills / Math.max(1, restarts)));
  const faults = Array.from({ length: kills }, (_, index): Fault[] =>
    index % every === every - 1 && Math.floor(index / every) < restarts
      ? ['kill', 'restart-database']
      : ['kill'],
  );
  return faults.flat();
}

const healedRow = (what: string, times: readonly number[]): Row => ({
  what: `from ${what}`,
  asked: `<= ${HEALED_MS / 1_000} s`,
  measured: `${(Math.max(...times) / 1_000).toFixed(1)} s at most, median ${(median(times) / 1_000).toFixed(1)} s`,
  holds: Math.max(...times) <= HEALED_MS,
});
