const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/**
 * Verbs that tell what happens to a side or what it thinks, not what it has to do: `you will receive`, `the Tenant acknowledges`.
 * Plain forms, as `Frame.verb` gives them.
 */
export const NO_DEED: ReadonlySet<string> = words(`
  accept acknowledge agree this these that the all it following appear become believe belong benefit choose consent deem earn expect feel find forfeit gain get have hear hope
  intend know lack learn least less like lose love mean need own prefer qualify realise realize receive recognise recognize regard relinquish
  remember say see seem stand understand waive want wish think lie last live exist enjoy decide authorise authorize irrevocably hereby
  order start begin request ask resign default fail breach exercise terminate happen arrive occur stay feel look miss
  accrue rely plan appreciate include deserve thank acquire dislike disagree exceed reach prove
  sign let lease grant appoint engage demise license constitute employ retain hire sublet land fly nominate undertake declare confirm certify contract sleep run consist rent read straight`);

/** Among those, verbs that are a duty all the same when `must` or `shall` stands before them. */
export const DEED_WHEN_MUST: ReadonlySet<string> = words(`
  accept start begin arrive live stay see request ask get have buy sign look hear decide choose find learn let lease grant appoint engage license
  employ retain hire nominate undertake declare confirm certify read`);

/** Verbs of a ban that is none: nobody can be kept from it, or it is a right that is left out. */
export const NO_BAN: ReadonlySet<string> = words(`
  be have expect claim recover rely object complain refuse withdraw end terminate cancel leave`);

/** Verbs by which `it`, `she` or `they` at the head of a sentence goes on with the side named before. */
export const GOES_ON: ReadonlySet<string> = words(`
  pays sends trains insures carries keeps names tells informs contributes furnishes issues provides returns delivers maintains repairs
  refunds reports gives brings submits collects hands supplies bears holds lets makes feeds cleans checks looks repays settles answers
  pay send train insure carry keep name tell inform contribute furnish issue provide return deliver maintain repair refund report give bring submit collect hand supply bear hold make feed clean check look repay settle answer remains observes follows works attends replaces
  replace writes write buys buy`);

/** Who has to do what a sentence without a subject of its own says: the one who pays, the one who is paid, the one who uses, the one who serves. */
export type ImpliedBearer = 'payer' | 'payee' | 'weaker' | 'stronger' | 'addressee';

