/** Wordings that name whom a sentence binds although somebody or something else is its subject. SIDE and OTHER stand for a party. */
const AUX = String.raw`(?:is|are|(?:shall|will|must|has to|have to|is to|are to|needs? to) be)`;
/** What is done by whom has to do it. */
const DONE =
  'payable|paid|borne|met|given|provided|made|returned|reimbursed|obtained|signed over|notari[sz]ed|delivered|supplied|carried out|arranged|repaired|mended|maintained|serviced|kept in|kept clean|kept insured|settled|covered|insured|collected|handed|mown|cleared|cleaned|registered|served|corrected|furnished|refunded|repaid|replaced|done|performed|submitted|sent|prepared|bought|fitted|installed|disposed of|emptied|checked|drawn up|organi[sz]ed|issued|credited|transferred|discharged|supervised|fed|looked after|notified|reported|disclosed|watered|painted|stored|packed|printed|brought|erected|removed|taken down';

export const BY_WHOM: readonly string[] = [
  String.raw`\b(?:paths?|grass|gardens?|grounds?|roads?|lawns?|hedges?|stairs?|common parts|records?|accounts?|register)\b[^.;]{0,40}? ${AUX} kept\b[^.;]{0,40}? by SIDE`,
  String.raw`\b${AUX} (?:also |always |promptly |to be )?(?:${DONE})\b(?:(?! (?:named|chosen|given|made|shown|known|\w{3,}ed) by)[^.;:]){0,90}? by SIDE`,
  String.raw`\b(?:due|payable) by SIDE`,
  // `Stamp duty | borne by the Occupier`, `Mock test | every week, to be held by the Institute`
  String.raw`(?:^|[|] ?)(?:borne|paid|met|provided|arranged|supplied|held|conducted|done) by SIDE`,
  String.raw`(?:^|[|(:;,] ?)to be (?:${DONE}|held|conducted|run|taught)\b[^.;:]{0,60}? by SIDE`,
];
/** Deeds that a note or a row puts on somebody without a modal. */
const NOTED =
  'pay|provide|bring|fix|service|return|mend|repair|clean|clear|keep|give|supply|arrange|deliver|collect|insure|maintain|replace|inform|tell|notify|install|carry|feed|send|hand|make good|submit|obtain|report|refund|repay|contribute|cover|bear|remove|wash|cook|paint|build|train|conduct|hold|attend|wear|cut|mow|sweep|empty|water|store|pack|top up|settle|set up|look after|see to';

export const ACCOUNTS: readonly string[] = [
  // `Repairs | owner to fix taps within a week`, `Hirer to bring water`
  String.raw`(?:^|[|:;.,] ?)(?:\d{1,2}[.)] )?SIDE to (?:${NOTED})\b`,
  String.raw`\bis SIDE job(?=[.,;]|$)`,
  String.raw`\b(?:comes?|(?:is|are|has|have) to come|must come|will come) from SIDE\b`,
  String.raw`\p{L}{3,}s? (?:is|are) on SIDE(?=[.,;]|$)`,
  String.raw`\b(?:is|are|(?:shall|will) be|remains?) (?:for|on|at) (?:the )?(?:account|expense|cost|charge) of SIDE`,
  String.raw`\b(?:is|are|(?:shall|will) be|remains?) (?:for|at|on) SIDE (?:own )?(?:account|expense|cost|charge)\b`,
  String.raw`\b(?:is|are) SIDE (?:responsibility|to pay|to arrange|job to)\b`,
  String.raw`\b(?:costs?|bills?|fines?|repairs?|taxes|insurance|petrol|fuel|services?|vet|fees?) (?:is|are) (?:on|for) SIDE`,
];

export const LIABLE: readonly string[] = [
  String.raw`(?:^|[.;] |\d[.)] )SIDE (?:is|are|remains?|(?:shall|will) be) (?:jointly and severally |jointly |each |fully |also |alone )?(?:liable|responsible|answerable) (?:to [^.;,]{2,30} )?(?:for|to pay)\b`,
];

/** Whoever does something pays: one who is told of by `a Buyer who`. Everybody else in the sentence is free. */
export const WHO_DOES: readonly string[] = [
  String.raw`^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?(?:an?|any|every|each|the) SIDE who\b[^.;]{3,220} (?:pays?|owes?|must|shall|has to|bears?|loses|returns|repays|forfeits)\b`,
];

