import type { ActivityLog } from '../../ports/activity-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { isDomainError, type ErrorCode } from '../errors.ts';

export interface CountFailureDependencies {
  readonly activity: ActivityLog;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The client left, or the user was refused: nothing failed. */
const NO_FAILURES: readonly ErrorCode[] = ['cancelled', 'account_restricted', 'quota_spent', 'busy'];

/**
 * Counts an analysis that ended in an error, by day and without a user. Runs in the background: a missing database costs
 * one count, which a log line tells of.
 */
export function createCountFailure({ activity, clock, logger }: CountFailureDependencies) {
  const count = async (): Promise<void> => {
    try {
      await activity.recordFailure(clock.now());
    } catch {
      logger.warn('failure-not-counted');
    }
  };
  return (error: unknown): void => {
    if (!isDomainError(error) || !NO_FAILURES.includes(error.code)) void count();
  };
}
