import { note, type Jurisdiction } from './jurisdiction.ts';

/** South Africa: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const SOUTH_AFRICA: Jurisdiction = {
  country: 'South Africa',
  notes: [
    note(
      'renewal-term termination-for-convenience',
      'consumer subscription services',
      'A consumer may leave a fixed term on 20 business days of notice',
      'CPA 68/2008 s. 14',
    ),
    note(
      'indemnity cap-on-liability',
      '*',
      'Such clauses must be easy to see, plain and pointed out to a consumer',
      'CPA 68/2008 ss. 22 and 49',
    ),
    note(
      '*',
      'consumer subscription',
      'Unfair terms are barred and some are listed',
      'CPA 68/2008 ss. 48 and 51',
    ),
    note(
      'liquidated-damages',
      '*',
      'A court may cut a penalty that is out of proportion',
      'Conventional Penalties Act 15/1962 s. 3',
    ),
    note(
      'non-compete',
      '*',
      'A ban holds unless it is unreasonable, which the worker must show',
      'Magna Alloys v Ellis 1984 (4) SA 874 (A)',
    ),
    note(
      '*',
      'lease',
      'The deposit must earn interest, and the home is inspected together',
      'Rental Housing Act 50/1999 s. 5',
    ),
    note('*', 'sale', 'A sale of land must be written and signed', 'Alienation of Land Act 68/1981 s. 2'),
  ],
};
