import { ANY_HARM, READ, SPARES_HARM, type LawRule } from './rule.ts';

/** Parts of the United Kingdom with a law of housing of their own, and their larger towns. */
const BEYOND_ENGLAND =
  '(scotland|scottish|scots|glasgow|edinburgh|aberdeen|dundee|inverness|stirling|perth|paisley|northern ireland|belfast|derry|londonderry|lisburn|newry|wales|welsh|cardiff|swansea|newport|wrexham|bangor|aberystwyth)';

/** United Kingdom. Rules of housing are those of England, and are not told where the paper names another part. */
export const UNITED_KINGDOM_RULES: readonly LawRule[] = [
  {
    areas: ['home'],
    families: [],
    over: { figure: 'deposit-months', limit: (5 * 12) / 52 },
    notIn: BEYOND_ENGLAND,
    strength: 'limit',
    law: 'in England a deposit is at most five weeks of rent, or six where the rent is £50,000 a year or more',
    source: 'Tenant Fees Act 2019',
    checked: READ,
    examples: [],
    counterExamples: [],
  },
  {
    areas: ['home'],
    families: ['penalty', 'cost-shifting', 'exit-cost', 'forfeiture', 'open-price'],
    says: [
      '(check-out|checkout|inventory|admin*|renewal|reference*|referencing|viewing|inspection|cleaning|late|letter|reminder) (fee*|charge*)',
      'professional* clean*',
      '#money (a|per|for each|for every|each) (letter|reminder|visit|day)',
    ],
    notIn: BEYOND_ENGLAND,
    strength: 'limit',
    law: 'in England a landlord may take only the payments that the law lists, and fees for letters, check-out, cleaning or renewal are mostly not among them',
    source: 'Tenant Fees Act 2019',
    checked: READ,
    examples: ['You pay £25 for each reminder letter.', 'A check-out fee of £120 is due when you leave.'],
    counterExamples: ['You pay the rent on the first.'],
  },
  {
    areas: ['home'],
    families: ['unequal-exit', 'sudden-end', 'no-exit'],
    says: ['(end|ends|ending|terminate*|termination|quit|vacate|leave|possession)'],
    notIn: BEYOND_ENGLAND,
    strength: 'doubt',
    law: 'in England notices without a reason ended on 1 May 2026 and most tenancies run from month to month, so that a tenant can leave on two months of notice',
    source: 'Renters’ Rights Act 2025',
    checked: READ,
    examples: ['We may end the tenancy without a reason.'],
    counterExamples: ['We may raise the rent on two months of notice.'],
  },
  {
    areas: ['consumer'],
    families: ['other-side-not-liable', 'waiver'],
    says: ANY_HARM,
    unless: SPARES_HARM,
    strength: 'limit',
    law: 'a trader cannot exclude liability for death or injury by negligence towards a consumer',
    source: 'Consumer Rights Act 2015 s. 65',
    checked: READ,
    examples: ['We are not liable for any injury, even by our negligence.'],
    counterExamples: ['Except for injury, we pay at most the price.', 'He is not liable for the fees.'],
  },
  {
    areas: ['consumer'],
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
      'thin-remedy',
    ],
    strength: 'doubt',
    law: 'a term that was not negotiated and is clearly lopsided does not bind a consumer',
    source: 'Consumer Rights Act 2015 s. 62',
    checked: READ,
    examples: ['We may change the price at any time.'],
    counterExamples: [],
  },
];