/** Paid or given back to one of two sides: the other one does it. */
export const BACK_TO: readonly string[] = [
  String.raw`\b(?:shall|will|must|has to|have to|is to|are to) be (?:paid back|repaid|refunded|returned|given back|credited|paid over) to SIDE`,
];

const REQUIRE =
  '(?:require|oblige|compel|call upon|call on|order|direct|instruct|demand that|insist that|force|make)';
export const MAY_REQUIRE: readonly string[] = [
  String.raw`\b(?:the )?OTHER (?:may|can|is entitled to|has the right to|reserves the right to)(?: at any time| also| then| in writing)? ${REQUIRE} SIDE (?:to|shall|must|should|\p{L}+)`,
];

/** Sentences that put nothing on anybody: words of grant, sums that are worked out, questions, permissions, requests to read. */
export const NOTHING_TO_DO: readonly RegExp[] = [
  // the most that is paid, a way out without cost, and what everybody gets who does something
  /\b(?:an?|any|every|each) \p{L}+ who\b[^.;]{0,80}\b(?:shall|will) be (?:paid|given|refunded|credited|awarded|granted) (?!by\b)/iu,
  /\bthe most (?:that )?(?:we|I|they|you|the \p{L}+) (?:will|shall|would|can|may|must)(?: ever)? (?:pay|owe)\b/iu,
  /\b(?:may|can) (?:move out|leave|end|cancel|withdraw|stop)\b[^.;]{0,80}\b(?:owes?|pays?) nothing\b/i,
  // `Do come and see me if anything is unclear`
  /^\W{0,3}(?:please )?(?:do )?(?:come and|pop in and|drop in and|call in and) (?:see|talk|speak|ask)\b/i,
  // what somebody is, has, aims at or only wishes
  /^\W{0,3}(?:\d[\d.]* )?(?:we|I) (?:(?:act|write) for|aim (?:for|at|to)|have (?:a |an )?(?:security|interest|lien|charge))\b/i,
  /\bas a courtesy\b/i,
  // what is only proposed, what is paid up to now, and a price that is only expected
  /^(?!.*\b(?:must|shall)\b).{0,60}\b(?:we|I) (?:now |only |merely )?(?:propose|intend|plan|hope) to\b/i,
  /\byou (?:now|currently|presently|at present) pay\b(?![^.;]{0,60}\b(?:by|on|every|each) )/i,
  /^\W{0,3}(?:the|your|our) (?:expected|estimated|likely|present|previous|old|former) (?:\p{L}+ )?(?:rent|price|fee|cost|premium|charge)\b[^.;]{0,12}\b(?:is|was|were)\b/iu,
  // what is not promised, and what somebody holds back
  /\b(?:promises?|guarantees?|warrants?) nothing\b/i,
  /^(?!.*\b(?:must|shall|pays? back)\b).*\b(?:we|I) (?:will |may )?keep back (?:an?|one|two|three|half|the|your|[$€£₹]?\d)\b/i,
  /\bwe (?:will |may |shall )?pass (?:the |any |all |these |such )?costs? on to you\b/i,
  // a choice to tick, a number of a form, whom to ask, and what one side may set as it likes
  /^\W{0,2}[([]\s?[xX✓✔]?\s?[)\]]\s/,
  /^\W{0,3}(?:if you have|for|with) (?:any )?(?:other |further )?(?:questions?|queries|concerns)\b/i,
  /\b(?:determines?|sets?|fix(?:es)?|decides?|revises?|varies|vary)\b[^.;]{0,60}\b(?:sole|absolute|entire|unfettered|own) (?:and \p{L}+ )?discretion\b/iu,
  /^\W{0,3}(?:paper|e-?mail|text|post|phone) \p{L}+s (?:stay|remain|are|come|will)\b(?![^.;]{0,120}\b(?:must|shall)\b)/iu,
  // what one side may do for nothing, and what somebody else answers for
  /^\W{0,3}(?:you|we|I|either of us|the \p{L}{3,20}) (?:can|may) (?:move|change|postpone|swap|pause|skip) [^.;]{0,40}\b(?:once|twice|free|no charge|as long as)\b/iu,
  /^\W{0,3}(?:\d[\d.]* )?(?:Mr|Mrs|Ms|Miss|Dr)\.? [^.;,]{3,50} (?:hereby )?guarantees\b/u,
  // a lower price for some, and who of the two does it
  /^\W{0,3}(?:\d[\d.]* )?if (?:you|he|she|they|the \p{L}+) (?:(?:are|is) (?:over|under|aged|a (?:full-time )?(?:student|pensioner|carer|veteran)|retired|unemployed|on)|receives?|holds? a|has a|have a)\b[^.;]{0,90}, (?:you|he|she|they|the \p{L}+) pays? (?:only )?(?:half|less|nothing|a (?:third|quarter)|\d{1,2} ?%)/iu,
  /\byou [a-z]{2,10} (?:it|them|one) yourself or (?:I|we) (?:will )?(?:do|[a-z]{2,10}) (?:it|them|one)\b/i,
  // courtesies and advice
  /^\W{0,3}let (?:us|me) (?:say|agree|put it|start)\b|^\W{0,3}let['’]s\b/i,
  /\bplease (?:just )?read (?:it|this|them|everything)\b(?![^.;]{0,120}\b(?:sign|pay|return)\b)/i,
  /\bhere we go\b/i,
  /^\W{0,3}the (?:one|only) thing (?:we|I|you) (?:must|have to|need to) \p{L}+\W{0,3}$/iu,
  /\b(?:whenever|as (?:much|often) as) you like\b(?![^.;]{0,200}\b(?:must|shall|have to|has to)\b)/i,
  /^\W{0,3}(?:please )?bring (?:a|your) (?:mate|friend|guest|partner|neighbour|colleague)\b[^.;]{0,40}(?:[$€£₹] ?\d|\b(?:free|for nothing|half price)\b)/i,
  // what is offered to whoever asks for it
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:\p{Lu}\p{L}+\. )?(?:please )?(?:ring|call|ask|tell|text|write to|bring|send|hand|give)\b[^.;]{2,60}\band (?:then )?(?:you (?:may|can|get|will get|have)|(?:we|I)(?:['’]ll| will| shall)|(?:the|your|what|whatever|all) [^.;]{2,40} (?:is|are|comes?|goes) (?:refunded|returned|yours|back|paid back|given back))\b(?![^.;]{0,200}\b(?:must|shall|have to|has to)\b)/iu,
  // the place for a name, and who of two is named below
  /^(?:read|seen|signed|agreed|accepted|acknowledged|confirmed|witnessed|received)(?: and (?:read|agreed|accepted|understood|signed))? by (?:the )?[\p{L} ]{2,30}:?$/iu,
  /^\W{0,3}(?:(?:and|also|do|just|so|please) ){0,2}(?:bring|leave|come|enjoy|have|tell|write|share|like|follow|post|pop|drop|say|wear|remember)\b[^.;!?]{0,70}!\W{0,3}$/i,
  /^\W{0,3}(?:I|we)(?: would|['’]d) (?:\w+ly )?(?:wear|bring|suggest|recommend|advise|choose|take|book|avoid|allow|plan|leave)\b(?![^.;]{0,120}\bif\b)/i,
  /\bplease (?:fill|complete|write|print|use|tick|delete|circle)\b[^.;]{0,30}\b(?:capitals|block letters|ink|as appropriate|clearly|legibly|where applicable)\b/i,
  // what is on sale
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:we|I|the \p{L}+) (?:also )?sells? \p{L}+[^.;]{0,40} (?:at|for) [$€£₹]? ?\d[\d.,]*(?: each| a \p{L}+| per \p{L}+)?\W{0,3}$/iu,
  /^(?:[\p{L}’' ]{2,20}: )?(?:agreed|deal|done|ok|okay|great|cool)?\W{0,6}see (?:you|u|ya)\b/iu,
  // what is nobody else's concern, what is not charged or given, and the place for a name
  /\b(?:is|are) (?:my|our|your|his|her) (?:own )?(?:affair|business|look-?out|concern|matter)\b/i,
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:we|I|the \p{L}+) (?:also )?(?:charge|ask|add|want|make)s? (?:for )?no\b[^.;]{0,60}\W{0,3}$/iu,
  /^\W{0,3}(?:\d[\d.]*[.)]? )?no (?:other |further |extra |additional )?(?:allowances?|bonus(?:es)?|expenses|pay|overtime|interest|fee|charge) (?:is|are|will be|shall be) (?:paid|payable|given|due|charged|made)\b[^.;]{0,40}\W{0,3}$/i,
  /_{5,}/,
  /^\p{Lu}[\p{L} -]{2,24} \((?:called|known as|also) ["“']?(?:we|you|I|us|me)\b[^()]{0,12}\):/u,
  /^(?:[\p{L}’' ]{2,24}: )?(?:(?:great|ok|okay|lovely|perfect|good|yes),? )?(?:we|I)(?:['’]ll| will) (?:take|have) (?:it|that|this|them|the \p{L}+)\W{0,3}$/iu,
  /\bhow (?:can|may) (?:I|we) help\b/i,
  // who somebody is
  /^(?:(?:hi|hey|hello|hiya)\b[\s,!.–-]{0,3})(?:I['’]m|I am|we['’]re|we are|my name|this is)\b/i,
  // words of greeting, and that something is written down
  /^(?:hi|hey|hello|hiya|dear)\b[^?]{0,30}[!,.…]? ?(?:so|it was|great|good|nice|thanks|thank you|about|hope|how)\b/i,
  /\b(?:write|writing|put|putting|note|noting|have) (?:it |this |all of it )?(?:down |on paper |in writing )?(?:what|everything) (?:we|you and I) (?:have )?(?:agreed|talked|discussed|said|settled)\b/i,
  /^\W{0,3}(?:just |please )?(?:tell|let) (?:us|me)(?: know)? if you (?:would rather|['’]d rather|do not want|don['’]t want|object|mind|prefer|have (?:any )?questions|need anything|are unsure)\b/i,
  /\b(?:lets?|demises?|leases?|rents?|sells?|hires?)(?: out)?(?: [^.,;]{2,40})? and (?:the )?[\p{L} ]{2,24} (?:hereby )?(?:takes?|hires?|rents?|buys?|purchases?)\b/iu,
  /^(?:that|this|it|which) (?:is|makes|comes to)\b[^.;]{0,60}, (?:so|which means|that is)\b/i,
  /^\W{0,3}(?:(?:and |but )?(?:what|how|when|where|who|why)(?: about| if)?|can|could|may|is|are|do(?! (?:the|it|that|my)\b)|does|did|should|would|will|shall) (?:i|u|you|we|it|the|there|they|that|my|if)\b(?![^.;!]{0,200}[.;!])/i,
  /^please (?:also )?(?:read|note|see|keep in mind|be aware|remember that|contact us if|do not hesitate)\b/i,
  /^please (?:just )?(?:write back|reply|answer)\b[^.;]{0,60}[.!]?$/i,
  /^(?:please )?book (?:up to|as (?:early|late))\b/i,
  /^(?:and |or |but )?(?:on|where|in|for|with|at|of|within|after|before|immediately|less|plus|including)\b[^;]{0,300}$/,
  /\b(?:keeps?|retains?) (?:her|his|its|their|the|all|any|every) (?:(?:\w+ )?rights?|plates|title|ownership|copyright|freedom|name|earnest money)\b(?![^.;]{0,200}\b(?:must|shall|will|and pays?)\b)/i,
  /^(?:if|when|where|should|unless|until)\b[^.;]{5,120}\b(?:may|can) (?:walk away|leave|cancel|end|withdraw|terminate|go|refuse|stop)\b(?![^.;]{0,200}\b(?:must|shall|pays?|has to|have to)\b)/i,
  /^\W{0,3}(?:either|each|any) (?:party|side|of us|of them)\b[^.;]{0,20}\b(?:may|can)\b(?![^.;]{0,240}\b(?:must|shall|has to|have to|will|pays?|notice)\b)/i,
  /^\W{0,3}(?:either|each|any) (?:party|side|of us|of them)\b[^.;]{0,20}\b(?:may|can) (?:terminate|end|cancel)\b[^.;]{0,40}\bif\b/i,
  /\bis (?:what|all) (?:I|we|you|he|she) gets?\b/i,
  /\b(?:states|certifies|guarantees nothing|declares) that\b(?![^.;]{0,200}\b(?:shall|must)\b)/i,
  /\b(?:ends?|rolls? over|renews?|starts? again|runs? on|goes on)\b[^.;]{0,120}\bunless (?:you|the \w+) (?:tells?|gives?|writes?|cancels?|says?)\b/i,
  // what frees, permits or tells why
  /^(?:please )?(?:take|show|bring|send) (?:it|this|them) to (?:any|who)[\p{L} ]{2,40}\byou (?:like|want|wish|choose|please|trust)\b/iu,
  /^\W{0,3}(?:(?:there is|there['’]s) )?(?:nothing|no (?:charge|fee|cost)) (?:to pay|is (?:owed|due|payable))\b/i,
  /\b(?:insurance|policy|cover|guarantee|warranty)\b[^.;]{0,40}\b(?:does not|do not|doesn['’]t|don['’]t) (?:stretch|extend|reach|run|go|apply)\b(?![^.;]{0,200}\b(?:must|shall|have to|has to)\b)/i,
  /\b(?:shall|will) have no (?:like|such|similar|corresponding|equal|equivalent) (?:right|power|option)s?\b/i,
  /\b(?:so|why|reason) (?:we|I) (?:have )?(?:wrote|written|put|set|are writing|are putting) (?:this|it|all this) (?:all )?(?:down|on paper|out|in writing)\b/i,
  /\b(?:we|I) (?:have )?(?:wrote|written|put|set) (?:this|it|all this) (?:all )?(?:down|on paper|out|in writing) because\b/i,
  // what the other side may do, and what it then charges
  /\b(?:I|we) (?:may|can|could) (?:then )?(?:ask|require|tell) you to (?:be gone|leave|go|move out|vacate|be out)\b(?![^;]{0,200}\b(?:must|shall|will)\b)/i,
  /^(?:provided|if|and if)\b[^;]{0,440}\bit shall (?:also )?be lawful for [^.;]{3,60} to (?:re-?enter|determine|distrain|seize)\b/i,
  /^\W{0,3}if (?:not|you do not|you don['’]t)\b[^.;]{0,40}\bwe\b[^.;]{0,60}\b(?:add|charge|bill)(?: you)? (?:a |an )?(?:[$€£₹]|\d)/i,
  /\b(?:is|are) (?:your|their|his|her|the member['’]s|the customer['’]s) (?:own )?choice\b|\b(?:is|are) up to (?:you|them|him|her)\b|\b(?:is|are) (?:entirely |purely )?optional\b/i,
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:stop|leave|cancel|end it|quit|pause|withdraw|swap|come|go|use (?:it|them))\b[^.;]{0,50}\b(?:whenever|at any time|any time|as often as|at any point)\b/i,
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:please )?cancel\b[^.;]{0,60}\b(?:or|and) (?:we|I) (?:will |shall )?(?:count|charge|keep)\b/i,
  /\b(?:we|I) (?:may|can) (?:then )?(?:sell|dispose|let|auction|clear)\b[^.;]{0,100}\b(?:take|keep|deduct) what (?:you|is|they)\b/i,
  /\b(?:you|I|we|parents?|members?|guests?) (?:let|allow|permit|authori[sz]e) (?:us|our|me|my|the)\b(?! \p{L}+ go\b)(?![^.;]{0,200}\b(?:must|shall|will)\b)/iu,
  /\bpermits? the \p{L}+ to\b(?![^.;]{0,200}\b(?:must|shall)\b)/iu,
  /\b(?:write|tick|cross|initial|circle)\b[^.;]{0,40}\bif you\b|\bif you (?:object|mind|would rather not)\b[^.;]{0,30}\b(?:write|tick|cross)\b/i,
  /^(?:I|we) (?:write|am writing|are writing) to\b/i,
  // work with its price in a list, and small talk
  /^\W{0,3}(?:\d{1,2}[.)]? )?(?:take (?:out|down|up|away)|dig|erect|make|fit|supply|install|remove|replace|paint|lay|build|repair|sand|plaster|strip|clear) (?![^;]{0,200}\b(?:pay|send|give|bring)\b)[^;]{8,200}(?<!\b(?:for|of|pay|to|at|costs?|is|over|under))\s[$€£₹]\s?\d[\d.,]{0,12}$/i,
  /^\W{0,3}(?:(?:ha){2,6}|lol|ok|okay|noted|sure|great|thanks|perfect|cool|yep|yes|no worries|got it|alright)(?:[\s,!.]{1,3}(?:(?:ha){2,6}|lol|ok|okay|noted|sure|great|thanks|perfect|cool|yep|yes|no worries|got it|then|alright)){0,3}[\s!.]{0,3}$/i,
];
