import type { NamedTitle } from '../../named-title.ts';

/** Who answers for what goes wrong. */
export const LIABILITY_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'broad-indemnity': [
    {
      says: ['(damage|loss*) (that|which)? .. (you|your #word) ... cause*', 'damage .. caused by (you|your)'],
      title: 'You pay for damage that you or your guests cause',
    },
    {
      says: ['claim*|proceeding*|third part*|lawsuit*'],
      title: 'You must pay claims that others make against them',
    },
    { says: ['tax|taxes|contributions'], title: 'You must pay taxes that they are asked for' },
    { says: ['fine|fines|penalt*'], title: 'You must pay fines that they get' },
  ],
  'uncapped-liability': [
    {
      says: ['damage*|breakage*|loss*'],
      unless: ['loss of (employment|work|a job|your job|income|earnings|pay)'],
      and: ['{everCause}|by whomever|whoever|whether or not|regardless|even if|any cause|however'],
      title: 'You pay for damage, whoever caused it',
    },
    {
      says: ['(cap|limit|ceiling) ... (not apply|falls away|no longer)'],
      title: 'The limit on what you owe falls away',
    },
    {
      says: [
        'all (damage|loss|losses)|every loss',
        // any loss of a kind of its own is not all loss
        'any (damage|loss) ... (without limit|unlimited)',
      ],
      unless: ['up to|at most|no more than|not exceed*|maximum|limited to|nothing more'],
      title: 'You pay for all damage or loss, without a limit',
    },
    { says: ['insure|insurance'], title: 'What insurance does not pay is your loss' },
    {
      says: [
        '(bear*|carr*|take*|assume*|accept*|at|run*) (the|all|any|every|full|entire|own|your)? (entire|whole|full|own)? risk*',
        'risk* .. (is|are|lies|lie|passes|pass|rests?|stays?|falls?) (with|on|to|upon)? (you|yours|him|her|the #word)',
      ],
      title: 'You carry the risk',
    },
  ],
  'other-side-not-liable': [
    {
      says: ['as is|as seen|as it stands|voetstoots|with all faults|as found|as available'],
      title: 'You take it as it is, faults included',
    },
    {
      says: ['(unless|except|save) ... (negligen*|careless*|(our|their|its|his|her|own) fault|at fault)'],
      title: 'They pay only if their fault is shown',
    },
    {
      says: ['death|injur*|accident*|illness'],
      unless: [
        'injury (or|and) damage to (any|the|your) (computer|equipment|device|property|vehicle|goods)',
        'nothing (here|in|limits)|does not (limit|exclude)',
        '(of|to) (your|the|a|any) (#word)? (pet*|dog*|cat*|horse*|animal*|pony|ponies)',
        '(save|except|other than|apart from|excluding|but not) .. (for|in case of|where)? .. (death|injur*|personal)',
        '(death|injur*) .. (is|are)? (excepted|excluded|apart|aside)',
      ],
      title: 'They do not answer if you are hurt',
    },
    {
      says: ['photos|pictures|recordings'],
      and: ['los*|delet*|corrupt*|damage*|fail*|back'],
      title: 'They do not pay for lost data or pictures',
    },
    {
      says: ['data|files'],
      and: ['los*|delet*|corrupt*|damage*|fail*|back'],
      title: 'They do not pay for lost data',
    },
    {
      says: [
        '(liability|liable|responsib*|pay*) ... (limited|exceed|more than|cap*|maximum|at most|up to) ... #money',
        '#money ... (maximum|limit|cap|at most)',
      ],
      unless: ['#money (per|for each|a|an) (pound|lb|kilo*|kg|item|article|piece|box|bag|day|week|head)'],
      title: 'They pay {sum} at most if something goes wrong',
    },
    {
      says: [
        '(limited to|not exceed|no more than|up to) .. (the|your|a)? .. (price|fee*|charge*|amount*|sum*|return|payments|rent|premium*|value)',
      ],
      title: 'They pay back no more than the price or fees',
    },
    {
      says: [
        '(most|more than) .. (would|will|can|could|shall|have to|’d|’ll)? .. (pay*|owe*|refund*) .. (is|be|than)? .. what .. (paid|pay)',
      ],
      title: 'They pay back no more than what you paid',
    },
    { says: ['limited to|not exceed|exceed'], title: 'What they pay you is capped' },
    {
      says: [
        '(brought|left|worn|kept|parked|stored) .. (from home|by (you|guest*|member*|child*)|behind|in the|here|on site|on the premises)',
        'belongings|property|toys|jewel*|clothes|clothing|phones?|cash|umbrella*|pushchair*|pram*|coats|bags|luggage|valuables|goods|possessions|contents|vehicle*|bicycle*|keys|theft|stolen|boat|items',
      ],
      title: 'They may not pay for lost or damaged things',
    },
    { says: ['warrant*|guarantee*|representation*'], title: 'They give no warranty' },
    {
      says: [
        'delay*|late|interrupt*|unavailab*|cancellation*|(flight|train|event|trip|tour|show|class|ferry|service)s? .. cancel*|if (we|they) cancel',
      ],
      title: 'They do not pay for delays or failures',
    },
    {
      says: ['indirect|consequential|profit*|earnings|business'],
      title: 'They do not pay for what a failure costs you further',
    },
    { says: ['own risk'], title: 'What is named here is at your own risk' },
    {
      says: ['third part*|others|partner*|seller*|driver*|walker*|supplier*|contractor*'],
      title: 'They do not answer for others who do the work',
    },
  ],
  'answers-for-others': [
    {
      says: ['guarant*|suret*|co-?sign*'],
      unless: [
        '(tell|inform|notify|contact|write to) ... guarant*|(surety|guarantee|guarantor) for (nobody|no one|others|another|anybody|anyone)|hypothecat*',
      ],
      title: 'You pay if somebody else does not',
    },
    {
      says: ['guest*|visitor*|child*|family|staff|employee*|friend*|pet*|dog*|contractor*|invitee*'],
      title: 'You answer for what your people or guests do',
    },
    { says: ['joint*|several*|each of|each for|whole|full'], title: 'Each of you owes all of it' },
  ],
  'thin-remedy': [
    {
      says: ['credit*|voucher*|wallet|store credit|another (date|lesson|session)'],
      title: 'You get a credit instead of your money back',
    },
    { says: ['repair*|replac*|redo|re-?perform*'], title: 'You get a repair or replacement, not your money' },
    { says: ['(no|nothing|not) (other|further|more|else)'], title: 'You can ask for nothing more than this' },
  ],
  'benefit-lost/bound-for-long': [
    {
      says: ['rent|fee*|price*|rate|charge*|premium'],
      and: ['fixed|same|unchanged|increase*|raise|rise|go* up|review|frozen'],
      title: 'You cannot raise the price',
    },
  ],
  'benefit-lost': [
    {
      says: [
        '(work*|play*|sing|sings|help*|come|comes|serve|do|does|done) .. for nothing|without pay|no pay|unpaid (work|hours|time|leave|days)|(work|hours|time|days|you are|is) not paid',
      ],
      title: 'Some of what you do is not paid',
    },
    { says: ['employee*|worker*|employment'], title: 'You do not have the protection of an employee' },
    {
      says: ['(not|no|nor) ... (carr* (over|forward)|paid out|cashed)|(unused|untaken) ...'],
      and: ['hours|days|leave|holiday*|vacation|time off'],
      title: 'Time off that you do not use is lost',
    },
    {
      says: [
        '(no|not|nor|without|neither) ... (sick*|holiday|leave|pension|minimum wage|benefits)',
        '(sick*|holiday|pension|minimum wage|benefits) ... (not|unpaid|no)',
      ],
      unless: ['when you leave|leave the|give leave'],
      title: 'Sick pay, leave or other benefits are missing',
    },
    {
      says: [
        '(not|no|never|nor|without) .. (a|an|any|create*|constitute*|regarded|protected|become)? .. (tenant|tenants|tenancy|lease)',
        '(mere|only a|simply a) licen*',
        '(act|law*|board|tribunal) ... (not|no) ... (apply|cover*|protect*)',
      ],
      and: ['tenant|tenants|tenancy|tenancies|lease|renter*'],
      unless: ['guest*|visitor*|sublet*|sub-let*'],
      title: 'You do not have the protection of a tenant',
    },
    {
      says: ['guarantee|warranty'],
      and: [
        'void*|invalid*|lost|lose*|lapse*|end|ends|expire*|only|not (apply|cover*|valid)|no longer|unless',
      ],
      title: 'The guarantee can be lost',
    },
    {
      says: [
        '(not|no|never|nor) (as)? (a|an)? tenant*',
        '(tenancy|rent|housing) (rules|law|laws|act|code) ... not ... (apply|cover*|protect*)',
      ],
      and: [
        '(tenanc*|rent*|housing) (board|tribunal) has no (say|power)',
        '(law|laws|rules|act|board|code|protection*) ... (not|no) ... (apply|applies|cover*|protect*)',
      ],
      title: 'You do not have the protection of a tenant',
    },
    {
      says: [
        '(not|no|never|nor|without|nothing) .. (insur*|cover*)|uninsured',
        '(insurance|cover|policy) .. (not|no|never|exclude*|ends|void|lapse*) ...',
      ],
      unless: ['(law|laws|rules|act|board|code) ... not .. cover*'],
      title: 'Some things are not insured',
    },
    {
      says: [
        '(not|no|never|without|lose*|nor) ... (cancel*|withdraw*|cooling)|(cancel*|withdraw*|cooling) ... (not|no|lost|ends|excluded|does not apply)',
      ],
      unless: [
        '(we|they|i|airline|carrier|company|operator|organi*er) (may|will|can|shall)? (also)? cancel*',
      ],
      title: 'A right to cancel that you may expect is missing',
    },
    {
      says: ['vote*|hearing|appeal|say'],
      unless: ['(board|tribunal|court|authority|council|ombuds*) (has|have) no say'],
      title: 'You have no say or hearing',
    },
  ],
};
