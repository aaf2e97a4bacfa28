/** Words by which a sum is owed only in the case that its sentence names. */
interface CaseWords {
  /** The words of the sentence in front of the sum. Where there are words behind it too, both count together. */
  readonly before?: RegExp;
  /** Words behind it. */
  readonly after?: RegExp;
  readonly examples: readonly string[];
  /** Sentences that look like it and name what is due anyway, and how their first sum is told. */
  readonly not: readonly (readonly [words: string, label: string])[];
}

export const BY_CASE: readonly CaseWords[] = [
  {
    // the case stands behind the sum
    after:
      /^(?! (?:per|an?|(?:for )?(?:each|every))\b)[^.;]{0,60}?\b(?:if|whenever|in case) (?:you|he|she|they|we|I|any\p{L}*|an?|the|there)\b(?! (?:are happy|like|prefer|wish|want to|would|could|please|can|do not mind|don['’]t mind)\b)(?![^.;]*\band [$€£₹]\s?\d)(?!(?: \p{L}+){0,2} (?:is|are) (?:aged|older|younger|(?:under|over|below) (?:\d|ten|twelve|fourteen|sixteen|eighteen|twenty|sixty|the age)))/iu,
    examples: [
      "A finder's fee of £2,000 is payable if you do.",
      'We charge a fee of £40 if a cheque comes back.',
    ],
    not: [
      ['The fee is £40 a month, by card if you like.', 'Fee'],
      ['The fee is £40 a week, on a Friday if you would.', 'Fee'],
      ['The class fee is £12 if the child is under ten.', 'Class fee'],
      ['The membership costs £40 if you are under 18 and £60 if you are older.', 'Cost'],
      ['A berth costs £300 if the boat is short and £500 if it is long.', 'Cost'],
    ],
  },
  {
    // who does what pays it
    before: /^[^\p{L}]{0,10}(?:an?|any|the) \p{L}+ who (?!(?:is|are) )[^.;]*$/iu,
    examples: ['A Tenant who stays on pays £15 for each day.'],
    not: [['The Tenant pays £15 a day.', 'Payment']],
  },
  {
    // what is broken, lost or missed has its price
    before:
      /\b(?:lost|missed|bounced|bounces|returned|dishonou?red|smashed|cut (?:locks?|cables?|chains?)|violations?|breach(?:es)?|infringements?|no-?shows?|overstaying)\b[^.;$€£₹\d]{0,60}\b(?:costs?|attracts?|incurs?|carr(?:y|ies)|draws?|(?:is|are) charged(?: at)?)(?: you)? (?:an? |the )?$/i,
    examples: ['A missed payment costs £15.', 'A payment that bounces attracts a £12 fee.'],
    not: [
      ['A lesson costs £15.', 'Cost'],
      ['A cut and colour costs £60.', 'Cost'],
      ['Each cut costs £25.', 'Cost'],
    ],
  },
  {
    // `Lose it and you pay`
    before:
      /^\W{0,4}(?:but |and )?(?:lose|miss|break|cancel|forget|skip|bounce|damage|leave) (?!(?:from|on|behind|(?:at )?any ?time|whenever|when you (?:like|want|wish))\b)[^.;]{2,110}(?:,| and| or) (?:it|you|we|I|that)\b[^.;]*$/i,
    after: /^(?! (?:per|an?|each|every) (?:week|fortnight|month|quarter|year)\b)/i,
    examples: [
      'Lose it, have it stolen or wreck it, and you pay for a new one at the store price (£640 for the tiller).',
    ],
    not: [
      ['Leave the key with Ann; the price is £640.', 'Price'],
      ['Cancel any time, it is £30 a month.', 'Sum'],
      ['Leave the car with us and you pay £30 a month.', 'Payment'],
    ],
  },
  {
    // `Less than that we charge`, `After 7 p.m. the client pays`
    before:
      /^\W{0,4}(?:(?:less|later|longer|sooner|earlier|more) than that|after \d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\b\.?|o['’]clock))\b[^.;]*$/i,
    examples: ['Less than that we charge £60.', 'After 7 pm the client pays £50 for the girls to wait.'],
    not: [['After the break the client pays £50.', 'Payment']],
  },
  {
    before: /\bthen (?:you|he|she|they|the \p{L}+) pays? $/iu,
    after: /^ as an? (?:cancellation|early|exit|termination|break)\b/i,
    examples: ['You can still cancel, and then you pay £150 as a cancellation charge.'],
    not: [
      ['You pay £150 as a monthly charge.', 'Fee'],
      ['You pay £50 today and then you pay £30 a month.', 'Payment'],
    ],
  },
  {
    // what arrives too late, of goods
    before:
      /\b(?:deliver(?:y|ies)|collections?|returns?|visits?|calls?) (?:made |received |that (?:is|are) )?(?:after|before|outside|out of) [^;$€£₹]{2,40} (?:attracts?|incurs?|costs?|carr(?:y|ies)) (?:an? )?(?:fee|charge)? ?(?:of )?$/i,
    examples: ['A delivery made after 6.30 am attracts a charge of £150.'],
    not: [['A delivery costs £15.', 'Cost']],
  },
];

/** Whether a sum is owed only in a case that the words beside it name. */
export const isByCase = (before: string, after: string): boolean =>
  BY_CASE.some((one) => one.before?.test(before) !== false && one.after?.test(after) !== false);
