import type { SidedRule } from './sided-rule.ts';

const THINGS =
  'dog|cat|animal|pet|horse|pony|car|van|vehicle|bike|bicycle|boat|caravan|goods|things|belongings|furniture|equipment|instrument|piano|suit|dress|garment*|clothes|laptop|phone|watch|ring|jewel*|article*|item*|parcel*|tools|machine|possessions|property|keys|it|them';

/** What the other side holds, gives away or decides while money is owed, and who picks the one who decides. */
export const SIDED_KEEPING: readonly SidedRule[] = [
  {
    family: 'entry-or-seizure',
    variant: 'self-help',
    severity: 'high',
    says: [
      `O (may|can|will|shall|is entitled to|are entitled to|has the right to|have the right to) .. (find|seek|look for) .. (a|another) (new)? home ...`,
      `O (may|can|will|shall|is entitled to|are entitled to) .. (rehome|re-home|give away|sell|auction|donate|destroy|scrap|dispose of) (the|R’s|any|that)? (#word)? (${THINGS}) ...`,
      `O (may|can|will|shall|is entitled to|are entitled to) .. give (R’s|the)? (#word)? (${THINGS}) (away|to #word)`,
      'O (may|can|will|shall|is entitled to|are entitled to) lock ... (in|up|away) .. (keep|hold|retain) ... (until|till|unless) ... (paid|settled|cleared|owed)',
      '(is|are|becomes?|become) O’s to (rehome|re-home|sell|keep|give away|dispose of|auction|scrap) ...',
    ],
    and: [
      '(not|never|isn’t|aren’t|n’t|un)? .. (collected|fetched|claimed|picked up|removed|cleared)|uncollected|unclaimed|left (behind|here|there|in)|abandoned|after #time|within #time|#time (after|late|past|behind)|overdue|unpaid|not paid|remain*',
    ],
    unless: [
      'order of (a|the) court|court order|not (sell|give|dispose|rehome)|rubbish|perishable|food|(only)? (with|after) R’s (consent|agreement|yes)|if R (ask*|wish*|want*)|for R',
      'R (may|can|shall|must|will) (not)? (sell|dispose|give|rehome)',
    ],
    milder: [
      '(after|with) .. (writing|letter|notice|reminder*) ... (#time|notice)|account .. for the (balance|rest)',
    ],
    examples: [
      'If the cat is not fetched ten days after the last day, we may find a new home for it.',
      'A garment that is not collected within 90 days is ours to sell.',
      'After 60 days unpaid we may sell the goods.',
      'If rent is unpaid, we can lock your stall and stock in and hold them until all is paid.',
    ],
    counterExamples: [
      'You may sell the goods after 60 days.',
      'We may sell the goods only with your consent if they are not collected.',
      'We sell tickets after two days.',
    ],
  },
  {
    family: 'entry-or-seizure',
    variant: 'lien',
    severity: 'medium',
    says: [
      `O (may|can|will|shall|is entitled to|are entitled to|has the right to|have the right to)? .. (keep|keeps|hold|holds|retain|retains|detain|hold on to|hang on to) (on to)? (the|R’s|all|any)? (#word)? (#word)? (${THINGS}) ... (until|till|unless) ... (paid|pay|pays|settled|cleared|owed|met|it is|they are|due)`,
      '(lien|right of retention) (on|over|upon) ... (until|for) ...',
      `(the|R’s) (#word)? (${THINGS}) (stay|stays|remain|remains) with O (until|till) ... (paid|settled|cleared)`,
    ],
    unless: [
      'R (may|can|will|shall)? (keep|hold|retain)|(money|deposit|retainer|payment) ... (until|till)|waive*|no lien|not (keep|hold|retain)',
    ],
    graver: ['sell|sold|auction|other (bill|debt|invoice|sum)*|any (sum|debt|account)'],
    examples: [
      'If a bill is open, we may keep your dog until it is paid.',
      'Your suit stays with us till the invoice is settled.',
    ],
    counterExamples: [
      'You may keep the goods until you are paid.',
      'We keep the deposit until the bill is paid.',
    ],
  },
  {
    family: 'security',
    variant: 'any',
    severity: 'medium',
    says: [
      'O .. (take*|hold*|keep*|retain*|ha(s|ve)) (a|the|R’s)? .. (security interest|title|logbook|log book|ownership|deeds|passport|certificates?|mark sheets?|pink slip|registration (papers|book|certificate)|mortgage|charge|lien) (in|on|over|of|to|until|till|while|as|for) ...',
      '(until|till|while) ... (paid|owed|repaid) ... O .. (hold*|keep*|retain*) .. (title|logbook|log book|deeds|passport|papers|ownership|certificate*)',
      'R’s .. (certificate*|passport|papers|deeds|title) .. (is|are) .. (lodged|deposited|kept|held|left) with ...',
      '(title|ownership) ... (stays?|remains?|passes|is kept) ... (until|only when|only after|not .. before) ... (paid|payment|instal*|price)',
    ],
    unless: [
      'no (security|charge|mortgage|lien)|not (take|hold|keep)|none over|R (keep*|hold*|retain*|take*)|free (from|of)|title (number|page)|service charge|late charge|extra charge',
    ],
    graver: ['house|home|passport|degree|flat|land|pension'],
    onlyWeaker: true,
    examples: [
      'Until it is paid we hold the title of your car.',
      'We take a security interest in the panels.',
      'Your degree certificate is lodged with the office.',
    ],
    counterExamples: ['We take no security interest in the house.', 'You keep the title of the car.'],
  },
  {
    family: 'sole-discretion',
    variant: 'decides-alone',
    severity: 'medium',
    says: [
      '(arbitrator|expert|adjudicator|referee|umpire|valuer|surveyor|assessor|mediator) .. (to be)? (appointed|chosen|named|nominated|selected|picked|hired) (only|alone|solely)? by (O|the (managing|chief|general|executive) (#word))',
      'O .. (appoint*|choose*|name*|nominate*|select*|pick*) (the|a|an) (sole)? (arbitrator|expert|adjudicator|referee|umpire|valuer)',
    ],
    unless: [
      'both|jointly|agree*|president of|institut*|court|either|R (also)? (appoint*|choose*)|from a list|bar council|law society',
    ],
    graver: ['sole|final|binding|alone'],
    onlyWeaker: true,
    examples: [
      'Disputes go to a sole arbitrator appointed by us.',
      'We choose the expert, whose answer binds you.',
    ],
    counterExamples: [
      'Disputes go to an arbitrator appointed by both of us jointly.',
      'You choose the expert from a list.',
    ],
  },
  {
    family: 'withheld-pay',
    variant: 'deductions',
    severity: 'medium',
    says: [
      'O (may|can|is entitled to|are entitled to) .. (stop|suspend|cut|reduce|pause|end|lower|withdraw) .. (the|R’s)? .. (stipend|salary|wages?|pay|fee|allowance|funding|grant|retainer|honorarium) ...',
      '(stipend|salary|wages?|pay|allowance|retainer|honorarium) (stops|ends|is suspended|falls away|is reduced|is cut) (if|when|where) ...',
      '(contract|agreement|employment|post|position) (falls away|ends|lapses|comes to an end) ... (donor|funder|grant|funding|client|sponsor) ...',
    ],
    unless: [
      'not (stop|suspend|cut|reduce)|R (may|can) (stop|suspend)|resign*|misconduct|absent|strike|only (with|after) R’s|fee* (for|of) (the #word|R)|overpa*',
    ],
    graver: ['at any time|donor|funds|discretion|without'],
    onlyWeaker: true,
    examples: [
      'We may stop the stipend if a sponsor leaves.',
      'The contract falls away if the donor ends the grant.',
    ],
    counterExamples: ['You may stop the allowance.', 'We may not reduce your pay.'],
  },
  {
    family: 'exit-cost',
    variant: 'on-sale',
    severity: 'medium',
    says: [
      '(if|when|should|before|on) R .. (sell*|sold|transfer*|move* (house|home|out)) ... (pay out|pay off|prepay|repay|due|settle) ... (loan|lease|balance|rest|whole|all|everything|payments?|instal*|finance)',
      '(loan|balance|rest|whole|everything|payments|finance) ... (due|payable|repaid|paid off|paid out) ... (if|when|on|upon) .. (sale|R .. sell*|R .. move*)',
    ],
    unless: [
      'R (may|can|need) (not)? (pay|repay|prepay|keep)|no (early|exit)|without (a|any) (fee|charge)|O (sell*|move*)',
    ],
    onlyWeaker: true,
    examples: ['If you sell the house before then, you must pay out the loan at settlement.'],
    counterExamples: ['If you sell the house you may keep the loan.'],
  },
];
