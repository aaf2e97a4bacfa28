import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Italy: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const ITALY: Jurisdiction = {
  country: 'Italy',
  notes: [
    note(
      'cap-on-liability renewal-term termination-for-convenience arbitration',
      '*',
      'In standard terms, such clauses need a second signature of their own',
      'c.c. arts. 1341–1342',
    ),
    note(
      'non-compete',
      'employment',
      'A ban must be written and paid, and lasts at most three years (five for executives)',
      'c.c. art. 2125',
    ),
    note('cap-on-liability', '*', 'No limit works for intent or gross negligence', 'c.c. art. 1229'),
    note('liquidated-damages', '*', 'A judge cuts a plainly excessive sum', 'c.c. art. 1384'),
    note(
      '*',
      'lease',
      'Homes are let for 4+4 or 3+2 years, the lease must be registered within 30 days, and the deposit is at most three months',
      'Law 431/1998; Law 392/1978 art. 11',
    ),
    note('*', 'consumer subscription', 'Unfair clauses are void', 'Codice del consumo arts. 33–36'),
    ...EUROPEAN_UNION,
  ],
};
