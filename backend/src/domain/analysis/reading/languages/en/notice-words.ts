/**
 * What a notice is for: the words of the step that it announces. The nearest in the same part of the sentence names it; what no
 * such words stand near stays a notice without a kind.
 */
export const NOTICE_PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/\bdeduct\w*/i, 'deduction'],
  [
    /\b(?:non-?renew\w*|renew\w*|roll(?:s|ed)? (?:on|over)|another year|further (?:term|period|year))\b/i,
    'renewal',
  ],
  [
    /\b(?:terminat\w*|cancel\w*|dissolv\w*|dissolution|end(?:s|ed|ing)? (?:it|this|the|early|by|your|my|our)\b|to an end|(?<!\b(?:its|the|that|this|such|your|their) )ends?\b(?! of\b)|ending\b|(?<!\b(?:sick|annual|medical|paid|unpaid|parental|maternity|paternity|family|study|exam|bereavement|compassionate|responsibility|earned|casual|home|shore|holiday|days of|days['’]|further|of) )leav(?:e(?!:)|es|ing)(?! (?:of|not|days|request|year|entitlement|an?|it|them|you|us|him|her|me|at least|over)\b| (?:the|my|your|our|his|her|their) (?:\w+ )?(?:in peace|alone|undisturbed|open|clean|tidy|empty|country|city|town|area|district|region|province|state|island)\b)|mov(?:e|es|ing) out\b(?! of (?!(?:the|my|your|our|his|her|their|this|that|it|here|there)\b))|quit\w*|vacat(?:e|es|ed|ing)|resign\w*|withdraw\w* from (?:the|this) (?:agreement|contract)|(?<!\b(?:not|n['’]t|never|need) )give up|go(?:es|ing)? before|wants? out|calls? (?:it )?off|calling off|part ways|step back|pull(?:s|ing)? out|can['’]t stay|dispens\w*|notice period|clos(?:e|es|ing) (?:the|this|your) (?:plan|scheme|club|programme)\b|determin(?:e|es|ing) (?:this|the|her|his|their|your) (?:\w+ )?(?:demise|lease|tenancy|term|agreement|licen[cs]e|letting|contract|hiring)\b|let(?:s|ting)? (?:you|me|us) go|(?:ask|tell)(?:s|ing)? (?:you|me|us|them|him|her) to (?:go|leave)|(?:can|may|could|free to|have to|has to|had to) go\b(?! (?:up|to|on|in|into|for|back|out|down|over|ahead|through|under|above|below|with us|home|there)\b)|^\W{0,3}stopping(?=:)|\bbefore (?:stopping|finishing)\b(?! (?:the|an?|any|for|at|to|his|her|your)\b)|(?:can|may|could|to) stop(?= (?:with|on|by giving|after|this))|wants? to (?:stop|finish|go)\b(?! (?:to|for|on) ))\b/i,
    'ending',
  ],
  [
    /(?<!\bshort-)(?<!\b(?:ask|asks|tell|tells|want|wants) (?:you|me|us|him|her|them) to )\b(?:chang\w*|mov(?:e|es|ed|ing) (?:the|an?|any|your|her|his|its|our|it|them|you|to (?:another|an?))\b|postpon\w*|rais\w*|increas\w*|revis\w*|amend\w*|put(?:s|ting)? (?:it |the \w+ )?up\b(?! (?:an?|any|some|my|your|his|her|their)\b)|(?<!\bit )go(?:es)? up|(?<!\bat the )new (?:price|rent|fee|terms|rules|tariff)|(?:different|higher|lower) (?:price|rent|fee|rate|tariff)s?\b|alter\w*|publish\w*|new edition|edition|adjust\w*|var(?:y|ied|iation)|dearer|review)\b/i,
    'change',
  ],
  [
    /\b(?:enter\w*|entry|inspect\w*|viewings?|come (?:in|by|round)|comes? on(?:to)? (?:the|your|his|her) (?:land|property|premises|plot|site|field|farm)|look (?:at|in)|(?<!\b(?:for|of) )visit(?:s|ed|ing)?\b|(?<!\b(?:staff|user|users|account|online|remote|system|network|data|your|login) )(?<!\b(?:suspend|restrict|block|withdraw|disable)\w{0,3}\b[^.;]{0,60})access\b(?! to (?:the |your |our |its )?(?:services?|accounts?|platform|systems?|software|data|app|website|network|records?|files?)\b)|let(?:s|ting)? in|prospective (?:tenants|buyers|purchasers)|show(?:s|ing)? (?:people|somebody|others|buyers|tenants|the (?:flat|house|room|property|premises)))\b/i,
    'entry',
  ],
  [
    /\b(?:roster|rota|(?:your|the|a|any|every) shifts?|(?:your|(?:the )?(?:work|working|duty|shift)) (?:schedule|timetable)|hours of work|working hours|place of work)\b/i,
    'working hours',
  ],
  [/\b(?:suspen\w*|switch(?:es|ed)? off|disconnect\w*|cut off)\b/i, 'suspension'],
  [/\b(?:assign\w*|transfer\w*)\b/i, 'transfer'],
];

/** Notice by which a paper that goes on by itself is stopped. */
export const STOPS_RENEWAL =
  /\bunless\b|\babsent\b|\bin the absence of\b|\bfailing\b|\bwithout (?:your |a |any |written )*notice\b|\bnon-?renew\w*|\bnot (?:to )?(?:be )?renew\w*|\b(?:not|n['’]t) (?:want|wish) to renew\b|\bstop\w*/i;
export const RENEWS =
  /\b(?:renew\w*|roll(?:s|ed)? (?:on|over|into)|(?:continu\w*|goes on|extend\w*|runs? on) for (?:an?other|a further|further|successive|the same)|a further (?:[\p{L}\d-]+ )?(?:days|weeks|months?|years?|terms?|periods?) (?:runs?|begins?|starts?))\b/iu;
/** Words by which somebody asks for the next term; any other notice that stands near a renewal has no name of its own. */
export const WANTS_RENEWAL =
  /\b(?:intention|intends?|wish(?:es|ed)?|wants?|wanting|would like|option|request|asks?|asking|decid\w*|choose\w*|exercis\w*) (?:of |for |by |it |its |the )*(?:to )?(?:renew\w*|extend\w*|extension|stay (?:on )?(?:for )?another|another|a further)\b|\bto (?:renew|extend),? (?:the \p{L}+ |it )?(?:must|shall|has to|gives?|writes?|tells?|you|on|by|with|at)\b/iu;
/** Of the books and papers that somebody may look at: nobody enters a home. */
export const OF_BOOKS = /\b(?:books|records|job files?|files|ledgers?|accounts|measures|documents|data)\b/i;
export const OF_A_PLACE =
  /\b(?:premises|flat|room|house|home|property|apartment|unit|plot|land|field|garage|stall|shop|cottage|building|bay|yard)\b/i;

/** Something smaller than the whole paper that is cancelled or stopped: a notice for that ends nothing. */
export const ENDS_A_PART =
  /\b(?:cancel\w*|end(?:s|ed|ing)?|terminat\w*|withdraw\w*|give up|stop\w*|leav\w*) (?:(?:a|an|any|one|two|each|every|the|your|their|his|her|single|booked|optional|extra|agreed|from this) ){0,3}(?:lessons?|class(?:es)?|sessions?|appointments?|visits?|shifts?|bookings?|orders?|deliver(?:y|ies)|cards?|options?|services?|calls?|rounds?|trips?|stays?|nights?|days?|opt-out|consent|from this)\b|\b(?:lessons?|class(?:es)?|sessions?|appointments?|visits?|shifts?|bookings?|orders?|trips?|stays?) (?:(?:that|which) (?:is|are) )?(?:cancel+ed|missed|moved)\b/i;

const SMALL = String.raw`(?:at least|not less than|no less than|a minimum of|minimum|not more than|up to|a clear|full|some)`;

/** What follows a length that is a notice: `seven days’ mail`, `two months in advance`. */
export const NOTICE_AFTER =
  /^['’]?s?['’]? (?:(?:prior|written|previous|clear|full|advance|further|formal|email|e-?mail) ){0,3}(?:notice|mail|e-?mail|message|word|intimation|warning|letter|telegram|heads-up)\b|^,? (?:of )?(?:prior |written )?notice\b/i;

/** In front of a length that is a notice: `notice of at least`, `Notice period:`, `upon giving`. */
export const NOTICE_BEFORE = new RegExp(
  String.raw`\b(?:notice|notice period|warning)(?: required| needed)?(?: in (?:writing|text form)| in advance)?(?: to (?:the )?(?!end\b)\w{2,20})?(?: (?:is|are|was|must be|shall be|will be|lasts|runs))?[,:|]?(?: (?:of|with|for a period of|with a period of|period of))?(?: ${SMALL})?\s{1,3}$`,
  'i',
);

/** `… before`, `… ahead` behind a length, and the words of telling in front that make it a notice. */
export const AHEAD_AFTER =
  /^(?: or (?:more|less|longer|earlier))?,? (?:in advance|ahead|beforehand|before(?:hand)?|prior to|earlier|early|first|out(?= or more| and\b| or\b|[,;:]))\b/i;
export const TELLS_BEFORE =
  /\b(?:tells?|telling|told|lets? (?:me|us|you|them|him|her|each other|the \w+) know|notif\w*|inform\w*|warns?|announc\w*|gives? (?:me|us|you|them|him|her|each other|the \w+)|writes? to|writing to|notice|hear(?:s|d)? (?:from|of))\b/i;

/** A wish or a rule for something else than a step of a side. */
export const ONLY_WISHED =
  /\b(?:appreciate|would (?:like|prefer|be nice|be kind)|hope|courtesy|not (?:require|need|bound)|(?<!\b(?:no|not) )less than|shorter than|under)\b/i;

/** The day at which a notice has to end: `14 days’ notice to the end of a calendar month`. */
export const TO_THE_END =
  /^['’]?s?['’]? (?:(?:prior|written|previous) )?notice(?: in writing)?,? (?:(?:expiring|ending|given|running) )?(?:to|at|on|for) the (end of (?:a|the|any|each|every) (?:calendar )?(?:month|quarter|year|week|term|season))/i;

/** Words right in front of a length of time by which it is a time limit for a step that somebody may take. */
export const DEADLINE_CUE =
  /\b(?:within|no later than|not later than|inside|or sooner|in under|in the first|up to)(?: (?:a|the)? ?(?:period|space|term) of| the (?:first|next|following)| at (?:most|the latest)| (?:a )?further| not more than)? $/i;

/** `three weeks from you`, `four weeks of those who leave`, `one month is enough`. */
export const ASKED_AFTER =
  /^(?:,? (?:from|of) (?:you|us|me|those|either|each|the (?!(?:effective|start\w*|commenc\w*|terminat\w*|complet\w*|expir\w*|clos\w*|handover|departure|\w+ (?:date|day)|date|day|first|last|end|beginning|signing|delivery|receipt|invoice|month|year|term)\b)\w+)\b|,? (?:is|are) (?:enough|all we|what we|what I)|,? would give (?:us|me)|,? in writing|,? either way|,? so (?:we|I|that))/i;

/** `we ask four weeks`, `we need six weeks`, `give three months`. */
export const ASKED_BEFORE =
  /\b(?:can|may|could) (?:stop|leave|end it|go|finish) (?:with|on|at)(?: only)? $|\b(?:gives?|need|needs|want|wants|ask|asks|asked for|have|takes?|shall give|must give|must have|(?:shall|must|may|will|and) allow|allow(?:s|ed|ing)|['’]d (?:need|want|like))(?: (?:you|me|us|them|him|her|each other|the other))?(?: (?:at least|not less than))? $/i;

/** `fourteen days to withdraw`, `60 days in which to`. */
export const TO_DO =
  /^,? (?:(?:from|after|of) [^.,;]{3,40} )?(?:in which )?to (?:find|collect|get|withdraw|cancel|pay|leave|reply|respond|object|decide|return|change|complain|appeal|report|catch up|vacate|clear|move)\b|^ in which\b/i;

/** `tell me in three days`. */
export const TOLD_IN =
  /\b(?:tells?|told|notif\w*|inform\w*|reports?|answers?|repl(?:y|ies)|ask)\b[^,;]{0,40}\b(?:in|under) $/i;
/** `a 14-day right of withdrawal`. */
export const RIGHT_AFTER = /^ (?:right of (?:withdrawal|cancellation|return)|cooling|to think)/i;
/** Somebody is given or has a time, without words of a notice. */
export const GIVEN_TIME =
  /\b(?:gives?|have|has|shall give|must give|(?:shall|must|may|will|and) allow|allow(?:s|ed|ing))(?: \w{2,12}){0,3} $/i;

/** Steps that a deadline is worth naming for. */
export const STEP =
  /\b(?:tells?|told|notif\w*|inform\w*|repair\w*|replac\w*|correct\w*|make good|puts? right|repa(?:y|id|ys)|paid|pay|sends?|clear(?:s|ed)?|cancel\w*|withdraw\w*|challeng\w*|quer(?:y|ied)|point(?:s|ed)? out|open(?:s|ed)? a (?:case|ticket)|a ticket|hear(?:s|d)? (?:from|nothing)|has not written|silen\w*|raised|send(?:s)? it|move out|bring(?:s)? (?:it|her|him|the \w+)? ?back|take(?:s)? (?:it|them|the \w+)? ?back|beyond dispute|taken (?:to|as)|deemed|alter\w*|chang\w*|return\w*|refund\w*|object\w*|report(?:s|ed)?\b|reporting (?:it|an?|any|the)\b|complain\w*|disput\w*|question\w*|claim\w*|accept\w*|reject\w*|opt(?:s|ing)? out|appeal\w*|defen[cd]\w*|repl(?:y|ies)|respond\w*|answer\w*|change (?:my|your) mind|cooling|terminat\w*|(?<!\b(?:sick|annual|paid|unpaid|parental|maternity|of) )leave(?!:| not)|ends?|renew\w*|vacat(?:e|es|ed|ing)|exercis\w*|buy back|hav(?:e|ing) (?:all of it|it all|the (?:whole|lot|money))\b|remed\w*|redeem\w*|says? so)\b/i;

/** Lengths of time that no notice is: how long somebody pays, works or keeps a secret. */
export const NOT_NOTICE =
  /\b(?:interest|warrant(?:y|ies)|guarantee|years? old|experience|aged|secrets?\b|secrecy|confiden\w*|retain\w*|kept for|stor(?:e|ed) for|compet\w*|solicit\w*|(?<!\b(?:of|after|from|on) (?:its |the )?)delivery|deliver(?:s|ed)?)\b/i;

/** In front of a length: how long before they are taken days off are asked for or told. */
export const OF_DAYS_OFF =
  /\b(?:holidays?|annual leave|absences?|days off|time off|vacations?)\b[^.;]{0,40}\b(?:announce[ds]?|told|tells?|notified|given|asked for|booked|requested)\b[^.;]{0,12}$/i;

/** In front of a length: a time in which nobody may leave, or that has to pass first. `No notice for two years`, `after 12 months`. */
export const NO_NOTICE_BEFORE =
  /\bnotice (?:for|during|in)(?: the first| a period of| at least)? $|\b(?:after|for|during|in|until the end of|before the end of)(?: the)? (?:first|initial|minimum)(?: term of| period of)? $|\bafter(?: at least)? $/i;

/** The length of the next term: `renews for successive terms of`. */
export const RENEWED_FOR =
  /\b(?:renew\w*|roll\w*|continu\w*|exten\w*)\b[^.;]{0,60}\b(?:for|of)(?: an?)?(?: further| successive| another| additional)?(?: (?:terms?|periods?) of)? $|\b(?:further|successive|another|additional)(?: (?:terms?|periods?) of)? $/i;

/** `If you leave within 24 months, you pay`: the time in which leaving costs something. */
export const PRICED_LEAVING =
  /\b(?:if|where|when|should|who(?:ever)?|unless|on)\b[^.;]{0,80}\b(?:leav\w*|resign\w*|terminat\w*|quit\w*|cancel\w*|ends?|joining)\b[^.;]{0,50}\b(?:within|inside|before|in|during)(?: the first| less than)? $|^\W{0,4}(?:leave|quit|stop|go)\b[^.;]{0,50}\b(?:within|inside|before|in)(?: the first| less than)? $/i;
export const PRICE_OF_LEAVING =
  /\b(?:pays?|repays?|reimburs\w*|refunds?|owes?|forfeits?|loses?|returns?|gives? (?:\w+ )?back|repayable|com(?:es?|ing) back|gone)\b/i;

/** `two months’ rent` is a sum, `a month in lieu` too. */
export const OF_MONEY =
  /^['’]?s?['’]? (?:of )?(?:rent|pay|salary|wages|money|fees?|dues|instal?ments|charges|interest|premium|basic|gross|in lieu)\b/i;

/** In front of a length: it is what somebody has for putting something right or paying, not a notice to end. */
export const TO_PUT_RIGHT =
  /\b(?:remed(?:y|ies|ied)|cures?|cured|rectif(?:y|ies|ied)|puts? (?:it |things |this )?right|corrects?|corrected|makes? good|(?:not|n['’]t) (?:been )?paid|fails? to pay)\b[^.;]{0,60}\b(?:within|in|for|after) $/i;

/** Behind a length: it is what somebody has or gets, or how much is counted, and no time limit. */
export const COUNTED_AFTER =
  /^ in which\b|^(?: (?:left|off|owing|owed|over|still to (?:come|take|run)|remaining)\b(?! (?:to|until|before)\b))|^['’]?s?['’]? (?:annual|paid|sick|medical|unpaid|bereavement) (?:leave|holidays?)\b|^['’]?s?['’]? of (?:(?!notice\b)[\p{L}-]+ ){0,2}(?:leave|holidays?|absence|sick\w*|closures?|care|storage|training|rest|parking|work|free|stay|cover|hire|rent|supply|experience)\b|^ (?:of leave )?(?:may|can) be carried\b|^(?:,| and) (?:the )?(?:public|bank|national|religious) holidays?\b/iu;
/** In front of a length that measures a sum or is carried over: `what you paid us in the three months before`; or that there is not. */
export const MEASURES =
  /\b(?:paid|pays?|payable|charged|fees|earned|received|invoiced|spent|sales|turnover)\b[^.;,]{0,40}\b(?:in|during|over|for) (?:the |any )?(?:last |previous |preceding |past |prior )?$|\b(?:leave|holidays?|days?) (?:may|can|shall|is|are|will)(?: be)? (?:carried|rolled|saved)\b[^.;]{0,30}\b(?:up to|to|of|for) $|\bthere is no $/i;
/** In front of a length that only says when: `during the last two months`. */
export const PART_OF_TIME =
  /\b(?:last|final|past|previous|preceding|remaining) $|(?<!\bin the )\b(?:first|initial|next) $/i;
/** Behind a notice: it announces a complaint or a hearing, not an end. */
export const OF_CONDUCT =
  /^['’]?s?['’]? (?:(?:prior|written|previous|clear) )*notice(?: in writing)? (?:of|about|to answer) (?:the |any |an? |what )?(?:complaint|charge|breach|default|hearing|meeting|claim|accusation|allegation|reasons?|appeal|is alleged)\b/i;
/** A row that gives somebody's notice: `Notice from parent`, `Notice (you)`, `Tenant's notice`. */
export const NOTICE_ROW =
  /^notice(?: period)?(?:,? (?:from|by|of|for)(?: the)?| \(|:)? ?([\p{L}][\p{L} ]{1,24}?)\)?$|^(?:the )?([\p{L}][\p{L} ]{1,24}?)['’]s? notice(?: period)?$/iu;

/** A mark that something stays under or goes over, `more than 90 days before`, is no notice that anybody gives. */
export const THRESHOLD = /(?<!\b(?:not|no|nor|any) )\b(?:less|fewer|more|longer|later|earlier) than $/i;

/** `before your term ends`: the end comes by itself, and the message announces something else. */
export const ENDS_BY_ITSELF =
  /^,? (?:\w+ ){0,2}before (?:the |your |its |this |that |a |any |each )?(?:[a-z]+ ){0,3}(?:ends?\b|expires?\b|end (?:of|date)\b|expiry\b)/i;
export const ENDS_IT =
  /\b(?:leav(?:e|es|ing)|cancel\w*|terminat\w*|mov(?:e|es|ing) out|quit\w*|vacat(?:e|es|ed|ing)|resign\w*|not (?:to )?renew|do(?:es)? not want|don['’]t want|stop\w*|notice)\b/i;

/** A notice that goes on with the one told before it: `Once you are confirmed the notice is ninety days`. */
export const GOES_ON_WITH =
  /^(?:once|after|from|thereafter|then|later|for|in|during|if)\b[^.;]{0,80}\b(?:notice|it)(?: period)? (?:is|becomes|rises to|goes up to|shall be|will be)\b|^after that\b|^thereafter\b|^afterwards\b/i;
/** When a notice of this length holds, as the paper says it: at first, or only after some time. */
export const HOLDS_WHEN =
  /\b((?:during|in|within) (?:the |your |his |her |this |that |any )?(?:probation\w*|trial)(?: period| time)?|(?:during|in|within) (?:that|this|those|these) (?:first |opening )?(?:half[- ]year|(?:[a-z]+ )?(?:days|weeks|months|year|time|period))|(?:once|after|when|until) (?:you|he|she|they|I|the \w+) (?:is|are|have been|has been|am) (?:confirmed|made permanent|permanent)|after (?:the |your )?(?:probation\w*|trial)(?: period)?|(?:during|in|after|before) the (?:first|initial|minimum|fixed) (?:\w+ )?(?:days?|weeks?|months?|years?|term|period|season))\b/i;

/** `leave without notice` asks for none: what stands near it is another notice. */
export const WITHOUT_NOTICE = /^[^.;,]{0,30}\bwithout (?:any )?(?:further )?notice\b/i;

/** `you give two weeks and we give four`, `… in writing; we may give four`: the second has the unit of the first. */
export const AND_OTHER_GIVES =
  /^(?:['’]?s?['’]? notice)?(?:,? (?:and|but|while) |(?: (?:(?:in|by|through|on) [\p{L} ]{2,20}|to (?:resign|leave|quit|stop|cancel|end it|terminate|go)))?[;,] ?(?:and |but |while )?)((?:the |an? )?[\p{L}][\p{L}'’-]{0,24}(?: [\p{L}'’-]{1,20})??) (?:(?:gives?|may give|can give|must give|has to give|have to give|shall give|needs?|has|have) )?([\p{L}]{3,12}|\d{1,3})(?: (day|week|month)s?['’]?s?(?: notice)?)?(?=[.,;]|$)/iu;
/** `…, and from us you get six months`: what the other side gives. */
export const AND_FROM_OTHER =
  /^(?:['’]?s?['’]? notice)?[,;]? (?:and|but) from ((?:the )?[\p{L}][\p{L}'’-]{0,24})(?: (?:you|we|I|he|she|they) (?:gets?|have|has)| it is| it['’]s)? ([\p{L}]{3,12}|\d{1,3})(?: (day|week|month)s?['’]?s?(?: notice)?)?(?=[.,;]|$)/iu;
/** `…; one week is enough from the Owner`, `and two from us`: how many, of what, from whom. */
export const AND_ENOUGH_FROM =
  /^(?:['’]?s?['’]? notice)?(?: to (?:leave|resign|quit|stop|cancel|go|end it))?[;,]? ?(?:and |but |while )?([\p{L}]{3,12}|\d{1,3}) (day|week|month)s?['’]?s?(?: notice)? (?:(?:is|are|will be) (?:enough|sufficient)|will do|suffices?) (?:if given )?(?:from|by|for) ((?:the )?[\p{L}][\p{L}'’-]{0,24})(?=[.,;]|$)/iu;
/** `by the same notice`: as long as the one told right before it. */
export const SAME_NOTICE =
  /\b(?:(?:the|with the|by the|on the) same|that same|equal) (?:period of |length of |written )?notice\b/i;
/** What holds once something is over, at the head of a sentence. */
export const AFTER_THAT = /^\W{0,3}(?:later|after that|afterwards|thereafter|from then on|then)\b/i;

/** Behind the notice: it is open only in some case. `only if the building is sold`, but not `if you want to leave`. */
export const ONLY_WHEN =
  /(?<!\beven )\b(?:only |but only |and only )?(?:if|where|when|in case|should|in the event)\b (?!(?:you|we|I|they|he|she|either|one|(?:the )?(?!house|building|berth|property|room)[\p{L}]+) (?:(?:does|do) not |don['’]t |no longer )?(?:wants?|wish(?:es)?|decides?|chooses?|likes?|would like|prefers?|leaves?|ends?|cancels?|needs? to (?:leave|go|end)|terminates?|gives?|resigns?|(?:are|is|am) (?:going|leaving|moving out|off))\b)(?!(?:requested|possible|necessary|applicable|needed)\b)[^.;]{6,}|\bfor (?:a |any )?(?:good|serious|valid|sufficient) (?:reasons?|cause)\b/iu;

/** In front of a length: somebody is given the notice, `giving you`, `gives the Tenant`. */
export const GIVEN_TO =
  /\b(?:giv(?:e|es|ing|en)|serv(?:e|es|ing)|send(?:s|ing)?) (?:to )?(?:the )?([\p{L}][\p{L} ]{0,24}?)(?: (?:at least|not less than|no less than|a minimum of|up to|only|another|a clear))?\s?$/iu;

/** In front of a length in which a price or a rule stays as it is: nobody has to do anything by then. */
export const STAYS_SO =
  /\b(?:(?:does|do|will|shall|may|can) not|doesn['’]t|don['’]t|won['’]t|can['’]t|cannot|stays?|fixed|remains?)\b[^.;]{0,40}\b(?:in|for|during) the first $/i;
/** In front of the longest time for which something may be put off: `suspend them for up to`. */
export const PUT_OFF_FOR =
  /\b(?:suspend\w*|paus(?:e|es|ed|ing)|freez(?:e|es|ing)|frozen|ban(?:s|ned)?|exclud\w*|postpon\w*|put (?:\w+ ){0,3}on hold|on hold|on ice)\b[^.;]{0,40}\bfor (?:up to|at most|not more than|no more than) $/i;
/** A step of a scale in words: `If you cancel up to 14 days before, we keep £20`. */
export const CANCELS_THEN =
  /\b(?:if|where|when|should)\b[^.;]{0,60}\b(?:cancel\w*|withdraw\w*|call(?:s|ed)? (?:it )?off|chang\w* (?:your|their|his|her) mind)\b[^.;]{0,40}$/i;
export const AHEAD = /^(?: or (?:more|less|fewer))? (?:before|prior|ahead|beforehand|in advance)\b/i;
/** Money that comes back by a step of that scale: until then cancelling is free, or nearly so. */
export const COMES_BACK =
  /\b(?:return(?:s|ed)?|refund(?:s|ed)?|comes? back|gets? (?:it|everything|all|\w+ money)? ?back|gives? (?:it|everything|all)? ?back|paid back|costs? nothing|for free|free of charge)\b/i;
export const COSTS_THEN =
  /\b(?:keeps?|kept|retains?|charges?|charged|pays?|payable|owes?|owed|loses?|lost|forfeits?|forfeited|due|half|\d{1,3} ?%)/i;

/** `remain available for recall on three days' notice`. */
export const CALLED_BACK =
  /\b(?:recall(?:ed)?|called? (?:back|in)|return to work|report (?:back|for (?:work|duty))|on call)\b[^.;]{0,16}$/i;

/** `either of us could give a month`. */
export const EITHER_GIVES =
  /\b(?:either|each|both|all)(?: of us| of you| sides?| part(?:y|ies))?(?: (?:can|could|may|must|shall|will|would|should|has to|have to|needs? to))? gives? $/i;

/** Counted from a message: `fifteen days after demand`, `two days after a letter`; and days of grace. */
export const FROM_A_MESSAGE =
  /^ (?:after|from|of) (?:(?:a|an|the|any|our|its|his|her|their|my|your|such|written|formal|first|receipt of) ){0,3}(?:notice|demand|message|letter|reminder|e-?mail|warning|request)\b|^(?:['’]s?)? (?:of )?grace\b/i;
/** Silence of this length counts as an answer: `without a word for three days`. */
export const SILENT_FOR =
  /\bwithout (?:a |any )?(?:word|complaint|objection|answer|reply|protest)(?: from \w+)? (?:for|within|in) $/i;
/** `In the first seven days you may bring it back`: what may be done in that time, and in no other. */
export const MAY_GO_BACK =
  /\b(?:may|can|is free to|are free to)\b[^.;]{0,40}\b(?:cancel|withdraw|return|change (?:your|their|his|her) mind|(?:bring|give|send|hand) (?:it|the \w+|them|her|him)? ?back)\b/i;

/** `the balance is due 30 days before the event`. */
export const PAID_BY_THEN =
  /\b(?:due|payable|paid|pay(?:s|ment)?)(?: (?:no later than|not later than|at least|at the latest|in full))? $/i;
/** A step of a scale: `90 to 30 days before: half the price`. */
export const SCALE_BEFORE = /(?:\b\d{1,3}(?: days)? (?:to|and|-|–) |\d[–-])$/i;
export const SCALE_AFTER = /^ (?:before|prior|ahead)\b[^.;]{0,30}(?::|–|—| - |\|)/i;
/** In front of `a month`: it is a rate. */
export const RATE =
  /(?:\d|\b(?:nights?|days?|hours?|shifts?|visits?|once|twice|times|euros?|pounds?|dollars?|rupees|rand|francs|kron\w{1,2}|[A-Z]{3}))\s$/;

/** Behind a notice that either side gives: `from you or us`, `from your side or ours`, `…, and so can we`. */
export const FROM_EITHER =
  /^['’]?s?['’]?(?: (?:prior|written|previous))?(?: notice| warning)?(?: in (?:writing|advance))?(?: to the end of (?:a|the|any) \w+)? (?:from|by) (?:you or (?:from |by )?(?:us|me)|(?:us|me) or (?:from |by )?you|your side or (?:ours|mine)|(?:our|my) side or yours)\b|^[^.;]{0,70}\b(?:and|as) (?:so )?(?:can|may|could) (?:we|I|you|the other(?: side| party)?)\b(?=[.,;]|$)/i;

/** The end of what a heading names, where the paper ends elsewhere: `Each of us can stop this`. */
export const ENDS_THIS =
  /\b(?:end|stop|cancel|leave|quit|terminate)s? (?:this|that)(?= (?:with|by|at|on|any|whenever|after|from)\b|[.,;]|$)/i;
/** A heading over what holds for leaving: `Stopping`, `10. The end`, `Getting out`. */
export const LEAVING_HEADING =
  /^\W{0,4}(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s{1,2})?(?:(?:the|how|if|when|where|you|we|I|want|wants|to|or|either|of|us|it|this) ){0,5}(?:end|ending|stop|stops|stopping|leaving|leave|quit|quitting|finishing|giving up|getting out|parting|cancelling|cancellation|termination)\b[^.]{0,30}$/i;
/** In front of a bare notice under such a heading: nothing, or when it holds. */
export const BARE_BEFORE =
  /^(?:\W{0,4}|[^.;]{0,3}(?:after|during|once|in) [^,.;]{3,50}, )(?:at least |then )?$/i;
/** Behind it. */
export const BARE_AFTER =
  /^(?:['’]?s?['’]? notice)?(?:[.;]|$|,? (?:please|to the end of|in writing|is enough|will do|either way|both ways|on (?:either|both)|from (?:you|your|either|both|me|my|us|our)|by (?:either|both)))/i;
/** Behind a length: what has to be put right in it. */
export const RIGHT_AGAIN =
  /^ (?:in which )?to (?:put|make|set) (?:it|things|this|that|matters) (?:right|good)\b|^ to (?:fix|remedy|cure) (?:it|this|that|the)\b/i;
/** In front of a length: for how long somebody is taught or works. */
export const TAUGHT_FOR =
  /\b(?:trains?|training|teach(?:es)?|works?|stays?|practises?|coach(?:es)?)\b[^.;]{0,80}\bfor $/i;
/** A row that says how long something lasts. */
export const HOW_LONG_ROW = /^(?:length|term|duration|period|how long)$/i;
/** `you'll hear from us`: who gives the notice. */
export const HEARS_FROM = /\bhear from (me|us|you|(?:the )?\p{L}+)\b[^.;]{0,20}$/iu;
