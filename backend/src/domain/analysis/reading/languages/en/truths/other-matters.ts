import type { Truths } from '../../../burdens/truth/truth.ts';

/** A court decides first, so nobody acts by themselves. */
const BY_COURT =
  '(by|with|under|upon|on|after|through) (a|an|the)? (order|judgment|judgement|warrant|writ|decision|leave|authority) of (a|the|any)? (#word)? court|(by|with|under|upon|after) (a|an|the)? court (order|judgment|warrant)|without (a|the|legal)? (court|legal) (proceedings|order|process) ... (not|never)|(not|never) ... without (a|the)? (legal|court) (proceedings|order|process|action)';

/** Clauses that sound like a burden of a family and are about something else. */
export const OTHER_MATTERS: Truths = {
  'entry-or-seizure': {
    aside: [
      // nobody may do it, a signature is taken back, somebody is dismissed for it, a thing comes back against its price
      '(he|she|they|otherside|landlord|owner|lender) (cannot|can not|can’t|may not|must not) (simply|just|lawfully|legally)? (change|lock|evict|enter|cut|put readerside) ...',
      'take (readerside’s|the|their)? (#word)? signature back|misconduct ... (theft|stealing|entering) ...',
      'otherside (shall|must|will) take back ... refund* ...',
    ],
    never: [
      BY_COURT,
      // contracts are entered into; accounts and pages are accessed
      '(judgment|judgement|order|default|entry) ... (is|be|then)? entered ...',
      '(contract*|agreement*|arrangement*|transaction*|lease*|deed*|bond*) .. entered into|enter* into (a|an|any|this|the|these|such|that) ...',
      'access to .. (account*|chat*|app|apps|service*|website*|web|site|platform|content|information|records?|communications)',
      // goods that are bought and sold, and nobody's belongings
      '(is|are) sold (as|with|without|subject|to|in|for|at|by)|sold as (it|is|seen|they)|(price|fee) (at|for) which .. sold|at whatever price .. sold',
      '(reproduced|duplicated|copied|resold|exploited|downloaded) ...|for (any|a) commercial (purpose|use)|opportunity to (sell|buy|purchase)',
      '(is|are) not to (take|enter|sell|remove|come|go|let)',
      // what somebody earns when a thing is sold
      '(if|when|where|should) ... (sell|sells|sold) ... (fee|commission|charge) of (#money|#percent) ...',
      // the reader clears out its own things, stock is bought back, a day in a hall is taken back
      'readerside (shall|must|will|has to|have to) (remove (herself|himself|themselves|itself|yourself|readerside)|hand back|vacate) ...',
      '(buy*|bought|repurchas*) back ... (stock|goods|units)|(stock|goods|units) not (bought|taken) back ...',
      '(take|have|need) (the|a) (hall|room|date|slot|court|field|stage|venue) back for ...',
      'otherside (will|shall|may|can|must|do|does) not .. (enforce|recover|repossess|retake|evict|seize|distrain)',
    ],
  },
  security: {
    never: [
      // others than the two sides hold it
      '(hospital*|medicare|medicaid|insurer*|doctor*|provider*|tax office|third part*|anybody|anyone|others) .... lien*|lien* (of|by|from|held by) (the|any|a)? (hospital*|medicare|medicaid|insurer*|doctor*|provider*|third|others)|lien (holder*|claim*)',
      'safe and secure|password*|(keep*|kept) .. (secure|safe)|secure (the|your|readerside*|any) (#word)? (account|password|device|premises|house|door*|window*|home|gate*)|security (measure*|question*|breach*|of (your|readerside*|the) account)|unauthori*',
      'licensed, not sold|(retain*|keep*|own*) (ownership|title) (of|in|to) (all|the|any)? (copies|software|content)|(intellectual property|copyright*) ...',
    ],
  },
  'uncapped-liability': {
    never: [
      '(not|never|no event|nor|neither) .. (will|shall|be)? .. (liable|responsible|answerable) ...|(not|no event|no case) ... be liable|accept* no (liability|responsibility)|(exclusion*|limitation*|disclaimer*) ... apply',
      'irreparable (damage|harm) ...',
    ],
  },
  restraint: {
    aside: [
      // whose a thing is until it is paid; a bill of others that is not met
      'until (it|this|that) is (his|hers|theirs|paid|readerside*) ... not (sell|pledge|pawn|lend|give|mortgage) ...',
      '(bill|bills|invoice*) (will|shall|is|are) not be? (paid|met|covered) ...',
    ],
    never: [
      // what borrowed money is for
      '(it|money|loan|sum|amount) is (only)? for (the|her|his|buying|paying)? ... (not for|and nothing else|only)',
      'readerside (shall|must|will) employ ...|not (terminate|dismiss|discharge) ...',
      '(jurisdiction|venue|arbitrat*|courts? of|legal proceedings|claims? .. brought)',
      '(virus*|hack*|spam|malicious|malware|trojan*|disrupt*|interfere*|reverse engineer*|decompil*)',
      '(export (law*|control*)|sanction*|restricted (country|countries|territor*|part*))',
      "(not|n’t|n't) (accessed|used|logged in*) .. (service*|account|app) ...",
      '(refund|chargeback|unauthori*) ...',
    ],
  },
  'short-deadline': {
    never: [
      "(not|n’t|n't) .. (resolved|settled) within #time",
      '(deemed|counts?|treated|taken) .. (as|to be|to have been)? .. in time|days of grace|grace period',
      '(manager|office|committee|team|board|landlord|owner|company|school|firm|agent|otherside*) .. (answer*|repl*|respond*|decid*|acknowledg*) .. (within|in|inside) #time',
    ],
  },
  'data-or-image': {
    never: [
      // whose a work is, with the name of who made it, and work that its maker shows
      '(name|names) (will be|is|are|shall be|to be)? (shown|credited|printed|given|appear*|stands?) (on|in|beside|under|with) (them|it|each|every|the (work*|film*|text*|article*|design*|recording*|piece*|material*|worksheet*|cover|credits))',
      '(show|shows|use|uses|display*|include*|publish*) (the|its|her|his|their|any|our|my)? (finished|completed|final|delivered|resulting)? (film*|work*|design*|results?|deliverable*|project*|drawing*|text*|website*) ... portfolio',
      '(use|uses|using) .. account to (advertise|solicit|transmit|send)|chain letter*|junk .. mail|unsolicited ...',
      'readerside (may|can) .. (remove|delete|erase|export|download) ...',
      'not (be)? permitted to (use|access|copy|download)|(purposely|knowingly)? includes? .. password*|solicit* .. personal (data|information)',
      '(cannot|can not|can also not|not) (also)? (exclude|guarantee|rule out) .. (the)? (possibility)? ...',
      'content such as .. (articles|images|photographs|text) ...|recording artist*|record label*|sound recording*',
    ],
    instead: [
      {
        says: [
          '(write*|make*|create*|design*|produce*|draw*|record*|compose*) ... (is|are|belong*|become*) (to)? (otherside*|ours|mine|theirs)',
        ],
        family: 'ip-grab',
      },
    ],
  },
  'no-exit': {
    never: [
      '(leave|leaving|quit|abandon|vacate) (his|her|their|the|readerside*|its) (#word)? (post|shift|station|vehicle|site|dog|child|children|animal*|machine*|keys|door|gate)',
    ],
  },
  forfeiture: {
    fair: [
      '(kept|retained|held back|withheld) by readerside ...',
      '(is|are|be|was) (then|also)? (returned|refunded|repaid|given back|paid back|handed back) in full',
      '(get*|receive*|has|have) .. (deposit|money|fee|payment|sum) .. back in full',
      'nothing (is|will be|shall be) (payable|due|owed|charged) (if|where|when)',
      '(send*|give*|pay*|hand*|post*) (it|them|the rest) back .. (all|the rest|less|minus) ...|(and|then) (send*|give*|pay*|hand*) (it|them) back',
    ],
    never: [
      '(retain*|keep*) (all|any|every)? .. (rights?|ownership|title|copyright) (to|in|of) ...|(retain*|keep*) .. (copyright|proprietary) (notices?|rights?)',
      'if (he|she|they|it|readerside|otherside|the buyer|the #word) (keep|keeps) (it|them|him|her) .. (pay*|owe*)',
      'if readerside (do|does) nothing ... (stay*|go* on|continu*|roll*) ...',
      'readerside pays? for (what|all|the work|whatever|everything) ...',
      '(offer|quotation|proposal|quote) ... (lapse*|open|stands|expire*) ...',
      '(lost|ruined|broken|damaged|missing) (or (lost|ruined|broken|damaged|missing))? (things|items|goods|keys|equipment|books|tools|parts) (is|are|must be|will be) (paid|charged|replaced|billed)',
    ],
  },
  'exit-cost': {
    never: ['(proceeds|surplus) ...|(anything|what|whatever) (is)? left (of|over) ...'],
    fair: [
      'otherside .. (refund*|return*|repay*|credit*) ... (unused|remaining|portion|part|proportion) ...',
    ],
  },
  'unequal-exit': {
    fair: [
      'if (otherside|it) (close*|sell*|stop*|cease*|wind*|lose*|give* up) ...|(if|where|when) the (club|business|building|shop|school|site|premises|house) (close*|is sold|is closed) ...',
    ],
  },
  'unilateral-change': {
    never: [
      // a place is lost, and no term of it changes
      '(place|seat|slot|pitch|plot|berth|stall|desk|spot|membership) (can|may|will|shall) (then|also)? be (withdrawn|cancelled|canceled|given (to|away)|offered|taken away|lost|ended) ...',
      '(contract|agreement|terms) must be (made|agreed)? .. in writing and signed by (both|all|each) ...|signed by both (parties|sides|of us)',
      '(set|take|takes|deduct*|put) ... (off|set off) against ...',
      'readerside (agree*)? (will|shall|may|must|can|do|does|to)? not .... (modify|adapt|alter|translate|reverse)',
      '(review|consider|discuss|look at) (its|the|their|our|this) (future|position|situation|plans|options) ...',
      '(health)? (insurance|insurer) ... (claim for|compensation)',
    ],
    instead: [
      {
        says: [
          '(place|seat|slot|pitch|plot|berth|stall|desk|spot|membership) (can|may|will|shall) (then|also)? be (withdrawn|cancelled|canceled|given (to|away)|offered|taken away|lost|ended) ...',
        ],
        family: 'sudden-end',
      },
    ],
  },
  'broad-indemnity': {
    fair: [
      '(because of|caused by|due to|through|result of|arising from|from) (readerside*|its|his|her|their|your) (own)? (negligen*|fault|carelessness|wilful|deliberate) ...',
    ],
    never: [
      'otherside .. not #word .. (will|shall|is|are) .. responsible|otherside (shall|will|must|agrees to)? (indemnify|indemnifies|compensate*|reimburse*) readerside',
    ],
  },
  'other-side-not-liable': {
    never: [
      // nobody answers the telephone or a question
      '(answer|answers|answering) (the|a|an|her|his|their|my|any|every|by|within|before) (phone|telephone|bell|door|call*|message*|text*|letter*|question*|e-?mail*|then|#time|monday|friday) ...',
      '(although|though|while) not (a)? part(y|ies) ... (answerable|liable|responsible)',
      'only if (an?|the) (essential|material|cardinal|main) (duty|obligation) ...',
    ],
    instead: [
      {
        says: [
          '(take|takes|treat|count*) (it|that|this|silence) (as|for) (a)? (yes|agreed|agreement|consent)',
        ],
        family: 'deemed-consent',
      },
      {
        says: ['(let|lets) (themselves|himself|herself|myself|themself) in ...'],
        family: 'entry-or-seizure',
        variant: 'entry',
      },
      {
        says: ['(although|though|while) not (a)? part(y|ies) ... (answerable|liable|responsible)'],
        family: 'answers-for-others',
      },
    ],
    fair: [
      '(owe*|pay*|liab*|share) ... (is|are) reduced ...|reduced (as far as|to the extent|so far as|in so far) ...',
      '(as far as|to the extent|so far as) (that)? otherside (caused|contributed|cause|contribute*|was at fault|is at fault) ...',
    ],
  },
  'ip-grab': {
    never: [
      'readerside (is|are) (hereby)? (granted|licensed) ...|(grant*|licens*) (to)? readerside (a|an|the) ...',
      'readerside (may|can) (download|use|access|copy|print|view) ...',
      '(intellectual property)? rights? (are|means?|includes?) (patents?|copyrights?|all|any) ...',
    ],
  },
  gag: {
    never: [
      '(held|kept|treated) (in confidence|confidential|secret|private) by otherside',
      '(nobody|nobody’s|no one|no one’s|not) (is|are)? (holding|held|hold*) (anyone|anybody|readerside|otherside|them|us|me) to ...',
      '(without|unless|until) .. (i|we|she|he|they|otherside) (say|says) (so|it)|say-?so',
      'non-?confidential ...|otherside (is|are|shall be|will be) (not|under no) .. (obligation|required|obliged|bound) ... (confidential|secret)',
    ],
  },
  'cost-shifting': {
    never: [
      '(at|on|upon) readerside* (own|written)? request ... (costs?|#money)|#money ... (at|on|upon) readerside* (own|written)? request',
      '(bill|invoice|cost|costs|charge) means (a|an|the|any) ...',
      '(no event|no case|no circumstances) (shall|will|does|do) ...',
      'not for readerside to (bear|pay|carry|cover)|(is|are) (not|n’t|never) readerside* to (bear|pay|carry)',
      'readerside (get|gets|receive*|will get|will receive) .. (money|fee|price|deposit|rent|payment) back ...',
    ],
  },
  'minimum-commitment': { never: ['(shall|to|will|may) belong to ...'] },
  waiver: {
    never: [
      '(retention|retained (sum|amount|part)) .. (is|are) released ...',
      '(may|can|will) (also)? release (him|her|them|it|#word|#word #word) from (his|her|their|its|the|readerside*) (role|post|office|duties|employment|position|board)',
    ],
  },
  'proof-burden': {
    never: [
      '(otherside|i|we) (have|has|must|shall|need*) (to)? (show|prove) ...|for otherside to (show|prove)',
    ],
  },
  penalty: {
    never: [
      // the price of something that the reader asks for
      '(at|on|upon) readerside* (own|written)? request ... (costs?|#money)|#money ... (at|on|upon) readerside* (own|written)? request',
      // what somebody's part of a thing is worth on the day that it is bought
      '(price|value) (for|of) (the|readerside’s|her|his|otherside’s)? (#word)? (half|share|part|stake) is #money ...',
      'pay* (each|every|the|all|any) (instalment*|installment*|rent|price|fee*|sum*) (on|by|when|in full)? .. (due|date|time) .. without (any)? (set-?off|deduction)',
      '(want*|wish*) to (pay|clear|settle) (it|this|them)? .. (off|back)? early',
    ],
  },
  'sole-discretion': {
    fair: ['(take*|took) it as (decided|agreed|settled|done)'],
    never: [
      '(decide*|say*|judge*) .. (we|readerside and otherside|otherside and readerside|both) (both)? (follow|accept|keep to|abide)',
    ],
  },
  'benefit-lost': { never: ['otherside (will|shall) refund ...'] },
};
