import type { Truths } from '../../../burdens/truth/truth.ts';

const CHARGED_UNTIL = '(charged|billed|debited) (again)? ... until readerside (cancel*|stop*)';

/** When it is true of a clause what is said of the price of leaving. */
export const LEAVING_COST_TRUTHS: Truths = {
  'exit-cost': {
    fair: [
      'readerside (may|can) (leave|cancel|end|walk|withdraw|go) .. (free|without|at no)',
      'right to (leave|cancel|end) .. without',
      'otherside (may|will|shall|can) not .. (charge|ask|claim|demand|keep)',
      'otherside .. (return*|refund*|pay* back|give* back|repay*) #percent',
    ],
    needs: [
      'call* (it|this|that|the #word) off',
      '(owe*|pay*) .. (rest|remainder|balance) of .. (plan|contract|membership|term|year|season|course|agreement|subscription)',
      '{leave}|{end}|goes|go|early|cancel*|remaining|repay*|clawback|before|prepay*|settle*|withdraw*|within .. (of|before|months|month|year|years)|notice|less than|unexpired|no-show',
    ],
    also: [
      '#money|#percent|pay*|repay*|owe*|charge*|fee*|cost*|half|full|whole|entire|all|refund*|keep*|deduct*|balance|reduced|due|payable',
    ],
    ifPaid: [
      'readerside* ... (pay|pays|paid|repay*|owe*|refund*|return*|lose*|forfeit*|liable|give*|reimburs*|charged|compensat*|buy* back)',
      '(deduct*|withh*|repay*|repaid|claw*|recover*|reimburs*|forfeit*|bond|commitment) ...',
    ],
    // what is charged until somebody stops it, and the rest of a price that is due before the day
    aside: [
      CHARGED_UNTIL,
      '(rest|balance|remainder) of the (hire|price|fee|rent|cost|package) (is|falls) due .... before ...',
    ],
    never: [
      // stock is bought back, a deposit pays for cleaning, the other side goes, nothing is due
      'otherside .... (buy*|bought|repurchas*|take*) back .. (stock|goods|units|shares)|stock not (bought|taken) back',
      '(taken|deducted|comes?|paid) (from|off|out of) the deposit (at|when|on) ...',
      '(otherside|i|we) may (leave|go|walk out|pack up) ... (fee|price|hire) .. (stay*|remain*|is|are) (due|payable|owed)',
      'no (early)? (exit|termination|cancellation|leaving) (fee|charge) ...',
      '(fees?|charges?|dues|rent) .... (is|are) not (charged|due|owed|payable)',
      'readerside* (will|shall|may|can|then|also)? (leave|go|stop)? (and|then)? (keep|keeps|retain*) (the|all|half|what|#percent|#money) ...',
      // who pays late leaves nothing, and who brings a thing back gets money
      '(if|when|where|should) readerside (miss*|forget*) (a|the|any|one|two|three) (#word)? (date|day|payment*|instal*|end|month*|week*|deadline) ...',
      '(if|when|where) readerside (give*|bring*|hand*|return*|send*) (back)? (the|it|them|your|readerside’s) ... otherside (refund*|repay*|return*|give* back|pay* back) #money ...',
      // a shop that shuts before its time ends nothing
      '(shut*|close*|finish*|send* .. home) early ...',
      // who cancels is not paid for that day, and pays nothing
      'cancel* .. (just|simply)? (do|does|will|shall|would) not (just)? .. pay* .. for (that|the|it|those|this)',
      "cancel* .. (just|simply)? (don't|won't|doesn't) (just)? .. pay* .. for (that|the|it|those|this)",
      // what is paid ahead for a stretch of time
      '(pay|pays|paid|payments?) ... (at once|in advance|up front|upfront|beforehand|ahead) ...',
      'readerside (own|owns|buy|buys|become* the owner) .... earlier (by|on|if)',
      '(if|unless) readerside (do|does|did) not cancel .... (trial|charged|billed)',
      'otherside (may|can) .. (end|terminate|cancel|stop) ... otherside (will|shall|must)? (refund*|repay*|return*|pay* back) ...',
      '(warrant*|representation*|statement*|declaration*) .. (inaccurate|untrue|false|incorrect|misleading|wrong)',
      '(written|writ*) off|writ* it off|stolen|no hard feelings|readerside (may|can) walk away',
      '(if|when|where|should) (the)? (otherside|owner|host|organiser|organizer|venue|operator|seller|provider) .. (cancel*|call* off|withdraw*) ... readerside .. (get|gets|receive*|is refunded|are refunded) ...',
      'unless readerside (keep|keeps|go on|continue*) .. pay*',
      'readerside (shall|will|is|are|must|would) (also)? (be)? (paid|refunded|repaid|compensated|reimbursed|given) ...',
      '(if|where|when|should) otherside (cancel*|end*|terminat*|stop*|withdraw*) .... (it|they|he|she|otherside) (shall|will|must)? (pay|pays|owe|owes|refund*|return*)',
      'otherside (may|can|will|shall) .. (end|terminate|cancel|close|suspend) (the|this|your|readerside*) (membership|agreement|contract|account|tenancy|lease|plan|booking|policy|licen*|subscription) (if|when|where|after)',
      'otherside (stop*|end*|cancel*|leave*|pull* out|withdraw*) ... readerside* .. (get|gets|receive*|is given|are given|back)',
      '(payments?|instal*|fees?) (is|are|was|were) (missed|late|unpaid)|miss* .. (payment*|instal*)',
      '(what|costs?|expenses?|anything|sums?|money) (otherside|we|i|they|he|she|it|#owner)? (has|have|had)? .. (really|actually|truly|already)? .. (spent|laid out|paid out|incurred)',
      '(real|actual|proven|documented|out-of-pocket) (cost*|loss*|expense*|outlay*)',
      '(employ*|hire|hires|engag*|recruit*|take* on|poach*|entice*|solicit*) ... (otherside’s|our|their|its|the) (own)? (#word)? (staff|employee*|worker*|nann*|carer*|cleaner*|tutor*|teacher*|people|team|personnel|helper*|driver*|guard*|nurse*)',
      '(employ*|hire|hires|engag*|recruit*|take* on|poach*) ... (any|one|a member|members) of (otherside’s|our|their|its|the) (#word)? (staff|employee*|worker*|nann*|carer*|cleaner*|tutor*|teacher*|people|team|personnel)',
      '(authoris*|authoriz*|agree*|consent*) (to|that) .. (deduct*|take|taken)|we .. deduct* .. from|may deduct',
      "(not|never|no|won't|n't) (be)? (refund*|return*|give back|given back|pay back)",
      '(dirty|uncleaned|unclean|left in it|left behind|not swept|damaged)',
      'overstay*|holds? over|stays? on|(fail*|refus*) to (vacate|leave|return|hand back|go)',
      '(without|no|free of) (paying)? (any|a|the)? (further|extra)? (charge|cost|fee|penalty)|pay* nothing (more|else|further)|nothing (extra|more|else)',
      "otherside (won't|will not|does not|shall not) .. (ask|charge)",
    ],
    instead: [
      { says: [CHARGED_UNTIL], family: 'auto-renewal' },
      {
        says: [
          'otherside may {end} .... (no|without) (early)? (exit|termination|cancellation|leaving) (fee|charge) ...',
        ],
        family: 'unequal-exit',
        variant: 'only-they',
      },
      {
        says: ['otherside may {end} .... (without|for no|for any) (giving)? (a|any)? reason ...'],
        family: 'sudden-end',
      },
      {
        says: ['(taken|deducted|comes?|paid) (from|off|out of) the deposit (at|when|on) ...'],
        family: 'withheld-pay',
        variant: 'deductions',
      },
      {
        says: ['(if|unless) readerside (do|does|did) not cancel .... (trial|charged|billed)'],
        family: 'auto-renewal',
      },
      { says: ['(deduct*|take) ... (from|off) ...'], family: 'withheld-pay', variant: 'deductions' },
      {
        says: ["(not|no|never|won't|n't) (be)? (refund*|return*|give back|given back|pay back)"],
        family: 'forfeiture',
      },
      {
        says: [
          'dirty|uncleaned|unclean|left in it|left behind|not swept|damaged',
          '(employ*|hire|hires|engag*|recruit*|take* on|poach*|entice*|solicit*) ... (staff|employee*|worker*|nann*|carer*|cleaner*|tutor*|teacher*|people|team|personnel|helper*|driver*|guard*|nurse*)',
        ],
        family: 'penalty',
        variant: 'any',
      },
    ],
  },
  'exit-cost/refilled': { standsAlone: true },
  'exit-cost/sliding': {
    // what is said of it is that nothing is taken off when somebody else comes
    never: [
      '(except|unless) .. (where|if|when)? .. (another|somebody|someone|other|we) .. (book*|take*|fill*|find*|sell*|let|relet)',
    ],
    instead: [
      {
        says: [
          '(except|unless) .. (where|if|when)? .. (another|somebody|someone|other|we) .. (book*|take*|fill*|find*|sell*|let|relet)',
        ],
        family: 'exit-cost',
        variant: 'any',
      },
    ],
  },
};
