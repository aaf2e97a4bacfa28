import type { SidedRule } from './sided-rule.ts';

const PRICE = 'rent|fee|fees|price|prices|charge|charges|tariff|subscription|premium|payments?';
const AT_ONCE = '(at once|immediately|straight away|forthwith|with immediate effect|without notice)';

/** Who cannot get out, who has to be out in days, and what a breach costs, also where both are bound alike. */
export const SIDED_BOUND: readonly SidedRule[] = [
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    severity: 'medium',
    says: [
      "O .. (can't|cannot|can not|will not|won't|do not|don't|does not|shall not) (let|release|allow|permit) R .. (off|out|go|leave|end|cancel|stop) ... (early|before|because|during|until|whatever)",
      "O .. (can't|cannot|can not|will not|won't|do not|don't|does not|shall not) (let|release) R .. (off|out|go) early",
      "O .. (can't|cannot|can not|will not|won't|do not|don't|does not|shall not) release R from ... (before|early|until|because|during) ...",
    ],
    onlyWeaker: true,
    examples: [
      "We can't let you off early because you moved house or changed job.",
      'We do not release you from the plan before its end.',
    ],
    counterExamples: ['We cannot let you in before ten.', 'We let you go early if you are ill.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    severity: 'high',
    says: [
      'O .. (need*|want*|shall need|will need) (the|R’s)? (#word)? (room|flat|house|place|home|unit|space|pitch|premises|studio|cottage|apartment) back .. (within|in|inside) (#number|one|two|three|four|five|six|seven|ten|24|48) (hours?|days?) ...',
      'R .. (must|have to|has to|shall|will|would) (be out|move out|leave|vacate|clear out|go) .. (within|in|inside) (one|two|three|four|five|six|seven|1|2|3|4|5|6|7|24|48|72) (hours?|days?) ...',
      `O .. (may|can) .. {end} .... or ${AT_ONCE} if ... (in|as) .. (sole|own|absolute|O’s)? .. (opinion|view|discretion|judg*|thinks? fit|sees? fit)`,
      `O .. (may|can) .. {end} ... ${AT_ONCE} ... (in|at) .. (sole|own|absolute|O’s) .. (opinion|view|discretion|judg*)`,
    ],
    unless: [
      '(end|expiry|last day) of (the|R’s|this) (term|tenancy|stay|lease|notice)|after the (term|tenancy|lease|stay) (ends|ended|has ended)|at the end of',
      '(fire|flood|emergency|alarm)|court',
    ],
    onlyWeaker: true,
    examples: [
      'When he comes we shall need the room back within three days of telling you.',
      'You must be out within two days of our message.',
      'We may end this contract on four weeks notice, or at once if in our sole opinion you do not fit in.',
    ],
    counterExamples: [
      'You must leave within three days of the end of the term.',
      'We need the key back within three days.',
      'We may end this contract on four weeks notice.',
    ],
  },
  {
    family: 'penalty',
    variant: 'any',
    severity: 'high',
    says: [
      '(both|each|either|every|any) (sides?|party|parties|of us|of them|member|partner) .. (pay*|owe*|forfeit*|is liable to pay|must pay|shall pay) .. #money (for|on|per|upon) (each|every|any|a) (#word)? (breach|breaches|violation|offence|failure) ...',
      '(the side|the party|whoever|whichever (side|party)|anyone who|a party who|a side that|the one who) .. (breach*|break*|violat*) ... (pay*|owe*|forfeit*) .. #money ...',
      '(for|on|upon) (each|every|any) (breach|violation) ... (sides?|party|parties|of us) .. (pay*|owe*|forfeit*) .. #money',
    ],
    unless: ['(up to|at most|not more than|no more than) .. #money|proven|actual (loss|damage)|interest'],
    examples: [
      'Both sides pay £5,000 for each breach.',
      'The party who breaks this promise owes the other $2,000 for every breach.',
    ],
    counterExamples: [
      'Both sides pay £500 for the survey.',
      'Each party pays no more than £500 for each breach.',
    ],
  },
  {
    family: 'penalty',
    variant: 'any',
    severity: 'medium',
    says: [
      '(R|R who|if R) .. (employ*|hire*|engage*|recruit*|takes? on|poach*) ... (staff|employees?|carers?|nann*|cleaners?|teachers?|workers?|personnel|team) ... (pay*|owe*|fee of) .. #money',
    ],
    examples: [
      'If you employ a member of our staff for any work within twelve months, you pay us £3,500.',
      'You who hire one of our carers owe us £900.',
    ],
    counterExamples: ['If we employ your staff, we pay you £900.'],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    severity: 'medium',
    says: [
      `O .. (increase*|raise*|put* up|adjust*|uprate*) .. (${PRICE}) .. by .. (cpi|rpi|index|inflation) ... (plus|and|\\+) .. #percent`,
      `(${PRICE}) .. (increase*|rise*|go* up|goes up|is increased|are increased|is raised|are raised) .. by .. (cpi|rpi|index|inflation) ... (plus|and|\\+) .. #percent`,
    ],
    unless: ['R (is|are) paid|salary|wage*|pension'],
    graver: ['(no|not|never) .. (entitle*|right|leave|cancel|end)'],
    examples: [
      'Each July we increase the monthly charge by the CPI figure of April plus 4.1%.',
      'The fee goes up every spring by inflation plus 3.9%.',
    ],
    counterExamples: ['We increase the charge by the CPI figure of April.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    severity: 'high',
    says: [
      'R (still|nevertheless|nonetheless)? (will|shall|must)? (still)? (owe*|pay*) .. (the)? (rest|remainder|whole|balance|remaining (months|fees|payments)) (of (R’s|the|this|that) (plan|contract|membership|term|year|season|course|agreement|subscription))? ...',
    ],
    and: [
      'still|(rest|remainder|remaining) .. (plan|contract|membership|term|year|season|course|agreement|subscription|months|fees)',
    ],
    unless: [
      '(by|on|before|at|in) (delivery|handover|collection|arrival|completion|signing|#number|instal*|the day|advance)|deposit|price|loan|day before',
    ],
    onlyWeaker: true,
    examples: [
      'In that case you still owe the rest of your plan.',
      'If you stop you pay the remaining months of the contract.',
    ],
    counterExamples: ['You pay the rest of the price on delivery.', 'You pay the balance before arrival.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    severity: 'medium',
    says: [
      '(carry on|carries on|run on|runs on|continue*|roll* on|go on|goes on) from (term|year|season|course) to (term|year|season|course)',
      '(otherwise|or else|failing which|if not) .. the next (term*|year*|season*|course*) .. (fee|fees|subscription|price|dues) .. (is|are|becomes|become|falls|fall) (due|payable|owed)',
    ],
    unless: ['only if|both agree|R (choose*|agree*|confirm*|sign*)'],
    onlyWeaker: true,
    examples: [
      'Places carry on from term to term.',
      'To give up the place write to us by the sixth lesson; otherwise the next term fee is due.',
    ],
    counterExamples: ['The membership continues from year to year only if you confirm it.'],
  },
  {
    family: 'gag',
    variant: 'any',
    severity: 'medium',
    says: [
      'R (shall|will|must)? (tell|tells|speak|speaks|talk|talks) (to)? (nobody|no one|no-one|none) (about|of) ... (later|after|afterwards|ever|now or later|for ever|at any time)',
    ],
    onlyWeaker: true,
    examples: ['You tell nobody about the affairs of our family, now or later.'],
    counterExamples: ['We tell nobody about your affairs, now or later.'],
  },
];
