import type { Migration } from '../migrations.ts';

/** Questions and comparisons of a day, counted apart from analyses and without a user. */
export const questionsAndComparisons: Migration = {
  name: '0004-questions-and-comparisons',
  sql: `
    alter table daily_counts
      add column questions integer not null default 0,
      add column comparisons integer not null default 0;
  `,
};
