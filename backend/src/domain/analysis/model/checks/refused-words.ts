/** What code refuses to print, whatever model said it and however true the quote beside it is. */

/** What decides whether such words may stand. */
export interface Grounds {
  readonly document: DocumentWords;
  /** Words that the point quotes, in lower case. */
  readonly quote: string;
}

/** All words of a document, written in three ways. Made once per document. */
export interface DocumentWords {
  /** Lower case, one space between words. */
  readonly lower: string;
  /** Letters and digits alone. */
  readonly dense: string;
  readonly digits: string;
}

const lower = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();
const dense = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const digits = (words: string) => words.replace(/\D/g, '');

export const wordsOfDocument = (text: string): DocumentWords => ({
  lower: lower(text),
  dense: dense(text),
  digits: digits(text),
});

const SUBJECT = String.raw`(?:it|this|that|everything|all|they|these|all (?:the )?(?:terms|clauses|points)|(?:this|the|your) (?:\w+ ){0,2}(?:contract|agreement|document|lease|paper|deal|clause|terms?|text|policy|offer|loan|tenancy|letter))`;
const GOOD = String.raw`(?:(?:perfectly|completely|entirely|totally|very|quite|fully|absolutely|generally|reasonably|all|both) )?(?:safe|fair|fine|ok(?:ay)?|harmless|balanced|standard|normal|trustworthy|reliable|legitimate|favou?rable|risk[- ]free|low[- ]risk|lawful|legal|valid|in order|good|great|excellent|secure|acceptable|reasonable|clean)`;

