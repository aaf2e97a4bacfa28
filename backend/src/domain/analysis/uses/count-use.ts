import type { ActivityLog, SideUse } from '../../../ports/activity-log.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';

export interface CountUseDependencies {
  readonly activity: ActivityLog;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Counts a question or a comparison, by day and without a user. Runs in the background: a missing database costs one count,
 * which a log line tells of.
 */
export function createCountUse({ activity, clock, logger }: CountUseDependencies) {
  return (use: SideUse): void => {
    activity.recordUse(use, clock.now()).catch(() => logger.warn('use-not-counted'));
  };
}
