import type { SidedRule } from './sided-rule.ts';

const HELPERS =
  '(boys|men|people|lads|cousins?|brothers?|sons?|staff|team|workers?|guards?|collectors?|drivers?|technicians?|agents?)';
const NOT_PAID =
  '(not|never|n’t) .. (pay*|paid)|unpaid|(fail|fails|failed|miss|misses|missed) (to pay|#number (times|payments?|months?|instal*)|(one|two|a|any) (payment*|instal*|month*|times))|(debit|payment|cheque|instal*) .. (fail*|bounce*|missed|late|overdue)|(weeks?|months?|payments?|instal*) behind|behind (with|on|in)|late (with|payment*|instal*|rent)|(rent|instal*|fee*) .. (late|overdue)|(while|until|till|unless|if) .. owe*|arrears|(until|till|unless) .. (last (rupee|penny|cent|naira|shilling)|is paid|full (payment|money))';

/** Things in everyday words: who helps himself to them, and what becomes of those left behind. */
export const SIDED_SAID_OF_THINGS: readonly SidedRule[] = [
  {
    family: 'entry-or-seizure',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `O’s (#word)? ${HELPERS} .. (will|can|may|shall)? .. (carry|carries|fetch|take|collect|remove|lock|switch off|cut off|dismantle|disconnect|pick up|seize|pull out) ...`,
      'O (may|can|will|shall)? (come|comes|will come|can come|may come|shall come) (to|and|over to)? (fetch|take|collect|get|remove|pick up|carry away) (away|back)? (the|R’s|it|them) ... (without|no) (call|calling|notice|warning|court|police|asking|word) ...',
      'O (may|can|will|shall)? (come|comes) (to|and|over to)? (fetch|take|collect|get|remove|pick up|carry away) (away|back)? (the|R’s|it|them) ...',
    ],
    and: [NOT_PAID],
    unless: [
      'child*|kids?|pupil*|guests?|passengers?|patients?|dogs?|cats?|old (#word)?|nothing|order of (a|the)? court|court order|R (ask*|wish*|want*|call*) |not (take|fetch|remove|lock|dismantle|come)|never (take|fetch|remove|lock|dismantle|come)|rubbish|samples?|laundry|parcels?|after .. (written)? (notice|reminder)|payment from R|(fetch|collect|take|takes|collects|fetches) (the|R’s|any|all|no|more|an?)? (#word)? (money|rent|rents|payments?|cash|fees?|instal*|arrears|debts?|bills?|cards?|calls?|orders?|bookings?|messages?|questions?|details|balance|deposits?|dues)',
    ],
    onlyWeaker: true,
    examples: [
      'If you fail two times, our boys will carry the freezer and lock the shop, we do not need police or court.',
      'Till the last rupee is received our men can switch off and dismantle the plant at any time.',
      'If you are two weeks behind, our drivers take the van if payments do not restart.',
      'Is there one debit that fails, we come to fetch the bike from your shed without call.',
    ],
    counterExamples: [
      'Our men will fetch the parcels at your door.',
      'If you do not pay we come to collect the rent.',
      'Our drivers fetch the children behind the school.',
      'If you are late, our staff take the dog out.',
      'Our staff take late payments by card at the desk.',
      'Our agent will collect arrears each Friday.',
      'Our team can take calls about unpaid bills.',
      'Where an invoice is unpaid our workers may take no new orders.',
      'Once full payment is in, we come and take the old kitchen away.',
      'If you do not pay, we may take the bike only with a court order.',
    ],
  },
  {
    family: 'entry-or-seizure',
    variant: 'said',
    severity: 'medium',
    isCertain: true,
    says: [
      '(locks?|lockers?|bags?|things|belongings|items|anything) .. (left|not (collected|fetched|cleared|removed)) ... (get|gets|is|are|will be) (cut|binned|thrown|given away|sold|disposed|dumped) ...',
      '(locks?|lockers?|bags?|things|belongings|items|anything) .. (left|not (collected|fetched|cleared|removed)) ... (go|goes) to (charity|the jumble sale|the tip|the skip|the bin|the dump|auction) ...',
    ],
    unless: [
      '(after|within|kept for|for) .. (month*|weeks|thirty|sixty|ninety|30|60|90)|food|perishable|rubbish|written notice|(two|three|[2-9]|1[0-9]) days|reminder',
    ],
    onlyWeaker: true,
    examples: [
      'Locks left overnight get cut and the contents go to charity the next morning.',
      'Bags left in the hall go to the jumble sale.',
    ],
    counterExamples: [
      'Things left behind are kept for a month and go to charity after that.',
      'Food left in the fridge goes to the bin after a reminder.',
    ],
  },
];
