/** What people write around a deal and do not mean as part of it: how they feel, what they did, what they would do, what they warn of. */
export const ONLY_TALK: readonly RegExp[] = [
  // what a firm says of itself
  /^\W{0,3}(?:\d[\d.]* )?(?:we|I|our (?:staff|team|people)|the (?:company|firm|school|club|centre|center|employer|practice|agency)) (?:(?:really|truly|always|all|do|take pride in|are proud (?:of|to)) )*(?:values?|invests? in (?:its|our|his|her|their) (?:people|staff|team|members)|works? hard|care about|believe in|pride ourselves|love|strive|endeavou?r|take pride|do our best)\b(?![^.;]{0,160}\b(?:must|shall|pay|refund|repair|replace)\b)/i,
  /^\W{0,3}(?:\d[\d.]* )?nothing in (?:these|this|the) [^.;]{3,40} (?:makes?|creates?|gives?|constitutes?|limits?|affects?|excludes?|prevents?)\b(?![^.;]{0,200}\b(?:must|shall)\b)/i,
  // courtesies
  /^\W{0,3}(?:ok(?:ay)?,? |yes,? |and |many |a (?:big|thousand) )?(?:thanks?\b(?: you)?|god bless|bless you|cheers|good (?:morning|afternoon|evening|night)|(?:hi|hello|hey)\b(?=[^.;:]{0,40}[.!]?$)|(?:yes,? )?(?:definitely|of course|perfect|great|brilliant|lovely|sure)[.!]|congratulations|happy (?:birthday|new year|easter)|merry christmas|well done|safe journey|take care|see you)\b(?![^.;]{0,200}\b(?:must|shall|will|have to|has to|pay|owe)\b)/i,
  // how a letter is to be taken
  /^\W{0,3}(?:please |kindly )?(?:accept|take|treat|regard|consider) (?:this|the above|these)(?: (?:letter|note|e-?mail|message|text))? (?:as|to be)\b/i,
  // who corrects a mistake, asks a question or would like to talk
  /^\W{0,3}(?:and |but )?if (?:(?:I|we)(?:['’]ve| have)?(?: got)? (?:any of )?(?:this|that|it|anything|something)(?: here)? wrong|(?:anything|something|any of (?:this|it)) (?:is|here is|seems|looks) (?:wrong|unclear|not right|not clear|amiss))\b/i,
  /\b(?:can|could|shall|should) we (?:just |please |quickly )?(?:write|put|agree|settle|note|sort|get) (?:down|this|it|out|on)\b/i,
  // what somebody feels, and what they are
  /^\W{0,3}(?:I|we)(?: am| are| was| were|['’]m|['’]re) (?:so |very |really |only |just |all )?(?:sorry|glad|happy|grateful|pleased|delighted|thankful|sad|afraid|volunteers|amateurs|neighbours|a small|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) \p{L}+)\b(?![^.;]{0,200}\b(?:will|shall|must|['’]ll|agree|pay|paid)\b)/iu,
  // what is done for nothing, or in spare time
  /\b(?:we|I) do (?:this|it|all this|all of this) (?:in (?:the|our|my)|for (?:fun|free|love|nothing)|because|on top of|as volunteers|unpaid)\b/i,
  /\b(?:shall|will|may|can|['’]ll) do (?:as|what|whatever|just as) (?:I|we|you|he|she|they) (?:please|like|want|choose|wish)s?\b/i,
  /\b(?:I|we)(?: will| shall|['’]ll) (?:leave|let) (?:that|it|this) (?:be|there|at that|go|lie|rest|pass)\b/i,
  // the price of a promise that was kept
  /^\W{0,3}(?:I|we) (?:said|told (?:you|them|him|her)|promised)\b[^.;]{0,60}\b(?:would|will)(?: not|n['’]t)?\b[^.;]{0,80}\b(?:while|until|as long as|whilst)\b[^.;]{0,40}\b(?:was|were|had|did|came|went)\b/i,
  // what costs nothing
  /\b(?:do not|don['’]t|does not|doesn['’]t|will not|won['’]t|am not|are not|is not) (?:charge|charging|ask|asking|want|wanting|expect|expecting|take|taking|add|adding|earn|earning|make|making) (?:you )?(?:for )?(?:anything|money|any (?:money|extra|more|fee)|a penny|a cent)\b(?! (?:until|before|if|unless))/i,
  /^\W{0,3}(?:I|we) (?:do not|don['’]t|never|will not|won['’]t) charge (?:you )?for\b(?![^.;]{0,120}\b(?:must|shall|pay)\b)/i,
  // what everybody is free to do, and what somebody hopes
  /^\W{0,3}(?:please )?(?:come|join|stay|call in|drop by|pop in)\b[^.;]{0,40}\bif you (?:like|want|wish|can|fancy)\W*$/i,
  /^\W{0,3}(?:I|we) (?:do )?(?:hope|trust|wish) (?:that )?(?:it|this|that|you|we|all|there)\b/i,
  /^\W{0,3}let me (?:just )?(?:write|put|set|say|explain|list)\b/i,
  // how somebody lives, what they are about to say, and what they merely try
  /^\W{0,3}(?:I|we) (?:(?:usually|mostly|always|also|both|all) )?(?:spend|live|come from|grew up|belong|believe|remember|understand|realise|realize|suppose|guess)\b(?![^.;]{0,200}\b(?:will|shall|must|['’]ll)\b)/i,
  /\b(?:generally|usually|normally|mostly) try to\b/i,
  /\b(?:I|we) (?:guess|suppose|bet|imagine)\W*$/i,
  /\bcall it (?:done|settled|quits|even|a deal|a day)\b/i,
  /^\W{0,3}(?:[^:\n]{0,60}: )?(?:(?:right|ok|okay|so|hi|hey|hello|well)[, ]{1,2})?(?:you lot|everyone|everybody|folks|team|guys|girls|lads)\b[^.;!?]{0,40}[.!]?$/i,
  // what one may do to look, to talk it over, or so that both remember
  /^\W{0,3}come (?:and|to|over and|round and) (?:see|hear|look|try|have)\b/i,
  /^\W{0,3}if (?:you|anybody|anyone) (?:think|feel|find)s? (?:(?:that )?(?:any of )?(?:this|it|that|the \p{L}+)) (?:is|are|was) (?:unfair|wrong|too (?:much|little|high|low)|not (?:fair|right))\b/iu,
  /^\W{0,3}(?:please )?(?:sign|initial) (?:here|below)\b/i,
  /^\W{0,3}return to: /i,
  // what somebody may see to for themselves, with the other's things or door
  /\b(?:I|we)(?: will| shall|['’]ll)(?: then| also| just| simply)? (?:let (?:myself|us|ourselves|him|her|them) in|(?:have|get) (?:it|them|those|(?:your|the) \p{L}+) (?:taken|removed|towed|cleared|thrown|disposed|sold|carted)|(?:remove|tow|sell|dispose of|throw (?:out|away)) (?:it|them|(?:your|the) \p{L}+))\b/iu,
  // what somebody has in mind or makes of it, what they own, and whose data they take
  /^\W{0,3}(?:\d[\d.]* )?(?:I|we) (?:would |therefore |now |do )*(?:propose|suggest|intend) to\b/i,
  /\b(?:we|I) (?:have|need) to (?:assume|suppose|conclude|take it|believe)\b/i,
  /^\W{0,3}(?:\d[\d.]* )?(?:we|I) (?:also )?have (?:an?|one|two|three|some) \p{L}+ (?:in|at|on|outside|by|near|over) the\b[^.;,]{0,40}\.?$/iu,
  /^\W{0,3}(?:\d[\d.]* )?(?:we|I) (?:only |also )?(?:take|collect|store|record|ask for) your (?:full )?(?:name|details|data|number|phone|address|photo|picture|e-?mail)\b/i,
  // what the speaker need not give back
  /\b(?:I|we)(?: will|['’]ll)?(?: just| then| also)? keep (?:it|that|this|(?:the|your) (?:deposit|money|down ?payment|advance)|[$€£₹]\s?\d[\d.,]*|what you (?:paid|gave))(?=[,.;!]|$| (?:because|as|for my|if|then|and)\b)/i,
  // what the other has to have out of the way
  /\b(?:it|they|everything|all of it) (?:has|have) to be (?:gone|out|away|cleared|off)\b/i,
  // whom to turn to when somebody disagrees
  /^\W{0,3}if (?:you|anybody|anyone) (?:think|feel|find|believe)s? [^,.;]{3,90}, (?:then )?(?:please |just )?(?:write|tell|say so|let|ring|call|talk|speak|ask|come|text)\b/i,
  // from what the weaker hand is spared
  /\b(?:volunteers?|members?|helpers?|players?|children|students?|staff) (?:never|do not|don['’]t) (?:make up|pay for|pay back|bear|owe)\b/i,
  // what has been paid, what nobody does to an animal or a thing, and that somebody works hard
  /^(?!.*\b(?:must|shall|will|owes?|pays?|remaining|rest)\b).{0,120}\b(?:you|I|we|he|she)(?:['’]ve| have| has) (?:already |so far )?(?:paid|given|sent) (?:back )?(?:[$€£]\s?)?\d[\d.,]*\W*$/i,
  /^\W{0,3}never (?:left|kept|sold|shared|used|given|passed)\b/i,
  /^\W{0,3}(?:I|we) (?:always )?(?:work|try) (?:very )?hard to\b/i,
  // what was promised before, and what somebody pays somebody else
  /^\W{0,3}(?:I|we) said (?:that )?(?:I|we)(?:['’]d| would)\b/i,
  /\b(?:I|we) (?:pay|paid) [^.;]{1,24} (?:myself|ourselves)\b/i,
  // what is gone unless it is taken
  /^\W{0,3}(?:\d[\d.]* )?(?:(?:any|all|annual|unused|your|the) )?(?:leave|holidays?|days|hours|credits?|points|sessions|lessons)\b[^.;]{0,60}\b(?:is|are|will be) (?:lost|forfeited)\b/i,
  // advice
  /\b(?:I|we)(?: would|['’]d) (?:(?:probably|maybe|also|definitely|really|just) )?(?:change|replace|service|check|get|fit|fix|wait|look|see|think|guess|imagine|clean|paint|oil|grease|sand|insulate|avoid)\b(?![^.;]{0,160}\b(?:if you|for you|pay|cost)\b)/i,
];
