/**
 * Comfort that a paper does not give: that a burden is never used, that a court or the law would help, that nobody was ever
 * hurt, that the reader is covered. Told by what is denied or promised, not by set phrases.
 */

const NOT = String.raw`(?:no|not|never|nothing|nobody|none|neither|nor|hardly|barely|scarcely|seldom|rarely|without|little|zero|n['’]t|cannot|unlikely|far from|free (?:of|from))`;
/** What one fears; to deny it is to comfort. */
const FEARED = String.raw`(?:troubl\w{0,4}|worr(?:y|ies|ied|ying)|bother\w{0,3}|harm\w{0,4}|hurts?|hurting|bites?|stings?|risk\w{0,3}|dangers?|dangerous|catch|traps?|problems?|problematic|fears?|afraid|concern(?:s|ed|ing)?|regrets?|surpris\w{1,4}|disadvantag\w{1,4}|hardships?|headaches?|consequences?|effects?|conflict|wrong|bad|awake|up at night|suffer\w{0,3}|matters?|point|obstacles?|nervous|panic|doubts?|fuss|drama|hassle|complain\w{0,4}|complaints?)`;
/** What a clause does to the reader; to deny it is to comfort, unless the paper denies it. */
const BURDEN = String.raw`(?:collect\w{0,3}|enforc\w{1,5}|claimed|charged|used|invoked|applied|appl(?:y|ies)|happens?|happen(?:ed|ing)|exercis\w{1,3}|costs?|penny|cents?|stick|hold up|at stake|affect\w{0,3}|exposed)`;
const DENIES = new RegExp(String.raw`\b(?:\w{0,12}${NOT})\b[^.;:]{0,48}\b${FEARED}\b`, 'i');
const DENIES_BURDEN = new RegExp(String.raw`\b(?:\w{0,12}${NOT})\b[^.;:]{0,30}\b${BURDEN}\b`, 'i');
/** "You could get in trouble", "if it was wrong": what is feared is not denied. */
const MAY_COME =
  /\b(?:you|it|this|that|they) (?:could|may|might|can|would|will) (?:also |still |then )?(?:get|be|run|end up|land|have|lead|cause|bring|mean)\b[^.;:]{0,14}\b(?:troubl|problem|risk|harm|danger|conflict|hardship|regret)|\bif (?:it|they|you|that) (?:was|were|are|is|turns? out) wrong\b/i;
/** A paper that denies or limits something itself may be told so. */
const DENIES_ITSELF =
  /\b(?:not|no|never|nor|neither|without|free|except|unless|only|waive\w{0,2}|exclu\w{2,5}|nicht|kein\w{0,2}|ohne|ne|pas|aucune?|sans|sin|ning[uú]n\w{0,2}|n[aã]o|nenhum\w?|sem|non|nessun\w?|senza)\b/i;

/** What happens outside the paper, told as known. */
const TESTIMONY =
  /\b(?:in (?:practice|reality|real life|my experience|truth|the end)|(?<![\w,] )in fact,?|everyone|everybody|no \p{L}{3,14} (?:has|have|had) (?:ever|yet)|(?:has|have) (?:ever|never|yet to) (?:paid|pay|been (?:charged|asked|enforced|used|collected|applied)|had to|happened|cost)|nobody (?:has (?!to\b)|ever|else)|no one (?:has (?!to\b)|ever|else)|(?<!\b(?:by|of|from|for|to|with|on|about|what|at|among) )(?:most|many|other|all|few) (?:people|tenants|others|readers|customers|buyers|employees)|people (?:like|who|would|always|usually|never)|landlords like|(?:never|always|rarely|seldom|hardly ever) (?:enforces?|collects?|charges?|uses?|insists?|wins?|asks?|does)|hundreds of|thousands of|one in a|as (?:leases|contracts|papers|agreements|terms|these) go|(?:is|are) only (?:there )?for|just (?:there )?for|for show|looks? (?:just )?like|ought to be|as (?:it|they) should|as it stands|(?:sort|kind|type) of (?:paper|lease|contract|agreement|document|deal|tenancy)|means? (?:well|no harm)|(?:can|may|should) (?:count|rely|depend) on|(?:whoever|the (?:person|people|lawyer) who|those who) (?:drew|wrote|drafted|made|prepared))\b/iu;
/** So little that it counts for nothing. */
const BELITTLES =
  /\b(?:hardly|barely|scarcely|not|never) (?:even |really |be )?(?:worth (?:a|the|any|your|much|talk|think|mention)|notice(?:d|able)? (?:the|it|this|that|them)|feel (?:the|it|this|that)|felt\b|(?:leave|make) a dent|amount to (?:much|anything))|\b(?:a )?(?:mere|pure|empty|bare|simple) (?:formality|detail|trifle)\b|\bcosts? (?:you|the \p{L}+|them|him|her) (?:nothing|next to nothing|little)\b/iu;
