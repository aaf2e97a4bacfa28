import type { SidedRule } from './sided-rule.ts';

/** What terms of services and platforms hold beside the rest: accounts, content, privacy, courts. */
export const SIDED_SERVICES: readonly SidedRule[] = [
  {
    family: 'sudden-end',
    variant: 'at-once',
    severity: 'medium',
    says: [
      'O (may|can|could|reserve* the right to|is entitled to|are entitled to|has the right to|have the right to) ... (terminate|suspend|close|deactivate|cancel|delete|discontinue|disable|block|restrict|revoke|deny) ... (account*|access|use of|services?|licen*|registration|membership|profile|website|site|app|platform)',
    ],
    and: [
      '{stop}|{atAnyTime}|sole|discretion|any reason|no reason|without|believe*|suspect*|any time|for any|liab*',
    ],
    unless: [
      'serious breach|R (may|can) (also)? (terminate|cancel|close|delete)|not (terminate|suspend|close)|at R’s request',
    ],
    graver: ['{stop}|any reason|no reason|sole|without (prior)? (notice|liability|warning|explanation)'],
    onlyWeaker: true,
    examples: ['We reserve the right to suspend or close your account at any time, in our sole discretion.'],
    counterExamples: ['You may close your account at any time.'],
  },
  {
    family: 'sole-discretion',
    variant: 'decides-alone',
    severity: 'medium',
    says: [
      'O (may|can|reserve* the right to|is entitled to|has the right|have the right) ... (remove|delete|refuse|edit|screen|block|take down|reject|move|modify) ... (content|material*|post*|listing*|review*|upload*|submission*|message*|comment*|item*)',
    ],
    unless: [
      'R (may|can) (also)? (remove|delete|edit)|not (remove|delete|edit|block)|unlawful content only|only (if|where)',
    ],
    graver: ['without (prior)? (notice|warning|reason|explanation)|any reason|no reason'],
    onlyWeaker: true,
    examples: ['We may remove any review or comment in our sole discretion.'],
    counterExamples: ['You may delete your comments.', 'We may remove content only if a court orders it.'],
  },
  {
    family: 'data-or-image',
    variant: 'consents',
    severity: 'medium',
    says: [
      '(agree*|consent*|accept*|acknowledge*) ... privacy (policy|notice|statement)',
      'privacy (policy|notice|statement) ... (is|are) (incorporated|part of|hereby incorporated)|privacy (policy|notice|statement) ... forms? part',
    ],
    unless: ['R need not|not (agree|consent)|free to'],
    onlyWeaker: true,
    examples: [
      'By using the app you agree to our privacy policy.',
      'The privacy notice forms part of these terms.',
    ],
    counterExamples: ['The privacy notice says what we collect.'],
  },
  {
    family: 'forum',
    variant: 'far-court',
    severity: 'medium',
    says: [
      '(exclusive|sole) (jurisdiction|venue)',
      '(submit*|consent*|agree*) to (the)? (exclusive|personal|sole)? .. jurisdiction',
      '(brought|resolved|litigated|heard|filed|decided) (only|exclusively|solely) (in|by|before) ... court*',
      'courts? ... (exclusive|sole) jurisdiction|courts? ... (alone|only) (hear|decide|have)',
    ],
    unless: [
      'where R (live|lives|reside*)|R’s (home|own|local|place)|either|R may also|non-?exclusive|not (prevent|stop)',
    ],
    onlyWeaker: true,
    examples: [
      'You submit to the personal jurisdiction of the courts of Delaware.',
      'Claims are heard only in the courts of Oslo.',
    ],
    counterExamples: ['You may sue in the courts where you live.'],
  },
  {
    family: 'withheld-pay',
    variant: 'deductions',
    severity: 'high',
    says: [
      '(shortage*|shortfall*|breakage*|discrepanc*) .... (recovered|deducted|taken|made good|withheld) (from|out of) R’s (salary|wages?|pay|earnings)',
    ],
    unless: [
      '(only|unless) .... (fault|negligen*|careless*|proved|proven)|not (be)? (recovered|deducted|taken)',
    ],
    examples: ['Any shortage in the till, from whatever cause, is deducted from your wages.'],
    counterExamples: [
      'A shortage in the till is deducted from your wages only where it is proved to be your fault.',
      'Any shortage is taken from our pay.',
    ],
  },
];
