/** Who has to do it: the one who pays, the one who is paid, or the one who is charged in some cases, whoever pays the main sum. */
export type MoneyBearer = 'payer' | 'payee' | 'charged';

/** A wording that says that money changes hands and not between whom. `says` is an expression over a sentence in small letters with its sides as `@0`. */
export interface MoneyRule {
  readonly bearer: MoneyBearer;
  readonly says: readonly string[];
  readonly unless?: readonly string[];
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

const SUM = String.raw`(?:(?:\b(?:us|ca|au|nz|hk|a|c|s))?[$€£₹₱₦¥] ?\d[\d.,]*\d?k?\b|\b(?:rs\.?|r|eur|usd|gbp|inr|kes|ksh|ngn|aed|php|sgd|zar|cad|aud|nzd|chf|kr|myr|rm) ?\d[\d.,]*k?\b|\b\d[\d.,]*k? ?(?:€|£|₹|₱|₦|(?:euros?|pounds?|dollars?|rand|rupees?|pesos?|naira|shillings?|dirhams?|francs?|kroner|kronor|ringgit)\b))`;
const PRICE = String.raw`(?:price|fees?|rent|hire|charges?|dues|premiums?|instal?ments?|invoices?|bills?|balance|subscription|tuition|payments?|deposit|bond|advance|retainer|share|salary|wages?|pay|stipend|rate|royalt(?:y|ies)|commission|rest|remainder|half|third|money|cost|allowance)`;
const EACH = String.raw`(?:a|an|per|each|every|the) (?:calendar )?(?:hour|day|night|week|fortnight|month|quarter|term|season|year|lesson|session|class|visit|shift|head|person|child|kilomet(?:er|re)|mile|time|show|km|second|first|last|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?`;
/** What makes a sentence about money something else: it is spared, hoped for or hangs on a choice. */
const SPARED = String.raw`\b(?:no|not|never|nothing|free|without|unless|until now|used to|was|were|would|could|might|instead of|refund\w*|back|returned|repaid|reduced|discount|off|less|cap(?:ped)?|limit(?:ed)?|at most|maximum|up to|worth|value[ds]?|estimated?|cover(?:s|ed|age)?|excess|if|loan|credit limit|taken off|offers?|option(?:al)?|included|choose|like|lower|cheaper|waived?|any part)\b|n't\b`;

/** What is paid and given back, said of the money alone. */
export const MONEY_SAID: readonly MoneyRule[] = [
  {
    bearer: 'payee',
    says: [
      String.raw`\b(?:rent|money|months?|fees?|deposit|bond|balance|difference|overpayments?|whatever|everything|anything|unused|surplus|advance|payments?|instal?ments?|what @\d (?:have |has |'ve )?(?:over)?paid|hours not used|credit)\b[^.;:]{0,60} (?:is|are|(?:will|shall|must) be|comes?|goes)(?: then| also| all| always| promptly)? (?:paid back|repaid|refunded|returned|given back|sent back|handed back|back(?! to (?!@))|credited)\b`,
      String.raw`\breceipts? (?:is|are|will be|shall be|comes?|goes) (?:given|issued|sent|made out|written|back|out|provided|posted)\b`,
      String.raw`\bpayments? (?:is|are|will be|shall be) receipted\b`,
    ],
    unless: [
      String.raw`\b(?:not|never|non|no|cannot|forfeit\w*|may|bounced|by @\d|cheques?|late|nothing)\b|n't\b`,
      String.raw`\b(?:once|when|until|after|before|unless) (?:\S+ ){0,6}(?:is|are|comes?|goes) (?:paid back|repaid|refunded|returned|given back|sent back|handed back|back|credited)`,
    ],
    examples: [
      'rent for the weeks that are left is paid back.',
      'whatever @0 have paid ahead comes back in full.',
      'a receipt is given for each payment.',
    ],
    counterExamples: ['the deposit is not returned.', 'a late payment is returned by the bank.'],
  },
  {
    bearer: 'charged',
    says: [
      String.raw`^(?:an?|each|every|any) (?:lost|late|missed|extra|new|spare|replacement|second|further|broken|damaged|returned)\b[^.;:,]{2,40} (?:is|costs?|comes to|means|carries|adds) ${SUM}`,
      String.raw`^(?:an?|each|every|the) [a-z -]{2,40} costs? ${SUM}`,
    ],
    unless: [
      SPARED,
      String.raw`\bby @|^an? (?:new|second|further) one\b|\bfrom (?:the )?(?:makers?|shops?|dealers?|garage)\b`,
    ],
    examples: ['a lost card is $40.', 'a plot costs $30 for the season.'],
    counterExamples: ['a lost card is no trouble.', 'an extra plot is free.'],
  },
  {
    bearer: 'payer',
    says: [
      String.raw`\b(?:is|are|will be|shall be) (?:billed|invoiced|charged) (?:at|in|by|to|monthly|weekly|quarterly|yearly|on|each|every|as|per)\b`,
      String.raw`^(?:just |only |then |plus )?${SUM}(?: (?:each|in cash|fee|deposit|bond|royalty|base|total|rent|salary|stipend))?,? (?:${EACH}|upfront|up front|down\b|in advance|now\b|due\b|payable|paid\b|monthly|weekly|yearly|on signing|on (?:the )?\d|by (?:the )?\d|by [a-z]+ \d|on delivery|on completion|on the first|at pickup|on pickup|when [a-z@])`,
      String.raw`\b${PRICE}(?: for [^.;:,]{3,50}| of [^.;:,]{3,40}| per [a-z]+| a [a-z]+)? (?:is|are|will be|shall be|comes to|stands at|equals) (?:now |then )?(?:${SUM}|(?:one|two|three|four|half|\d+) (?:weeks?|months?|days?)\b)`,
      String.raw`\bthere(?:'s| is| are| will be) (?:also )?(?:an? |@\d's )?(?:[a-z-]+ ){0,2}(?:deposit|bond|fee|charge|supplement|surcharge) of ${SUM}`,
      String.raw`\b(?:deposit|bond|advance|retainer|fee|balance|half|third|rest|remainder|payment|instal?ment|share)\b[^.;:]{0,40} (?:is|are|(?:will|shall|must) be|is to be|are to be) (?:also )?(?:paid|payable|due|settled|charged|collected|owed|taken|wanted)\b`,
      String.raw`\b(?:deposit|bond|advance|retainer|fee|balance|payment)\b[^.;:]{0,40} (?:goes down|falls due|is to reach|are to reach|secures|confirms the|reserves|holds @)`,
      String.raw`^[^.;:,@]{3,50} (?:costs?|comes? to|is|are|earns?|carr(?:y|ies)) ${SUM} (?:${EACH}|for the|in all|all in|altogether|plus|including|together)`,
      String.raw`\b(?:overtime|leave|expenses|travel|mileage|fares|gas|meals|work done|group time|hours worked|whatever has been earned|finished stages|bank holidays|sundays|public holidays|waiting time|training time)\b[^.;:@]{0,60} (?:is|are|will be|shall be) (?:then |always |also )?(?:paid|reimbursed)\b`,
    ],
    unless: [
      SPARED,
      String.raw`^(?:their|his|her) |\bpaid by @|\bby the (?:state|council|insurer|insurance)\b|\b(?:fine|salary|price|rent) was\b|\b(?:than|which|that) @\d`,
    ],
    examples: [
      'the entry price is $48,000.',
      'time past ten hours is billed at $350 an hour.',
      "there's a deposit of $325.",
      'a bond of $1,260 goes down before she ties up.',
      '$650 a month, paid on the first.',
      'overtime worked on a sunday is paid double.',
    ],
    counterExamples: [
      'the price is never more than $20.',
      'no deposit is taken.',
      'the deposit is $200 off the price.',
      'cover is $2,000 a year.',
      'if @0 want it, the price is $20.',
    ],
  },
];
