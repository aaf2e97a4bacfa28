import type { Truths } from '../../../burdens/truth/truth.ts';

/** What either side pays for what it does itself: no burden of one. */
export const WHOEVER_PAYS =
  '(the one|whoever|the person|the (family|side|party|house|neighbour|friend)|anyone) (who|that)? (broke|breaks|caused|causes|cancel*|damage*|spoil*|did|does|lost|loses|drove|drives) ... pays? ...';

/** What was paid comes back, and what else was lost does not. */
const RETURNS_BUT_NO_MORE =
  '(return*|refund*|repay*|give back|pay back) (what|everything|all) ... nothing (for|towards) ...';

/** When it is true of a clause what is said of money that is lost or held back. */
export const LOST_MONEY_TRUTHS: Truths = {
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
    // a place is kept for somebody, a dog comes when it is called, what the other side loses is not the reader's
    aside: [
      '(room|box|place|stall|spot|seat|bed|table|pitch|berth|stable|desk|date|slot) (is|are|stays?|will be|shall be) (also|then|always)? (kept|held) ...',
      '(does not|doesn’t|do not|don’t) come back ((when|if|unless) (it|he|she|they|otherside|readerside|somebody)? (is|are)? (call|calls|called|whistle*)|(on|at) (a|the|command|call)? (whistle|call|command))',
      '(if|should|when|where) otherside (lose|loses|lost) ...',
    ],
    never: [
      RETURNS_BUT_NO_MORE,
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
      { says: [RETURNS_BUT_NO_MORE], family: 'thin-remedy' },
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
};
