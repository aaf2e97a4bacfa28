import { AFTER_THE_JOB, READ, type LawRule } from './rule.ts';

/** India. */
export const INDIA_RULES: readonly LawRule[] = [
  {
    areas: ['job'],
    families: ['restraint'],
    says: AFTER_THE_JOB,
    unless: ['during (the|your|his|her) (employment|service|tenure)', 'while .. employed', 'solicit*'],
    strength: 'limit',
    law: 'in India a ban on work after the job is generally not applied, however long it is',
    source: 'Indian Contract Act 1872 s. 27',
    checked: READ,
    examples: ['For two years after leaving the Employee shall not join a competitor.'],
    counterExamples: [
      'During his employment the Employee shall not work elsewhere.',
      'You shall devote your whole time to the Company and take no other work.',
    ],
  },
];

/** Australia. */
export const AUSTRALIA_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    place: '(New South Wales|NSW)',
    over: { figure: 'deposit-months', limit: (4 * 12) / 52 },
    strength: 'limit',
    law: 'in New South Wales a bond is at most four weeks of rent and is lodged with the state',
    source: 'Residential Tenancies Act 2010 (NSW) s. 159',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
  {
    areas: ['consumer', 'credit'],
    families: [
      'unilateral-change',
      'sole-discretion',
      'forfeiture',
      'penalty',
      'broad-indemnity',
      'other-side-not-liable',
      'auto-renewal',
      'deemed-consent',
      'proof-burden',
    ],
    strength: 'doubt',
    law: 'in Australia an unfair term in a standard contract with a consumer or a small business is banned',
    source: 'Australian Consumer Law ss. 23–28',
    checked: READ,
    examples: ['We may change the fees at any time.'],
    counterExamples: [],
  },
];

/** New Zealand. */
export const NEW_ZEALAND_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: (4 * 12) / 52 },
    strength: 'limit',
    law: 'in New Zealand a bond is at most four weeks of rent, two more for a pet, and is lodged with Tenancy Services within 23 working days',
    source: 'Residential Tenancies Act 1986 ss. 18–19',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
];

/** South Africa. */
export const SOUTH_AFRICA_RULES: readonly LawRule[] = [
  {
    areas: ['consumer', 'home'],
    families: ['no-exit', 'exit-cost', 'unequal-exit', 'auto-renewal'],
    strength: 'doubt',
    law: 'in South Africa a consumer may leave a fixed term on 20 business days of notice against a fair charge, and is to be warned before it ends',
    source: 'Consumer Protection Act 68 of 2008 s. 14',
    checked: READ,
    examples: ['You cannot end it before 24 months are over.'],
    counterExamples: [],
  },
  {
    areas: ['home'],
    families: ['forfeiture', 'sole-discretion', 'withheld-pay', 'benefit-lost'],
    says: [
      'deposit ... (interest|kept|retain*|forfeit*|own)',
      '(interest|keep*|retain*|forfeit*) ... deposit',
    ],
    strength: 'limit',
    law: 'in South Africa a deposit stands in an account with interest for the tenant, and comes back within 7 days, or 14 after repairs',
    source: 'Rental Housing Act 50 of 1999 s. 5',
    checked: READ,
    examples: ['The Landlord keeps the deposit without interest.'],
    counterExamples: ['The Tenant keeps the keys.'],
  },
];

/** United Arab Emirates. */
export const UNITED_ARAB_EMIRATES_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: ['unequal-exit', 'sudden-end', 'unilateral-change'],
    place: 'Dubai|Jumeirah|Ejari',
    strength: 'doubt',
    law: 'in Dubai a landlord needs twelve months of notarised notice for a sale or own use, 90 days of notice to change terms, and follows the rent index',
    source: 'Dubai Law 26/2007, Law 33/2008, Decree 43/2013',
    checked: READ,
    examples: ['The Landlord may take the flat back on 14 days of notice.'],
    counterExamples: [],
  },
];
