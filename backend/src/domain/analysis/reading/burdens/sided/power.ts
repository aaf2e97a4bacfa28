import type { SidedRule } from './sided-rule.ts';

/** Who decides, who answers, and whose word counts. */
export const SIDED_POWER: readonly SidedRule[] = [
  {
    family: 'sole-discretion',
    variant: 'decides-alone',
    severity: 'medium',
    says: [
      'O (alone|solely)? (decide*|determine*|judge*|assess*) (alone)? (whether|what|which|how|when|who|if) ...',
      '(decided|determined|judged|assessed|fixed|chosen|set|calculated) (each #word)? (alone)? by O ...',
      '(in|at|by) O’s (own|sole|absolute|reasonable)? (view|opinion|judg*|discretion|estimat*|assessment|choice|eyes)',
      'as O (may)? (think*|consider*|deem*|see*|decide*|require*|direct*|find*) (fit|right|proper|fair|best|needful|appropriate|reasonable|suitable)?',
      '(estimate|valuation|assessment|decision|calculation) (by|of|from) O ...',
      '(absolute|sole|unfettered) discretion',
      'O .. (is|are) the (one|ones) who (feel*|decide*|judge*)|(is|are) O’s to (choose|decide|judge)',
    ],
    unless: ['as soon as|reasonabl*|fairly|good faith|independent|R (may|can) (decide|choose)|both|either'],
    graver: ['(deduct*|refund*|keep*|deposit|bonus|pay|wage|final) ...|absolute|without .. (reason|appeal)'],
    onlyWeaker: true,
    examples: [
      'Whether the bonus is paid is determined by us in our absolute discretion.',
      'We decide alone which repairs are needed.',
    ],
    counterExamples: ['We decide reasonably which repairs are needed.', 'You decide which room you take.'],
  },
  {
    family: 'other-side-not-liable',
    variant: 'excludes-liability',
    severity: 'medium',
    says: [
      'O’s (total|whole|entire|maximum|aggregate|overall)? (liability|responsibility) ... (limited to|shall not exceed|will not exceed|does not exceed|not exceed|no more than|capped|excluded|is #money|ends at)',
      '(liability|responsibility) of O ... (limited to|not exceed|no more than|capped|excluded)',
      'O (is|are|will be|shall be) (liable|responsible|answerable) ... (for)? (no more than|not more than|only (for|up to|to|if|where|as far)|at most)',
      'O (will|shall)? (pay|pays|answer|answers|compensate) (for)? (no more than|not more than|nothing (that|for|more)|only (for|up to|to)|at most)',
      'O (is|are|will be|shall be|do|does|can|could|may)? (not|never) (otherwise|in any (case|event)|be|take|accept|have)? .. (liable|responsible|responsibility|liability|answerable|accountable|answer for|to blame)',
      'O ... (accept*|take*|assume*|bear*|has|have) no (responsibility|liability|other liability|risk)',
    ],
    unless: [
      'R (is|are|shall|will) .. (not|only) (liable|responsible)|(nothing|not) ... (limit*|exclude*) ... liab*|neither|each party|either|mutual',
      'since this contract is for|(beyond|outside) (O’s|the) (reasonable)? control|not (liable|responsible) for (rent|paying|the rent)',
      'R’s own (fault|negligence)|not (being)? limited',
    ],
    graver: ['death|injur*|neglig*|however (caused|arising)|howsoever|whatever the cause|any cause|gross'],
    milder: [
      '(except|save|apart from) .. (death|injur*|damage caused|intent)|slight negligen*|essential (dut*|obligation*)|indirect|consequential|lost profit|loss of (business|profit*)',
    ],
    onlyWeaker: true,
    examples: [
      'Our total responsibility to you is limited to £60, whatever the cause.',
      'We are liable to you for no more than the part of the fee already paid.',
      'We answer for nothing that the organiser does, and are not otherwise liable.',
    ],
    counterExamples: ['Your liability is limited to the fee.', 'Nothing limits our liability for death.'],
  },
  {
    family: 'answers-for-others',
    variant: 'joint',
    severity: 'high',
    says: [
      'R ... (pay|pays|answer*|make* good) ... (if|when|where|whenever|in case) (he|she|they|O|the #word|others?) (do|does|did|can|could|fail*|is) .. (not|unable|to) .. pay',
      'R .. (answer*|liable|responsible|pay) for (all|every|each|any of|the other) .. (tenants?|borrowers?|students?|members?|them|others?|flatmates?|sharers?)',
    ],
    unless: ['O .. (answer*|guarantee*|undertake*)|(only|but) .. (his|her|its|their|own) (own)? share'],
    examples: [
      'You pay the rent if the guest does not pay.',
      'You answer for all four tenants, not only for your son.',
    ],
    counterExamples: ['We answer for all tenants of the house.', 'You pay a fee if you do not pay in time.'],
  },
  {
    family: 'answers-for-others',
    variant: 'joint',
    severity: 'medium',
    says: [
      'R ... (jointly and severally|joint and several*|jointly and individually)',
      '(owner*|proprietor*|directors?|shareholders?) of R .. (is|are|shall be|will be) personally (liable|responsible|bound)',
      'R’s (owner*|proprietor*|directors?) .. (is|are|shall be|will be) personally (liable|responsible|bound)',
      '(jointly and severally|joint and several*|jointly and individually) ... R',
      'R ... (undertake*|guarantee*|answer*|liable) (personally|also)? ... (as (primary|principal) (obligor|debtor)|all the (payment)? obligations of|the (debts?|payments?) of)',
      'R ... (pay*|make* good|answer*) .. (whatever|what|all that|everything) .. (the #word|he|she|they|others?) (do|does|did|fail*) not? .. pay',
      '(borne|paid|shared|divided|made good) (equally|in equal (shares|parts)) (by|among) all ...',
      'each (for|owes?|liable for|answers? for) the (whole|full|entire) ...',
    ],
    unless: [
      'O .. (answer*|guarantee*|undertake*)|(only|but) .. (his|her|its|their|own) (own)? share|not (jointly|liable)|years? guarantee',
    ],
    graver: ['first demand|without .. (pursu*|suing|having)|personally|all .. obligations|whole|full'],
    examples: [
      'You and the other tenants are jointly and severally liable.',
      'You must pay us whatever the guest does not pay, on first demand.',
      'If nobody owns up, the cost is borne equally by all residents.',
    ],
    counterExamples: ['We answer for our staff.', 'You pay only your own share and are not jointly liable.'],
  },
  {
    family: 'deemed-consent',
    variant: 'silence',
    severity: 'medium',
    says: [
      '(if|where|when|should|unless) .. (O|the #word)? .. (hear*|receive*) .. (nothing|no (reply|answer|word|objection)) ... (count*|approved|accepted|taken|agree*|stand*|deemed|carry on|go on)',
      '(if|unless|where|when) .. O (do not|don’t|have not|haven’t|has not|hasn’t) .. (hear*|receive*) ... (take|assume|presume|treat|count) .. (it|this|that|R) ... (happy|fine|content|agree*|accept*|okay|ok|consent*|alright|all right|yes)',
      '(if|unless|where|when) .. O (hear*|receive*) nothing ... (take|assume|presume|treat|count) .. (it|this|that|R) ... (happy|fine|content|agree*|accept*|okay|ok|consent*|alright|all right|yes)',
      '(if|unless|where|when) .. O (hear*|receive*) nothing .... O (will|shall) .... (release*|pay out|deduct|proceed|go ahead|book|charge|order|keep) ...',
      '(if|where|unless) R .. (not|no) .. (write|reply|object|tell|respond|comment|answer|complain) ... (treat*|taken|deemed|accept*|approved|right|agree*|correct|admit*|bound)',
      'unless R .. (object*|write*|tell*|repl*|respond*|complain*|say*) ... (taken|deemed|treated|regarded|bound|accept*|approved|correct|admit*|agree*)',
      '(draft|work|statement|goods|delivery|stage|invoice|design|text|change|account) ... (not (commented|objected|rejected|replied|answered)|no (comment|objection|reply|answer)|have not (replied|answered|objected)) ... (accepted|approved|correct|agreed|right)',
      '(is|are|be|stand*) (deemed|taken|treated|considered|regarded) (as|to be|to have been)? (accepted|approved|admitted|agreed|correct|right)',
      '(stay*|staying|going) on ... (mean*|count*) ... (okay|ok|fine|agree*|accept*|yes)',
      '(means|count*) .. R (agree*|accept*|are one|is one|consent*)',
    ],
    unless: [
      'R .. (hear*|receive*) (nothing|no)|not (be)? (deemed|taken|treated)|O (is|are|shall be) (deemed|taken)|silence (is not|does not|never)|only (if|when) R',
    ],
    examples: [
      'If we hear nothing within four working days, the stage counts as approved.',
      'If we hear nothing from you by Friday, we will deduct these sums.',
      'If we don’t hear from you by Friday, we take it that you are fine with the new price.',
      'Unless you object in writing within ten days you are taken to have admitted every item.',
      'A draft that is not commented on in time is deemed accepted.',
    ],
    counterExamples: ['Silence is not consent.', 'If we hear nothing, we ask again.'],
  },
  {
    family: 'deemed-consent',
    variant: 'by-using',
    severity: 'medium',
    says: [
      'R (accept*|agree*|consent*) .. by (starting|using|coming|signing in|staying|opening|entering|booking|visiting|joining|driving) ...',
      'by (starting|using|coming|entering|booking|visiting|joining|subscribing|returning|downloading|installing|registering|staying|posting) ... R .. (accept*|agree*|consent*|allow*|confirm*|permit*|say yes)',
    ],
    unless: ['R (may|can) (refuse|object|withdraw)|only if'],
    onlyWeaker: true,
    examples: ['You accept the handbook by starting work.', 'By returning the form you also allow visits.'],
    counterExamples: ['By signing this you may refuse visits.'],
  },
  {
    family: 'proof-burden',
    variant: 'their-word-counts',
    severity: 'medium',
    says: [
      'O’s (own)? (#word)? (record*|books|statement*|report|notebook|test|meter|list|log*|count|clock|figures|measurement*|system|assessment|certificate|survey*|estimate) ... (conclusive|final|binding|decisive|count*|prevail*|proof|the one that counts|what .. (paid|due|owed))',
      '(report|test|certificate|statement|count|log|list|survey) ... (made|drawn up|taken|carried out|issued) .. by O ... (conclusive|final|binding|decisive|proof)',
      '(report|test|result|record|certificate) ... (is|are|shall be) (conclusive|binding|final) ...',
      'R (must|has to|have to|shall) (prove|show|demonstrate) (that|the|any|it)',
      'unless R (can|is able to)? (prove*|show*|demonstrate*) ...',
    ],
    unless: [
      'arbitrat*|court|independent|manifest error|either|both|O (must|has to|have to|shall) (prove|show)|show (the|R’s|a|an) (ticket|card|id|passport|licen*)',
    ],
    examples: ['Our count of the guests is final.', 'The result of our line test is conclusive.'],
    counterExamples: [
      'The report of an independent expert is binding.',
      'We must prove that the damage is new.',
    ],
  },
  {
    family: 'transfer',
    variant: 'passed-on',
    severity: 'low',
    says: [
      'O (may|can) (freely|at any time|also)? (assign|transfer|sell|move|pass|cede|novate|subcontract|delegate) ... (agreement|contract|option|loan|debt|claim|rights|account|plan|policy|work|services) ... (to|without|with|in)',
      'O (may|can) (subcontract|delegate|substitute) ...',
    ],
    unless: [
      '(with|only with) R’s .. (consent|agreement)|R’s rights are not reduced|(may|can) not|neither|either|both|R (may|can)',
    ],
    examples: [
      'We may assign the option to anyone without asking you.',
      'We may move the agreement to another company.',
    ],
    counterExamples: ['You may assign it to anyone.', 'We may transfer it only with your consent.'],
  },
];
