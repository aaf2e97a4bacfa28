import type { Truths } from '../../../burdens/truth/truth.ts';
import { LOST_MONEY_TRUTHS, WHOEVER_PAYS } from './lost-money.ts';

const PAYS_DIFFERENCE =
  '(pay*|cover*|meet*) the (difference|shortfall) (personally|himself|herself|from .. own)';
/** What is owed because somebody goes or calls it off. */
const LEAVING_SOONER: readonly string[] = [
  '(leaving|stopping|quitting|cancelling|canceling|ending) (it|this)? (early|earlier|sooner|before) ... cost* ...',
  'call* (it|this|that|the #word) off ... readerside (owe*|pay*) ...',
];

/** When it is true of a clause what is said of charges, pay, costs and money lost. */
export const MONEY_TRUTHS: Truths = {
  penalty: {
    needs: [
      '#money|#percent|charge*|fee|fees|fine*|penalt*|interest|damages|double|twice (the|as|what|that)|one (third|half|tenth|thirtieth|twentieth)|pay*|owe*|cost*|due',
    ],
    never: [
      // the price of leaving is told as such
      ...LEAVING_SOONER,
      // what comes off a deposit is told as such, and a deposit is no charge
      '#money (to be)? (then)? (returned|refunded|repaid|paid back|given back) ...',
      // who pays all at once is spared what comes later
      '(pay|pays|give|gives) #money (at once|in one|up front|in full) .. need* not ...',
      '(which|that) is (just|exactly|only|no more than)? what ... (charge*|cost*|bill*|take*) (otherside|us|me)',
      '(judgment|judgement) ... (registered|entered) ... (removed|struck)',
      // what is given on top is no charge
      '(a|the|an|end|one|extra|yearly|annual) bonus (is|of|:|.)? #money (for|to|on|per|each|every|if|when|payable|after|at|goes) ...',
      '(engineer|technician|driver|delivery|courier) .. late ... #money to readerside ...',
      '(no need|need not|not obliged|not required|no obligation|not have) to (take|buy|order|have) (any|them|it|more) ...',
      '(vote|votes) ... (double|twice) ...',
      '(minimum|least) (sum|payment|amount) means ...',
      '(retainer|salary|commission|stipend|allowance) of #money (on|per|each|every|a) ...',
      'annual (interest|percentage) rate #percent fixed|#percent fixed|charged daily on the (unpaid)? balance',
      '(first|last) month* (rent|payment|fee) ... (start|beginning|advance|upfront|up front|moving|signing)',
      'readerside .. (receive|receives|get|gets|earn|earns|be paid|is paid|are paid|be credited|are credited|is credited) ... (#money|#percent)',
      'readerside* .. (salary|wages?|pay|fee) (is|are|will be|shall be|of) .. #money',
      '(direct debit|standing order|instalments?|installments?) .... (until|till) .. (balance|debt|loan|credit|whole|all|amount|sum|it) ...',
      '(overtime|hours|work|shifts?|holidays?|sundays?) (is|are|will be|shall be) (also)? paid ...',
      'a (cap|limit|ceiling) of #money|spend* (cap|limit)',
      // the clause itself says that it is what they pay
      '(because|since) ... (charge*|cost*|bill*) otherside',
      '(what|whatever|exactly what|only what) .. (it|that|they|this)? (cost*|charge*) otherside',
      'tax* .. interest (or|and) penalt* .. (aris*|assess*|impos*|due)',
      'severance|redundancy (pay|payment*)|notice pay|compensation for loss of (office|employment)',
      'paid (monthly|weekly|quarterly|yearly|annually)? in arrears? (by|on|into|to)',
      '(costs?|costing) (readerside)? nothing|is free of charge|no (late)? fee (is|will be) (added|charged)',
      '(otherside) .. (owe*|will owe) readerside',
      '(rent|licence fee|membership|subscription|price|hire|room) (is|of|:|will be) #money (a|per|each) (week|month|year|night|day)',
      'readerside (is|are) paid|readerside (receives|receive|gets|get|earns|earn) ...',
      'readerside’s liability ... (limited|exceed)|otherside (may|will) lend',
      '(take*|deduct*|knock*) .. #percent (of|off|from) (the)? (fee|price|pay|sum)',
      '(accrue*|earn*|receiv*|get|gets|entitled to) .. (#word)? (hour|hours|day|days|paid|time off|leave|holiday|premium|bonus|interest) ...',
      '(take*|took|knock*) .. #percent off readerside* (fee|price|rent|charge)',
      'otherside (shall|will|must|may)? (pay|pays|credit*|refund*|owe|owes|give* back) ...',
      '(charge*|costs?|is|are|pay*) #money (for|per) (each|every|a|one|any) (#word)? (day|meal|lesson|visit|session|hour|child|person|night|week|month) (for|of)',
      '(is|are|fees) #money (a|per|each) (day|week|month|hour|lesson|session|night)',
      '(hourly|daily|weekly|monthly) (rate|pay|wage|fee) (is|of)|(attract*|earn*) (a)? (flat|minimum)? #money',
      '(not|never|no) .. want interest|no interest|interest-free',
      '(billed|charged|paid) (at|by) #money (a|an|per) (hour|day)',
      '(each|every|any|per) (extra|further|additional) (night|day|week|hour|month|person|mile|lesson|meal|copy) (is|are|will be) (charged|billed) at #money',
      '(if|when) readerside .. (want|wants|like|likes|wish|wishes|ask for|asks for|need|needs) ... (it|that) (is|costs?|comes to) #money',
      '(no|not|never) ... (late fee|interest|penalty|charge) (is|are|will be|shall be)? (charged|added|due|payable|made|owed)',
      'not (be)? (charged|asked) ... (interest|fee|charge|penalty)',
      // the price of a thing or a stretch, and what a price already holds
      '#money (for|per|a|an|each) (each|every)? (extra|further|additional|excess)? (kilomet*|km|mile|miles|litre|page|item|box|bag|copy|metre)',
      'included in the (instal*|price|fee|fees|rent|premium|payments?|total)',
      '(that|this|it|which) makes #money|(repay*|pay*) .. (back)? the (credit|loan|amount) within',
      '(fee|rent|price|hire|charge) (is|are|will be|shall be) (abated|reduced|waived) ...',
    ],
    ifPaid: [
      'readerside (shall|will|must|would|may|is|are|has to|have to|agrees to)? .. (pay*|owe*|forfeit*|lose*|refund*|return*|reimburs*|bear*|liable|fined|charged|compensat*|credit*|allow*|give*)',
      '(deduct*|fined?|fines|disciplin*|docked|withh*|set off|clawed? back|clawback|taken from|kept back) ...|liquidated damages|late (arriv*|for|shift*|log-in|start|delivery)|(absen*|no-show|till|cash|shortage*|breakage*) ...',
      '(pay|salary|wage*|fee|price|commission|invoice|rent) ... (is|be|are) (reduced|cut|lower*)|less #money|#percent .. (off|less)',
      'from readerside’s (pay|wage*|salary|fee|earnings)|readerside’s (breach|default|failure|delay)',
    ],
    instead: [
      { says: LEAVING_SOONER, family: 'exit-cost' },
      {
        says: ['(take*|deduct*|knock*) .. #percent (of|off|from) (the)? (fee|price|pay|sum)'],
        family: 'withheld-pay',
        variant: 'late-work',
      },
    ],
  },
  'penalty/late-fee': {
    needs: [
      'late|later|overdue|unpaid|delay*|arrears|not (been)? paid|missed|reminder*|behind (with|on|in|by|,)|(is|are|am|be|fall*|falls|fell|get|gets|week|weeks|month|months|days) behind|fail*|outstanding|returned|default*|past due|not (received|returned|paid)|after (that|the) (day|date)|overstay*|overrun*|beyond|still (on|in|there)|interest',
    ],
    never: [
      '(waiting|standing) ... #money',
      '(introduction|placement|finder*|recruitment|referral|agency) (fee|charge)',
      '(include*|including|inclusive of|contain*) (simple|compound|fixed|variable|yearly|annual)? (interest|finance charges?) (at|of) .. #percent ...',
      '(returned|bounced|failed|declined|rejected|dishonoured|dishonored) (payment*|cheque*|check*|debit*|transfer*)',
      '(warrant*|representation*|statement*|declaration*) .. (inaccurate|untrue|false|incorrect|misleading|wrong)',
      '(take*|deduct*) .. #percent (of|off|from) (the)? (fee|price) ... (week|day|month)',
    ],
    instead: [
      {
        says: ['(take*|deduct*) .. #percent (of|off|from) (the)? (fee|price)'],
        family: 'withheld-pay',
        variant: 'late-work',
      },
      {
        says: [
          '(returned|bounced|failed|declined|rejected|dishonoured|dishonored) (payment*|cheque*|check*|debit*|transfer*)',
        ],
        family: 'penalty',
        variant: 'any',
      },
    ],
  },
  ...LOST_MONEY_TRUTHS,
  'minimum-commitment': {
    instead: [{ says: [PAYS_DIFFERENCE], family: 'answers-for-others' }],
    fair: ['readerside need not|no minimum'],
    also: [
      '#money|#percent|pay*|fee*|buy*|purchas*|order*|spend*|charg*|bill*|invoic*|hours?|shifts?|visits?|sessions?|sales|sell*|deliver*|jobs?|units?|volume*|bookings?|book*|days?|nights?|weeks?|months?|years?|rate*|score*|target*|quota*|commit*|shortfall|tier|posts?|videos?|copies|guests?|posts?|guarantee*|take*|serve*|work*|play*|stay*',
    ],
    needs: [
      'or more|or above|score|minimum|at least|not less|no (fewer|less)|quota*|target*|fewer|less than|below|shortfall|whether or not .. (used|use|uses|attend*|taken|takes?|works?|there|so many|present|come|comes)|irrespective of|used or not|take or pay|commit*|guarantee*',
    ],
    never: [
      // how long a home may be let to others is no minimum that somebody owes
      'not be? (let|rented|leased|sublet|hired) (out)? ... less than #time|no (home|house|flat|unit|lot|room) ... (let|rented|leased|sublet) ... less than #time',
      PAYS_DIFFERENCE,
      'insur*|indemnity|cover of|cover for|limit of liability|(future|residual|resale) value',
      // what is left of a debt when the thing is sold
      'surplus (over|after|of|left)|best price|proceeds of .. sale|sale proceeds',
      'otherside (shall|will|must|agrees to)? (pay|pays|guarantee*|offer*|provide*|deliver*|give*) ...',
      '(attract*|earn*|receiv*|paid) (a|at)? (flat|minimum)? .. #money',
      'years? old|aged ...',
      '(guarantee*|promise*) .. (output|production|availability|speed)|otherside ... (pay|pays|credit*|refund*) readerside',
    ],
    ifPaid: [
      'readerside|(hours|shifts|days|deliver*|orders|score|rate|target*|quota*|sales|visits|jobs|fewer|tier|commit*|shortfall|difference)',
    ],
  },
  'cost-shifting': {
    needs: [
      'included in (the|readerside*) (rent|fee|price|hire|charge)',
      'cost*|expens*|repair*|tax*|insur*|bill|bills|premium*|clean*|maintain*|maintenance|reimburs*|shortage*|responsib*|bear*|borne|excess|levy|levies|outgoings|your own|readerside’s own|replac*|postage|pays? for|for .. (account|expense)|split|pay* ... (for|although|even|also)|payable .. (although|even|also)|(fee*|charge*) (for|of) ...|service charge*',
    ],
    // the other side does it
    aside: [
      '(is|are|that’s|it’s) for otherside to (mend|repair|fix|pay|replace|clean|bear|carry|put right) ...',
    ],
    never: [
      // the price of time that runs over, which whoever is late can see
      '#money (is|are|will be) (charged|due|payable|added) for (every|each) ...',
      WHOEVER_PAYS,
      '(otherside|we|i) (will|shall|must|would)? (pay*|bear*|cover*|carry|carries) (the)? first ... ourselves|(otherside|we|i) .. pay* .. ourselves',
      'readerside (shall|will|must|is|are) (also|then)? be paid (all|any|every|for|severance|the|one|two) ...',
      'readerside (never|does not|do not|will not|shall not|need not|would not) (owe*|pay*|bear*|have to pay) ...',
      '(is|are) (readerside*|your|a matter of) (own)? choice|(is|are) optional|up to readerside|if readerside (want|wants|like|likes|wish|wishes|choose|chooses)',
      '(sick pay|salary|wage*|holiday pay|pay|bonus|pension*) (is|are|will be|shall be) paid',
      '(paid|borne|met|covered|carried|paid for) by (otherside|the #word|our #word)',
      '(at|on) otherside’s (own)? (cost|expense)|otherside ... (at|on) (her|his|their|its) own (cost|expense)',
      '(club|society|association|company|firm|landlord|owner|school|trust|committee) (mends?|repairs?|replaces?|maintains?|restores?) ... (at|on) (its|her|his|their) own (cost|expense)',
      '(grounds? (include|are)|non-?payment for)',
      'otherside (will|shall|must)? (repair*|replace*|mend*|pay*) ... (at)? (its|our|their|otherside’s)? (own)? (cost|expense)',
      'pay* (me|us|otherside|it|this|that|them)? (all)? back|repay*|instalment*|skip*',
      'otherside (shall|will|must|agrees to|has to)? (pay|pays|bear*|cover*|meet*|reimburse*|supply|supplies)',
      '(charged|billed) to otherside|(is|are) (ours|otherside’s) (cost|expense|responsibility|to pay)|otherside’s (own)? (cost|expense|responsibility|account)',
      "won't ask for|nothing extra|no extra|free of charge|at no (extra)? (charge|cost)",
      '(balance|rest|surplus|difference) (is|goes to|belongs to) readerside*|readerside (get|gets|receive*) (the|what)',
    ],
  },
  // the words of these rules tell it
  'cost-shifting/pays-while-closed': { standsAlone: true },
  'cost-shifting/their-firm': { standsAlone: true },
  'cost-shifting/excess': {
    standsAlone: true,
    never: [
      '(otherside|we|i) (will|shall|must|would)? (pay*|bear*|cover*|carry|carries) (the)? first|ourselves',
    ],
  },
  'benefit-lost/not-covered': { standsAlone: true },
  'auto-renewal/full-price-follows': { standsAlone: true },
  'open-price': {
    fair: ['not more than #money|never (changes?|rises?)|up to #money|is fixed'],
    needs: [
      '#percent|vari(es|able)|price*|cost*|fee|fees|charge*|rate*|sum*|amount*|bill*|rent|expens*|share|quot*|estimate*|tax*|pay*|dues|premium*',
    ],
    never: [
      '(is|are) #money',
      '(charged|billed) to otherside',
      'otherside (pays?|shall pay|will pay|bears?)',
    ],
  },
  security: {
    needs: [
      'secur*|lien|pledge*|charge*|mortgage|collateral|title|ownership|deposit*|cheque*|hold*|held|keep*|owner|guarantee|passport|certificate*|card',
    ],
    never: [
      '(tax|energy|carbon|renewable) (energy)? (credit*|certificate*|incentive*|rebate*)',
      // a ban on selling or charging, a debt that is there already, and what is claimed on it
      '(not|never|none|nor) .... (sell|let|lease|pledge|discount|mortgage|subdivide|charge) (,|or) ...|(sell|pledge|discount) (,|or) ... (none|not|nothing|never) ...',
      'names? .. (stay*|remain*|are|is) .. on the mortgage',
      'interest (on|for) (the|her|his|their|readerside*) mortgage',
    ],
    instead: [
      {
        says: [
          '(sell|pledge|discount) (,|or) ... (none|not|nothing|never) ...',
          'readerside (must|shall|may|will) not .... (sell|let|lease|mortgage|subdivide) (,|or) ...',
        ],
        family: 'restraint',
      },
      { says: ['names? .. (stay*|remain*|are|is) .. on the mortgage'], family: 'answers-for-others' },
    ],
  },
};
