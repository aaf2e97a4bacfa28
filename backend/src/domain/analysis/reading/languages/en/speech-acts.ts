/**
 * Marks of what English sentences do: bind, adopt, tell, teach, advertise. A paper is judged by how often it does each, not by
 * its legal vocabulary. Every pattern is bounded.
 */
export interface SpeechMark {
  /** Stable name; weights are fitted to it. */
  readonly id: string;
  readonly pattern: RegExp;
  /** `rate`: uses in a thousand words. `once`: whether it stands there at all. */
  readonly counts: 'rate' | 'once';
  /** Rate from which more says nothing more. */
  readonly full: number;
}

const SIDE = String.raw`(?:you|we|I|(?:the|each|either|neither|both|any|every) (?!same|first|last|next|other day)[\p{L}-]{3,20}(?: (?:party|provider|owner|member|tenant|company))?|(?:[A-Z][\p{L}&'’-]{2,20} ){1,3})`;

const rate = (id: string, pattern: RegExp, full: number): SpeechMark => ({
  id,
  pattern,
  counts: 'rate',
  full,
});
const once = (id: string, pattern: RegExp): SpeechMark => ({ id, pattern, counts: 'once', full: 1 });

export const SPEECH_MARKS: readonly SpeechMark[] = [
  // what binds
  rate(
    'shall',
    /\b(?:shall|undertakes? to|covenants?|is (?:obliged|bound|liable|entitled|responsible)|are (?:obliged|bound|liable|entitled|responsible))\b/gi,
    14,
  ),
  rate(
    'must-may',
    new RegExp(
      String.raw`\b${SIDE} (?:must|may|will|can|agrees?|pays?|keeps?|owes?|bears?|indemnif(?:y|ies)|may not|must not|cannot)\b`,
      'gu',
    ),
    28,
  ),
  rate(
    'you-must',
    /\b(?:you|your)\b[^.!?\n]{0,60}\b(?:must|pay|owe|agree|lose|forfeit|are charged|is charged|return|bring back)\b/gi,
    12,
  ),
  rate(
    'we-may',
    /\b(?:we|I|us)(?:['’]ll)? (?:may|can|will|keep|pay|charge|return|give|take|decide|do not|don['’]t|won['’]t)\b/gi,
    14,
  ),
  rate(
    'owed',
    /\b(?:is|are|falls?|becomes?) (?:due|payable|owed|charged|refund(?:ed|able)|returned|kept|forfeited|non-?refundable)\b|\bdoes(?:n['’]t| not) come back\b/gi,
    6,
  ),
  rate(
    'when-then',
    /\b(?:if|unless|should|where|when|until)\b (?:you|we|I|he|she|they|the|either|one|any|it|a|payment|rent)\b[^.!?\n]{3,140}\b(?:pays?|may|must|shall|will|can|keep|keeps|stays|ends|is due|owe|owes|lose|gets? back|goes back)\b/gi,
    12,
  ),
  rate(
    'period',
    /\b(?:within|no later than|at least|not less than|on or before|up to|by the)\b (?:\d{1,3}|[a-z]{3,9})(?:st|nd|rd|th)?\b[^.\n]{0,16}\b(?:hours?|days?|weeks?|months?|years?|of each|of the month|of every)\b|\b(?:days?|weeks?|months?)['’]? (?:written )?notice\b/gi,
    8,
  ),
  rate(
    'price',
    /\b(?:rent|deposit|fee|price|wages?|salary|premium|instalments?|interest|bond|royalt(?:y|ies)|commission|charge)\b/gi,
    22,
  ),
  rate(
    'end',
    /\b(?:terminat(?:e|es|ion)|cancel(?:s|led|lation)?|give notice|notice period|end(?:s|ed)? (?:this|the|it|early)|move out|withdraw|renews?)\b/gi,
    10,
  ),
  rate(
    'only-law',
    /\b(?:hereby|herein(?:after)?|hereto|hereof|hereunder|thereof|whereas|witnesseth|notwithstanding|provided that|pursuant to|indemnif\w{1,6})\b/gi,
    8,
  ),
  rate(
    'name-does',
    /\b[A-Z][a-z]{2,14} (?:pays|gives|keeps|brings|gets|can|may|owns|signs|takes|puts|lends|loses|hands|buys|does|never|also|must|will|stays|has the|has to|needs)\b/g,
    8,
  ),
  rate(
    'together',
    /\b(?:half each|half and half|each of us|either of us|both of us|one of us|we (?:both|each|all|two)|between us|by turns|our deal|we(?:['’]ve| have)? agreed|what we (?:said|agreed|do)|split (?:it|the|in|down|four|two|three)|share it)\b/gi,
    5,
  ),
  rate('sums', /[$£€₱₦₹] ?\d|\b(?:KES|KSh|R|PHP|USD|EUR|GBP|SGD|AUD|NZD|CAD|INR|NGN|Rs\.?) ?\d/g, 20),
  rate('none', /(?:^|[.!:] )(?:No|Not|Never|None|Nobody|Nothing) [^\n.!?]{2,60}[.!\n]/gm, 8),
  rate(
    'refund',
    /\b(?:refund(?:s|ed|able)?|credited|comes? back|gets? back|goes? back|give[ns]? back|paid back|kept by|(?:we|I) keep|(?:on|for) (?:you|your account)\b[.,]|free of charge|no (?:fee|charge|penalty|refund))\b/gi,
    8,
  ),
  once(
    'law-applies',
    /\b(?:governed by|law (?:applies|governs|counts)|laws? of [A-Z][a-z]+|courts? of [A-Z]|(?:small claims|tribunal|ombud(?:sman)?|arbitrat(?:ion|or)|mediat(?:ion|or)) )/,
  ),
  rate(
    'clause-number',
    /(?:^|\n)\s{0,4}(?:§ ?\d|\(?\d{1,2}(?:\.\d{1,2}){0,2}[.)]? {1,3}\p{Lu}|\([a-z]{1,3}\) |(?:Article|Clause|Section|SEC\.|PART|Part) [\dIVX]{1,4})/gu,
    30,
  ),
  // what adopts
  once(
    'signed',
    /\b(?:signed|sign(?:ature)? (?:here|below|both|at the bottom|underneath)|executed as a deed|in witness whereof|set (?:our|their|his|her) hands?|\/s\/)|_{6,}|\.{8,}/i,
  ),
  once(
    'accepted',
    /\b(?:accepted(?: and agreed)?(?: by|:| in the app| online| electronically)|agreed(?: and accepted)?:|read and accepted|i accept|i have read|i['’]ve read|countersigned|deal[.!]|(?:: ?|\n)(?:ok,? |yes,? )?(?:it['’]s a )?deal\b|agreed\b[.!,]|yes to (?:all|everything)|ok,? agreed)/i,
  ),
  once(
    'by-doing',
    /\bby (?:clicking|using|signing|accepting|tapping|pressing|ticking|opening|booking|ordering|continuing|joining|paying|creating|downloading)\b|\b(?:sign|reply|write back|answer|say|press) (?:["“]?(?:yes|ok|agree|deal)\b|at the bottom|underneath|below|the (?:copy|second page|last page))/i,
  ),
  once(
    'in-force',
    /\b(?:effective (?:date|from|as of)?|in force from|takes? effect|with effect from|last updated|version (?:of|\d)|made (?:on|this|at|in)|dated (?:this )?\d|entered into)\b/i,
  ),
  once(
    'self-naming',
    /\b(?:this|our|the present) (?:agreement|contract|lease|licen[cs]e|deed|note|policy|letter|tenancy|will|undertaking|guarantee|notice|mandate|booking|arrangement|deal|membership|statement|form|settlement)\b|\bthese (?:terms|conditions|rules|articles|by-?laws|regulations)\b/i,
  ),
  once(
    'shorthand',
    /\((?:the |each |together |hereinafter[^()]{0,30}|called |collectively )?["“'‘][^"“”]{1,40}["”'’][^()]{0,60}\)|\bhereinafter\b|["“](?:we|you|us)["”]/i,
  ),
  once(
    'appoints',
    /\b(?:i (?:hereby )?(?:appoint|revoke|give|bequeath|promise to pay|authori[sz]e|undertake|declare|charge)|we (?:hereby )?(?:appoint|notify you|demand|offer you|are pleased to (?:offer|appoint|grant|confirm))|is pleased to (?:offer|appoint|grant)|(?:would like|pleased|delighted|happy) (?:you )?to (?:offer|come and work|join us)|you are (?:hereby )?(?:required|summoned|notified|ordered))\b/i,
  ),
  once(
    'party-row',
    /(?:^|\n)\|?\s{0,3}(?:tenant|landlord|employer|employee|borrower|lender|customer|client|buyer|seller|provider|supplier|member|hirer|owner|licensee|licensor|contractor|resident|guest|passenger|policyholder|insured|subscriber|lessee|lessor|parent|consultant|agent|company|party|user|claimant|defendant|worker|intern|guarantor|bank|cardholder|operator|host|renter|vendor|purchaser|parties)\b[^:|\n]{0,24}(?::|\|)/i,
  ),
  once(
    'issuer',
    /\b(?:county court|district court|high court|claim no|case no|summons|you must (?:reply|file|pay|leave|respond) (?:within|by|before)|final notice|demand for payment|notice to quit|commits an offence|subsection|be it enacted|this act|regulation)\b/i,
  ),
  // what tells, teaches or sells
  rate(
    'past',
    /\b(?:was|were|had|said|told|went|came|took|gave|asked|wrote|thought|found|made|became|began|laughed|smiled|sat|stood|looked|opened|grew|rose|ran|spoke|bought|sold|paid|signed|decided|voted|announced|welcomed|explained|learned|moved)\b/gi,
    40,
  ),
  rate(
    'said',
    /["”’,] (?:said|says|asked|told|explained|replied|answered|whispered|added)\b|\b(?:he|she|they) (?:said|says|told|asked|replied)\b|\baccording to\b|\bspokes(?:man|woman|person)\b|\breporters?\b/gi,
    4,
  ),
  rate('first-person', /\b(?:I|my|me|mine|myself)\b/g, 30),
  rate('third', /\b(?:he|she|him|his|her|hers)\b/gi, 40),
  rate('quoted', /["“][^"“”\n]{30,300}["”]/g, 5),
  // a question that heads its line is answered below, as terms often are; one amid sentences wonders
  rate('asked', /^[^\n.!?]{2,70}\?/gm, 10),
  rate('question', /(?<=[.!?]["”’)]{0,2} {1,2}[^\n.!?]{2,200})\?/g, 10),
  rate('shout', /!/g, 10),
  rate(
    'advice',
    /\b(?:you (?:should|might|could|may want to|need not worry)|tips?|step \d|how to|make sure|here is what|my advice|ask (?:for|yourself|the)|remember|don['’]t forget|what to do|check (?:whether|that|your)|most (?:people|of us)|often|usually|sometimes)\b/gi,
    14,
  ),
  rate(
    'teaching',
    /\b(?:in this (?:post|article|guide|essay|chapter|paper|lecture|course)|for example|e\.g\.|this (?:post|article|guide|page|blog|leaflet|booklet) (?:is|explains|sets|tells|was)|the term|is called|refers to|learn|explain(?:s|ed)?|what is an?|why (?:do|does|is|are)|theory|history|students?|exam|readers?|book|author|clause says|contracts? (?:is|are|can|often|usually))\b/gi,
    10,
  ),
  once(
    'no-force',
    /\b(?:for information only|for your information|not (?:legal|financial) advice|no(?:thing|body) (?:is|has) (?:decided|agreed|signed|binding)|is not (?:an offer|a contract|binding)|terms (?:and conditions )?apply;|the terms (?:that )?you see at|see our terms|general guidance|help(?:ed|ful)\b[^.\n]{0,24}\b(?:people|readers)|minutes of|present:|apologies)\b/i,
  ),
  rate(
    'selling',
    /\b(?:from (?:just|only|around|\D{0,2}\d)|rated|stars?|reviews?|offers?|discount|save|free delivery|new|best|love(?:ly)?|popular|favou?rite|customers|team|join us|apply|open positions?|we['’]re (?:hiring|looking)|we are (?:hiring|looking)|about the role|what we offer|hobbies|skills|experience|education|profile|revenue|quarter|million|press contact|for release|about us|prices?)\b/gi,
    18,
  ),
  rate(
    'posted',
    /\b(?:posted (?:on|in|by)|comments? ?\(|read more|related articles|newsletter|subscribe|last updated [a-z ]{0,20}ago|reviewed by|found this (?:review )?helpful|next week|blog|podcast|chapter|figure \d|table \d|abstract|references?|published)\b/gi,
    5,
  ),
  rate(
    'recipe-code',
    /\b(?:tablespoons?|teaspoons?|preheat|simmer|ingredients|dough|oven|const|function|import|return;|#include|synopsis|install|command|kernel)\b|=>|\/\/ /gi,
    6,
  ),
  rate(
    'greeting-us',
    /\b(?:dear (?:colleagues|friends|all|everyone|readers?)|ladies and gentlemen|fellow|my (?:friends|country)|our (?:nation|country|people)|thanks to you|we dream|once upon)\b/gi,
    3,
  ),
];
