/** Words of a clause by which the one who is named has nothing to do, though it reads like a deed. A lawyer can add one with examples. */
export interface NoTask {
  readonly says: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** Each entry is tried on one clause; order does not matter. */
export const NO_TASKS: readonly NoTask[] = [
  {
    // what somebody gets or gathers
    says: /\b(?:you|he|she|they|the \p{L}+)(?:['’]ll)? (?:(?:will|shall|can|then|also|would) ){0,2}(?:(?:have|has|gets?|receives?) (?:all |half |all of )?(?:your|his|her|their|the|every|any) (?:\p{L}+ )?(?:money|deposit|fees?|rent|payments?|price|balance|bond|lot|penny|cent)(?: \p{L}+){0,4} back\b|(?:builds? up|earns?|accrues?) \d)/iu,
    examples: ['You have your money back in full within a year', 'You build up 5.6 weeks of holiday a year'],
    counterExamples: ['The Hirer has the van back by six', 'You build up the fire at night'],
  },
  {
    // what is done with data, and what stands in a register
    says: /\b(?:(?:tells?|informs?|notif(?:y|ies)|shares?[^.;]{0,40} with|reports?[^.;]{0,60} to) (?:the )?credit (?:reference )?(?:agenc|bureau)|uses? what (?:you|he|she|they) (?:buy|bought|do|write|watch|say|order)s?|(?:records?|registers?|files?) (?:a|the|its|our) (?:\p{L}+ )?(?:filing|lien|caveat|mortgage|charge over)|records? (?:each|every) (?:concert|lesson|session|rehearsal|match)|reports? (?:about|on) (?:our|its|the|your) (?:young )?(?:people|staff|members|pupils|interns))/iu,
    examples: [
      'We tell credit reference agencies how the account is kept',
      'We use what you bought to suggest shops',
      'The Lender registers a lien against the boat',
    ],
    counterExamples: ['You tell us of a change of name', 'The Tenant records the meter each month'],
  },
  {
    // no payment is made
    says: /\b(?:makes?|make|pays?) no (?:\p{L}+ )?(?:payments?|contributions?|fees?|charges?|deposit|rent|interest)\b/iu,
    examples: ['You make no payment to us other than those in this table', 'The Hirer pays no deposit'],
    counterExamples: ['You make no noise after ten'],
  },
  {
    // what is done for somebody, or is not asked of them
    says: /^[^,;]{0,70}\b(?:shall|will|must|to) (?:also |each |always )?(?:not )?be (?:credited|allowed|entitled|reimbursed|refunded|compensated|exempt|required|obliged|answerable)\b(?![^.;]{0,90}\b(?:by|to)\b(?! the other))|\bneither(?: \p{L}+)? (?:shall|will|must|is to) be (?:required|obliged|answerable|liable|responsible|bound)\b/iu,
    examples: ['Each partner shall be credited with interest', 'Neither shall be required to bring in more'],
    counterExamples: ['The cost shall be refunded by the Seller', 'The Tenant shall be required to paint'],
  },
  {
    // time that somebody has, peace that somebody enjoys, a state
    says: /\b(?:you|he|she|it|the \p{L}+) (?:shall|will|must) (?:then |in that case )?have (?:a further |another |at least )?(?:\d+|\p{L}+)(?: \p{L}+)? (?:days|weeks|months|hours)\b(?!['’]| notice)|\b(?:peaceably|quietly)(?: and (?:peaceably|quietly))? (?:hold|enjoy|possess)|\b(?:shall|will|must) be on (?:probation|trial|call only)\b|\bset (?:my|our|their|his|her) hands?\b|\b(?:must|have to) (?:interrupt|insist|warn|say|stress|admit|point out|reserve|set out the)\b|^(?:(?!\b(?:must|shall|will)\b).)*\bbelongs? to (?:us|me|them|it|him|her|the \p{L}+)\W*$/iu,
    examples: [
      'the Recipient shall have thirty days',
      'the Tenant paying the rent shall peaceably hold the premises',
      'You shall be on probation for six months',
      'I have to this page set my hand',
      'Now and then we must interrupt the line',
    ],
    counterExamples: [
      'The Tenant shall have the chimney swept',
      'You must give ten days of warning',
      'The Club shall keep the bond in an account, and the interest belongs to the Member',
    ],
  },
  {
    // what somebody gives in a will
    says: /\bI (?:hereby |also )?(?:give|leave|bequeath|devise)(?: and bequeath)? (?:[$€£]|free of (?:duty|tax)|(?:to )?my (?:\p{L}+ )?(?:wife|husband|partner|son|daughter|sister|brother|niece|nephew|farm|house|estate|trustees?)|the residue|all (?:the rest|my))/iu,
    examples: [
      'I leave my wife Ruth the contents of the house',
      'I GIVE free of duty',
      'I leave €500 to the band',
    ],
    counterExamples: ['I leave the key with the neighbour', 'I give you a week’s notice'],
  },
  {
    // what is not taken on, and what is put on the other
    says: /\b(?:answers?|keeps?|owes?) (?:for )?nothing\b|\b(?:I|we|the \p{L}+) adds? (?:the|an?|our|its) (?:\p{L}+ )?(?:fee|charge|surcharge)\b/iu,
    examples: [
      'we answer for nothing that the organiser does',
      'We add the administration fee for each of them',
    ],
    counterExamples: ['The Buyer adds the number to the form'],
  },
  {
    // left to whoever does it
    says: /\bas (?:I|we|he|she|they) (?:likes?|pleases?)\b|\b(?:when(?:ever)?|as (?:much|many|often|long|late|early|far|little|fast) as|how(?:ever)?|where(?:ver)?) (?:I|we|you|he|she|they|it|the \p{L}+) (?:likes?|pleases?|wants?|wish(?:es)?|chooses?|prefers?)\b|\bwhen(?:ever)? (?:you|he|she|they) can\b/iu,
    examples: [
      'Within those hours the Baker opens when she likes',
      'Mrs Oduya goes in to look round as she pleases',
      'Manager uses the pictures how he likes',
      'Come as late as you like',
      'Pay when you can',
    ],
    counterExamples: ['Tell us what you want', 'Turn off the lights where you can'],
  },
  {
    // words that open what follows, and what is only said, seen or felt
    says: /\b(?:serves? (?:you|him|her|them) with (?:the|this)|(?:will|shall) (?:observe|note|see|notice|appreciate|understand) that|records? that|pointed out|writes? (?:all|down|the|every) (?:the )?points? (?:here|down)|(?:was|were|am|are|is) (?:just |only )?(?:hoping|wondering|thinking|wishing)|thing (?:that )?(?:we|I|you) (?:will|won['’]t|don['’]t|do not|will not|never))\b/iu,
    examples: [
      'I serve you with the following notice',
      'You will observe that the printed form is wider',
      'The Buyer records that she has relied on nothing else',
      'I was hoping you would offer',
      'That is the only thing we won’t give twice',
    ],
    counterExamples: ['The Agent serves the drinks', 'You will see to the dog'],
  },
  {
    // what somebody is sure of
    says: /\b(?:I['’]m sure|I am sure|I know|I hope|I trust|I bet|I expect|I believe|we know|we hope|we trust)(?: that)? (?:you|he|she|they|we|I|nobody|everybody)\b|\b(?:said|told (?:me|us|him|her)|promised)(?: (?:yourself|himself|herself))? that (?:you|he|she|they|we|I)\b/iu,
    examples: ['and I know you won’t quibble', 'You said yourself that you can’t promise to be there'],
    counterExamples: ['You know that the key stays here and you lock the gate'],
  },
  {
    // how somebody is, in a promise of no weight
    says: /\b(?:won['’]t|will not|don['’]t|shan['’]t|do not|shall not|never|['’]ll never) (?:mind|quibble|pretend|guess|bite|worry|miss|regret|believe|know|sulk|nag|moan)\b/iu,
    examples: ['I won’t pretend that it lies in some special account', 'I won’t guess'],
    counterExamples: ['You will not move the boat'],
  },
  {
    // a right that is left out, and what can no longer be had
    says: /\bno right to (?:ask|require|claim|demand|receive|compensation|any|a refund|expect|complain|object)\b|\b(?:can|may|could) no longer (?:question|object|claim|complain|dispute|challenge|cancel|withdraw|appeal)\b|\b(?:receives?|gets?|has|have) no (?:compensation|refund|list|credit|answer|reply|interest)\b(?![^.;]{0,120}\b(?:may not|must|shall)\b)/i,
    examples: ['You have no right to ask the firm to buy them', 'you can no longer question it'],
    counterExamples: ['The Tenant has no right to go before 2029', 'You may no longer use the gate'],
  },
  {
    // what is not taken on
    says: /\bfor [^.;,]{2,40} (?:I|we) (?:do not|don['’]t|cannot|can['’]t|will not|won['’]t) (?:answer|pay|account)\b|\b(?:do|does)(?: not|n['’]t) do (?:\p{L}+ )?(?:fees|charges|deposits|contracts|refunds|cheques|credit|discounts|weekends)\b/iu,
    examples: ['For mice I don’t answer', 'I don’t do late fees', 'since I don’t do refunds'],
    counterExamples: ['We answer for our staff', 'You do not do repairs yourself'],
  },
  {
    // makes nothing by it, holds shares, writes software
    says: /\bmakes? (?:zero|nothing|no (?:money|profit|cent|penny))\b|\b(?:holds?|owns?) (?:all|half|most|\d[\d,.]*|\p{L}+)(?: ?%| per ?cent)?(?: of)? (?:the |its )?shares\b/iu,
    examples: ['Jo makes zero on this', 'Ann holds 55 shares'],
    counterExamples: ['You make no noise', 'Ann holds the key'],
  },
  {
    // what is fetched without asking, and what somebody keeps and passes on of somebody else's life
    says: /\bkeeps? (?:a|one) (?:spare |second )?keys?\b(?! (?:at|on|in|with|for)\b)|\b(?:fetch(?:es)?|takes?|collects?|carr(?:y|ies)|loads?|removes?|clears?)\b[^.;]{0,80}\bwithout (?:a )?(?:calls?|calling|notice|warning|asking|court|police|word|further|telling|ringing)\b|\b(?:keeps?|stores?|holds?) (?:your|his|her|their|the|all) (?:\p{L}+ )?(?:routes?|messages|scans?|searches|chats|fingerprints?|trips|whereabouts|voice notes|recordings?|footage)\b(?![^.;]{0,60}\b(?:safe|private|secret|confidential|locked)\b)/iu,
    examples: [
      'Mr Oke keeps a key and looks in',
      'our men fetch the piano from your hall without calling',
      'we keep your trips for two years and share them with planners',
    ],
    counterExamples: ['We keep your messages private', 'The Carrier fetches the piano at nine'],
  },
  {
    // the most that is paid
    says: /\b(?:pays?|owes?|refunds?|compensates?)(?: you| him| her| them)? (?:at (?:the )?(?:very )?most|no more than|not more than|only up to|a maximum of)\b/iu,
    examples: ['For a broken leg we pay at most one week’s fee', 'the Firm refunds no more than the price'],
    counterExamples: ['The Member pays the most by June'],
  },
  {
    // what a letter that somebody has to send costs the other
    says: /\b(?:I|we|the \p{L}+) (?:have|has) to (?:send|write|make|post|issue)\b[^.;]{0,70}\bcosts? (?:you|him|her|them|the \p{L}+)\b/iu,
    examples: ['Each reminder we have to send you costs you €9'],
    counterExamples: ['We have to send you the bill by May'],
  },
];

/** Kin, helpers and firms of somebody who is a side: `your aunt`, `my insurer`, `our landlord`; they are none. */
export const SOMEBODY_ELSES =
  /^(?:[^.;:,]{0,30}, )?(?:and |but |so |then )?(?:my|your|his|her|our|their) (?:[\p{L}-]+ ){0,2}?(?:mother|father|mum|mom|dad|sister|brother|son|daughter|aunt|uncle|cousin|niece|nephew|wife|husband|partner|parents|grandmother|grandfather|nan|gran|neighbours?|neighbors?|friends?|lawyer|solicitor|attorney|accountant|agent|insurer|insurance company|bank|landlord|landlady|boss|doctor|company|employer|executor|solicitors|lawyers|insurers|policy)\b/iu;
