import type { BurdenRule } from '../rule.ts';

/** What hurts most when it happens and is said in few plain words: no cover, a sum of one's own, days to be out, a place paid twice. */
export const GRAVE: readonly BurdenRule[] = [
  {
    family: 'exit-cost',
    variant: 'refilled',
    over: 'sentence',
    isPlain: true,
    says: [
      'even (if|where|when|though) .... (book*|re-?book*|let|lets|re-?let*|sell*|sold|re-?sell*|fill*|hire*|gives?|place*) ...',
    ],
    near: [
      '(owe*|pay|pays|due|payable|keep*|kept|retain*) .... (#percent|half|whole|full|all|total|everything|price|fee|rent|deposit|#money)',
    ],
    unless: [
      '(not|never) (owe|pay|keep)|refund*|repa(y|id)|get .. back|nothing',
      'even (if|where|when|though) (you|the (tenant|guest|customer|client|buyer|borrower)|i) .. (book*|let|lets|sell*|hire*)',
    ],
    hurts: 'payer',
    severity: 'high',
    examples: ['From the first of May you owe 90% of the price, even if we let the hall to somebody else.'],
    counterExamples: ['You owe nothing, even if we cannot let the hall to somebody else.'],
  },
  {
    family: 'sudden-end',
    variant: 'out-soon',
    over: 'sentence',
    isPlain: true,
    says: [
      '(ask*|tell*|give*|require*|want*|order*) ... (be gone|be out|leave|go|move out|get out|clear out|vacate*) ... (within|in|inside) (a|#number) (days?|hours?)',
      '(must|shall|has to|have to|will) ... (be gone|be out|leave|move out|clear out|vacate*) ... (within|in|inside) (a|#number) (days?|hours?)',
      '(a|#number) (days|hours|days’|hours’) (notice)? to (be gone|be out|leave|go|move out|clear out|vacate)',
    ],
    near: [
      'room|house|home|flat|premises|rent*|tenancy|licence|deposit|keys|place|property|stay*|live*|lodg*|pitch|berth',
    ],
    unless: [
      '(14|15|20|21|28|30|31|40|42|45|56|60|90|120|180|fourteen|fifteen|twenty|twenty-one|twenty-eight|thirty|forty|sixty|ninety) (working|calendar|clear)? days',
      '(end|expiry|termination) of (the|this|your) (tenancy|lease|term|agreement|licen*|stay)|check-?out|leave (a|us|the|your) (message|review|key*|bike)|notice to leave',
    ],
    hurts: 'weaker',
    severity: 'high',
    examples: ['If the rent is a week late we may ask you to be gone within two days.'],
    counterExamples: [
      'We may ask you to leave within sixty days.',
      'You must leave the keys within two days.',
    ],
  },
  {
    family: 'cost-shifting',
    variant: 'excess',
    over: 'sentence',
    isPlain: true,
    says: [
      '(excess|deductible) (is|of|:|will be|comes to|stands at) (up to)? #money',
      '#money (excess|deductible)',
      '(pay|pays|bear*|cover*) (the)? first #money (of|on|yourself|himself|herself|themselves) ..',
      'what (you|the #word) pay* (per|for each|for every|in each) (event|claim|accident|incident|case)',
    ],
    unless: [
      'in excess of|(no|nil|without|waive*|reduce*) (excess|deductible)|excess (is|will be) (waived|nil|zero)|no excess',
      'miles|mileage|kilomet*',
    ],
    hurts: 'payer',
    severity: 'medium',
    examples: ['The excess is £900.', 'You pay the first $400 of each claim.'],
    counterExamples: ['There is no excess.', 'In excess of £900 we ask a second signature.'],
  },
  {
    family: 'benefit-lost',
    variant: 'not-covered',
    over: 'sentence',
    isPlain: true,
    says: [
      '(no cover|no insurance) (applies|is given|if|when|for|where|unless)',
      '(there is|there’s|you have|then have) no (cover|insurance)',
      '(is|are) not (covered|insured) ...',
      '(cover|insurance|policy|guarantee|warranty) (does|do|will|shall) not (cover|stretch|extend|apply|reach|pay) ...',
      "(cover|insurance|policy|guarantee|warranty) (doesn't|don't|won't) (cover|stretch|extend|apply|reach|pay) ...",
      '(cover|insurance|guarantee|warranty) (is|becomes) (void|lost|invalid)',
    ],
    unless: [
      'not covered by (this|the|these) (agreement|contract|terms|rule*|clause*)|matter* not covered|costs? not covered',
      'need not|does not end|not (only|just)|unless you (tell|told|say)',
    ],
    hurts: 'weaker',
    severity: 'medium',
    examples: ['If somebody else drives there is no cover.', 'Damage by water is not covered by our policy.'],
    counterExamples: ['Questions not covered by this agreement are settled by talking.'],
  },
  {
    family: 'exit-cost',
    variant: 'any',
    over: 'sentence',
    isPlain: true,
    says: [
      '(refund*|repay*|pay* back|reimburse*) (the|an|all)? (entire|whole|full|all) .... (irrespective|regardless|however|no matter|whatever|whenever|even if) ...',
    ],
    near: ['resign*|leave|leaves|leaving|quit*|terminat*'],
    unless: [
      'refund* you|repay* you|(we|the (landlord|company|employer)) (shall|will)? (refund*|repay*|pay)',
    ],
    hurts: 'actor',
    severity: 'high',
    examples: ['If you leave within two years you repay the whole €900, however long you have stayed.'],
    counterExamples: ['If you leave we refund the whole deposit, however long you have stayed.'],
  },
  {
    family: 'penalty',
    variant: 'acceleration',
    over: 'sentence',
    isPlain: true,
    says: [
      '(whole|entire|all|balance|remainder|rest) (of the)? (fees|fee|rent|payments|charges|instal*|price) .... (rest|remainder|remaining|unexpired|left) ... (becomes?|is|are|falls?|fall) (payable|due) ...',
    ],
    unless: ['refund*|not (payable|due)|no longer'],
    hurts: 'payer',
    severity: 'high',
    examples: ['In that case the whole of the rent for the rest of the term becomes payable at once.'],
    counterExamples: ['The rent for the next month is due on the first.'],
  },
];
