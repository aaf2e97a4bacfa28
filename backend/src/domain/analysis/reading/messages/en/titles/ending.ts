import type { NamedTitle } from '../../named-title.ts';

/** A title that says `at once` where the clause is sudden, and the same without it elsewhere. */
const suddenly = (named: NamedTitle): readonly NamedTitle[] => [
  { ...named, ifSudden: true, title: `${named.title} at once` },
  named,
];

/** How it ends, and what leaving costs. */
export const ENDING_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'unequal-exit/only-they': [
    {
      says: ['any reason|without (giving)? (a|any)? reason|with or without cause|no reason|for convenience'],
      and: ['notice'],
      title: 'They may end it for any reason, with {notice} of notice',
    },
    { says: ['notice'], title: 'They may end it with {notice} of notice' },
    {
      says: ['any reason|without (giving)? (a|any)? reason|no reason|at any time'],
      title: 'They may end it at any time',
    },
  ],
  'unequal-exit/long-notice': [{ says: ['notice'], title: 'You must give {notice} of notice' }],
  'auto-renewal/full-price-follows': [
    {
      says: ['full|normal|standard|regular|usual|list|paid|plan'],
      title: 'The full price starts by itself after the first offer',
    },
  ],
  'auto-renewal': [
    { says: ['trial'], title: 'A free trial turns into a paid plan' },
    {
      says: [
        '(another|further|new|successive|additional) (year|twelve months|12 months|twelve-month|12-month)',
        'year to year',
      ],
      title: 'It renews for another year unless you stop it in time',
    },
    {
      says: ['month|monthly'],
      and: ['each|every|month to month'],
      title: 'It renews every month until you stop it',
    },
  ],
  'sudden-end': [
    ...suddenly({ says: ['licen*|permit*|stall|pitch'], title: 'They may take the licence away' }),
    ...suddenly({
      says: ['account|listing*|profile|access'],
      title: 'They may close your account or access',
    }),
    ...suddenly({
      says: ['membership|member*|expel*'],
      unless: ['#time .. notice'],
      title: 'They may end your membership',
    }),
    ...suddenly({
      says: ['employment|employee|dismiss*|job|appointment|engagement'],
      purse: 'paid',
      unless: ['of a third|of another|(hearing|heard|charge|inquiry)'],
      title: 'You may lose the work',
    }),
    {
      says: ['(leave|move out|vacate|go|be out) .. (within|in|with|by|on|at) (#word)? #time'],
      title: 'You may have to leave very soon',
    },
    ...suddenly({
      says: ['tenancy|lease|licence to occupy|vacate|leave the|move out|room|premises'],
      title: 'You may have to leave',
    }),
    ...suddenly({
      says: ['booking*|hire|reservation*|(the|your) event'],
      unless: ['dissolve*|partner*|firm|(the|that|such) event .. (of|that)|#time (of)? .. notice'],
      title: 'They may cancel the booking',
    }),
    {
      says: ['suspend*|stop*'],
      and: ['offer* .. work|work|shifts|jobs'],
      title: 'They may stop giving you work',
    },
    ...suddenly({
      says: [
        '(stop*|suspend*|cut|withdraw*|cancel*|discontinue*|disconnect*|terminate*|end|ends) (or (end|stop|suspend|cancel))? (the|our|your|its|any|all|this|some)? (#word)? (supply|service*)|disconnect*',
      ],
      unless: ['(the|on|at) (#word)? end of .. service|shares|salary'],
      title: 'They may stop the service',
    }),
  ],
  'exit-cost/sliding': [
    {
      says: ['cancel*|call* .. off|postpone*|withdraw*'],
      and: [
        '(#percent|half|a third|quarter*) .... (#percent|half|all|everything|whole|full|total)',
        '(within|less than|before|under|between) #number .... (within|less than|before|under|between) #number',
      ],
      title: 'The later you cancel, the more you owe',
    },
    { says: ['cancel*'], and: ['full|whole|entire'], title: 'Cancel late and you pay the full price' },
    { says: ['cancel*'], title: 'Cancelling costs you money' },
    { says: ['before|within|between|less than'], title: 'The closer the day, the more you owe' },
  ],
  // says nothing of the price, which is the other side's
  'exit-cost/pays-on-calling-off': [
    { says: ['pay*|owe*|give*|refund*'], title: 'If you cancel, you have to pay' },
  ],
  'exit-cost': [
    {
      says: ['training|course|courses|qualification'],
      and: ['repay*|refund*|pay back|reimburs*|recover*|paid back|cost*'],
      title: 'You must pay back training costs if you leave',
    },
    {
      says: ['bonus|relocation|visa|joining payment'],
      and: ['repay*|refund*|pay back|reimburs*|return*|recover*|paid back'],
      title: 'You must pay back money if you leave',
    },
    {
      says: ['sell|sale|resale|resell'],
      and: ['#percent|commission|fee'],
      unless: ['discount*|interest|prepay*|at a rate|redeem*|redemption|repay*'],
      title: 'Selling it costs you a share of the price',
    },
    {
      says: ['cancel*'],
      and: ['full|whole|entire|total|100|in full'],
      unless: ['up to'],
      title: 'Cancel late and you pay the full price',
    },
    {
      says: ['cancel*'],
      and: ['half'],
      unless: [
        'half (of)? (the|your) (balance|deposit|rest|remainder|bond|bill)',
        '(half|all) .... (returned|refunded|repaid|given back|paid back)|(return*|refund*|repay*|give* back) .. half',
      ],
      title: 'Cancel late and you pay half the price',
    },
    {
      says: [
        'cancel* ... #percent (of)? (the|your)? (price|fee|fees|total|cost|fare|booking|charge)?',
        '#percent ... cancel*',
      ],
      title: 'Cancelling costs you {rate}',
    },
    { says: ['cancel* ... #money', '#money ... cancel*'], title: 'Cancelling costs you {sum}' },
    { says: ['cancel*|call* (it|this|that|the #word) off'], title: 'Cancelling costs you money' },
    {
      says: [
        '(miss*|fail*|late|overdue|unpaid|default*) ... (instalment*|payment*)|(instalment*|payment*) .. (is|are|not|overdue|late|unpaid|missed|fails?) ...|default',
      ],
      and: ['whole|entire|full|rest|balance|all|remaining|at once|immediately'],
      unless: ['{leave}|prepay*|foreclos*|three quarters'],
      title: 'Miss a payment and all of it may be due at once',
    },
    {
      says: [
        '(without|short*|fail*|less than|not (give*|work*|serv*)|instead|in lieu|missing) ... notice',
        'notice ... (in lieu|not (given|worked|served)|short|missing)',
      ],
      and: ['pay*|owe*|salary|wages|deduct*|forfeit*'],
      title: 'Leaving without the full notice costs you',
    },
    {
      says: ['remaining|rest of|unexpired|outstanding|balance of'],
      and: ['pay*|owe*|due|liable|charged|costs?'],
      unless: [
        '(instal*|payments) ... (modem|router|handset|phone|device*|equipment|machine|appliance|laptop|tablet|set-top)|(modem|router|handset|phone|device*|equipment|machine|appliance|laptop|tablet|set-top) .. (instal*|payments)',
        'remaining stock|buy* back|bought back|refund*|(it|sale|vehicle|car) .. (brings?|fetches?|brought)|difference|#percent of (the)? (outstanding|remaining) (principal|balance|loan|amount|sum|debt)',
      ],
      title: 'Leave early and you pay for the rest',
    },
    {
      says: ['early (repayment|settlement)|prepay*|repay .. early|settle .. early|foreclosure charge'],
      unless: ['discount*'],
      title: 'Paying it back early costs extra',
    },
    {
      says: ['#money'],
      and: ['{leave}|early|terminat*|fee'],
      unless: ['(for|per) (each|every)? (full|whole|remaining)? (week|month|year)'],
      title: 'Leaving costs you {sum}',
    },
  ],
  'short-deadline': [
    {
      says: ['claim|claimed|collect|collected|redeem*'],
      and: ['prize*|winner*|voucher*|gift*|reward*|points'],
      title: 'You have {deadline} to claim it',
    },
    {
      says: [
        'complain*|appeal*|report*|tell|write to|notif*|raise (it|any|a|an|objection*|concern*|issue*)|claim|claims|unhappy|object|objection*|dispute*|challenge*|defect*|inform',
      ],
      unless: ['third-party|sink*|wreck|written report|report on|demand*'],
      title: 'You have {deadline} to report or complain',
    },
    {
      says: ['vacate|move out|leave|clear|empty'],
      unless: ['(after|when|once|if) (you|the #word) (leave|leaves|move|left|vacate*)'],
      title: 'You have {deadline} to leave',
    },
    {
      says: ['collect|collected|pick .. up|fetch*|remove'],
      unless: [
        'we (will|shall)',
        'debt*|money|payment*',
        '(collect|collected|fetch*|pick .. up|remove) .. (child|children|kid|kids|camper|pupil|student|patient|guest|resident|dog*|cat|cats|puppy|kitten|horse*|pony|animal*|pet|pets|bird*|son|daughter)',
        '(collect|collected|fetch*|pick .. up) (him|her|your (mother|father|mum|dad|child|son|daughter|dog|cat|pet|horse)|the (child|resident|dog|cat|horse))|(him|her|child|resident|dog|cat|pet|horse) .. (collected|fetched|picked up)',
      ],
      title: 'You have {deadline} to collect your things',
    },
    {
      says: ['pay|paid|payment|payable|repay*'],
      unless: [
        'pay (stub*|slip*|day|rise)|(send*|show*|give*|hand*) .. (pay|payment|paid)',
        'notice given within|deemed .. in time|in time',
      ],
      title: 'You have {deadline} to pay',
    },
    {
      says: ['accept*|sign|reply|answer|respond|decide'],
      unless: ['guarantor|by notice .. (given)? within'],
      title: 'You have {deadline} to answer',
    },
    {
      says: ['offer'],
      and: ['lapse*|expire*|withdrawn|open until'],
      title: 'The offer lapses if you do not answer in time',
    },
    {
      says: ['complain*|report*|tell|notif*|claim|claims|object|objection*|dispute*'],
      unless: ['third-party|sink*|wreck'],
      title: 'You have little time to report or complain',
    },
    {
      says: ['pay|paid|payment|payable|repay*|due'],
      unless: ['pay (stub*|slip*|day|rise)'],
      title: 'You have little time to pay',
    },
  ],
  'no-exit': [
    { says: ['irrevocabl*'], title: 'You cannot take it back once given' },
    {
      says: ['minimum (term|period)|lock-?in|commitment period|fixed term'],
      title: 'You are bound for {bound} at least',
    },
  ],
};
