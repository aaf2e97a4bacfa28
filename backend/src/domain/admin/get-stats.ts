import type { ActivityLog } from '../../ports/activity-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stats } from './stats.ts';

export type GetStats = ReturnType<typeof createGetStats>;

/** Resolves to the figures of the admin area as of now. */
export function createGetStats({ activity, clock }: { activity: ActivityLog; clock: Clock }) {
  return (): Promise<Stats> => activity.stats(clock.now());
}
