import type { SidedRule } from './sided-rule.ts';

/** Ways out, what leaving costs, what is lost, what renews, deadlines. */
export const SIDED_ENDING: readonly SidedRule[] = [
  {
    family: 'unequal-exit',
    variant: 'only-they',
    severity: 'medium',
    says: [
      '(O|O,) but not (R|R,) (may|can) ... ({end}|{leave})',
      'O (may|can) (at any time|until completion)? (withdraw|back out|pull out|call off|end|terminate|cancel) (from|of)? (this|the|it) ... (any time|any reason|in O’s view|no longer|#time .. notice|convenience)',
    ],
    unless: [
      '(six|nine|twelve|6|9|12) months|probation|trial|pay* .. (fee|charge|amount)',
      'pay*|fee|breach*|default*|unpaid|misconduct|fail*|insolven*|(if|where|when) R (do|does|has|have) not',
      '(and|while|whereas) R (may|can) ({end}|{leave})|R (may|can) also ({end}|{leave})|after the (minimum|first|initial) (term|period)',
    ],
    graver: ['in O’s view|at any time'],
    onlyWeaker: true,
    examples: [
      'We may withdraw from this agreement at any time by 21 days notice.',
      'We, but not you, may end the storage by two weeks notice.',
    ],
    counterExamples: [
      'We may end this agreement if you breach it.',
      'You may withdraw from this deed at any time.',
    ],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    severity: 'high',
    says: [
      'R .. (have|has|would have|will have|must|need|needs) (to)? (be out|leave|go|move out|vacate) .. (the)? (same day|that day|that evening|by the next|at once|immediately|straight away|there and then|within (24|48|twenty-four) hours)',
      'R (would|will|must|shall)? be out .. (the same day|that day|by the next|at once|within (24|48) hours|within #number days)',
      'O (would|will|may|can) .. (tell|ask|require) R .. (to (leave|go))? .. (the same day|that (day|evening|night)|at once|from one (day|week) to the next)',
    ],
    unless: ['fire|flood|emergency|danger|violen*|crim*|drugs'],
    examples: [
      'If I am told to go, you have to be out the same day.',
      'You must leave at once when we ask.',
      'We may tell you to go from one day to the next.',
    ],
    counterExamples: ['You must leave at once in case of fire.', 'You have to leave by the last day of May.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    severity: 'medium',
    says: [
      'R (may|can) ... (end|leave|prepay|repay|settle|terminate|sell|transfer) ... (subject to|against|by paying|and paying|on paying|upon paying|on payment of|and payment of|with payment of) .. (fee|charge|#money|#percent|payment|amount equal|#time)',
      'O .. (keep*|retain*|charge*|ask*) (#percent|half|one (half|third)|two thirds|the (whole|full|entire)|all) (of)? (the|R’s)? (price|fee|fees|hire|fare|cost|total|deposit|rent|booking)',
      '(later than that|after that|from the #word day|within the last #word (weeks|days)|in the last #word (weeks|days)) ... (#percent|half|the whole|all of it|everything) ... (price|fee|hire|fare|kept|keep|charge*|due|owed)',
      'R still (owe*|pay*|bring*|bring O) .. the (whole|full|entire) (price|fee|hire|rent|amount|cost)',
      '(whole|full|entire) (price|fee|fare|hire|amount) (is|are|will be|shall be) (forfeited|lost|due|owed|kept)',
      '(instal*|payments|fees|rent|spend|price|balance|term) .. (still open|remaining|outstanding|unused|unexpired|left) ... (falls?|become|becomes|is|are) (due|payable)',
      '(remaining|outstanding|unused|unexpired|rest of the|balance of the) ... (falls?|become|becomes|is|are) (due|payable)',
      'R .. ask* for the (#money|cost|price|fee) back',
    ],
    and: [
      '{leave}|{end}|later|late|after that|last|cancel*|withdraw*|change .. mind|early|no-show|before|sell|sale|prepay|repay|settle|within|fewer|less than',
    ],
    unless: [
      'in advance|overpayment',
      '(if|where|when) O .. (cancel*|end*|leave*|withdraw*|fail*)',
      'free of charge|without (any)? (charge|cost|fee|penalty)|no (charge|fee|cost)|pay* nothing',
      'O .. (refund*|return*|pay* back|give* back)|R (get|receive)s? .. (back|refund)',
      '(by|on|at|with|before) (delivery|handover|completion|pickup|signing|signature)',
    ],
    graver: [
      '(whole|full|entire) (price|fee|hire|rent|amount)|all of it|everything|rest of|remaining|unused',
    ],
    examples: [
      'You may end the lease early by two months notice and payment of a fee of one month of rent.',
      'If you cancel later than that we keep 70 percent of the fee.',
      'If you end the plan early, the instalments still open fall due at once.',
    ],
    counterExamples: [
      'If we cancel, you owe nothing and we keep none of the fee.',
      'You may end the lease early without any charge.',
      'You pay the full price on delivery.',
    ],
  },
  {
    family: 'forfeiture',
    variant: 'paid-money-lost',
    severity: 'medium',
    says: [
      '(deposit|fee|fees|instalment|payment|price|advance|money|#money|paid|rent) ... (stay*|remain*) with (O|the)',
      '(what|everything|all|the money) .. (R .. (paid|given|brought)|paid|received|been given) ... (stay* with|cannot|can not|will not|is not|are not|never) .. (O|be|give|given|go|come|return*|refund*)? .. (back)?',
      'R .. (pay|pays|paid|payment|deposit|fee|instal*) ... (not|never|in no (event|case)|nor) (be)? (refund*|return*|recoverable|repayable|repaid|paid back|given back|credited)',
      '(fee|deposit|payment|instal*|advance|premium|half|part) ... (not|never|in no (event|case)) (be)? (refund*|returnable|returned|recoverable|repayable|paid back|given back)',
      '(do|does|will|shall|can)? not come back|cannot (be given|give) .. back|not given back',
    ],
    and: [
      'deposit|fee|fees|instal*|payment*|price|advance|money|#money|paid|rent|given|received|lessons|premium|half|part',
    ],
    unless: [
      '(if|where|when|until|unless) .. (loan|debt|balance|instal*) .. (repaid|paid)',
      'key|keys|books|tools|router|equipment|bicycle|car|phone',
      'O (shall|will|must)? (refund|return|pay|give)s? ... back|R (get|receive)s? .. back',
      'O (may|can|shall|will) not .. (claim|ask|recover|demand)|(bonus|salary|contribution|grant) ... not (be)? (recoverable|repayable)',
    ],
    graver: [
      'whatever|any (cause|reason)|for any|even (if|where|when)|not even|in no (event|case)|any event',
    ],
    onlyWeaker: true,
    examples: [
      'If you leave during the course, the whole instalment stays with us.',
      'What you have paid cannot be given back.',
      'The drafting fee, once paid, is not returnable.',
    ],
    counterExamples: [
      'The keys are not given back to the caretaker but to us.',
      'If it rains you get the fee back.',
    ],
  },
  {
    family: 'forfeiture',
    variant: 'earned-benefit-lost',
    severity: 'medium',
    says: [
      '(points|credit|credits|voucher*|miles|minutes|lessons|sessions|hours|days|balance|allowance|gift cards?) ... (lapse*|expire*|are lost|is lost|are forfeited|is forfeited|used up|run out) ... (after|at|when|if|on|once|#time)',
      '(bonus|commission|option*|shares|units|incentive|variable pay) ... (not (be)? (earned|payable|paid|due)|lapse*|lost|forfeit*|none is due|no part .. accru*) ... (notice|leave|left|last day|resign*|employed|end*|service)?',
      'nothing is (payable|due|owed|paid) to R',
      'R (get|gets|receive|receives|has|have) no (compensation|goodwill|list|refund|payment|claim) ...',
      'R (lose|loses|forfeit|forfeits) (the|all|any|every|everything|what|R’s|its|his|her) ...',
    ],
    unless: [
      'lose* .. (job|work|card|key*|weight|interest)|cover*|protection pays',
      '(not|never) (lapse|expire|lose|be lost|lost)|(carried|carry) (over|forward)|(by|through) R’s own (fault|negligence)',
    ],
    onlyWeaker: true,
    examples: [
      'Points lapse after 24 months.',
      'Nothing is payable to you for goodwill, whatever the reason.',
      'Any bonus is lost if you have given notice on the day of payment.',
    ],
    counterExamples: ['Points never lapse.', 'Unused days are carried over.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    severity: 'medium',
    says: [
      '(renew*|continue*|is extended|carr(y|ies) on|rolls? over|roll over|run* (on|into)|goes on) ... (further|another|successive|the next|next|year to year|again) ... (unless|until|failing|without|if (no|not))',
      '(unless|if (no|not|neither|nothing|we hear nothing)|failing which|until) ... (renew*|continue*|is extended|carr(y|ies) on|carry on|rolls? over|goes on|run* on) ... (further|another|successive|the next|year to year|again)',
      '(renew*|continue*) by (itself|themselves)',
      '(failing which|otherwise|if not) it (continues|renews|runs|goes on) ... (year to year|another|further)',
      '(charge*|take*|collect*) ... (again|the next one|next) ... (unless|anniversary|each year|same card)',
    ],
    unless: [
      'both (agree|parties agree)|by agreement|only if|R (may|can) .. (renew|extend)|(may|can) be (renewed|extended)|does not (renew|continue)|month to month|with R’s (consent|agreement)|guarantee|secrecy|confiden*',
    ],
    graver: ['(#number|twelve|a|another|further) (year|years|twelve months|12 months|24 months)'],
    milder: ['each month|monthly'],
    onlyWeaker: true,
    examples: [
      'The plan continues for another twelve months unless you or we give notice 60 days before its end.',
      'If neither of us says anything we carry on for another year.',
      'You may end it by notice six months before, failing which it continues from year to year.',
    ],
    counterExamples: ['The plan continues only if both agree.', 'You may renew it for another year.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    severity: 'medium',
    says: [
      'R (may not|cannot|can not|shall not|must not|is not entitled to|are not entitled to) (otherwise|ordinarily)? ({leave}|{end}|determine|return|bring|repay|prepay|give notice) ... (before|until|earlier|early|during|save|except|sooner)',
      'R (may|can) .. ({end}|{leave}|determine|withdraw*) .. (it|this|the #word)? .. only (if|where|after|for|at|once|by|in|with)',
      'no notice (may|can) be given ...',
      'notice ... (takes effect|counts|valid) only (if|at|from|in)',
    ],
    unless: ['O (may|can|shall) (also)? (not|only)|either|both|neither|without (any)? (cost|charge)'],
    graver: ['whatever|any (cause|reason)|even if|for life|irrevocabl*'],
    onlyWeaker: true,
    examples: [
      'You may not otherwise withdraw from this agreement before it expires.',
      'You may end it only if the room is not ready after two months.',
    ],
    counterExamples: ['We may not end it before the last day.', 'You may end it at any time.'],
  },
  {
    family: 'short-deadline',
    variant: 'few-days',
    severity: 'medium',
    says: [
      '(claims?|complaints?|notices?|objections?|requests?) ... (later|after (that|#time)|too late|out of time) ... (not (be)? considered|lost|barred|reject*|lapse*|no effect|ignored)',
      'R .. (must|shall|has to|have to|should) ... within (24|48|72|twenty-four|forty-eight|seventy-two|one|two|three|four|five|six|seven|ten|1|2|3|4|5|6|7|10) (working|business|calendar|clear)? (hours?|days?) ... (otherwise|failing|or R (lose|loses)|lapse*|lost|barred|not considered|deemed|forfeit*|taken)',
      '(exercised|claimed|used|accepted) within #time ... (failing|otherwise|or) .. (they|it|these)? (lapse*|expire*|lost|void)',
      'offer ... (withdrawn|lapses|expires|closes) (if|unless|by|on)',
      'unless R .. (object*|complain*|write*|tell*|repl*|respond*) ... within (24|48|72|one|two|three|four|five|six|seven|ten|1|2|3|4|5|6|7|10) (working|business|calendar)? (hours?|days?)',
    ],
    unless: ['(if|where|when) O (fail*|do not|does not)'],
    graver: ['every claim|all claims|lost|barred|lapse*'],
    onlyWeaker: true,
    examples: [
      'Claims that reach us later are not considered.',
      'You must report damage within two days, otherwise every claim is lost.',
      'Options must be exercised within 30 days, failing which they lapse.',
    ],
    counterExamples: ['We must answer within five days.', 'You must tell us within five days if you move.'],
  },
];
