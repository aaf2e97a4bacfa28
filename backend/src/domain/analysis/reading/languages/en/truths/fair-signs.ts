import type { RiskFamily } from '../../../burdens/families.ts';

/**
 * Signs that a clause spares the reader something, gives the reader something, or takes nothing without a safeguard, whatever rule
 * found it. They are looked for in words in which the sides are marked: `readerside` is the reader and `otherside` any other side.
 */
export interface FairSign {
  /** What it shows, for the tests and for whoever reads a trace. */
  readonly shows: string;
  readonly says: RegExp;
  /** In which families it counts; in all where this is left out. */
  readonly families?: readonly RiskFamily[];
  /** It counts only where the reader is not the one who is paid. */
  readonly notIfPaid?: true;
  /** Words that turn clauses round do not undo it, or only those that leave the gift to the giver do. */
  readonly holdsAnyway?: true | 'unless-taken-back';
  /** Looked for in the whole sentence and not only in the part that was weighed. */
  readonly ofSentence?: true;
}

const WILL =
  '(?:also |then |always |still |will |shall |must |would |agrees? to |has to |have to |is to |are to |undertakes? to ){0,3}';
const WONT = "(?:will not|won[’']t|shall not|would not|wouldn[’']t|need not|never|will never|shall never)";
const GIVES =
  '(?:pays?|refunds?|repays?|reimburses?|compensates?|credits?|returns?|gives?|contributes?|provides?|suppl(?:y|ies)|repairs?|replaces?|mends?|fix(?:es)?|insures?|lends?|covers?|bears?|meets?|makes? good|puts? right)';
/** After these words the other side's gift is none. */
const NO_GIFT =
  "(?! (?:nothing|no\\b|any one|only|not|none|as[- ]is|three|two|one|four|six|\\w+ (?:days?|weeks?|months?)[’']? (?:notice|warning)|notice|warning))";

