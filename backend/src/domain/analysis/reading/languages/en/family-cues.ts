import type { RiskFamily } from '../../burdens/families.ts';

/**
 * Words of which one stands in every clause of a family. What the classifier alone proposes is claimed only where one does; without
 * it the title would speak of something that is not there. Phrases as in `phrase.ts`, with the lists of `words.ts`.
 */
export const FAMILY_CUES: Readonly<Record<RiskFamily, readonly string[]>> = {
  'unilateral-change': [
    '{change}|new|another|different|other|prevail*|up|instead|from time to time|then|current|move*|transfer*|close*|stop*',
  ],
  'sole-discretion': [
    'discretion|decide*|decision|opinion|view|judg*|think*|consider*|satisf*|approv*|final|alone|deem*|determin*|fit|choose*|choice|refus*|reject*|believe*|fair|suitable|feel*|accept*|right|proper',
  ],
  'unequal-exit': ['{end}|{leave}|notice'],
  'no-exit': [
    '{leave}|{end}|bound|lock*|minimum|term|period|irrevocabl*|until|stay*|binding|years|months|life|no way',
  ],
  'auto-renewal': [
    'renew*|extend*|continu*|roll*|automatic*|itself|again|further|next|another|goes on|carry on|prolong*',
  ],
  'sudden-end': ['{end}|{stop}|expel*|lapse*|leave|go|out|void'],
  'exit-cost': ['{leave}|{end}|early|remaining|rest|repay*|clawback|before|late|within|settle*|prepay*'],
  forfeiture: [
    'lost|lose*|forfeit*|refund*|keep|kept|retain*|lapse*|expire*|void|back|returned|final|nothing|withh*|no longer|not paid|waste*|gone|earned|used|cancel*',
  ],
  penalty: [
    '#money|#percent|fee|charge*|fine*|penalt*|interest|damages|double|twice|cost*|sum|instal*|pay*|owe*|due',
  ],
  'broad-indemnity': [
    'indemnif*|harmless|make* good|good|claim*|loss*|damage*|reimburse*|compensate*|cover*|defend|answer*|cost*|expens*',
  ],
  'uncapped-liability': [
    'liab*|responsib*|answer*|risk|damage*|loss*|any|all|every|without|whatever|limit|unlimited|full|whole|cost*|repair*|replace*',
  ],
  'other-side-not-liable': [
    'liab*|responsib*|answer*|risk|warrant*|guarantee*|as is|seen|exclude*|claim*|loss*|damage*|compensat*|blame|limited|more than|stand*',
  ],
  'answers-for-others': [
    'joint*|several*|each|guarant*|surety|other*|whole|together|all of|parent*|guest*|both|anyone|whoever|everyone|somebody|children|family|staff|visitor*|debt*',
  ],
  'cost-shifting': [
    'cost*|pay*|expens*|fee*|charge*|bear*|repair*|tax*|insur*|bill*|own|account|provide*|buy*|maintain*|mend*|premium*|replace*|clean*',
  ],
  waiver: [
    'waive*|give* up|no claim*|not claim|release*|renounce*|right*|sue|claim*|appeal|object*|opt-?out|jury|class',
  ],
  forum: ['court*|arbitrat*|law|jurisdiction|dispute*|tribunal|venue|claim*|mediat*|sue'],
  restraint: [
    'not|no|only|exclusiv*|compet*|solicit*|elsewhere|other|without|never|sole*|solely|must|refrain|approved',
  ],
  gag: [
    'confiden*|secret*|not|no|never|disclos*|disparag*|tell|speak|say|post|publish|comment*|review*|talk',
  ],
  'ip-grab': [
    'licen*|copyright|own*|belong*|right*|assign*|use|property|invention*|idea*|work*|design*|train*|intellectual|royalt*',
  ],
  'data-or-image': [
    '(use*|share*|record*|monitor*|track*|film*|collect*|publish*|post|posts|sell*|pass*|keep|keeps|kept|store*|disclos*|transfer*|check*|scan*|log*|follow*|watch*|photograph*|advertis*|contact*|show*|read|look*|search*|process*|access*|give*|consent*|agree*)',
  ],
  'entry-or-seizure': [
    'enter*|entry|come|inspect*|access|lock*|take*|seiz*|sell*|sold|dispos*|remov*|lien|hold|keep*|possess*|cut|disconnect*|visit*|clear*|evict*|off',
  ],
  'deemed-consent': [
    'deemed|taken|treated|count*|silence|hear|unless|using|use|continu*|accept*|agree*|consent*|means|received|stay*|signing|assume*|presum*|object*',
  ],
  'short-deadline': [
    '(one|two|three|four|five|six|seven|eight|nine|ten|24|48|72|twenty-four|forty-eight|seventy-two|1|2|3|4|5|6|7|8|9|10) (working|business|calendar|clear)? (hours?|days?|minutes?)',
    'immediately|at once|forthwith|same day|a (day|week)|one week|lapse*|expires',
  ],
  'withheld-pay': [
    'pay|paid|pays|payment*|wage*|salary|fee*|invoice*|bonus|commission|deduct*|withh*|set off|set-off|hours|overtime|tips|deposit|earning*|remunerat*|share|hold|held|retain*',
  ],
  'open-price': [
    'price*|cost*|fee*|charge*|rate*|sum*|amount*|bill*|rent|expens*|share|quote*|estimate*|tax*|pay*',
  ],
  'no-promise': [
    'not|no|aim*|try|tries|hope*|intend*|estimate*|approx*|about|subject|expect*|may|might|if|best|availab*|never|target|indicative|endeavo*|likely',
  ],
  'thin-remedy': [
    'remed*|only|credit*|voucher*|repair*|replac*|refund*|instead|no more|nothing|discount|limited|compensat*|claim*|another',
  ],
  transfer: [
    'transfer*|assign*|sell*|sold|pass*|subcontract*|another|successor*|delegate*|third|novat*|cede*|substitut*|others',
  ],
  'work-demands': [
    'hours|work*|shift*|overtime|duties|available|call|travel|weekend*|evening*|place|move|transfer|tasks|required|asked|days|help|night*|roster*|holiday*|reachable',
  ],
  'minimum-commitment': [
    'minimum|at least|quota|target*|fewer|less|below|commit*|guarantee*|not less|shortfall|number|every|whether or not',
  ],
  'spoken-promises-lost': [
    'entire|whole|replace*|supersede*|oral|spoken|said|told|rely|relied|promise*|previous|earlier|prior|only|nothing|written|statement*|represent*',
  ],
  'wide-power': [
    'authori*|power|behalf|appoint*|name|attorney|mandate|permit*|allow*|consent*|charge|debit|sign|instruct*|agent|act',
  ],
  security: [
    'secur*|lien|pledge*|charge|mortgage|collateral|title|ownership|deposit*|cheque*|hold|held|keep*|owner|guarantee|passport|certificate*|card',
  ],
  'proof-burden': [
    'proof|prove*|final|conclusive|binding|record*|evidence|presum*|count*|report*|statement*|certificate|burden|correct|show*|decisive|meter|scan*',
  ],
  'benefit-lost': [
    'not|no|never|nor|without|void|only|waive*|lose*|less|reduced|instead|unpaid|end*|lapse*|expire*|neither',
  ],
};
