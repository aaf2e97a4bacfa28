import type { BurdenRule } from '../rule.ts';

/** Clauses of forms, letters and small print whose few words leave no doubt: silence, no limit, no notice, what is not paid or kept. */
export const PLAIN_PAPERS: readonly BurdenRule[] = [
  {
    family: 'deemed-consent',
    variant: 'silence',
    over: 'sentence',
    isPlain: true,
    says: [
      '(if|where|unless) .... (not|nothing|no) .... (deemed|taken|treated|considered|assumed|presumed) .. (to)? (have|having)? (be)? (select*|chosen|chose|choose|opted|renew*|extend*)',
      '(says?|tells?) nothing .... (collected|charged|debited|renew*|extended|signed up)',
    ],
    unless: [
      '(we|us|the (landlord|company|owner|seller)) (says?|is|are|will be|shall be) (nothing|deemed|taken|treated)',
    ],
    hurts: 'weaker',
    severity: 'medium',
    graver: ['(select*|chosen|chose|renew*|extend*)'],
    examples: [
      'If we do not hear from you by 1 May you will be deemed to have chosen the twelve month plan.',
      'If you say nothing, the last payment will be collected from your account.',
    ],
    counterExamples: [
      'If we do not hear from you by 1 May the agreement ends.',
      'If we say nothing, we are taken to have extended it.',
    ],
  },
  {
    family: 'cost-shifting',
    variant: 'bears-costs',
    isPlain: true,
    says: ['(no longer|not|no more) included in (the|your|this) (rent|fee|price|hire|charge)'],
    and: [
      'heat*|hydro|electric*|gas|water|utilit*|internet|energy|power|bills?|parking|cleaning|meals?|insurance',
    ],
    hurts: 'payer',
    severity: 'medium',
    examples: ['Heating and water are no longer included in the rent.'],
    counterExamples: ['Heating is included in the rent.', 'Furniture is not included in the sale.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    isPlain: true,
    actor: ['stronger'],
    modes: ['may', 'will'],
    says: [
      '(show|view|enter|inspect|visit|come in) ... (with or without|without (any|prior|further|giving)?) (prior)? (notice|warning)',
    ],
    unless: ['emergenc*|urgent|fire|flood|leak|danger'],
    hurts: 'other',
    severity: 'medium',
    examples: ['We may show the flat to others at any reasonable hour, with or without notice.'],
    counterExamples: [
      'We may enter without notice in an emergency.',
      'We may show the flat after a day of notice.',
    ],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    isPlain: true,
    says: [
      '(no|without|any) (a|an|any)? (upper)? (limit|cap|ceiling) (on|to|for) .. (increase*|rises?|levy|levies|fee|fees|prices?|rent|charges?|premiums?)',
    ],
    unless: ['(liability|claim*|damage*|credit|hours|visits)|if there is'],
    hurts: 'payer',
    severity: 'high',
    examples: [
      'There is no limit on the increase.',
      'We may raise the fee each year without a cap on the rise.',
    ],
    counterExamples: ['There is no limit on visits.', 'There is a limit on the increase.'],
  },
  {
    family: 'spoken-promises-lost',
    variant: 'only-the-paper',
    isPlain: true,
    says: [
      'no (representation|representations|promise|promises|statement|statements|assurance) .... (sales*|salesperson|agent|agents|representative*|staff|employee*|consultant*) .... (binds?|binding|counts?)',
    ],
    hurts: 'weaker',
    severity: 'medium',
    examples: ['No promise made by any of our sales staff binds us.'],
    counterExamples: ['Every promise made by our sales staff binds us.'],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    isPlain: true,
    says: [
      '(hours|overtime|shifts?|expenses|mileage|timesheets?) .... (late|later|after|older|reach*|received|submitted|without) .... (will|shall|is|are) not (be)? paid',
    ],
    unless: ['strike|not worked|unauthori*|you (do|did) not (work|attend)'],
    hurts: 'payee',
    severity: 'medium',
    examples: ['Hours on a sheet that reaches us after two weeks will not be paid.'],
    counterExamples: ['Hours that you do not work are not paid.'],
  },
  {
    family: 'forfeiture',
    variant: 'paid-money-lost',
    isPlain: true,
    says: [
      '(retain|keep|forfeit) (all|any|every|the) (amounts?|sums?|payments?|monies|money|instalments?) (already)? (paid|received) ..',
    ],
    unless: ['(up to|not more than|no more than)|until|pending|on trust|cost* of'],
    hurts: 'payer',
    severity: 'high',
    examples: ['If you miss a payment we may cancel and retain all amounts paid.'],
    counterExamples: ['We keep all payments received on trust for you.'],
  },
];
