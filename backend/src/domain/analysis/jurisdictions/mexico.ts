import { note, type Jurisdiction } from './jurisdiction.ts';

/** Mexico: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const MEXICO: Jurisdiction = {
  country: 'Mexico',
  notes: [
    note('non-compete', '*', 'A ban after the job is usually not enforced', 'Constitution art. 5', 'check'),
    note(
      'notice-employment',
      'employment',
      'An unfair dismissal costs three months of pay and more',
      'Ley Federal del Trabajo arts. 48–50',
    ),
    note(
      '*',
      'services',
      'Leasing staff is banned, and special services need registration',
      'Ley Federal del Trabajo arts. 12–15',
    ),
    note(
      '*',
      'consumer subscription',
      'Many standard forms must be registered, and some clauses are void',
      'LFPC arts. 85–90',
    ),
    note('liquidated-damages', '*', 'A penalty may not exceed the main debt', 'Federal Civil Code art. 1843'),
    note('*', 'privacy', 'A new federal data law is in force since 21 March 2025', 'LFPDPPP 2025', 'check'),
  ],
};
