/**
 * Verdicts of safety, in whatever words. A report names what to look at; it never says that a paper is safe, fair or fine,
 * that nothing needs to be done, or that signing is wise. What a model says of this kind is left out, true or not.
 */

const ADVERBS = String.raw`(?:(?:all|both|also|so|very|quite|rather|really|truly|simply|just|perfectly|completely|entirely|totally|fully|absolutely|generally|largely|mostly|overall|reasonably|fairly|pretty|about as|as|certainly|clearly|basically|essentially|otherwise|legally|a|an|the|more than|nothing but) ){0,3}`;
const GOOD = String.raw`(?:(?:\w{1,12}-)?(?:safe|fair|fine|ok|okay|harmless|balanced|standard|normal|trustworthy|reliable|legit|legitimate|favou?rable|friendly|generous|lawful|compliant|sound|solid|good|great|excellent|perfect|nice|secure|acceptable|reasonable|clean|sensible|decent|honest|transparent|watertight|bulletproof|routine|ordinary|benign|innocuous|attractive|beneficial|advantageous|ideal|worthwhile|unproblematic|unobjectionable|uncontroversial|approved|certified|verified|vetted|cleared|recommended|trusted|green|ready)|in order|above board|all right|alright|in your favou?r|on your side|to your advantage|risk[- ]free|low[- ]risk|worry[- ]free|well drafted|well balanced)`;
const PAPER = String.raw`(?:it|this|that|everything|all|they|these|those|nothing here|the rest|what follows|(?:this|that|the|these|those|your|its|his|her|their|all|most|every|each|such) (?:[\w'’-]{1,20} ){0,3}(?:contract|agreement|document|lease|paper|deal|clauses?|terms?|text|policy|offer|loan|tenancy|letter|conditions?|provisions?|arrangement|points?|sections?|wording|rules?|landlord|seller|lender|employer|company|owner|provider|other side|risk(?: rating| level| score)?|rating|score|review|analysis))`;
const BE = String.raw`(?:is|are|was|were|looks?|seems?|appears?|sounds?|feels?|remains?|reads?|would be|can be|should be|has been|have been|stays?)(?: to be| like)?`;
const DANGER = String.raw`(?:risks?|dangers?|worr(?:y|ies)|concerns?|catch|traps?|harm|regrets?|fear|obstacles?|problems?|issues?|tricks?|surprises?|downsides?|drawbacks?|pitfalls?|red flags?|threats?|disadvantages?|cause for|to fear|to lose|to hide|to worry|to change|to negotiate|to add|alarming|suspicious|hesitation|doubt that|wrong|unusual|abnormal|untoward|dangerous|harmful|bad|illegal|unfair|negotiation|improvement|lawyer|legal advice|second opinion|further (?:check|reading|review)|changes? (?:is|are)? ?(?:needed|necessary|required))`;
const LITTLE = String.raw`(?:no|nothing|none|never any|hardly (?:any|a)|barely (?:any|a)|scarcely any|little|without(?: any| a)?|zero|free (?:of|from)|not (?:any|a single|the slightest)|n['’]t (?:any|a)|lacks? any|devoid of|minimal|negligible|low|small)`;

const EXPERT = String.raw`(?:lawyers?|solicitors?|attorneys?|advis[eo]rs?|counsel|barristers?|notar(?:y|ies)|experts?|judges?)`;

