import type { JustSaid } from './just-said.ts';

/** A day or a loss hangs on it, so it is more than a formality. */
const BY_A_DAY = String.raw`(?![^]{0,300}\b(?:within|failing (?:which|that)|otherwise|or else|no(?:t)? later than|at the latest|same day|next day|at once|immediately|straight ?away|before (?:\d|noon|midday|(?:six|seven|eight|nine|ten|eleven|twelve)\b)|by (?:the )?(?:\d+|noon|next|end of|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december))\b)`;
/** A payment, a ban, a must or a habit stands beside it, so it is more than a formality. */
const NO_DEED_BESIDE = String.raw`(?![^]{0,300}(?:[$€£₹¥₦₱]\s?\d|\b(?:pay|repay|transfer|remit|(?:and|but),? (?:please )?(?:do not|don['’]t|never)|must|shall|have to|and (?:return|send|bring|stop|leave) (?:the|them|your|any|all)|every|each (?:day|week|month|time|visit|morning|evening|night|trip|shift))\b))`;
const IF_IT_SUITS = String.raw`(?:if|when|once|as soon as) (?:you(?:['’]re| are| both| all| feel|['’]d)?|anything(?= (?:here|in (?:this|it|these|the (?:letter|offer|terms)))? ?(?:is|seems|looks|stays)? ?(?:still )?(?:unclear|not clear))|any of (?:this|it|these)|(?:all )?(?:of )?(?:this|that|it|these)(?:['’]s)?|everything|all|the (?:above|letter|offer|price|terms))\b[^,;.]{0,60}?`;
const SUITS = String.raw`\b(?:happy|unhappy|suits?|agree(?:able)?|fine|acceptable|ok(?:ay)?|all right|alright|unclear|not clear|bothers?|bugs?|remember it|we discussed|you expected|we said|interested|content|good to you|worr(?:ies|ied))\b`;
const SAYS_YES = String.raw`(?:sign|countersign|initial|reply|answer|confirm|write|say|return (?:this|one|a copy|the (?:form|slip|letter|copy|second))|send (?:back|me back|us back|it back|me one|us one)|post|drop|pop|leave|come|call|ring|phone|text|e-?mail|tell|ask|talk|speak|let (?:me|us) know|put your name|please)\b`;

/** What one signs to say yes: the paper itself, not a timesheet or a note of delivery. */
const ON_PAPER = String.raw`(?:,? (?:and|or) (?:date|return|keep|initial|send back))?(?: with)?(?: your (?:full )?names?)?(?: (?:here|below|underneath|at the (?:bottom|foot|end)|on the (?:line|dotted line|last page))\b|(?: (?:at|on|the|both|each|all|two|one|of|this|these|a|second|other|spare|enclosed|attached|duplicate|last)){0,4} (?:copy|copies|bottom|pages?|papers?|sheet below|slip)\b| (?:this|the (?:enclosed|attached)) (?:form|letter|offer|agreement|contract|lease)\b|(?: (?:it|this|one|both|these))?(?=[,;.]?\s*$|,? and (?:return|send|give|post|hand|leave|keep|drop|pop) (?:it|one|this|them)\b))`;

