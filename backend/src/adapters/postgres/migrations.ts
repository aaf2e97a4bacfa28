import { peopleAndCounts } from './migrations/0001-people-and-counts.ts';
import { userSearch } from './migrations/0002-user-search.ts';
import { dailyTallies } from './migrations/0003-daily-tallies.ts';
import { questionsAndComparisons } from './migrations/0004-questions-and-comparisons.ts';
import { personalTokens } from './migrations/0005-personal-tokens.ts';

/** One step of the schema. Its name is recorded once it is applied; a published step never changes. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  peopleAndCounts,
  userSearch,
  dailyTallies,
  questionsAndComparisons,
  personalTokens,
];
