import type { NoTask } from '../no-tasks.ts';

/** Who speaks or is named, and what may stand before the verb. */
const SOMEBODY = String.raw`(?:I|we|the (?!(?:tenant|hirer|customer|client|guest|member|buyer|renter|lodger|occupant|employee|worker|carer|sitter|student|resident|borrower)s?\b)\p{L}+|\p{Lu}\p{L}+)(?:['’](?:d|ll)| would| will)?(?: (?:both|all|usually|often|also|even|just|simply|do|really|always|then|myself|ourselves))*`;

/** What somebody does for themselves or against the other side, told in the present or with `will`. A lawyer can add one with examples. */
export const OWN_DEEDS: readonly NoTask[] = [
  {
    // how somebody lives and feels
    says: new RegExp(
      String.raw`\b(?:I|[Ww]e)(?:['’]d| would)?(?: (?:both|all|usually|often|also|even|just|simply|do|really|always))*(?: (?:don['’]t|do not|doesn['’]t|does not))? (?:eats?|waves?|hates?|loves?|enjoys?|tinkers?|embraces?|hugs?|drinks?|skips?|laughs?|drives? on the (?:left|right))\b(?! (?:at (?:your|his|her) own|only))`,
      'u',
    ),
    examples: ['We eat together on Mondays', 'I wave to cats', 'We’d hate that', 'We drive on the left'],
    counterExamples: [
      'You sleep in the house on Fridays',
      'The Guest parks in the yard',
      'I type the minutes within two days',
      'I sleep in the house every night to guard it',
      'We park in the yard behind the shop',
      'I drive on Mondays and Fridays',
    ],
  },
  {
    // what somebody takes, holds back or keeps for themselves
    says: new RegExp(
      String.raw`\b${SOMEBODY} (?:keeps? back [$€£R\d]|keeps? the (?:\p{L}+ )?card on file\b|keeps? the (?:\p{L}+ )?(?:car|van|flat|house|account|savings|credit card|copyright)(?= as security\b|\W*$)|keeps? (?:your|his|her|their) (?:\p{L}+ ){0,2}(?:history|habits)\b|keeps? (?:your|his|her|their) (?:\p{L}+ ){0,2}(?:things|stuff|belongings)(?= as security\b| until (?:you|they|he|she)\b|\W*$)|takes? (?:you|your name|him|her|them|it) off (?:the|our|my)\b|takes? no (?:notice|cards?|cheques?)\b|holds? your (?:name|details|data)\b)`,
      'iu',
    ),
    examples: [
      'I keep back $80 of the last bill',
      'we take your name off the list',
      'We keep your cooking history, allergies and diet',
      'The Company keeps the card on file',
    ],
    counterExamples: [
      'We keep the van insured',
      'The Owner keeps the flat in repair',
      'We keep your pictures safe',
      'The Tenant keeps the flat tidy',
      'The Carer keeps the house warm',
      'The Hirer keeps the car dry',
      'We keep your things in the dry store',
    ],
  },
  {
    // what somebody sets, raises, moves or puts up on their own
    says: new RegExp(
      String.raw`\b${SOMEBODY} (?:sets? (?:a |the )?(?:new |higher )?(?:fee|price|rent|rate|premium)s?\b|(?:puts?|raises?|increases?|reduces?|lowers?) (?:the |my |our |your )?(?:rents?|prices?|fees?|rates?|charges?)\b(?! (?:in|into|on|down|back|to the|aside|by more)\b)|puts? [\d$€£][^.;]{0,20} (?:a year )?on\b|puts? (?:you|everybody|everyone|all of you|them|her|him) (?:all )?(?:down|forward) for\b|puts? (?:my|our|its) own locks?\b|cuts? (?:whatever|the|any|your) locks?\b|(?:moves?|puts?) (?:you|your \p{L}+|the project|the job|it) (?:back by|to the (?:back|end|bottom))|enrol+s? \p{L}+ in (?:its|our)|uses? (?:it|this|that|them) (?:for|to) (?:offers|advert\p{L}+|marketing|train|improve|show)\b|carr(?:y|ies) no (?:blame|risk|liability|responsibility)|go(?:es)? in(?:to the room| and out\b)|has a (?:lien|charge|right)\b|go in (?:to (?:look|check|see|inspect)|when you are (?:out|away))\b)`,
      'iu',
    ),
    examples: [
      'we will set a higher fee from the first day',
      'I’ll put the rent up to match',
      'We put everybody down for the next season',
      'on day 15 we put our own lock on the unit',
      'I move your project back by the same number of days',
      'Facility enrolls Occupant in its own plan',
      'We carry no blame for anything',
      'I go in and out of the room',
    ],
    counterExamples: [
      'We put the deposit in a separate account',
      'We put the rent into the fund',
      'You go in by the side gate',
      'We move your furniture to the new house',
      'We film the lessons for the parents',
      'I go in every morning to feed the cat',
    ],
  },
  {
    // what is not paid, and what the other has to prove
    says: /\b(?:pays?|returns?|refunds?|gives?(?: back)?|owes?) (?:for )?nothing\b|\b(?:must|has to|have to) (?:then )?(?:show|prove) that (?:we|I|they|it|he|she|the \p{L}+) (?:was|were|am|is|are|has|have|did|caused)\b/iu,
    examples: [
      'the market pays for nothing that happens to your goods',
      'From May we return nothing at all',
      'you must show that we were',
    ],
    counterExamples: ['You must show that you paid', 'you must show a licence'],
  },
];
