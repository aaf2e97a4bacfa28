import type { Demand } from './demand.ts';

/** How papers speak of money, with or without a figure. */
const MONEY_WORDS =
  /\d|\p{Sc}|%|\b(?:free|nothing|no (?:charge|fee|cost|rent|deposit|limit)|charges?|charged|prices?|costs?|rates?|fees?|rents?|sums?|amounts?|deposits?|pa(?:y|ys|id|yable|yment|yments)|owes?|half|third|quarter|double|twice|full|whole|all|part|share|per ?cent|hundred|thousand|million|value|worth|loss|damages|liab\w{1,6}|unlimited|without limit|interest|refund\w{0,4}|salary|wages?|money|cash|bill\w{0,2}|expense|included)\b/iu;

/** How papers speak of a point in time or a length of it, with or without a figure. */
const TIME_WORDS =
  /\d|\b(?:when|whenever|after|before|until|till|once|on|upon|within|by|at|from|since|as soon as|immediately|at once|forthwith|straight away|same day|daily|weekly|monthly|yearly|annual\w{0,2}|quarterly|every|each|(?:to)?day|night|week|month|year|end|start|begin\w{0,4}|completion|delivery|signing|notice|first|last|next|then|while|during|always|never|any time)\b/i;

/** How papers speak of how long something takes or lasts. */
const LENGTH_WORDS =
  /\d|\b(?:hours?|days?|weeks?|fortnight\w{0,2}|months?|years?|night|minutes?|season|terms?|life|lifetime|ever|until|till|as long|so long|while|during|end|ends|ending|always|permanent\w{0,2}|indefinite\w{0,2}|unlimited|at once|immediate\w{0,2}|forthwith|any time|whenever|without (?:notice|warning)|no (?:notice|end|limit)|quarter|period|before|same day|overnight|century|daily|weekly|monthly|soon)\b/i;

/** What forms of question want to be said. */
export const DEMANDS: readonly Demand[] = [
  {
    // leaving, by its price
    of: ['sum'],
    asks: /\b(?:want|get|getting|pull|bail|back|opt)(?: \w{1,8})? out\b(?! of the (?:room|house|flat|building|car)\b)|\b(?:leav(?:e|ing)|quit|walk away|pack (?:it|this) in)\b.{0,12}\b(?:early|sooner|before|after|mid)|\bif (?:i|we) (?:bail|leave|quit|cancel)\b|\b(?:send|give|hand|bring|take) (?:it|them) back (?:early|after|before|sooner)\b/i,
    says: /\b(?:leav\w{1,3}|terminat\w{1,6}|cancel\w{0,7}|end(?:s|ed|ing)?|withdraw\w{0,3}|resign\w{0,5}|quit\w{0,4}|exit\w{0,3}|break|notice|early|earlier|sooner|remain\w{0,5}|give up|gives up|move out|go(?:es|ing)?|stop\w{0,4}|out|refund\w{0,4}|forfeit\w{0,3}|back)\b/i,
    byHeading: true,
  },
  {
    // money or a thing that comes back
    asks: /\b(?:payment|deposit|money|fee|cash|price|instal?ment|bond|paid|refund)\b.{0,25}\bback\b|\bback\b.{0,20}\b(?:payment|deposit|money|fee|cash|bond)\b/i,
    says: /\b(?:refund\w{0,4}|non-?refundable|return\w{0,3}|back|keeps?|kept|forfeit\w{0,3}|retain\w{0,3}|deposit\w{0,2}|bond|caution|repa(?:y|ys|id|yable)|credit\w{0,3}|lost|loses?|reimburse\w{0,4}|pa(?:y|ys|id|yment)|owes?|releas\w{1,3}|cancel\w{0,7}|yours|mine|gone|half|stays?|spent|nothing|none|every (?:cent|penny|pound|dollar|euro)|all of it|remainder|the rest)\b/i,
    byHeading: true,
  },
  {
    // when money comes back, not when it is paid
    of: ['day', 'length'],
    asks: /\bwhen\b.{0,40}\b(?:payment|deposit|money|fee|cash|bond|refund)\b.{0,20}\bback\b|\bhow (?:long|soon|quickly)\b.{0,40}\bback\b/i,
    says: /\b(?:refund(?:s|ed|ing)?|return(?:s|ed|ing)?|back|repa(?:y|ys|id|yable)|credit(?:s|ed)?|reimburse\w{0,4}|releas\w{1,3}|keeps?|kept|sends?|yours|remainder|the rest)\b/i,
  },
  {
    // a price that rises
    asks: /\b(?:price|rent|fee|cost|rate|pay|charge|premium|wage|salary|it|they|this)s?\b(?: \w{1,8}){0,3}? (?:go(?:es|ing)? up|went up|rises?|increases?|creep(?:s|ing)? up|be raised|be put up)\b|\b(?:put up|raise|increase|hike|jack up)\b (?:\w{1,8} )?(?:price|rent|fee|cost|rate|charge|premium)|\bhow much (?:more|extra)\b.{0,30}\b(?:next|after|each|every) (?:year|time|month)/i,
    says: /\b(?:increas\w{1,3}|raise\w?|raising|ris(?:es?|ing)|rose|up|uplift\w{0,2}|upwards?|higher|more|adjust\w{0,5}|review\w{0,3}|revis\w{1,4}|chang\w{1,3}|alter\w{0,5}|var(?:y|ies|ied|iation)|amend\w{0,5}|fix(?:es|ed)?|same|stays?|index\w{0,3}|inflation|cpi|rpi|adds?|added|new|escalat\w{1,4}|grows?|dearer|cheaper|lower\w{0,2}|down|reduc\w{1,4}|another|updat\w{1,3}|stands?|holds?|locked|set|publish\w{0,3}|modif\w{1,5})\b|\d\s?%/i,
    byHeading: true,
  },
  {
    // what is left to pay
    of: ['sum'],
    asks: /\b(?:left|remaining|outstanding)\b.{0,12}\b(?:to pay|to be paid|owing|due)\b|\bstill (?:have to pay|owe)\b|\bpay the rest\b/i,
    says: /\b(?:balance|remain\w{0,5}|rest|outstanding|left|second|final|last|completion|instal?ments?|half|third|quarter|in full|further|still|reduced|less|minus|after)\b/i,
  },
  {
    // paying off what is owed before its time
    asks: /\b(?:pay(?:ing)?|clear(?:ing)?|settle|settling)\b.{0,25}\bearly\b|\bearly (?:repayment|settlement)\b/i,
    says: /\b(?:early|earlier|ahead|sooner|before|prepa(?:y|ys|id|yment)|redeem\w{0,3}|redemption|settle\w{0,4}|(?:re)?pa(?:y|ys|id|yment|yments|ying) (?:\S{1,12} ){0,4}(?:off|back|more|at any time|in full)|overpay\w{0,5}|clear\w{0,3}|at any time (?:re)?pay)\b/i,
  },
  { asks: /\bhow much\b|\bhow expensive\b/i, of: ['sum'], says: MONEY_WORDS },
  { asks: /\bwhen\b/i, of: ['day'], says: TIME_WORDS },
  {
    asks: /\bhow long\b|\bhow many (?:days|weeks|months|years|hours)\b/i,
    of: ['length'],
    says: LENGTH_WORDS,
  },
  {
    // days off
    asks: /\b(?:how many|how much|what)\b.{0,30}\b(?:holidays?|vacation|annual leave|days off|time off|paid leave)\b/i,
    says: /\b(?:holidays?|vacation|leave|off|away|time at home|rest days?|paid days|closed|PTO)\b/i,
    byHeading: true,
  },
];
