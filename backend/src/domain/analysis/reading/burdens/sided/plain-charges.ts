import type { SidedRule } from './sided-rule.ts';

const PAY = 'salary|wage*|pay|earnings|stipend|commission|fee|money|remuneration|payslip|paycheck';
const WHOEVER =
  'whatever|whoever|regardless|irrespective|whether or not|even (if|where|when)|any cause|no matter|however (it|they|caused|this)';

/** Sums that grow by the day or year, come out of pay, or follow whoever leaves; details that go to sellers of other things. */
export const SIDED_CHARGES: readonly SidedRule[] = [
  {
    family: 'withheld-pay',
    variant: 'deductions',
    severity: 'medium',
    says: [
      `(shortage*|shortfall*|short till|deficit*|breakage*|loss|losses|missing (stock|cash|money|goods)|damage|cash differences|unpaid bills|walk-?outs) ... (shall|will|may|can|is|are|be) (be)? (recovered|deducted|taken|withheld|docked|set off|stopped|made up|made good|charged|recouped) ... (from|out of|against|off|to) (R’s|your|his|her|their|the|R)? (#word)? (${PAY})`,
      `(shortage*|shortfall*|short till|deficit*|breakage*|loss|losses|missing (stock|cash|money|goods)|damage) ... (comes?|come|goes?|is taken|are taken) (straight)? (out of|off|from) (R’s|your|his|her|their|the) (#word)? (${PAY})`,
      `(if|when|whatever|anything) R (break*|lose*|damage*|breaks?) ... (it|that|this)? (comes?|goes?|is taken|is deducted|taken) (straight)? (out of|off|from) (R’s|your|his|her|their|the) (#word)? (${PAY})`,
    ],
    unless: [
      'proven|proved|admitted|(fault|negligence|carelessness) (of|by) R|R’s (fault|negligence|carelessness)|caused by R|on purpose|R agree*|not (be)? (deducted|taken|recovered)|no more than|not more than|at most',
      'O’s (own)? (profit|share|account|pocket)',
    ],
    graver: [WHOEVER, 'from whatever'],
    examples: [
      'Any loss of goods on your round, whoever caused it, will be deducted from your wages.',
      'Breakages come out of your pay.',
    ],
    counterExamples: [
      'Loss that you caused on purpose may be deducted from your wages.',
      'Breakages come out of our profit, not yours.',
    ],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    severity: 'medium',
    says: [
      '#money (a|per|each|every|for (each|every)) (#word)? (day|week) (after|beyond|past|from) (the|its|that) (due|agreed|payment|last)? (date|day|deadline)',
      '#money (a|per|each|every|for (each|every)) (#word)? (day|week) (of (delay|overstay*|lateness|default)|overdue|late|in arrears)',
      '(for|per) (each|every) (day|week) (of (delay|overstay*|lateness|default)|overdue|late|in arrears|beyond .. (date|day)) ... #money',
    ],
    unless: [
      'O (pays?|owes?|shall pay|will pay|must pay|credits?|shall credit|gives?|takes? off)|R (is|are|will be|shall be) (paid|credited)|R (can|may) (take|deduct)',
      'not more than|no more than|at most|never (more|above|goes)|up to (a (total|maximum))?|maximum|capped|cap of|limit of|stops? (at|after)',
      'hire|storage|parking|extra (day|week)|deliver*|repair*|complet*|finish*|built|work|works',
    ],
    graver: ['(a|per|each|every) (#word)? day'],
    milder: ['overstay*|hold* over|vacat*|move* out|hand* over'],
    examples: [
      'If the money comes late it is €8 for each day after the due date.',
      'For every day of overstay she shall pay ₹900.',
    ],
    counterExamples: [
      'It is €8 for each day after the due date, and never more than €40.',
      'We pay you €8 for each day of delay.',
      'The digger is €80 for each extra day.',
    ],
    onlyWeaker: true,
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    severity: 'medium',
    says: [
      'O (shall|will|may)? (raise|raises|increase|increases|put up|puts up|lift|lifts) (the|R’s) (#word)? (fee|fees|rent|price|prices|rate|subscription|premium|dues|charge|charges|hire) by #percent',
      '(on|at|after) (each|every) (anniversary|birthday|year|renewal|twelve months|12 months) ... (fee|fees|rent|price|prices|rate|subscription|premium|dues|charge|charges|hire) ... (rise|rises|go up|goes up|increase|increases|is raised|is increased|are raised|shall rise|by) ... #percent',
      '(fee|fees|rent|price|prices|rate|subscription|premium|dues|charge|charges|hire) ... (rise|rises|go up|goes up|increase|increases|is raised|is increased|are raised|shall rise) ... by #percent (each|every|a|per|on each|at each|on every) (year|anniversary|april|january|july|renewal|time|twelve months)',
    ],
    unless: [
      'wage*|salary|R is paid|R are paid|not more than|no more than|at most|up to|inflation|index*|cpi|whichever is (lower|less)|agree*|never|maximum|cap',
    ],
    milder: ['1%|2%|3%|1.5%|2.5%|(one|two|three) per cent|(one|two|three) percent'],
    onlyWeaker: true,
    examples: ['On every anniversary we raise the rent by 8%.', 'The subscription goes up by 10% each year.'],
    counterExamples: [
      'The rent goes up by inflation and by no more than 4% each year.',
      'Your wage goes up by 3% each year.',
    ],
  },
  {
    family: 'data-or-image',
    variant: 'data-passed-on',
    severity: 'medium',
    says: [
      'O (may|can|will|shall|also)? .. (share|pass|pass on|sell|give|hand|supply|disclose|provide) R’s ... (to|with) ... (partner*|sponsor*|advertiser*|insurer*|shops|sellers|companies|businesses|firms|brands|third part*|group companies|affiliates) ....',
      'O’s (partner*|sponsor*|affiliates|group companies) may (contact|call|e-?mail|text|write to) R ...',
      'R (agree*|consent*|accept*) ... (receive|be sent|be contacted) ... (marketing|offers|promotion*|advertis*|newsletter*)',
    ],
    unless: [
      'not (share|pass|sell|give|be (shared|passed|sold))|never|only (if|when|with|where|to the extent)|(if|where|when) R (agree*|consent*|tick*|say*)|required by law|(to|in order to) (carry out|perform|deliver|run|repair)|court|police|emergency',
    ],
    graver: ['sell|sold|third part*|without (asking|notice|consent)'],
    milder: ['opt out|opt-out|unsubscribe|say no|object'],
    examples: [
      'We pass your phone number to our partner companies, who may ring you with offers.',
      'You agree to receive offers from our sponsors.',
    ],
    counterExamples: [
      'We never pass your phone number to other companies.',
      'We pass your address to the police if a court asks us.',
    ],
  },
];
