import { ANY_HARM, READ, SPARES_HARM, type LawRule } from './rule.ts';

const ALWAYS_UNFAIR = 'Consumer Rights Act 2022 s. 132';

/** Ireland. */
export const IRELAND_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: 1 },
    strength: 'limit',
    law: 'in Ireland a deposit is at most one month of rent, and no more than one month of rent is due in advance',
    source: 'Residential Tenancies Act 2004 s. 19B',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
  {
    areas: ['consumer'],
    families: ['other-side-not-liable', 'waiver'],
    says: ANY_HARM,
    unless: SPARES_HARM,
    strength: 'limit',
    law: 'in Ireland a term that excludes a trader’s liability for death or injury of a consumer is always unfair',
    source: ALWAYS_UNFAIR,
    checked: READ,
    examples: ['We are not liable for injury.'],
    counterExamples: ['Except for injury, our liability is limited to the price.'],
  },
  {
    areas: ['consumer'],
    families: ['unequal-exit'],
    says: ['#time ... #time', 'without notice', 'at once'],
    strength: 'limit',
    law: 'in Ireland a term that lets a trader end the contract on shorter notice than the consumer is always unfair',
    source: ALWAYS_UNFAIR,
    checked: READ,
    examples: ['We may end it at once, you on two months of notice.'],
    counterExamples: ['We may end it.'],
  },
  {
    areas: ['consumer'],
    families: ['proof-burden', 'sole-discretion'],
    says: [
      '(our|the company*|the provider*) (records|decision|measurement|reading*|interpretation) (is|are|shall be) (final|conclusive|binding)',
      'we alone decide',
      'you .. prove',
    ],
    strength: 'limit',
    law: 'in Ireland a term that moves the burden of proof to the consumer, or lets the trader alone judge or interpret the contract, is always unfair',
    source: ALWAYS_UNFAIR,
    checked: READ,
    examples: ['Our records are final.', 'We alone decide what the terms mean.'],
    counterExamples: ['We decide together.'],
  },
  {
    areas: ['consumer'],
    families: ['forum', 'waiver'],
    says: ['arbitrat*', 'court*', 'class action', 'legal (action|proceedings)'],
    strength: 'limit',
    law: 'in Ireland a term that keeps a consumer from the courts, or allows only the courts of the trader’s home, is always unfair',
    source: ALWAYS_UNFAIR,
    checked: READ,
    examples: ['Every claim goes to arbitration in Delaware.'],
    counterExamples: ['Irish law applies.'],
  },
];
