import type { Truths } from '../../../burdens/truth/truth.ts';

/** When it is true of a clause what is said of work, trade, speech, ideas, data, home and rights given up. */
export const FREEDOM_TRUTHS: Truths = {
  waiver: {
    never: [
      'no (waiver|failure|delay|forbearance|indulgence) ... (shall|will|is|operates?|constitutes?|affects?|prevents?)',
      'not (be|operate|constitute|count|amount)? .. (as|to)? (a|any) waiver|(failure|delay*|fails?) .. (to|in) (enforc*|exercis*|insist*)|waiver (of|by) (any|either|one|a)',
      '(waive*|forgo*) .. (the|any|this|its|a|readerside*) .. (fee*|charge*|excess|rent|cost*|notice period)',
    ],
    fair: [
      '(does|do|shall|will) not .. (affect|limit|waive|exclude|take|prejudice|give)|without prejudice',
      '(if|but|where|when|that) otherside .. (waive*|release*|renounce*|give* up|forgo*)',
      'otherside (shall|will|also|hereby)? (waive|waives|releases?|renounces?|gives? up|forgo*)',
    ],
  },
  'work-demands': {
    needs: [
      'work*|hours?|shifts?|roster*|dut*|tasks?|overtime|weekends?|sundays?|saturdays?|holidays?|vacation|on-?call|availab*|travel*|posted|branch*|sites?|office*|employ*|jobs?|reach*|call*|deploy*|second*|stand-?by|attend*|rest days?|nights?|evenings?|department*|assign*|project*|team*|deputi*|role*|position*|serve*|services?|lessons?|classes|practi*|train*|errand*|whatever|anything|other things|countr*|city|store*|depot*|location*|client*|required|asked|redo|revision*|extra|draft*|changes',
    ],
    never: [
      'readerside (is|are) (then|also|still)? off (too|then|as well|with|on|from)|(off|free) (too|as well), with pay',
      // of a thing that is moved, of a score that is met, and what a policy does not pay
      '(machine*|appliance*|equipment|device*|item*|goods|product*) .. (has|have|had)? (been)? (moved|taken) to another address',
      '(trade*|sell*|attend*|turn up) .. (on|at|for) .. at least #number ...',
      '(move*|moving|transfer*|relocat*) .. (to|into) (another|a different|an alternative|a new|some other) (#word)? (room|unit|flat|bed|berth|pitch|seat|cabin|apartment|plot|locker|stall|desk|suite|ward|table)',
      'house rules|bins|(guest*|visitor*) ... night*',
      'readerside (will|shall|may|can|must) not be (asked|required|made|expected|obliged|called)',
      '(ordinary|normal|usual|working|weekly|contracted|basic) hours (of work)? (are|is|will be|shall be)',
      '(overnight|guest*|visitor*|bins?|quiet|noise|party|parties) .. (night*|stay*|week*|hours)|hours of (quiet|silence)',
    ],
    fair: [
      'readerside (will|shall)? (also)? (receive*|get|gets|earn*|is paid|are paid) ... #money',
      'stay (at home|away)|garden leave|(on|with) full pay',
      'roster ... #time (ahead|in advance|before|beforehand)',
      '(paid|pay) (at|extra|for) .. (time and|double|one and|overtime|rate)|as readerside choose*',
      'readerside (may|can) (refuse|decline|say no)|with readerside* (consent|agreement)',
    ],
    instead: [
      {
        says: ['(trade*|sell*|attend*|turn up) .. (on|at|for) .. at least #number ...'],
        family: 'minimum-commitment',
      },
      {
        says: [
          '(move*|moving|transfer*|relocat*) .. (to|into) (another|a different|an alternative|a new|some other) (#word)? (room|unit|flat|bed|berth|pitch|seat|cabin|apartment|plot|locker|stall|desk|suite|ward|table)',
        ],
        family: 'unilateral-change',
        variant: 'service',
      },
    ],
  },
  restraint: {
    also: [
      'not|never|nor|neither|only|exclusiv*|sole|solely|nobody|non-?compet*|non-?solicit*|refrain*|whole time|devote*|prohibit*|forbid*|abstain*|no (other|one|lessons|work|business|contact|dealings)|without .. (consent|permission|agreement|asking|yes)|aren.t for|must .. (buy|order|purchase|obtain)|no (#word)? (#word)? (business|shop|job|work|practice|post)|(bought|ordered|taken|buy|bookings) .. (from|yourself)',
    ],
    needs: [
      'work*|compet*|solicit*|elsewhere|exclusiv*|deal*|buy*|bought|purchas*|order*|provid*|serve*|trade*|business*|employ*|client*|customer*|sell*|sub-?let*|assign*|lend*|lent|transfer*|other (job|club|school)|sole*|only from|privately|(another|any other|second) .. (job|firm|shop|school|club|lender|agent|supplier)|swap|another|others?|nobody|no one',
    ],
    never: [
      '(vehicle|motor(cycle|bike)|car|van|scooter|bike|bicycle|boat|horse|pony|dog|equipment|machine*|tools?|instrument|plant) .. (may|must|shall|can|should|is to|are to) .. (not|never) (leave|be taken|be moved|be removed|go) ...',
      'non-?exclusiv*|not exclusive|no exclusivity|(is|are) free to (work|deal|engage|provide|contract|offer|use|buy)',
      'readerside contract* with',
      '(sell|pledge|pawn|move|lend|charge|mortgage|dispose of) .. (it|them|the #word|this #word) ... (until|till|while|as long as|before) ...|borrow* (on|against) (it|them|the #word)',
      '(live|sleep|work|cook|run .. business|carry on .. (trade|business)) .. (in|at|from|on|inside) (the|your|this|readerside*) (unit|room|flat|premises|property|house|site|garage|apartment|home|box|container|store|pitch|berth)',
      '(use|disclose|reveal|share) (or|and|nor) (use|disclose|reveal|share|copy|publish)|(disclos*|reveal*) (them|it|any|confidential)',
      '(sell*|pledge*|mortgage*|lend*|take*) (the|any of the|these|this) (goods|vehicle|car|van|boat|equipment|machine*|property|collateral|asset*) ...',
      'part* with .. possession|(sell*|pledge*|mortgage*|charge*|transfer*) ... possession|transfer* (any|its|the|his|her|their|all) (right*|obligation*|interest*)',
      'otherside (shall|will|must|may|can|does|do) not',
    ],
    instead: [{ says: ['disclos*|reveal*|secret*|confiden*'], family: 'gag' }],
  },
  gag: {
    also: [
      'confiden*|secret*|disparag*|not|never|nor|neither|nobody|no one|only|without .. (consent|permission|approval)|stays? (in|on|between|with)|to (readerside|yourself|themselves)|no (further|word|comment*)|private',
    ],
    needs: [
      'stays? (in|on|between|with|inside) (the|our|this|us|readerside|otherside*)',
      'confiden*|secret*|disclos*|disparag*|tell*|speak*|say|publi*|to (readerside|yourself)|post|comment*|review*|talk*|discuss*|reveal*|mention*|share*|criticis*|criticiz*|private|remark*|spoken|word|words',
    ],
    never: [
      'otherside (shall|will|must|may|does|do|won.t|keeps?) (not|never)? .. (disclos*|tell*|share*|show*|confiden*|secret*)',
    ],
  },
  'ip-grab': {
    also: [
      "licen*|copyright*|right*|intellectual|royalt*|property|(readerside's|readerside) (own)? (work*|idea*|design*|content|photo*|picture*|video*|music|text*|drawing*|feedback|code|invention*|suggestion*|post*|review*|material*|data|recording*|name)|(invention*|idea*|feedback|result*|improvement*|drawing*|design*|work*|content|material*|character*|recipe*|formula*|song*|whatever) ... (belong*|pass*|own*|vest*|become*|is|are|licensed|use*|assign*|registered)|train*",
    ],
    needs: [
      'licen*|copyright*|own*|belong*|right*|assign*|vest*|becomes? (otherside’s|ours|theirs)|registered as|us(e|es|ed|ing)|property|invention*|idea*|work*|design*|train*|intellectual|royalt*|publish*|free',
    ],
    never: [
      // what a release leaves alone, and what is built or planted on land
      '(retirement|unemployment|pension|compensation) benefits ...|nothing (here|in this #word) (prevents?|stops?|keeps?) ...',
      '(improvement*|fixture*|planting*|plants?|trees?|buildings?|structures?|alteration*) ... (vest*|belong*|pass*|accede*) ... (landlord|lessor|owner|otherside)',
      '(non-?exclusive|personal) (right|licen*) ... to use ... (its|his|her|their) own ...',
      '(right*|copyright|ownership|title|it|they|them|work|design*|idea*|direction*|draft*) .. (stay*|remain*|belong*|is|are) (the)? (property of|with|to)? readerside*',
      '(stay*|remain*|belong* to) (with)? readerside*',
      'readerside (may|shall|must|can) not',
      'otherside .. (warrant*|promise*|confirm*|guarantee*) ...',
      'readerside (may|can) .. (reuse|re-use|use|show|keep|sell)',
    ],
  },
  'data-or-image': {
    fair: [
      '(fonts?|pictures|photos|images|music|texts?) ... (is|are) (properly|duly|correctly)? licen(s|c)ed ...',
      'only (after|with|if|where) .. (the #word|readerside*)? .. (heard|agree*|consent*|not objected|asked)',
      'otherside (will|shall|would|can|may|do|does) (not|never) .. (sell|share|pass|give|disclose|track|record|film|monitor|use|publish|read|keep)',
      'otherside never .. (sell*|share*|pass*|track*|record*|film*|use*|read*)',
      '(not|never) (sell|share|pass|publish|record|film|use) .. (readerside*|them|it|to)',
      '(show|use|publish|post|share) .. (photos|photographs|pictures|images) of (the|its|our|their|otherside’s) (#word)? (room*|hall*|house*|building*|table*|food|dish*|garden*|work|flowers|cake*|venue|kitchen*|product*|car*|boat*|site) ...',
      '(must|shall|will|to|are|is) (be)? (kept|treated as|remain|held) .. confidential',
      '(is|are) registered in readerside* name',
      'readerside (can|may) (withdraw|refuse|object|opt|ask|see|correct|delete)',
      '(sub-?contract*|save for|except for) .. (printing|photography)',
      'readerside (may|can) .. use (his|her|their|its|your|readerside’s) own ...|(named|credited) as (the)? (author|photographer)',
      '(never|not) .. (in|inside) the (changing|staff|shower|bath)* ...|no (camera*|filming) ...',
    ],
    needs: [
      'privacy (policy|notice|statement)',
      "(readerside's|your|his|her|their|my|personal|customer*|client*|guest*|member*|worker*|couple*|child*|driver*|user*|tenant*) (own|the|#word)? {data}",
      '(location|gps|track*|cctv|camera*|film*|photograph*|photos|pictures|recording*|monitor*|biometric*|browsing|telematic*|listen*)',
      '(credit|background|criminal) (bureau*|agenc*|report*|reference*|check*|file*)|marketing|advertis*|newsletter*|offers|profil*|personal (data|information)|health|medical|privacy|data|what readerside (buy|bought|watch|read|do|did|search*)|face|voice|likeness|e-?mail*|messages|records? .. (position|calls?|movements?|voice|screen)',
    ],
    never: [
      '(pictures?|photos?|photographs?|images?) of (the|readerside*|a|any) (pets?|dogs?|cats?|horses?|animals?)',
      '(pictures?|photos?|photographs?|images?) of (the|our|a|its|finished) (#word)? (barn|rooms?|hall|house|venue|garden|dress|cake|work|flowers|food|car|boat|building|stage|table|nails|furniture)',
      'readerside (will|shall|may|must|can|does|do) not (allow|permit|let|film|photograph|record|take|publish|post|share) ...',
      'alarm* and camera*|camera* and alarm*',
      '(warrant*|promise*|confirm*) ... (pictures|photos|images|text) ... (own|supplies)',
      '((the|parking|ownership|vehicle) permit|ownership|service (records?|history|book)|registration|log(book| book)|keys)',
      '(delighted|pleased|happy|glad) to (offer|confirm|invite) ...',
      'otherside .. (chooses?|edit*|delivers?|keeps the copyright)|copyright|artistic|gallery|prints?|album',
    ],
  },
  'entry-or-seizure': {
    fair: [
      '(i|we|they|he|she) (will|would|do|does|shall) not (go|come|enter|walk) ...',
      'otherside (will|shall|would|may|can|must|do|does) not .. (enter|come|go|cut|take|open|switch|disconnect|lock|sell|remove|search|touch)',
      '(landlord|owner|lender|#word) may not (cut|enter|lock|take|remove|disconnect|switch)',
    ],
    never: [
      // a lock is changed because a key was lost, and somebody pays for it
      '(lose*|lost|losing) .... chang* (the|all|any)? (#word)? lock*|chang* (the|all|any)? lock* .. (and)? .. (split|halves|half|cost*|pay*)',
      // hours of work, and nobody's things
      '(cut|cuts|cutting|drop*|shorten*|cancel*) (a|the|your|any|readerside*)? (#word)? (shift*|hours|roster|rota)|send readerside home',
      '(reimburse*|pay*|bear*) .... (cost*|expense*|fee*) .... (whether or not|even if) ...',
      '(take*|withdraw*|collect*|remov*|cancel*|block*|keep*) (away|back)? (the|readerside*|a|any)? (#word)? (card|badge|membership|pass|fob|ticket|access|key card)',
      '(knock*|ring*|ask*|phone*|call*) .. before .. (come*|enter*|go*|visit*)',
      '(file*|filing|record*|register*) .. (mechanic*)? lien|mechanic* lien',
      '(enter*|inspect*|visit*|come|view*) .... (after|with|on|upon|by) (giving)? .. #time .. (intimation|notice|warning)',
      'keep* .. (insured|taxed|registered|clean|tidy|in (good)? repair)',
      '(recording*|photo*|picture*|film*|video*|song*|data|designs?|copies) .... (sell*|sold|use*)',
      '(sell|let|rent|offer) (it|the #word|them) .. to (the next|somebody|someone|anyone|another|others) ..',
      '(after|on|with|giving|upon|by) (giving)? (at least|reasonable)? (#time|reasonable) .. notice ... (enter*|inspect*|visit*|repairs?)|(enter*|inspect*|visit*|come in|access) ... (after|on|with|giving|upon|by) (giving)? (at least)? (#time|reasonable) (prior|written)? (#owner)? notice',
      'readerside (may|can) .. (enter|take|remove|collect)',
      '(otherside|i) (will|would|shall|may|do|does|can|must)? not .. (come|enter|go|look) ... (without|unless) .. (ask*|notice|permission|consent|knock*|readerside*|tell*)',
      'readerside (may|shall|must|will|can) not .. (sell|give away|let|lend|remove|dispose|move|pledge) ...',
      'let (it|this|that|one) (go|pass)',
    ],
    needs: [
      'show* (the|readerside*|it|your) .. (to)?',
      'enter*|entry|come|coming|inspect*|access|lock*|take|takes|taking|took|seiz*|sell*|sold|dispos*|remov*|lien|hold*|keep*|detain*|possess*|cut|disconnect*|visit*|clear*|evict*|switch*|retriev*|open|repossess*|search*|look*|board*|tow*|collect*|immobili*|disable*|fetch*|clamp*|tak* it|shut*',
    ],
    instead: [{ says: ['(keep*|retain*|forfeit*) .. (deposit|money|payment*|paid)'], family: 'forfeiture' }],
  },
};
