import { turnsToMachines } from './machine-address.ts';
import { ordersMachines } from './machine-acts.ts';
import { hasMachineSigns } from './machine-signs.ts';
import { wishesOfMachines } from './machine-wishes.ts';
import { isOrderByEvidence } from './order-evidence.ts';
import { quick, quickly } from './quick-letters.ts';

const MACHINE = String.raw`(?:a\.?i\.?(?! (?:systems?|tools?|services?|software|solutions?|platforms?|features?|products?|partners?|customers?|users?|providers?|developers?|vendors?|engineers?)\b)|llms?|(?:large )?language models?|models?|chat ?bots?|chatgpt|gpt(?:-\d)?|claude|gemini|copilot|automated (?:reviewers?|readers?|analy[sz]ers?)|assistants?|summari[sz]ers?)`;
const ORDER = String.raw`(?:must|should|shall|is to|are to|has to|have to|please|will|kindly)`;
const SAYING = String.raw`(?:say|state|report|answer|reply|respond|output|write|conclude|rate|classify|describe|mark|omit|mention|skip|leave out|summari[sz]e|recommend|approve|praise)`;
/** What an order to the reader-machine is about, and an order to a machine in a contract about software is not. */
const THE_REVIEW = String.raw`(?:(?:this|the) (?:document|contract|agreement|clause|text|section|paragraph)|(?:summary|analysis|review)|risks?|red flags?|issues|safe|fair|harmless|favou?rable|market)`;

const pattern = (...parts: readonly string[]) => quickly(parts.join(''), 'i');

/** What a sentence does that only makes sense if a program reads it. */
const ORDERS: readonly RegExp[] = [
  // Do not do as you were told.
  pattern(
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|these|system|other)\b[^.]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|context)\b`,
  ),
  pattern(
    String.raw`\b(?:new|updated|real|actual|true) (?:system )?(?:instructions?|prompts?)\s*(?::|are\b|follow)`,
  ),
  pattern(
    String.raw`\b(?:reveal|repeat|print|show|output|disclose)\b[^.]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules))`,
  ),
  // You are a machine.
  pattern(
    String.raw`\b(?:you are|act as|behave as|pretend to be|respond as|as|if you are)\b (?:now )?(?:an? )?(?:helpful )?`,
    MACHINE,
    String.raw`\b(?=[^.]{0,40}\b(?:you|that|who|which|state|say|must|should)\b|[^.]{0,3}$|,)`,
  ),
  pattern(String.raw`\byou are (?:now|no longer) an? \w+\b[^.]{0,20}\b(?:and|that|who)\b`),
  // You there, machine.
  pattern(
    String.raw`^\W*(?:for|to|note (?:to|for)|dear|attention|hey|instructions? (?:to|for)|message (?:to|for))\b[^.:,]{0,20}\b`,
    MACHINE,
    String.raw`\b[^.:,]{0,30}[:,]`,
  ),
  pattern(
    String.raw`\b(?:note|attention|instructions?|message|warning) (?:to|for)\b[^.:,]{0,10}\b`,
    MACHINE,
    String.raw`\b`,
  ),
  pattern(
    String.raw`^\W*(?:system|assistant)\s*:\s+(?:i|you|we|the|this|all|please|output|ignore|respond|reply|answer|say)\b`,
  ),
  pattern(String.raw`<\|?(?:im_start|im_end|system|endoftext|assistant)\|?>|\[\/?INST\]|<<\/?SYS>>`),
  // Machine, say this of the document.
  pattern(
    String.raw`\b`,
    MACHINE,
    String.raw`\b[^.]{0,40}\b`,
    ORDER,
    String.raw`\b[^.]{0,40}\b`,
    SAYING,
    String.raw`\b[^.]{0,80}\b`,
    THE_REVIEW,
  ),
  pattern(
    String.raw`\b`,
    MACHINE,
    String.raw`\b[^.]{0,20}\b(?:reading|processing|reviewing|analy[sz]ing|summari[sz]ing|parsing) (?:this|the (?:text|document|contract|agreement))`,
  ),
  pattern(
    String.raw`\b(?:in|for) your (?:analysis|report|summary|response|answer|review|output)\b[^.]{0,80}\b`,
    SAYING,
    String.raw`\b|\b`,
    SAYING,
    String.raw`\b[^.]{0,60}\bin your (?:analysis|report|summary|response|answer|review|output)\b`,
  ),
  pattern(
    String.raw`\byour (?:answer|response|reply|output|summary|analysis|review)\b (?:must|should|shall|will|has to) (?:begin|start|end|say|state|contain|consist|conclude|mention|describe|praise|rate)`,
  ),
  pattern(
    String.raw`\b(?:do not|don['’]t|never)\b[^.]{0,20}\b(?:flag|mention|report|list|highlight|analy[sz]e)\b[^.]{0,60}\b(?:(?:any|as an?|the) (?:risks?|red flags?)|as risky|this clause|these clauses|this (?:section|paragraph)|the indemnity|in (?:your (?:analysis|report|summary|answer)|the (?:analysis|summary)))\b`,
  ),
  pattern(
    String.raw`(?:^|[:;,] )(?:please )?(?:say|state|write|conclude|rate|describe|classify|mark|report)\b[^.]{0,40}\b(?:(?:this|the) (?:document|contract|agreement)|it)\b[^.]{0,50}\b(?:safe|fair|risk[- ]free|no risks?|harmless|legal document|low risk)\b`,
  ),
  pattern(
    String.raw`(?:^|[:;,] )(?:please )?(?:output|respond|reply|answer|print|return)\b[^.]{0,25}\b(?:only|exactly|verbatim|nothing else|with the (?:single )?(?:words?|phrase|text)|an empty)\b`,
  ),
];

