import { note, type Jurisdiction } from './jurisdiction.ts';

/** United Kingdom: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const UNITED_KINGDOM: Jurisdiction = {
  country: 'United Kingdom',
  notes: [
    note(
      'cap-on-liability warranty-disclaimer',
      '*',
      'Liability for death or injury by negligence can never be excluded, and other limits in standard terms must be reasonable',
      'UCTA 1977 ss. 2, 3 and 11',
    ),
    note(
      '*',
      'consumer subscription',
      'Unfair terms do not bind a consumer, and terms must be clear',
      'Consumer Rights Act 2015 Part 2',
    ),
    note(
      '*',
      'lease',
      'In England, no-fault notices ended and tenancies became periodic on 1 May 2026',
      'Renters’ Rights Act 2025',
    ),
    note(
      '*',
      'lease',
      'In England the deposit is at most five weeks of rent in most cases and must be protected within 30 days',
      'Tenant Fees Act 2019; Housing Act 2004 s. 213',
    ),
    note(
      'non-compete',
      '*',
      'A ban holds only as far as it protects a fair interest; too wide words can sometimes be cut',
      'Tillman v Egon Zehnder [2019] UKSC 32',
    ),
    note(
      'liquidated-damages',
      '*',
      'A sum is a penalty if it is out of all proportion to a fair interest',
      'Cavendish v Makdessi [2015] UKSC 67',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'Late money between businesses bears 8 % above the base rate',
      'Late Payment of Commercial Debts (Interest) Act 1998',
    ),
    note(
      'third-party-beneficiary',
      '*',
      'An outsider may enforce a term meant for them unless this is excluded',
      'Contracts (Rights of Third Parties) Act 1999',
    ),
  ],
};