/** How one says yes to a paper, and whom one may ask about it. A lawyer can add one with examples. */
export const FORMALITIES: readonly JustSaid[] = [
  {
    // how one says yes or no to the whole
    says: new RegExp(
      String.raw`^${BY_A_DAY}${NO_DEED_BESIDE}\W{0,3}(?:\d[\d.]*[.)]? )?(?:\p{L}+ )?${IF_IT_SUITS}${SUITS}[^,;.]{0,50}[,;:]? (?:then )?(?:(?:please|kindly|just|only|simply) )*${SAYS_YES}`,
      'iu',
    ),
    examples: [
      'If this suits, sign the bottom and pop it through the door.',
      'If you are happy with it, write "yes" below and give it to Karin.',
      'If anything here is unclear, ring me before you sign.',
      'If you’re unhappy with the lesson, talk to Ines.',
    ],
    counterExamples: [
      'If you are unhappy with the repair, tell us within ten days.',
      'If this suits, sign by Friday, or the boat goes to another.',
      'If the meter reads wrong, ring the office and pay the difference.',
      'If you are ill, ring before eight.',
      'If you agree, sign here and pay the deposit of £200.',
      'If you are happy with the loan, sign below and transfer the first part.',
      'If anything is wrong with the car, call us before you have it repaired.',
      'If you notice anything wrong with the boiler, tell the landlord.',
      'If something is not right with the goods, return them in the box and do not use them.',
      'If you are not happy with the saddle, return it unworn.',
    ],
  },
  {
    // signatures, copies and answers
    says: new RegExp(
      String.raw`^${BY_A_DAY}${NO_DEED_BESIDE}\W{0,3}(?:(?:then|so|please|kindly|just|only|simply) )*(?:(?:sign|countersign|initial)\b${ON_PAPER}|(?:reply|answer|confirm)(?: to (?:me|us|this))?(?: by \p{L}+)?(?: with)?(?: an?| only| just)? ["“'‘]|keep one (?:copy|sheet|for yourself)\b|(?:fill in|complete) (?:the|this) (?:form|slip|sheet|coupon) (?:below|overleaf|above|at the (?:end|bottom|back))|read (?:it|this|them)(?: all)? (?:over|through|carefully|slowly)\b|take (?:it|this) (?:home|with you)(?=[,;]| and read| to read))`,
      'iu',
    ),
    examples: [
      'Sign both copies and keep one.',
      'Please sign here.',
      'Kindly reply "I accept" with your full name.',
      'Keep one copy and post me the other.',
      'Fill in the form below and leave it at the desk.',
      'Please take it home and read it over the weekend.',
    ],
    counterExamples: [
      'Please sign and return this by 21 May.',
      'Sign the log after each trip.',
      'Sign in at the gate.',
      'Complete the form and send it with each claim.',
      'Take it home each night.',
      'Sign the delivery note and send it to the office.',
      'Sign your timesheet every Friday and return it to the agency.',
      'Sign the docket for each load and keep the pink copy.',
      'Read it over and pay the deposit.',
      'Sign both copies and transfer the first rent.',
    ],
  },
  {
    // a name under a list of points is a signature
    says: /^\W{0,3}(?:\p{Lu}[\p{L} .'-]{1,30}: )?(?:ok,? |yes,? )?(?:I|we) (?:hereby )?(?:agree|say yes|sign up|register) (?:to|with|for) (?:(?:everything|it all|points?|numbers?|clauses?|the (?:above|terms|changes|points|tour|course))\b|all(?= (?:of )?(?:it|this|that|these|the (?:above|terms|points))\b|\W*$)|\d+(?:\.\d+)? ?(?:to|and|-|–) ?\d+(?:\.\d+)?(?= (?:with|above|as)\b|\W*$))/iu,
    examples: ['Ruth: I agree to 1 to 6 with the changes above.', 'I register for the course and agree.'],
    counterExamples: [
      'I agree to pay the rent.',
      'We agree to mow the lawn.',
      'We agree to 2 visits a month.',
      'I agree to 40 hours of work a week.',
      'I agree to 3 to 4 lessons a week.',
      'We agree to all repairs of the roof.',
    ],
  },
  {
    // whom one may ask
    says: new RegExp(
      String.raw`^${BY_A_DAY}${NO_DEED_BESIDE}\W{0,3}(?:any |more )?(?:questions?|doubts?|problems?|trouble|worries|anything unclear|not happy|unhappy|unsure|not sure)\b[^?:.,;]{0,40}[?:,] (?:(?:please|just|then) )*(?:ask|tell|ring|call|text|write|e-?mail|phone|speak|talk|come|see)\b`,
      'iu',
    ),
    examples: ['Any problem, please tell us early.', 'Questions? Ask at the desk.'],
    counterExamples: [
      'Any problem, tell us within two days.',
      'Any damage, tell us and pay for it.',
      'Any trouble, ring us and do not drive on.',
    ],
  },
  {
    // who should look at the paper
    says: /\b(?:have|ask|get|let|show) (?:it to )?(?:an?|your|her|him|the|somebody|someone|her or him)(?: (?:own|good|independent))*(?: (?:lawyer|solicitor|attorney|notary|accountant|adviser|advisor|union))?(?: to)?,? (?:look|read) (?:at|over|through|this|it)\b[^.;]{0,30}[.;]?$/iu,
    examples: ['You should have a lawyer look at this.', 'If you have a solicitor, let her look at this.'],
    counterExamples: [
      'Have a vet look at the horse each spring and pay for it.',
      'Let the agent read the meter.',
    ],
  },
  {
    // what a seller hopes for, and what somebody asks the other to think of
    says: /^\W{0,3}(?:[^.;:]{0,60}, )?(?:I|we)(?: would| will|['’]d|['’]ll) ask (?:for (?:offers|bids|patience|understanding)\b|you to (?:read|bear|understand|be patient|think|consider|remember)\b)/iu,
    examples: ['We would ask for offers over £90,000.', 'I would ask you to read this before you sign.'],
    counterExamples: ['We would ask you to pay by Friday.', 'I will ask for the deposit in May.'],
  },
  {
    // an order that only opens what the writer will do
    says: new RegExp(
      String.raw`^${BY_A_DAY}${NO_DEED_BESIDE}\W{0,3}(?:if|when|should)\b[^;.]{3,90}, (?:please |just )?(?:(?:come (?:and|to) )?(?:tell|ring|call|text|ask|write|message|phone|let)\b)(?: to)? (?:me|us)\b[^;.]{0,50}(?:\band|;|,) (?:I|we)(?:['’]ll|['’]d| will| would| can)\b`,
      'iu',
    ),
    examples: [
      'If you don’t love a picture, tell me and I’ll have another go.',
      'If the tap drips, ring me and I will get somebody out.',
    ],
    counterExamples: [
      'If the tap drips, ring me the same day.',
      'If you are late, tell us and pay £5.',
      'If you are ill, ring us before 8 and we will find cover.',
      'If you smell gas, call us at once and we will send somebody.',
      'If a horse is lame, tell us the same day and we will call the vet.',
    ],
  },
  {
    // what is left to whoever likes it, and a slip that is cancelled
    says: new RegExp(
      String.raw`^${BY_A_DAY}\W{0,3}(?:please )?(?:(?:bring|take|leave|put|use|come|call|ring|have|play|wear|eat|make|charge|ask|try|borrow|print|paint)\b[^.;]{0,60}\b(?:if you(?:['’]d)? (?:like|want|wish|fancy|prefer)(?: to)?|what you like)|(?:come|call|ring|use|play|try|ask)\b(?![^.;]*\b(?:if|when|whenever|as soon as)\b)[^.;]{0,60}\b(?:any ?time|day or night))\W*$`,
      'iu',
    ),
    examples: [
      'Bring your own instructor if you like.',
      'Charge what you like.',
      'Call any time day or night.',
    ],
    counterExamples: [
      'Bring a helmet when you ride.',
      'Ring before you come.',
      'Call us day or night if water comes in.',
      'Call us if the alarm goes off, day or night.',
      'Leave the keys at the desk, day or night, when you go out.',
      'Leave the keys at the desk if you want your deposit back.',
      'Bring a dog if you like, but keep it on a lead.',
    ],
  },
];
