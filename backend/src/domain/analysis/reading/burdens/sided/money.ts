import type { SidedRule } from './sided-rule.ts';

const OPEN =
  'without (an|any|a)? (upper|daily|financial|time)? (limit|cap|ceiling)|no (upper|daily) limit|up to any amount|unlimited|uncapped|whatever (the|that|it|they)? .. (cost*|amount|cause|price|may be|come*)|however (many|much|long|often)|for as long as (it takes|R|O|necessary|needed|settled|the #word)|for any (cause|reason) (whatever|whatsoever)?|whether or not (it|R|they|the #word) .. (fault|caused|blame|cause|harmed)|any cause whatever|in full to|twice|double|without (limit|proof)|for (free|nothing) (for|as)|for ever|for life';

/** Prices, charges, pay, costs, and what either side promises without an end. */
export const SIDED_MONEY: readonly SidedRule[] = [
  {
    family: 'uncapped-liability',
    variant: 'open-promise',
    severity: 'medium',
    says: [
      `R .. (shall|will|must|also|then)? .. (pay*|refund*|reimburs*|cover*|bear*|replace*|repay*|provide*|supply|supplies|house*|lodge*|credit*|compensat*|buy|rework*|repair*|teach*|owe*|answer*|indemnif*|make* good|keep) ... (${OPEN})`,
      `(whatever|however|no matter) ... R .. (pay*|refund*|cover*|bear*|repair*|replace*|reimburs*)`,
      'R (shall|will|must)? (pay|repay|return|refund|owe)s? .. (twice|double|three times) ...',
      'R’s (liability|responsibility) .. (is|shall be|will be)? (unlimited|without limit)',
      '(cap|limit) .. (in|of|on)? .. (shall|does|do|will) not apply ... R',
    ],
    unless: [
      '(up to|at most|no more than|not more than|maximum of|capped at|limited to|but not more) .. (#money|#percent|#time)',
      'R (may|can)|R (do|does|will|shall|is|are) not (have|be|pay|owe|liable|bound)',
      'O (shall|will|must|may|also)? (pay*|bear*|refund*|cover*|reimburs*|repair*|owe*|compensat*|provide*|supply|supplies|replace*|credit*|return*|make* good) ...',
      'keep* .. (informed|secret|confidential|insured)|interest',
    ],
    graver: [
      'all (loss|losses|costs|claims|damage)|any cause whatever|every (loss|claim)|up to any amount|without limit',
    ],
    examples: [
      'You shall bear, up to any amount, the cost of any rescue of the boat.',
      'You pay for the hotel, however long the repair takes.',
      'You shall pay the cost of other childcare, whatever that cost may be.',
    ],
    counterExamples: [
      'You pay for the hotel, up to £90 a night, however long it takes.',
      'We pay for the hotel, however long it takes.',
    ],
  },
  {
    family: 'sole-discretion',
    variant: 'may-require',
    severity: 'high',
    says: [
      'O (may|can|is entitled to|shall be entitled to) ... (require|oblige|compel|call (up)?on|demand that|force) R .. to (buy|repurchase|take|purchase|sell|transfer|lend|pay|accept|return|refund|move|remove|work|supply|provide|sign|give)',
      'R (must|shall|will|has to|have to) (buy|take|purchase|repurchase) .. back ... (if|when|whenever|on) O .. (ask*|want*|require*|demand*|choose*)',
    ],
    unless: ['breach*|default*|unpaid|fail*|court|by law|reasonabl*|defect*|damage*|overdue|fraud'],
    milder: ['#time .. notice ... (reasonable|same)|up to #money'],
    examples: ['We may within two years require you to buy the boat back for £9,000, in any condition.'],
    counterExamples: [
      'We may require you to repair damage that you caused.',
      'You may require us to buy the boat back.',
    ],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    severity: 'medium',
    says: [
      'R ... (pay*|owe*|liable|charged|due) ... (whether or not|even (if|when|where|though)|although|no matter (if|whether)) ...',
      '(rent|fee|fees|hire|charge|price|commission|royalty|dues|instal*) ... (payable|due|owed|paid|charged) ... (whether or not|even (if|when|where|though)|although|no matter (if|whether)) ...',
      '(full|whole) (fee|price|rent|charge) is (payable|due|owed) ... (although|even)',
      'R .. pay* for (hours|days|meals|lessons|units|seats|places|goods) .. (not (used|taken|eaten|attended|worked)|unused)',
    ],
    unless: [
      'O .. (pay*|owe*|bear*|refund*)|R (may|can|need) (not)? .. (pay|stop)|not (pay*|owe*|liable|charged|due|payable)',
      'late|overdue|arrears|interest|insured|caused|fault',
      'R (is|are|be|get|gets) paid|paid to R|wage*|salary|sick',
    ],
    graver: ['not used|unused|every day|in any event'],
    onlyWeaker: true,
    examples: [
      'You pay the fee for every week, whether or not the pool is open.',
      'The hire is payable for each day even if it rains.',
    ],
    counterExamples: ['We pay the wage even if no guests come.', 'You need not pay even if you come late.'],
  },
  {
    family: 'minimum-commitment',
    variant: 'minimum',
    severity: 'medium',
    says: [
      'R (shall|must|will|agree* to|undertake* to|commit* to|has to|have to|guarantee*) ... (book|buy|order|purchase|take|pay for|guarantee|spend|sell|reach|achieve|place) ... (at least|not less than|a minimum of|no fewer than|no less than|minimum)',
      'R .. pay* for (hours|units|orders|guests|seats|plates) not (used|taken|ordered|needed)',
      'R .. pay* ... (shortfall|difference|balance) ... (fewer|less|below|short|minimum)',
      '(whichever is (the)? (greater|higher|more)) ... R|R ... pay* ... whichever is (the)? (greater|higher|more)',
    ],
    unless: ['insur*|notice of|years old|at least #time|notice|aged'],
    graver: ['whether or not|not used|shortfall|difference|each month|a month'],
    examples: [
      'You shall book not less than 15 hours a month and pay for hours not used.',
      'You must order at least 200 meals a week.',
    ],
    counterExamples: [
      'You must be insured for at least £50,000.',
      'You must give at least two weeks notice.',
    ],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    severity: 'medium',
    says: [
      '(rate|rates|price|prices|fee|fees|charge|charges|rent|tariff|premium|commission|levy|royalty) ... (may|can|will|shall) (be)? (at any time)? (revised|changed|raised|increased|adjusted|varied|altered|set|fixed|reviewed) ... by O',
      'O (may|can|reserve* the right to|is entitled to|are entitled to) ... (revise|change|raise|increase|put up|adjust|vary|alter|set|fix|reset) ... (rate|rates|price|prices|fee|fees|charge|charges|rent|tariff|premium|commission|pay|salary|wage*|levy|royalty|interest)',
      'R ... pay* ... (levy|royalty|fee|charge|rent|price) ... which O (may|can) ... (raise|increase|change|set|fix|vary)',
    ],
    unless: [
      '(no more|not more) (often)? than once|only (with|by|on) ... notice|R may (close|leave|end|cancel)',
      '(with|only with|without) R’s (written)? (consent|agreement)|(other than|except|excluding|but not) .. (price|fee|charge|rent)|(inflation|index|cpi) (only)?|may not|shall not|cannot|not (more|higher) than',
      'free to leave|R (may|can) (leave|end|cancel|decline) ... (before|free|without)',
    ],
    graver: [
      'at any time|sole|absolute|own discretion|without .. (notice|agreement|consent)|by any amount|as (it|O) .. (consider*|think*|see*|deem*)',
      '(pay|salary|wage*) ... (discretion|without)',
    ],
    examples: [
      'The hourly rate may be revised by us at our sole discretion.',
      'We may at any time raise the berth fee.',
    ],
    counterExamples: ['The rate may be revised by us only with your consent.', 'You may raise the price.'],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    severity: 'low',
    says: [
      '(each|every|on #number #word (of)? (each|every)) .. (year|april|january|march|july|october|september|month)? ... (price|charge|fee|rent|rate|royalty|premium) ... (rise*|increase*|go* up|escalat*) by (#money|#percent|up to)',
      '(price|charge|fee|rent|rate|royalty|premium) ... (rise*|increase*|go* up|goes up|escalat*) by (#money|#percent|up to) ... (each|every|a|per|on) (year|april|january|month|anniversary|#number)',
      '(price|charge|fee|rent|rate|royalty|premium) ... (rise*|increase*|escalat*) by (inflation|the (index|rate)) ... (and|plus) .. #percent',
    ],
    unless: ['may not|never|not (rise|increase|go up)|no more than inflation|O’s (rent|fee)'],
    graver: ['during the|in the first|minimum term|inflation ... (plus|and)'],
    onlyWeaker: true,
    examples: ['Every 1 March the monthly fee rises by £2.40.', 'The rent increases by 5% each year.'],
    counterExamples: ['The fee never rises by more than inflation.'],
  },
  {
    family: 'open-price',
    variant: 'not-fixed',
    severity: 'medium',
    says: [
      '(at|for) the (rate|price|fee|charge|rent)s? (then|of the day|that O (then)? (quote|charge|set|ask|decide|fix)*|O (then)? (quote|charge|set|ask|decide|fix)*|it then) ..',
      '(rate|rent|price|fee)s? then (quoted|charged|applicable|current|in force|published) ...',
      '(discount|share|percentage|rate|fee|price|rent) ... (is|are|be) (set|fixed|decided|determined|published) (each|every|from|by) .. (quarter|year|month|time|O)',
      '(calls?|levy|levies|contributions?|charges?) .. as (O|it) may (deem|consider|think|decide|require|see) ...',
    ],
    unless: [
      'R (may|can) (set|decide|choose)|both|agree* (in writing)? (by|between)|shown (before|in)|listed (in|below)|fixed for',
    ],
    graver: ['without limit|rent|renew*'],
    onlyWeaker: true,
    examples: [
      'A second copy needs a licence from us at the fee that we then charge.',
      'The rent for the next term is the rate then quoted to new tenants.',
    ],
    counterExamples: ['The fee is set each year by both sides together, as agreed in writing between both.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    severity: 'medium',
    says: [
      'R (owe*|pay*) ... #money (for)? (each|every|per) further (day|week|hour)',
      'R (owe*|pay*|is charged|are charged) ... (late|delay|each further day|further day|every day|day of) ... #money',
      'R (owe*|pay*|is charged|are charged) ... #money ... (each|every|per|a|for each|for every) (further)? (day|week|hour|reminder|month)  ... (late|delay|default|until|overdue|begun|beyond)',
      '#money (a|per|for each|for every|each|every) (further)? (day|week|hour) ... (late|delay|default|overdue|begun|until)',
      '(late|overdue|missed|returned|failed) (payment|debit|instal*|return)? (fee|charge)? (is|:) .. #money',
    ],
    unless: [
      'capped|at most|not more than',
      'O (shall|will|must)? (pay|owe|credit|refund|compensate|give)s? ...|R (get|receive|earn)s? ...|to R|paid to R',
      '(rent|price|hire|wage) (is|of) #money|no (late)? (fee|interest|charge)|statutory|base rate|deposit ... interest',
    ],
    graver: ['compound*|monthly rests|quarterly rests|a day|each day|every day|per day|further day'],
    milder: ['at most|not more than|up to'],
    onlyWeaker: true,
    examples: ['If the rent is late you owe $60 plus $8 for each further day.', 'Late payment fee | £35'],
    counterExamples: ['If we are late we pay you £10 for each further day.', 'No late fee is charged.'],
  },
  {
    family: 'withheld-pay',
    variant: 'paid-late',
    severity: 'medium',
    says: [
      'O (shall|will|must)? (pay|pays|settle|settles|release|releases) ... (after|when|once|only when|as soon as|to the extent) .. (O|it|they|we)? ... (receiv*|receipt|been paid|are released|is released|cleared)',
      '(payable|paid|due) (when|only when|once|if) and to the extent ...|receipt ... condition precedent|condition precedent to .. (liability|payment)',
      '(pay|pays|paid|payable|settle*) ... (60|75|90|100|120|180|sixty|seventy-five|ninety) days (after|from|of)',
      'R ... (wait*|paid) ... until O .. (paid|receiv*|has)',
    ],
    unless: ['R (shall|must|will)? (pay|pays|settle)|deposit|refund*|sick'],
    graver: ['condition precedent|no interest|only when|to the extent'],
    examples: [
      'We shall pay each invoice within ten days after receipt by us of the sum from the customer.',
      'It is paid in one sum 75 days after the last post.',
    ],
    counterExamples: ['You shall pay each invoice within ten days after receipt.', 'We pay within ten days.'],
  },
  {
    family: 'withheld-pay',
    variant: 'deductions',
    severity: 'medium',
    says: [
      'O (may|can|is entitled to) ... (set off|deduct|keep back|hold back|retain|withhold|take) ... (any (payment|sum|account)|payment*|invoice*|pay|salary|wage*|fee*|commission|settlement|remittance|earnings|deposit)',
      '(three|two|four|ten|#percent|#money) .. (each|in each|of each|of every) (month|payment|wage|salary) ... (retained|held back|kept back) by O',
      '(pay|wage|salary|fee) (is|will be|shall be) (reduced|cut) (to|by|if|where)',
    ],
    and: ['R|payment|account|invoice*|pay|wage*|salary|fee*|commission|settlement'],
    unless: [
      'overpa*|holiday taken|advance*|tax|social security|national insurance|required by law|may not|only (with|after)|R (may|can)',
    ],
    graver: ['any sum|any account|without telling|without notice|any other contract|in O’s (view|opinion)'],
    examples: [
      'We may set off against any payment any sum which we claim under another contract.',
      'Without telling you first we may take it from any account that you hold with us.',
    ],
    counterExamples: ['You may deduct the cost from the rent.'],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    severity: 'medium',
    says: [
      '(training|induction|trial|waiting|travel|preparation|pitch|standby|stand-by|meeting*) (time|days|hours|shifts?)? .. (is|are|will be|shall be) (unpaid|not paid|not remunerated|without pay)',
      '(work|hours|overtime|evenings|weekends|sundays) ... (attract* no|no (further|extra|additional) (pay|payment|money)|without (further|extra|additional) pay|not (be)? paid (for|extra)|included in (the|R’s) (salary|pay|fee|price))',
      '(salary|fee|pay|wage|cost to company) ... (compensat*|covers?|includes?) ... (all (hours|overtime|work)|overtime|weekends|however (many|long))',
      'R ... (mind|help|work|cover|serve) ... (no pay|without pay|unpaid|for nothing)',
    ],
    unless: ['O (work*|help*)|unpaid leave|parental'],
    examples: ['The first three training days are unpaid.', 'Work at weekends attracts no further pay.'],
    counterExamples: ['You may take unpaid leave.', 'Overtime is paid at time and a half.'],
  },
  {
    family: 'withheld-pay',
    variant: 'other-may-withhold',
    severity: 'medium',
    says: [
      'O (may|can|is entitled to) ... (stop|pause|skip|suspend|hold back|withhold|put off|delay|keep back|set off) ... (paying|payment*|instal*|rent|repayment*|the cost|up to #money|twice|part)',
      'rent (stops|ceases|is not due|is suspended|falls away) ...',
      'no rent (is|shall be|will be) (due|owed|payable|recoverable) ... (for|while|until|in) ...',
    ],
    unless: ['O (may|can) not|salary|wage*|R (may|can)'],
    graver: ['for as long as|twice|as (he|she|O|it) (estimate*|feel*|think*)'],
    examples: [
      'You lent the money: we may stop paying for as long as we are out of work.',
      'We may keep back twice the cost of putting the work right.',
    ],
    counterExamples: ['You may stop paying while the heating is off.'],
  },
  {
    family: 'forfeiture',
    variant: 'debt-falls-away',
    severity: 'high',
    says: [
      '(if|when|should) O (die*|pass*|becom*|los*) ... (owing|owed|rest|balance|debt|loan|instal*|left|open) ... (falls? away|is forgiven|are forgiven|is (wiped|written) (out|off)|lapses?|is extinguished|is cancelled|is waived)',
      '(owing|owed|rest|balance|debt|loan) ... (falls? away|is forgiven|is (wiped|written) (out|off)|is extinguished) ... (if|when|should) O (die*|pass*|becom*|los*)',
      'R (shall|will)? (forgo|forgos|forgoes|forgive*|write* off|waive*) (all|the|any|every) .. (sum*|debt*|claim*|balance|rest|instal*|loan)',
    ],
    examples: [
      'If we die, what is still owing falls away.',
      'If a rule is broken you forgo all sums still open.',
    ],
    counterExamples: ['If you die, what is still owing falls away.'],
  },
  {
    family: 'cost-shifting',
    variant: 'bears-costs',
    severity: 'medium',
    says: [
      'R (shall|will|must|also)? (bear|bears|pay|pays|cover|covers|reimburse|reimburses|meet|meets) ... (social (charges|security)|legal (costs|fees)|lawyer*|attorney*|collection costs|costs of O|O’s (costs|fees|expenses|tax*|lawyer*)|fine*|registration|the (costs|fees) of (the|any) (arbitrat*|court|dispute|audit|check|survey|inspection|valuation|search))',
      'R ... (repair*|obtain*|clear*|survey*|maintain*|insure*|transport*|move*|cart*|recall*|return*) ... at (its|his|her|their|R’s) own (cost|expense)',
      '(cost|costs|expense*|tax|taxes|(fee|fees|charges) of (the|any) (arbitrat*|court|survey*|audit*|lawyer*)) ... (borne|paid|met|payable|reimbursed|carried|be) by R',
      'R .. pay* .. (whatever|what) .. (crane|plumber|repair*|electrician|collector*|agent) .. (company)? .. charge*',
    ],
    unless: [
      'R caused|caused by R|R’s own (fault|negligence)|if R (cause*|break*|damage*|lose*)|equally|half each|shared|meter|consum*|up to #money|reasonabl*',
      'O (shall|will|must)? (pay|bear|cover|reimburse|meet)s?',
    ],
    graver: ['whatever|whichever|even if|all (costs|fees)|without limit'],
    examples: [
      'You also bear the social charges on the bonus.',
      'The fees of the arbitrator are borne by you.',
      'You obtain every permit at your own expense.',
    ],
    counterExamples: [
      'We bear the costs of the survey.',
      'You pay the cost of repairs if you cause the damage.',
    ],
  },
];
