import type { SidedRule } from './sided-rule.ts';

const PRICE =
  'rent|fee|fees|price|charge|charges|hire|dues|tuition|subscription|premium|instalments?|payments?';
const STAY =
  '(is|are|be|remain|remains|stay|stays|continue to be|will be|shall be|will remain|shall remain) (still|nevertheless|nonetheless)? (due|payable|owed|charged|to be paid)';

/** What is paid although nothing is given for it, what begins or only rises by itself, what their own firm does at the reader's cost. */
export const SIDED_BY_ITSELF: readonly SidedRule[] = [
  {
    family: 'cost-shifting',
    variant: 'pays-while-closed',
    severity: 'high',
    says: [
      `(${PRICE}) ${STAY} ... (closed|closure|closures|closing|shut|shutdown|suspended|suspension|unavailable|cancelled|out of (use|order|service))`,
      `(close|closes|closed|closing|closure|closures|shut|shuts|unable to open|cannot open|suspended|unavailable) .... (${PRICE}) ${STAY}`,
      `(closures?|closed (days|weeks)|holidays) is .... (${PRICE}) ${STAY}`,
      `R .. (pay*|owe*) ... (while|when|although|even (if|when|though)) (O|the #word) (is|are) (closed|shut|suspended|unavailable)`,
    ],
    unless: [
      'not (be)? (due|payable|owed|charged)|no (fee|rent|charge)|refund*|credit*|reduc*|abat*|until (the|that) (day|date)|account is closed|close (the|your|an) account',
      'R (close*|suspend*|cancel*)|R’s (absence|holiday*|cancellation)',
    ],
    onlyWeaker: true,
    examples: [
      'When we are closed for repairs or by order of the council, the fees remain payable.',
      'The full rent is payable during any closure of the market.',
    ],
    counterExamples: [
      'If we have to close, no fee is due for those days.',
      'When your account is closed, charges for past use remain payable.',
    ],
  },
  {
    family: 'auto-renewal',
    variant: 'full-price-follows',
    severity: 'medium',
    says: [
      '(after that|then|afterwards|thereafter|once (it|this) ends|when (it|this) ends|from then on) ... (full|normal|standard|regular|usual|list) (price|rate|fee|rent) (then|will|shall)? (applies|apply|is charged|is due|be charged|starts|automatically|follows)',
      '(introductory|first|opening|trial|welcome|promotional|reduced|special) (price|rate|offer|discount|period|fee) .... (full|normal|standard|regular|usual|list) (price|rate|fee|rent)',
      '(trial|free month|free week|free period) ... (becomes|become|turns into|converts|rolls into|moves to|changes to) ... (paid|full|plan|subscription|membership)',
    ],
    unless: [
      'only (if|when|where) R (say|agree|choose|confirm|ask)|unless R (say|confirm)|R (choose|chooses) (to|whether)|R (get|gets|is|are) (back|refunded)',
    ],
    onlyWeaker: true,
    examples: [
      'The introductory rate lasts for two months; after that the normal price applies without further notice.',
      'At the end of the month your trial becomes a paid plan.',
    ],
    counterExamples: ['After the trial the full price applies only if you confirm that you want to go on.'],
  },
  {
    family: 'unilateral-change',
    variant: 'only-upward',
    severity: 'high',
    says: [
      '(rent|fee|price|rate|charge|hire) ... (shall|will|can|may)? (not|never) (in any event|in any case|under any circumstances)? be (less|lower) than ... (before|current*|payable|then|previous*|passing)',
      '(rent|fee|price|rate|charge|hire) ... (may|can|will|shall) (only|never) (rise|go up|increase|fall|go down|decrease|be (raised|reduced|lowered))',
      '(higher|greater) of .. (the)? (current|passing|present|existing|old) (rent|fee|price|rate) and',
      'upwards?[- ]only|upwards? only',
    ],
    unless: [
      'wage*|salary|pay of|#owner pay|R is paid|deposit|only (rise|increase*) (by|with) (the)? (index|inflation)',
    ],
    onlyWeaker: true,
    examples: [
      'At the review the rent is set at the market rate but shall not be less than the rent payable before it.',
      'The new fee is the higher of the current fee and the market fee.',
    ],
    counterExamples: [
      'The wage will never be less than the legal minimum.',
      'The rent may only rise by inflation.',
    ],
  },
  {
    family: 'cost-shifting',
    variant: 'their-firm',
    severity: 'medium',
    says: [
      '(clean*|servic*|repair*|inspect*|decorat*|paint*|check*|survey*|print*|cater*|mov*|install*) .. (only)? by (a|an|the|O’s|our) (#word)? (firm|company|contractor|cleaner|workshop|garage|supplier|tradesman|person|caterer|dealer) (chosen|named|picked|appointed|approved|nominated|selected|of O’s choice|that O (chooses?|names?|picks?)|whom O) ...',
      '(use|hire|pay|employ|book|engage|instruct) .. (only)? (a|an|the|O’s) (#word)? (firm|company|contractor|cleaner|workshop|garage|supplier|caterer|dealer) (chosen|named|picked|appointed|approved|nominated|selected) by ...',
    ],
    and: ['R|cost|costs|expense|pay*|receipt|bill|whatever|in any (case|event)|condition|end of'],
    unless: [
      '(at|on) O’s (own)? (cost|expense)|O (pays?|bears?|meets?)|free of charge|O (shall|will|must) .. (pay|bear|have)',
    ],
    graver: ['whatever|even if|regardless|in any (case|event)|whether or not|clean or not'],
    onlyWeaker: true,
    examples: [
      'On leaving you have the oven cleaned by a company named by us, whether or not it is dirty, and show the bill.',
    ],
    counterExamples: ['At the end the flat is cleaned by a firm chosen by us at our cost.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'self-help',
    severity: 'high',
    says: [
      '(items|belongings|things|goods|anything|property|possessions|furniture|effects|articles|equipment) .. (left|remaining|not (collected|removed|cleared|fetched)|uncollected|abandoned) ... (may|can|will|shall) be (disposed of|thrown away|destroyed|sold|given away|removed and (sold|destroyed)|treated as)',
      '(items|belongings|things|goods|anything|property|possessions|furniture|effects|articles|equipment) .. (left|remaining|not (collected|removed|cleared|fetched)|uncollected|abandoned) ... (is|are|becomes?) (deemed|treated as|taken to be) (abandoned|O’s|rubbish|given up)',
    ],
    unless: [
      'perishable|food|rubbish|waste|(after|on|with|by) .. (written|writing|letter|reminder*) .. (notice|to)|(by|with) (order|leave) of|R may (sell|dispose)|proceeds .. (to|for) R',
    ],
    onlyWeaker: true,
    examples: [
      'Things left in the unit for more than five days may be disposed of by the caretaker.',
      'Any belongings not collected in time are deemed abandoned.',
    ],
    counterExamples: [
      'Food left in the fridge may be thrown away.',
      'We keep things that are left behind for a year.',
    ],
  },
  {
    family: 'forfeiture',
    variant: 'paid-money-lost',
    severity: 'medium',
    says: [
      '(orders?|boxes|bookings?|tickets?|payments?|deliver*|months?|weeks?|periods?) (that|which)? (have|has|are|is|were)? already (been)? (charged|paid|billed|shipped|started|booked) ... (cannot|can not|will not|are not|is not|never) (otherwise)? (be)? (refunded|refundable|returned|paid back|credited)',
      'R (forfeit|forfeits|loses|lose|gives up) (R’s|his|her|their|the|all|any)? (#word)? (wages?|salary|pay|leave pay|holiday pay|bonus|deposit|commission|earnings) ...',
    ],
    unless: ['R (may|can) .. (claim|get) .. back|(if|where) O'],
    onlyWeaker: true,
    examples: [
      'Weeks already charged cannot otherwise be refunded.',
      'If you leave without notice you forfeit your leave pay.',
    ],
    counterExamples: ['Weeks already charged are refunded when we cancel.'],
  },
  {
    family: 'forfeiture',
    variant: 'earned-benefit-lost',
    severity: 'medium',
    says: [
      'O (may|can|is entitled to|are entitled to|reserve* the right to) .. (remove|cancel|withdraw|take back|take away|delete|expire|void|revoke|reduce) (any|all|the|R’s|promotional|bonus|unused)? (#word)? (credits?|points|miles|vouchers?|rewards?|balance|discounts?) ... (any time|any reason|no reason|discretion|without (notice|cause|warning|compensation)|in O’s view)',
    ],
    unless: ['fraud|misuse|abuse|mistake|error'],
    onlyWeaker: true,
    examples: ['We may withdraw reward points from an account at any time for any reason.'],
    counterExamples: ['We may remove points that were earned by fraud at any time.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    severity: 'high',
    says: [
      'O (can|may|could) .. (ask|tell|require) R to (go|leave|move out|vacate) ... #time',
      'O (can|may|could) (have|take) (it|the #word) back ... #time .. notice',
    ],
    unless: [
      '(breach*|unpaid|arrears|damage|nuisance|fail*|court)|R (can|may) .. (leave|go) ... (too|as well|same)|(three|four|six|3|4|6|twelve|12) months',
    ],
    onlyWeaker: true,
    examples: ['If our brother comes home, we can ask you to move out on three weeks notice.'],
    counterExamples: ['We may ask you to leave by order of a court on four weeks notice.'],
  },
];
