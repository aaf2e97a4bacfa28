/** What a notice or a deadline is for. The first that stands nearest to the length of time names it. */
export const NOTICE_PURPOSES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:non-?renew\w*|renew\w*|roll(?:s|ed)? (?:on|over)|another year|further (?:term|period|year))\b/i,
    'renewal',
  ],
  [
    /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)? (?:it|this|the|early|by)|ends?\b(?! of\b)|ending\b|(?<!\b(?:sick|annual|paid|unpaid|parental|maternity|paternity|family|study|holiday|days of|of) )leav(?:e(?!:| not| days| entitlement)|es|ing)|left|mov(?:e|es|ing) out|quit|vacat\w*|resign\w*|withdraw\w*|give up|go(?:es|ing)? before|wants? out|stop(?:s|ping)?|calls? (?:it )?off|calling off|part ways|step back|clos(?:e|es|ed|ing)\b|pull(?:s|ing)? out|can['’]t stay|dispens\w*|bring(?:s)? (?:it |her |him |the \w+ )?back|notice period|let(?:s|ting)? (?:you|me|us) go)\b/i,
    'ending',
  ],
  [
    /\b(?:chang\w*|rais\w*|increas\w*|revis\w*|amend\w*|put(?:s|ting)? (?:it |the \w+ )?up|go(?:es)? up|new (?:price|rent|fee|terms|rules|tariff)|alter\w*|publish\w*|new edition|edition|adjust\w*|var(?:y|ied|iation)|dearer|review)\b/i,
    'change',
  ],
  [
    /\b(?:enter\w*|entry|inspect\w*|viewings?|come (?:in|by|round)|look (?:at|in)|visit\w*|access)\b/i,
    'entry',
  ],
  [
    /\b(?:cooling[- ]off|change (?:my|your|her|his) mind|refund\w*|gives? (?:it|everything|the money|half)? ?back|everything back|money back|return(?:s|ed|ing)?|sends? (?:it )?back|bring(?:s)? (?:it |her |him )?back)\b/i,
    'returning',
  ],
  [
    /\b(?:object\w*|opt(?:s|ing)? out|opens? a case|raised|send it again|report\w*|complain\w*|challeng\w*|queried|ticket|point(?:s|ed)? out|disput\w*|question\w*|claim\w*|query|tell(?:s|ing)?|told|writ(?:e|es|ten) to|hear(?:s|d)?|inform\w*|notif\w*|let (?:me|us|you) know|say(?:s|ing)?|answer\w*|appl(?:y|ies)|respon\w*|repl(?:y|ies)|appeal\w*|representations?|defence|defend)\b/i,
    'telling or objecting',
  ],
  [
    /\b(?:remed\w*|put(?:s)? (?:it |things? )?right|breach\w*|default\w*|arrears|mend\w*|cure[sd]?|reminder)\b/i,
    'putting right',
  ],
  [
    /\b(?:assign\w*|transfer\w*|hand(?:s|ed)? (?:it )?(?:over|on)|sell(?:s|ing)? (?:it|the|his|her))\b/i,
    'transfer',
  ],
  [
    /\b(?:roster|rota|shifts?|schedule|timetable|hours|place of work|move[sd]? (?:the|your|to))\b/i,
    'working hours',
  ],
  [
    /\b(?:suspen\w*|switch(?:es|ed)? off|disconnect\w*|cut off|repossess\w*|sale of|dispos\w*)\b/i,
    'suspension',
  ],
];

/** Words by which a length of time is a notice. */
export const NOTICE_CUE =
  /\b(?:notice|notif\w*|in advance|ahead|beforehand|before(?:hand)?|prior|earlier|warning|let (?:me|us|you|the|each|one) .{0,24}know|tells?|told|word|heads-up|intimation)\b/i;

/** What follows a length that is a notice: `seven days’ mail`, `a 14-day right of withdrawal`. */
export const NOTICE_AFTER =
  /^['’]?s?['’]? (?:prior |written |previous )?(?:notice|mail|e-?mail|message|word|intimation|warning|letter|telegram|heads-up|right of (?:withdrawal|cancellation|return)|cooling)/i;

/** `three weeks from you`, `four weeks of those who leave`, `one month is enough`. */
export const ASKED_AFTER =
  /^(?:,? (?:from|of) (?:you|us|me|those|either|each|the (?!(?:effective|start\w*|commenc\w*|date|day|first|last|end|beginning|signing|delivery|receipt|invoice|month|year|term)\b)\w+)\b|,? (?:is|are) (?:enough|all we|what we|what I)|,? would give (?:us|me)|,? in writing|,? either way|,? so (?:we|I|that))/i;

