/**
 * Words that give a reader something or take a burden away, in a text in which the sides are marked: `readerside` is the reader,
 * `otherside` any other side. A clause that says one of these and turns to nothing else is no burden, whatever else it names: `No
 * volunteer shall be sent out alone`, `We do not charge interest on fees`.
 */
export const PROTECTIONS = {
  /** For every reader. */
  always: [
    'no readerside (shall|will|may|can|must|has to) be (sent|asked|required|made|charged|expected|obliged|moved|put|left|told)',
    'readerside (is|are|will be|shall be|would be|may be|can be|must be) (not|never) (charged|asked|required|billed|expected|obliged|fined|penali*|made)',
    'readerside (will|shall|may|can|must) (not|never) be (charged|asked|required|billed|expected|obliged|fined|penali*|made)',
    'otherside (do|does|did|will|shall|may|can|must|would)? (not|never) (charge*|ask* for|ask* readerside for|claim*|deduct*|raise*|increase*|sell|sells|share|shares|enter|enters|film*|monitor*|recover*|chase*) ...',
    '(not|never) (dismiss*|terminate*) ... without (a|any)? (fair|good|valid|just) (reason|cause|ground*)',
    'otherside (has|have|shall have|will have) no (power|right|authority) to ...',
    'no (repayment|claw-?back|late fee|late charge|exit fee|cancellation fee|renewal fee|extra charge|further charge|other charge|penalty|fine|interest|charge) (is|are|will be|shall be|may be) (made|charged|payable|due|added|taken|owed|asked)',
    'readerside (is|are|will be|shall be) (then|also)? (credited|refunded|repaid|compensated|reimbursed) ...',
    'readerside (owe|owes|pay|pays|will pay|would owe|shall owe) nothing',
    '(without|only with|need* the consent of|need*) readerside’s (written|prior|express)? (consent|agreement|signature|permission|yes)',
    '(there are|there is|we use|we have|with)? no (camera*|filming|recording*|tracking|monitoring)',
  ],
  /** Where the reader is not the one who is paid: money that is not asked for, or comes back. */
  payer: [
    '(rate|rent|price|fee|charge|premium|instal*|interest) (is|are|stays|remains|remain|will be|shall be|shall remain) (fixed|frozen|unchanged|the same)',
    '(fee|rent|price|charge|hire|cost)s? (is|are|be|will be|shall be) (then|also)? (abated|waived|suspended|halved)',
    '(money|payment*|sums?|price|fees?|deposit|rent|everything|all|paid|retainer|balance|rest|difference) ... (is|are|will be|shall be|goes|comes) (then|also)? (refunded|returned|repaid|back|credited|paid back|given back)',
    '(come|comes|taken|goes|knocked) off (the|readerside’s) .. (bill|rent|price|fee|invoice|instal*)',
    'otherside (shall|will|must|then|also)? (give|gives|pay|pays|hand|hands|send|sends|return|returns) ... back',
    'otherside (shall|will|must|then|also)? (refund|refunds|repay|repays|credit|credits) ...',
    'otherside (shall|will|must|then|also)? (add|adds|make up|makes up|extend|extends|replace|replaces) .. (lost|missed|closed|cancelled|readerside*) .. (days?|weeks?|months?|time|lessons?|sessions?|classes|hours|visits?|membership|term)',
    '(kept|retained|held back|withheld) by readerside (until|till|as|for|against) ...',
    'otherside (shall|will|must|then|also)? (take|takes|knock|knocks) (#money|#percent) off ...',
    '(never|not) for (one|any|those|bookings?|orders?|stays?|services?|what) .. (already|made|placed|paid|booked|ordered)',
    'nothing (more|else|further|extra) (is|will be|shall be|falls) (owed|due|payable|charged|asked)',
  ],
  /** After these words such a clause may say something else. */
  turns: [
    'but|however|although|though|except|otherwise|unless|only if|only where|only when|less|minus|half|part of|after deduct*|#percent',
    '(so|as) long as|provided|on condition|whatever|discretion|opinion|decide*|choose*|(think*|see*) fit|think fair',
    '(no|none of the|no part of the) (money|payment*|sums?|price|fees?|deposit|rent|premium*|part) (is|are|will be|shall be) (refunded|returned|repaid|paid back|given back)',
    'nothing (is|are|will be|shall be) (refunded|returned|repaid|paid back|given back)|(not|never|no) (be)? (refund*|returned|repaid)',
  ],
} as const;
