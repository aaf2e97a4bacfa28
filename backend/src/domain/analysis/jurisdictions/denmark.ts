import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Denmark: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const DENMARK: Jurisdiction = {
  country: 'Denmark',
  notes: [
    note(
      'non-compete',
      'employment',
      'Only trusted staff can be bound, for at most 12 months, with 40 or 60 % of pay',
      'Act on Employment Clauses 1565/2015',
    ),
    note(
      'no-solicit-of-employees',
      '*',
      'Clauses against hiring are barred as a rule',
      'Act on Employment Clauses 1565/2015',
    ),
    note(
      '*',
      '*',
      'Unfair terms can be set aside, and unclear ones are read against the trader',
      'Contracts Act ss. 36 and 38 b',
    ),
    note(
      'notice-employment',
      'employment',
      'Salaried staff have minimum notice periods',
      'Funktionærloven s. 2',
    ),
    note('*', 'lease', 'Deposit and prepaid rent are at most three months each', 'Lejeloven'),
    ...EUROPEAN_UNION,
  ],
};
