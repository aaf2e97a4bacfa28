import type { RiskFamily } from '../reading/burdens/families.ts';

/** Something people ask about: how they ask it, and how papers say it. Patterns are bounded and run on one sentence. */
export interface Topic {
  readonly id: string;
  /** A question about it matches. */
  readonly asks: RegExp;
  /** Ids of the kinds of clause that answer it (`clauses/library.ts` and the classifier's categories). */
  readonly kinds?: readonly string[];
  /** Families of burden that answer it. */
  readonly families?: readonly RiskFamily[];
  /** A sentence that answers it matches. */
  readonly says?: RegExp;
}

/** What people ask about papers. Order does not matter; a question may have several topics. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'governing-law',
    asks: /\b(?:(?:which|what|whose) (?:country|state|place|law)|laws?\b.{0,40}\b(?:appl|govern|count))/i,
    kinds: ['governing-law'],
    families: ['forum'],
    says: /\bgoverned by\b|\blaws? of\b|\blaw (?:applies|governs)\b/i,
  },
  {
    id: 'court',
    asks: /\b(?:court|sue|arbitrat|dispute|lawsuit|go to law)\b/i,
    kinds: ['arbitration'],
    families: ['forum', 'waiver'],
    says: /\b(?:courts?|arbitrat\w{1,6}|tribunal|mediat\w{1,5}|jurisdiction)\b/i,
  },
  {
    id: 'leave',
    asks: /\b(?:get out|leave|quit|resign|cancel|end (?:it|this|the)|terminate|walk away|move out|stop)\b/i,
    kinds: ['termination-for-convenience', 'cancellation', 'rent-notice', 'notice-employment'],
    families: ['no-exit', 'exit-cost', 'unequal-exit'],
    says: /\b(?:terminat\w{1,6}|cancel\w{0,7}|end (?:this|the|it|your)|leav(?:e|ing)|resign\w{0,5}|withdraw\w{0,3}|notice)\b/i,
  },
  {
    id: 'leave-any-time',
    asks: /\b(?:without (?:a |any |giving (?:a |any )?)?reason|any time|just (?:leave|walk|end)|for convenience|no reason)\b/i,
    kinds: ['termination-for-convenience'],
    families: ['sudden-end', 'unequal-exit'],
  },
  {
    id: 'thrown-out',
    asks: /\b(?:throw|kick|evict|fire|dismiss|sack|let (?:me|us) go|end (?:it|this) (?:at once|immediately|suddenly)|from one day to the next|suspend|close my account|without warning)\b/i,
    kinds: ['eviction', 'account-closure', 'termination-for-breach'],
    families: ['sudden-end', 'entry-or-seizure'],
  },
  {
    id: 'leaving-costs',
    asks: /\b(?:(?:leav|cancel|end|quit|get out)\w{0,5}\b.{0,50}\b(?:cost|pay|fee|charge|early|lose)|(?:cost|pay|fee|charge|penalt|lose)\w{0,4}\b.{0,50}\b(?:leav|cancel|end|early|quit))/i,
    families: ['exit-cost', 'forfeiture'],
  },
  {
    id: 'stuck',
    asks: /\b(?:stuck|locked in|tied|bound|how long am i|no way out|commit(?:ted)? for|have to stay|leave early)\b/i,
    families: ['no-exit'],
    kinds: ['expiration-date'],
  },
  {
    id: 'unequal',
    asks: /\b(?:same (?:rights?|notice|way)|easier for (?:them|the)|both sides|equal|fair(?:er)?)\b.{0,60}\b(?:end|leave|terminat|cancel|out)|\b(?:end|leave|out)\b.{0,60}\b(?:more easily|sooner|than me|than i can|same notice)/i,
    families: ['unequal-exit'],
  },
  {
    id: 'renewal',
    asks: /\b(?:renew|extend|extension|go(?:es)? on|roll|automatic|continue by itself)/i,
    kinds: ['renewal-term'],
    families: ['auto-renewal'],
    says: /\b(?:renew\w{0,4}|extend\w{0,2}|extension|successive|automatic\w{0,4}|another (?:year|month|term))\b/i,
  },
  {
    id: 'stop-renewal',
    asks: /\b(?:stop|prevent|avoid|say no|opt out|cancel)\b.{0,40}\brenew|\brenew\w{0,4}\b.{0,60}\b(?:stop|before|notice|how early|by when|prevent)/i,
    kinds: ['notice-period-to-terminate-renewal'],
    families: ['auto-renewal'],
  },
  {
    id: 'how-long',
    asks: /\b(?:how long (?:does|is|will|do)\b.{0,40}\b(?:last|run|term|contract|agreement|lease|deal|go on)|when does (?:it|this|the \w{3,12}) (?:end|expire|run out|finish)|end date|first term)/i,
    kinds: ['expiration-date'],
    says: /\b(?:term|expir\w{1,5}|until|ending on|ends on|period of|lasts?|duration|runs?)\b/i,
  },
  {
    id: 'transfer',
    asks: /\b(?:pass(?:ed)? (?:it |this |the )?(?:on|contract)|transfer|assign|hand (?:it|this|the \w{2,12}) (?:on|over)|someone else take|sell (?:the|my) (?:contract|debt|loan)|another company)/i,
    kinds: ['anti-assignment'],
    families: ['transfer'],
    says: /\b(?:assign\w{0,5}|transfer\w{0,4}|subcontract\w{0,3}|novat\w{1,4}|delegat\w{1,4}|sublet\w{0,4}|sub-let\w{0,4})\b/i,
  },
  {
    id: 'sold',
    asks: /\b(?:(?:is|are|gets?|be) (?:sold|bought|taken over|acquired)|merge|new owner|change of (?:control|owner)|takeover)/i,
    kinds: ['change-of-control'],
    families: ['transfer'],
    says: /\b(?:change (?:of|in) control|merge\w{0,2}|acqui\w{1,8}|sale of)\b/i,
  },
  {
    id: 'cap',
    asks: /\b(?:limit|cap|most (?:they|i|we|either)|maximum|upper limit|at most)\b.{0,60}\b(?:liab|pay|owe|claim|damages|compensat|responsib|wrong)|\bhow much\b.{0,40}\b(?:liable|go(?:es)? wrong)/i,
    kinds: ['cap-on-liability'],
    families: ['other-side-not-liable', 'uncapped-liability'],
    says: /\bliab\w{1,6}\b|\bat most\b|\bno more than\b|\bdamages\b/i,
  },
  {
    id: 'uncapped',
    asks: /\b(?:no limit|unlimited|without (?:a )?limit|uncapped|limit does not|everything i own)\b/i,
    kinds: ['uncapped-liability'],
    families: ['uncapped-liability'],
  },
  {
    id: 'not-liable',
    asks: /\b(?:they|their|company|landlord|provider|seller|other side)\b.{0,40}\b(?:liable|responsible|pay if|answer|compensat)|\bgoes wrong\b|\bas is\b|\bwhat if (?:it|something) (?:breaks|fails)|\bwho pays if\b/i,
    kinds: ['cap-on-liability', 'warranty-disclaimer'],
    families: ['other-side-not-liable'],
  },
  {
    id: 'indemnity',
    asks: /\b(?:indemnif|hold harmless|cover (?:their|the other side's) (?:loss|cost)|make good|claims (?:by|from) others|legal bills)/i,
    kinds: ['indemnity'],
    families: ['broad-indemnity'],
    says: /\b(?:indemnif\w{1,5}|hold\b.{0,30}\bharmless|make good|defend)\b/i,
  },
  {
    id: 'my-liability',
    asks: /\b(?:am i|do i|would i|i have to)\b.{0,50}\b(?:liable|responsible|pay for (?:all |any )?(?:damage|loss))|\bmy liability\b/i,
    families: ['uncapped-liability', 'broad-indemnity', 'answers-for-others'],
    says: /\b(?:liab\w{1,6}|responsib\w{1,6}|damage|loss|indemn\w{1,6})\b/i,
  },
  {
    id: 'others-debts',
    asks: /\b(?:someone else'?s|other people'?s|others'?|flatmate|roommate|partner|guarantor|guarantee|jointly)\b.{0,50}\b(?:debt|owe|pay|rent|share|act|mistake|fault)|\bguarantor\b|\bpersonal(?:ly)? (?:liable|guarantee)/i,
    kinds: ['personal-guarantee'],
    families: ['answers-for-others'],
  },
  {
    id: 'fixed-damages',
    asks: /\b(?:penalt|fine[ds]?\b|fixed (?:sum|amount)|liquidated|break (?:it|the|this)|late|overdue|breach)/i,
    kinds: ['liquidated-damages', 'late-fees'],
    families: ['penalty', 'exit-cost'],
    says: /\b(?:penalt\w{1,4}|liquidated|late (?:fee|charge)|interest|per day|each day|a day|fine)\b/i,
  },
  {
    id: 'audit',
    asks: /\b(?:audit|(?:check|inspect|look (?:at|into)|see)\b.{0,30}\b(?:books|records|accounts|premises))/i,
    kinds: ['audit-rights'],
    says: /\b(?:audit\w{0,3}|inspect\w{0,4}|books|records|accounts)\b/i,
  },
  {
    id: 'insurance',
    asks: /\binsur(?:e|ance|ed)\b|\bcover(?:age)? must\b/i,
    kinds: ['insurance'],
    says: /\binsur\w{1,5}\b/i,
  },
  {
    id: 'compete',
    asks: /\b(?:compet(?:e|ing|itor|itors|ition)|rival|same (?:business|line)|work for (?:someone|anyone|others|another)|own business|other job|second job|side job)\b/i,
    kinds: ['non-compete'],
    families: ['restraint'],
    says: /\b(?:compet\w{1,7}|rival\w{0,3}|similar business|other (?:work|employment|clients|customers))\b/i,
  },
  {
    id: 'exclusive',
    asks: /\b(?:exclusiv|only (?:buy|sell|work|deal|use)|deal with (?:others|anyone else|other)|buy from (?:others|anyone|someone)|other suppliers|only with)/i,
    kinds: ['exclusivity'],
    families: ['restraint'],
    says: /\b(?:exclusiv\w{1,5}|sole|solely|only from|no other)\b/i,
  },
  {
    id: 'poach-customers',
    asks: /\b(?:customers?|clients?)\b.{0,60}\b(?:take|poach|contact|approach|solicit|win|work|steal)|\b(?:take|poach|contact|approach|solicit|win over|steal)\b.{0,60}\b(?:customers?|clients?)/i,
    kinds: ['no-solicit-of-customers'],
    families: ['restraint'],
  },
  {
    id: 'poach-staff',
    asks: /\b(?:hire|poach|employ|recruit|take on|solicit)\b.{0,60}\b(?:staff|employees|people|workers|team)/i,
    kinds: ['no-solicit-of-employees'],
    families: ['restraint'],
  },
  {
    id: 'speak-badly',
    asks: /\b(?:speak|say|talk|write|post|review|critici[sz]e)\b.{0,40}\b(?:bad|badly|negative|ill|critic|honest|them|publicly|online)|\bdisparag|\bbad review/i,
    kinds: ['non-disparagement'],
    families: ['gag'],
  },
  {
    id: 'secret',
    asks: /\b(?:secret|confidential|tell (?:anyone|others|people|someone|my)|talk about|disclose|share (?:this|it|information)|keep quiet|nda)\b/i,
    kinds: ['confidentiality'],
    families: ['gag'],
    says: /\b(?:confiden\w{1,7}|secret|disclos\w{1,4}|not (?:tell|discuss|speak))\b/i,
  },
  {
    id: 'ownership',
    asks: /\b(?:who (?:owns|will own|gets to own|keeps the rights)|own(?:s|ership)?\b.{0,40}\b(?:work|create|make|made|ideas?|design|code|invention|result|rights)|copyright|intellectual property|inventions?|my (?:ideas|own work|designs))/i,
    kinds: ['ip-ownership-assignment'],
    families: ['ip-grab'],
    says: /\b(?:own\w{0,6}|title|intellectual|copyright\w{0,2}|inventions?|assigns?|vests?|belongs?)\b/i,
  },
  {
    id: 'permission',
    asks: /\b(?:licen[cs]e|permission to use|allowed to use|may (?:i|we|they) use|can (?:i|we|they) use|right to use)/i,
    kinds: ['license-grant'],
    families: ['ip-grab'],
    says: /\b(?:licen[cs]\w{1,4}|right to use|grants?|permission)\b/i,
  },
  {
    id: 'share-income',
    asks: /\b(?:royalt|share of (?:the )?(?:income|profit|revenue|sales|money)|percentage of|commission|cut of|split the)/i,
    kinds: ['revenue-profit-sharing'],
    says: /\b(?:royalt\w{1,4}|percent\w{0,4}|%|share of|commission)/i,
  },
  {
    id: 'minimum',
    asks: /\b(?:minimum|at least|least (?:i|we)|quota|target|have to (?:buy|order|spend|sell))\b/i,
    kinds: ['minimum-commitment'],
    families: ['minimum-commitment'],
    says: /\b(?:minimum|at least|not less than|no fewer|quota|target)\b/i,
  },
  {
    id: 'warranty',
    asks: /\b(?:warrant|guaranteed?\b|defects?|faulty|broken (?:product|goods)|how long .{0,30}(?:covered|fixed))/i,
    kinds: ['warranty-duration', 'warranty-disclaimer'],
    families: ['thin-remedy', 'other-side-not-liable'],
    says: /\b(?:warrant\w{0,5}|defect\w{0,4}|guarantee\w{0,1}|repair|replace\w{0,4})\b/i,
  },
  {
    id: 'remedy',
    asks: /\b(?:refund|money back|voucher|credit|replace|what do i get if|compensation)/i,
    families: ['thin-remedy', 'forfeiture', 'no-promise'],
    kinds: ['cancellation'],
    says: /\b(?:refund\w{0,6}|return|repay|credit|money back|forfeit\w{0,2}|non-refundable|retain)\b/i,
  },
  {
    id: 'not-sue',
    asks: /\b(?:promise not to|not (?:to )?sue|challenge|contest|dispute the (?:validity|ownership|patent|trade ?mark)|give up (?:my |the |any )?(?:right|claim)|waive)/i,
    kinds: ['covenant-not-to-sue'],
    families: ['waiver'],
    says: /\b(?:waive\w{0,2}|not (?:to )?(?:sue|contest|challenge|dispute|bring)|releases?|gives? up|no claim)\b/i,
  },
  {
    id: 'outsiders',
    asks: /\b(?:outsider|third part|anyone else|other people|nobody else|someone who did not sign)\b.{0,50}\b(?:enforce|rely|rights?|claim|benefit)/i,
    kinds: ['third-party-beneficiary'],
  },
  {
    id: 'best-price',
    asks: /\b(?:best (?:price|terms|deal)|better (?:price|terms|deal)|as good as|most favou?red|lowest price|others get)/i,
    kinds: ['most-favored-nation'],
  },
  {
    id: 'after-end',
    asks: /\b(?:after (?:it|this|the (?:contract|agreement|deal|lease)|leaving|we part) ?(?:ends?|is over|has ended|expires)?|once (?:it|this) (?:ends|is over)|still have to)/i,
    kinds: ['post-termination-services'],
    families: ['restraint'],
  },
  {
    id: 'change-terms',
    asks: /\b(?:change|alter|raise|increase|put up|adjust|modify|move)\b.{0,60}\b(?:price|rent|terms|rules|fee|pay|contract|hours|deal|conditions|on (?:me|us|their own)|alone|without)|\b(?:price|rent|fee|charge|rate)s?\b.{0,30}\b(?:go up|rise|increase|change)/i,
    kinds: ['unilateral-change', 'price-change'],
    families: ['unilateral-change', 'open-price'],
    says: /\b(?:chang\w{1,3}|amend\w{0,4}|vary|var(?:ied|iation)|increas\w{1,3}|rais\w{1,3}|adjust\w{0,4}|revis\w{1,4}|review\w{0,2}|modif\w{1,4})\b/i,
  },
  {
    id: 'they-decide',
    asks: /\b(?:who decides|decide (?:alone|on their own|by themselves)|discretion|their (?:opinion|choice|decision)|up to them)\b/i,
    families: ['sole-discretion', 'proof-burden'],
    says: /\b(?:discretion|opinion|decid\w{1,3}|judg\w{1,5}|satisf\w{1,7}|determin\w{1,3})\b/i,
  },
  {
    id: 'enter',
    asks: /\b(?:come (?:in|into|round)|enter|entry|let (?:themselves|himself|herself) in|inspect|visit (?:my|the|our)|change the locks?|lock (?:me|us) out|take (?:my|our|back)|seize|repossess|belongings)\b/i,
    kinds: ['entry'],
    families: ['entry-or-seizure'],
    says: /\b(?:enter\w{0,3}|entry|inspect\w{0,4}|access|lock\w{0,2}|remove|repossess\w{0,5}|take (?:back|possession)|seiz\w{1,3}|sell)\b/i,
  },
  {
    id: 'silence',
    asks: /\b(?:say nothing|stay silent|silence|don'?t (?:answer|reply|object|respond)|no reply|keep using|agree(?:d)? (?:by|without)|deemed)\b/i,
    families: ['deemed-consent', 'unilateral-change'],
    says: /\b(?:deemed|silence|taken to have|treated as|continu\w{1,3} to use|no (?:answer|reply|objection)|accept\w{0,5})\b/i,
  },
  {
    id: 'deadline',
    asks: /\b(?:how (?:soon|quickly|fast|many days)|by when|deadline|time limit|days do i have|how long do i have)\b/i,
    families: ['short-deadline'],
    says: /\bwithin\b|\bno later than\b|\bby the\b|\bdays?\b|\bhours?\b/i,
  },
  {
    id: 'pay-late',
    asks: /\b(?:when (?:do|will|would) (?:i|we) (?:get paid|be paid|see my money)|hold back|withhold|deduct|dock|keep (?:my|some|part)|not pay me|off my (?:pay|wages))/i,
    kinds: ['deductions', 'payment-terms'],
    families: ['withheld-pay', 'sole-discretion'],
    says: /\b(?:deduct\w{0,5}|withh\w{2,5}|set.?off|retain\w{0,3}|paid)\b/i,
  },
  {
    id: 'unknown-price',
    asks: /\b(?:hidden|extra (?:costs?|charges?|fees?)|price fixed|final price|know (?:the|what) (?:price|cost)|on top|other costs)/i,
    families: ['open-price', 'cost-shifting'],
  },
  {
    id: 'their-costs',
    asks: /\b(?:who pays (?:for|the)|do i (?:have to )?pay (?:for )?(?:their|the|repairs|taxes|insurance|legal|lawyer)|lawyers?'? fees|their costs|cost of|on me to pay)/i,
    families: ['cost-shifting'],
    says: /\b(?:expenses?|costs?|bear\w{0,3}|at (?:his|her|its|their|your|the \w{3,14}'s) own (?:cost|expense)|pay\w{0,4})\b/i,
  },
  {
    id: 'promise',
    asks: /\b(?:promise|guarantee (?:that|a|any)|sure (?:that|to)|definitely|firm date|count on|certain that|obliged to (?:deliver|give|provide))/i,
    families: ['no-promise'],
    says: /\b(?:no (?:promise|guarantee|obligation|warranty)|not (?:promise|guarantee|bound|obliged)|endeavou?r|aim|estimate\w{0,1}|try|subject to availability|may)\b/i,
  },
  {
    id: 'privacy',
    asks: /\b(?:my (?:data|details|information|photos?|image|picture|face|voice|messages|location)|personal data|privacy|track|monitor|watch me|camera|film|record me)/i,
    kinds: ['data-use'],
    families: ['data-or-image'],
    says: /\b(?:data|information|photo\w{0,6}|image\w{0,1}|record\w{0,4}|monitor\w{0,4}|camera\w{0,1}|location|share\w{0,1}|details|film\w{0,3})\b/i,
  },
  {
    id: 'demands',
    asks: /\b(?:weekends?|on call|overtime|extra hours|work more|move (?:me|us)|other (?:place|duties|tasks)|anywhere|hours (?:i|they)|travel for)\b/i,
    kinds: ['working-hours'],
    families: ['work-demands'],
    says: /\b(?:hours?|overtime|weekend\w{0,1}|on.call|duties|place of work|transfer\w{0,4}|travel|shift\w{0,1})\b/i,
  },
  {
    id: 'spoken',
    asks: /\b(?:they (?:told|promised|said)|verbal|oral|spoken|on the phone|brochure|website said|entire agreement|what (?:was|we) (?:said|agreed) (?:before|earlier))/i,
    families: ['spoken-promises-lost'],
    says: /\b(?:entire agreement|whole agreement|supersed\w{1,3}|oral\w{0,2}|verbal\w{0,2}|representation\w{0,1}|said|told|brochure|replaces)\b/i,
  },
  {
    id: 'power',
    asks: /\b(?:power of attorney|sign (?:for|in my name|on my behalf)|act for me|on my behalf|in my name|authori[sz])/i,
    families: ['wide-power'],
  },
  {
    id: 'security',
    asks: /\b(?:collateral|mortgage|charge over|pledge|security (?:over|for)|lien|lose my (?:house|home|car))/i,
    kinds: ['collateral'],
    families: ['security', 'entry-or-seizure'],
  },
  {
    id: 'proof',
    asks: /\b(?:prove|proof|whose (?:records|figures|word)|final say|their (?:count|records|figures|word)|argue with)/i,
    families: ['proof-burden'],
    says: /\b(?:conclusive|final|binding|proof|prove|evidence|burden|show)\b/i,
  },
  {
    id: 'rights-lost',
    asks: /\b(?:sick pay|holiday pay|benefits?|lose (?:my|any|the) (?:right|protection|bonus|benefit)|entitled to|rights? (?:do i lose|i give up))/i,
    families: ['benefit-lost', 'forfeiture', 'waiver'],
  },
  {
    id: 'lose-money',
    asks: /\b(?:lose (?:my |the |what|any )?(?:money|deposit|payment|fee|bonus)?|non-refundable|keep my (?:money|deposit)|get (?:it|my money|anything|the deposit|my deposit) back)/i,
    families: ['forfeiture', 'sole-discretion'],
    says: /\b(?:forfeit\w{0,4}|non-refundable|not (?:be )?refund\w{0,4}|retain\w{0,3}|refund\w{0,4}|keep|lose|lost|return\w{0,2})\b/i,
  },
  {
    id: 'sublet',
    asks: /\b(?:sub-?let|sub-?lease|rent (?:it |out|the room)|airbnb|lodger|someone else live)/i,
    kinds: ['subletting'],
    families: ['transfer'],
    says: /\b(?:sub-?let\w{0,4}|sub-?leas\w{1,3}|sub-?licen\w{1,4}|part with|underlet|assign\w{0,4}|lodgers?|take in)\b/i,
  },
  {
    id: 'repairs',
    asks: /\b(?:repair|fix|broken|maintain|maintenance|leak|boiler)/i,
    kinds: ['repairs'],
    families: ['cost-shifting'],
    says: /\b(?:repair\w{0,3}|maint\w{3,8}|fix\w{0,3}|make good|mend)\b/i,
  },
  {
    id: 'deposit',
    asks: /\bdeposit\b|\bcaution\b|\bbond\b/i,
    kinds: ['deposit'],
    says: /\b(?:deposit\w{0,1}|security sum|bond)\b/i,
  },
  {
    id: 'notice',
    asks: /\bnotice\b|\bhow (?:early|long before)\b|\bwarn/i,
    kinds: ['rent-notice', 'notice-employment', 'notice-period-to-terminate-renewal'],
    says: /\b(?:notice|notify|warning|intimation|in advance|beforehand|written|weeks?|days?|months?)\b/i,
  },
];

/** The topics that a question touches. */
export const topicsOf = (question: string): readonly Topic[] =>
  TOPICS.filter(({ asks }) => asks.test(question));
