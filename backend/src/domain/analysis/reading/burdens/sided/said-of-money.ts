import type { SidedRule } from './sided-rule.ts';

const PAID_AHEAD =
  '(advance*|deposit|booking (money|fee|amount)|down payment|downpayment|earnest money|token (money|amount)|first (payment|instal*)|bond|caution (money|deposit)?|holding (fee|deposit)|key money|pledge|retainer)';
const LEAVES =
  '(leaves?|leaving|moves? out|moving out|goes early|early (exit|end|leaving|termination)|breaks? (the)? (lease|contract|term)|quits?|stops? early|cancels?|cancelling|cancellation|backs? out|backing out|pulls? out|withdraws?|withdrawal)';
const SOME_PRICE =
  '(price|figure|rent|fee|sum|amount|rate|charge|share|value|contribution|subscription|dues)';
const LIKES =
  '(whenever|any time|at any time|any day|as (often|much) as|as (it|he|she|they|O) (like*|please*|see*|choose*|want*|need*)|when (it|he|she|they|O) (like*|please*|choose*|want*|need*|wish*))';

const BEHIND =
  '(unpaid|arrears|default*|(behind|late) (with|on|in)|(miss*|skip*|overdue|late) (#word)? (#word)? (payment*|instal*|rent|month*|fee*|board)|(payment*|instal*|rent|month*|fee*|board|money) .. (is|are|unpaid|missed|overdue|late|behind) (unpaid|missed|overdue|late|behind)?|months? behind)';

