import type { RegisterRule } from './register-rule.ts';

const WILL = String.raw`(?:(?: will| shall|'ll| would|'d)(?: also| always| then| still| each| both)?| also| always| then| still| each)?`;
const BE = String.raw`(?:(?: is| are|'re|'s| will be| shall be|'ll be| must be)(?: also| always| then| still| each| both| normally)?)`;
/** What is handed, told or paid to somebody. */
const DATIVE =
  'paid|given|told|sent|offered|credited|shown|handed|lent|loaned|refunded|reimbursed|repaid|provided with|warned|notified|informed|reminded|supplied with|issued with|compensated|trained|allowed \\d+|granted|allotted|assigned|served|met at|collected from|picked up|fetched|kept informed|consulted|given back|paid back|paid out';
const GIVEN =
  'paid|given|sent|returned|handed|shown|posted|credited|refunded|repaid|transferred|delivered|released|e-?mailed|mailed|issued|assigned|provided|granted|supplied|presented|offered|awarded|remitted|sent on|sent out|paid over|paid back|handed over|handed back|given back|sent back|paid out|made known|made available';
/** What does not go from one hand to the other when it `goes to` somebody. */
const NO_THING = String.raw`\b(?:costs?|bills?|charges?|invoices?|risks?|titles?|ownership|copyright|property|complaints?|rights?|blame|question|it all|total|sum of|notices? of|questions?|claims?|liability|responsibility|duty|burden|decision|final say|call)\b[^.;,]{0,40}$`;
/** What somebody gets by themselves: `get insured`, `get your own quote`. */
const OWN_GETTING = String.raw`(?!(?:(?:the |all |any )?(?:rent|interest|income|proceeds|profits|takings)\b|(?:out|in|to|ready|rid|used|home|here|there|sick|ill|stuck|lost|hurt|married|angry|cross|wet|on|off|up|into|round|around|along|away|started|involved|insured|vaccinated|it wrong|@\d's own|(?:their|his|her|the [a-z]+'s) (?:yes|no|consent|permission|approval|agreement|okay|ok|signature)|permission|consent|approval|planning|quotes?|insurance|cover\b|licen[cs]ed?|nothing|no|none|neither|not|only|fined?|a fine|a warning|a bill|a reminder|charged|penali[sz]ed|what @|enough|too|less|fewer|any more|behind|a job|another job|a visa|advice|legal advice|a doctor|value|pleasure|the benefit|benefits? from|a right|rights|title|somebody|someone|hold|word|wind)\b))`;