/** People whose word counts, and what they are said to have found. */
const EXPERT = String.raw`(?:lawyers?|solicitors?|attorneys?|counsel|barristers?|advis[eo]rs?|accountants?|auditors?|notar(?:y|ies)|surveyors?|judges?|courts?|tribunals?|councils?|ombudsm[ae]n|officers?|experts?|bureaux?|agenc(?:y|ies)|regulators?|unions?|ministr(?:y|ies)|bankers?|banks?|brokers?|insurers?|police)`;
const ATTESTS = new RegExp(
  String.raw`\b${EXPERT} (?:in \p{Lu}\p{L}+ )?(?:(?:has|have|had) )?(?:already |also |just |itself |long since )?(?:confirm|told|said|says|approv|check|look|review|agree[sd]|upheld|uphold|clear|accept|certif|validat|assur|advis|recommend|found|sees no|are content|is content|(?:is|are) (?:happy|satisfied|fine))|\b(?:as|so) (?:your|the|an?|my) ${EXPERT} (?:told|said|confirmed|advised|wrote|explained|noted)`,
  'iu',
);
/** What the reader is said to have done already. */
const DID_ALREADY =
  /\balready (?:agreed|accepted|settled|confirmed|signed|consented)\b|\byou (?:have )?(?:already |earlier |once )?(?:accepted|agreed|confirmed|signed|consented|approved|promised)\b[^.;:]{0,40}\b(?:already|e-?mail|phone|earlier|yesterday|last|in person|orally)\b/i;

