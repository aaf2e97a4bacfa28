import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Sweden: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const SWEDEN: Jurisdiction = {
  country: 'Sweden',
  notes: [
    note('*', '*', 'Unreasonable terms can be changed by a court', 'Contracts Act s. 36'),
    note(
      'non-compete',
      '*',
      'A ban may not go beyond what is reasonable; a 2015 agreement points to 9 months, at most 18, with pay',
      'Contracts Act s. 38',
    ),
    note('*', 'employment', 'A dismissal needs objective reasons', 'LAS 1982:80'),
    note('*', 'lease', 'Tenants are well protected, and rent must be reasonable', 'Jordabalken ch. 12'),
    note('*', 'consumer subscription', 'A court may ban unfair terms', 'Act 1994:1512'),
    ...EUROPEAN_UNION,
  ],
};
