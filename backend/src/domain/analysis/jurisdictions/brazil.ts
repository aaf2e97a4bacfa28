import { note, type Jurisdiction } from './jurisdiction.ts';

/** Brazil: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const BRAZIL: Jurisdiction = {
  country: 'Brazil',
  notes: [
    note(
      '*',
      'consumer subscription',
      'Abusive clauses are void, and distance sales can be undone within 7 days',
      'CDC arts. 49 and 51',
    ),
    note(
      'liquidated-damages',
      '*',
      'A penalty may not exceed the main debt, and a judge must cut an excessive one',
      'Civil Code arts. 412–413',
    ),
    note(
      'unilateral-change',
      '*',
      'Unclear words in a standard form are read in favor of the one who signed it',
      'Civil Code arts. 423–424',
    ),
    note(
      'arbitration',
      '*',
      'In a standard form, arbitration must be in bold or separate, with its own signature',
      'Law 9.307/1996 art. 4 §2',
    ),
    note(
      '*',
      'lease',
      'Only one kind of security is allowed, with at most three months as deposit; the exit penalty shrinks over time',
      'Law 8.245/1991 arts. 4, 37 and 38',
    ),
    note(
      'governing-law',
      '*',
      'The chosen court must relate to a party’s home or the place of work',
      'CPC art. 63; Law 14.879/2024',
      'check',
    ),
    note('non-compete', '*', 'Courts look for limits and pay', 'labour court decisions', 'check'),
  ],
};
