import { AFTER_THE_JOB, READ, type LawRule } from './rule.ts';

/** France. */
export const FRANCE_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: 1 },
    strength: 'limit',
    law: 'in France the deposit for an unfurnished home is at most one month of rent without charges, and it comes back within one or two months',
    source: 'Law 89-462 art. 22',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
  {
    areas: ['job'],
    families: ['restraint'],
    says: AFTER_THE_JOB,
    unless: ['during (the|your) (employment|contract)', 'solicit*'],
    strength: 'limit',
    law: 'in France a ban on competing after the job needs a fair interest, limits of time and place, and pay',
    source: 'Cass. soc. 10 July 2002; Code du travail L.1121-1',
    checked: READ,
    examples: ['For one year after the end you may not work for a competitor.'],
    counterExamples: ['During the contract you may not work for a competitor.'],
  },
];
