/** Calls to act that no report makes: to sign, to pay, to hand something over, to get in touch with somebody. */

const AT_ONCE = String.raw`(?:at once|right away|straight ?away|immediately|as soon as possible|without delay|promptly)`;
const URGENT = String.raw`(?:${AT_ONCE}|now|today|asap|quickly|in a hurry|before (?:it is too late|the \w+ (?:goes up|ends|expires|closes)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|tonight|tomorrow)|by (?:tonight|tomorrow|noon|midnight|the end of (?:the day|today))|tonight|tomorrow|this (?:morning|afternoon|evening|minute|week))`;
/** Where a sentence tells the reader what to do. */
const IMPERATIVE = String.raw`(?:^|[.!?:;]\s|[–—]\s|,\s(?:(?:and|then|so|just|please)\s)?|\b(?:please|kindly|simply|just|now|then)\s|\b(?:(?:first|next|best|only) (?:step|thing|move) is|all (?:that )?you (?:need|have) (?:to do )?is|remember|be sure|make sure|go ahead and|hurry(?: up)? and|do not (?:delay|wait|hesitate)[, ]{1,2}(?:to )?)(?: to)?\s)`;
const ADVISED = String.raw`\byou (?:should|can|may|could|ought to|had better|might as well|only need to|are free to|will want to)(?: now| simply| safely| just| also| first| confidently| happily){0,2}\s`;
const OBLIGED = String.raw`\byou (?:must|need to|have to)(?: now| simply| just| also| first){0,2}\s`;

/** What a call asks for, and the words of a quote that make it a duty of the paper instead. */
const ACTS: readonly { readonly verb: string; readonly inQuote: RegExp; readonly inDuty?: RegExp }[] = [
  {
    verb: String.raw`(?:sign(?![- ]?(?:only|nothing|up|on|off))|countersign|initial|execute|put your (?:name|signature|mark)|add your (?:name|signature)|return (?:the|a|your) (?:signed|completed)|send back (?:the|a|your) signed|(?:return|hand back|hand in|bring back|send back|drop off|post) (?:both|all|two|the|your) (?:\w+ )?(?:copies|pages|papers|forms?|set)|accept(?! (?:only|no|nothing|that))|agree(?! (?:on|what|how|when|who|only|a )\b)|say yes|commit yourself|go ahead|proceed|close the deal|take (?:the|this) (?:deal|offer)|seal the deal|confirm (?:the|your) (?:order|booking|acceptance|deal))\b`,
    inQuote: /\bsign(?:s|ed|ing)?\b|\baccept|\bagree(?:s|d|ing)?\b|\bconfirm/,
  },
  {
    verb: String.raw`(?:pay(?! (?:can|may|is|are|could|will|might|rises?|cuts?|comes?|falls?|of|that)\b)|wire|transfer|remit|deposit|send (?:the |your |any )?(?:money|funds|deposit|payment|fee|rent|cash)|make (?:the|a|your|this|that) (?:payment|transfer|deposit)|settle (?:the|this|your|that)|top up|prepay|place (?:the|a|your) deposit|buy|purchase|order|invest|donate|fund)\b`,
    inQuote:
      /\bpa(?:y|id)|\btransfer|\bdeposit|\bsettle|\bremit|\bbuy|\bpurchase|\border|zahl|entricht|überweis|fällig|\bmiete\b|pay(?:é|er|able|ée)|vers(?:er|e|é)\b|règle|redevance|loyer|pag(?:ar|ad|o|a|ue)|abon(?:ar|ad)|ingres|aluguel|\brenta\b|alquiler|canone/,
    inDuty:
      /\bpa(?:y|id)|\btransfer|\bdeposit|\bsettle|\bremit|\bbuy|\bpurchase|\border|\bbear|\bcarr(?:y|ies)|\bowe|\bliab|\bmake good|\bindemnif|\breimburs|\binsur|\bcharge|\bcosts?\b/,
  },
  {
    verb: String.raw`(?:click|tap|scan|download|install|log ?in|sign up|register|subscribe|visit|follow (?:the|this) link|open (?:the|this) (?:link|attachment|file)|go to|browse|use (?:the |this |our )?(?:code|coupon|voucher|link|promo))\b`,
    inQuote:
      /\b(?:click|tap|scan|download|install|log ?in|register|subscribe|visit|website|go to|code|voucher|coupon)\b/,
  },
  {
    verb: String.raw`(?:call|phone|ring|text|whatsapp|message|e-?mail|dm|telegram|contact|reach out to|get in touch with|write to|reply (?:to|with)|respond with|chat with) (?:us|me|our|my|this|the (?:agent|hotline|support|helpline|number|office|team)|[\d+(]|\S{0,40}@|(?:mr|mrs|ms|dr)\b)`,
    inQuote:
      /\b(?:call|phone|ring|text|whatsapp|e-?mail|contact|support|hotline|helpline|write|reply|office)\b/,
  },
  {
    verb: String.raw`(?:send|give|enter|provide|share|upload|submit|type|tell|disclose|forward|confirm|hand over|hand in|surrender|leave|reply with|email|fax|post) (?:[\w'’]{1,14} ){0,4}(?:passwords?|passcode|pin|cvv|card (?:number|details)|credit card|bank(?:ing)? (?:details|account|login|data|card)|passports?|social security|ssn|national insurance|id(?:entity)? ?(?:card|number|document|papers)?|driving licen[cs]e|date of birth|login|credentials|one[- ]time code|otp|seed phrase|private key|account (?:number|details)|personal (?:data|details|information)|copy of your)\b`,
    inQuote:
      /\b(?:password|pin|card|bank|passport|social security|national insurance|identity|id|licen[cs]e|birth|account|details|credentials?|personal)\b/,
  },
];
const CALLS = ACTS.map(({ verb, inQuote, inDuty = inQuote }) => ({
  told: new RegExp(`(?:${IMPERATIVE}|${ADVISED})${verb}`, 'i'),
  obliged: new RegExp(`${OBLIGED}${verb}`, 'i'),
  inQuote,
  inDuty,
}));

