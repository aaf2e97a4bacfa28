import { sifted } from '../../../sieve/sifted.ts';

/** How papers say that somebody may leave, and what that takes. */
export const LEAVING =
  /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)?\b (?:it|this|the|early|by|your|my|our|any time)|(?<!\b(?:earned|casual|sick|annual|paid|unpaid|parental|maternity|paternity|holiday|home|family|gives?|grants?|with|without|by|of|on|the|this) )leave\b(?! (?:to (?!go\b)|and licen[cs]e|year|entitlement))|leav(?:es|ing)\b|mov(?:e|es|ing) out|quit|resign\w*|withdraw(?:s|al|ing)?\b|give (?:up|notice)|gives notice|go before|wants? out|opt out|walk away|surrender|vacate|change (?:your|my) mind|(?<!\b(?:payments?|instalments?|benefits?|wages) )stop(?:s|ping)?\b(?! paying| payment| work)|part ways|put(?:s|ting)? an end|ending\b|wants? you to stop|brings? (?:it|her|him|the \w+) back\b(?! (?:full|clean|dry|safe|by|within|before|on|in|after|at|please|when|tomorrow))|call (?:the whole thing|it all) off|revok\w*|close (?:the|your|an) account|pull out|calls? (?:it )?off|(?:re)?pays? (?:(?:it|all|the \w+) )?(?:off |back )?early|prepay|settles? (?:(?:it|the \w+) )?early|at the option of)\b/i;

const WHOLE = String.raw`(?: (?:it|this|the|your|my|our)(?: (?:agreement|contract|arrangement|lease|licen[cs]e|tenancy|membership|subscription|plan|employment|policy|booking))?)?`;
/** Somebody may end the whole paper whenever they like: `may cancel at any time`. */
export const ANY_TIME = new RegExp(
  String.raw`\b(?:may|can|could|free to) (?:(?:also|always|each) )?(?:cancel|terminate|end|leave|quit|resign from|stop|go|walk away)${WHOLE},? (?:at )?any ?time\b|\bat any time,? (?:\w+ ){1,4}(?:may|can) (?:cancel|terminate|end|leave|quit)${WHOLE}(?=[.,;]|$)`,
  'i',
);

/** It speaks of a right or a way, not of a breach or a ban. */
export const MAY_LEAVE =
  /\b(?:may|can|could|free to|entitled to|right to|able to|notice|without (?:charge|reason|notice)|at any time|any time|by (?:giving|telling|writing)|if (?:you|we|I|he|she|they|one|either|the \w+) (?:wants?|wish(?:es)?|leaves?|cancels?|ends?|go(?:es)?|decides?|resigns?|changes?)|who (?:leaves?|cancels?|ends?|moves? out|resigns?|withdraws?|wants? to)|tell (?:me|us)|let (?:me|us) know|days?|weeks?|months?|until)\b/i;

