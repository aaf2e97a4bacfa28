import type { ActivityLog } from '../../ports/activity-log.ts';
import type { Clock } from '../../ports/clock.ts';
import { percentileOf } from './durations.ts';
import type { DailyCount, DailyTally, Stats } from './stats.ts';

/** Logins that the admin area lists, the newest ones (specification, section 9). */
export const RECENT_LOGIN_COUNT = 50;

export type GetStats = ReturnType<typeof createGetStats>;

/** Resolves to the figures of the admin area as of now. */
export function createGetStats({ activity, clock }: { activity: ActivityLog; clock: Clock }) {
  return async (): Promise<Stats> => {
    const tallies = await activity.stats(clock.now());
    return { ...tallies, daily: tallies.daily.map(toDailyCount) };
  };
}

const toDailyCount = ({ durations, ...day }: DailyTally): DailyCount => ({
  ...day,
  medianDurationMs: percentileOf(durations, 0.5),
  p95DurationMs: percentileOf(durations, 0.95),
});