/** An act, and a word that presses for it. */
const PRESSED = new RegExp(
  String.raw`\b(?:sign|accept|agree|signature|signed|commit|pay|payment|transfer|wire|send|remit|deposit|settle|book|reply|respond|act|decide)\b[^.]{0,60}\b(${URGENT})(?=\s*(?:[.,;:!)–—]|$|to\b|and\b|or\b|so\b|before\b))`,
  'i',
);
const IS_AT_ONCE = new RegExp(`^${AT_ONCE}$`, 'i');
const AT_ONCE_IN_QUOTE =
  /immediate|at once|forthwith|without delay|on demand|promptly|same day|now due|sofort|unverzüglich|immédiat|inmediat|imediat/;

const OTHERS: readonly { readonly call: RegExp; readonly inQuote: RegExp | null }[] = [
  {
    call: /\bsigning (?:it |this |the \w{1,14} |now |today )?(?:is|makes|would be|will (?:be|bring|give)|brings|gives|costs you nothing|secures)\b/i,
    inQuote: null,
  },
  {
    call: /\b(?:can|may|could|should|ought to|is ready to|is fit to|deserves to) be (?:signed|accepted|agreed to)\b/i,
    inQuote: /\bsign(?:s|ed|ing)?\b|\baccept/,
  },
  {
    call: /\b(?:put|place|set|add|adding|putting) (?:your|a) (?:name|signature|initials|mark)\b/i,
    inQuote: null,
  },
  {
    call: /\b(?:wire|transfer|send|remit|deposit|pay)\b[^.]{0,40}\b(?:to (?:the |this |our |my )?(?:following|account|iban|wallet|address|number|bank|agent|caretaker)|(?:via|by|through|using|in|into) ?[^.]{0,20}\b(?:iban|wallet|paypal|bitcoin|crypto\w{0,10}|western union|gift cards?|money ?gram|link))\b/i,
    inQuote: /\baccount\b|\biban\b|paypal|wallet|crypto|gift card|\bagent\b|\bbank\b/,
  },
];
const REACHED =
  /\b(?:can|may|could) be (?:reached|contacted|called|phoned|e-?mailed|found) (?:at|on|via|under|through|by|in)\b/i;
