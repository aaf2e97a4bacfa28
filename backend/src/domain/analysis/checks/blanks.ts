import type { LegalText, Paragraph, Sentence } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';
import { sifted } from '../sieve/sifted.ts';

const BLANK =
  /_{3,}|\[\s{3,12}\]|\[[•●]\]|\[(?:insert|date|name|amount|address|tb[acd]|to be (?:completed|agreed|determined|confirmed|advised))[^\]]{0,40}\]|\[\p{L}[\p{L}’' ]{0,30} (?:name|date|address|amount|sum|number|rent|price|fee)\]|\((?:to be (?:completed|agreed|determined|confirmed|advised|filled in)|tb[acd])\)|(?<=: ?)\[\s{1,12}\]$|(?<=(?:[:=|$€£₹]|\b(?:is|on|by|for|of|to|at|the|until|from|pays?))\s?)\?{3,}|(?<=\s)-{3,}(?=\s(?:%|per ?cent|percent|days?|weeks?|months?|years?|euros?|dollars?|pounds?)\b)|\{\{?[\p{L}_ ]{2,40}\}\}?|(?<!(?:article|title|chapter|part|section|schedule|clause|super|size) )\bX{3,}\b|\.{6,}|…{3,}|(?<=\bthe\s)(?:\.{3,5}|…)(?=\s?of\s\p{Lu})|<(?:insert|name|date|amount)[^>]{0,30}>|\bTB[CD]\b/giu;
const ONE_BLANK = new RegExp(BLANK.source, 'iu');
/** `Medication: ___half a tablet___`: somebody wrote on the line. */
const FILLED_IN = sifted(
  /_{2,}(?=[\p{L}\d])[^_\n]{1,120}(?<=[\p{L}\d.!?])_{2,}|:\s?_{2,}(?=[\p{L}\d])[^_\n]{2,120}$/u,
);
/** Where a signature, its place or its day goes: meant to be empty. */
const SIGNING = sifted(
  /\b(?:(?<!\b(?:held|paid|kept|made|insured|chosen|provided|issued|approved) )by|name|title|sign(?:ed|ature|s)?|date[d]?|place|witness(?:es)?|print(?:ed)? name|its|notary|seal|stamp|address|attention|fax|phone|tel|e-?mail|initials?|thumb\s?print|(?:signature|name|mark|thumb\s?print) of (?:the )?[\p{L}]{2,20}|stamp\)|mark|accept(?:ed)?|agreed|landlord|tenant|owner|customer|company|employee|employer|lender|borrower|guarantor|surety|buyer|seller|vendor|purchaser|licensor|licensee|lessor|lessee|client|provider|party)\s{0,2}(?:\d\s{0,2})?[:|]?\s{0,6}$/iu,
);
/** The same in other languages: `Firma del cliente ______`. */
const SIGNING_ABROAD = sifted(
  /(?<!\p{L})(?:firma|signature|unterschrift|assinatura|sottoscrizione|ort|datum|lieu|lugar|luogo|local|fecha|data|nome|nombre|nom|testemunhas?|testigos?|testimoni|accettazione|acuerdo)(?!\p{L})[^.;_…]{0,50}$/iu,
);
/** `For the Agency: ______` */
const SIGNED_FOR = sifted(/^(?:for|on behalf of)\b[^.;_]{0,50}[:\s]{0,3}(?:_{3}|\.{6}|…{3})/i);
/** Behind a line for a signature: `______ for the Agency`, `______ (Marisol Quintanilla)`; `______ (Start Date)` asks for something else. */
const SIGNED_BY =
  /^\s{0,3}(?:for (?:the )?\p{Lu}|\((?![^)]*\b(?:Date|Day|Month|Year|Time|Term|Period|Rent|Price|Fee|Sum|Amount|Total|Deposit|Number|No|Name|Address|Place|Salary|Wage|Rate)\b)(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,4}\)[.,;]?\s*$)/u;