/** Verdicts of safety. A report never says that a paper is safe, fair or fine, and never that nothing needs to be done. */
const SAFETY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${SUBJECT} (?:is|are|looks?|seems?|appears?|remains?|would be)(?: to be)? (?!not\b)${GOOD}(?: (?:for you|to sign|enough|overall|as it (?:is|stands)))?(?=\s*(?:[.,;:!)–—-]|and\b|so\b|to\b|for you\b|overall\b|enough\b|as it\b|$))`,
    'i',
  ),
  /\b(?:safe|fine|ok(?:ay)?|good|ready) to (?:sign|accept|agree|go|pay|proceed)\b/i,
  /\b(?:there (?:is|are)|has|have|holds?|contains?|carr(?:y|ies)|poses?|presents?|found|with|see) no(?: (?:real|significant|serious|hidden|major|particular|material|unusual|legal|financial))? (?:risks?|red flags?|concerns?|dangers?|problems?|issues?|pitfalls|downsides?|traps?)(?! (?:of|with|if|that|for the (?:landlord|other))\b)/i,
  /(?:^|[.!?:]\s)\W{0,3}no(?: (?:real|significant|serious|hidden|major))? (?:risks?|red flags?|concerns?|dangers?|problems?)(?: here| found| at all| for you| whatsoever)?(?=[.!;,]|$)/i,
  /\bnothing (?:to (?:see here|worry|fear|be (?:afraid|concerned)|lose)|(?:unusual|wrong|dangerous|harmful|bad)\b|that (?:could|can|should) (?:hurt|harm|worry))/i,
  /\b(?:no (?:need|reason) to|(?:do not|don['’]t|needn['’]t|need not|not necessary to|unnecessary to)(?: need to| have to)?) (?:worry|be (?:concerned|afraid|alarmed)|negotiate|read (?:it|this|the|further|on)|check (?:it|this|further)|ask (?:a|any)|see (?:a|any) lawyer|consult|(?:get|seek) (?:legal )?advice|have it checked|show (?:it|this) to)\b/i,
  /\b(?:do not|don['’]t|no) need (?:a |an |any |for a )?(?:lawyer|solicitor|attorney|legal advice|advice|second look|further (?:check|reading))/i,
  /\b(?:you (?:can|may|could|should)|feel free to|simply|just|please|safely) (?:safely |simply |just )?(?:ignore|disregard|skip|overlook) (?:this|it|that|the|all|any)\b/i,
  /\b(?:fully|completely|entirely|well|totally) (?:protect(?:s|ed)|safe|covered|secure)\b/i,
  /\b(?:you can trust|trust (?:them|this|the)|rest assured|be assured|sleep well|in good hands|worry[- ]free|hassle[- ]free|no[- ]brainer|great deal|good deal|bargain)\b/i,
  /\b(?:approved|certified|verified|cleared|guaranteed|vetted) (?:by (?:a |our |the )?(?:lawyers?|experts?|ai|attorneys?|solicitors?|government|court)|as (?:safe|fair))\b/i,
  /\b(?:low|zero|no|minimal) risk\b(?! (?:of|that|if|level of))|\brisk (?:level|rating|score)\s?:?\s?(?:low|none|zero|0)\b/i,
  /\b(?:recommend|advise|suggest|urge)(?:s|ed)?(?: (?:you|to you|that you))?(?: to)? (?:sign|accept|agree|go ahead|proceed)(?:ing|ance)?\b/i,
  /\b(?:sicher|unbedenklich|risikofrei|harmlos)\b[^.]{0,30}\b(?:unterschr\w+|unterzeichn\w+)|\bkeine risiken\b|\bsans (?:aucun )?risque\b|\bsin (?:ningún )?riesgos?\b|\bsem riscos?\b|\bsenza rischi\b/i,
];

const URGENT = String.raw`(?:now|today|at once|right away|straight away|immediately|as soon as possible|asap|without delay|quickly|before it is too late|tonight|this (?:morning|afternoon|evening|minute))`;
/** Calls to act that no report makes; a duty that the paper itself names is another matter and is looked up in its words. */
const CALLS: readonly { readonly call: RegExp; readonly unlessQuoted: RegExp | null }[] = [
  // "Sign it", "Go ahead and sign", but not "before you sign", "do not sign", "You must sign the handover form" where it says so.
  {
    call: /(?:^|[.!?:;]\s|[–—]\s)(?:please |so |then |just |kindly |now )?(?:go ahead and |hurry (?:up )?and )?sign\b(?!al|s? on|ature)(?! (?:only (?:if|when|after|once)|nothing))/i,
    unlessQuoted: /\bsign/,
  },
  {
    call: /\byou (?:should|can|may|could|must|ought to|had better|need to)(?: now| simply| safely| just| confidently)? (?:sign|accept (?:it|this|the (?:contract|agreement|offer|terms)))\b(?! only)/i,
    unlessQuoted: /\bsign|\baccept/,
  },
  {
    call: /\b(?:go ahead|proceed)(?: and| with)? (?:sign|accept|signature|payment|pay)/i,
    unlessQuoted: null,
  },
  {
    call: new RegExp(String.raw`\b(?:sign|accept|agree)\b[^.]{0,30}\b${URGENT}\b`, 'i'),
    unlessQuoted: /\b(?:sign|accept|agree)/,
  },
  {
    call: new RegExp(
      String.raw`\b(?:pay|transfer|wire|send|remit|deposit|settle)\b[^.]{0,60}\b${URGENT}\b`,
      'i',
    ),
    unlessQuoted:
      /immediate|at once|forthwith|without delay|on demand|promptly|same day|now due|today|sofort|unverzüglich|immédiat|inmediat|imediat/,
  },
  {
    call: /(?:^|[.!?:;]\s)(?:please |then |just |now )?(?:wire|transfer|send|remit|deposit|pay)\b[^.]{0,40}\b(?:to (?:the |this |our |my )?(?:following|account|iban|wallet|address|number|bank)|via|by|through|using|in) ?[^.]{0,20}\b(?:account|iban|wallet|paypal|bitcoin|crypto\w*|western union|gift cards?|money ?gram|link)\b/i,
    unlessQuoted: /\baccount\b|\biban\b|paypal|wallet|crypto|gift card/,
  },
  {
    call: /(?:^|[.!?:;,]\s|\b(?:please|then|just|now|or|and|to) )(?:click|tap|scan|download|install|log ?in|visit|follow the link|open the (?:link|attachment)|go to (?:the )?(?:site|website|page|link))\b/i,
    unlessQuoted: /\b(?:click|scan|download|install|log ?in|visit|website)\b/,
  },
  {
    call: /(?:^|[.!?:;,]\s|\b(?:please|then|just|now|or|and|to|can|should|must) )(?:call|phone|ring|text|whatsapp|message|e-?mail|dm|telegram|contact|write to)\b[^.]{0,30}(?:\d{3}|@|\b(?:us|me|our|my|agent|hotline|support|helpline|number)\b)/i,
    unlessQuoted: /\b(?:call|phone|text|whatsapp|e-?mail|contact|support|hotline|write)\b/,
  },
  {
    call: /\b(?:send|give|enter|provide|share|upload|submit|type|tell|disclose|forward|confirm)\b[^.]{0,40}\b(?:your|the) (?:\w+ ){0,2}(?:password|passcode|pin\b|cvv|card (?:number|details)|credit card|bank(?:ing)? (?:details|account|login|data)|passport|social security|ssn\b|national insurance|id (?:card|number)|identity (?:card|document)|date of birth|login|credentials|one[- ]time code|otp\b|seed phrase|private key|account (?:number|details))/i,
    unlessQuoted:
      /\b(?:password|pin|card|bank|passport|social security|national insurance|identity|id|birth|account|details|credentials?)\b/,
  },
];

const DOMAIN =
  /\b(?:[\p{L}\d-]{1,60}\.){1,4}(?:com|net|org|info|biz|io|co|app|dev|ai|me|ly|gl|link|site|online|shop|xyz|top|club|example|test|invalid|eu|uk|de|fr|es|pt|it|nl|be|at|ch|in|us|ca|au|nz|za|br|mx|ru|cn|jp|ie|se|no|dk|fi|pl|to|tv|cc|su|gov|edu)\b(?![’'])(?:\/\S{0,200})?/giu;
const MAIL =
  /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\]| at (?=\w+ dot ))\s?[\p{L}\d-]{1,60}(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[\p{L}\d-]{1,60}){1,4}/giu;
const HANDLE = /(?<![\w.])@[\w.]{3,40}/g;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,8}(?:\s?[A-Z\d]{1,4})?\b/g;
const LONG_CODE = /\b(?=[\w]{0,60}\d)(?=[\w]{0,60}[A-Za-z])\w{16,100}\b/g;
/** Phone, account, card and sort-code numbers: many digits in short groups. */
const LONG_DIGITS = /(?<![\d.,])\+?\(?\d[\d\s()/.-]{5,26}\d(?![\d.,]\d)/g;
const STREET =
  /\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Sq|Boulevard|Blvd|Court|Close|Way|Place|Row|Terrace|Plaza|Quay)\b|\b\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}[a-z]?\b|\b(?:rue|avenue|boulevard|calle|avenida|rua|via|piazza|plaza)\s(?:\p{L}[\p{L}'’-]{1,30}\s?){1,4},?\s?\d{1,5}\b|\b\d{1,4},? (?:rue|avenue|boulevard) (?:\p{L}[\p{L}'’-]{1,30} ?){1,4}|\b(?:P\.?O\.? ?Box|Postfach|Apartado)\s\d{1,6}\b/giu;
const CHANNEL =
  /\b(?:telegram|whatsapp|signal app|wechat|bitcoin|btc|ethereum|usdt|crypto ?(?:wallet|currency)|western union|moneygram|gift cards?|paypal|venmo|cash ?app|zelle|revolut)\b/gi;

/**
 * Whether a sentence of a model holds what no report may hold: a verdict of safety, a call to sign, pay or hand something
 * over, or an address, account, link or number to reach somebody that the document does not hold.
 */
export function isRefused(sentence: string, grounds: Grounds): boolean {
  const plain = sentence.replace(/\s+/g, ' ').trim();
  return (
    SAFETY.some((verdict) => verdict.test(plain) && !isDenied(plain, verdict)) ||
    CALLS.some(({ call, unlessQuoted }) => {
      const match = call.exec(plain);
      if (match === null || isHeldBack(plain.slice(0, match.index + match[0].length))) return false;
      return unlessQuoted === null || !unlessQuoted.test(grounds.quote);
    }) ||
    holdsForeignPlace(plain, grounds.document)
  );
}

/** "Do not sign", "before you sign", "ask whether it is safe": the opposite of a call or a verdict. */
function isHeldBack(before: string): boolean {
  return /\b(?:not|never|don['’]t|before|until|without|unless|instead of|rather than|avoid|refuse to|asked? (?:them|the \w+|you)? ?(?:not )?to|pressed? (?:you )?to|if you|when you|whether|wants? you to|makes? you|lets? (?:them|the \w+)|requires? you to)\b[^.;:]{0,40}$/i.test(
    before.slice(-90),
  );
}

function isDenied(sentence: string, verdict: RegExp): boolean {
  const at = verdict.exec(sentence)?.index ?? 0;
  return /\b(?:not|never|whether|if|unless|hardly|cannot|can['’]t|isn['’]t|doesn['’]t|don['’]t|would|ask|says?|claims?|declares?|states?|confirms?|acknowledges?|agrees?|accepts?|warrants?|promises?|deemed|treated as|considered|called|calls|held to be|wherever|until|once|when)\b[^.;:]{0,45}$/i.test(
    sentence.slice(Math.max(0, at - 70), at),
  );
}

/** An address of any kind that does not stand in the document. */
function holdsForeignPlace(sentence: string, document: DocumentWords): boolean {
  const isForeign = (pattern: RegExp, flatten: (words: string) => string, hay: string) =>
    (sentence.match(pattern) ?? []).some((found) => !hay.includes(flatten(found)));
  if ([MAIL, DOMAIN, HANDLE, CHANNEL, STREET].some((pattern) => isForeign(pattern, lower, document.lower)))
    return true;
  if (!/\d/.test(sentence)) return false;
  if (isForeign(IBAN, dense, document.dense) || isForeign(LONG_CODE, dense, document.dense)) return true;
  const long = (sentence.match(LONG_DIGITS) ?? []).filter(
    (found) => digits(found).length >= 6 && !isGroupedNumber(found),
  );
  return long.some((found) => !document.digits.includes(digits(found)));
}

/** `1 250 000` and `31-03-2027` are a sum and a day; those are checked elsewhere. */
const isGroupedNumber = (written: string) =>
  /^\d{1,3}(?:[ .]\d{3}){1,4}$/.test(written.trim()) ||
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(written.trim()) ||
  /^(?:19|20)\d{2}\s?[-/–]\s?(?:19|20)\d{2}$/.test(written.trim());