const AT_A_PLACE = /^\W{0,3}(?:ask|enquire|inquire|go|call in|report|look) (?:at|in|by) (?:the|our|my) /i;
const HURRY =
  /\bthe (?:longer|more|later) you (?:wait|think|hesitate|delay|take|read|ask)\b|\b(?:keep|need|take|want|ask for|get) no (?:receipts?|copy|copies|records?|proof)\b|\b(?:do not|don['’]t|no time to) (?:delay|wait|hesitate|miss)\b|\b(?:price|rent|offer|discount|rate) (?:goes|will go|is going) up\b[^.]{0,20}\b(?:soon|tomorrow|unless)\b|\b(?:while (?:it|stocks?) lasts?|last chance|limited time|(?:offer|discount|deal|price) (?:ends|expires|closes|lapses) (?:soon|today|tonight|tomorrow|shortly|this \w+|on \w+day)|act fast|hurry|(?:have|keep|bring|get) (?:the |your )?(?:money|cash|deposit|rent|fee|payment|funds)\b[^.]{0,20}\b(?:ready|hand|cash|envelope)|in (?:an|the) envelope|(?:secure|reserve|hold|save) (?:you |your |the |a )?(?:place|spot|slot|flat|unit))\b/i;

/**
 * Whether a sentence asks the reader to sign, pay, hand something over or get in touch, where the paper does not. `quote` holds
 * the words of the point, in lower case; `isNotes` that they are those of many points, and prove no order to the reader.
 */
export function callsToAct(sentence: string, quote: string, isNotes = false): boolean {
  if (HURRY.test(sentence) || presses(sentence, quote)) return true;
  if (AT_A_PLACE.test(sentence) && !/\b(?:reception|desk|office|counter|branch|shop)\b/.test(quote))
    return true;
  if (REACHED.test(sentence) && !/reach|contact|call|phone|mail/.test(quote)) return true;
  const isCall = CALLS.some(
    ({ told, obliged, inQuote, inDuty }) =>
      (isOpen(told, sentence) && (isNotes || !inQuote.test(quote))) ||
      (isOpen(obliged, sentence) && !inDuty.test(quote)),
  );
  return (
    isCall || OTHERS.some(({ call, inQuote }) => isOpen(call, sentence) && inQuote?.test(quote) !== true)
  );
}

function presses(sentence: string, quote: string): boolean {
  const word = PRESSED.exec(sentence)?.[1]?.toLowerCase();
  if (word === undefined || !isOpen(PRESSED, sentence)) return false;
  return IS_AT_ONCE.test(word) ? !AT_ONCE_IN_QUOTE.test(quote) : !quote.includes(word);
}

function isOpen(call: RegExp, sentence: string): boolean {
  const match = call.exec(sentence);
  // A word or two of the call itself: "if you can".
  return match !== null && !isHeldBack(sentence.slice(0, match.index + 4));
}

/** "Do not sign", "before you sign", "ask them not to": the opposite of a call. */
function isHeldBack(before: string): boolean {
  return /\b(?:not|never|don['’]t|before|until|without|unless|instead of|rather than|avoid|refuse to|asked? (?:them|the \w+|you|for)? ?(?:not )?(?:to)?|pressed? (?:you )?to|if you|when you|whether|wants? you to|makes? you|lets? (?:them|the \w+)|requires? you to|obliges? you to|forces? you to|expects? you to)\b[^.;:]{0,40}$/i.test(
    before.slice(-90),
  );
}
