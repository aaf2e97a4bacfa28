import type { SidedRule } from './sided-rule.ts';

const LONG =
  '(two|three|four|five|six|seven|eight|ten|fifteen|twenty|[2-9]) years|(18|24|30|36|48|60|eighteen|twenty-four|thirty-six|sixty) months|for ever|forever|as long as|for life|whatever|however|even if';
const WHATEVER =
  'for as long as it (lasts|takes)|over and above|(with|without|has) (no|a|any) (ceiling|limit|cap)|whatever it (comes to|costs|takes)|win or lose|whoever (is to blame|caused it|is at fault)|no matter (what|who|how|whose)|whatever the (cause|reason|amount)|even if (R|O|he|she|it|they) .. (careless|at fault|fault|neglig*|playing)|the lot|day or night|however .. (look*|cause*|happen*|come*|came)';

/** What a side that sets the terms promises more than is wise: prices that cannot move, money that goes back, no way out. */
export const SIDED_PROMISES: readonly SidedRule[] = [
  {
    family: 'benefit-lost',
    variant: 'bound-for-long',
    severity: 'low',
    says: [
      '(rent|fee|fees|price|prices|rate|charge|salary|pay|wage|premium) (is|are|stays?|remains?|shall remain|will remain|will stay|shall stay|shall be|will be) (fixed|the same|unchanged|frozen|as it is|as they are) ...',
      'no (other|further)? (increase|rise|change|review) .. (of|in|to)? (the)? (rent|fee|price|rate|charge|pay)? .. (during|for|in|within|before|until) ...',
      'R (will|shall|may|can|must|do|does|undertake*|promise*) (not|never) (to)? (raise|increase|put up|change|review) (the|its|my|our|his|her|their|O’s|R’s) (rent|fee|fees|price|prices|rate|charge*) ...',
      '(it|this|that|price|rent|fee) (will|shall|does|can|may) (not|never) (go up|rise|increase) ...',
    ],
    and: [LONG],
    unless: [
      'O (will|shall|may|can) not (raise|increase)|unless|except|other than|save|may (rise|increase|go up)',
    ],
    graver: ['for ever|forever|as long as|for life|whatever|however|even if'],
    onlyPaid: true,
    examples: [
      'The rent stays the same for five years.',
      'You will never raise our rent for as long as you live here.',
    ],
    counterExamples: ['The rent is fixed for six months.', 'The rent may rise after two years.'],
  },
  {
    family: 'withheld-pay',
    variant: 'paid-late',
    severity: 'low',
    says: [
      '(balance|rest|remainder|last (third|half|quarter|part|instal*)|second (half|part)|final (payment|instal*)|whole (price|fee)|#percent|#money) ... (is|are|falls|becomes) (due|payable|paid|owed) (only)? .. (after|once|when|on|upon|until|not before) .. (delivery|completion|acceptance|handover|hand-over|sale|harvest|approval|the (gallery|work|job|last|goods|report|translation) ...)',
      'O (pay|pays|shall pay|will pay|settles?) .. (the)? .. (balance|rest|remainder|price|fee|half|third|#money) ... (only)? (after|once|when|if|as soon as) ... (sold|sell*|accept*|approv*|happy|satisfied|deliver*|receiv*|paid by|comes up|can)',
      'R (let*|allow*|give*|leave*) O .. (the #word|it|them|all) ... before .. (paid|pays|payment|a penny|any money)',
    ],
    unless: ['R (pay|pays|shall pay|will pay)|deposit|in advance|before delivery|refund*'],
    graver: ['satisfied|happy|approv*|sold|sell*|how long|as (O|they|she|he) .. (like*|choose*|can)'],
    onlyPaid: true,
    examples: [
      'We pay the balance only when the picture is sold.',
      'The balance is due seven days after delivery of the album.',
    ],
    counterExamples: ['The balance is due before delivery.', 'You pay the rest after delivery.'],
  },
  {
    family: 'uncapped-liability',
    variant: 'open-promise',
    severity: 'medium',
    says: [
      `R .. (shall|will|must|also|then|would|’ll)? .. (pay*|refund*|reimburs*|cover*|bear*|carr*|stand*|replace*|repay*|provide*|supply|supplies|give*|take*|house*|credit*|compensat*|rework*|repair*|mend*|fix*|answer*|indemnif*|make* good|drive*|come*) ... (${WHATEVER})`,
      `(${WHATEVER}) ... R .. (shall|will|must|’ll)? .. (pay*|refund*|cover*|bear*|carr*|stand*|repair*|replace*|reimburs*|answer*|make* good)`,
      'R (shall|will|’ll)? never hold O (responsible|liable) ...|R ... stand* (behind|in front of) O ...',
    ],
    unless: [
      '(up to|at most|no more than|not more than|maximum of|capped at|limited to|but not more) .. (#money|#percent|#time)',
      'R (may|can)|R (do|does|will|shall|is|are|need|must) not (have|be|pay|owe|liable|bound|bear|carry)|#money',
      'O (shall|will|must|may|also|’ll)? (pay*|bear*|refund*|cover*|reimburs*|repair*|owe*|compensat*|provide*|supply|supplies|replace*|credit*|return*|make* good|carr*) ...',
    ],
    graver: ['no (ceiling|limit|cap)|without (a|any) (ceiling|limit|cap)|even if'],
    examples: [
      'You stand the first repair, whatever it comes to.',
      'You pay us in full for as long as it lasts.',
    ],
    counterExamples: ['We pay for the repair, whatever it comes to.', 'You may repair it whatever it costs.'],
  },
  {
    family: 'exit-cost',
    variant: 'pays-on-calling-off',
    severity: 'low',
    says: [
      '(if|where|when|should|once) R .. (cancel*|call* off|withdraw*|pull* out) ... R (shall|will|must|then|also)? (pay*|owe*|give*|refund*) ... (half|twice|double|whole|in full|full|#percent|#money|as well|on top|extra|train|travel|costs)',
      'R .. (make*|find*) .. (redundant|the post redundant) ... R? .. pay* ... (month*|week*)',
    ],
    unless: ['O (shall|will|must|then|also)? (pay*|owe*)|up to #money|or (a)? (new date|credit)'],
    graver: ['twice|double|any reason|whatever|on top'],
    examples: ['If you cancel a shift on the day itself, you pay it in full.'],
    counterExamples: ['If we cancel the trip we pay half of the price.', 'If you cancel, we pay your train.'],
  },
  {
    family: 'no-exit',
    variant: 'bound-for-years',
    severity: 'medium',
    says: [
      'R (may not|can not|cannot|can’t|could not|shall not|will not|won’t|never|is not|are not) (be)? (able|entitled|allowed|permitted|free)? (to)? .. (end|terminate|cancel|give notice|ask O to (leave|go)|take .. back|sell|let .. go|move) ... (before|until|during|for|while|within|not if) ...',
      'R (may|can) .. (end|terminate|cancel|take .. back) .. (it|this|#word)? .. only (if|where|when|for|on) ...',
      'nothing .. gives? R the right to (send|end|ask|take|terminate) ...',
      'O (may|can) (stay|remain|keep|go on|live|use) ... (for as long as|for ever|forever|until O|for life) ...',
    ],
    and: [`before|until|only|${LONG}|nothing|O (like*|want*|choose*|wish*)|for life`],
    unless: [
      '(if|unless|where) O (fail*|breach*|default*|do not|does not)|probation|cooling|before #time .. notice|notice of .. #time|#time .. notice|neither|either|both|without .. (consent|reason|cause)|only (if|where) .. (breach*|serious|misconduct)',
      'O (may|can|shall|will) (not|never) .. (end|terminate|cancel|sell)',
    ],
    graver: ['for life|for ever|forever|even if|whatever'],
    examples: [
      'You cannot take the field back before 2031, not even if the farm is sold.',
      'We may stay in the house for as long as we like.',
    ],
    counterExamples: [
      'We cannot end it before 2031.',
      'You cannot end it before 2031 unless we breach it or unless we do not pay.',
    ],
  },
];
