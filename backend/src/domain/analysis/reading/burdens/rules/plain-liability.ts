import type { BurdenRule } from '../rule.ts';

/** What the stronger side does not answer for, in words that leave no doubt. */
export const PLAIN_LIABILITY: readonly BurdenRule[] = [
  {
    family: 'other-side-not-liable',
    variant: 'excludes-liability',
    isPlain: true,
    actor: ['stronger'],
    says: [
      '(shall|will|is|are|can|does|do)? (not|never) (be)? (held)? (liable|responsible|answerable|accountable) (for|to)',
      "(can't|cannot|can not|won't) be (held)? (liable|responsible|answerable|accountable) (for|to)",
      'no (#word) shall be (liable|responsible|answerable) for',
      '(accept*|take*|assume*|bear*) no (responsibility|liability)',
      '(does not|do not) (accept|take|assume) (any)? (responsibility|liability)',
    ],
    unless: [
      'not (liable|responsible) (for|to pay) (rent|more)|(not|nothing) .. (exclude*|limit*)',
      'beyond (our|its|their|his|her) (reasonable)? control',
      'you caused|your own fault',
    ],
    hurts: 'other',
    severity: 'medium',
    graver: [
      '(including|even) ... (negligence|careless*|fault|neglect|injury|death)',
      'howsoever caused|however caused|whatever the cause|any cause whatever|death|injur*',
    ],
    milder: [
      'indirect|consequential|lost profit|loss of (business|profit*)|unless ... negligen*|other than by ... fraud',
    ],
    examples: [
      'We are not liable for loss of belongings, however caused.',
      'The Landlord accepts no responsibility for bicycles.',
      'We cannot be responsible for delays.',
    ],
    counterExamples: [
      'You are not liable for fair wear and tear.',
      'We are not liable for events beyond our control.',
    ],
  },
  {
    family: 'other-side-not-liable',
    variant: 'excludes-liability',
    isPlain: true,
    actor: ['nobody'],
    says: [
      'no (responsibility|liability) (is|will be|can be|shall be) (accepted|taken|assumed)',
      '(responsibility|liability) ... (is|are) (excluded|not accepted)',
      "we (cannot|can't|can not) be held (liable|responsible|answerable)",
    ],
    unless: ['your (liability|responsibility)|by you'],
    hurts: 'payer',
    severity: 'medium',
    graver: ['death|injur*|however caused|whatever the cause'],
    examples: [
      'No responsibility is accepted for property left in the hall.',
      'We cannot be held responsible for delays.',
    ],
    counterExamples: ['Your liability is excluded where we are at fault.'],
  },
];