export const NO_LEAVE =
  /\b(?:may not|cannot|can['’]t|must not|shall not|no right to|not be (?:able|entitled)|never|not (?:possible|allowed)|irrevocabl\w*|no way)\b[^.;]{0,60}\b(?:terminat\w*|cancel\w*|end|leave|withdraw\w*|quit|go|revok\w*|surrender\w*|give (?:any )?notice|given up)\b|\bno (?:day|date|time|moment|right)\b[^.;]{0,30}\b(?:can|may|could|to) (?:call (?:it|this) off|cancel|stop|leave|get out)\b|\b(?:can|could) not (?:cancel|stop|leave|quit|end it)\b|\b(?:terminate|cancel|end|leave|withdraw|quit|stop) in no (?:event|case)\b/i;

/** What leaving costs or waits for. */
export const LEAVING_PRICE =
  /\b(?:pay(?:s|ing)?(?! (?:\w+ )?early)|payment of|fee|charge|forfeit\w*|lose|loses|kept?|keeps?|non-?refundable|not (?:returned|refunded)|remaining|balance|penalt\w*|costs?\b(?! (?:more|less) than)|doesn['’]t come back)\b/i;
/** Words that say it costs nothing, which hold the words of a price. */
export const LEAVING_FREE =
  /\bnothing to pay(?: back)?\b|\bwithout (?:paying|owing) (?:you |me |us )?anything\b|\bow(?:es?|ing) (?:\w+ )?nothing\b|\bfor nothing\b|\bpays? nothing\b|\b(?:have|has|gets?|receives?) (?:everything|every \w+|all of it|it all|all (?:your|the) money)(?: you(?:['’]ve| have)? paid)? back\b|\b(?:everything|every \w+|all of it|all money) (?:(?:is|comes|will be) (?:back|refunded|returned)\b|back\b|(?:refunded|returned)(?=[.,;]|$))|(?<!\b(?:no|without|(?:not|never|nor)(?: \w+){0,2}|n['’]t(?: \w+){0,2}) )\b(?:full refund|refunded in full|free of charge)\b(?! (?:\w+ ){0,3}only\b)|\bcosts? (?:you |him |her |them |us )?nothing(?: extra| more)?\b|\bat no (?:extra |further )?(?:cost|charge|fee)\b|\bnothing (?:extra|more) (?:is|will be) charged\b|\b(?:without|no|free of|not) (?:paying |any |an? |extra |further )*(?:fees?|charges?|penalt(?:y|ies)|costs?|payment)(?:(?:,| or| and) (?:any |an? )?(?:fees?|charges?|penalt(?:y|ies)|costs?|payment))*\b/gi;
export const LEAVING_IF =
  /\b(?:provided(?: that)?|on condition|only (?:if|with|when)|subject to|as long as|so long as)\b/i;
export const LEAVING_WAIT =
  /\b(?:after (?:the )?(?:first|initial|minimum|lock-in)|after (?:\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,6})?) (?:months?|years?)\b|not before|lock-in|minimum (?:term|period)|(?<!\bto (?:the )?)\bend of (?:the|a|each|any) (?:term|month|year|season|period)|only (?:at|on|after))\b/i;
/** A right against a side that breaks the contract is no way out at will. */
export const FOR_BREACH =
  /\b(?:breach\w*|breaks? (?:it|this|the|any|its)|default\w*|fails? to|insolven\w*|bankrupt\w*|misconduct|not paid|unpaid|arrears|dies|death)\b/i;
/** What holds once the contract is over says nothing about how to end it. */
export const AFTERWARDS =
  /\b(?:after|following|upon|on) (?:the )?(?:this|it|its|such|termination|end|expiry)\b[a-z ]{0,40}\b(?:ends?|ended|ending|terminates?|terminated|termination|expir(?:es|y))\b|\bafter (?:termination|this \w+ (?:ends|has ended))\b|^(?:[\d.()]{0,8} )?(?:on|upon|after|following) (?:such |any |the )?(?:cancellation|termination|expiry|ending)\b/i;
/** A way out that opens in one case only: told where there is no other, even if the case is a breach. */
export const ONLY_IF =
  /\b(?:may|can)\b[^.;]{0,40}\bonly (?:if|when|where|after)\b|\bonly (?:if|when|where)\b[^.;]{0,60}\b(?:may|can)\b/i;

/** A sentence that takes the way out away, for all or some of the time. */
export const LEAVING_DENIED =
  /\b(?:cannot|can['’]t|can not|may not|shall not|must not) be (?:cancell?ed|ended|terminated|surrendered|given up)\b(?![^.;]{0,80}\b(?:without|unless|except|other than|by (?:us|the)|for)\b)|\bnon-?cancell?able\b/i;
/** How a paper goes on by itself once a term is over: what may be stopped then says nothing of the term. */
export const GOES_ON_BY_ITSELF =
  /\b(?:end|expiry) of [^.;]{0,40}\b(?:term|period|plan|year|season|contract|trial)\b[^.;]{0,60}\b(?:continu|renew|roll|extend|go(?:es)? on|carr(?:y|ies) on|runs? on)|\b(?:continues?|renews?|rolls?|extends?|goes on|carries on|runs on)\b[^.;]{0,40}\b(?:month (?:by|to) month|monthly|week (?:by|to) week)\b/i;

/**
 * Words by which somebody leaves the deal itself, and not a room for a moment, a thing on a shelf or a picture off a page: a verb, in
 * the place of a verb, and what is left or when. `You may leave at any time`; not `You may leave your belongings in place`.
 */

/** What may be left, ended or given up so that the deal is over. */
const DEAL = String.raw`(?:\p{L}+ )?(?:agreement|contract|deal|arrangement|statement|lease|sublease|letting|licen[cs]e|tenancy|membership|subscription|plan|policy|scheme|employment|engagement|job|work|booking|enrolment|course|classes|programme|program|campaign|hire|rental|service|account|project|partnership|firm|company|business|club|choir|band|group|team|society|association|school|flat|room|house|home|place|unit|property|premises|pitch|plot|berth|mooring|garage|desk|chair|stall|position|post|award|share|loan|order|sale|purchase|transaction|tour|trip|internship|traineeship|placement|apprenticeship|practice|guarantee|power|mandate)`;

/** Behind `leave`: the deal, the people, a time or nothing more. */
const LEFT = String.raw`(?=[.,;:!?–—)]|$| (?:I|we)['’]d\b| to (?:go|live|move|work|join|study|take)\b| (?:early|earlier|sooner|later|before|at|any time|any day|anytime|whenever|when|if|on|with|within|without|by|until|up to|in (?:the|that|which|any|mid|less)|during|after|inside|first|then|and|or|but|that|gets?|pays?|owes?|has|for (?:any|good|another|whatever)|us|me|only|day-to-day)\b| (?:the|this|your|our|my|its|their) ${DEAL}\b)`;

/** In front of `leave`: what makes it a verb. `Sick leave` and `without further leave` are something else. */
const ACTS = String.raw`(?:\b(?:to|may|can|can also|could|might|must|will|shall|should|you|we|i|they|he|she|who|us|or|then|also|either|both|side|party|not|only|simply|parties) |^[^\p{L}]{0,4}|[.;:–—] )`;

/** What is stopped, called off or ended so that the deal is over. */
const IT = String.raw`(?:it|this|the whole (?:thing|lot)|(?:the|this|your|our|my|its) ${DEAL})`;

export const LEAVES_DEAL = sifted(
  new RegExp(
    [
      String.raw`${ACTS}leave${LEFT}(?! and (?:licen|not\b))`,
      String.raw`\b(?:should|if|when) (?:the |an? )?\p{L}+ leave${LEFT}`,
      String.raw`\b(?:who(?:ever)?|you|she|he|one|one of (?:us|you)|somebody|someone|anyone|anybody|either|side|party|\p{L}+(?:er|or|ee|nt|st)) leaves${LEFT}`,
      String.raw`\bleaving (?:early|before|sooner|us|${IT})\b|\b(?:if|when|for|on) leaving\b`,
      String.raw`\bterminat(?:e|es|ed|ing)\b|\bright (?:of|to) (?:termination|cancellation|withdrawal)\b`,
      String.raw`(?<!\bsame-day )\bcancels?\b(?! (?:the|an?) (?:flights?|trains?|sailings?|cards?|cheques?)\b| the \p{L}+ to that extent)|\bbe cancelled\b|\bcancell?ing\b(?! (?:the|an?) (?!${DEAL}\b))`,
      String.raw`\bend(?:s|ed|ing)? (?:${IT}|early|by|any time)\b|\bends? (?=[.,;]|$)`,
      String.raw`\bnotice ends\b|\bnotice (?:is|to) (?:needed|required|end|leave|quit)\b|\bgives? (?:[\p{L}’']+ ){0,5}notice\b|\bhands? in (?:your|his|her|their) (?:resignation|notice)\b`,
      String.raw`\bmov(?:e|es) out\b|\bquits?\b(?! (?:of|which)\b)|\bresigns?\b|\bnotice of resignation\b|\b(?:may|can) determine (?:this|the|his|her|their)\b|\bvacates?\b|\bsurrenders?\b`,
      String.raw`\bwithdraws?\b(?! (?:(?:the|an?|any|your|our|my|this|that|such) )?(?:\p{L}+ )?(?:cards?|consents?|propert(?:y|ies)|listings?|one|it|the \p{Lu}\p{Ll}+|assets?|money|funds|sums?|cash|products?|permission|approval|offer)\b)`,
      String.raw`\bgives? up (?:it\b|(?:the|this|your|his|her|a|their) ${DEAL}\b)`,
      String.raw`\b(?:go|goes) (?:before|early|sooner)\b|\b(?:may|can|could|free to) go (?:on|with|at|after) (?:an? |\p{L}+ |\d+ ){0,2}(?:\p{L}+['’]s? )?(?:notice|time|day|warning)\b|\b(?:mean|want|wish|decide|plan)s? to go(?=[.,;:]|$)|\bwants? out\b|\b(?:walks?|walking) away\b(?! from (?:the table|a customer))|\bpart ways\b|\bchanges? (?:my|your|his|her|their) minds?\b(?! (?:about|on)\b)`,
      String.raw`\bcalls? (?:${IT} |it all )?off\b|\bput(?:s|ting)? an end\b|\bpulls? out\b|\brevokes?\b|\bbe revoked by\b|\bclose (?:the|your|an) account\b|\bopt(?:s)? out of (?:the|your|a) (?:${DEAL}|renewal)\b`,
      String.raw`\b(?:may|can|could|free to|wants? to|wish(?:es)? to|like to|able to|either of us|one of us|neither) stops?\b(?! \p{L}+ing\b| by\b(?! (?:giving|writing|telling|sending))| (?:that|a|each|every|any (?!time|day|month)|(?:the|my|your|our|his|her|its|their) (?!${DEAL}\b)\p{L}+) ?)|\bstops? (?:${IT}|any (?:time|day|month)|at any|whenever|for good|early)\b|\b(?:if|when|who) (?:you|she|he|they|one of us|somebody|\p{L}+) stops?\b(?! \p{L}+ing\b| by\b(?! (?:giving|writing|telling|sending))| (?:that|a|each|every|any (?!time|day|month)|(?:the|my|your|our|his|her|its|their) (?!${DEAL}\b)\p{L}+) ?)|(?:^|[:.] )stop(?:ping)?:? `,
      String.raw`\bbrings? (?:it|her|him|the (?:car|phone|dog|bike|boat|horse|van|\p{L}*goods)) back\b|\b(?:re)?pays? (?:(?:it|all|the \p{L}+) )?(?:off |back )?early\b|\bprepays?\b|\bsettles? (?:(?:it|the \p{L}+) )?early\b`,
      String.raw`\b(?:days|weeks|months)['’]? (?:notice|mail|word|warning) to leave\b|\b(?:moving out|stopping|leaving|cancelling|ends early):? ?[|:]`,
    ].join('|'),
    'iu',
  ),
);

/** A question, or the beginning of one, says nothing of how to leave: `What if I leave early?`, `If you change your mind`. */
export const ASKS_ONLY = /\?["”’')\s]*$|^\W{0,4}(?:if|when|what if|can|may) [^,;:.]{0,60}\.?$/i;

/** The end of something smaller or of something else, which may be told in the same words. */
export const NOT_THE_DEAL =
  /\bopt out of (?:arbitration|this (?:section|clause))|\b(?:right|up) to (?:cancel|withdraw)\b[^.;]{0,60}\b(?:as (?:federal|state|the) law requires)|\bdo(?:es)? not revoke\b|\bprovided you (?:sign|do not)\b|\bcancel(?:led|ling)? (?:the )?cheques?\b|\bduly cancelled\b|\btake it or leave it\b|\bmakes? it up\b|\bafter (?:you|he|she|they|I|the \w+) leaves?\b|\byou leave within\b|\b(?:before|until|when) (?:we|the coach|the boat) leaves?\b|\b(?:lesson|class|session|visit|day|shift|match|rehearsal) (?:that|which) (?:the )?\p{L}+ (?:cancels?|calls? off)\b|\bcalls? off (?:the|a|an|any|one|that) (?:lesson|class|session|visit|day|shift|match|rehearsal|evening)s?\b|\bcancels? in the (?:morning|evening)\b|\bbook\b[^.;]{0,40}\bcancel (?:\p{L}+ )?hours? before\b|\bcourt order\b[^.;]{0,20}\bleaves?\b|\bhappens? if you let the day go by\b|\bleave the room where\b|\b(?:would|['’]d|must|have to|has to) (?:\w+ )?leave (?:that|the) same (?:day|moment)\b/iu;

/** Words by which leaving only dates something else: `until you leave`, `the day you cancel`. */
export const WHEN_LEFT =
  /\b(?:until|till|while|after|once|by the time|the (?:morning|evening|day|moment|week|month|year)(?: that| on which| when)?) (?:you|he|she|they|it|I|we|(?:the|an?|your|his|her) \p{L}+) (?:\p{L}+ )?(?:leaves?|cancels?|goes|go|quits?|moves? out|stops?|resigns?|withdraws?|ends? it|gives? it up)\b|\bunless (?:you|he|she|they|it|I|we|(?:the|an?|your|his|her) \p{L}+) (?:\p{L}+ )?(?:leaves?|cancels?|goes|go|quits?|moves? out|stops?|resigns?|withdraws?|ends? it|gives? it up)\b(?![^.;]{0,80}\b(?:notice|warning|in writing|before|ahead)\b)|\bwhen (?:you|he|she|they|it|I|we|(?:the|an?|your|his|her) \p{L}+) (?:leaves?|goes|go|quits?|moves? out)\b(?![^.;]{0,80}\b(?:notice|warning|in writing|before|ahead)\b)/giu;
/** `The award remains his even if he resigns`: it says nothing of how. */
export const EVEN_SO = /\b(?:even|also) (?:if|where|when|though)\b[^.,;]*/gi;

const A_TIME = String.raw`(?:hours?|days?|weeks?|fortnights?|months?|years?|terms?|seasons?)`;
/** What a sentence on how to leave speaks of besides: a right, a message, a time or a price. */
export const HOW_TO_LEAVE = new RegExp(
  [
    String.raw`\b(?:may|can|could|free to|entitled to|right (?:to|of)|able to|allowed to)\b`,
    String.raw`\b(?:notice|warning|mail|in writing|word|call|message|letter)\b`,
    String.raw`\b(?:tell|let|text|write|send|give|ask|need|want)s? (?:to )?(?:me|us|him|her|them|you|it|the \p{L}+|one|two|three|four|six|\d{1,3})\b`,
    String.raw`\b(?:within|until|up to|before|in (?:the|your) first|more than|at least|no later than|not later than|inside|less than|after|during|for)\b[^.;]{0,30}\b${A_TIME}\b`,
    String.raw`\b${A_TIME}['’]? (?:or more )?(?:ahead|before|after|from|of|to|in advance|beforehand)\b`,
    String.raw`\b(?:any (?:time|day|month|moment)|whenever|up to|until)\b`,
    String.raw`\b(?:deposit|fee|price|balance|refund\w*|back|pays?|owes?|loses?|lost|keeps?|kept|costs?|charge[sd]?|free|nothing|bill|stays|gone)\b`,
  ].join('|'),
  'iu',
);
/** An order, advice or a question: it is for whoever the paper calls `you`. */
export const TOLD_TO_YOU =
  /\b(?:you|your)\b|\b(?:give|tell|let|text|write(?: to)?|send|ring|message|email) (?:me|us)\b|^\W{0,4}(?:to|for) (?:stop|leave|quit|cancel|end|go|withdraw)\w*|^\W{0,4}(?:please )?(?:cancel|skip|leave|stop|bring|pull out|withdraw|quit|call it off)\b/i;