/** `we ask four weeks`, `we need six weeks`, `give three months`. */
export const ASKED_BEFORE =
  /\b(?:gives?|need|needs|want|wants|ask|asks|asked for|have|takes?|shall give|must give|must have|['’]d (?:need|want|like))(?: (?:you|me|us|them|him|her|each other|the other))?(?: (?:at least|not less than))? $/i;

/** `fourteen days to withdraw`, `60 days in which to`. */
export const TO_DO =
  /^,? (?:in which )?to (?:withdraw|cancel|pay|leave|reply|respond|object|decide|return|change|complain|appeal|report|catch up|vacate|clear|move)\b|^ in which\b/i;

/** Words by which a length of time is a deadline for a step that somebody may take. */
export const DEADLINE_CUE =
  /\b(?:within|no later than|not later than|inside|until|up to|less than|at least|at the latest|for the first|in the first|or sooner|after|in|under)\b/i;

/** Steps that a deadline is worth naming for. */
export const STEP =
  /\b(?:cancel\w*|withdraw\w*|challeng\w*|quer(?:y|ied)|point(?:s|ed)? out|open(?:s|ed)? a (?:case|ticket)|a ticket|hear(?:s|d)? (?:from|nothing)|has not written|silen\w*|raised|send(?:s)? it|move out|bring(?:s)? (?:it|her|him|the \w+)? ?back|take(?:s)? (?:it|them|the \w+)? ?back|beyond dispute|taken (?:to|as)|deemed|alter\w*|chang\w*|return\w*|refund\w*|object\w*|report(?:s|ed)?\b|reporting (?:it|an?|any|the)\b|complain\w*|disput\w*|question\w*|claim\w*|accept\w*|reject\w*|opt(?:s|ing)? out|appeal\w*|defen[cd]\w*|repl(?:y|ies)|respond\w*|answer\w*|change (?:my|your) mind|cooling|terminat\w*|(?<!\b(?:sick|annual|paid|unpaid|parental|maternity|of) )leave(?!:| not)|ends?|renew\w*|vacat\w*|exercise|buy back|remed\w*)\b/i;

/** Lengths of time that no notice is: how long somebody pays, works or keeps a secret. */
export const NOT_NOTICE =
  /\b(?:interest|warrant(?:y|ies)|guarantee|years? old|experience|aged|secrets?\b|secrecy|confiden\w*|retain\w*|kept for|stor(?:e|ed) for|compet\w*|solicit\w*|delivery|deliver(?:s|ed)?)\b/i;

/** In front of a length: a time in which nobody may leave, or that has to pass first. `No notice for two years`, `after 12 months`. */
export const NO_NOTICE_BEFORE =
  /\bnotice (?:for|during|in)(?: the first| a period of| at least)? $|\b(?:after|for|during|in|until the end of|before the end of)(?: the)? (?:first|initial|minimum)(?: term of| period of)? $|\bafter(?: at least)? $/i;

/** The length of the next term: `renews for successive terms of`. */
export const RENEWED_FOR =
  /\b(?:renew\w*|roll\w*|continu\w*|exten\w*)\b[^.;]{0,60}\b(?:for|of)(?: an?)?(?: further| successive| another| additional)?(?: (?:terms?|periods?) of)? $|\b(?:further|successive|another|additional)(?: (?:terms?|periods?) of)? $/i;

/** `If you leave within 24 months, you pay`: the time in which leaving costs something. */
export const PRICED_LEAVING =
  /\b(?:if|where|when|should|who(?:ever)?|unless|on)\b[^.;]{0,80}\b(?:leav\w*|resign\w*|terminat\w*|quit\w*|cancel\w*|ends?|joining)\b[^.;]{0,50}\b(?:within|before|in|during)(?: the first| less than)? $/i;
export const PRICE_OF_LEAVING = /\b(?:pays?|repays?|reimburs\w*|refunds?|owes?|forfeits?|loses?|returns?)\b/i;

/** `two months’ rent` is a sum, `a month in lieu` too. */
export const OF_MONEY =
  /^['’]?s?['’]? (?:of )?(?:rent|pay|salary|wages|fees?|dues|instal?ments|charges|interest|premium|basic|gross|in lieu)\b/i;
