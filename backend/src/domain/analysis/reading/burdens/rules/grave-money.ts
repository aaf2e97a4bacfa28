import type { BurdenRule } from '../rule.ts';

/** Money that is lost or grows by the day, and work that is barred afterwards, in few plain words. */
export const GRAVE_MONEY: readonly BurdenRule[] = [
  {
    family: 'forfeiture',
    variant: 'paid-money-lost',
    over: 'sentence',
    isPlain: true,
    says: [
      '(nothing|none of (it|that|what)) ... (you|you’ve|you have|has been|have) .. paid ... (comes|come|goes|is|will be) (back|returned|refunded|repaid)',
      '(deposit|advance|down payment|caution|bond|premiums?|instalments?) .. (is|are|becomes?|stays?|remains?) (mine|ours|lost|gone)',
      '(neither|none) (half|part|instalment|of (it|the money|these|them)) is (returnable|refundable|repaid|returned)',
      '(all|everything|whatever|what) (that)? .. (has been|was|you have|you) paid (remains|stays|is kept|is lost) ...',
    ],
    unless: [
      '(if|where|when|should) .. (we|the (landlord|seller|company|provider|organiser|school|club|owner|supplier)) (cancel*|fail*|do not|does not|cannot|end*)',
      '(remains|stays) (payable|due|owing|yours|available|valid)|trust|not (lost|kept)|never',
    ],
    hurts: 'payer',
    severity: 'high',
    examples: [
      'After two missed payments nothing you have paid comes back.',
      'If you leave before the summer the deposit is ours.',
      'Neither half is returnable.',
    ],
    counterExamples: ['The deposit is yours again when you leave.', 'What you have paid stays yours.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    over: 'sentence',
    isPlain: true,
    says: [
      '(late|unpaid|overdue|still not paid|past (the|that|its) .. date) .... #money (a|per|each|every|for (each|every)) (day|week)',
      'late (payments?|instalments?|rent|fees?|bills?): #money (a|per|each|every) (day|week)',
      '#money (a|per|each|every|for (each|every)) (day|week) (until|till) ... (paid|cleared|settled)',
      '#percent (of the (unpaid|overdue|outstanding) (sum|amount|rent|balance))? (is|are) added (for)? (each|every|a|per) (day|week)',
    ],
    unless: [
      '(we|the (landlord|employer|lender|company|provider|seller|platform|insurer|buyer|builder|shop)) (pay|pays|owes|owe|shall pay|must pay|credit*|take off|give)',
      'no (late)? (fee|interest|charge)|without (interest|charge)|cap of|not more than|no more than|at most|stops? at|never more',
      'storage|store|parking|hire|hired|extra (day|week)|each day you use|delivery|finish*|complet*|hand (over|back)|return*|bring|brought|collect*|fetch*|pick* up|move* out|leave|stay*',
    ],
    hurts: 'payer',
    severity: 'medium',
    graver: ['(a|per|each|every) day|#percent'],
    examples: [
      'Late instalments: $90 a day.',
      'From then on it is £12 every day until it is cleared.',
      'Five per cent of the unpaid sum is added for each week.',
    ],
    counterExamples: [
      'If we pay late we pay you £10 a day.',
      'An overdue bike is stored, and storage is £3 a day.',
      'Late sums cost £10 a week, and never more than £40.',
    ],
  },
  {
    family: 'restraint',
    variant: 'after-end',
    over: 'sentence',
    isPlain: true,
    says: [
      '(shall|may|must|will|can|do|does) not(,)? (after|upon|on) (leaving|retiring|retirement|going|the end) ... (engage|work|trade|open|run|join|set up|carry on|teach|advise|compete|deal)',
      '(for|during) .. #time after (it|that|this|he|she|you|the #word) .... (shall|may|must|will|can|do|does) not (advise|work|engage|teach|trade|compete|join|perform|deal|practi*|serve)',
      '(for|during) #time after (it|that|this|you|the #word) ... (shall|may|must|will|can|do|does) not (advise|work|engage|teach|trade|compete|join|perform|deal|practi*|serve)',
      'no .... (business|sales|work|trade|lessons|shop|practice|jobs?) .... for #time (after|afterwards|from)',
      '(who has|having) left (shall|may|must|will|can) not (sell|work|trade|open|teach|perform|practi*|serve|carry)',
    ],
    unless: [
      '(we|the (landlord|employer|company|agency|platform|seller|franchisor|client)) (shall|will|may|must|do) not',
      'disclos*|secret*|confiden*|refund*|solicit|our (clients|customers) only|paid (in full)? for (that|this) time',
    ],
    hurts: 'weaker',
    severity: 'high',
    examples: [
      'You shall not after leaving engage in baking within the county for four years.',
      'During the tenancy and for two years after it you may not advise any other shop.',
      'No gardening business of your own in the town for two years after.',
    ],
    counterExamples: [
      'You may work for anybody for two years after it.',
      'For a year after it we may not work for your neighbor.',
    ],
  },
];
