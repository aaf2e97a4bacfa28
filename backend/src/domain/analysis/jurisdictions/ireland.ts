import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Ireland: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const IRELAND: Jurisdiction = {
  country: 'Ireland',
  notes: [
    note(
      '*',
      'consumer subscription',
      'Some unfair terms are always barred, others usually',
      'Consumer Rights Act 2022 Part 6',
    ),
    note(
      '*',
      'employment',
      'Core terms are due within 5 days, and a trial period is at most six months',
      'Terms of Employment (Information) Act 1994',
    ),
    note('non-compete', '*', 'A ban holds only if it is reasonable and protects a fair interest', 'case law'),
    note(
      '*',
      'lease',
      'The deposit is one month of rent and the tenancy must be registered',
      'Residential Tenancies Act 2004',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'Late money between businesses bears 8 points above the ECB rate',
      'SI 580/2012',
    ),
    ...EUROPEAN_UNION,
  ],
};
