import type { Expectation } from './expectation.ts';
import { BETWEEN_FIRMS } from './between-firms.ts';
import { HOMES_AND_JOBS } from './homes-and-jobs.ts';
import { MONEY_AND_DATA } from './money-and-data.ts';

/** Everything that papers usually settle, what matters most first. */
export const EXPECTATIONS: readonly Expectation[] = [...HOMES_AND_JOBS, ...MONEY_AND_DATA, ...BETWEEN_FIRMS];
