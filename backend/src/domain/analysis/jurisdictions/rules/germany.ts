import { AFTER_THE_JOB, READ, type LawRule } from './rule.ts';

/** Germany. */
export const GERMANY_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: 3 },
    strength: 'limit',
    law: 'in Germany a deposit for a home is at most three months of rent without service charges, and it can be paid in three parts',
    source: '§ 551 BGB',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
  {
    areas: ['consumer'],
    families: ['auto-renewal', 'no-exit'],
    unless: ['insurance', 'lease', 'rent'],
    strength: 'limit',
    law: 'in Germany standard terms with a consumer may bind for two years at most, then go on only with a right to leave on one month of notice',
    source: '§ 309 no. 9 BGB',
    checked: READ,
    examples: ['It renews for twelve months unless you give three months of notice.'],
    counterExamples: ['The insurance renews each year.'],
  },
  {
    areas: ['job'],
    families: ['restraint'],
    says: AFTER_THE_JOB,
    unless: ['during (the|your) employment', 'solicit*'],
    strength: 'limit',
    law: 'in Germany a ban on competing after the job must be in writing, last two years at most and be paid with at least half of the last pay',
    source: '§§ 74–75d HGB, § 110 GewO',
    checked: READ,
    examples: ['For two years after the end you may not work for a competitor.'],
    counterExamples: ['During your employment you may not work for a competitor.'],
  },
];
