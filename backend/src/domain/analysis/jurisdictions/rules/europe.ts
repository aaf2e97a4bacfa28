import { AFTER_THE_JOB, READ, type LawRule } from './rule.ts';

const NOT_DURING = {
  unless: ['during (the|your|his|her)? (employment|contract|internship)', 'solicit*'],
} as const;
const BAN = ['For two years after the end you may not work for a competitor.'];
const WHILE_THERE = ['During your employment you may not work for a competitor.'];

/** Netherlands. */
export const NETHERLANDS_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: 2 },
    strength: 'limit',
    law: 'in the Netherlands a deposit is at most two months of basic rent, and it comes back within 14 days, or 30 with deductions',
    source: 'Burgerlijk Wetboek 7:261b',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
];

/** Spain. */
export const SPAIN_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: ['no-exit', 'exit-cost', 'forfeiture'],
    strength: 'doubt',
    law: 'in Spain a tenant may leave a home after six months on 30 days of notice, and pays at most one month of rent for each year that is left, if that was agreed',
    source: 'Ley de Arrendamientos Urbanos art. 11',
    checked: READ,
    examples: ['The Tenant cannot leave before three years are over.'],
    counterExamples: [],
  },
];

/** Italy. */
export const ITALY_RULES: readonly LawRule[] = [
  {
    areas: ['job'],
    families: ['restraint'],
    says: AFTER_THE_JOB,
    ...NOT_DURING,
    strength: 'limit',
    law: 'in Italy a ban on competing after the job must be in writing, paid, and limited in work, place and time',
    source: 'Codice civile art. 2125',
    checked: READ,
    examples: BAN,
    counterExamples: WHILE_THERE,
  },
];

/** Denmark. */
export const DENMARK_RULES: readonly LawRule[] = [
  {
    areas: ['job'],
    families: ['restraint'],
    says: AFTER_THE_JOB,
    ...NOT_DURING,
    strength: 'limit',
    law: 'in Denmark a ban on competing after the job is for specially trusted staff only, lasts twelve months at most and must be paid',
    source: 'Act on Employment Clauses 1565/2015',
    checked: READ,
    examples: BAN,
    counterExamples: WHILE_THERE,
  },
];
