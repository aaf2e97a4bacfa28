/** Words by which a sum is owed only in the case that its sentence names. */
interface CaseWords {
  /** The words of the sentence in front of the sum. */
  readonly before?: RegExp;
  /** Words behind it. */
  readonly after?: RegExp;
  readonly examples: readonly string[];
  /** Sentences that look like it and name what is due anyway. */
  readonly not: readonly string[];
}

export const BY_CASE: readonly CaseWords[] = [
  {
    // the case stands behind the sum
    after:
      /^(?! (?:per|an?|(?:for )?(?:each|every))\b)[^.;]{0,60}?\b(?:if|whenever|in case) (?:you|he|she|they|we|I|any\p{L}*|an?|the|there)\b(?! (?:are happy|like|prefer|wish|want to|would|could|please|can|do not mind|don['’]t mind)\b)/iu,
    examples: [
      "A finder's fee of £2,000 is payable if you do.",
      'We charge a fee of £40 if a cheque comes back.',
    ],
    not: ['The fee is £40 a month, by card if you like.', 'The fee is £40 a week, on a Friday if you would.'],
  },
  {
    // who does what pays it
    before: /^[^\p{L}]{0,10}(?:an?|any|the) \p{L}+ who (?!(?:is|are) )[^.;]*$/iu,
    examples: ['A Tenant who stays on pays £15 for each day.'],
    not: ['The Tenant pays £15 a day.'],
  },
  {
    // what is broken, lost or missed has its price
    before:
      /\b(?:lost|missed|bounced|bounces|returned|dishonou?red|smashed|cut|violations?|breach(?:es)?|infringements?|no-?shows?|overstaying)\b[^.;$€£₹\d]{0,60}\b(?:costs?|attracts?|incurs?|carr(?:y|ies)|draws?|(?:is|are) charged(?: at)?)(?: you)? (?:an? |the )?$/i,
    examples: ['A missed payment costs £15.', 'A payment that bounces attracts a £12 fee.'],
    not: ['A lesson costs £15.'],
  },
  {
    // `Lose it and you pay`
    before:
      /^\W{0,4}(?:but |and )?(?:lose|miss|break|cancel|forget|skip|bounce|damage|leave) (?!(?:from|on|behind)\b)[^.;]{2,110}(?:,| and| or) (?:it|you|we|I|that)\b[^.;]*$/i,
    examples: [
      'Lose it, have it stolen or wreck it, and you pay for a new one at the store price (£640 for the tiller).',
    ],
    not: ['Leave the key with Ann; the price is £640.'],
  },
  {
    // `Less than that we charge`, `After 7 p.m. the client pays`
    before:
      /^\W{0,4}(?:(?:less|later|longer|sooner|earlier|more) than that|after \d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\b\.?|o['’]clock))\b[^.;]*$/i,
    examples: ['Less than that we charge £60.', 'After 7 pm the client pays £50 for the girls to wait.'],
    not: ['More than that: the fee is £60.'],
  },
  {
    before: /\bthen (?:you|he|she|they|the \p{L}+) pays? $/iu,
    after: /^ as an? (?:cancellation|early|exit|termination|break)\b/i,
    examples: ['You can still cancel, and then you pay £150 as a cancellation charge.'],
    not: ['You pay £150 as a monthly charge.'],
  },
  {
    // what arrives too late, of goods
    before:
      /\b(?:deliver(?:y|ies)|collections?|returns?|visits?|calls?) (?:made |received |that (?:is|are) )?(?:after|before|outside|out of) [^;$€£₹]{2,40} (?:attracts?|incurs?|costs?|carr(?:y|ies)) (?:an? )?(?:fee|charge)? ?(?:of )?$/i,
    examples: ['A delivery made after 6.30 am attracts a charge of £150.'],
    not: ['A delivery costs £15.'],
  },
];

/** Whether a sum is owed only in a case that the words beside it name. */
export const isByCase = (before: string, after: string): boolean =>
  BY_CASE.some((one) => one.before?.test(before) === true || one.after?.test(after) === true);
