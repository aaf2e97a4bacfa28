/** What a sum is for where a turn of phrase right beside it says so, whatever topic the sentence has. */
interface SpecialPurpose {
  readonly purpose: string;
  /** Words in front of the sum, up to its first letter. */
  readonly before?: RegExp;
  /** Words behind it. */
  readonly after?: RegExp;
}

/** The first that fits names the sum: a reduction of a fee is no fee, and cover is no price. */
export const SPECIAL_PURPOSES: readonly SpecialPurpose[] = [
  {
    // `Price: £31.50 a month, rising by £3.00 a month`
    purpose: 'increase',
    before:
      /\b(?:rises?|rising|increas\w*|goes? up|going up|raised) by(?: (?:up to|about|at most|another|a further|only))? $/i,
  },
  {
    // `Price: 14 days at MXN 1,850, that is MXN 25,900`
    purpose: 'rate',
    before:
      /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(?:days|nights|hours|weeks|months|sessions|lessons|visits|shifts|classes) (?:at|x|×|@) $/iu,
  },
  {
    // `hands over four cheques of AED 10,500`
    purpose: 'instalment',
    before:
      /\b(?:\d{1,2}|two|three|four|six|ten|twelve|equal|quarterly|half-yearly|monthly) (?:post-?dated |equal |quarterly |monthly )?(?:cheques?|checks?|instal?ments|parts|portions|lots) of $/i,
  },
  {
    purpose: 'limit',
    before:
      /\bliab(?:ility|le)\b[^.;]{0,70}\b(?:limited to|capped at|not exceed|no more than|up to)\b[^.;]{0,24}$/i,
  },
  { purpose: 'excess', before: /\bpays? the first $/i },
  {
    // `covers the $500 excess`; not the price of excess miles
    purpose: 'excess',
    after:
      /^ (?:insurance |policy )?(?:excess|deductible)\b(?! (?:miles?|mileage|km|kilomet\w+|charge|baggage|luggage|weight|usage|data|hours?)\b)/i,
  },
  {
    purpose: 'late fee',
    before:
      /\blate (?:payments?|instal?ments?|fees?|rent)\b[^.;$€£₹]{0,30}\b(?:attracts?|incurs?|carr(?:y|ies)|costs?|bears?)\b[^.;$€£₹]{0,20}$/i,
  },
  { purpose: 'insurance cover', after: /^ (?:of )?cover(?:age)?\b/i },
  { purpose: 'until now', before: /\b(?:you|we|I|they)(?: have|['’]ve) (?:so far |always )?been paying $/i },
  {
    purpose: 'until now',
    before: /\b(?:goes|rises|moves|changes|increases|drops|falls|goes up|go up) from (?:the current )?$/i,
  },
  {
    purpose: 'in some cases',
    before:
      /\b(?:returned|declined|failed|bounced|dishonou?red|refused)\b[^.;$€£₹]{0,60}\b(?:charged?|costs?|fee)\b[^.;$€£₹]{0,20}$/i,
  },
  {
    // `A bill not paid in full draws $60`, `A payment that is missed adds £12`
    purpose: 'late fee',
    before:
      /\b(?:bill|payment|instal?ment|rent|invoice|sum|amount)\b[^.;$€£₹\d]{0,30}\b(?:not paid|unpaid|missed|late|overdue|bounced)\b[^.;$€£₹\d]{0,24}\b(?:draws?|adds?|costs?|carr(?:y|ies)|attracts?|incurs?|brings?) $/i,
  },
  {
    // `The first such notice adds a $150 handling fee`
    purpose: 'in some cases',
    before:
      /\b(?:notice|reminder|letter|delay|default|breach|missed \w+)\b[^.;$€£₹\d]{0,24}\b(?:adds?|triggers?|incurs?|attracts?) (?:an? |another |a further )?$/i,
  },
  {
    // `For passing a fine on to the authority we add R120`: what somebody asks for the work, and no penalty
    purpose: 'in some cases',
    before:
      /\b(?:pass(?:es|ing)?|forward(?:s|ing)?|handl(?:es?|ing)|process(?:es|ing)?) (?:on )?(?:a|any|each|every|the|such) (?:\w{3,10} )?(?:fines?|penalt(?:y|ies)|notices?)\b[^.;$€£₹\d]{0,60}$/i,
  },
  {
    purpose: 'penalty',
    before:
      /\b(?:for|on|upon) (?:each|every|any) (?:such )?(?:breach|violation|infringement|offence)\b[^.;$€£₹]{0,70}$/i,
  },
  {
    purpose: 'loan',
    before:
      /\b(?:lend(?:s|ing)?|lent|loan(?:s|ed|ing)|borrow(?:s|ed|ing)?)\b(?! (?:more|less|over|above)\b)(?![^.;]{0,70}\b(?:(?:paid|given) back|repaid|returned)\b)[^.;$€£₹\d]{0,70}(?<!\b(?:at|for|against|from|per) )$/i,
  },
  {
    purpose: 'until now',
    before:
      /(?:\blast (?:time|year|season|term)\b[^.;$€£₹\d]{0,40}|\b(?:at present|currently|until now|up to now|so far|previously|formerly|instead of|up from|down from|used to be|at the moment)|\((?:now|was|before|today))[,:]? (?:at )?$/i,
  },
  {
    purpose: 'reduction',
    before:
      /\b(?:reduced|lowered|cut|discounted|shortened|abated|(?:goes|comes|go|come) down|falls?|drops?) by(?: up to| at most)? (?:an? )?$|\b(?:reduction|discount|rebate|abatement) of(?: up to)? $/i,
    after:
      /^(?: each| a (?:day|week|month))? (?:off\b(?! work)|discount\b|reduction\b|rebate\b|(?:is|are|will be) (?:taken|knocked)(?: off\b| for (?!each\b)| from (?:the )?(?:price|fee|rent|this|that)\b)|(?:is|are|will be) (?:deducted) from (?:the )?(?:price|fee|rent)\b)/i,
  },
  {
    purpose: 'estimate',
    before:
      /\b(?:had|got|have|gave me|given) (?:a|the) (?:price|quote|figure)(?: of| for (?:it|that))? (?:of )?$/i,
  },
  {
    purpose: 'estimate',
    before:
      /\b(?:estimates?|expects?|reckons?) (?:that )?you (?:will|would|could|can|may|might) [^.;$€£₹\d]{0,40}$/i,
  },
  {
    purpose: 'estimate',
    before:
      /\bestimated? (?:at|of|to be|cost|costs|value|saving|total)(?: \w+)?(?: of| at| is)? (?:about )?$/i,
    after: /^[^.;]{0,70} (?:is|are) (?:only |merely )?(?:an? )?(?:estimates?|estimated|guess)\b/i,
  },
  {
    purpose: 'in some cases',
    before:
      /\b(?:pay|pays|paid|back|return(?:s|ed)?|refunded|repaid|released|get|gets)\b[^.;$€£₹\d]{0,60}\b(?:less|minus) $/i,
  },
  {
    // `The £600 we lent you`
    purpose: 'loan',
    after:
      /^ (?:that |which )?(?:I|we|he|she|they|you|\p{Lu}\p{L}+) (?:(?:have|has|had) )?(?:lent|borrowed)\b/u,
  },
  { purpose: 'limit', before: /\b(?:beyond|in excess of) $/i },
  {
    purpose: 'excess',
    before:
      /\b(?:deductible|excess)(?: of| is| at)?(?: no more than| not more than| at most| up to| a maximum of)? $/i,
  },
  {
    purpose: 'reduction',
    before: /\bless (?:\p{L}+[ -]){0,3}(?:allowance|discount|credit|rebate|trade-?in)\b[^.;\d]{0,20}$/iu,
  },
  {
    purpose: 'insurance cover',
    before:
      /\b(?:insure[sd]?|insuring|insurance|cover(?:age|ed)?)\b(?:(?!\b(?:premiums?|excess|costs?|pays?|fee|rents?|ask(?:s|ing)?|charg(?:e|es|ing)|dearer|expensive|but)\b)[^;(]){0,110}\b(?:for|of|to|than|least)(?: at least| not less than| no less than| a minimum of| up to)? $/i,
  },
  {
    purpose: 'in some cases',
    before:
      /\bor (?:we|I|they) (?:will |shall |may )?(?:charge|add|take|keep)(?: you| a further| another| an extra)? $|\band (?:we|I) (?:will )?add (?:a further |another )?$/i,
  },
  {
    purpose: 'late fee',
    before:
      /(?:\bnot|n['’]t)(?: yet)? (?:been )?(?:paid|reached|received|arrived|come|here|in by)\b[^.;$€£₹]{0,70}\b(?:adds?|charges?)(?: you| a further| another| an extra)? $/i,
  },
  {
    purpose: 'in some cases',
    before:
      /\b(?:if|where|when|unless)\b[^.;$€£₹]{3,90}\b(?:we|I|they) (?:will |shall |may )?(?:add|charge)(?: you)?(?: a further| another| an extra)? $/i,
  },
  {
    // `For each day that an instalment is late Rs. 500 is due`
    purpose: 'late fee',
    before:
      /\b(?:for|on) (?:each|every) (?:day|week|month)\b[^.;$€£₹\d]{0,50}\b(?:late|overdue|behind|unpaid|delay(?:ed)?|outstanding|missed)\b[^.;$€£₹\d]{0,30}$/i,
  },
  {
    purpose: 'price',
    before:
      /\b(?:sells?|sold|selling|buys?|bought|buying)\b[^.;$€£₹]{0,150} for (?:the (?:sum|price) of )?$/i,
  },
  {
    purpose: 'balance',
    before: /\b(?:the )?(?:rest|balance|remainder)(?:,| of| is| \(|:) ?$/i,
  },
  {
    purpose: 'limit',
    before:
      /\b(?:(?<!\b(?:go|goes|going|gone|went|rises?|rising|rose|increases?|increased|moves?|put|puts|putting) )(?<!\b(?:put|puts|putting|bring|move|raise|lift) (?:it|(?:the|my|our|your) (?:price|rent|fee|rate|charge)) )up to|at most|a maximum of|not exceeding|limited to|capped at|(?:never|no|not) more than) $/i,
  },
  {
    purpose: 'instalment',
    before:
      /\b(?:out of|from|off) (?:your|the|his|her) (?:wages?|pay|salary)(?: at| by|, at|, by)(?: the rate of)? $/i,
  },
  // `your payments stop when you have paid £900 in total`
  {
    purpose: 'limit',
    before: /\bstops? (?:when|once|after) (?:you|he|she|they|the \p{L}+) (?:have|has) paid (?:us )?$/iu,
  },
  {
    purpose: 'total',
    before:
      /^\W{0,3}(?:(?:grand|order|contract|overall)[ -])?total\b(?! (?:of|value|weight|number|liab\w*|loss)\b)[^.;,$€£₹\d]{0,44}$|^\W{0,3}total incl\. [^.;,$€£₹\d]{0,30}$|\b\d{1,3} (?:nights|days|weeks|months|lessons|sessions|visits) ?= ?$/i,
    after: /^ (?:in all|altogether|in total|all told|all in)\b/i,
  },
  { purpose: 'overtime', before: /\bovertime\b[^.;$€£₹\d]{0,60}$/i },
  {
    purpose: 'limit',
    before: /(?:\b(?:not|never)|n['’]t)\b[^.;$€£₹]{0,60}\b(?:more than|over|above|exceeding) $/i,
  },
  { purpose: 'late fee', after: /^ (?:for|per) (?:an?|each|every|the) (?:\w+ )?(?:reminder|late)\b/i },
  {
    purpose: 'late fee',
    after: /^[^.;]{0,30}\b(?:after )?until (?:it is|it['’]s|they are|you have)(?: been)? paid\b/i,
  },
  {
    purpose: 'late fee',
    before:
      /\b(?:late|overdue)\b(?:(?!\b(?:delivery|delivers?|collect\w*|pick\w*|rent is)\b)[^.;,$€£]){0,44}(?:['’]s|\bis|\bcosts?|\bpays?|\bcharged?|\badd(?:s|ed)?|\bowes?) (?:an? )?(?:extra |further |fee of )?$/i,
  },
];

/** A sentence that opens with a condition: what it names is due only then. */
export const IN_ONE_CASE =
  /^[^\p{L}]{0,10}(?:\p{Lu}[\p{L}]{1,14}: )?(?:(?:\p{L}+ ){0,3}\p{L}+\. )?(?:if|should|in case|whenever|where)\b/iu;
/** `Anyone stopping early pays back €60`, `parked wrongly … you pay for its release`: who does what pays, or for what is put right. */
export const WHO_DOES =
  /^[^\p{L}]{0,10}(?:anyone|anybody|whoever|whichever|any(?! (?:time|day|payment|rent|fee|balance|deposit)\b)|every (?:\p{L}+ ){1,2}who|members? who|those who)\b|\b(?:clamped|towed|impounded|confiscated|seized)\b/iu;
/** Purposes that a condition makes one of a case; a rent or a deposit stays what it is. */
export const MAY_BE_IN_ONE_CASE: ReadonlySet<string> = new Set([
  'payment',
  'fee',
  'cost',
  'price',
  'repayment',
  'pay',
]);
/** A mark that something stays under or goes over; nobody pays it. */
export const THRESHOLD_BEFORE = /\b(?:over|above|below|under|exceeds?|(?:more|less) than|at least)\s$/i;

/** `Kilometres | 250 a day included`: what a row without a currency counts is no money. */
export const MEASURED =
  /\b(?:km|kilomet\p{L}+|miles?|mileage|odometer|distance|hours|days|nights|units|kwh|litres?|liters?|visits|guests|persons|people|seats|pages|data|minutes|weight|size|area|capacity|meter|reading)\b/iu;

/** Words in front of a sum that somebody else pays, or by which only a cost of the writer's own has risen. */
export const NOT_OF_PAPER =
  /\b(?:my|our) (?:own )?(?:mortgage|costs?|bills?|insurance|rent|energy|electricity|gas|heating|fees)\b[^.;,]{0,30}\b(?:has|have) (?:gone up|risen|increased|grown)\b[^.;,]{0,20}$|\b(?:then|so) no $|\bwithout (?:paying )?(?:the|any|a|that|your) $|\b(?:petrol|diesel|fuel|oil|gas|electricity|energy|inflation)\b[^.;,]{0,24}\b(?:over|above|past|below|under) $/i;
