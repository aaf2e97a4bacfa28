/** How papers say how long they run. */

/** What runs: nouns that stand for the whole paper. */
const PAPER = String.raw`(?:(?:initial|fixed|minimum|first|contract|service|loan|lease|hire|policy|trial|whole|lock-in|commitment|membership|training|probation(?:ary)?) )?(?:terms?|period|tenancy|lease|licen[cs]e|agreement|contract|employment|appointment|engagement|loan|membership|subscription|internship|apprenticeship|traineeship|mandate|policy|cover|plan|partnership|franchise|hire|rental|stay|season|course|charter|bond|commitment|arrangement|placement|secondment|letting|retainer)`;

/** Small words between the verb and the length: `for a fixed term of not less than`. */
const UP_TO_LENGTH = String.raw`(?: (?:made|granted|valid|fixed|entered into|limited|on))?(?: (?:for|of|over))?(?: an?| the)?(?: (?:fixed|initial|minimum|first|whole|full|total|lock-in|certain|continuous|further))?(?: (?:terms?|periods?|space|duration))?(?: (?:of|for))?(?: (?:not less than|at least|up to|exactly|another))? $`;

/** `The tenancy runs for twelve months`, `the Term means ten years`: what stands before the length. */
export const RUNS_FOR = new RegExp(
  String.raw`\b${PAPER}\b["”’)]{0,2}(?: (?!(?:unpaid|late|after|before|within|may|if|when)\b)[^.;,]{1,44})? (?:is|are|shall be|will be|be|means|lasts?|runs?|shall run|will run|continues?|shall continue|starts?|begins?|remains?|goes on|stands?|endures?)${UP_TO_LENGTH}`,
  'i',
);
/** `lets the flat for twelve months`, `shall serve for three years`: a verb that makes something run. */
export const DOES_FOR = new RegExp(
  String.raw`\b(?:lets|leases|rents|hires|demises|serves?|employs?|engages?|appoints?|grants?|leave and licen[cs]e)\b[^.;]{3,220} for${UP_TO_LENGTH.replace('(?: (?:for|of|over))?', '').replace('(?: an?| the)?', '(?: an?)?')}`,
  'i',
);
/** `to hold the same for the term of nine years`. */
export const HELD_FOR =
  /\bto (?:have and to )?hold\b[^.;]{0,80} for (?:the|a) (?:full |fixed |whole )?(?:terms?|period|space) of (?:not less than )?$/i;
/** `… from 1 April 2026 for a period of three years`: right behind a first day. */
export const FROM_DAY_FOR = new RegExp(
  String.raw`\b(?:from|on|starting|beginning|commencing)(?: on)? (?:\p{L}{3,6}day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}),?(?: and(?: runs?| continues?| lasts?| is)?)? for${UP_TO_LENGTH.replace('(?: (?:for|of|over))?', '')}`,
  'iu',
);
/** `This agreement applies to every stay for two years after you sign`. */
export const APPLIES_FOR =
  /\b(?:agreement|contract|licen[cs]e|plan|arrangement|terms|membership|deal)\b[^.;,]{0,12} (?:appl(?:y|ies)|holds?|covers?|binds|is valid|is good|stays?|is in force|counts?)\b[^.;,]{0,40} for (?:a (?:period|term) of )?$/i;

/** `Five years from 1 February 2027`, at the start of a sentence or after `for`. */
export const FROM_DAY =
  /^\s?(?:from|starting|beginning|commencing|to|until|with effect from|,? ending|counted from)\b/i;

/** A row that says how long. */
export const TERM_ROW =
  /^(?:(?:the )?(?:initial |fixed |minimum |contract |lease |hire |loan |first |rental |trial |tenancy |school |membership )?(?:airtime |contract |service |plan |subscription |rental |hire |commitment |membership )?(?:terms?|period|duration|length|how long|commitment(?: period)?|stay|season|cover|period of cover|minimum term|contract length|validity|tenancy|lease dates?|lease|hire period|repayment|runs?|vesting|fixed until|from|internship|membership|course|placement))$/i;

/** Lengths that are of something else: a notice, a delay, a ban, a warranty. */
export const NOT_THE_TERM =
  /\b(?:notice|within|prior|in advance|late|after|before|ahead|warrant\w*|compet\w*|solicit\w*|secre\w*|confiden\w*|refund\w*|arrears|interest|further|grace|overdue|paid leave|holiday|sick|retention|aged?|old|each|every|other|absence|maternity|claims?|records?|stored?|kept|keeps?|backup|invoice|behind|delay\w*|reply|answer|first of all|times?|ago|experience|last|previous|past)\b/i;

