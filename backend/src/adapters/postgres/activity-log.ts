import { bucketOf } from '../../domain/admin/durations.ts';
import { RECENT_LOGIN_COUNT } from '../../domain/admin/get-stats.ts';
import type { DailyTally, RecentLogin } from '../../domain/admin/stats.ts';
import type { ActivityLog, AnalysisEvent } from '../../ports/activity-log.ts';
import type { Database } from './connect.ts';

const RECORD_ANALYSIS = `
  with added as (
    insert into analysis_events (event_id, user_id, at, outcome, kind, pages, duration_ms, analyst)
    select :eventId, id, :at, :outcome, :kind, :pages, :durationMs, :analyst from users where firebase_uid = :uid
    on conflict (event_id) do nothing
    returning user_id, outcome
  ), seen as (
    update users set analysis_count = analysis_count + case when added.outcome = 'completed' then 1 else 0 end
    from added where users.id = added.user_id
    returning added.outcome
  )
  insert into daily_counts as d (day, analyses, rejected, model_chosen, model_failed, kinds, durations)
  select (cast(:at as timestamptz) at time zone 'UTC')::date,
    case when outcome = 'completed' then 1 else 0 end,
    case when outcome = 'rejected' then 1 else 0 end,
    case when outcome = 'completed' and :model <> 'not-chosen' then 1 else 0 end,
    case when outcome = 'completed' and :model = 'failed' then 1 else 0 end,
    jsonb_build_object(cast(:kind as text), 1),
    case when outcome = 'completed' then jsonb_build_object(cast(:bucket as text), 1) else '{}' end
  from seen
  on conflict (day) do update set
    analyses = d.analyses + excluded.analyses,
    rejected = d.rejected + excluded.rejected,
    model_chosen = d.model_chosen + excluded.model_chosen,
    model_failed = d.model_failed + excluded.model_failed,
    kinds = d.kinds || jsonb_build_object(
      cast(:kind as text), coalesce((d.kinds ->> cast(:kind as text))::int, 0) + 1),
    durations = case when excluded.analyses = 0 then d.durations else d.durations || jsonb_build_object(
      cast(:bucket as text), coalesce((d.durations ->> cast(:bucket as text))::int, 0) + 1) end`;

const RECORD_FAILURE = `
  insert into daily_counts as d (day, failed) values ((cast(:at as timestamptz) at time zone 'UTC')::date, 1)
  on conflict (day) do update set failed = d.failed + 1`;

const RECORD_USE = {
  question: useStatement('questions'),
  comparison: useStatement('comparisons'),
};

/** The holder of the user's row decides; the next one sees what was written, on any instance. */
const TAKE_TURN = 'select 1 from users where firebase_uid = :uid for update';

/** A repeat of an event that is written already must not be refused because of itself. */
const COMPLETED_BESIDE = `
  select count(*)::int as used from analysis_events join users on users.id = analysis_events.user_id
  where firebase_uid = :uid and outcome = 'completed' and at >= :from and event_id <> :eventId`;

/** A sum over one row a day, whatever the number of users and events. */
const TOTALS = `
  select coalesce(sum(new_users - removed_users), 0)::int as users, coalesce(sum(logins), 0)::int as logins,
    coalesce(sum(analyses), 0)::int as analyses, coalesce(sum(rejected), 0)::int as rejected,
    coalesce(sum(questions), 0)::int as questions, coalesce(sum(comparisons), 0)::int as comparisons from daily_counts`;

const MEDIAN = `
  select percentile_cont(0.5) within group (order by duration_ms) as median from (
    select duration_ms from analysis_events where outcome = 'completed' order by at desc limit 1000
  ) as latest`;

const RECENT_LOGINS = `
  select login_at as "loginAt", photo_url as "photoUrl", display_name as "displayName", email
  from (select user_id, login_at, id from login_events order by login_at desc, id desc limit ${RECENT_LOGIN_COUNT}) as latest
  join users on users.id = latest.user_id
  order by login_at desc, latest.id desc`;

