import type { ActivityLog, AnalysisEvent } from '../../ports/activity-log.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Timer } from '../../ports/timer.ts';
import { errors, isDomainError } from '../errors.ts';
import { limitOfMonth } from '../users/read-quota.ts';

export interface CountAnalysisDependencies {
  readonly activity: ActivityLog;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Completed analyses a user may have in a calendar month (UTC), or null for no limit. */
  readonly analysesPerMonth: number | null;
}

/** Waits between tries while the answer is held back: 10 s in all (design, section 6). */
const WAITS_BEFORE_ANSWER_MS = [200, 500, 1_000, 2_000, 3_000, 3_300];
/** Waits between tries once the answer is out, up to about an hour. */
const WAITS_AFTER_ANSWER_MS = [5_000, 10_000, 30_000, 60_000, 300_000, 600_000, 1_200_000, 1_200_000];

/**
 * Counts one analysis. A missing database at the last step does not cost a finished report: the count is tried for
 * 10 s, and after that goes on in the background while the report is delivered. The event's id makes repeats harmless.
 * `requireAllowed` is asked first and its refusal is passed on. Rejects with `quota_spent` when analyses that ran beside
 * this one have used up the month; what is counted late has been delivered, and is counted whatever the month says.
 */
export function createCountAnalysis({
  activity,
  timer,
  logger,
  analysesPerMonth,
}: CountAnalysisDependencies) {
  const isCounted = async (write: () => Promise<void>, waitsMs: readonly number[]): Promise<boolean> => {
    for (const waitMs of [...waitsMs, null]) {
      try {
        await write();
        return true;
      } catch (error) {
        if (!isDomainError(error) || error.code !== 'unavailable') throw error;
        if (waitMs !== null) await timer.wait(waitMs);
      }
    }
    return false;
  };

  return async (event: AnalysisEvent, requireAllowed: () => Promise<void>): Promise<void> => {
    const limit = limitOfMonth(analysesPerMonth, event.at);
    const isDone = await isCounted(async () => {
      await requireAllowed();
      const isWithinLimit = await activity.recordAnalysis(event, limit);
      if (!isWithinLimit && limit !== null) throw errors.quotaSpent(limit.opensAt, event.at);
    }, WAITS_BEFORE_ANSWER_MS);
    if (isDone) return;

    logger.warn('count-delayed');
    const write = async () => {
      await activity.recordAnalysis(event);
    };
    isCounted(write, WAITS_AFTER_ANSWER_MS).then(
      (isLate) => (isLate ? logger.info('count-caught-up') : logger.error('count-lost')),
      () => logger.error('count-lost'),
    );
  };
}
