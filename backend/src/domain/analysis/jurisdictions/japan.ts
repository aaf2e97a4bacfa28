import { note, type Jurisdiction } from './jurisdiction.ts';

/** Japan: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const JAPAN: Jurisdiction = {
  country: 'Japan',
  notes: [
    note(
      'cap-on-liability cancellation',
      'consumer subscription',
      'Full exclusion of liability and too high cancellation fees are void',
      'Consumer Contract Act arts. 8–10',
    ),
    note(
      'unilateral-change',
      '*',
      'Surprising unfair terms do not become part of the contract',
      'Civil Code art. 548-2',
    ),
    note(
      '*',
      'employment',
      'A dismissal needs good reason, and fixed penalties on workers are banned',
      'Labor Contracts Act art. 16; Labor Standards Act art. 16',
    ),
    note(
      '*',
      'lease',
      'A landlord needs just cause not to renew',
      'Act on Land and Building Leases arts. 28 and 38',
    ),
    note(
      '*',
      'services',
      'A freelancer must get the terms in writing and be paid within 60 days',
      'Freelance Act 2023',
    ),
    note('*', '*', 'Paper contracts may bear stamp tax', 'Stamp Tax Act'),
  ],
};
