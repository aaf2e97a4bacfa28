import { note, type Jurisdiction } from './jurisdiction.ts';

/** Norway: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const NORWAY: Jurisdiction = {
  country: 'Norway',
  notes: [
    note(
      'non-compete',
      'employment',
      'A ban is written, lasts at most one year, needs a special reason and must be paid',
      'Working Environment Act ch. 14 A',
    ),
    note('*', '*', 'Unreasonable terms can be set aside', 'Contracts Act s. 36'),
    note(
      '*',
      'lease',
      'A fixed term is at least three years as a rule, and the deposit is at most six months on a blocked account',
      'Tenancy Act ss. 3-5 and 9-3',
    ),
    note('*', 'consumer subscription', 'Distance deals can be undone within 14 days', 'Angrerettloven'),
  ],
};
