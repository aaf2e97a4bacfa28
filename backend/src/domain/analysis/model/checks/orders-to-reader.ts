/** What a reader may be told to do in advice, and what an explanation may open with. */
const HARMLESS =
  /^(?:ask|request|propose|suggest|insist|negotiate|demand|push|seek|offer|try|check|consider|compare|clarify|confirm|note|beware|remember|watch|look out|keep in mind|limit|cap|reduce|shorten|extend|remove|delete|strike|cross out|add|replace|define|name|state (?:that|the|a|in)|avoid|refuse|wait|calculate|count|budget|plan|find out|make sure|ensure|read|do not (?:sign|pay|accept|agree|rely|assume|forget)|don['’]t (?:sign|pay|accept|agree|rely|assume|forget)|never)\b/i;
/** Verbs that open an order. */
const ORDER =
  /^(?:accept|act|add|agree|allow|answer|apply|arrange|authori[sz]e|back|be|begin|believe|book|bring|browse|buy|call|carry|cash|change|chat|choose|claim|clear|click|close|come|commit|complete|confirm|contact|continue|copy|deliver|deposit|dial|discuss|do|donate|don['’]t|download|drop|email|end|enter|exchange|fax|feel|fetch|fill|finish|follow|forget|forward|fund|get|give|go|grab|hand|have|help|hold|hurry|ignore|initial|install|invest|join|just|keep|kindly|lay|leave|let|listen|lock|log|look|lower|mail|make|mark|meet|message|move|open|order|pack|pass|pay|phone|pick|place|please|post|prepare|press|print|proceed|provide|put|quote|raise|reach|receive|register|relax|release|rely|remit|reply|report|reserve|respond|rest|return|ring|run|save|scan|secure|seize|sell|send|set|settle|share|show|sign|simply|skip|speak|spend|start|state|stay|step|stick|stop|subscribe|submit|supply|surrender|take|tap|tell|text|throw|top|transfer|trust|turn|type|upload|use|visit|walk|wire|withdraw|write)\b(?! (?:is|are|was|were|may|can|must|will|shall|has|have|had|does|goes|comes|costs?|depends?|falls?|held|back|rises?|of|for the|and)\b)/i;

/** "Miss the day and you owe another year": a case, told as an order. */
const TELLS_CASE =
  /^(?:miss|leave|return|resign|cancel|stop|break|lose|fail|quit|drop|move|fall|overstay|give|end|come|pay|park|hand|bring)\b[^.;:]{3,90}?\b(?:and|or) (?:you|they|it|the|your|there)\b/i;
/** "Email notice", "Phone monitoring": the thing, and no order. */
const NAMES_THING =
  /^(?:phone|e-?mail|mail|text|post|message|order|deposit|transfer|claim|change|charge|report|record|register|contact|help|access|exchange|share|work|use|reply|return|sign-on|print|press|visit|call) (?:notices?|monitoring|tracking|fees?|charges?|costs?|payments?|rights?|period|rules?|limits?|deadlines?|records?|location|data|bonus(?:es)?|clawback|policy|terms?|duty|duties|obligations?|requirements?|restrictions?|handling|history|window|date|in \w+|without \w+|after \w+|only)\b/i;

/** Words of everyday advice that need no proof in a paper. */
const PLAIN_ADVICE = new Set(
  'writi writt recei photo pictu copy copie date dates price limit proof recor polic insur quote note lawye advis union clini legal court notic remin deadl calen list check price regis emplo autho consum protec servi evide email messa lette mail keys state condi inven repai rate index bill bills cost costs term terms clause money amoun month weeks days year hours sum fee fees part share claus paper contr agree parti befor sign'.split(
    ' ',
  ),
);

/** Papers, sides and the like: shared by every sentence about a paper, so they prove nothing. */
const EVERYWHERE = new Set(
  'contr agree docum paper claus terms lease tenan landl parti party buyer selle custo compa this that these those your with from they them their have will shall must would could should here there what when which about after befor every other under reade being also only into than then very more most some such does make made take'.split(
    ' ',
  ),
);

const stems = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5));

/** The stems of a paper that tie a sentence to it. Made once per document. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(stems(text).filter((stem) => stem.length > 3 && !EVERYWHERE.has(stem)));

/** Whether an explanation, or advice, gives the reader an order that has nothing to do with the paper. */
export function ordersReader(sentence: string, anchors: ReadonlySet<string>, isAdvice: boolean): boolean {
  const plain = sentence
    .replace(/^[^\p{L}]{1,6}/u, '')
    .replace(/^(?:please|kindly|then|so|now|just|also) /i, '');
  if (HARMLESS.test(plain) || NAMES_THING.test(plain) || (!isAdvice && TELLS_CASE.test(plain))) return false;
  if (!ORDER.test(plain)) return false;
  if (!isAdvice) return true;
  const [, ...rest] = stems(plain);
  return !rest.some((stem) => PLAIN_ADVICE.has(stem) || anchors.has(stem));
}

/** Whether a title is an order whose verb the quoted words do not have: "Pay by the first" may stand above a duty to pay. */
export function isBareOrder(title: string, quote: string): boolean {
  const verb = ORDER.exec(title)?.[0].toLowerCase();
  return (
    verb !== undefined &&
    !HARMLESS.test(title) &&
    !NAMES_THING.test(title) &&
    !TELLS_CASE.test(title) &&
    !quote.includes(verb.slice(0, 4))
  );
}

/** Papers and secrets of a person, and ways to reach somebody: nobody needs to hear of them unless the paper speaks of them. */
const PRIVATE =
  /\b(?:passwords?|passcodes?|pins?|cvv|card (?:numbers?|details)|bank (?:cards?|details|login|data|statements?)|credit cards?|debit cards?|passports?|driving licen[cs]es?|id cards?|identity (?:cards?|documents?|papers)|social security|national insurance|maiden name|date of birth|seed phrase|private key|one[- ]time codes?|instagram|facebook|tiktok|linkedin|snapchat|skype|discord|reddit|youtube|signal|zoom|paypal|cash in hand|in cash|agent \d|extension \d|the counter|front desk|help ?desk|reception(?: desk|ist)?|concierge|porters?|caretakers?|janitor|\p{L}+['’]s (?:daughter|son|wife|husband|brother|sister|cousin|nephew|niece|mother|father)|reference (?:number )?[A-Z\d-]{4,})\b/giu;

/** Whether a sentence speaks of a person's papers, or of a way to reach somebody, that the paper does not hold. */
export const namesPrivate = (sentence: string, paper: string): boolean =>
  (sentence.match(PRIVATE) ?? []).some((found) => !paper.includes(found.toLowerCase().replace(/s$/, '')));

const SIGNING =
  /\b(?:sign(?!-(?:on|up|in))(?:s|ing|ature|atures)?|pens?|initial(?:s|ling|ing)?|autograph|lock in|seal the)\b/i;
const SIGN_HELD =
  /\b(?:before|until|not|don['’]t|never|by|when|once|after|if|without|unless|rather than|upon|on|of|who|whose|(?:company|lender|seller|agent|attorney|bank|provider|landlord|owner|employer) (?:can|may|could|will)|must|needs?|anyone|each|both|they|them)\b[^.;:]{0,28}$/i;

/** Whether a sentence speaks of signing otherwise than as something to wait with, where the paper's words do not. */
export function speaksOfSigning(sentence: string, quote: string): boolean {
  const match = SIGNING.exec(sentence);
  if (match === null || /\bsign(?:s|ed|ing|ature)?\b/.test(quote)) return false;
  return !SIGN_HELD.test(sentence.slice(Math.max(0, match.index - 40), match.index));
}
