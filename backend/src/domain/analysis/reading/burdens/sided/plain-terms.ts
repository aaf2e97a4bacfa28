import type { SidedRule } from './sided-rule.ts';

/** What people write in plain words where lawyers have set ones: settlements, terms that run on, prices on the notice board. */
export const SIDED_PLAIN_TERMS: readonly SidedRule[] = [
  {
    family: 'waiver',
    variant: 'gives-up-claims',
    severity: 'medium',
    says: [
      'R .. (accept*|agree*|take*|receive*|confirm*) ... (full|final) settlement (of|for) (all|any|every|everything|whatever) ...',
      '(full|final) settlement (of|for) (all|any|every) ... R (has|have|may have|had) ...',
      'R and O both (give* up|waive*) ...|both (R|O) and (R|O) (give* up|waive*) ...',
    ],
    unless: ['O (accept*|take*) ...|without prejudice|does not (affect|limit)'],
    graver: ['known or (not|unknown)|whether .. know*|now or later|jury|class'],
    examples: [
      'You accept £80 in full and final settlement of every claim against us.',
      'You and we both give up a jury trial.',
    ],
    counterExamples: ['We accept £80 in full settlement of all claims against you.'],
  },
  {
    family: 'other-side-not-liable',
    variant: 'excludes-liability',
    severity: 'medium',
    says: [
      'R .. (agree*|promise*|undertake*|understand*) ... not to (hold|make) O (liable|responsible|answerable) ...',
      'R (will|shall|can|may) (not|never) (hold|make) O (liable|responsible|answerable) ...',
    ],
    unless: ['O (will|shall|may|can) not (hold|make) R|except .. O’s (own)? (fault|negligence|carelessness)'],
    graver: ['O’s (own)? (fault|negligence|carelessness)|even if O|however (caused|it)'],
    onlyWeaker: true,
    examples: ['You agree not to hold us responsible for injury, including our own carelessness.'],
    counterExamples: ['We agree not to hold you responsible for wear.'],
  },
  {
    family: 'auto-renewal',
    variant: 'runs-on',
    severity: 'medium',
    says: [
      '(keeps?|carries|goes|runs|rolls) (on|over)? (going|running)? .. (one|two|three|four|six|nine|twelve|3|4|6|9|12|a) (months?|years?) at a time ...',
      'after that .. (keeps?|carries on) (going|running) ... (months?|years?) ...',
    ],
    unless: ['one month at a time|month (by|to) month|unless both|only if R'],
    onlyWeaker: true,
    examples: ['After that the plan simply keeps going, six months at a time.'],
    counterExamples: ['After that it goes on one month at a time.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    severity: 'medium',
    says: [
      'by paying (half|all|#percent|a third|two thirds|the (whole|rest)) ... (months?|weeks?|lessons?|term|time) (left|remaining|to go|still) ...',
      'otherwise R* (will|shall|would)? be (asked|charged|billed) (for)? (half|all|the (whole|full)|#percent) ... (fee|fees|rent|dues|price)',
      'R (leave*|go|goes|move* out|end*|stop*) before ... O .. (look to|charge|ask|bill) R for (the)? (rent|fee|fees|price|dues) ... until ...',
    ],
    unless: ['free of charge|without (any)? (charge|cost)'],
    examples: [
      'If you would rather leave sooner, you can, by paying half of the dues for the months left.',
      'If you move out before June we will look to you for the rent until we find somebody else.',
    ],
    counterExamples: ['You can stop before June without any cost.'],
  },
  {
    family: 'forfeiture',
    variant: 'paid-money-lost',
    severity: 'medium',
    says: ['R* (would|will)? (lose|loses) (that|it|this|the #word) (if|when|unless) R ...'],
    unless: ['O (would|will)? (give*|pay*|send*) .. back'],
    examples: [
      'You would lose that if you do not come by Sunday.',
      "You'd lose that if you do not come by Sunday.",
    ],
    counterExamples: ['We would lose that if you do not come.'],
  },
  {
    family: 'other-side-not-liable',
    variant: 'excludes-liability',
    severity: 'medium',
    says: [
      "(once|after|from then|after that) ... O (do|does|will|don't|won't)? (not)? want to hear (about|of|any) ...",
      '(after that|from then|then|private (sale|swap)) .. no (returns?|guarantee|warranty|comeback) ...',
    ],
    onlyWeaker: true,
    examples: ['Once it is in your van we do not want to hear about it again.'],
    counterExamples: ['Once it is in your van, tell us about it.'],
  },
  {
    family: 'forum',
    variant: 'arbitration',
    severity: 'medium',
    says: [
      '(go|goes|come|comes|taken|brought|settled|decided|resolved|referred) to (binding|final|mandatory|compulsory) arbitration ...',
    ],
    unless: ['R (may|can) (also)? (choose|go to|sue|opt)|if R (agree*|wish*|want*)'],
    onlyWeaker: true,
    examples: ['Anything that we cannot sort out goes to binding arbitration in Leeds.'],
    counterExamples: ['It goes to final arbitration if you wish.'],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    severity: 'medium',
    says: [
      'O .. (change*|raise*|put up) (the|our|O’s)? (dues|price*|fee|fees|rates?) ... (post*|put*|hang*|pin*|display*|list*) ... (desk|wall|board|website|door|window|counter)',
    ],
    unless: [
      'R (may|can) (then)? (leave|cancel|end)|#time .. (ahead|notice|before)|agree* with R|with R’s agreement',
    ],
    onlyWeaker: true,
    examples: ['When we change the dues we post the new ones at the front desk.'],
    counterExamples: ['When we change the fees we pin them to the board and you may leave without cost.'],
  },
];