/** A paper about secrets, and the sentence that says how long they are kept. */
export const SECRECY_PAPER = /\b(?:non-?\s?disclosure|confidentiality|secrecy|nda)\b/i;
export const SECRECY_LASTS =
  /\b(?:dut(?:y|ies)|obligations?|secrecy|confidentiality|agreement|undertakings?)\b[^.;]{0,60}\b(?:lasts?|continues?|survives?|remains?|endures?|ends?|applies|apply|shall continue|is binding|are binding)\b[^.;]{0,80}\b(?:months?|years?)\b/i;

/** A fee or season for a year of the calendar. */
export const YEAR_ROUND =
  /\b(?:fee|dues|membership|season|subscription|term|year|cover)\b[^.;]{0,60}\b(?:from )?January (?:to|until|through|–|-) December\b/i;
/** It is paid and goes on unless somebody says stop. */
export const GOES_ON_UNLESS =
  /(?<!\b(?:not|never|no longer) )(?<!n['’]t )(?:\bunless (?:you|it is|the \w+|either \w+) (?:cancels?|cancelled|ends?|terminates?)\b[^.;]{0,80}\b(?:charge|renew|take|collect|bill|debit|continue|go)\w*\b|\b(?:renews?|rolls? (?:on|over)|continues?|is charged|we charge)\b[^.;]{0,60}\b(?:until|unless) (?:you|it is|either|the \w+) (?:cancels?|cancelled|ends?)\b|\brenews? (?:itself|automatically|by itself|each|every)\b)/i;
/** The paper that was in force before this one. */
export const FORMER =
  /\b(?:tenancy|lease|licen[cs]e|agreement|contract)(?: agreement)? dated [^.;]{4,24},? which (?:ends|expires|ended|expired)\b|\byour (?:tenancy|lease|agreement|contract|term|plan|policy|membership) (?:ends|expires|runs out|comes to an end) on\b|\b(?:present|current|existing) (?:tenancy|lease|agreement|contract|licen[cs]e|term|membership|policy|employment|letting|arrangement|loan|plan)\b/i;
export const FORMER_SURELY =
  /\b(?:old|previous|former|earlier|expiring|expired) (?:tenancy|lease|agreement|contract|licen[cs]e|term|membership|policy|employment|letting|arrangement|loan|plan)\b/i;
/** Words by which the paper makes a new one of it. */
export const RENEWED_BY =
  /\b(?:renewal|new (?:tenancy|lease|agreement|contract|licen[cs]e|term|membership|policy)|extension|replaces|in place of|further (?:term|period|year))\b/i;

/** `The first four months are a probation period`, `a probation period of three months`. */
export const PROBATION = /\b(?:probation\w*|trial (?:period|time)|trial month)\b/i;
export const PROBATION_BEFORE =
  /\b(?:probation\w*|trial)(?: period| time)?(?: (?:of|is|are|shall be|will be|lasts?|runs?(?: for)?|for))?(?: (?:the )?first)?:? $/i;
export const PROBATION_AFTER =
  /^(?: of (?:your|the|this|his|her) (?:employment|job|work|contract|engagement))?,? (?:are|is|shall be|will be|count as|serve as) (?:an? |your |the |on )?(?:\w+ )?(?:probation|trial)/i;

/** A paper without an end. */
export const WITHOUT_END =
  /\b(?:no (?:fixed )?end(?: date)?\b|no fixed term\b|(?:for|of) an? (?:indefinite|unlimited) (?:term|period|time|duration)|(?:is|runs?|made) (?:for an )?indefinite\w*|open-ended|(?:from )?month[- ]to[- ]month|(?:from )?week[- ]to[- ]week|(?:from )?year[- ]to[- ]year|by the month|rolling (?:monthly|contract|basis)|at[- ]will (?:employment|basis)|(?:runs?|continues?|goes on|stands?|lasts?) (?:on )?until (?:it is |one of (?:us|you)|either|you|we|ended|terminated|cancelled|notice|somebody|one))/i;
/** It ends when something else ends: said only of the paper itself. */
export const PAPER_RUNS = new RegExp(String.raw`\b${PAPER}\b`, 'i');

/** Days of a journey, a visit or a feast: nothing begins or ends by them. */
export const DAYS_AWAY =
  /\b(?:my|our|her|his|their) (?:sister|brother|mother|father|parents|son|daughter|family|friends?|guests?|cousins?|aunt|uncle|boss|wife|husband)\b|\bover (?:the )?(?:christmas|xmas|easter|holidays|new year)\b|\b(?:closed|closes|shut|shuts|away|abroad|absent|on (?:holiday|vacation|leave))\b|\b(?:when|while) (?:I|we|you|he|she|they)(?:['’](?:m|re|s)| am| are| is) in\b|\b(?:trip|journey|visit|flight) (?:to|home)\b/i;

/** A stretch of days that is a holiday or a guarantee, and not the time for which the paper runs. */
export const OF_ANOTHER_THING =
  /\b(?:high|low|peak|busy|off|close[d]?|wet|dry|hunting|breeding) seasons?\b|\bblack-?out\b|\b(?:peak|busy) (?:periods?|times?|weeks?)\b|\b(?:not|nobody|no one)\b[^.;]{0,80}\b(?:any(?:body|one) else|others?|another)\b|\b(?:no|not)\b[^.;]{0,40}\b(?:taken|booked|open|available|given|granted|allowed|possible)\b[^.;]{0,20}\b(?:from|between) (?:the )?\d|\b(?:I|we|you) (?:would like to|['’]d like to|want to|shall|will|may|can)? ?(?:take|have|book) (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:to|until|till|–|-) \d|\b(?:guarantee|warranty)\b[^.;]{0,60}\b(?:goes on|runs?|starts?|lasts?|continues?|stays?|counts?)\b|\b(?:on|my|your|her|his|annual) (?:holidays?|leave)\b|\bpaid\b[^.;]{0,30}\b(?:up to|until)\b|\b(?:notice|warning)\b[^.;]{0,30}\b(?:ending|expiring|running out) (?:on or )?(?:between|before|after)\b|^[^.;|]{0,60}\| ?(?:all but|half|everything|nothing|the whole|\d{1,3} ?%)|\|[^|]{0,12}\b(?:all but|half|full refund|no refund)\b|\b(?:has|have|had) until\b[^.;]{0,40}\bto (?:fetch|collect|pay|send|say|answer|decide|object|bring|return)\b|\b(?:hold|keep|reserve)s? [^.;]{0,60}\bfor (?:you|him|her|them)\b[^.;]{0,20}\buntil\b/i;

/** A day by which something beside the paper ends: the lease of somebody else, cover that is paid on, a time to answer. */
export const OF_OTHERS =
  /\b(?:head|superior|main|master|ground|upper) (?:lease|landlord|tenancy|licen[cs]e)\b|\bunder (?:a|the|its|their|his|her|my|our) (?:own )?(?:lease|licen[cs]e|tenancy|contract) (?:with|from|of)\b|\b(?:new|next|incoming) (?:owner|tenant|holder|buyer|keeper)\b|\b(?:health|medical|dental|life) (?:cover\w*|insurance|premiums?|benefits?|plan)\b|\bto file\b|\b(?:those|whoever|anyone|anybody|members?|tenants?) who (?:do (?:not )?)?(?:objects?|disagrees?|refuses?)\b|\b(?:may|can|could) (?:use|keep|have|stay in|park|store)\b[^.;]{0,60}\b(?:until|till|to) the end of\b/i;

/** A stretch of days that lies inside the term: a step of a scale, a lower price for some weeks, days closed, a deposit held. */
const INSIDE =
  /\b(?:half|owes?|owed|forfeits?|refund\w*|discount\w*|surcharge|reduced|shut ?downs?|any(?:body|one) else|close[sd]?|closing|closure|(?:charge|pay)s? only|high season|peak|(?:leave|holiday|financial|tax|fiscal|accounting|insurance|policy) year)\b|\d ?%|\bper cent\b|\b(?:deposit|bond|retainer)\b[^.;]{0,40}\bheld\b|\bcancel\w*\b/i;
/** Words by which a sentence says how long the paper itself runs. */
const OF_TERM =
  /\b(?:term|tenancy|lease|contract|agreement|licen[cs]e|hire|rental|booking|membership|employment|season|(?:the|your|this|our|for|a|of) (?:stay|let|course))\b(?! (?:fee|charge|price|cost|sum))|\b(?:is yours|runs?|begins?|commenc\w*|expires?|lasts?)\b/i;

/** Whether a sentence tells of days inside the term and says nothing of the term itself. */
export const isInsideTerm = (words: string): boolean => INSIDE.test(words) && !OF_TERM.test(words);

/** In front of the day by which something lent comes back. */
export const BACK_BY =
  /\b(?:(?:give|gives|pay|pays|bring|brings|hand|hands|need|needs|want|wants|have|has|get|gets|send|sends)\b[^.;]{0,50}\bback|(?:be )?(?:returned|repaid|given back|paid back|brought back)|(?:return|repay)s?)\b(?! to\b)[^.;]{0,50}\b(?:by|on|no later than|not later than|until)(?: (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,?)?(?: the)? $/i;

/** In front of the day from which it may be fetched or is lent. */
export const TAKEN_FROM =
  /\b(?:pick(?:s|ed)? (?:\w+ ){0,3}up|collect(?:s|ed)?|fetch(?:es|ed)?|hand(?:s|ed)? (?:\w+ ){0,3}over|(?:is|are) yours|lends?|lent|lending|borrows?|borrowed)\b[^.;]{0,60}\b(?:from|on|since)(?: (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,?)?(?: the)? $/i;

/** Such words about something beside it: a form that is sent back, a deposit, a bad loan that is called in. */
export const NOT_BACK =
  /\b(?:signed|sign|forms?|cop(?:y|ies)|deposits?|refunds?|answers?|repl(?:y|ies)|bond|keys?|if|unless|should)\b/i;
