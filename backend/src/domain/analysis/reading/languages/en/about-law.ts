/**
 * Words of texts that speak about the law and of papers that bind by it. A text is judged by both: whether it tells what "a landlord"
 * may do and what "the Act" says, and whether somebody in it owes somebody something. Every pattern is bounded.
 */

/** People as such, whom no paper binds: `a landlord`, `tenants`. */
const PEOPLE =
  'landlords?|landlad(?:y|ies)|tenants?|lodgers?|employers?|employees?|workers?|women|mothers?|fathers?|lenders?|borrowers?|debtors?|creditors?|guarantors?|buyers?|sellers?|dealers?|consumers?|customers?|traders?|suppliers?|companies|firms?|businesses|banks?|insurers?|executors?|owners?|neighbou?rs?|parents?|spouses?|heirs?|hirers?|holders?|persons?|part(?:y|ies)|members?|gyms?|schools?|shops?|repairers?|bailees?|farmers?|drivers?|contractors?|builders?|clients?|patients?|doctors?|agents?|children|people|lawyers?|solicitors?|attorneys?|police|marriage|contracts?|agreements?|wills?|promises?|leases?|lien';
const NORM =
  "(?:must|may|can|cannot|can['’]t|could|should|shall|might|will|has to|have to|is|are|does not|do not|don['’]t|needs? not|needn['’]t|seldom|often|usually|normally|generally|commonly|ordinarily|who|that|which|take|pay|keep|promises|gives|breaks?|revokes?)";

