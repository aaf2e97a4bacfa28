import type { BurdenRule } from '../rule.ts';

/** One side ends it, sets the price or sells what is held, in few plain words, as people write who use no legal ones. */
export const GRAVE_POWER: readonly BurdenRule[] = [
  {
    family: 'sudden-end',
    variant: 'at-once',
    isPlain: true,
    actor: ['stronger'],
    modes: ['may', 'will', 'is'],
    says: [
      '(switch|turn|cut|throw|kick|send|let) (you|her|him|them|anyone|anybody) (off|out|home|go) ... ({stop}|anytime|any time|any day|no (explanation|reason|notice|warning) ..)',
      '(end|stop|drop|withdraw|revoke|terminate|cancel) (it|this|you|her|him|anyone|(the|this|your) #word|(the|this|your) #word #word) ... ({stop}|anytime|any day|no (explanation|reason) ..)',
      '(end|stop|terminate|wind up|drop) .. (it|this|you|someone|anyone|the #word) .. (by|with|in) .. (e-?mail|text|text message|phone call) .. (with)? (immediate effect|at once|the same day)',
      'have (you|her|him|them) (off|out) (with|within|on|in|at) .. (#time|#number hours|#number days) ...',
    ],
    unless: [
      'fraud|crime|violen*|serious|material|gross|insolven*|illegal*|breach*|fail*|unpaid|misconduct|overdue|default*|non-?payment|danger*|abus*|threat*|steal*|corrupt*|brib*',
      '(on|with|giving|by) .. #time .. notice',
      '(you|either (of us)?|both|anyone|each (of us)?) (may|can)|emergenc*|for (your|their) safety|test|trial',
      'refund*|money back|(give|pay*|get) .. back',
    ],
    hurts: 'other',
    severity: 'high',
    examples: [
      'We can switch you off any time, no explanation needed.',
      'We may withdraw the placement forthwith and for no reason.',
      'We can end this agreement by e-mail with immediate effect.',
    ],
    counterExamples: [
      'We may end the stay at once after a serious breach.',
      'We switch the water off at once in an emergency.',
      'We can cancel the lesson at any time and refund the fee.',
    ],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    isPlain: true,
    actor: ['stronger'],
    says: [
      '(set|sets|fix|fixes|reset|resets) (the|your|a|its|our)? (new)? (monthly|yearly|weekly|annual)? (rent|fee|fees|price|prices|rate|rates|charge|charges|tariff|premium) (anew|afresh|again|each #word|every #word|for the (next|coming) #word|according to|by (a|an) (letter|notice|e-?mail)|as (we|it|they|he|she) (see*|think*|like*))',
      '(set|fix|name) a new (monthly|yearly|weekly|annual)? (rent|fee|price|rate|charge|tariff|premium)',
      '(tell|tells|notify|notifies|inform|informs) (you|the #word) (of)? (the|what the|your|its) new (rent|fee|price|rate|charge|tariff|premium)',
    ],
    unless: [
      'agree*|consent|index*|inflation|cpi|consumer price*|no more than|not more than|at most|never more|up to|cap*|ceiling|limit*|wage*|law|council|statut*|regulator|tribunal',
      '(free to|may|can) (leave|go|cancel|end|refuse|say no)|before you (book|order|buy|sign)|new (members|customers|tenants)|next (term|course|season)',
    ],
    hurts: 'payer',
    severity: 'medium',
    graver: [
      'without|by (a|an) (letter|notice|e-?mail)|as (we|it|they|he|she) (see*|think*|like*)|according to',
    ],
    examples: [
      'Each August we set the fee anew.',
      'From next spring we may set a new rent by a letter of one month.',
      'Every winter we look at the others and tell you the new rent.',
    ],
    counterExamples: [
      'We set a new rent each year by no more than the index.',
      'We may set a new fee with your consent.',
      'We set the fee for each repair before you order it, and you agree to it.',
    ],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    isPlain: true,
    actor: ['nobody', 'stronger'],
    says: [
      '(the|your|this)? (rent|fee|fees|price|prices|charge|charges|rate|rates|tariff|premium|price list) (may|can|will|is|are|shall) (be)? (revised|reviewed|fixed|set|reset|adjusted|changed|change|changes|put up|raised) ... (any day|anytime|any time|whenever|as circumstances|from time to time|weekly|every week|each week|without|as (we|they|it) (see*|think*|like*))',
      '(rent|fee|fees|price|prices|charge|charges|price list) (changes|change|moves|move) (weekly|daily|monthly|every week|every day|every month|any day|any time)',
    ],
    unless: [
      'agree*|consent|may not|cannot|never|index*|inflation|cpi|not more than|no more than|at most|cap*|ceiling|limit*|(free to|may|can) (leave|go|cancel)|locked|before you (book|order|buy)',
    ],
    hurts: 'payer',
    severity: 'medium',
    graver: ['without|whenever|any (day|time)|anytime'],
    examples: [
      'The fee may be revised whenever circumstances require.',
      'The price list changes weekly.',
      'Your rent can be put up any time.',
    ],
    counterExamples: [
      'The fee may be reviewed each year by no more than 3%.',
      'The rent may not be changed without your consent.',
    ],
  },
  {
    family: 'entry-or-seizure',
    variant: 'self-help',
    isPlain: true,
    actor: ['stronger'],
    says: [
      '(chain|chains|clamp|impound|lock|hold|holds|keep|keeps|store|stores) (up)? (the|your|it|her|him|them|all) .. (#word)? (and|then|, and|until) ... (sell|sells|auction|auctions|dispose|rehome|scrap) ..',
      '(hold|holds|keep|keeps|retain|retains) (your|all your) (goods|things|belongings|furniture|stock|tools|equipment|boxes|car|van|bike|boat) ... (until|till|as long as) ...',
      '(chain|clamp|lock) (the|your) (shop|boat|car|van|bike|room|unit|door|gate|premises) ...',
    ],
    unless: [
      'order of (a|the) court|court order|may not|not (sell|auction)|only after (a|the) court|refund*|safe for you|at night|every evening|when (you|we) leave|insur*',
      '(you|the (tenant|customer|borrower|hirer|buyer|member)) (may|can|must|shall|will|have to) (sell|dispose|lock|chain|store|keep)',
    ],
    hurts: 'other',
    severity: 'high',
    examples: [
      'We hold your goods until the bill is paid.',
      'With one month unpaid we lock the unit and sell the stock.',
    ],
    counterExamples: [
      'We lock the gate every evening.',
      'We keep your things safe for you and do not sell them.',
      'We keep the spare key and lock the office at night.',
    ],
  },
  {
    family: 'entry-or-seizure',
    variant: 'self-help',
    isPlain: true,
    over: 'sentence',
    says: [
      "(is|are|it's|will be|gets?) (sold|auctioned|rehomed|scrapped) (and|, and) .. (the)? (money|proceeds|price) (is|are|be|stays) (ours|mine|kept)",
      '(is|are|becomes|become) (ours|mine) to (sell|rehome|dispose of|keep|scrap|auction)',
      '(stock|goods|belongings|things|furniture|tools|luggage|bike|boat|car|van) .... (are|is|be) (held|kept|retained) (until|till) .. (all|everything|it|the (rent|bill|debt)) .. (is|has been)? (paid|settled|cleared)',
    ],
    near: [
      'after|behind|unpaid|overdue|late|arrears|within|by then|not (been)? (fetched|collected|called|claimed|picked)|uncollected|until|till',
    ],
    unless: [
      '(order|decision) of (a|the) court|court order|clear title|may not|not (be)? sold|refund*|balance (is|goes) (back|to you)',
    ],
    hurts: 'weaker',
    severity: 'high',
    examples: [
      'After three weeks it is sold and the money is ours.',
      'A bike not fetched by then is ours to sell.',
      'The room is locked, and your belongings are kept until all is paid.',
    ],
    counterExamples: [
      'After a month it is sold and the money is yours.',
      'The car is ours to sell.',
      'Your luggage is kept until you come back.',
    ],
  },
];
