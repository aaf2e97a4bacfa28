import type { BurdenRule } from '../rule.ts';

const OPEN = [
  'without (any|an)? (upper|daily|financial|time)? (limit|ceiling|cap|end)|without (a|any) limit in (time|amount)|with no (upper|daily)? (limit|ceiling|cap)|no (upper|daily) limit',
  'unlimited|uncapped|however (long|many|much|often)|as (often|long|much|many) as .. (wish*|like*|want*|need*|takes|you|necessary|live*|please*)',
  'for as long as ..|for life|the life of|for ever|forever|never .. (go|goes|rise*|increase*|change*|cancel*)',
  'whatever (the)? (cause|amount|it|they|happens|reason|cost*|price)|whatever (it|they) (cost*|come* to|take*)|whoever (caused|was|is)|for whatever reason',
  '(at|to) (our|its|my|his|her|the #owner) (own)? (cost|expense)',
  '(even|also) (if|where|when|though|after|above) ...',
  'for any reason|of (your|her|his) choice|(that|which|any .. ) (you|she|he) (choose*|prefer*|like*)',
  'and no excuse|is no excuse|without (your|her|his)? (having to ask|proof|need|references)',
  '(twice|double|in full|the whole|full price|everything|all|any) ... (paid|back|refund*|cost*|loss|difference|price|fee*)',
  'until (it|the|you|settled|content|restored|such) ...',
  'without asking|no (penalty|notice) ..',
];

/** What the stronger side promises without an end, without a cap, or whatever the cause. */
export const OPEN_PROMISES: readonly BurdenRule[] = [
  {
    family: 'uncapped-liability',
    variant: 'open-promise',
    actor: ['stronger'],
    modes: ['must', 'will'],
    says: OPEN,
    and: [
      '{bear}|repair*|replace*|refund*|provide*|supply|supplies|repay*|rework*|restore*|correct*|give*|credit*|mend*|keep*|answer*|offer*|deliver*|collect*|bring*|teach*|teaches|return*|indemnif*|insur*|house*|forgo*|waive*|bear*|arrange*|compensat*',
    ],
    unless: [
      '(up to|at most|no more than|not more than|maximum|limited to|capped)',
      '(you|the (tenant|customer|borrower|employee|buyer|hirer|user)) (pay*|bear*|owe*|reimburse*|shall pay|must pay)',
      '(we|the #word) (may|can|keep|retain|charge*|deduct*|collect) ...',
      'required by law|as the law|by law|statutory',
      'data|information|photo*|camera*|license|licence',
    ],
    hurts: 'actor',
    severity: 'medium',
    graver: ['the cap .. not apply'],
    examples: [
      'We pay for any hotel until the heating works again, without limit.',
      'We repair the boiler free of charge whatever the cause.',
    ],
    counterExamples: ['We repair the boiler.', 'We pay for a hotel up to £100.'],
  },
  {
    family: 'benefit-lost',
    variant: 'bound-for-long',
    actor: ['stronger', 'nobody'],
    says: [
      '(price|rent|fee|rate|it|we|tuition|share) ... (stays?|remains?|will not|shall not|does not|never|no) .. (go up|rise*|increase*|change*|unchanged|ask* for more|the same|cancelled or corrected) ... (as long as|for life|whatever|even (if|where)|during|for #time|at all|ever|never)',
      '(do|does|will|shall) not (ask|charge|claim|demand) .. more (even|whatever)',
      '(no|not any) (acceleration|top-up|references|inventory|deposit) ... (for as long|even|of that sort|unless)',
    ],
    unless: ['you (may|will|shall|do) not'],
    hurts: 'stronger',
    severity: 'medium',
    examples: ['The rent will not go up for as long as you live here.'],
    counterExamples: ['The rent may go up each year.'],
  },
  {
    family: 'unequal-exit',
    variant: 'other-leaves-freely',
    actor: ['weaker'],
    modes: ['may'],
    says: [
      '{leave} ... (for any reason|without (any)? (notice|reason|cost|payment|charge)|at any (time|moment)|whatever|any reason|no reason|need not give a reason|even if)',
      '(return|hand .. back|send .. back) ... (for (any|whatever) reason|even if|within (30|60|90|sixty|ninety) days|full (price|refund)) ...',
      '(for any reason|without (any)? (notice|reason)|at any (time|moment)) ... {leave}',
    ],
    unless: [
      '(we|the (landlord|lender|employer|company)) (may|can) (also)?',
      'withdraw* (your)? consent',
      'fee|pay*|lose|forfeit',
      // what went wrong opens that way
      '(if|when|where|should) (the|any|our|a) (#word)? (#word)? (is|are|was|goes|stays|fails|breaks|stops|leaks|cannot|falls) ...',
    ],
    hurts: 'other',
    severity: 'low',
    examples: ['You may leave at any time without notice.'],
    counterExamples: [
      'You may leave on one month notice.',
      'If the lift is out for more than a week, you may leave without notice.',
    ],
  },
];
