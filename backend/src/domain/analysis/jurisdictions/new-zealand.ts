import { note, type Jurisdiction } from './jurisdiction.ts';

/** New Zealand: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const NEW_ZEALAND: Jurisdiction = {
  country: 'New Zealand',
  notes: [
    note(
      '*',
      'consumer subscription services',
      'Unfair terms are barred in consumer and small trade contracts',
      'Fair Trading Act 1986 ss. 26A and 46H–46M',
    ),
    note(
      'warranty-disclaimer warranty-duration',
      'consumer subscription sale',
      'Guarantees to consumers cannot be excluded',
      'Consumer Guarantees Act 1993 s. 43',
    ),
    note(
      '*',
      'employment',
      'The agreement must be written, and a 90-day trial counts only if agreed before the start',
      'Employment Relations Act 2000 ss. 65 and 67A',
    ),
    note(
      '*',
      'lease',
      'The bond is at most four weeks of rent and is lodged with the state',
      'Residential Tenancies Act 1986',
    ),
  ],
};
