import type { Migration } from '../migrations.ts';

/**
 * What the operator wants to see of a day, without a user: analyses that failed, those for which a language model was chosen
 * and those of them that rules did in its place, kinds of file, and durations by bucket (`domain/admin/durations.ts`). All of
 * it stays in the one row a day, so that an analysis still raises one row.
 */
export const dailyTallies: Migration = {
  name: '0003-daily-tallies',
  sql: `
    alter table daily_counts
      add column failed integer not null default 0,
      add column model_chosen integer not null default 0,
      add column model_failed integer not null default 0,
      add column kinds jsonb not null default '{}',
      add column durations jsonb not null default '{}';
  `,
};