/** What the other side does for the reader. */
const GIVEN: readonly FairSign[] = [
  {
    shows: 'the reader is paid or repaid',
    says: /\breaderside (?:is|are|will be|shall be|must be|would be) (?:also |then |still )?(?:paid(?! (?:only|after|when|if|once|less|late|\d))|repaid|refunded|reimbursed|compensated|credited)\b(?! (?:only|at the discretion))/,
  },
  {
    shows: 'the reader gets something back',
    says: /\breaderside (?:gets?|receives?|has|have) [^.;,]{0,40}\bback\b|\breaderside keeps? (?:everything|all|it all|what readerside)\b/,
  },
  {
    shows: 'the other side gives',
    says: new RegExp(
      `^\\W{0,6}(?:\\w{1,3}[.)] )?(?:(?:if|when|where|should|on|after|before|in that case|once|for|during)\\b[^.;:,]{0,110}(?:, ?| )(?:then )?)?otherside ${WILL}${GIVES}\\b${NO_GIFT}`,
    ),
    holdsAnyway: 'unless-taken-back',
  },
  {
    shows: 'pay goes on while the reader is ill',
    says: /\b(?:ill|sick|sickness|illness|injured|pregnan\w+|hospital)\b[^.;]{0,90}\b(?:salary|wages?|pay) (?:still |then )?(?:continues?|goes on|runs on|is paid|keeps coming)\b|\b(?:salary|wages?|pay) (?:still |then )?(?:continues?|goes on|runs on|is paid)\b[^.;]{0,60}\b(?:ill|sick|sickness|illness|injured)\b/,
  },
  {
    shows: 'the reader may buy',
    says: /\breaderside (?:may|can|could|has the (?:right|option) to|is free to) (?:also |then )?(?:buy|purchase) (?:otherside|him|her|them|it|the [\w-]+|otherside[’']s [\w-]+)(?: out| back)\b/,
    holdsAnyway: true,
  },
  {
    shows: 'what is left over is the reader’s',
    says: /\b(?:hold|keep|pay|give|send|hand)s? (?:back )?the (?:rest|balance|surplus|remainder|difference)(?: \w+){0,3} (?:for|to|back to) readerside|\b(?:surplus|balance|rest|remainder|difference) (?:is|goes|comes|belongs|stays|goes back)(?: \w+){0,2} (?:to )?readerside/,
    holdsAnyway: true,
    ofSentence: true,
  },
];

/** What the other side's own lateness costs it, and what the reader may do for nothing. */
const SPARED: readonly FairSign[] = [
  {
    shows: 'the other side is late and lowers the price for it',
    says: /\b(?:if|when|where|should|for (?:each|every)(?: full| whole)? (?:day|week|month)(?: that)?) otherside(?:['’](?:re|s|m))? ?(?:arrives?|comes?|is|are|late|delivers?|finish\w*|starts?)\b[^.;]{0,60}(?:\b(?:late|after|through)\b)[^.;]{0,80}\botherside (?:will |shall )?(?:takes?|knocks?|deducts?|pays?|credits?|gives?)\b/,
    holdsAnyway: true,
  },
  {
    shows: 'what is still owed for a thing that stays with the reader is its price',
    says: /\b(?:remaining|outstanding|unpaid) instal\w+[^.]{0,160}\b(?:modem|router|handset|phone|device|equipment|machine|appliance|laptop|tablet|bike|bicycle|piano|freezer)s?\b|\b(?:modem|router|handset|phone|device|equipment|machine|appliance|laptop|tablet|bike|bicycle|piano|freezer)s?\b[^.]{0,160}\b(?:remaining|outstanding|unpaid) instal\w+/,
    families: ['exit-cost'],
    holdsAnyway: true,
    ofSentence: true,
  },
  {
    shows: 'the reader may leave without a fee',
    says: /\breaderside (?:can|may|could|is free to|are free to) (?:also |then |still )?(?:leave|cancel|end|withdraw|terminate|go|move|switch)\b[^.;]{0,60}\bwithout (?:paying |owing )?(?:any |an? |the |your |this )?(?:early |cancel\w* |exit |terminat\w* |further |extra ){0,2}(?:fee|charge|cost|penalty)/,
    families: [
      'exit-cost',
      'penalty',
      'no-exit',
      'sudden-end',
      'unilateral-change',
      'auto-renewal',
      'minimum-commitment',
    ],
    holdsAnyway: true,
  },
  {
    shows: 'a lower price elsewhere is matched',
    says: /\breaderside (?:can |may )?(?:shows?|finds?|brings?|sees?|sends?) [^.;]{0,40}\b(?:lower|cheaper|better)(?: \w+){0,2} (?:price|rate|quote|offer|fare|fee)\b[^.;]{0,110}\botherside (?:will |shall )?(?:bills?|charges?|match(?:es)?|refunds?|pays?|gives?|lowers?|reduces?|takes?) (?:that|it|the (?:same|difference|lower)|down|readerside)\b/,
    families: ['unilateral-change', 'open-price'],
    notIfPaid: true,
    ofSentence: true,
  },
  {
    shows: 'what the reader does lets the other side help',
    says: /\breaderside[^.;]{0,80}\bso (?:that )?otherside (?:can|may|could)\b|\b(?:call|tell|ring|write to|contact) otherside\b[^.;]{0,60}\bso (?:that )?otherside (?:can|may|could)\b/,
    families: ['unilateral-change', 'open-price', 'no-promise'],
  },
];

/** What is denied. */
const DENIED: readonly FairSign[] = [
  {
    shows: 'pictures and data stay private',
    says: /\b(?:goe?s?|sent|shown|given) only to readerside\b|\bnot on otherside[’']s (?:instagram|facebook|website|page|social)|\b(?:kept|keeps?) (?:strictly )?(?:private|confidential|secret)\b(?! for)|\b(?:and )?then (?:destroy|delete|erase|shred|wipe)/,
    families: ['data-or-image'],
  },
  {
    shows: 'the reader need not',
    says: new RegExp(
      `(?<!\\b(?:if|where|when|whether|should|because|unless) )\\breaderside (?:${WONT} (?:ever |then |also )?(?:owes?|pays?|repays?|loses?|forfeits?|answers? for|have to|has to|need to|be (?:liable|charged|asked|bound|responsible|billed|required|expected))|(?:do(?:es)? not|don[’']t|doesn[’']t) (?:owe|lose|forfeit|have to|need to)|need not)\\b`,
    ),
  },
  {
    shows: 'the reader owes nothing',
    says: /\breaderside (?:will |shall |would |then ){0,2}(?:owes?|pays?|loses?|forfeits?) (?:nothing\b|none\b|no (?!more than a share))/,
  },
  {
    shows: 'nothing is owed by the reader',
    says: /\bnothing (?:more |further |else )?(?:is|will be|shall be|falls) (?:owed|due|payable|charged) (?:by|from|to) (?:an? |the |any )?readerside\b/,
    families: ['forfeiture', 'exit-cost', 'penalty', 'cost-shifting'],
    notIfPaid: true,
  },
  {
    shows: 'no one on the other side may come in or lock',
    says: /\bno (?:landlord|landlady|owner|lender|lessor|licensor|creditor|agent|otherside) (?:may|shall|can|must|is allowed to|has the right to) (?:ever )?(?:change|lock|enter|come|go|cut|put|take|seize|sell|remove|disconnect|switch|evict|open|search)\b/,
    families: ['entry-or-seizure', 'sudden-end', 'unilateral-change'],
  },
  {
    shows: 'there is none',
    says: /\bthere (?:is|are|will be|[’']s) no (?:\w+ )?(?:mortgage|lien|charge|minimum|penalty|fees?|fine|deposit|interest|guarantee|guarantor|restriction|renewal|extra)\b/,
  },
  {
    shows: 'nothing is given up',
    says: /\bnothing (?:here|in (?:this|these) \w+|on this \w+|above|said here)?\s?(?:waives|limits|takes (?:away|from)|affects|excludes|reduces|restricts|removes)\b|\bdoes not (?:affect|take away|waive)\b[^.;]{0,30}\brights?\b|\bgiv(?:es?|ing) up no\b|\bwaives? no\b|\btakes? nothing away\b/,
  },
  {
    shows: 'it stands as no security or penalty',
    says: /\b(?:is|are) not (?:a )?(?:security|guarantee|penalty)\b/,
  },
  {
    shows: 'the price stays',
    says: /\b(?:price|fee|fees|rent|rate|charge|fare|premium)s? (?:\w+ ){0,6}(?:can[’']?t|cannot|can not|may not|will not|won[’']t|shall not|do(?:es)? not|never) (?:ever |then |also )?(?:be )?(?:rais|ris|go up|goes up|mov|increas|alter|put up)/,
    families: [
      'unilateral-change',
      'open-price',
      'penalty',
      'forfeiture',
      'cost-shifting',
      'uncapped-liability',
    ],
    notIfPaid: true,
    holdsAnyway: true,
  },
  {
    shows: 'the other side will not',
    says: new RegExp(
      `\\botherside (?:will not|won[’']t|shall not|may not|must not|cannot|can[’']t|do(?:es)? not|don[’']t|doesn[’']t|never|will never|may never) (?:ever |then |also )?(?:charge|ask|deduct|withhold|enter|go in|come in|sell|share|publish|look|film|record|track|enforce|recover|repossess|raise|increase|pass|claim|chase|evict|lock|dismiss|want to see)\\b`,
    ),
  },
  {
    shows: 'nobody will be',
    says: /\b(?:nobody|no one|no-one|no (?:child|guest|member|tenant|family|student|worker|employee|customer|passenger|volunteer|player|parent)) (?:will|shall|may|can|must|is|has) (?:ever )?(?:be )?(?:asked|charged|sent|made|turned|dismissed|required|expected|refused|chased|told to|fined)/,
  },
];

/** What the reader decides or agrees to first. */
const DECIDED: readonly FairSign[] = [
  {
    shows: 'only with the reader’s yes',
    says: /\b(?:only (?:if|when|where|with|after|once)|unless|until|without) (?:a yes from |the (?:written |prior )?(?:consent|agreement|permission|approval) of )?readerside(?:[’']s)? (?:(?:has|have|first|written|prior|express|signs? for|\w+ly) )?(?:sign|agree|consent|say so|says so|say yes|tell|ask|invite|tick|permission|approval|approve|yes\b)/,
    families: [
      'data-or-image',
      'entry-or-seizure',
      'unilateral-change',
      'ip-grab',
      'cost-shifting',
      'open-price',
      'transfer',
      'restraint',
      'work-demands',
    ],
    ofSentence: true,
  },
  {
    shows: 'the reader may stop it at any time',
    says: /\breaderside (?:can|may|could) (?:always |also )?(?:ask|tell|have|require|get) (?:otherside )?(?:\w+ ){0,5}(?:take|taken|delet|remov|stop|correct|withdraw)[^.;]{0,40}\b(?:any time|whenever)\b|\breaderside (?:can|may) (?:withdraw|say no|object|refuse|change (?:your|readerside[’']s) mind)\b[^.;]{0,30}\b(?:any time|whenever)\b/,
    families: ['data-or-image', 'ip-grab', 'gag'],
    ofSentence: true,
  },
  {
    shows: 'consent may not be refused without reason',
    says: /\b(?:not (?:to )?be|without being|never|not) (?:unreasonably |arbitrarily )(?:withheld|refused|delayed|withhold)|\bconsent (?:is|shall|may|will) (?:not|never) (?:to )?be (?:refused|withheld)|\bconsent (?:shall|will) be given\b/,
    holdsAnyway: true,
    ofSentence: true,
  },
  {
    shows: 'either side may',
    says: /\b(?:either|both|each) (?:of (?:us|you|them|readerside|otherside)|party|side|parties|sides)? ?(?:\w+ ){0,2}(?:may|can) (?:also |then )?(?:end|stop|cancel|terminate|leave|walk|withdraw|call|drop|bring)/,
    families: ['sudden-end', 'unequal-exit', 'no-exit', 'exit-cost', 'auto-renewal', 'no-promise', 'forum'],
  },
  {
    shows: 'it goes on until one of them ends it',
    says: /\buntil (?:one|either) of (?:us|them|you|readerside|otherside|the parties|the two)\b[^.;]{0,40}\b(?:end|stop|cancel|notice)/,
    families: ['auto-renewal', 'no-exit', 'minimum-commitment'],
    holdsAnyway: true,
  },
];

/** What is not taken beyond what was lost, and not at once. */
const MEASURED: readonly FairSign[] = [
  {
    shows: 'a cost of the other side',
    says: /\bcosts? otherside (?!(?:nothing|time|trouble)\b)(?![^.;]{0,80}\breaderside (?:\w+ )?(?:pay|owe|bear|reimburs|refund))/,
    families: ['penalty', 'forfeiture', 'exit-cost', 'cost-shifting'],
    holdsAnyway: true,
  },
  {
    shows: 'only what was really spent',
    says: /\bwhat (?:otherside|it|they) (?:\w+ ){0,4}(?:really|actually) (?:spen[dt]|paid|cost|lost)\b|\bwhat (?:the|a|our|otherside[’']s) \w+ (?:charges|charged|asks) (?:us|otherside)\b|\b(?:is|are) charged (?:at|what) (?:it )?costs? (?:us|otherside)\b/,
    families: ['penalty', 'forfeiture', 'exit-cost', 'cost-shifting', 'open-price'],
    holdsAnyway: true,
  },
  {
    shows: 'only what the reader’s own work causes',
    says: /\bindemnif\w+ otherside\b[^.;]{0,80}\b(?:about|from|out of|of|by|for) (?:her|his|your|readerside[’']s) own (?:work|services|treatments?|clients|acts?|fault|negligence|carelessness|mistakes?|conduct)\b/,
    families: ['broad-indemnity', 'waiver'],
    holdsAnyway: true,
  },
  {
    shows: 'a long notice of the end',
    says: /\b(?:end|terminate|close|recover|take back|have back)\b[^.;]{0,50}\b(?:by|on|with|giving|after)\b[^.;]{0,30}\b(?:three|four|six|nine|twelve|eighteen|3|4|6|9|12|18) months?[’']? (?:of )?(?:written )?(?:notice|warning)\b|\b(?:by|with|on|giving|given) (?:\w+ ){0,3}(?:three|four|six|nine|twelve|eighteen|3|4|6|9|12|18) months?[’']? (?:of )?(?:written )?(?:notice|warning)\b/,
    families: ['sudden-end'],
    holdsAnyway: true,
  },
  {
    shows: 'only after letters or a hearing',
    says: /\bafter (?:one |two |a |the |another |a second |a further |one more |one last )+(?:written |final )?(?:letters?|reminders?|warnings?|hearing)\b|\bafter (?:a teacher|somebody|we have|otherside has|otherside have) (?:\w+ )?(?:spoken|talked) (?:with|to) (?:you|readerside)\b|\bonly (?:if|after) (?:nothing|two|both)\b|\bafter hearing (?:both|readerside|the|what|them|him|her)\b/,
    families: ['sudden-end', 'penalty', 'unilateral-change', 'waiver'],
    ofSentence: true,
    holdsAnyway: true,
  },
  {
    shows: 'notice of a day before coming in, on working days',
    says: /\b(?:inspect|enter|visit|come in|view)\b[^.;]{0,60}\b(?:one|two|three|a|\d{1,2}) (?:clear )?(?:days?|hours)[’']?s? (?:of )?(?:prior |written |previous |advance )?(?:notice|intimation|warning)\b|\b(?:one|two|three|a|\d{1,2}) (?:clear )?(?:days?|hours)[’']?s? (?:of )?(?:prior |written |previous |advance )?(?:notice|intimation|warning)\b[^.;]{0,40}\b(?:inspect|enter|visit|coming in|going in|entering)/,
    families: ['entry-or-seizure'],
  },
  {
    shows: 'it goes on by the month at the same price',
    says: /\b(?:month[- ](?:to|by)[- ]month|monthly)\b[^.;]{0,30}\b(?:on|at|for|with) the same\b/,
    families: ['auto-renewal', 'no-exit', 'minimum-commitment'],
    holdsAnyway: true,
  },
  {
    shows: 'later deals alone',
    says: /\b(?:applies|apply) (?:only )?to (?:later |new |future )?(?:orders?|bookings?|jobs?|contracts?|stays?|shifts?|lessons?|deliver\w+) (?:(?:which|that) )?[^.;]{0,30}\b(?:afterwards|after that|later|from then|after the change|from that day)\b/,
    families: ['unilateral-change', 'open-price'],
    ofSentence: true,
    holdsAnyway: true,
  },
];

/** All of them. */
export const FAIR_SIGNS: readonly FairSign[] = [...GIVEN, ...SPARED, ...DENIED, ...DECIDED, ...MEASURED];

/** Words by which a gift is taken back or left to the giver. */
export const TAKES_BACK =
  /\b(?:but|however(?! (?:it|they|that|this|many|much|often|long the)\b| caused| arising)|although|though|except|otherwise|unless|only|whichever|how long|discretion|opinion|sees? fit|thinks? fit|less|minus|half of|provided|so long as|as long as|in no case|nothing|no other|condition|failing|corresponding|ruled out|sole|deemed|may|until|readerside (?:shall|must|will|has to|have to|pays?|owes?|repays?|gives?))\b/;

/** Words after which a clause that began fairly may take it back. */
export const TURNS_ROUND =
  /\b(?:but|however|although|though|except|otherwise|unless|whatever|whichever|however long|how long|discretion|opinion|sees? fit|thinks? fit|less|minus|half of|even (?:if|where|though|one)|provided|so long as|as long as|and in no case|only up to|ruled out|failing|condition precedent|sole|deemed|irrevocabl\w+)\b/;
