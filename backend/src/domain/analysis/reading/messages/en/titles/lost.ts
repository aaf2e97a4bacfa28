import type { NamedTitle } from '../../named-title.ts';

/** What is lost, and does not come back. */
export const LOST_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  forfeiture: [
    { says: ['guarantee|warranty'], title: 'The guarantee can be lost' },
    {
      says: ['annual leave|holiday*|vacation|days off|leave not taken|unused leave|carried (over|forward)'],
      and: ['leave|holiday*|vacation|days'],
      unless: ['refund*|fee|fees|membership|class*|lesson*|child|children|swap*'],
      title: 'Leave that you do not take is lost',
    },
    {
      says: ['credit|credits|points|voucher*|bonus|discount*'],
      and: ['promot*|no cash value|free of charge|reward*|loyalty|gift|welcome'],
      unless: ['bought|paid|gift card*|prepaid|purchas*'],
      title: 'Credit or points from them can be lost',
    },
    {
      says: [
        'points|credit|credits|voucher*|gift card*|balance|miles|data allowance|unused (minutes|lessons|hours)',
      ],
      and: [
        'lapse*|expire*|forfeit*|lost|lose*|void*|cancel*|end|ends|not|no|never|without|unused|gone|remov*|delet*|within|valid',
      ],
      unless: [
        'deposit|retainer|booking fee|holding fee|(outstanding|remaining|unpaid) balance|balance (of|owed|due)',
        'debited from|charged to|credit card|credit (check|report|limit)|pay the balance',
      ],
      title: 'Credit that you have paid for or collected can be lost',
    },
    {
      says: [
        '(share|stock|your|unvested|vested|all|any|the) options?|shares|vest*|unvested|(share|stock|bonus|restricted|deferred) (#word)? units?',
      ],
      and: ['lapse*|forfeit*|lost|lose*|expire*|cancel*'],
      title: 'Shares or options can be lost',
    },
    {
      says: ['bonus|commission'],
      unless: ['(#owner|agent*|broker*|introducer*) commission|documentation|processing'],
      title: 'A bonus or commission can be lost',
    },
    { says: ['pension|gratuity|benefit*|cover|entitlement*'], title: 'A benefit can be lost' },
    {
      says: ['deposit|deposits|bond'],
      and: ['cancel*|withdraw*|leave|breach|default'],
      unless: [
        '(deposit|bond) .. (is|are|will be|shall be) (then|also)? (returned|refunded|repaid|given back|paid back)',
      ],
      title: 'You may lose the deposit',
    },
    {
      says: ['deposit|deposits|bond|advance'],
      and: ['not|non-?refundable|forfeit*|lose*|lost|keep*|kept|retain*|never|no'],
      unless: [
        '(returned|refunded|paid back|comes back|released) ... (unless|provided)',
        '(rent|fee|fees|price|premium|tuition) .. (paid)? in advance',
        // a part of it is kept
        '(out of|from|off) (the|your|readerside*|this|that|his|her|any)? (#word)? (deposit|bond|advance)',
        '(part|half|third|quarter|some|#percent) of (the|your|this|that|his|her|any)? (#word)? (deposit|bond|advance)|the rest|the balance|the remainder',
      ],
      title: 'The deposit is not paid back',
    },
    {
      says: ['(rent|fee|fees|price|premium|tuition) .. (paid)? in advance'],
      and: ['not|non-?refundable|forfeit*|lose*|lost|keep*|kept|retain*|no'],
      title: 'What you paid ahead is not paid back',
    },
    { says: ['deposit|deposits|bond'], title: 'The deposit may not come back in full' },
    {
      says: ['(booking|registration|joining|admin*|application|reservation|enrol*) (fee|fees|payment)'],
      title: 'The booking or joining fee is not paid back',
    },
    {
      says: ['keep*|kept|retain*'],
      and: ['money|paid|payment*|price|sum*|fee*|instal*'],
      unless: [
        '(keep*|kept) (running|on|up|going|paying|in|insured|clear|fresh)',
        '(keep*|kept) (a|an|the|my|our|his|her|its)? (#word)? (book|notebook|record|records|list|log|diary|accounts)',
        '(is|are|be) sold|sell|sells',
      ],
      title: 'They keep what you have paid',
    },
    {
      says: [
        '(if|when|whenever|where|should|in case|in the event|once) ... (no|without|not|nothing|never) .. (refund*|refundable|given back|paid back|returned|repaid)',
        '(end|ends|stop|stops|close|remove|throw|send|turn|ask) (it|you|him|her|them|anyone|anybody|the #word) ... (no|without|not) .. (refund*|paid back|given back)',
        '(no|without|not|nothing|never) .. (refund*|given back|paid back|returned|repaid) ... (if|when|whenever|where|in case|in the event) ...',
      ],
      and: ['(end*|stop*|close*|remove*|exclude*|throw*|send*|ask*|turn*|expel*|ban|bans|banned|suspend*)'],
      title: 'Nothing is refunded in the case named here',
    },
    {
      says: [
        '(not|no|non|nothing|never|nor|without) .. (refund*|refundable|given back|paid back|returned|repaid|prorated|pro-rated|reduction)',
        "(won't|n't|don't) .. (refund*|give back|pay back|return)",
        'non-refundable|nonrefundable',
      ],
      and: [
        'fee*|payment*|price|rent|money|membership|subscription|ticket*|part|sum*|charge*|dues|tuition|premium*|hire|no refund*|paid',
      ],
      title: 'What you pay is not refunded',
    },
    {
      says: ['lessons|class|classes|sessions|appointment*|visits'],
      and: ['unused|not used|(not|n’t) used|haven’t used|used by|by the end of'],
      title: 'Lessons or sessions that you do not use are lost',
    },
    {
      says: ['lessons|class|classes|sessions|appointment*|visits'],
      title: 'Lessons or sessions that you miss are lost',
    },
  ],
};
