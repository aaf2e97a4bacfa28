import { note, type Jurisdiction } from './jurisdiction.ts';

/** Singapore: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const SINGAPORE: Jurisdiction = {
  country: 'Singapore',
  notes: [
    note(
      'cap-on-liability warranty-disclaimer',
      '*',
      'Limits in standard terms must be reasonable, and none works for death or injury by negligence',
      'Unfair Contract Terms Act 1977',
    ),
    note(
      'non-compete',
      '*',
      'A ban holds only if it is reasonable and protects a fair interest',
      'Man Financial v Wong [2008] 1 SLR(R) 663',
    ),
    note(
      'liquidated-damages',
      '*',
      'The sum must be a true estimate of the loss',
      'Denka v Seraya [2020] SGCA 119',
    ),
    note(
      '*',
      'lease',
      'Stamp duty is due within 14 days; an unstamped lease is no evidence',
      'Stamp Duties Act s. 52',
    ),
    note('data-use', '*', 'Personal data is protected by its own act', 'Personal Data Protection Act 2012'),
    note(
      'third-party-beneficiary',
      '*',
      'Outsiders may enforce a term meant for them unless this is excluded',
      'Contracts (Rights of Third Parties) Act 2001',
    ),
  ],
};
