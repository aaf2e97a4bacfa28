import type { Truths } from '../../../burdens/truth/truth.ts';

const PAYS_DIFFERENCE =
  '(pay*|cover*|meet*) the (difference|shortfall) (personally|himself|herself|from .. own)';
/** What either side pays for what it does itself: no burden of one. */
const WHOEVER_PAYS =
  '(the one|whoever|the person|the (family|side|party|house|neighbour|friend)|anyone) (who|that)? (broke|breaks|caused|causes|cancel*|damage*|spoil*|did|does|lost|loses|drove|drives) ... pays? ...';

/** When it is true of a clause what is said of charges, pay, costs and money lost. */
export const MONEY_TRUTHS: Truths = {
  penalty: {
    needs: [
      '#money|#percent|charge*|fee|fees|fine*|penalt*|interest|damages|double|twice (the|as|what|that)|one (third|half|tenth|thirtieth|twentieth)|pay*|owe*|cost*|due',
    ],
    never: [
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
  forfeiture: {
    fair: [
      '(keep*|go* on|continu*) running|keep* (it|them|him|her|the #word) from|keep* (it|them|the #word) (clean|clear|tidy|shut|dry|open|closed)',
      '(not|never) (be)? (forfeit*|lost|kept|withheld)',
      // what is kept to cover a debt is not lost beyond it
      '(keep*|kept|hold*|held|retain*|used?|set|put|appl*) ... (deposit|bond|money|it) .. (against|towards|for|to cover) (what|any|the|whatever|unpaid|rent|arrears) ..',
    ],
    ifPaid: [
      'readerside* (shall|will|must|may|has to|have to|agrees to|can)? .. (lose*|forfeit*|refund*|repay*|pay* back|give* (it|them|back)|return*|waive*|forgo*)',
      '(bonus*|commission*|leave|holiday*|wage*|salary|tips|stipend|shares?|options?|benefit*|points|overtime|allowance*|pension*|incentive*|earn*|hours|unpaid|accrued|claim*|interest|debt|instal*|loan|royalt*|work done|invoice*|the (rest|balance)) ... (lost|lapse*|forfeit*|expire*|not (be)? (paid|payable|owed|due)|void|gone|nothing|falls? away|wiped|extinguish*|cancel*|reduced)',
      '(los*|forfeit*) (of)? (the|any|all|your|readerside’s|every|his|her) ...',
      '(refund*|repa(y|id|ys)|returned|paid back) (in full|by readerside|all|everything)',
    ],
    needs: [
      'final|used up|give* .. away|lost|lose*|forfeit*|refund*|non-?refund*|keep*|kept|retain*|lapse*|expire*|void|back|returned|nothing|no longer|not paid|gone|cancel*|carr* (over|forward)|deduct*|without (compensation|pay)|no reduction|unused|not (be)? (returned|repaid|transferable)|waste*',
    ],
    never: [
      // books are kept, things are put back, pain comes back
      '(keep*|kept) (the|a|an|my|our|proper|true|full)? (#word)? (book|books|notebook|list|records?|diary|rota|score)|(book|books|accounts|records|minutes) (is|are|to be|shall be|be) kept ...',
      '(put|puts|bring*|hang*|place*) (it|them|the #word) back .. (once|again|after|up|for|in|on)',
      '(promise*|guarantee*|say|sure) (that)? ... (will|would|does) not come back',
      // what a court may order, and what is paid on something that was not brought back
      'lose* (the (case|claim|action|appeal))? .. the court .. (order*|decid*) ...',
      '(do|does|is|are) not (come|brought|given|sent|handed) back ... (charge*|costs?|pay*|owe*)',
      'discounts? .... (added|charged) (back|again)',
      '(does|do|will|shall|did) not replace ...',
      'readerside (get|gets|receive*|will get) (another|a new|a replacement) ...',
      'may (end|terminate|cancel) it only if ...',
      'nobody (will|shall) (chase|ask) readerside ...',
      '(refunded|returned|repaid|paid back) .... (after|less|minus) .. (documented|proven|proved|itemi*ed|agreed|actual) ...',
      'readerside (owe|owes|pay|pays) (a|an)? (#word)? (fee|charge|fine) of #money ...',
      WHOEVER_PAYS,
      '(whole|full|yearly|annual|entire) .. premium (is|becomes|shall be|will be)? .. (due|payable)',
      'readerside (shall|will|must|is|are) (also|then)? be paid (all|any|every|for|severance|the|one|two) ...',
      'readerside ... and (may)? (keep|keeps|retain*) (the|all|it|what|its|her|his)',
      'readerside* .. #time .. (from|after|of)? .. to (cancel|withdraw|change .. mind|think)|cooling-?off',
      'readerside (has|have) .. got? #time ... to (cancel|withdraw)',
      'readerside (get|gets|receive*) .. (everything|all|every|the (deposit|rent|price|fee)) .. back',
      'otherside .. (return*|refund*|give* back|pay* back|repay*) .. (everything|#percent|all|any (fee|sum|part|amount))',
      '(rights?|copyright|ownership|title) .. (stay*|remain*|belong*)',
      '(give*|pay*|hand*|send*) (half|part|some|most|#percent|a (half|third|quarter|part)|two thirds) .. back|refund* (half|part|most|#percent|a (half|third|quarter|part)|two thirds)',
      'readerside (may|can|will)? (keep*|retain*)|readerside (get|gets|receive*) .. (back|difference|rest|balance)',
      'otherside (returns?|refunds?|gives? back|repays?|pays? back|shall (return|refund)|will (return|refund)) .. (everything|in full|all|the (deposit|rest|balance))',
      'charge of #money is made|taken from (the|your|her|his) (last|final|next)',
    ],
    instead: [
      {
        says: ['(does|do|will|shall) not replace ... (lost|stolen|damaged|missing)'],
        family: 'other-side-not-liable',
      },
      {
        says: [
          '(do|does|is|are) not (come|brought|given|sent|handed) back ... (charge*|costs?|pay*|owe*) .. #money',
        ],
        family: 'penalty',
      },
      {
        says: [
          '(taken|deducted) from (the|your|her|his|readerside*) (last|final|next)? (wages?|pay|salary|paycheck|fee)',
        ],
        family: 'withheld-pay',
        variant: 'deductions',
      },
    ],
  },
  'withheld-pay': {
    fair: [
      '(sick pay|salary|wages?|pay|stipend) (is|are|will be|shall be) paid ... (full|weekly|monthly|fortnightly|in time|on the)',
      '(overtime|hours|work|shifts?|holidays?|sundays?) (is|are|will be|shall be) (also)? paid ...',
      'keep* .. insured',
      'stays? (clocked|paid)|(is|are) paid (with|in) the (final|last|next) (salary|wage*|pay*)',
      '(no|not) (overtime|extra hours?) (starts?|is worked|is done) without',
    ],
    needs: [
      'pay|pays|paid|payment*|wage*|salary|fee|fees|invoice*|bonus|commission|deduct*|withh*|set-?off|overtime|tip|tips|deposit|earning*|remunerat*|unpaid|refund*|retention|money|reduc*|rent|sums?|amount*|price|keep back|kept back',
    ],
    instead: [
      {
        says: ['readerside (agree*|undertake*|promise*|must|shall|will) (to)? repay ...'],
        family: 'exit-cost',
      },
    ],
    never: [
      'may (end|terminate|cancel) it only if ...',
      'readerside (agree*|undertake*|promise*|must|shall|will) (to)? repay ...',
      '(is|are|be|stays|remain*) (still)? (mine|ours|hers|otherside’s)|(is|are) still (mine|ours|hers|his)',
      '(time|hours|days|shifts) (that (is|are|was|were))? not (actually)? worked',
      'readerside (may|can) .. (pay|repay|settle) .. (back)? (early|sooner|all|any time|whenever)|(pay|paid|repay*) .. back early',
      'otherside (will|shall|do|does) not (charge|deduct|withhold|keep) readerside?',
      '(rights?|copyright|ownership|title) .. (stay*|remain*|belong*)',
      '(take*|took|knock*) .. #percent off readerside* (fee|price|rent|charge)',
      'readerside (may|can) (withhold|hold back|deduct|keep|retain|set off|skip)',
      'readerside (shall|must|will|agrees to|has to)? pays? (back)? (otherside|the|a|any|all|every)',
      "(if|when|where) (you|readerside) (do not|don't|fail to|cannot|can't) pay ...",
      "(if|when|where) readerside .. (not|n’t|n't|late|fail*) .. (pay*|paid|repa*) ...",
    ],
    ifPays: [
      'deposit*|bond|refund*|credit*|surplus|proceeds|money back|paid back|repa(y|id|yment)|returned|readerside’s (money|funds|earnings)',
    ],
  },
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