/** A line for a signature with the name of who signs behind it: `I accept. ______ Nurul Huda binte Rahmat`. */
const NAME_BEHIND =
  /^(?!.{0,40}\b(?:Day|Month|Year|Time|Term|Period|Rent|Price|Fee|Sum|Amount|Total|Deposit|Number|Address|Salary|Wage|Rate)\b)(?!.{0,20}\p{Lu}\p{Ll}+ Date\s*$)\s{0,3}\p{Lu}[\p{L}’'-]+(?: (?:bin|binte|binti|ibn|al|el|van|von|der|den|de|di|da|do|dos|du|del|della|la|le|y|e|\p{Lu}[\p{L}.’'-]*)){1,6}\s*(?:$|[(,|_]|(?:[Dd]ate|[Pp]lace|[Ss]igned|[Ww]itness)\b)/u;
const OPENS_LINE = /(?:^|[.!?:])\s*$/u;
/** To be filled in at the end, or ticked: not left open by mistake. */
const LATER = sifted(
  /\b(?:returned|back on|handed back|received (?:on|by)|checked (?:in|out|by)|office use|for (?:internal|our) use|tick|initials? here|your initials|write [‘“'"]?(?:no|yes)\b|explained (?:to \w+ )?in \p{L}+: ?|opt(?:ion)? chosen|alternative chosen|(?:i|we) have read|if you (?:object|mind|want|wish|prefer|would (?:like|rather)|do not|don['’]t))\b/iu,
);
/** The day on which it is signed. */
const SIGNING_DAY = sifted(
  /\b(?:this|the)[\s_.]{3,40}day of|\b(?:as of|dated|made on) (?:\p{L}{3,9} )?[\s_.[]{3,30}/iu,
);
/** A number or sum is missing, wherever it stands. */
const VALUE_AFTER = sifted(
  /^\s?(?:%|per\s?cent|percent|(?:a|per|each) (?:day|week|month|year|hour)\b|days?\b|months?\b|weeks?\b|years?\b|hours?\b|kg\b|km\b|euros?\b|dollars?\b|rupees\b|pounds?\b|rand\b)/i,
);
const VALUE_BEFORE = sifted(
  /(?:[$€£₹]|\b(?:Rs\.?|INR|USD|EUR|GBP|AED|RM|R|KES|rate(?: of interest)?|(?:flat|room|unit|space|plot|house|apartment|bed|locker|policy|licen[cs]e|certificate|registration|account|chassis|serial) (?:no|number)|no|nos|number|room|flat|amount|sum|price|fee|rent|deposit|limit|excess)\.?)(?:\s(?:is|are|of|will be|shall be))?\s{0,2}[:|]?\s{0,3}$/i,
);
const OWN_NUMBER = sifted(
  /\b(?:(?:bank )?account|a\/c|sort code|iban|bic|swift|bank|id|identity(?: card)?|passport|pan|national id|driving licen[cs]e|national insurance|tax)(?: (?:no|number))?\.?\s{0,2}[:|]?\s{0,3}$/i,
);
/** From here on people sign. */
const SIGNATURES = sifted(
  /^(?:in witness|signed\b|signatures?\b|executed\b|as witness|sworn|yours (?:sincerely|faithfully|truly)|sincerely|agreed and accepted|accepted and agreed|acknowledged and agreed)/i,
);

/** Gaps left open where something should stand; signature lines are meant to be empty. */
export function checkBlanks(text: LegalText): Defect[] {
  const open: Sentence[] = [];
  const paragraphs = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  let isSigning = false;
  for (const sentence of text.sentences) {
    const paragraph = paragraphs.get(sentence.paragraph);
    if (paragraph !== undefined && sentence.start === paragraph.start)
      isSigning = isSigningAfter(paragraph, isSigning);
    if (FILLED_IN.test(sentence.text) || leadsOn(text.text, sentence)) continue;
    if (ONE_BLANK.test(withoutLeaders(sentence.text)) && isLeftOpen(withoutLeaders(sentence.text), isSigning))
      open.push(sentence);
  }
  const first = open.find(lacksValue) ?? open[0];
  if (first === undefined) return [];
  return [
    {
      kind: 'blank',
      // a name or a date that the reader fills in changes less than a sum
      severity: lacksValue(first) ? 'medium' : 'low',
      title: open.length === 1 ? 'A blank was left open' : 'Blanks were left open',
      why: 'Someone could fill it in after you have signed.',
      ask: 'to have every blank filled in or struck out before you sign.',
      start: first.start,
      end: first.end,
    },
  ];
}

/** Dots that lead from a label to what stands behind them: `Price ........ $40`. */
const LEADERS =
  /(?<=^[^.…_]{2,40})(?:\.{4,200}|…{2,60})(?=\s{0,3}(?!(?:19|20)\d\d\b)(?:[$€£₹]\s?\d|\d|\p{Lu}|(?:included|in the price|free|none|nil|no charge)\b))/gu;

/** The dots end a sentence where what they lead to stands behind them: `Two beds, rear ...... R980`. */
const ENDS_IN_DOTS = /(?:\.{4,200}|…{2,60})\s{0,3}$/u;
const LED_TO = sifted(
  /^[.…\s]{0,60}(?:[$€£₹]\s?\d|(?!(?:19|20)\d\d\b)(?:\p{Lu}{1,3}\s?)?\d|(?:included|in the price|free|none|nil|no charge|yes)\b)/iu,
);

const leadsOn = (text: string, sentence: Sentence): boolean =>
  ENDS_IN_DOTS.test(sentence.text) &&
  LED_TO.test(text.slice(sentence.end, sentence.end + 80).split('\n', 1)[0]!);

const withoutLeaders = (words: string): string => words.replace(LEADERS, ' ');

function isSigningAfter(paragraph: Paragraph, isSigning: boolean): boolean {
  if (/^(?:schedule|annex|appendix|exhibit)\b/i.test(`${paragraph.clause ?? ''}${paragraph.text}`))
    return false;
  return isSigning || SIGNATURES.test(paragraph.text);
}

/** Whether a number or a sum is what is missing. */
const lacksValue = ({ text }: Sentence): boolean => gapsIn(withoutLeaders(text)).some(isValue);

interface Gap {
  readonly before: string;
  readonly after: string;
}

const gapsIn = (sentence: string): Gap[] =>
  Array.from(sentence.matchAll(BLANK), (match) => ({
    before: sentence.slice(Math.max(0, match.index - 50), match.index),
    after: sentence.slice(match.index + match[0].length, match.index + match[0].length + 60),
  }));

const isValue = ({ before, after }: Gap): boolean => VALUE_AFTER.test(after) || VALUE_BEFORE.test(before);

function isLeftOpen(sentence: string, isSigning: boolean): boolean {
  if (LATER.test(sentence) || /table of contents|\.{12,}\s?\d{1,3}$/i.test(sentence)) return false;
  const gaps = gapsIn(sentence);
  // whoever signs fills in a number of their own
  if (gaps.every(({ before }) => OWN_NUMBER.test(before))) return false;
  if (gaps.some(isValue)) return true;
  if (
    isSigning ||
    gaps.some(
      ({ before, after }) =>
        SIGNING.test(before) ||
        SIGNING_ABROAD.test(before) ||
        SIGNED_BY.test(after) ||
        (OPENS_LINE.test(before) && NAME_BEHIND.test(after)),
    )
  )
    return false;
  if (SIGNED_FOR.test(sentence) || SIGNING_DAY.test(sentence)) return false;
  const rest = sentence.replace(BLANK, ' ');
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  const plain = words.filter((word) => /^\p{Ll}/u.test(word));
  // a label of three plain words, or running text; names alone are a signature line
  return plain.length >= 3 && sentence.length < 900 && !/\b(?:signed|witness)\b/i.test(rest);
}
