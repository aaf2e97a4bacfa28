import type { BurdenRule } from '../rule.ts';

const YEARS = '((two|three|four|five|six|seven|ten|#number) years|(18|24|36|48|60|twenty-four) months)';

/** What a whole sentence says between its commas: an end at once by somebody's opinion, a price for taking on their people. */
export const AT_THEIR_VIEW: readonly BurdenRule[] = [
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    isPlain: true,
    over: 'sentence',
    says: [
      `(neither|no) (of us|of them|side|party|one|partner|member)? .. (may|can|shall|is entitled to|is allowed to) .. ({end}|{leave}) .... ${YEARS}`,
    ],
    unless: ['without .. (consent|agreement|notice|reason|cause)|except|unless|save|by giving|on .. notice'],
    hurts: 'weaker',
    evenMutual: true,
    severity: 'high',
    examples: [
      'Neither side may cancel for five years.',
      'No party may end this agreement within the first three years.',
    ],
    counterExamples: [
      'Neither side may cancel within the first week.',
      'Neither side may end it within two years without a good reason.',
    ],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    isPlain: true,
    over: 'sentence',
    says: [
      '(neither|no) (of us|of them|side|party|one|partner|member)? .. (may|can|shall|is entitled to|is allowed to) .. ({end}|{leave}) .. (before|until) (#number|january|february|march|april|may|june|july|august|september|october|november|december|the end|the last day)',
    ],
    unless: ['without .. (consent|agreement|notice|reason|cause)|except|unless|save|by giving|on .. notice'],
    hurts: 'weaker',
    evenMutual: true,
    severity: 'medium',
    examples: ['Neither of us can leave before January 31, 2027.'],
    counterExamples: ['Either of us can leave before January 31, 2027.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    isPlain: true,
    over: 'sentence',
    actor: ['stronger'],
    says: [
      "(may|can) .. {end} .... (at once|immediately|straight away|forthwith|with immediate effect|without notice|the same day) .... (in|at|if) .. (sole|absolute|own|our|the manager's|the owner's) .. (opinion|discretion|view|judg*)",
    ],
    unless: ['either|both|(after|on) (a|an)? (hearing|appeal)'],
    hurts: 'other',
    severity: 'high',
    examples: [
      'We may end this contract on four weeks notice, or at once if fees are a month behind, or in our sole opinion you do not fit in.',
    ],
    counterExamples: [
      'We may end this contract on four weeks notice, or at once if fees are a month behind.',
      'You may end this contract at once if in your opinion the room is damp.',
    ],
  },
  {
    family: 'sole-discretion',
    variant: 'decides-alone',
    isPlain: true,
    isCertain: true,
    over: 'sentence',
    says: [
      '(is|are|be|remains) for (us|(our|the|its|their) (#word)? (#word)?) (alone|only|solely) to (decide|judge|say|determine|settle)',
      'whether ... (is|are|be) (decided|judged|determined) by (us|(our|the|its) (#word)? (#word)?) (alone|only|solely)',
    ],
    unless: [
      '(tenant|buyer|customer|employee|worker|client|guest|borrower|member|court|arbitrator) alone|both',
    ],
    hurts: 'weaker',
    severity: 'medium',
    examples: [
      'Whether a lift can be mended is for our mechanic alone to judge.',
      'Whether a claim is good is decided by the manager alone.',
    ],
    counterExamples: [
      'Whether the flat is sold is for the court alone to decide.',
      'Our engineer decides what tools to bring.',
    ],
  },
  {
    family: 'penalty',
    variant: 'any',
    isPlain: true,
    over: 'sentence',
    says: [
      '(who|if (you|the #word)|should (you|the #word)) .. (employ*|hire|hires|engage*|recruit*|poach*) .. (member of)? .. (our|staff|the #word) .... (pay*|owe*) .... (#money|#time .. (fees?|salary|pay|commission))',
    ],
    and: ['staff|employees?|carers?|nann*|cleaners?|teachers?|workers?|personnel|team|sitters?|tutors?'],
    unless: ['(we|us) (pay|pays|will pay) you|wage*|salary|an hour|per hour'],
    hurts: 'payer',
    severity: 'medium',
    examples: [
      'If you employ a member of our staff privately, for any work at all, within twelve months, you pay us £3,500 as an introduction fee.',
    ],
    counterExamples: [
      'If you employ a cleaner, tell us; the rent is £500.',
      'We employ staff who are paid £12 an hour.',
    ],
  },
];
