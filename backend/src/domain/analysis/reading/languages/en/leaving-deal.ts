/**
 * Words by which somebody leaves the deal itself, and not a room for a moment, a thing on a shelf or a picture off a page: a verb, in
 * the place of a verb, and what is left or when. `You may leave at any time`; not `You may leave your belongings in place`.
 */

/** What may be left, ended or given up so that the deal is over. */
const DEAL = String.raw`(?:\p{L}+ )?(?:agreement|contract|deal|arrangement|statement|lease|sublease|letting|licen[cs]e|tenancy|membership|subscription|plan|policy|scheme|employment|engagement|job|work|booking|enrolment|course|classes|programme|program|campaign|hire|rental|service|account|project|partnership|firm|company|business|club|choir|band|group|team|society|association|school|flat|room|house|home|place|unit|property|premises|pitch|plot|berth|mooring|garage|desk|chair|stall|position|post|award|share|loan|order|sale|purchase|transaction|tour|trip|internship|traineeship|placement|apprenticeship|practice|guarantee|power|mandate)`;

/** Behind `leave`: the deal, the people, a time or nothing more. */
const LEFT = String.raw`(?=[.,;:!?–—)]|$| (?:I|we)['’]d\b| to (?:go|live|move|work|join|study|take)\b| (?:early|earlier|sooner|later|before|at|any time|any day|anytime|whenever|when|if|on|with|within|without|by|until|up to|in (?:the|that|which|any|mid|less)|during|after|inside|first|then|and|or|but|that|gets?|pays?|owes?|has|for (?:any|good|another|whatever)|us|me|only|day-to-day)\b| (?:the|this|your|our|my|its|their) ${DEAL}\b)`;

/** In front of `leave`: what makes it a verb. `Sick leave` and `without further leave` are something else. */
const ACTS = String.raw`(?:\b(?:to|may|can|can also|could|might|must|will|shall|should|you|we|i|they|he|she|who|us|or|then|also|either|both|side|party|not|only|simply|parties) |^[^\p{L}]{0,4}|[.;:–—] )`;

/** What is stopped, called off or ended so that the deal is over. */
const IT = String.raw`(?:it|this|the whole (?:thing|lot)|(?:the|this|your|our|my|its) ${DEAL})`;