/** One side gets something: the other one gives it. */
export const GIVEN_TO: readonly RegisterRule[] = [
  {
    bearer: 'other',
    says: [
      String.raw`(?<!!)SIDE${WILL} (?:gets?|receives?) (?!(?:it|them|that|this|the [a-z]+) (?:mended|fixed|repaired|replaced|cleaned|checked|serviced|insured|tested|seen to)\b)${OWN_GETTING}[a-z\d@$€£₹]`,
      String.raw`SIDE${WILL} (?:have|has) (?:[^.;,]{2,40} )?back\b`,
      String.raw`SIDE${WILL} (?:have|has) (?:the |@\d's )?(?:full )?use of\b`,
      String.raw`SIDE${WILL} (?:have|has|earns?) (?:[\w-]+ ){1,3}(?:days?|weeks?)(?:'s?)? (?:of )?(?:paid |annual |earned |casual |sick )?(?:leave|holidays?|vacation|rest)\b`,
      String.raw`SIDE(?: is| are|'re| will be| shall be) (?:also )?entitled to (?!(?:cancel|terminate|end|withhold|retain|keep|refuse|charge|require|ask|enter|inspect|recover|assign|set off|deduct|suspend|change|vary|sell|use|vote|appeal|object|complain|leave|withdraw|be heard|attend)\b)(?:an? |the |@\d's |full |#)?(?:\d|[a-z]+(?:-[a-z]+)? (?:working |calendar )?(?:days|weeks|hours|months)|refund|rebate|replacement|repair|reduction|payment|leave|holiday|pay\b|notice|copy|receipt|statement|free)`,
    ],
    unless: [
      String.raw`\b(?:at @\d's own|if lucky)\b`,
      // `you get the permit from the town`: whoever fetches it does it
      String.raw`\bgets? (?:the |an? |any |all )?(?:[a-z]+ ){0,2}(?:permits?|licen[cs]es?|permission|consents?|certificates?|visas?|approvals?|passes) (?:from|at|of) (?!@)`,
    ],
    examples: [
      'on signing @0 gets the keys of both sheds.',
      '@0 get a copy of the log each friday.',
      'if the tour is off, @0 have every peso back.',
      '@0 will receive a set of tools on the first day.',
      '@0 are entitled to twelve days of leave.',
    ],
    counterExamples: [
      '@0 get up early.',
      '@0 get it mended at the yard.',
      'if @0 get a letter, @0 tell @1.',
      "@0 get @0's own insurance.",
      '@0 are entitled to cancel.',
      '@0 get nothing back.',
      '@0 also get the licence from the town.',
    ],
  },
  {
    bearer: 'other',
    says: [String.raw`SIDE${BE} (?:${DATIVE})\b`],
    unless: [
      String.raw`\b(?:not|never|nothing|no)\b[^.;]{0,24}\b(?:paid|given|told|offered)`,
      String.raw`\b(?:told|asked|given) to (?!@)`,
      String.raw`\bgiven (?:up|notice|a warning|warning|the sack|a fine)\b`,
      String.raw`\bcovered (?:in|with)\b`,
      String.raw`\binsured\b[^.;]{0,30}\b(?:elsewhere|themselves|@\d's own)\b`,
      String.raw`\bby (?:a|an|the|@\d's) (?!(?:end|first|last|friday|monday|\d)\b)`,
      String.raw`\b(?:has|have|had) been\b`,
    ],
    examples: [
      '@0 are told a month before.',
      '@0 will be given a locker and a key.',
      '@0 is paid 40 dollars for each class.',
      'if the bus is late, @0 are offered another seat.',
    ],
    counterExamples: [
      '@0 are told to leave.',
      '@0 are not paid for that.',
      'if @0 are told so, wait.',
      '@0 are asked for a form.',
    ],
  },
  {
    bearer: 'other',
    isAnywhere: true,
    says: [
      String.raw`\b(?:goes|go|comes|come)(?: straight| right| back| over| out| on| with interest| in full)* to SIDE(?!'s)(?! at\b)\b`,
      String.raw`\b(?:is|are|(?:shall|will|must|is to|are to) be)(?: then| also| always| promptly)? (?:${GIVEN})(?: (?:back|over|on|out|in full|direct|directly|free of charge|free|in writing|by (?:e-?mail|post|text))){0,2} to SIDE(?:'s (?:account|phone|address|inbox|wallet|bank|door|home|solicitors?|house)|(?!'s))\b`,
      String.raw`\b(?:reaches|reach|repays|earns?) SIDE(?:'s (?:account|phone|bank|inbox)|(?!'s))\b`,
      String.raw`\b(?:comes|goes|arrives|lands|is|are) (?:at|on|in|with) SIDE's (?:door|doorstep|phone|inbox|wallet|account|bank|address|home|pay)\b`,
    ],
    unless: [
      NO_THING.replace(
        '[^.;,]{0,40}$',
        String.raw`[^.;,]{0,40} (?:goes|go|comes|come|is|are|shall|will|must)\b`,
      ),
      String.raw`\bby @|\b(?:could|may|might|can|would) (?:\w+ )?(?:go|come|reach|be)\b|\b(?:no|neither)\b|\bnone of\b|\bfrom (?:the |an? )?[a-z]+ (?:goes|go|comes|come|is|are)\b|\bnotices? to\b|\b(?:fee|share)\b[^.;]{0,30}passed`,
      String.raw`\bby (?!(?:e-?mail|post|text|\d|(?:an?|the) (?:\w+ )?(?:courier|transfer|end|\d|first|last))\b)[a-z]+`,
      String.raw`\b(?:that|which|whatever|what) (?:\S+ ){0,6}(?:goes|go|comes|come|is|are|has|have)\b`,
    ],
    examples: [
      'anything left over goes to @0.',
      'a monthly sheet is sent to @0.',
      'the stipend reaches @0 on the tenth.',
    ],
    counterExamples: [
      'the cost goes to @0.',
      'risk passes to @0.',
      '4.1 no title is transferred to @0.',
      'the copies are sent to @0 by @1.',
      'when the key comes back to @0, the deposit is free.',
    ],
  },
  {
    bearer: 'other',
    says: [
      String.raw`(?:nobody|no one|no-one)(?: else)? (?:will |shall |is to |must |ever |may ever )?(?:opens?|enters?|goes in|go in|comes? (?:by|in|round)|touch(?:es)?|reads?|moves?|listens?|films?|photographs?|chases?|calls? (?:on )?(?=@)|asks? (?=@)|evicts?|locks?|searche?s?)\b[^.;,:]{0,60}(?<!!)SIDE(?:'s (?!own\b))?(?=\W|$)`,
      String.raw`nothing (?:else |more |extra )?(?:is|will be|shall be) (?:added|taken|charged|deducted|kept back|withheld|altered|changed|done|begun|thrown away)\b[^.;:]{0,60}SIDE(?:'s (?!own\b))?(?=\W|$)`,
      String.raw`nothing of !?@\d's(?: own)? will (?:stand|hang|lie|block|cross)\b[^.;:]{0,30}SIDE's`,
    ],
    unless: [String.raw`\bbut @|\bexcept\b|\bother than\b|\bunless @|\bby @`],
    examples: ["nobody enters @0's cabin.", "nothing is taken off @0's pay without a word in writing."],
    counterExamples: [
      'nobody but @0 may drive.',
      'nobody owes @0 anything.',
      'nobody minds if @0 are late.',
      'nothing here binds @0.',
    ],
  },
  {
    bearer: 'other',
    says: [
      String.raw`!SIDE(?: shall| will|'ll| do| also)? needs? (?:the [^.;]{2,60} back\b|@\d's|an? (?:reply|answer|list|copy|certificate|deposit|reference|passport|signature|statement|notice|police certificate)|proof|[\w-]+ (?:weeks|months|days)(?:'|\b)|[$€£₹]|copies|\d)`,
      String.raw`!SIDE(?: do| also| only)? asks?(?: for)? (?:an? |the )?[\w-]+(?: clear| full| calendar)? (?:hours?|days?|weeks?|months?|term)'?s? (?:written )?(?:notice|warning)\b`,
    ],
    unless: [
      String.raw`\bneeds? [^.;]{0,40}(?:before|in order) (?:taking|!@|we|i)\b|\bhelp\b|\bloan\b|\bnotice to (?:end|leave|stop|terminate)\b`,
    ],
    examples: [
      '!@0 shall need the badge and the boots back.',
      '!@0 need an answer by tuesday.',
      "!@0 ask for a month's notice.",
    ],
    counterExamples: ['!@0 need a break.', 'when !@0 need the shed back, @1 have a week.'],
  },
];
