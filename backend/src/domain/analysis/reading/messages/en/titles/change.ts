import type { NamedTitle } from '../../named-title.ts';

/** What may be changed, and what one side decides alone. */
export const CHANGE_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'unilateral-change': [
    {
      says: ['(and|or) (your)? (pay|salary|wages)', '(pay|salary|wages) (and|or) ...'],
      and: ['duties|hours|place of work|role|position|tasks'],
      title: 'They may change your pay and your work',
    },
    { says: ['advertis*|ads'], title: 'They may show you advertising' },
    {
      says: [
        'shifts|(your|the|a|any|every) shift|roster|working hours|hours of work|working time',
        '(your|work) schedule, ... (duties|location|role|tasks)',
      ],
      title: 'They may change your working hours',
    },
    {
      says: ['(your|the|and) (duties|tasks|role|job)', 'other duties'],
      title: 'They may change what work you do',
    },
    {
      says: [
        '(transfer*|relocat*|move*|second*|post*) ... (office|branch|site|depot|workplace|location|department)',
      ],
      unless: ['terms|conditions|versions?|policy|policies|website|web site|notice board|parcel*|goods'],
      title: 'They may send you to work elsewhere',
    },
    {
      says: [
        'berth|room|unit|flat|seat|pitch|stall|desk|parking space|locker|bed|cabin|shop|kiosk|(other|another|different|alternative) premises',
      ],
      and: ['move*|exchange*|another|other|substitut*|alternative|relocat*|different'],
      title: 'They may move you to another place',
    },
    {
      says: ['salary|wages?|your pay|pay rate*|rate* of pay|pay scale|remuneration'],
      unless: ['rent|fee|fees|price*'],
      title: 'They may change what you are paid',
    },
    {
      says: [
        'commission|payout*|hourly rate|day rate|daily rate|rates? of pay|(the|our|your|any|all) (#word)? (fees?|rates?|tariffs?)',
      ],
      unless: ['rent|price*'],
      purse: 'paid',
      title: 'They may change what you are paid',
    },
    { says: ['interest rate|rate of interest'], title: 'They may change the interest rate' },
    {
      says: ['rent'],
      and: ['increas*|rais*|review*|adjust*|chang*|higher|rise*|revis*'],
      unless: ['terms|rules|rent (does|will|shall|may) not|same rent'],
      title: 'They may raise the rent',
    },
    {
      says: ['terms|conditions|rules|policies'],
      and: [
        '(these|the|this|its|our|all|any) (terms|condition|conditions|rules|policies|agreement|#word terms)',
      ],
      unless: ['price list'],
      title: 'They may change the terms that bind you',
    },
    {
      says: ['price*|fee|fees|charge|charges|rate|rates|tariff*|premium*|subscription|dues|cost*'],
      and: [
        'chang*|increas*|rais*|adjust*|revis*|vary|varies|variation*|amend*|put* up|go* up|went up|rise*|rose|higher|set|sets|fix*|determin*|decid*|current|prevail*|in force|published|review*|modif*|updat*|alter*|pass* on|add*|link*|index*|from time to time|new|move*|charge* for|introduc*|impos*',
      ],
      unless: [
        'without (a)? (fee|charge|cost|paying)|free of charge|no charge|without .. reduction of',
        '(other than|except|excluding|apart from|save|but not|not) (for)? (the|its|your)? (#word)? (price*|fee|fees|charge|charges|rate|rates|premium)',
        '(pay|paid) (rate|rates)|rate* of pay',
      ],
      purse: 'pays',
      title: 'They may change the price',
    },
    {
      says: ['teacher|instructor|trainer|coach|speaker|artist*|performer*|carer|therapist|driver'],
      and: ['replac*|substitut*|another|other|chang*'],
      title: 'Somebody else may come in place of the person you expect',
    },
    {
      says: ['price*'],
      and: ['chang*|increas*|rais*|adjust*|revis*|vary|varies|amend*|put up|go* up'],
      unless: ['price list|pay rate*|without (a)? (fee|charge|cost)'],
      title: 'They may change the price',
    },
    {
      says: ['timetable|schedule|date|dates|opening hours|class times|itinerary|departure*|flight*'],
      unless: ['price*|fee|fees|charge*|rate|rates|cost*'],
      title: 'They may change dates or times',
    },
    {
      says: ['terms|rules|conditions|policy|policies|agreement|handbook|regulations|guidelines|by-?laws'],
      unless: ['without .. (agreement|consent) of|(replac*|substitut*|exchang*|swap*) .. (the|a|an|any) ...'],
      title: 'They may change the rules that bind you',
    },
    {
      says: ['service*|feature*|benefit*|cover|content|product*|course*|menu|programme|program|facilit*'],
      unless: [
        '(same|today’s|this|that|old|current) (price|rate|fee)|(carried|done|performed|provided) (out)? by (another|other|a)',
      ],
      title: 'They may change or drop what you pay for',
    },
  ],
  'sole-discretion/may-require': [
    {
      says: ['(buy|take|purchase|repurchase) .. back', 'repurchase'],
      title: 'They may make you buy it back',
    },
  ],
  'unilateral-change/only-upward': [
    {
      says: ['upward*|up|increas*|rise*|rais*|higher|down|downward*|lower*|reduc*|fall*|decreas*'],
      title: 'It can go up, but never down',
    },
  ],
  'unilateral-change/rises': [
    {
      says: ['year|each (april|january|march|july|october)|every #number'],
      and: ['#money'],
      title: 'The price rises by {sum} every year',
    },
    {
      says: ['year|anniversary'],
      and: ['#percent'],
      unless: ['months|cpi|inflation|index|rpi|consumer price*'],
      title: 'The price rises by {rate} every year',
    },
    { says: ['#percent|#money'], title: 'The price rises at fixed times' },
  ],
  'sole-discretion': [
    {
      says: [
        '(arbitrator|expert|adjudicator|referee|umpire|valuer|surveyor|assessor|mediator) .. (appointed|chosen|named|nominated|selected|picked|hired) ...',
        '(appoint*|choose*|name*|nominate*|select*|pick*) (the|a|an) (sole)? (arbitrator|expert|adjudicator|referee|umpire|valuer)',
      ],
      unless: ['both|jointly|agree*'],
      title: 'They choose who decides a dispute',
    },
    {
      says: [
        '(remove*|delete*|refuse*|edit|block*|take down|reject*) ... (content|post*|listing*|review*|upload*|submission*|comment*|message*)',
      ],
      title: 'They may remove what you post',
    },
    { says: ['deposit|bond'], title: 'They alone decide what comes off your deposit' },
    {
      says: ['bonus|commission|incentive|salary review|pay rise|raise'],
      title: 'Whether you get more pay is up to them alone',
    },
    {
      says: ['refund*|money back|pay back|give back'],
      title: 'They alone decide whether you get money back',
    },
    {
      says: ['satisf*|acceptance|quality|good enough|standards'],
      and: ['work|works|goods|deliver*|design*|service*|job|result*|clean*|satisf*'],
      title: 'They alone judge whether it is good enough',
    },
    {
      says: ['damage|wear|dirty|clean|condition of'],
      title: 'They alone decide what counts as damage',
    },
    {
      says: [
        '(withdraw|cancel|end|terminate|take away) (the|your|a|any) (#word)? (place|membership|booking|tenancy|contract|agreement)',
      ],
      title: 'They alone decide whether you may stay',
    },
    {
      says: [
        '(price*|fee|fees|charge|charges|amount|amounts|sum|sums|rate|rates|cost|costs|share|rent|instal*|bonus|increase) .... (think*|fit|consider*|decide*|decision|determin*|discretion|opinion|judg*|view|set|fix*|choos*|reasonable|bear*)',
        '(decide*|determin*|fix*|set|sets|work* out|choose*|consider*|revise*|raise*|discretion) .... (price*|fee|fees|charge|charges|amount|sum|rate|rates|cost|costs|share|rent)',
      ],
      unless: ['without|usual (rate|price|fee)|time off|(remove|move) to (other|another) premises'],
      title: 'They alone set the amount',
    },
    {
      says: ['{end}|{leave}|expel*|remov*|ban|bar'],
      and: ['account|membership|member*|agreement|contract|tenancy|access|place|employment|service|licence'],
      unless: ['depart* from|instal*|payment*|pay|withh*'],
      title: 'They alone decide whether you may stay',
    },
    { says: ['claim*|complaint*|appeal*|dispute*'], title: 'They alone decide about claims or complaints' },
    {
      says: ['breach|broken|broke|misconduct|misuse|abuse|violat*|behavio*'],
      title: 'They alone decide whether a rule was broken',
    },
    {
      says: [
        'approv*|consent|permission|admission|admit (you|a|an|any|him|her|them)|refus*|reject*|accept*|allow*',
      ],
      unless: [
        'accept (the|any|a) (lowest|tender*)|settle*|in your name|(consent|agreement|approval) of both|both .. (agree|consent)',
      ],
      title: 'They alone decide whether to allow it',
    },
    {
      says: [
        'dates?|hours|schedule|timetable|opening times|(the|your|what|which) times?|when (it|they|the|you|to)',
      ],
      and: ['decide*|determin*|fix*|set|sets|choos*|fit|discretion'],
      unless: ['without notice|at any time|lock* out|exclude*|terms|agreement|ticket'],
      title: 'They alone set dates or times',
    },
    {
      says: ['(choice|decision|selection|ruling|opinion|word|judg*) ... final', 'final decision'],
      title: 'Their decision is final',
    },
  ],
  transfer: [
    { says: ['loan|debt*|receivable*|claim|claims|overdue'], title: 'They may sell or pass on what you owe' },
    { says: ['subcontract*|delegate*|performed by'], title: 'Somebody else may do the work' },
  ],
  'deemed-consent': [
    {
      says: [
        'by .. (joining|creating|signing|booking|registering|entering|subscribing|visiting|downloading|installing)',
      ],
      title: 'Joining or signing up counts as agreeing to the rules',
    },
    {
      says: [
        '(letter*|notice*|message*|e-?mail*|post*|mail|document*|communication*|sent|text) ... (received|delivered|served|read)',
        '(served|received|delivered) ... (after|of|from) (post*|sending|dispatch)',
      ],
      and: ['deemed|count*|treated|taken|considered|when (sent|posted)|sent'],
      title: 'A message counts as received even if you never saw it',
    },
    {
      says: ['continu*|using|use of|keep using|go on|going on|carry on|staying|stay'],
      title: 'Going on as before counts as your yes',
    },
  ],
  'no-promise': [
    {
      says: [
        'date|dates|deliver*|ready|on time|delay*|deadline*|completion|schedule|(in|within|about|by|after|of|next) .. weeks',
      ],
      unless: [
        'up to date|up-to-date|correct|accurate|complete|error*',
        'schedule (a|b|c|d|i|ii|#number)|(hours|shifts|work|orders|jobs) ... weeks',
      ],
      title: 'No firm date is promised',
    },
    {
      says: ['estimate*|approximate*|quote*|indicative|guide price|roughly'],
      unless: ['refund*'],
      and: ['price*|cost*|fee*|sum*|charge*|bill*|#money'],
      title: 'The price is only an estimate',
    },
    {
      says: ['hours|shifts|work|jobs|orders|assignments|bookings|earnings'],
      unless: [
        'speed*|coverage|signal|network|uptime|broadband|internet|live or work',
        'means|invention*|hours of (operation|opening|business)|(i|we|she|he) works? (by|with|from|in)',
      ],
      title: 'No amount of work or income is promised',
    },
    {
      says: ['result*|outcome*|success|cure|grade*|win'],
      title: 'No result is promised',
    },
    {
      says: ['available|availability|uninterrupted|access|coverage|speed'],
      title: 'They do not promise that it works or is available',
    },
    {
      says: ['savings|yield|profit*|(rate of|investment|expected|annual) return*'],
      title: 'No savings or returns are promised',
    },
  ],
  'open-price': [
    { says: ['share of|proportion|allocated|divided|split'], title: 'Your share of the costs is not fixed' },
    {
      says: ['extra work|additional work|variation*|hourly|by the hour|time spent'],
      title: 'Extra work is charged at a price you cannot tell yet',
    },
    { says: ['estimate*|approximate*|about|around'], title: 'The price is only an estimate' },
  ],
};