/** Contracts about software and staff say such things of a party; then it is a duty and no order to the reader. */
const OF_A_PARTY =
  /\b(?:customer|client|supplier|vendor|licen[sc]or|licensee|provider|processor|controller|part(?:y|ies)|company|contractor|employee|consultant|tenant|landlord|auditor|buyer|seller|lessee|lessor|borrower|lender)s?\b[^.]{0,40}\b(?:shall|must|may|will|agrees?|is to|are to|acts?)\b/i;

/** A word that every order to a machine needs one of, or the characters that hide such a word. One look saves seventeen. */
const MAY_CONCERN = quick(
  /instruc|instruktion|anweisung|istruzion|prompt|\brules?\b|guideline|direction|context|\ba\.?i\b|llm|model|\bbots?\b|chatbot|gpt|claude|gemini|copilot|automated|assistant|summari[sz]er|\byou|output|respond|reply|answer|print|return|im_start|im_end|endoftext|ignor|aufgabe|mission|tarea|tarefa|compito|programm|programa|logiciel|software|trusted|user|analys|anális|automát|automati|vergiss|oubli|olvid|esque|dimentic|répon|respost|respuesta|rispost|antwort|\brole\b|summar|review|robot|crawler|machine|algorithm|neural|intelligen[zctš]|sprachmodell|taalmodel|språkmodell|sprogmodel|lenguaje|linguist|linguagem|langage|(?<![\p{L}])(?:ki|ia)(?![\p{L}])|résum|résumé|resum|riassu|samenvat|zusammenf|sammanfatt|oppsummer|opsummer|sammenfat|人工|AI|模型|要約|指示|指令|提示|机器人|モデル|الذكاء|نموذج|نماذج|التعليمات|روبوت|تلخيص|एआई|कृत्रिम|मॉडल|निर्देश|सारांश|चैटबॉट|risiko|risque|riesg|risch|risco|risico|disregard|forget|override|bypass|\bINST\b|<<|\bsay\b|\bstate\b|write|conclude|\brate\b|describe|classify|\bmark\b|report|flag|mention|\blist\b|highlight|analy[sz]e|system|[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\uff21-\uff5a\u0370-\u03ff\u0400-\u04ff\u{e0020}-\u{e007e}]/iu,
);

/** Cyrillic and Greek letters that look like Latin ones, and the Latin letters they are taken for. */
const LOOKALIKES = 'АВЕКМНОРСТХІЈЅаеорсухіјѕԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const TAKEN_FOR = 'ABEKMHOPCTXIJSaeopcyxijsdABEZHIKMNOPTYXo';

/** The sentence as a machine may read it: without what cannot be seen, and with look-alike letters made plain. */
function unmasked(sentence: string): string {
  const flat = sentence
    .normalize('NFKC')
    .replace(/[\u{e0020}-\u{e007e}]/gu, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)) // tag letters
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '');
  return /[a-z]/i.test(flat)
    ? flat.replace(
        /[\u0370-\u03ff\u0400-\u052f]/g,
        (letter) => TAKEN_FOR[LOOKALIKES.indexOf(letter)] ?? letter,
      )
    : flat;
}

/** Whether a sentence speaks to a program that reads the document, rather than to the parties. */
export function addressesMachines(sentence: string): boolean {
  if (!MAY_CONCERN.test(sentence))
    return hasMachineSigns(sentence) || ordersMachines(sentence) || isOrderByEvidence(sentence);
  const flat = unmasked(sentence);
  if (turnsToMachines(flat) || hasMachineSigns(flat) || ordersMachines(flat) || isOrderByEvidence(flat))
    return true;
  const hits = ORDERS.filter((order) => order.test(flat)).length + (wishesOfMachines(flat) ? 1 : 0);
  return hits > 1 || (hits === 1 && !OF_A_PARTY.test(flat));
}