const DAILY = `
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(logins, 0) as logins, coalesce(analyses, 0) as analyses,
    coalesce(rejected, 0) as rejected, coalesce(failed, 0) as failed,
    coalesce(questions, 0) as questions, coalesce(comparisons, 0) as comparisons, coalesce(model_chosen, 0) as "modelChosen",
    coalesce(model_failed, 0) as "modelFailed", coalesce(kinds, '{}') as kinds, coalesce(durations, '{}') as durations
  from generate_series((cast(:now as timestamptz) at time zone 'UTC')::date - 29, (cast(:now as timestamptz) at time zone 'UTC')::date, interval '1 day') as day
  left join daily_counts using (day)
  order by day`;

interface Totals {
  readonly users: number;
  readonly logins: number;
  readonly analyses: number;
  readonly rejected: number;
  readonly questions: number;
  readonly comparisons: number;
}

const NO_TOTALS: Totals = { users: 0, logins: 0, analyses: 0, rejected: 0, questions: 0, comparisons: 0 };

/** Counts in PostgreSQL: each event, the user's own count and the daily roll-up change in one statement. */
export function createPostgresActivityLog({ database }: { database: Database }): ActivityLog {
  const query = async <Row>(sql: string, bindings: Readonly<Record<string, Date>> = {}): Promise<Row[]> => {
    const { rows } = await database.run((knex) => knex.raw<{ rows: Row[] }>(sql, bindings));
    return rows;
  };

  return {
    async recordAnalysis(event, limit = null) {
      if (limit === null || event.outcome === 'rejected') {
        await database.run((knex) => knex.raw(RECORD_ANALYSIS, bindingsOf(event)));
        return true;
      }
      const { uid, eventId } = event;
      return database.transaction(async (transaction) => {
        await transaction.raw(TAKE_TURN, { uid });
        const { rows } = await transaction.raw<{ rows: { used: number }[] }>(COMPLETED_BESIDE, {
          uid,
          eventId,
          from: limit.from,
        });
        if ((rows[0]?.used ?? 0) >= limit.completed) return false;
        await transaction.raw(RECORD_ANALYSIS, bindingsOf(event));
        return true;
      });
    },

    async recordFailure(at) {
      await database.run((knex) => knex.raw(RECORD_FAILURE, { at }));
    },

    async recordUse(use, at) {
      await database.run((knex) => knex.raw(RECORD_USE[use], { at }));
    },

    async countCompleted(uid, from) {
      const row = await database.run((knex) =>
        knex('analysis_events')
          .join('users', 'users.id', 'analysis_events.user_id')
          .where({ firebase_uid: uid, outcome: 'completed' })
          .where('at', '>=', from)
          .count<{ count: string }[]>('* as count')
          .first(),
      );
      return Number(row?.count ?? 0);
    },

    async stats(now) {
      const [totals, medians, recent, daily] = await Promise.all([
        query<Totals>(TOTALS),
        query<{ median: number | null }>(MEDIAN),
        query<RecentLogin['user'] & { loginAt: Date }>(RECENT_LOGINS),
        query<DailyTally>(DAILY, { now }),
      ]);
      const [{ users, logins, analyses, rejected, questions, comparisons } = NO_TOTALS] = totals;
      return {
        totalUsers: users,
        totalLogins: logins,
        totalAnalyses: analyses,
        totalRejected: rejected,
        totalQuestions: questions,
        totalComparisons: comparisons,
        medianDurationMs: medians[0]?.median ?? null,
        recentLogins: recent.map(({ loginAt, ...user }) => ({ loginAt, user })),
        daily,
      };
    },
  };
}

/** Raises one column of the day's row. */
function useStatement(column: 'questions' | 'comparisons'): string {
  return `
    insert into daily_counts as d (day, ${column}) values ((cast(:at as timestamptz) at time zone 'UTC')::date, 1)
    on conflict (day) do update set ${column} = d.${column} + 1`;
}

const bindingsOf = (event: AnalysisEvent) => ({ ...event, bucket: bucketOf(event.durationMs) });