/** Sentences whose subject is somebody as such, or the law itself. */
export const TELLS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[,;:.–—] |\b(?:that|if|when|where|because|and|but|so|while|though|whether|before|in [A-Z][a-z]+) )(?:an? |any |every |many |most |some |no |few )(?:[a-z-]{3,14} ){0,2}(?:${PEOPLE}) (?:\w{2,9}ly )?${NORM}\b`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|[,;:] )(?:${PEOPLE}) (?:\w{2,9}ly )?${NORM}\b`, 'iu'),
  /\b(?:(?:the|a|an) )?(?:supreme |high |rent )?(?:courts?|judges?|tribunals?|legislation|statute|attorney general|ombudsman) (?:(?:here|today|also|often|sometimes|usually|generally|will|may|can|must|seldom|rarely) )*(?:orders?|award|holds?|held|decides?|reduces?|fix|help|have|has|had|look|take|see|give|said|says|say|consider|suspend|fine|do not|does not|gives|force|enforce|impose)\b/i,
  /\b(?:the|this|old|new) (?:Act|Code|law|Convention|Regulations?|Directive|Ordinance) (?:\d{4} )?(?:also |only |itself |here )?(?:says?|speaks?|gives?|limits?|requires?|allows?|protects?|lets?|leaves?|makes?|treats?|forbids?|demands?|provides?|will enforce|does not|means|that protected)\b/i,
  /\bwhat the law\b|\bthe law (?:of [A-Z]\w+ )?(?:is|says|knows)\b|\b(?:is|are|was|it['’]s) (?:il|un)?lawful(?:ly)?\b|\b(?:is|are) illegal\b|\bagainst the law\b|\bthere is no (?:general )?right\b/i,
  /\b(?:in|under) (?:many|most|some|both|other|common-law|all) (?:\w+ )?(?:states|countries|cases|systems)\b|^By law,? /i,
  /\bin [A-Z][a-z]{3,14},? (?:an?|the) (?:landlord|tenant|employer|employee|lender|borrower|consumer|buyer|seller|court)\b/,
  /\b(?:case law|precedents?|common law|the books have held|the judgment|the appeal|void|in breach|unenforceable|as a rule|generally speaking)\b/i,
  /^(?:Of the|He that|They that|Where a|Where the (?:benefit|debtor|tenant|landlord))\b/,
];

/** What says outright that a text only informs, or answers somebody who asked about the law. */
export const FRAMES: readonly RegExp[] = [
  /\b(?:you|he|she|they) (?:asked|ask|wrote to ask|wanted to know|have asked|['’]ve asked)(?: me| us)?,? (?:what|whether|about|if|how|who|when|for my (?:view|opinion))\b|\bthank(?:s| you) for (?:your|the) (?:question|query|enquiry|inquiry)\b|\byour (?:question|query) (?:is|was|about|on|whether)\b/i,
  /\b(?:general|legal) (?:information|guidance|overview|view)\b(?! (?:we|about you|you (?:give|provide)))|\bin general terms\b|\banswers? (?:in this [a-z]+ )?(?:is|are) general\b/i,
  /\b(?:is|are|gives|provides|as|only|just) (?:only |just |meant as |no more than )?a (?:brief |short |general |first |rough )?(?:summary|overview|outline|introduction)\b|\bpress summary\b|\ba first view\b/i,
  /\b(?:not|no|never|nor)\b[^.;\n]{0,50}\b(?:(?:legal|financial|tax|professional) )?(?:advice|opinion)\b(?! (?:line|fee))|\bcannot replace (?:legal )?advice\b|\b(?:creates?|create|form)\b[^.;\n]{0,20}\b(?:retainer|(?:attorney|lawyer|solicitor)-client)\b|\bnot your (?:lawyer|attorney|solicitor)\b|\bdon['’]t rely on this\b|\bdo not rely on (?:this|it)\b/i,
  /\bthis (?:leaflet|guide|booklet|factsheet|fact sheet|handout|briefing|article|post|column|chapter|page|note|talk|answer|entry|update|webpage|blog|episode|summary) (?:explains?|gives?|sets? out|tells?|is|was|looks?|covers?|describes?|does|deals|has been)\b/i,
  /\b(?:speak|talk|go|turn) to (?:a|an|your(?: usual)?|the) (?:lawyer|solicitor|adviser|advisor|attorney|contact|law cent(?:re|er)|advice|housing team)\b|\bask the (?:lawyer|citizens)|\bfor your own case\b|\b(?:haven['’]t|have not|not yet|need to|would have to) (?:seen|shown me|see|read) (?:any |the |your )?(?:papers?|lease|contract|documents?|agreement)\b/i,
  /(?:^|\n)\s{0,3}(?:Q|Question(?: \d{1,6})?)\s?[:.]|\b(?:answered by|asked by|reviewed by)\b|\bwas this (?:answer|page) helpful\b/i,
  /\b(?:your rights as a|know your rights|what every|a guide to|client briefing|press summary|case note|did you know|what happens if|everything you need to know|law for beginners|welcome back to)\b/i,
];

/** Sentences in which somebody of the paper binds himself or is bound. */
export const COMMITS: readonly RegExp[] = [
  /^(?:\d[\d.]{0,6}[.)]? )?(?:The|A|An|Each|Every|No) (?:\p{Lu}\p{Ll}{2,15}|\p{Ll}{3,16}) (?:shall|must|may not|may be asked to|is asked to|buys?|pays?)\b/u,
  /^(?:\d[\d.]{0,6}[.)]? )?(?:Singers|Members|Players|Users|Guests|Students|Residents|Parents|Pupils|Tenants|Swimmers|Dancers|Owners|Nobody) (?:must|may not|shall|pay|buy|bring|keep|return|give up|may record)\b/u,
  /\b(?:I|we)(?:['’]ll| will| shall| hereby| also)? (?:hold|have \w+ \w+ off|fetch|start|send|lend|let|sell|give|pay|rent|hire|employ|offer|promise|undertake|guarantee|repair|mend|refund|replace|charge|cut|keep|hand|transfer|return|require|lease|grant|appoint|leave|buy|take|provide|supply|do not pay|don['’]t pay|are not liable|may|can ask|agree|act for)\b/i,
  /\byou(?:['’]ll| will| must| shall| also)? (?:pay|owe|return|give back|bring|get|keep|may not|must|can|leave|lose|start|look after|agree|have (?:\w+ ){1,3}off)\b/i,
  /\b(?:each|either|neither|both|all(?: \w+)?|one|none) (?:of (?:us|you|them|the parties)|sides?|part(?:y|ies)|flat)\b|\bwhoever\b|\bnobody\b[^.\n]{0,40}\bwithout\b/i,
  /^(?:The )?(?:\p{Lu}[\p{L}'’-]{1,14} ){1,3}(?:also )?(?:pays|gives|lends|lets|sells|takes|keeps|brings|feeds|gets|owns|books|repairs|returns|uses|may|can|must|will|shall|withdraws|stands|comes|leaves|buys|hires|agrees|looks|refunds|moves|is not)\b/u,
  /^(?:The |Each |A )(?:flat|room|card|deposit|load|engine|landlord|landlady|tenant|owner|house|bakery|club|buyer|seller|lender|borrower|hirer|management|company|firm|shop|host|guest|employer|employee|worker|parent|client)\b (?:also )?(?:pays|gives|lends|lets|sells|takes|keeps|brings|repairs|returns|may|must|shall|refunds|stays|hires|undertakes|agrees|books?|costs|lets|is for|are for|loses)\b|\bthe (?:bakery|house|club|shop|firm|company|landlady|landlord|owner|tenant) (?:pays|gives|repairs|refunds|keeps|lets)\b/u,
  /\b(?:pays?|owes?) (?:her|him|them|me|us|Ms|Mrs|Mr)\b|\b(?:from|to) me\b/i,
  /\b(?:is|are) (?:for|\w{3,9}ed by) (?:Mr |Mrs |Ms )?\p{Lu}\p{Ll}{2,}/u,
];

/** What adopts a paper: somebody says that it counts. */
export const ADOPTS: readonly RegExp[] = [
  /\b(?:we(?:['’]ve| have| all| both)? (?:agreed?|settled)|what (?:we|\p{Lu}\p{L}{2,14} and [^.\n]{3,30}) (?:agreed|settled|said)|agreed (?:on the phone|today|between)|agree:|agree as follows|(?:this|our) (?:agreement|contract|lease|deal)\b)/iu,
  /[\p{L})\]]: (?:(?:ok|okay|yes|fine|good|sure|great|perfect|right)[,.! ]{1,3})?(?:(?:it['’]s a )?deal|agreed|done|yes to (?:all|everything))\b/iu,
  /\b(?:signed|signature of|thumbprint|sign (?:here|below|underneath)|before the notary|countersigned|_{6,})\b/i,
  /\b(?:I|we)(?:,[^.;\n]{3,80},)? (?:hereby )?(?:promise|undertake|guarantee|lend you|give you notice|act for|accept these|accept this)\b|\bby (?:checking in|clicking|using|signing|booking|ordering|accepting|joining|paying)\b|\bthese (?:terms|conditions|rules)\b/i,
  /\b(?:these rules|by-?laws|rules of (?:the )?\p{Lu}|constitution of the)\b/iu,
  /\b(?:house|club|hall|laundry|room) rules\b|(?:^|\n)(?:the )?management(?:,|\n|$)|\bwrite back yes\b|\bcloses the deal\b|\bboth wrote it down\b/i,
];