const VERDICTS: readonly RegExp[] = [
  // "You will be fine with this rent."
  /\byou(?:['’]ll| will| would| should|['’]d)? (?:be|stay|remain|are) (?:perfectly |quite |just |absolutely |in )?(?:fine|ok|okay|all ?right|safe|well protected|well off|protected|good hands)\b/i,
  // "A careful solicitor would not change a word of it."
  new RegExp(
    String.raw`\b${EXPERT} (?:\w+ )?(?:would|will|could|need|has|have|found)(?: not|n['’]t)? (?:\w+ )?(?:change|alter|touch|add|worry|mind|fault|question|strike|redraft|bother|nothing|little)\b`,
    'i',
  ),
  /\b(?:copied|taken|adapted|lifted|drawn|comes?|follows) (?:straight |word for word )?(?:from )?(?:an?|the) (?:government|official|model|council|ministry|bar|law society|approved|standard) (?:\w+ )?(?:template|form|lease|contract|wording|text|paper|agreement)\b|\ba (?:steal|snip)\b/i,
  /\bneeds? no (?:changes?|amendments?|revisions?|corrections?|attention|review|comments?|improvement|negotiation|thought)\b/i,
  // "The interest clause is standard everywhere."
  /\b(?:is|are) (?:entirely |quite |pretty |fully )?(?:standard|usual|normal|customary|common|routine) (?:everywhere|practice|nowadays|these days|across|throughout|stuff|language|in (?:the|this) (?:trade|market|industry|country|business))\b/i,
  // "This lease is fair.", "Everything looks all right."
  new RegExp(
    String.raw`\b${PAPER},? ${BE} (?!not\b|never\b|hardly\b|less\b|far\b|no\b)${ADVERBS}${GOOD}(?=\s*(?:[.,;:!)–—-]|and\b|so\b|to (?:sign|accept|agree|me|you|go)\b|for (?:you|a|the reader|the tenant|both)\b|overall\b|enough\b|as it\b|lease\b|contract\b|agreement\b|deal\b|terms\b|document\b|with\b|here\b|$))`,
    'i',
  ),
  // "Safe to sign.", "All fine.", "Overall a very tenant-friendly lease."
  new RegExp(
    String.raw`^\W{0,3}(?:overall|all in all|in short|in sum|altogether|so|yes|well|in general|on the whole)?,?\s?${ADVERBS}${GOOD}(?: (?:to sign|to accept|to agree|to go|for you|overall|all round|lease|contract|agreement|deal|terms|document|offer|paper|clause|tenancy))?[.!]?$`,
    'i',
  ),
  // "There is no catch.", "It carries hardly any risk."
  new RegExp(
    String.raw`(?:\b(?:there (?:is|are|was|were|seems? to be|will be)|has|have|had|hold[s]?|contains?|carr(?:y|ies)|poses?|presents?|found|find|finds|with|see|sees|saw|face|faces|bears?|brings?|means?|leaves? you|gives?(?: you)?)|(?:^|[.!?:;,]\s|[–—]\s)\W{0,3}(?:you (?:have|face|run) )?)\s?${LITTLE} (?:[\w-]{1,16} ){0,3}${DANGER}\b(?! (?:of their|on their|with their|falls?|passes|shift))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:poses?|is|are|be|presents?|involves?) (?:virtually |practically |almost )?(?:no|without|free of|free from|zero|minimal|negligible|little) (?:[\w-]{1,16} ){0,2}(?:risks?|dangers?|threats?|concerns?)\b`,
    'i',
  ),
  /\b(?:safe|fine|ok(?:ay)?|good|ready|wise|smart|sensible|reasonable|all right|alright|possible|advisable) (?:for you )?to (?:sign|accept|agree|go ahead|pay|proceed|commit)\b/i,
  /\b(?:low|zero|no|minimal|negligible) risk\b(?! (?:of|that|if|level of))|\brisk (?:level|rating|score)\s?(?:is|:)?\s?(?:low|none|zero|green|minimal|0)\b/i,
  /\bnothing (?:to (?:see|worry|fear|lose|hide|add)|(?:unusual|wrong|dangerous|harmful|bad|alarming|suspicious|untoward|out of the ordinary)\b|(?:that |here |in (?:it|this|the \w+) )?(?:that )?(?:you )?(?:could|can|should|need|needs|ought|would|has|have)(?: to)? (?:hurt|harm|worry|concern|trouble|change|be changed|negotiate|fear|ask|alarm))/i,
  /\b(?:no (?:need|reason|cause)|(?:do not|don['’]t|needn['’]t|need not|not necessary to|unnecessary to|no longer need to)(?: need to| have to)?) (?:to )?(?:worry|be (?:concerned|afraid|alarmed)|negotiate|read (?:it|this|the|further|on|any)|check (?:it|this|further|the|any)|ask (?:a|any|for (?:advice|help|changes))|see (?:a|any) lawyer|consult|hesitate|(?:get|seek|take) (?:legal )?advice|have it checked|show (?:it|this) to|for (?:concern|worry|alarm|negotiation|a lawyer|changes?|advice))\b/i,
  /\b(?:do not|don['’]t|no) need (?:a |an |any |for a )?(?:lawyer|solicitor|attorney|legal advice|advice|second look|second opinion|further (?:check|reading)|changes?|negotiation)/i,
  /\bno (?:further |more )?(?:negotiations?|changes?|amendments?|action|advice|review|checks?|lawyers?) (?:is|are|seems?|will be) (?:needed|necessary|required|called for)\b/i,
  /\b(?:ignore|disregard|skip|overlook|forget(?: about)?|gloss over|leave out) (?:this|it|that|the (?:rest|other|remaining|above|following|clause|fine print|small print|document)|all|any|everything|what follows)\b/i,
  /\b(?:fully|completely|entirely|well|totally|perfectly|properly|amply) (?:protect(?:s|ed)|safe|covered|secured?|compl(?:y|ies|iant))\b/i,
  /\b(?:in (?:safe|good|capable|the best) hands|rest assured|be assured|rest easy|sleep (?:well|soundly|easy)|peace of mind|with (?:full |complete |every )?confidence|without (?:a )?(?:second thought|hesitation|worry|fear|qualms)|clean bill of health|above board|green light|thumbs up|worry[- ]free|hassle[- ]free|carefree|no[- ]brainer|what['’]s not to like|as (?:fair|good|safe) as it gets|by the book|happy to sign)\b/i,
  /\b(?:you can|you may|you should|can safely|feel free to)? ?(?:safely )?trust (?:them|this|the|it|your|him|her)\b|\btrustworthy\b|\b(?:great|good|fair|sweet|excellent|honest|square) (?:deal|bargain|offer)\b(?! faith)|\bbargain\b/i,
  /\b(?:approved|certified|verified|cleared|guaranteed|vetted|endorsed|blessed|checked) (?:by (?:a |an |our |the |your )?(?:lawyers?|experts?|ai|attorneys?|solicitors?|government|court|authorit\w+|notary|regulator)|as (?:safe|fair|standard|low))\b/i,
  /\bconsider (?:it|this|the \w+) (?:approved|safe|done|settled|checked|fine|cleared)\b/i,
  /\b(?:pass(?:es|ed)?|meets?|satisf(?:y|ies)|clears?|conforms? (?:to|with)|compl(?:y|ies)(?: fully| entirely)? with|in (?:full |line )?(?:compliance )?with) (?:our|all|every|any|the|every single|each)? ?(?:[\w-]{1,16} ){0,2}(?:reviews?|checks?|tests?|standards?|requirements?|laws?|regulations?|audit|screening|inspection)\b/i,
  /\b(?:checks? out|holds? up|stacks? up|adds? up)(?=\s*(?:[.,;!]|$|fine|well|nicely))/i,
  /\b(?:treats?|serves?|protects?|suits?|benefits?|rewards?) (?:you|the reader|the tenant|the buyer|the customer) (?:well|fully|fairly|properly|nicely|generously|kindly|best)\b/i,
  /\b(?:(?:tenant|consumer|customer|buyer|reader|employee|user|borrower|worker|client|people)[- ]friendly|in your favou?r|(?:is|are) on your side|to your advantage|good for you)\b/i,
  /\b(?:will not|won['’]t|never|not) (?:come to )?regret\b|\bno regrets?\b/i,
  /\b(?:sound|good|wise|smart|right|best|sensible|safe|great|excellent|prudent) (?:decision|choice|bet|move|idea|step|option|investment)\b(?! to (?:ask|check|wait|refuse|have|get|take|photograph|keep))/i,
  /\bworth (?:signing|accepting|taking|it|agreeing)\b/i,
  /\b(?:lawyers?|solicitors?|attorneys?|experts?|judges?|courts?|nobody|no one|anyone|everyone|(?:any |a |most )?reasonable (?:person|people|tenant|buyer|reader)|any(?:body| lawyer| court)) (?:[\w-]{1,12} ){0,2}(?:would|will|could|should|has|have|had|can) (?:[\w-]{1,12} )?(?:accept|sign|agree|approve|object to nothing|(?:have |see |raise )?no (?:objections?|problems?|issues?|concerns?)|find no\w*|object to (?:it|this)|not object)/i,
  /\b(?:recommend|advise|suggest|urge|endorse|support|favou?r)(?:s|ed|ing)?(?: (?:you|to you|that you|that))?(?: to)? (?:sign|accept|agree|go ahead|proceed|commit|say yes)(?:ing|ance|ment)?\b/i,
  /\bsee no (?:obstacle|reason|problem|issue|harm|objection|risk|danger|need)|\b(?:look|looks|sounds?|seems?) (?:good|fine|great|ok|okay|all right|alright|solid|clean) (?:to (?:me|us)|overall|here|so far)\b/i,
  /\b(?:sicher|unbedenklich|risikofrei|harmlos|fair|ausgewogen|einwandfrei)\b[^.]{0,30}\b(?:unterschr\w+|unterzeichn\w+)|\b(?:ist|sind|erscheint|wirkt) (?:\w{1,12} ){0,2}(?:sicher|unbedenklich|risikofrei|harmlos|fair|ausgewogen|einwandfrei|in ordnung)\b|\bkeine? (?:\w{1,12} )?(?:risik\w+|gefahr\w*|bedenken|sorgen?)\b/i,
  /\bsans (?:aucun )?(?:risque|danger|souci)|\baucun (?:risque|danger|problème)|\best (?:\w{1,12} )?(?:tout à fait )?(?:sûr|sûre|équitable|sans danger|correcte?|équilibrée?|fiable)\b/i,
  /\bsin (?:ningún )?(?:riesgos?|peligro)|\bningún (?:riesgo|peligro|problema)|\bes (?:\w{1,14} )?(?:segur[oa]|just[oa]|equilibrad[oa]|correct[oa]|fiable)\b/i,
  /\b(?:sem|nenhum) (?:qualquer )?(?:riscos?|perigo|problema)|\bé (?:\w{1,14} )?(?:segur[oa]|just[oa]|equilibrad[oa]|corret[oa]|confiável)\b/i,
  /\b(?:senza|nessun) (?:alcun )?(?:rischi\w*|pericol\w*|problem\w*)|\bè (?:\w{1,14} )?(?:sicur[oa]|equ[oa]|giust[oa]|equilibrat[oa]|affidabile)\b/i,
];

/** Whether a sentence calls a paper, a clause or the signing of it safe, fair or wise. */
export function approves(sentence: string): boolean {
  return VERDICTS.some((verdict) => verdict.test(sentence) && !isDenied(sentence, verdict));
}

/** "Ask whether it is safe", "they say that it is fair", "it is not standard": no verdict of the report. */
function isDenied(sentence: string, verdict: RegExp): boolean {
  const at = verdict.exec(sentence)?.index ?? 0;
  return /\b(?:not|never|whether|if|unless|hardly|cannot|can['’]t|isn['’]t|doesn['’]t|don['’]t|ask|says?|claims?|declares?|states?|confirms?|acknowledges?|agrees?|accepts?|warrants?|promises?|deemed|treated as|considered|called|calls|held to be|wherever|until|once|when|what|how|make sure|so that|for a|for an)\b[^.;:]{0,45}$/i.test(
    sentence.slice(Math.max(0, at - 70), at),
  );
}
