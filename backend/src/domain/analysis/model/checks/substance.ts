import type { DocumentWords } from './refused-words.ts';

/** What a clause does to somebody, whatever the language of its paper. */
const DOES =
  /\b(?:pay(?:s|ing|ment|ments)?|paid|unpaid|owe[sd]?|los(?:e|es|ing|t)|cost(?:s|ing)?|charg(?:e|es|ed|ing)|fees?|penalt(?:y|ies)|fin(?:e|ed|es)|interest|deposit|rent|price|wages?|salary|deduct\w{0,4}|forfeit\w{0,3}|refund\w{0,4}|repa(?:y|id|ir|irs|yment|yments)|liab\w{2,5}|responsib\w{2,5}|blamed?|damages?|claims?|sue[ds]?|bound|binds?|binding|oblig\w{3,7}|ends?|ended|ending|leav(?:e|es|ing)|cancel\w{0,6}|terminat\w{1,5}|renew\w{0,4}|exten(?:d|ds|sion)|notice|deadline|delay\w{0,3}|late|chang(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|increas\w{1,3}|decid(?:e|es|ed|ing)|decision|refus\w{1,3}|reject\w{0,3}|consent|permission|asking|enter(?:s|ed|ing)?|evict\w{0,4}|seiz\w{1,3}|transfer(?:s|red)?|assign\w{0,4}|rights?|own(?:s|er|ed|ership)|licen[cs]e\w{0,2}|publish\w{0,3}|compet\w{1,7}|confidential|secret|guarant\w{1,6}|insur\w{1,5}|indemn\w{2,6}|dispute[sd]?|arbitrat\w{1,4}|waiv\w{1,4}|limits?|limited|cap|capped|exclu\w{2,5}|unlimited|withh(?:eld|old)\w{0,3}|keep(?:s|ing)?|kept|hours|shifts?|overtime|holidays?|dismiss\w{0,3}|fired|suspend\w{0,3}|access|data|privacy|prove[sn]?|proof|fault|negligen\w{1,3}|warrant\w{1,4}|defects?|stuck|locked|sells?|sold|buys?|bought|tax(?:es)?|debts?|loans?|instal\w{1,6}|collateral|pledge\w{0,2}|answers? for|(?:stops?|keeps?|prevents?|bars?) (?:you|them) from|work(?:s|ing)?|compensat\w{1,3}|goods|delivery|money back|protected|protection|tak(?:e|es|en|ing)|seized?|film(?:ed|ing)?|record(?:s|ed|ing)?|watch(?:es|ed|ing)?|monitor(?:s|ed|ing)?|track(?:s|ed|ing)?|eras(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|wip(?:e|es|ed|ing)|cop(?:y|ies|ied)|block(?:s|ed|ing)?|go(?:es)? up|due|trial|jury|court|commission|surveillance|without (?:warning|reason|limit|pay|your (?:consent|knowledge))|share[sd]?|remov(?:e|es|ed|al)|repossess\w{0,5}|amounts?|installs?|cleans?|clean(?:ed|ing)|paint(?:s|ed|ing)?|receipts?|accounts?|keys|hand(?:s|ed)? (?:back|over)|moves? out|in your name|appl(?:y|ies|ied)|counts?|promis\w{1,3}|shortfall|instalments?|installments?|spy|visit(?:s|ed)?|prove)\b/i;
const DOES_ALL = new RegExp(DOES.source, 'gi');
/** So many words of what clauses do need nobody to whom they do it: "All the debt falls due." */
const LEAST_DOES = 2;
const SOMEBODY =
  /\b(?:you|your|yours|they|their|them|he|she|it|his|her|its|both|either|neither|one side|the other|part(?:y|ies)|side|nobody|anybody|somebody|anyone|someone|whoever|landlord|tenant|seller|buyer|employer|employee|lender|borrower|company|firm|owner|provider|customer|client|supplier|contractor|agency|school|club|bank)\b/i;

/** One word that names what a point is about is title enough. */
const TOPIC =
  /^(?:the |your |no |early |silent |automatic |sudden |short |long |broad |one-sided )?(?:\w{3,14} (?:and |or )?){0,1}(?:\w{4,14}(?:tion|sion|ment|ance|ence|ency|ancy|ivity|ility|sure|age|als?)s?|belongings|lock-?outs?|entry|entries|demands?|pets?|guests|visitors|repairs?|cleaning|keys|parking|noise|smok(?:ing|ers?)|uniform|travel|training|images?|photos?|name|reviews?|secrecy|silence|proof|forum|venue|agency|venue|broker|brand|logo|ideas|work|works|results|stock|shares|bonus|tips|meals|car|tools|equipment|premises|home|house|garden|roof|heating)(?: of (?:your )?\w{3,14})?$/i;

/** Headings of an opinion. */
const VERDICT =
  /^(?:our |my |the |your |final |overall )?(?:conclusions?|verdict|ratings?|recommendations?|opinion|assessment|evaluation|impression|bottom line|result|score|summary|approval)\b/i;
/** A short rule about a thing that the paper names: "The tenant must paint", "Only for new plans". */
const RULES =
  /\b(?:must|may|can|cannot|forbidden|not allowed|banned|required|no|only (?:for|if|when|where|after|before|until))\b/i;
const SHORT = 40;

/** What is called unfair, unclear or unsaid needs no proof: the quote stands beside it. */
const WARNS =
  /^no (?:cap|limit|upper limit|deadline|end|notice|grace|reason|sick pay|refund|fault)\b[^.,;]{0,24}[.!]?$|\b(?:invasion|intrusi\w{2,4}) (?:of|on|into)\b|\bno (?:extra |further |separate )?(?:pay|cap|limit|sum|amount|price|date|deadline|time|end) is (?:named|given|stated|set|fixed)\b|\b(?:is|are) (?:very |too |quite |extremely |so )?(?:broad|wide|vague|one-sided|sweeping|open|high|heavy|harsh|strict|costly|expensive)\b|\b(?:is|are|was|be) not (?:safe|fair|clear|usual|normal|balanced|reasonable|settled|named|defined|said)\b|\b(?:unfair|unclear|unusual|one-sided|open-ended|vague)\b|\b(?:does|do) not (?:say|name|tell|settle|mention|define|explain)\b|\b(?:says? nothing|is silent|nothing (?:is )?said|no (?:word|rule|clause) (?:on|about|of))\b/i;

/** A few words that many papers hold and that tie a sentence to none of them. */
const SLACK = new Set(
  'perso peopl place good time first made take thing anyth nothi every reaso point really look looks page pages copy today name last next best read file note here well need want like many much long back down over same both case room block heart hand hands sleep let office mind'
    .split(' ')
    .map((word) => word.slice(0, 5)),
);

/**
 * Whether a sentence speaks of the paper: in its words or numbers, or of what a clause does to somebody. What does neither says
 * nothing about the paper, whatever it says. `isTitle`: a few words above a point name no person.
 */
export function hasSubstance(
  sentence: string,
  document: DocumentWords,
  quote: string,
  { isTitle = false, isNotes = false } = {},
): boolean {
  if ((sentence.match(/\d+/g) ?? []).some((digits) => document.digits.includes(digits))) return true;
  // what is said in English of another language shares no word with it
  if (!document.isEnglish && DOES.test(sentence)) return true;
  const own = stemsIn(sentence);
  const shared = new Set(own.filter((stem) => document.anchors.has(stem)));
  if (DOES.test(sentence) && (isTitle || shared.size > 0 || SOMEBODY.test(sentence))) return true;
  if (new Set(sentence.toLowerCase().match(DOES_ALL)).size >= LEAST_DOES) return true;
  if (/\bsign/i.test(sentence) && /\bsign/i.test(quote) && !isNotes) return true;
  if (isTitle && VERDICT.test(sentence)) return false;
  if (isTitle && TOPIC.test(sentence)) return true;
  if (WARNS.test(sentence) || (isTitle && shared.size > 0)) return true;
  if (shared.size > 0 && RULES.test(sentence) && sentence.length < SHORT) return true;
  const quoted = new Set(stemsIn(quote));
  if (!isNotes && own.some((stem) => quoted.has(stem))) return true;
  return shared.size >= (isTitle ? 1 : 2);
}

const stemsIn = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !SLACK.has(stem));
