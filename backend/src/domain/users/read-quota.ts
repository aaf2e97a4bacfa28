import type { ActivityLog, CountLimit } from '../../ports/activity-log.ts';
import type { Clock } from '../../ports/clock.ts';
import { errors } from '../errors.ts';

export interface Quota {
  /** Completed analyses a month, or null for no limit. */
  readonly limit: number | null;
  readonly used: number;
  /** First moment of the next month, UTC. */
  readonly opensAt: Date;
}

export type ReadQuota = ReturnType<typeof createReadQuota>;

export interface QuotaDependencies {
  readonly activity: ActivityLog;
  readonly clock: Clock;
  /** Completed analyses a user may have in a calendar month (UTC), or null for no limit. */
  readonly analysesPerMonth: number | null;
}

/** Resolves to how much of this month one user has used. */
export function createReadQuota({ activity, clock, analysesPerMonth }: QuotaDependencies) {
  return async (uid: string): Promise<Quota> => {
    const now = clock.now();
    const used = await activity.countCompleted(uid, monthStart(now, 0));
    return { limit: analysesPerMonth, used, opensAt: monthStart(now, 1) };
  };
}

export type RequireQuota = ReturnType<typeof createRequireQuota>;

/** Rejects with `quota_spent` when the month is used up. Asks nothing where there is no limit. */
export function createRequireQuota(dependencies: QuotaDependencies) {
  const readQuota = createReadQuota(dependencies);
  return async (uid: string): Promise<void> => {
    if (dependencies.analysesPerMonth === null) return;
    const { limit, used, opensAt } = await readQuota(uid);
    if (limit !== null && used >= limit) throw errors.quotaSpent(opensAt, dependencies.clock.now());
  };
}

/** What may be counted in the month of `at`, and when the next one opens; null where there is no limit. */
export function limitOfMonth(
  analysesPerMonth: number | null,
  at: Date,
): (CountLimit & { readonly opensAt: Date }) | null {
  if (analysesPerMonth === null) return null;
  return { completed: analysesPerMonth, from: monthStart(at, 0), opensAt: monthStart(at, 1) };
}

const monthStart = (now: Date, offset: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
