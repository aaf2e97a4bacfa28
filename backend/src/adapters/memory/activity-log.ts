import { RECENT_LOGIN_COUNT } from '../../domain/admin/get-stats.ts';
import type { ActivityLog } from '../../ports/activity-log.ts';
import { bucketOf } from '../../domain/admin/durations.ts';
import { countsOf, dayOf, emptyTally, type UserData } from './user-data.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Counts in this process only. */
export function createMemoryActivityLog({ data }: { data: UserData }): ActivityLog {
  const completed = () => [...data.analyses.values()].filter(({ outcome }) => outcome === 'completed');
  const completedBy = (uid: string, from: Date) =>
    completed().filter((event) => event.uid === uid && event.at >= from).length;

  return {
    async recordAnalysis(event, limit = null) {
      const user = data.users.get(event.uid);
      if (user === undefined || data.analyses.has(event.eventId)) return true;
      if (limit !== null && event.outcome === 'completed') {
        if (completedBy(event.uid, limit.from) >= limit.completed) return false;
      }
      data.analyses.set(event.eventId, event);
      const counts = countsOf(data, event.at);
      raise(counts.kinds, event.kind);
      if (event.outcome === 'rejected') {
        data.totals.rejected += 1;
        counts.rejected += 1;
        return true;
      }
      user.analysisCount += 1;
      data.totals.analyses += 1;
      counts.analyses += 1;
      if (event.model !== 'not-chosen') counts.modelChosen += 1;
      if (event.model === 'failed') counts.modelFailed += 1;
      raise(counts.durations, bucketOf(event.durationMs));
      return true;
    },

    async recordFailure(at) {
      countsOf(data, at).failed += 1;
    },

    async recordUse(use, at) {
      const counts = countsOf(data, at);
      if (use === 'question') {
        data.totals.questions += 1;
        counts.questions += 1;
      } else {
        data.totals.comparisons += 1;
        counts.comparisons += 1;
      }
    },

    async countCompleted(uid, from) {
      return completedBy(uid, from);
    },

    async stats(now) {
      const byId = new Map([...data.users.values()].map((user) => [user.id, user]));
      return {
        totalUsers: data.totals.users,
        totalLogins: data.totals.logins,
        totalAnalyses: data.totals.analyses,
        totalRejected: data.totals.rejected,
        totalQuestions: data.totals.questions,
        totalComparisons: data.totals.comparisons,
        medianDurationMs: median(
          completed()
            .toSorted((a, b) => b.at.getTime() - a.at.getTime())
            .slice(0, 1_000)
            .map(({ durationMs }) => durationMs),
        ),
        recentLogins: data.logins
          .map((login, index) => ({ ...login, index }))
          .toSorted((a, b) => b.loginAt.getTime() - a.loginAt.getTime() || b.index - a.index)
          .slice(0, RECENT_LOGIN_COUNT)
          .map(({ loginAt, userId }) => {
            const user = byId.get(userId)!; // logins are removed with their user
            const { photoUrl, displayName, email } = user;
            return { loginAt, user: { photoUrl, displayName, email } };
          }),
        daily: Array.from({ length: DAYS }, (_, index) => {
          const day = dayOf(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS));
          return { day, ...structuredClone(data.daily.get(day) ?? emptyTally()) };
        }),
      };
    },
  };
}

function raise(counts: Record<string | number, number>, key: string | number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