export const LEAVES_DEAL = new RegExp(
  [
    String.raw`${ACTS}leave${LEFT}(?! and (?:licen|not\b))`,
    String.raw`\b(?:should|if|when) (?:the |an? )?\p{L}+ leave${LEFT}`,
    String.raw`\b(?:who(?:ever)?|you|she|he|one|one of (?:us|you)|somebody|someone|anyone|anybody|either|side|party|\p{L}+(?:er|or|ee|nt|st)) leaves${LEFT}`,
    String.raw`\bleaving (?:early|before|sooner|us|${IT})\b|\b(?:if|when|for|on) leaving\b`,
    String.raw`\bterminat(?:e|es|ed|ing)\b|\bright (?:of|to) (?:termination|cancellation|withdrawal)\b`,
    String.raw`(?<!\bsame-day )\bcancels?\b(?! (?:the|an?) (?:flights?|trains?|sailings?|cards?|cheques?)\b| the \p{L}+ to that extent)|\bbe cancelled\b|\bcancell?ing\b(?! (?:the|an?) (?!${DEAL}\b))`,
    String.raw`\bend(?:s|ed|ing)? (?:${IT}|early|by|any time)\b|\bends? (?=[.,;]|$)`,
    String.raw`\bnotice ends\b|\bnotice (?:is|to) (?:needed|required|end|leave|quit)\b|\bgives? (?:[\p{L}’']+ ){0,5}notice\b|\bhands? in (?:your|his|her|their) (?:resignation|notice)\b`,
    String.raw`\bmov(?:e|es) out\b|\bquits?\b(?! (?:of|which)\b)|\bresigns?\b|\bnotice of resignation\b|\b(?:may|can) determine (?:this|the|his|her|their)\b|\bvacates?\b|\bsurrenders?\b`,
    String.raw`\bwithdraws?\b(?! (?:(?:the|an?|any|your|our|my|this|that|such) )?(?:\p{L}+ )?(?:cards?|consents?|propert(?:y|ies)|listings?|one|it|the \p{Lu}\p{Ll}+|assets?|money|funds|sums?|cash|products?|permission|approval|offer)\b)`,
    String.raw`\bgives? up (?:it\b|(?:the|this|your|his|her|a|their) ${DEAL}\b)`,
    String.raw`\b(?:go|goes) (?:before|early|sooner)\b|\bwants? out\b|\b(?:walks?|walking) away\b(?! from (?:the table|a customer))|\bpart ways\b|\bchanges? (?:my|your|his|her|their) minds?\b(?! (?:about|on)\b)`,
    String.raw`\bcalls? (?:${IT} |it all )?off\b|\bput(?:s|ting)? an end\b|\bpulls? out\b|\brevokes?\b|\bbe revoked by\b|\bclose (?:the|your|an) account\b|\bopt(?:s)? out of (?:the|your|a) (?:${DEAL}|renewal)\b`,
    String.raw`\b(?:may|can|could|free to|wants? to|wish(?:es)? to|like to|able to|either of us|one of us|neither) stops?\b(?! \p{L}+ing\b| by\b(?! (?:giving|writing|telling|sending))| (?:that|a|each|every|any (?!time|day|month)|(?:the|my|your|our|his|her|its|their) (?!${DEAL}\b)\p{L}+) ?)|\bstops? (?:${IT}|any (?:time|day|month)|at any|whenever|for good|early)\b|\b(?:if|when|who) (?:you|she|he|they|one of us|somebody|\p{L}+) stops?\b(?! \p{L}+ing\b| by\b(?! (?:giving|writing|telling|sending))| (?:that|a|each|every|any (?!time|day|month)|(?:the|my|your|our|his|her|its|their) (?!${DEAL}\b)\p{L}+) ?)|(?:^|[:.] )stop(?:ping)?:? `,
    String.raw`\bbrings? (?:it|her|him|the (?:car|phone|dog|bike|boat|horse|van|\p{L}*goods)) back\b|\b(?:re)?pays? (?:(?:it|all|the \p{L}+) )?(?:off |back )?early\b|\bprepay|\bsettles? (?:(?:it|the \p{L}+) )?early\b`,
    String.raw`\b(?:days|weeks|months)['’]? (?:notice|mail|word|warning) to leave\b|\b(?:moving out|stopping|leaving|cancelling|ends early):? ?[|:]`,
  ].join('|'),
  'iu',
);

/** A question, or the beginning of one, says nothing of how to leave: `What if I leave early?`, `If you change your mind`. */
export const ASKS_ONLY = /\?["”’')\s]*$|^\W{0,4}(?:if|when|what if|can|may) [^,;:.]{0,60}\.?$/i;

/** The end of something smaller or of something else, which may be told in the same words. */
export const NOT_THE_DEAL =
  /\bopt out of (?:arbitration|this (?:section|clause))|\b(?:right|up) to (?:cancel|withdraw)\b[^.;]{0,60}\b(?:as (?:federal|state|the) law requires)|\bdo(?:es)? not revoke\b|\bprovided you (?:sign|do not)\b|\bcancel(?:led|ling)? (?:the )?cheques?\b|\bduly cancelled\b|\btake it or leave it\b|\bafter (?:you|he|she|they|I|the \w+) leaves?\b|\byou leave within\b|\b(?:before|until|when) (?:we|the coach|the boat) leaves?\b|\blesson (?:that|which) (?:we|you) cancel\b|\bhappens? if you let the day go by\b|\bleave the room where\b|\b(?:would|['’]d|must|have to|has to) (?:\w+ )?leave (?:that|the) same (?:day|moment)\b/i;