/** How a court or the law would decide: no report says so. */
const FORETELLS =
  /\b(?:court|judge|tribunal|ombudsman|inspector|council|government|regulator|magistrate|jury|law|statute|legislation|rules of law)s?\b[^.;]{0,40}\b(?:would|will|won['’]t|could|always|never|overrid\w{1,3}|protect\w{0,3}|strik\w{1,3}|throw\w{0,2}|forbid\w{0,2}|ban(?:s|ned)?|prevent\w{0,2}|ignor\w{1,3}|side\w{0,2}|take[sn]? care|let|make[s]? (?:it|this))\b|\b(?:would|will|cannot|can['’]?t|won['’]t|never)\b[^.;]{0,40}\b(?:be (?:enforced|upheld|struck)|(?:hold|stand) (?:up )?in|in court|strike (?:it|this)|win|before a (?:court|judge))\b|\b(?:is|are) (?:void|illegal|unenforceable|invalid|not (?:legal|lawful|enforceable|binding)|toothless)\b/i;
/** What the law says: no report knows it from a model. */
const TELLS_LAW =
  /\b(?:by law|as a matter of law|under (?:the|current|general|statute|civil|common|consumer|housing|labou?r|employment) law|the law (?:says|requires|lets|allows|provides|gives|makes|sets|entitles|obliges)|legally(?:,| you| the| this| they))\b|\b(?:courts|judges|tribunals) (?:add|impose|award|order|fine|rule|hold|grant|set|increase)s?\b/i;
/** What was only said counts for nothing: that is no comfort. */
const VOIDS_PROMISES =
  /\b(?:told|said|promis\w{1,3}|oral|verbal|spoken|recruiters?|sales(?:person|people|man)?|demo\w{0,12}|emails?|brochures?|website)\b[^.;]{0,70}\b(?:is|are) (?:void|not binding|worthless)\b/i;
/** A limit is told only where the quoted words have one. */
const IS_HELD_DOWN = /\b(?:is|are|stays?|remains?|be) (?:capped|limited|restricted)\b(?! (?:in|by|as))/i;
const LIMITS =
  /cap(?:ped)?\b|limit|maxim|exceed|more than|at most|up to|only|höchst|begrenz|beschränk|\bbis\b|jusqu|hasta|até|fino a|plafon|límite|limite|massim|máxim/i;
/** Good things that must stand in the paper before they are said of it. */
const PROMISED: readonly { readonly said: RegExp; readonly inPaper: RegExp }[] = [
  {
    said: /\b(?:fully |always )?(?:refund\w{0,4}|gets? (?:it|this|everything|all of it|your \w+) back|money back|reimburs\w{1,4})\b/i,
    inPaper: /refund|return|repa|back|reimburs|erstatt|zurück|rembours|restitu|devol|reembols|rimbors/,
  },
  {
    said: /\b(?:are|is|be) (?:fully )?(?:insured|covered|protected|entitled)\b/i,
    inPaper: /insur|cover|protect|entitl|versicher|assur|segur|assicur/,
  },
  {
    said: /\b(?:free of charge|without (?:any )?(?:cost|charge)|whenever you (?:like|want|wish)|(?:days?|weeks?|months?|nights?|years?) free\b|free (?:days?|weeks?|months?|nights?|years?)|at no cost|costs? you nothing|for free|optional|voluntary|you (?:can|may) [^.]{0,30}at any time|any ?time you (?:like|want))\b/i,
    inPaper:
      /free|no cost|no charge|without (?:any )?(?:cost|charge)|whenever|option|volunt|any time|kostenlos|unentgeltlich|gratuit|gratis|jederzeit|tout moment|cualquier momento|qualquer momento/,
  },
];

/** A burden that is taken away is told only where the quoted words take it away. */
const RELIEVES: readonly { readonly said: RegExp; readonly inQuote: RegExp }[] = [
  {
    said: /\b(?:may|can) be (?:paid|made|settled|sent|given|returned)\b[^.;:]{0,24}\blate\b|\bwithout (?:being|counting as|becoming|it being) (?:overdue|late|in (?:default|arrears|breach))\b/i,
    inQuote: /grace|not (?:be )?(?:late|overdue)|may (?:be paid|pay)|without/i,
  },
  {
    said: /\b(?:ends?|removes?|takes away|cancels?|bars?|extinguish\w{0,2}|wipes? out|clears?) (?:the |their |his |her )?(?:\p{L}+['’]s? )?(?:right|claim|power)\b/iu,
    inQuote: /\b(?:ends?|remov|take|cancel|bar|exting|wipe|clear|lose|no longer|waive)/i,
  },
  {
    said: /\b(?:replaces?|instead of|in place of|takes the place of) (?:every|all|any|each) (?:other|further)\b|\bno (?:fees|costs|charges) of any kind\b/i,
    inQuote: /replac|instead|in place|in lieu|exclusive|nothing (?:else|more|further)|no (?:other|further)/i,
  },
  {
    said: /\bwaive[sd]?\b(?! (?:your|any right|all|the right|claims))/i,
    inQuote: /waiv|verzicht|renonc|renunc|rinunc/,
  },
  {
    said: /\b(?:expired|lapsed|no longer (?:applies|counts|holds)|out of date|outdated)\b/i,
    inQuote: /expir|laps|until|no longer|endet|expire|vence|scad/,
  },
  {
    said: /\byou (?:may|can) (?:deduct|subtract|hold back|set off|withhold|skip|miss (?!out|it|an? (?:e-?mail|message|notice|deadline)|[\w ]{0,20}(?:notices?|messages?|e-?mails?))|defer|stop paying|pay (?:less|later|nothing)|refuse (?:to pay|payment)|not pay|ignore)\b/i,
    inQuote: /deduct|set[- ]?off|withh|reduc|defer|stop|suspen|hold back|abzieh|mindern|dédui|deduc|detra/,
  },
  {
    said: /(?<!(?:\b(?:not|never|no longer|hardly|nothing|nobody)|n['’]t|no \w{3,12} to|little to) )\b(?:in your favou?r|works? in [^.]{2,24} favou?r|helps? you|protects? you)\b/i,
    inQuote: /favou?r|protect|schütz|protèg|proteg/,
  },
  {
    said: /\b(?:promised|assured|undertaken) (?:you |never |not )/i,
    inQuote: /promis|assur|undertak|versprich|promet/,
  },
];
/** Who does what, in quoted words: "the Tenant shall pay". */
const DUTY_OF =
  /\b(?:the )?(\p{L}{4,20}) (?:shall|must|will|may|agrees to|is to|undertakes to) (?:not )?(pay|owe|return|repair|bear|insure|give|keep|leave|deliver|indemnify|provide|maintain)/giu;

/** Whether a sentence puts a duty of one side on the other. */
function swapsSides(sentence: string, quote: string): boolean {
  const duties = Array.from(quote.matchAll(DUTY_OF), ({ 1: who, 2: what }) => ({ who: who!, what: what! }));
  if (duties.length !== 1) return false;
  const { who, what } = duties[0]!; // the only one
  const verb = what === 'pay' ? '(?:pays?|owes?)' : `${what}s?`;
  const said = new RegExp(
    `(?<!\\p{L})(?:the |it is the )(\\p{L}{4,20}) (?:who )?(?:shall |must |will |has to |needs to )?${verb}(?!\\p{L})`,
    'iu',
  ).exec(sentence)?.[1];
  return (
    said !== undefined &&
    OTHER_SIDES.test(said) &&
    said.toLowerCase() !== who.toLowerCase() &&
    OTHER_SIDES.test(who)
  );
}

/** Who is said to pay what: "it is the landlord who owes the interest". */
const SAID_PAYER =
  /(?<!\p{L})the (\p{L}{4,20}) (?:who )?(?:(?:shall|must|will|has to|needs to|is to) )?(?:pays?|owes?)(?! back)(?!\p{L})([^.;:]{0,60})/iu;
/** The same as a duty in a paper. */
const PAYER_IN_PAPER =
  /(?<!\p{L})(?:the )?(\p{L}{4,20}) (?:shall|must|will|agrees to|is to|undertakes to) (?:pay|owe)([^.;:]{0,60})/giu;
const stemsIn = (words: string) =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** Whether a sentence has one side pay what the paper has another pay, and only that. */
function namesOtherPayer(sentence: string, paper: string): boolean {
  const [, who = '', what = ''] = SAID_PAYER.exec(sentence) ?? [];
  if (!OTHER_SIDES.test(who)) return false;
  const [first] = stemsIn(what);
  if (first === undefined) return false;
  const payers = Array.from(paper.matchAll(PAYER_IN_PAPER), ({ 1: payer = '', 2: paid = '' }) => ({
    payer,
    paid,
  }))
    .filter(({ payer, paid }) => OTHER_SIDES.test(payer) && stemsIn(paid).includes(first))
    .map(({ payer }) => payer.toLowerCase());
  return payers.length > 0 && !payers.includes(who.toLowerCase());
}

const OTHER_SIDES =
  /^(?:landlord|tenant|lessor|lessee|seller|buyer|vendor|purchaser|employer|employee|lender|borrower|creditor|debtor|supplier|customer|client|contractor|consultant|licensor|licensee|guarantor|owner|company|bank|insurer|insured|agent|principal|trainer|school|club|member)$/i;

/** Whether a sentence comforts the reader with something that the quoted words, or the paper, do not hold. */
export function comforts(sentence: string, quote: string, paper: string, isNotes = false): boolean {
  if (BELITTLES.test(sentence) && (isNotes || !DENIES_ITSELF.test(quote))) return true;
  if (speaksOfAttested(sentence, isNotes ? '' : quote)) return true;
  if (IS_HELD_DOWN.test(sentence) && !LIMITS.test(isNotes ? paper : quote)) return true;
  if (DENIES.test(sentence) && !isTurnedAgainst(sentence) && !MAY_COME.test(sentence)) return true;
  if (DENIES_BURDEN.test(sentence) && !DENIES_ITSELF.test(quote) && !isTurnedAgainst(sentence)) return true;
  if (
    FORETELLS.test(sentence) &&
    !VOIDS_PROMISES.test(sentence) &&
    (isNotes || !/\b(?:court|judge|law|void|illegal|invalid|unenforceable)/.test(quote))
  )
    return true;
  if (
    TELLS_LAW.test(sentence) &&
    (isNotes || !/\b(?:law|legal|statut|court|judge|act|rechts?|gesetz|loi|ley|lei|legge)/.test(quote))
  )
    return true;
  if (TESTIMONY.test(sentence) || swapsSides(sentence, quote) || namesOtherPayer(sentence, paper))
    return true;
  if (RELIEVES.some(({ said, inQuote }) => said.test(sentence) && !inQuote.test(isNotes ? paper : quote)))
    return true;
  return PROMISED.some(
    ({ said, inPaper }) => said.test(sentence) && !isTurnedAgainst(sentence) && !inPaper.test(paper),
  );
}

/** Whether a sentence calls a witness, or the reader's own word, of whom the quoted words know nothing. */
function speaksOfAttested(sentence: string, quote: string): boolean {
  if (DID_ALREADY.test(sentence) && !/already|accept|agree|confirm|consent/.test(quote)) return true;
  const found = ATTESTS.exec(sentence);
  if (
    found === null ||
    /\b(?:if|whether|unless|until|once|ask|that|when|before|after|must|may|what)\b/i.test(
      sentence.slice(0, found.index),
    )
  )
    return false;
  const who = new RegExp(EXPERT, 'i').exec(found[0])?.[0].toLowerCase() ?? '';
  return !quote.includes(who.slice(0, 5));
}

/** "Not only", "no matter", "whether or not", "even if": what follows is no comfort. */
const isTurnedAgainst = (sentence: string) =>
  /\b(?:not (?:only|just|even|clear|say|said|named?|told|protected|covered|insured|limited|capped|refund\w{0,4}|given|asked|heard|bound|responsible)|does(?: not|n['’]t) (?:say|name|tell|explain|define|cover|protect|limit|give)|no (?:matter|limit|cap|right|reason|notice|way|say|refund|warning|deadline|end|time|upper)|nothing (?:says|limits|protects|stops|obliges|binds|in return|back)|without (?:a |any |your |giving |saying |asking |telling |notice|reason|limit|cause|consent|warning|proof|the other)|cannot|can['’]t|can not|whether or not|even (?:if|where|when|though)|if (?:you|it|they|nobody|no one) (?:do |does |did |are |is |have |has )?(?:not|never)|ask|instead|unless|until)\b/i.test(
    sentence,
  );