/** Money in everyday words: what is paid ahead and lost, what leaving costs, who names the price, and how little is paid back. */
export const SIDED_SAID_OF_MONEY: readonly SidedRule[] = [
  {
    family: 'forfeiture',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `${PAID_AHEAD} (then|also)? (is|are|stand|stands|shall be|will be|gets|get|becomes?|goes)? (then|also|simply|all)? (forfeited|forfeit|gone|lost|burnt|burned|not coming back) ...`,
      '(money|payment|pledge|fee) ... (is|are) not coming back ...',
      `${BEHIND} ... (and|,|then) (the|R’s)? (#word)? (half|share|boat|car|van|bike|horse|house|shop|machine|land|plot|thing|goods|instrument|it|stall) (then)? (go|goes|fall|falls|revert|reverts|belong|belongs|come|comes) (back)? to O ...`,
      `${BEHIND} ... (and|,|then) (the|R’s)? (#word)? (half|share|boat|car|van|bike|horse|house|shop|machine|land|plot|thing|goods|instrument|it|stall) (is|are|becomes?) (O’s|ours)`,
      '(session*|lesson*|visit*|class*|credit*|treatment*) .... (never|not) (finish*|used?|redeem*|complete*|attend*|taken) .. (by|before|until|till|within) ... (burn|burns|burnt|burned|lost|gone|expire*|void|forfeit*)',
    ],
    unless: [
      'O .. (cancel*|call* off|default*|fail*|withdraw*|pull* out)|not (be)? (forfeit*|lost|gone|burnt)|unless R|(half|part|some|#percent|#money) of|up to|less (the)? (actual|real)|until|nobody|never .. (forfeit*|lost)|R’s to keep',
      'R (keep|keeps|may keep)|(they|R|he|she|who|people|families|children|pupils|students|members) (is|are) not coming back|(day*|leave|holiday*) .... not .. (used|taken)',
    ],
    onlyWeaker: true,
    examples: [
      'Advance stands forfeited on cancellation after order, though nothing has been procured.',
      'If balance does not enter by Friday we shall not cook and deposit is gone.',
      'Two months’ unpaid board and the half goes back to us with nothing owed to you.',
      'Once it closes your money is spent on clay and is not coming back.',
    ],
    counterExamples: [
      'The deposit is not forfeited on cancellation.',
      'If we cancel, the advance is not lost.',
      'The deposit is paid before the keys are given.',
      'Families pay a leaving fee if they are not coming back next term.',
      'If you are late, the car goes back to us in the morning.',
      'If you have not completed the form by Friday the offer expires.',
    ],
  },
  {
    family: 'exit-cost',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `${LEAVES} .. (anyway|is)?(:)? .. ${PAID_AHEAD} (is|are|be)? (kept|forfeited|forfeit|lost|gone|burnt|not (returned|given back)) ...`,
      `(if)? (R|tenant|renter|member|he|she)? .. ${LEAVES} ... (rent|fee|fees|dues|instal*|payments?|hire) (still|then|is|are|be)? (due|payable|owed|runs?|to be paid|continues?|owing) (on)? (till|until|up to|to (#number|the end|january|february|march|april|may|june|july|august|september|october|november|december)) ...`,
      `${LEAVES} .. (anyway|is)?(:)? .. (pay|pays|owe|owes) .. (rest|remainder|remaining) .. (term|lease|contract|year|months|fees|rent) ...`,
    ],
    unless: [
      '(to|till|until) (the)? end of (the|R’s|that|this|a)? (#word)? (notice|week|month)',
      'O .. (leave*|cancel*|end*|stop*)|notice .. (of|given)? .. (then|and) nothing|no (rent|fee) (is)? due|not (be)? (forfeit*|lost|kept|payable|due)|until (the)? (last day|day (R|she|he|they) leave*|end of (the)? (notice|month))|after .. notice|deposit is (returned|refunded)|up to the (day|date)|(till|until|to) (the)? (day|date) of (leaving|exit)|kept (safe|separate*|for|until|by|in|with)|(returned|refunded|paid back|given back)',
    ],
    onlyWeaker: true,
    examples: [
      'Leaves early | bond kept, rent runs to June.',
      'If you leave, the rent is due to the end of the lease.',
      'If you leave anyway: deposit kept and rent due till 14 August 2027.',
    ],
    counterExamples: [
      'When you leave, the deposit is returned.',
      'When you leave, the rent is due to the end of the notice.',
      'If you quit, the fee is payable to the end of that month.',
      'If you leave after notice, rent is due until the last day.',
      'When you leave, the deposit is kept for two weeks and then returned.',
      'When you move out, a cleaning fee is payable to us.',
      'With five months left you pay the rest of the fees monthly.',
    ],
  },
  {
    family: 'sole-discretion',
    variant: 'names-price',
    severity: 'high',
    isCertain: true,
    says: [
      `(what|which) ${SOME_PRICE} is (good enough|fair|enough|right|acceptable|high enough|proper) (is)? (up to O|for O (alone)? to (say|decide|fix|set|name|judge)) ...`,
      `(the|R’s|its|a)? ${SOME_PRICE} (is|will be|shall be) for O (alone)? to (say|decide|fix|set|name|judge) ...`,
      `(the|R’s|its|a)? ${SOME_PRICE} (is|will be|shall be) up to O ...`,
      '(what|whatever) it (sells|goes|is sold|fetches) for is (up to O|for O (alone)? to (say|decide|fix|set|name|judge)) ...',
      `(at|for) such (a)? ${SOME_PRICE} as (the)? O (may|shall|will)? (then)? (fix*|decide*|set*|choose*|name*|determine*)`,
      '(take|takes|keep|keeps|deduct|deducts|less|minus) (out of it)? (whatever|what) O (consider*|think*|deem*|find*|feel*) (is|are)? (fair|proper|fit|right|due|enough|necessary) ...',
      '(percentage|rate|figure|increase|amount|sum) (that|which) O (find|finds|think|thinks|see|sees|consider|considers|choose*|feel*) (fit|fitting|fair|right|proper|reasonable|suitable)',
      `(O’s|his|her|their) ${SOME_PRICE} (is|are)? (not|never) (to)? (be)? (questioned|disputed|challenged|argued)`,
    ],
    unless: [
      '(for|up to) O (alone)? to (pay|bear|carry|meet|settle|find|cover|refund|collect)',
      '(getting|asking|paying|finding|collecting|bringing|earning|sharing) .. (is|will be|shall be) up to|up to O’s|expert|valuer|surveyor|arbitrat*|both|R (may|can) (refuse|say no|object|dispute)|not more than|up to #money|no more than|at most',
    ],
    onlyWeaker: true,
    examples: [
      'What price is good enough is for us to say.',
      'What it sells for is up to us.',
      'You are bound for a further year at such rent as the Landlord may then fix.',
      'Deposit back less whatever the Landlord thinks fair for wear.',
      'Each January we may index the price with a percentage that we find fitting.',
    ],
    counterExamples: [
      'What price is fair is for an expert to say.',
      'We pay the price that you name.',
      'The fee is for us to pay.',
      'The fee is for our time and travel.',
      'The share is for us, the rest is for you.',
      'Getting your neighbour’s share is up to us.',
      'The price is for you to say.',
    ],
  },
  {
    family: 'unilateral-change',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `O (can|may|will|could) (raise|put up|increase|change|move|lift|adjust|alter|set) (that|the|this|her|his|R’s|its)? (#word)? ${SOME_PRICE} (up or down|up and down|up)? (by (text*|message|whatsapp|sms|a text|a note|a notice|notice at|e-?mail)|${LIKES}) ...`,
      `O (can|may|will|could) (move|put|set) (that|the|this|her|his|R’s)? ${SOME_PRICE} up or down ...`,
    ],
    unless: [
      'R (ask*|request*|agree*|want*|wish*)|(once a year|yearly|#time .. notice)|index|inflation|cost of living|R (may|can) .. (leave|cancel|end|refuse)|only (by|with|if)|not (raise|increase|change)|at most|no more than|up to (#money|#percent)',
    ],
    onlyWeaker: true,
    examples: [
      'We can raise that figure whenever we need to by texting you the new number.',
      'From then on we can move the fee up or down by notice at reception.',
    ],
    counterExamples: [
      'We may raise the fee once a year by inflation.',
      'We can change the fee by text with two months of notice.',
      'You may change the amount whenever you like.',
    ],
  },
  {
    family: 'cost-shifting',
    variant: 'said',
    severity: 'medium',
    isCertain: true,
    says: [
      '(loss|damage|vandalism|theft|cost|costs|risk|difference|breakage) .... (is|are|falls?|comes?|goes) (for|on|to|at) R’s (bill|account|cost|expense|charge|risk)',
      '(even|whatever|any reason|for any reason|whoever) .... (loss|cost|risk|damage|difference) (is|falls|lies|stays) (of|on|with|to|upon) R ...',
      '(loss|cost|risk|damage|difference) (is|falls|lies|stays) (of|on|with|to|upon) R ... (even|whatever|any reason|whoever)',
    ],
    unless: [
      '(caused|done|made) by R|R’s (own)? (fault|guests|negligence|mistake)|half|share|at R’s (request|wish|choice)|up to|not (for|on|at)',
    ],
    graver: ['even (O’s|if O)|O’s (own)? (paperwork|mistake|fault|error)'],
    onlyWeaker: true,
    examples: [
      'Vandalism by others is for your bill.',
      'If the grant is refused for any reason, even our paperwork, loss is of you.',
    ],
    counterExamples: ['Damage caused by you is at your cost.', 'Vandalism by others is for our bill.'],
  },
  {
    family: 'other-side-not-liable',
    variant: 'at-most',
    severity: 'medium',
    isCertain: true,
    says: [
      '(the most|all) (that)? (O|R) (will|would|can|could|may|might|shall)? (ever)? (owe|owes|pay|pays|get|gets|be paid|answer for|claim|receive|recover) ... (is|are|would be|will be) (the|what|one|a|#money|#word) ...',
      '(for|if|when) .... (fall*|injur*|accident*|hurt|broken|breaks|fire|burn*|death|dies|faulty|defect*|loss|lost) .... O (pay|pays|owe|owes|will pay|shall pay) .. (at the most|at most|no more than|not more than|only up to|never more than) ...',
    ],
    and: [
      'owe|owes|answer for|ever|from O|anything|everything|whatever|wrong|happen*|damag*|loss|losses|lost|fire|burn*|injur*|accident*|hurt|death|dies|fall*|broken|breakage|breaks|fail*|fault*|let R down|liab*|negligen*',
      '(what|the (price|amount)) .. R (paid|pay|pays|have paid|has paid)|R’s (#word)? (charges?|fees?|price|payments?|subscription)',
    ],
    unless: [
      'cover*|benefit*|policy|insur*|premium|excess|claim limit|(any|each|one|per) (one)? claim|cashback|discount|reward*|prize*|voucher*|expenses|mileage|bid|offer|stake|per (hour|night|day|week|mile)|an hour|your old',
      'R (will|would|can|could|may|shall)? (ever)? (owe|owes|pay|pays)|rent|salary|wage*|insur* pays|bonus|commission|grant|O (will|would|can|could|may|shall)? (ever)? (get|gets|claim|receive|recover)',
    ],
    graver: ['injur*|death|dies|fire|negligen*|falls?|gross*|on purpose|O’s (own)? fault'],
    notUnder: ['insurer', 'underwriter', 'policyholder', 'policy holder', 'insured', 'insurance'],
    onlyWeaker: true,
    examples: [
      'The most we would ever owe you for anything, fire included, is the price of the lamp.',
      'The most you’d get from us, even if it burns, is what you paid.',
      'For falls because of the brakes we pay at the most one month price.',
    ],
    counterExamples: [
      'The most you would ever owe us is the price of the lamp.',
      'We pay at most 5% interest on the deposit.',
      'The most we pay for a bicycle under this cover is £500.',
      'The most you can get is £50 in cashback.',
      'The more you claim the higher the excess will be.',
      'The most we pay for a guitar is £200.',
    ],
  },
];