/** A sentence whose subject is a thing, and the side that has to do it. Phrases as in `phrase.ts`. */
export interface ImpliedDuty {
  readonly bearer: ImpliedBearer;
  readonly says: readonly string[];
  readonly unless?: readonly string[];
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

export const IMPLIED_LISTS = {
  be: ['is|are', '(shall|will|must) be', '(has|have) to be', 'to be'],
  price: [
    '(monthly|weekly|yearly|annual|hire|licence|license|service|membership|course|tuition|storage|start|joining|booking|letting|management)? (bill|bills|remainder|retainer|rest|rent|hire|fee|fees|charge|charges|dues|premium|premiums|price|instalment|instalments|installment|installments|invoice|invoices|balance|subscription|subscriptions|sum|rate|tuition)',
    '(first|second|last|each|minimum|monthly|down)? (payment|payments|deposit|bond)',
  ],
  wages: [
    'wage|wages|salary|salaries|hourly rate|daily rate|pay|bonus|bonuses|allowance|commission|overtime|stipend|remuneration|gratuity',
  ],
  kept: [
    '(closing|remaining|unused|security)? (deposit|bond|caution|guarantee|refund|balance|credit|surplus|overpayment|security)',
  ],
  things: [
    'laptop|laptops|key|keys|card|cards|equipment|device|devices|document|documents|badge|badges|notebooks|uniform|papers|materials|tools|clothing|vest',
  ],
  place: [
    'premises|flat|house|unit|room|apartment|home|property|car|vehicle|camera|equipment|machine|plant|account|site|venue|hall|field|boat|bike|cottage|chalet|login|password',
  ],
  when: [
    '(on|by|before|within|inside|in advance|each|every|not later than|no later than|monthly|weekly|yearly|quarterly|the same day|that day|immediately|forthwith|upon|at least|annually)',
  ],
  slow: [
    '(within|inside|in) #time',
    '(in|within) (ten|thirty|five)',
    'the same (working)? day',
    'that day',
    '(once|twice) a (week|month|year)',
    '(every|each) (day|week|month|year|quarter|spring|autumn|monday|friday|wednesday)',
  ],
} as const;

/** Sentences that put a duty on somebody without naming them, the surest first. A lawyer can add one with examples. */
export const IMPLIED_DUTIES: readonly ImpliedDuty[] = [
  {
    bearer: 'stronger',
    says: [
      '{wages} {be} (paid|credited)',
      '{wages} {be} (payable|due)|{wages} .. #money ... paid (by|on|within|every)',
      'you (are|will be) paid (every|each|on|weekly|monthly|by|fortnightly)',
      'your {wages} (is|are|will be) #money',
      'your {wages} .. (is|are|will be) #money',
      'your (hourly|daily|weekly|basic)? rate (is|will be) #money .. (hour|day|week|month) ... paid',
      '(worker|employee|nanny|cleaner|carer|staff|player|teacher|driver|trainee|intern|apprentice|assistant|nurse|cook) (is|are|will be|shall be) paid #money',
      '(hours|shifts|nights|overtime|travelling time|mileage) ... (is|are|will be) paid (at|with|by)? #money',
    ],
    unless: ['no {wages}', 'unpaid', 'in lieu', 'you pay', 'by the tenant', 'commission ... to us'],
    examples: [
      'The salary is paid on the last working day.',
      'You are paid every second Thursday.',
      'Your hourly rate is £14.10.',
      'The driver is paid €16 for each hour on the road.',
    ],
    counterExamples: [
      'The rent is paid on the first.',
      'The wages of sin are many.',
      'No pay is due for it.',
    ],
  },
  {
    bearer: 'payee',
    says: [
      '(deposit|bond|caution) ... (returned|refunded|repaid|released|given back|paid back) (within|after|at the end|when)',
      '{kept} ({be}|comes|goes|come|go) (returned|refunded|released|repaid|back|paid back|paid out|given back|credited)',
      '(every|any|the|each|a)? refund {be} (made|paid|sent|given)',
      'overpayment {be} (returned|refunded|credited)',
      '(gallery|preview|pictures|photos|images|album|draft|drafts|results|report|order|goods|film) ... (comes|come|arrives|arrive|(is|are) (online|ready)|{be} (delivered|handed over)) ... (within|by|in) (#time|#number|the|monday|friday)',
    ],
    unless: ['non-refundable', 'not', 'no'],
    examples: [
      'The deposit comes back within thirty days.',
      'Every refund is made within fourteen days.',
      'The closing balance is paid out within three days.',
      'The album arrives within twelve weeks.',
    ],
    counterExamples: ['The deposit is due on signing.', 'The deposit is not returned.'],
  },
  {
    bearer: 'addressee',
    says: [
      '(i|we) (ask|need|want) .. #money',
      "(i'd|we'd|i would|we would) (like|want|need|ask) .. #money",
      '#money (of it)? (to hold|to keep|in advance|ahead|down|on the day|when you)',
      'your (share|rent|part|bill|half) (is|comes to|will be) #money',
    ],
    unless: ['if', '(like|want) to (give|offer|pay|send|return|refund|lend|let|take|knock)'],
    examples: ['Your share is 480 euros a month.', 'To keep it for you we ask for €200 by March.'],
    counterExamples: ['Your share is fair.', 'We ask for patience.'],
  },
  {
    bearer: 'payer',
    says: ['{price} (must|has to|have to|should|needs to|need to) (reach|arrive|be with|come in)'],
    unless: ['not'],
    examples: ['The balance must reach us 40 days before you arrive.'],
    counterExamples: ['The price must not change.'],
  },
  {
    bearer: 'addressee',
    says: [
      'kept (confidential|secret) ... (you leave|you have left|your employment)',
      'you will be (asked|required|expected) to (repay|pay|return|reimburse)',
    ],
    unless: ['not'],
    examples: ['Recipes must be kept secret even after you leave.'],
    counterExamples: ['You will be asked for your name.'],
  },
  {
    bearer: 'payer',
    says: [
      '{price} ... {be} (due|payable)',
      '{price} of #money ... payable (on|in|by|at|monthly|weekly|yearly|each|every|quarterly)',
      '(total|whole|full|agreed|fixed) (fee|price|cost|hire|rent|sum) (is|are|will be|shall be|comes to) #money',
      '{price} (falls|fall) due',
      '{price} ... (issued|sent|raised) ... and due',
      '(half|third|quarter|remainder|rest) ... {be} (due|payable)',
      '(retainer|deposit|booking fee) of #money (reserves|secures|holds|confirms)',
      "it's #money (a|per|each|every) (month|week|year|term|quarter|fortnight|lesson|session)",
      'it is #money (a|per|each|every) (month|week|year|term|quarter|fortnight|lesson|session)',
      '(yacht|boat|vessel|goods|caravan|horse|dog) ... pay* a (supplement|surcharge)',
      '{price} ... being due',
      '{price} ... {be} (paid|made|transferred|collected|debited|taken) .. {when}',
      '{price} (has|have) to be in',
      '{price} ... {be} (also)? (paid|due|payable) (with|together with|on top of)',
      'direct debit {be} (taken|collected|made)',
      '(costs|cost) #money (for|per|each|every|a)',
      '{price} (is|are) #money plus',
      '{price} (is|are) #money (a|per|each|every|for|from|in|altogether|all|payable|due|,)',
      '(it|that|this) (is|costs|comes to) #money (altogether|all in|in all|in total|for the)',
      "it's #money (altogether|all in|in all|in total|for the)",
      '(week|weekend|day|evening|night|job|work) (is|costs) #money',
      '#money (lands|is|comes) ... (every|each|by|on)',
    ],
    unless: [
      'refund|refunds|refunded',
      '{wages}',
      'back to you',
      'to you',
      'no {price}',
      '{be} not',
      'statement',
      'comes off',
      'if',
      'first refusal|option',
      '(further|additional|extra|paper|replacement|lost|spare|optional|reconnection|delivery) .. (cost|costs)',
    ],
    examples: [
      'It’s $6,200 altogether.',
      'The week is 9,800 kroner, electricity included.',
      'The weekly fee is paid monthly in advance by standing order.',
      'Invoices are payable within 45 days.',
      'The balance has to be in our account before you drive off.',
    ],
    counterExamples: ['The refund is due in ten days.', 'The price is displayed at the door.'],
  },
  {
    bearer: 'weaker',
    says: [
      '{things} ... {be} (returned|handed in|handed back|given back|surrendered|brought back)',
      '{place} (may|must|shall|can) not be (used|sub-let|sublet|let|put|moved|altered|lent|taken|kept|driven|transferred|shared|resold|entered)',
      '{place} (shall|must|may) be used (only|solely|exclusively)',
      '{place} (shall|must|is to) be kept (clean|insured|locked|in)',
      '(yacht|boat|vessel|goods|belongings|pets|pet|dog|horse|caravan|contents|children|child) ... (must|shall|has to|have to|is to|are to) be (insured|vaccinated|kept|labelled|removed|collected|supervised|clean|registered|covered)',
      'only you ... (may|can) (drive|use|ride|enter|operate)',
      '(overnight)? (guests|visitors) .. (nights|times|days) ... at most',
      '(must|has to|have to|shall) be your own',
      'no .... may be (brought|kept|used|fixed|left|stored|lit|put|driven|attached)',
      'no (smoking|vaping|pets|candles|barbecue*|subletting|sub-letting|parties|glass|discharge|sleeping|generators|fires|music|noise|shoes|food|drinks|dogs|cooking|parking|visitors|overnight)',
      '(is|are) for you to (check|arrange|provide|bring|pay|insure|obtain|clean)',
      '(leave|holiday|holidays) ... {be} (requested|booked|applied for)',
      '(charge|fee|sum|fine|penalty) of #money {be} (added|charged|levied|due|payable)',
      '(whole|rest|all|balance|sum|remainder) ... (becomes|become|falls|fall) (due|payable)',
      '(allergies|allergy|conditions|condition|illness|illnesses|pregnancy|medicines) ... {be} (disclosed|declared|reported|notified|told)',
      'no (alteration|alterations|changes|change|works|work|hooks|pictures|aerial) ... {be} (made|carried out|put up|hung|drilled)',
      'no (alteration|alterations|changes|works) may be (made|carried out|put up|done)',
    ],
    unless: [
      'by us',
      'by the landlord',
      'by the company',
      'will be returned to you',
      'deposit',
      'not be charged',
      'no charge',
    ],
    examples: [
      'Laptop and notebooks are handed in on the last day.',
      'The car may not be used for racing.',
      'No smoking indoors.',
      'The vehicle shall be kept insured under a comprehensive policy.',
    ],
    counterExamples: ['The car is insured.', 'Smoking is a habit.'],
  },
  {
    bearer: 'stronger',
    says: [
      '(complaint*|enquir*|inquir*|question*|appeal*|request*|claim*) .. {be} (answered|acknowledged|decided|handled|dealt with|reviewed|looked at|paid)',
      '(fault*|repair*|defect*|breakdown*|breakage*|goods|router|items|machines) ... {be} (put right|repaired|mended|replaced|swapped|taken back|fixed|made good|done|serviced|attended to)',
      '{be} (answered|acknowledged|decided|reviewed|issued|sent|furnished|drawn up|carried out|investigated|credited|told|attended to|swapped|repaid|reimbursed|mended|fixed|repaired|replaced|put right|serviced|paid out|given|returned|refunded|released|checked) ... {slow}',
      '(reference|statement|certificate|care plan|receipt) {be} (drawn up|issued|sent|furnished|given|provided)',
    ],
    unless: [
      'by you',
      'you must',
      'not',
      'only if',
      'by the tenant',
      'by the customer',
      'must be returned',
      'to be returned',
      'lent to',
      'by the employee',
      '{price} {be}',
      '{things}',
    ],
    examples: [
      'Written enquiries are answered within three working days.',
      'A fault is put right within a day.',
      'A disputed transaction is investigated within 45 days.',
    ],
    counterExamples: ['Complaints are not answered.', 'Complaints should be kept short.'],
  },
];

/** A heading with one of these words and one side lists what that side has to do. */
export const OF_DUTIES =
  /\b(?:dut(?:y|ies)|obligations?|covenants?|undertak\w*|responsib\w*|promis\w*|agrees?|must|shall|do|does|need(?:s)? to|tasks?|job|side|part|please (?:would|could|will) you)\b/i;

/** Verbs of getting: what one side `has within three days`, the other has to give. */
export const GETS: ReadonlySet<string> = words('receive have get hear see');

/** What somebody sees to: `I'll get somebody out`, `you will have her raised`. */
export const HAS_DONE =
  /\b(?:have|has|get|gets) (?:(?:it|them|him|her|that|this|somebody|someone|(?:the|your|our|my|his|its|all|every|each|two|both|an?) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) )(?:\p{L}{3,}ed|mended|fixed|swept|cut|done|made|built|put|taken|rebuilt|seen|out|in|round|over)\b/iu;

/** Verbs that are a deed once a time is set for them: `we decide within thirty days`. */
export const DEED_IN_TIME: ReadonlySet<string> = words('acknowledge decide begin start');

/** Orders that may stand behind `please` or behind a condition: `If it fails, ring Donncha`. */
export const ORDERS: ReadonlySet<string> = words(`
  answer ask bring buy call check choose clean clear close confirm collect come cover deliver do drop email e-mail empty feed fetch fill finish fit follow
  give hand hold install keep leave let list lock look mail make meet message move note notify observe open order park pay phone pick place
  practise practice print provide pull put read record refrain remember remove repair reply report return ring secure send set show shut sign
  sleep speak start stay telephone contact inform store submit supply switch sweep take tell text tie transfer treat turn update use wait walk wash water wear wipe write`);

/** Orders that are names of things as well, with which a heading may begin: `Start date and hours.` */
export const HEAD_NOUNS: ReadonlySet<string> = words(`
  access call change check contact copy cover deposit exit hand hold lease leave move notice order park pay place practice record rent repair report
  return set share show start stay store supply test transfer use visit wait wash work`);

/** Verbs by which the one who is paid takes the money: the other side owes it. */
export const COLLECTS: ReadonlySet<string> = words('charge debit bill invoice collect take');

/** Verbs by which one side puts a deed on the other: `we ask each holder to give two half days`. */
export const ASKS: ReadonlySet<string> = words('ask expect require request');

/** What is done by one of the sides where it `must be` done: `The boat must be insured`. */
export const PASSIVE_DEEDS: ReadonlySet<string> = words(
  'insure return report notify pay hand give remove clean keep register repay deliver vaccinate empty lock tell clear collect inform wear show wash leave bring use store sweep',
);
