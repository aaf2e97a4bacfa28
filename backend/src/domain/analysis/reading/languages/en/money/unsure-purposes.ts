/** Words beside a sum by which it is not what its purpose says, so that it is told as a plain sum. */
interface UnsurePurpose {
  readonly purpose: string;
  /** Words in front of the sum, up to its first letter. */
  readonly before?: RegExp;
  /** Words behind it. */
  readonly after?: RegExp;
  /** Sentences whose sum is told without that purpose. */
  readonly examples: readonly string[];
}

/** Kinds of sums whose purpose was wrong among those judged by hand: 520, and 412 of later papers. */
export const UNSURE_PURPOSES: readonly UnsurePurpose[] = [
  {
    // what other houses fetched
    purpose: 'price',
    before:
      /\b(?:went|fetched|changed hands)\b[^.;]{0,40}$|\bsold (?:in|on|by|last|this|next door|nearby)\b[^.;]{0,80}$/i,
    examples: ['The two houses sold in the lane this year went for $612,000 and $655,000.'],
  },
  {
    // what somebody has to pay is bounded by nothing
    purpose: 'limit',
    before:
      /\bliable (?:to|for)\b(?![^.;]*\b(?:up to|exceed\w*|more than|limited|capped|most|maximum)\b)[^.;]*$|\b(?:carr(?:y|ies)|holds?|have|has)\b[^.;]{0,30}\bliability\b[^.;]*$/i,
    examples: [
      'The Hirer is liable to pay $90 per day until the trailer is back.',
      'We carry public liability of £2 million.',
    ],
  },
  {
    // the least that all of it costs, paid in one way
    purpose: 'first payment',
    before: /\b(?:total|minimum|least|overall|whole)\b[^.;:]{0,30}\b(?:costs?|price|amount|sum)\b[^.;]*$/i,
    examples: [
      'Minimum total cost with router paid up front: $231.',
      'The least total price if the desk is paid in advance is €300.',
    ],
  },
  {
    // a share of something else than the rent
    purpose: 'rent',
    before:
      /\b(?:your|my|his|her|their|monthly) share (?:of|in|for|towards) (?!(?:the |that |this |our )?(?:\p{L}+ )?rent\b)[^.;]*$/iu,
    examples: [
      'The garden is done by a firm. Your share of this is €45 for the six months.',
      'Your share of the lift costs is €40 for the year.',
    ],
  },
  {
    // parts that add up are bounded by nothing
    purpose: 'limit',
    before: /\b(?:adds?|amounts?|comes?) up to $/i,
    examples: ['The instalments add up to £4,380; the whole price is £5,580.'],
  },
  {
    // what it costs to have no excess
    purpose: 'excess',
    before: /\b(?:excess|deductible) (?:cover|waiver|insurance|protection|reduction)\b[^.;]*$/i,
    examples: ['Excess cover at €19 a day was declined.'],
  },
  {
    purpose: 'insurance cover',
    before: /\b(?:buy|take|add|get|choose|have)\b[^.;]{0,40}\b(?:cover|insurance|waiver|protection) for $/i,
    examples: ['You can buy full value cover for $110.'],
  },
  {
    // who runs late stays longer
    purpose: 'late fee',
    before: /\b(?:runs?|running|goes?|finish(?:es)?|stays?|works?) (?:on )?late\b[^.;]*$/i,
    examples: ['If things run late I stay on and add $350 for each hour started.'],
  },
  {
    // half a lesson is none
    purpose: 'tuition',
    before: /\bhalf (?:the|an?|of the) [^.;]*$/i,
    after: /^\)? (?:is|are) (?:taken|knocked|kept)\b/i,
    examples: ['Later than that, half the lesson (£11) is taken off the block.'],
  },
  {
    // what somebody pays for a thing beside the deal
    purpose: 'price',
    before: /\b(?:its|their|whose) (?:full |whole )?price(?: of| is)? $/i,
    after:
      /^ (?:comes?|goes|is taken|is deducted|is stopped) (?:off|out of|from) (?:your|the|his|her|their) (?:\p{L}+ ){0,3}(?:pay|wages?|salary)\b/iu,
    examples: [
      'The apron is yours to keep. Its price of R240 comes off your second wage.',
      'The price of the boots, €85, is taken from your first pay.',
    ],
  },
  {
    // what a share is bought back for
    purpose: 'price',
    before:
      /\bprice (?:for|of) (?:\p{L}+['’]s|his|her|its|their|the|your|my) (?:half|share|part|stake)\b[^.;]*$/iu,
    after: /^ (?:less|minus|reduced by)\b/i,
    examples: ['Whoever goes, the price of his share is €900 less a tenth for every season.'],
  },
  {
    // a part of the price is none
    purpose: 'price',
    before:
      /\b(?:(?:a |one |the first |the last |another )?(?:half|third|quarter|fifth|tenth|part)|\d{1,3} ?%|per ?cent(?:um)?) of (?:the |that |your |this |our )?(?:\p{L}+ ){0,2}price\b[^.;]*$|\bprice in (?:\p{L}+|\d+) (?:parts|instal?ments|payments|goes|lots)\b[^.;]*$/iu,
    examples: [
      'A quarter of the price, € 743,75, is due on signing.',
      'The price in three parts: $400 now and the rest later.',
    ],
  },
  {
    // one of several parts
    purpose: 'price',
    before:
      /\b(?:first|second|third|last|final|next) (?:instal?ment|payment|part|stage|lot|third|half)\b[^.;]*$/i,
    examples: ['Price in stages, the first instalment being €1,200.'],
  },
  {
    // what is paid for staying away is not what the work is paid
    purpose: 'pay',
    before:
      /\b(?:ban|restraint|restriction|restricted period|non-?compet\w*|not (?:to )?(?:compete|work)|garden leave|stay(?:s|ing)? away|waiting (?:period|time)|attendance|carer['’]?s|child|disability) (?:[^.;]{0,60} )?(?:allowance|pay|salary|wages?|remuneration|stipend)\b[^.;]*$|\b(?:allowance|pay|salary|wages?|remuneration)\b[^.;]{0,60}\b(?:ban|restraint|restricted period|non-?compet\w*)\b[^.;]*$/i,
    examples: [
      "Gran's attendance allowance (£73.90 a week) comes to you.",
      'For every month of the ban you are paid an allowance of €1,400.',
    ],
  },
  {
    // what is taken off the pay, or costs the one who works
    purpose: 'pay',
    before: /\bcosts? of (?:an?|any|the|each|every|your)\b[^.;]*$/i,
    examples: ['You repay from your pay the cost of any check, £38, if you leave early.'],
  },
  {
    // what somebody pays who does what is forbidden
    purpose: 'payment',
    before: /\b(?:may|shall|must|will|can) not\b[^.;]*\b(?:and|or) pays? $/i,
    examples: ['For two years the Parent may not engage a tutor of ours, and pays S$500 if she does.'],
  },
  {
    // `To hold the room send me a €400 deposit`
    purpose: 'first payment',
    after: /^ (?:\p{L}+ )?(?:deposit|bond)\b/iu,
    examples: ['To hold the room please send me a €400 deposit by Monday.'],
  },
  {
    // rent that is behind is no rent of this deal
    purpose: 'rent',
    before: /\b(?:owes?|owed|owing|outstanding|unpaid|arrears|behind|still open|ledger|due since)\b[^.;]*$/i,
    examples: ['The ledger shows $9,460 still open: $6,200.00 in rent and the rest for repairs.'],
  },
  {
    purpose: 'late fee',
    before: /\b(?:credited|credits?|on our part)\b[^.;$€£₹]{0,30}$|\bdoes not come back\b[^.;$€£₹]{0,30}$/i,
    examples: [
      'For each day of delay on our part you are credited €6.50, without asking.',
      'If the box does not come back we charge €60 in the first year.',
    ],
  },
  {
    // what the reader is credited for a delay is no late fee
    purpose: 'late fee',
    before:
      /\b(?:you (?:will |also |then )?(?:get|receive)|we (?:will |shall |also |then )?(?:credit|compensate)(?: you)?(?: with)?) $/i,
    examples: ['For each day we are late we credit you €5.'],
  },
  {
    // `put the price up to $50 if petrol goes up`: what it becomes
    purpose: 'limit',
    before:
      /\b(?:put|puts|putting|raises?|raised|raising|brings?|takes?) (?:(?:the|your|our|his|her|it|this|that) ?)?(?:\p{L}+ ){0,2}up to $/iu,
    examples: ['We said we would put the price up to $50 if petrol goes over two dollars.'],
  },
  {
    purpose: 'excess',
    before: /\b(?:we|I) (?:will |shall )?pay the first $/i,
    examples: ['Show it to a solicitor; if she charges you, we pay the first £150.'],
  },
  {
    purpose: 'fee',
    before: /\bbeyond the first $/i,
    examples: ['It is mended with no charge to the member beyond the first $250.'],
  },
  {
    purpose: 'insurance cover',
    before: /\bpays? the first\b[^.;]*$/i,
    examples: [
      'Insurance: comprehensive, you pay the first £1,200 of any damage, and £2,500 if the roof is hit.',
    ],
  },
  {
    // who breaks off, breaches or leaves damages nothing
    purpose: 'damage',
    before: /\b(?:breaks? (?:off|any|this|these|one)|repaired)\b[^.;]*$/i,
    examples: [
      'If I break any of the foregoing I shall pay R25,000 each time.',
      'An intern who breaks off before July owes €850 of it.',
    ],
  },
  {
    purpose: 'until now',
    before: /\blast (?:time|year|season|term)\b[^.;]*$/i,
    examples: ['Last time it went up by £2.', 'If someone makes a mess I charge the valet, last time £35.'],
  },
  {
    purpose: 'loan',
    before: /\b(?:rentals?|instal?l?ments?|repayments?): ?(?:\d+ (?:of|x) )?$/i,
    after: /^\S{0,3} for (?:documentation|legal|survey|costs?|fees?|stamp)\b/i,
    examples: ['Loan: Rs. 4,800,000 Rentals: 60 of Rs. 131,250'],
  },
  {
    purpose: 'price',
    before:
      /\bprice is [^.;]*\d[^.;]*: $|\bcontributes? $|\b(?:has|have) (?:already )?paid $|\bof which (?:\p{L}+ ){0,3}$/iu,
    examples: ['The price is €46,000: €10,000 on signing and the rest in May.'],
  },
  {
    purpose: 'total',
    before: /\bliab(?:ility|le)\b[^.;]*$/i,
    examples: ['Should a court hold otherwise, its liability ends at £100.00 in all.'],
  },
  {
    purpose: 'first payment',
    after: /^ to hold\b/i,
    examples: ['First of all you give me £240 to hold.'],
  },
  {
    purpose: 'first payment',
    before: /\bbrings? in(?: a sum of)? $/i,
    examples: ['The First Partner shall bring in Rs. 25,00,000 by way of stock and tools.'],
  },
  {
    purpose: 'hourly rate',
    before: /\b(?:half|quarters?)(?: of)? an hour\b[^.;]{0,20}$/i,
    examples: ['A half-hour is $38, and three-quarters of an hour is $54.'],
  },
  {
    // who is called the principal
    purpose: 'loan',
    before: /\bprincipal (?:(?:shall|will|must|may) )?(?:pays?|owes?|gives?|bears?)\b[^.;]*$/i,
    examples: ['For each performed day the Principal pays 520,00 EUR plus statutory value added tax.'],
  },
  {
    purpose: 'rent',
    after: /^ (?:for|as) (?:your|his|her|my|their) (?:half|share)\b/i,
    examples: ["You get $22,000 for your share, when I've got it together."],
  },
  {
    // what the other person or a penalty takes from a deposit is none
    purpose: 'deposit',
    after:
      /^ (?:comes?|goes|is taken|is kept|is deducted|is held back) (?:off|out of|from) (?:the|your|his|her|this|that) (?:deposit|bond)\b/i,
    examples: ['Should the caretaker have to do it £30 comes off the deposit.'],
  },
  {
    purpose: 'cost',
    before: /\bcosts? (?:less|more) than $|\b(?:worth|value of) (?:less|more) than $/i,
    examples: ['Any repair that costs less than AED 800 is paid by the Tenant.'],
  },
  {
    purpose: 'price',
    before:
      /\bbuys? (?:in|back)\b[^.;]*$|\bsells? all\b[^.;]*$|\bminimum purchases?\b[^.;]*$|\bfor (?:each|every|any) \p{L}+ (?:on|in|of|that|which)\b[^.;]*\bowes? $/iu,
    examples: [
      'Maddie buys in for $400, any time in the first year.',
      'For each day on which a product off the list is sold you owe $500.',
      'A Bad Leaver sells all shares for S$1.',
    ],
  },
  {
    purpose: 'total',
    before: /\b(?:more than|not exceed\w*|up to|at most|no more than) $/i,
    examples: ['Neither owes the other more than $250,000 in all.'],
  },
  {
    purpose: 'pay',
    before: /\b(?:tiles?|fittings?|taps?|fixtures?|lights?|flooring)\b[^.;]{0,30}\ballowance(?: of)? $/i,
    examples: ['New lighting, floor tiles (allowance CA$4,000).'],
  },
  {
    purpose: 'utilities',
    after: /^ (?:a|per) (?:km|kilomet\w+|mile)\b/i,
    examples: ['What comes in gets cut five ways after gas ($0.45 a km to whoever drove).'],
  },
  {
    purpose: 'payment',
    before:
      /\b(?:take|poach|hire|employ)s? [^.;]{0,60}\byou pay (?:me|us) $|\bgo(?:es)? (?:against|towards?) [^.;]{0,40}$/i,
    examples: ['If you take Ania or another lady from me privately, in one year after, you pay me £300.'],
  },
  {
    purpose: 'utilities',
    before: /\bgas money\b[^.;]{0,20}$/i,
    examples: ['Gas money $45 every Friday for the ride.'],
  },
];

/** Whether the words beside a sum speak against what it seems to be for. */
export const isUnsurePurpose = (name: string, before: string, after: string): boolean =>
  UNSURE_PURPOSES.some(
    (one) => one.purpose === name && (one.before?.test(before) === true || one.after?.test(after) === true),
  );
