import type { JustSaid } from './just-said.ts';

/** Words of a promise or an order, beside which a sentence is more than an option. */
const NO_TASK_BESIDE = String.raw`(?![^]{0,400}\b(?:must|shall|pays?(?! for)|owes?|has to|have to|needs? to|please|payable|due|may not|cannot|not be|only)\b)`;
/** What a power takes away or moves. */
const TAKEN = String.raw`(?:slowed|throttled|withdrawn|suspended|refused|cancelled|canceled|ended|terminated|changed|raised|dropped|moved|removed|stopped|reduced|lowered|closed|blocked|paused|limited|postponed|varied|altered|amended|offered (?:to|again)|given away|re-?let|re-?sold|shortened|swapped)`;

/** Sentences that leave something to somebody: a power, a right, an option, a condition, a credit, or a joke. A lawyer can add one with examples. */
export const OPTIONS: readonly JustSaid[] = [
  {
    // what somebody is free to do
    says: /^(?![^]{0,400}\b(?:must|has to|have to)\b)[^]{3,160}(?<!\b(?:not|never) (?:be )?)\bat liberty to\b/iu,
    examples: [
      'The Owner shall be at liberty to inspect the boat on any day.',
      'The Lessor or his agent is at liberty to show the yard to others.',
      'We are at liberty to use another hall.',
    ],
    counterExamples: [
      'The Hirer is not at liberty to lend the boat.',
      'The Keeper must feed the bees and is at liberty to sell honey.',
    ],
  },
  {
    // what can be taken away, told without who does it
    says: new RegExp(
      String.raw`^${NO_TASK_BESIDE}(?!(?:keep|read|check|give|tell|send|leave|bring|put|park|use (?!that|of)|ask|note|make|hand|return|remember) )(?:(?:if|when|where|once|should) [^.;:]{3,120}? )?[^.;:]{3,140}\b(?:may|can|could|might) (?:also |then |always )?be ${TAKEN}\b`,
      'iu',
    ),
    examples: [
      'Traffic above the daily allowance may be slowed until midnight.',
      'If a rehearsal is missed the part can be withdrawn and offered to another singer.',
      'Classes can be moved to another hall at any time.',
    ],
    counterExamples: [
      'The locker must be emptied or it can be closed.',
      'The booking may not be changed by the Guest.',
      'Keep the gate where it can be closed.',
      'We tell you by May; the course can be dropped.',
    ],
  },
  {
    // leaving that is open to whoever wants it
    says: new RegExp(
      String.raw`^\W{0,3}(?!(?:[^]{0,200}\b(?:must|have to|need to|please|not)\b))(?:cancel|leave|stop|quit|pause|unsubscribe|freeze|close (?:yours|it|your account)|end it|switch|downgrade)\b[^.;]{0,60}\b(?:any (?:day|time|moment|month)|at any time|anytime|whenever|in (?:one|two|three|a few) (?:taps|clicks|steps|minutes))\b`,
      'iu',
    ),
    examples: [
      'Stop on the website at any time.',
      'Pause your box any month.',
      'Unsubscribe in two clicks.',
      'Cancel by text any day; the lessons run to the end of term.',
    ],
    counterExamples: [
      'Leave the key at the desk.',
      'Stop the engine whenever you must.',
      'Do not cancel at any time.',
    ],
  },
  {
    // a step that brings something back
    says: /^\W{0,3}(?:tell|write|ring|call|email|text|bring|send|return|hand|say|let|ask)\b[^.;]{3,90}\band (?:you|we|I|they)(?:['’]ll| will| shall)? (?:have|get|receive|refund|give|send|return|repay|owe)\b[^.;]{0,60}\b(?:refund\w*|everything|nothing|your money|all of it|what you(?:['’]ve| have)? paid|in full)\b/iu,
    examples: [
      'Tell the desk within ten days and you’ll have all of it back.',
      'Send it back in a month and we refund everything.',
      'Write to the clerk before May and we will give your money back.',
    ],
    counterExamples: ['Bring the key back and pay the cleaner.', 'Tell us by Friday and send the form back.'],
  },
  {
    // what there is time for
    says: /^\W{0,3}(?:please )?(?:take (?:the|your|some|as much|all the) time\b(?! (?:off|\p{L}{3,}s?\b(?<! (?:with|and|over|before|reading))))|take (?:this|the (?:papers?|draft|contract|letter|offer)) (?:home|to (?:a|your|somebody|someone))\b)/iu,
    examples: [
      'Take the time to talk to your family; the place stays open until May.',
      'Take your time with the papers.',
      'Take this home and read it slowly.',
    ],
    counterExamples: ['Take the bins out in time.', 'Take the time sheet to the office.'],
  },
  {
    // what animals and people like
    says: /^(?![^]{0,300}\b(?:must|shall|please|has to|have to|will)\b)\W{0,3}(?:the|our|my|all the) (?:\p{L}+ ){1,2}(?:likes?|loves?|enjoys?|hates?|adores?|prefers?)\b/iu,
    examples: [
      'The cat likes to be stroked, but not at night.',
      'Our hens love visitors.',
      'The old boiler hates draughts.',
    ],
    counterExamples: [
      'The dog likes walks and must have two a day.',
      'Our cook will do the meal that the guests like.',
    ],
  },
  {
    // a practice and a power in one
    says: /^(?![^]{0,300}\b(?:must|shall|has to|have to)\b)[^.;:]{2,80}\b(?:logs?|records?|monitors?|reads?|scans?|tracks?|films?|stores?|keeps?|copies|listens) and (?:may|can)\b/iu,
    examples: [
      'The School records and may play back every call.',
      'Our system scans and can open each parcel.',
      'The Club films and may show all matches.',
    ],
    counterExamples: [
      'The Club logs each visit and pays the tutor.',
      'The Nurse records and must sign each dose.',
    ],
  },
  {
    // money that is set off for the one who paid it
    says: new RegExp(
      String.raw`^${NO_TASK_BESIDE}[^.;:]{3,120}\b(?:counts?|will count|is counted|will be counted|is credited|will be credited) (?:towards|toward|against|to|for) (?:the|your|my|his|her|its|any)\b`,
      'iu',
    ),
    examples: [
      'The booking fee of £40 already paid counts towards the first term.',
      'What you gave at the fair is credited against the price.',
      'The trial lesson will be counted towards your ten.',
    ],
    counterExamples: [
      'The deposit is due on Monday and counts towards the price.',
      'The pupil pays £40, which counts towards the first term.',
    ],
  },
  {
    // who gets what is over
    says: /^(?![^]{0,300}\b(?:must|shall|has to|have to)\b)(?:(?:if|when|where|should)\b[^.;:]{3,100}, )?(?:I|you|we|he|she|they|the \p{L}+|\p{Lu}\p{L}+) (?:will |['’]ll )?(?:gets?|keeps?|receives?|has|have) (?:back )?(?:the|any|all of the) (?:difference|rest|surplus|extra|remainder|excess|leftover)\b/iu,
    examples: [
      'If the boat fetches more, I get the rest.',
      'The Seller keeps the surplus.',
      'When the sale brings in more, you receive the difference.',
    ],
    counterExamples: [
      'If the boat fetches more, you pay me the rest.',
      'The Seller must hand over the rest and keeps the surplus apart.',
    ],
  },
  {
    // on what all of it hangs
    says: /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:this|the|our|your|my) (?:offer|place|booking|agreement|contract|job|appointment|hire|tenancy|sale|loan) (?:depends (?:up)?on|hangs on|is (?:conditional|dependent|contingent) (?:up)?on|is subject to)\b(?![^.]*\b(?:must|shall|has to|have to)\b)/iu,
    examples: [
      'This place depends on a good report from your last school (we ask for it).',
      'The sale is subject to a survey.',
      'Your booking hangs on the weather.',
    ],
    counterExamples: [
      'The offer depends on a licence, which you must show us.',
      'The sale is completed by a survey.',
    ],
  },
  {
    // what nobody has to do, and what nobody answers for
    says: /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:neither (?:of us|of you|party|side|of the [\p{L}]+) (?:is|are|shall be|will be) (?:bound|obliged|obligated|required|committed) to\b|(?:I|we|the \p{L}+) (?:do|does|shall|will|can) ?not vouch for\b)/iu,
    examples: [
      'Neither of us is bound to sign another season.',
      'Neither party shall be obliged to take a second horse.',
      'We do not vouch for the state of the ice.',
    ],
    counterExamples: ['Each of us is bound to sign the log.', 'Neither party may sell the boat.'],
  },
  {
    // whose something stays
    says: new RegExp(
      String.raw`^${NO_TASK_BESIDE}[^.;:]{3,120}\b(?:(?:stays?|remains?) (?:yours|theirs|hers|your own)|(?:stays?|remains?) the (?:sole |only )?owners?)\b`,
      'iu',
    ),
    examples: [
      'Songs and sketches that you bring stay yours.',
      'We remain the owner of the moulds.',
      'The Potter remains the sole owner of her glazes.',
    ],
    counterExamples: ['The key stays with the Hirer.', 'You must send the songs, which remain yours.'],
  },
  {
    // what somebody picks by their own judgment
    says: /^(?![^]{0,300}\b(?:must|has to|have to|not)\b)[^]{0,120}\b(?:uses?|choose|chooses|picks?|substitutes?|swaps?|decides?)\b[^.;]{0,60}\b(?:in|at) (?:my|our|its|their|his|her) (?:own |sole |absolute |best )?(?:judge?ment|discretion)\b/iu,
    examples: [
      'If a flower is out of season we’ll use another in our judgment.',
      'The Cook picks the menu at her sole discretion.',
      'I choose the fabric in my own judgement.',
    ],
    counterExamples: ['The Cook must choose the menu in her judgment.', 'I choose the fabric with you.'],
  },
  {
    // money held back by the one who owes it
    says: /^(?=[^.;]*(?:[$€£₹%]|\bpercent\b))(?![^]{0,300}\b(?:must|shall|then pays?)\b)[^.;]{3,90}\b(?:is|are|stays?|will be) (?:kept|held back|retained) by (?:you|the \p{L}+)\b[^.;]{0,20}\buntil\b/iu,
    examples: [
      'The last tenth, €900, is kept by you until the roof is dry.',
      '5% is held back by the Client until the list is done.',
      '£200 is retained by the Customer until the test.',
    ],
    counterExamples: [
      'The key is kept by the Tenant until the end.',
      'The bond of £90 is held by the Agent until May.',
    ],
  },
  {
    // whom one may turn to
    says: /^\W{0,3}(?:speak|talk|chat) (?:with|to) (?:\p{L}+(?: \p{L}+){0,2})(?:, [^.,;:]{3,40})?[.!]?$/iu,
    examples: ['Speak with Ines, the head coach.', 'Talk to the office.', 'Chat to us!'],
    counterExamples: [
      'Speak to the harbour master by radio before you enter.',
      'Speak to nobody about the recipe until it is sold.',
    ],
  },
];
