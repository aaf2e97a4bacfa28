import type { BurdenRule } from '../rule.ts';

/** Prices that move of themselves, and what is still to be paid by whoever stops. Many such clauses name nobody. */
export const PLAIN_PRICES: readonly BurdenRule[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    isPlain: true,
    says: [
      '(price*|fee|fees|excess|premium*|charge|charges|tariff*|rate|rates|rent) (may|can|could) (also)? (be)? (change|changed|rise|increase|increased|go up|be raised|be revised) (at any time|from time to time|without (any)? (further|prior)? notice|at our discretion)',
      '(price*|fee|fees|premium*|charge|charges|rate|rates) ... (is|are|will be|shall be) whatever .. (our|the|its|we) .. (then|at that time|on that day|that day|at the time) ...',
    ],
    unless: [
      'not (be)? (change*|rise|increase*|raised)|only (if|with|when)|only by agreement|both|index|(pay|wage*|salary) (may|can)',
    ],
    hurts: 'payer',
    severity: 'medium',
    examples: [
      'The excess may change at any time.',
      'The premium in later years is whatever our table then shows.',
    ],
    counterExamples: [
      'The rent may change only if both sides agree.',
      'The price of fuel can go up.',
      'The fee is whatever you like to give.',
    ],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    isPlain: true,
    over: 'sentence',
    says: [
      '({leave}|stop*) ... (remaining|unexpired|the rest of the|outstanding) .. (months|weeks|payments|instal*|fees|rent|charges|term|year) .... (due|payable)',
      '({leave}|stop*) ... (months|weeks|payments|instal*|fees|rent|charges) .. (left|to come|remaining|not yet due) .... (due|payable)',
      '(withdraw*|leave*|drop* out|dismiss*|expel*|exclud*) .... (owe*|pay*|liable for) .. (the|your|his|her)? (whole|full|entire) (#word)? (fee|fees|tuition|price|share|cost|course|#word share) ...',
      '(may|can|could) .. {leave} ... only (if|by|when|on|after|against) .. (pay|pays|paying|payment) ... (left|remaining|rest|unexpired|full|whole|all)',
    ],
    unless: [
      '(if|where|when) (we|the (landlord|company|provider|organiser|school|club|owner)) (cancel*|end*|stop*)',
      'refund*|no (fee|charge)|without (charge|cost)|(repay*|pay* back|paid back) .. (deposit|you)',
      '(mother|father|parent|sister|guest|visitor)',
    ],
    hurts: 'payer',
    severity: 'high',
    examples: [
      'If you stop the direct debit the remaining months fall due at once.',
      'If you drop out, or we expel you, you owe the whole course fee as if you had stayed.',
      'The member can leave early only by paying for the weeks that are left.',
    ],
    counterExamples: [
      'If we cancel, the remaining payments are not due.',
      'The tenant can leave only after the keys are returned.',
    ],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    isPlain: true,
    over: 'sentence',
    says: [
      '(who|if|unless|where) .... (has|have|do|does|did)? (not)? .. (told|tell|tells|notified|notify|cancelled|cancel|written|said|answered) .... (is|are|will be|shall be) (then|automatically)? renewed (for|until) ...',
    ],
    unless: ['(may|can) be renewed|only (if|with)|(agree*|consent*) in writing|both|passport|licence|permit'],
    hurts: 'weaker',
    severity: 'medium',
    examples: ['A player who has not told us by May is renewed for another year.'],
    counterExamples: ['The licence may be renewed for a year if both agree in writing.'],
  },
];
