import { siftedList } from '../../sieve/sifted-list.ts';
import { isDeedByObject } from '../languages/en/registers/deeds-by-object.ts';
import { NO_TASKS } from '../languages/en/no-tasks.ts';
import { OWN_DEEDS } from '../languages/en/talk/own-deeds.ts';
import { isOnlyTalk } from './only-talk.ts';
import { isPurpose } from './purpose.ts';
import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';
import { isBareHead } from '../frames/leads.ts';
import { HEAD_NOUNS, ORDERS } from '../languages/en/duty-words.ts';
import { sifted } from '../../sieve/sifted.ts';

/** Verbs of what somebody does to the other side or for themselves: told in the present or with `will`, it is a right of theirs. */
const LIBERTIES: ReadonlySet<string> = new Set(
  'suspend stop count block decline refuse reject cancel evict impound tow confiscate reserve end terminate close disconnect dismiss fire'.split(
    ' ',
  ),
);
const LIBERTY = sifted(
  /\b(?:(?:collects?|gathers?|process(?:es)?|stores?|receives?) (?:your|the|any|this|their|his|her) [^.;]{0,40}\b(?:data|information|location|details|images?|recordings?|footage)\b|(?:takes?|deducts?|recovers?) (?:it|this|that|them|the \p{L}+) (?:from|off|out of) (?:your|the|his|her|their) [^.;]{0,30}\b(?:payments?|pay|wages?|salary|deposit|fees?|earnings|invoice|next)\b|(?:records?|films?|photographs?|monitors?|tracks?)\s(?:cctv|you|her|him|them|the (?:exact |precise )?(?:position|location|movements?)|all|every|calls|video|where|who|images?)\b|takes? (?:photographs|photos|pictures|films|videos)|(?:uses?|analys\w+|combines?|sells?|shares?)\b[^.;]{0,40}\b(?:data|information|location|browsing|footage|recordings?|(?:payment )?records?|history|details|photographs?|photos|pictures|images?|profile)|cuts? off\b|(?:pass(?:es)?|hands?|gives?|forwards?) (?:the debt|the account|your (?:[\p{L}-]+ ){0,2}(?:details|data|name|number|e-?mail|address|information))|sends? (?:you )?(?:offers|marketing|advert\w+|promotion\w*|our catalogue|newsletters?)|(?:posts?|publish(?:es)?|shows?|prints?) (?:pictures|photos|photographs|videos|clips|stories)\b|films? (?:the|all|every|each) (?:\p{L}+ )?(?:shows?|concerts?|events?|lessons?|parties|party|performances?|match(?:es)?)\b|asks? (?:you|him|her|them|the \w+) to (?:go|leave)\b|(?:comes?|pops?|walks?|drops?) (?:in|by|round|over)\b|lets? (?:myself|ourselves|himself|herself) in|needs? (?:your|the) (?:room|flat|space|house)|obtains? (?:a|your) credit|takes? (?:what|whatever|any sum|all sums|the (?:arrears|balance|costs?|sum|amount))\b|takes? it that|takes? (?:a |an |any |no )?(?:security|charge|mortgage|lien|pledge|assignment|copy|none)\b|reports? (?:your |the |any )?(?:repayment|payment|late|credit|unpaid|missed|arrears|overdue|defaults?|debts?)|(?:holds?|keeps?|retains?) (?:on to )?(?:the |your |all )[^.;]{0,30}\buntil\b[^.;]{0,40}\b(?:paid|settled|pays?|cleared)|locks? (?:the |your )?(?:device|phone|handset|account|card)|(?:carr(?:y|ies) on|goes? on|continues?|keeps?)(?: on)? (?:taking|charging|billing|collecting|to (?:take|charge|bill|collect))|offers? you\b\b|treats? (?:it|that|this|silence|your)|(?:keeps?|retains?) (?:the (?:tax )?(?:credits?|rebates?|income|proceeds|interest)|what|whatever|the copyright|copyright|title|ownership|the right|all rights)|asks? you to (?:leave|go)|sends? you (?:the|a|our) (?:bill|invoice)|takes? (?!(?:the|all|any) (?:old|rubble|waste|debris|rubbish)\b)[^.;]{0,20}\bto the (?:tip|dump|skip|charity shop|recycling|bin)|throws? (?:it|them|everything|anything|the rest) (?:out|away))/iu,
);

/** Whether words tell what somebody does to the other side or for themselves: a right of theirs, and no task. */
export const isLiberty = (words: string): boolean => LIBERTY.test(words) || KEEPS_MONEY.test(words);

/** What has been paid stays with the one who has it: a right, `only` or not. */
const KEEPS_MONEY = sifted(
  /\b(?:keeps?|retains?) (?:only )?(?:the |half (?:of )?the |your )?(?:\w+ )?(?:retainer|fee|balance|payments?|bond|third|half|instalments?)\b(?! (?:safe|apart|separate|in|on|for|until|with|secure))/i,
);

/** `takes what it is owed and pays the balance to the owner`. */
const GIVES_REST = sifted(
  /\band (?:then )?(?:will |shall |must )?(?:pays?|gives?|returns?|repays?|refunds?|hands?|sends?) (?:back |over )?(?:the |any )?(?:balance|rest|surplus|difference|remainder|change)\b/i,
);

/** `I do ask for the last month at the start`: what one side wants of the other. */
const DOES_ASK = sifted(/\b(?:do|does) (?:ask|charge|expect|require|want|need|insist|take|keep)\b/i);
/** `I shall look for somebody else`, `we will take £15 off`: what somebody will do for themselves. */
const TAKES_AS_RIGHT = sifted(
  /\b(?:I|we)(?: shall| will|['’]ll)? (?:look for (?:somebody|someone|another|other)|(?:take|knock) (?:[$€£₹]\s?)?\d[\d.,]*(?: \p{L}+)? off|(?:sell|give|let) (?:it|them) to (?:the next|somebody|someone|another))\b/iu,
);
/** `We estimate that you will save £90`: a guess, which binds nobody. */
const ONLY_EXPECTS = sifted(
  /^\W*(?:\(?[\da-z.]{1,4}[.)]\s)?(?:I|we|the \p{L}+) (?:estimates?|expects?|hopes?|reckons?|anticipates?|believes?|thinks?) (?:that\b|(?:you|it|this|they) (?:will|would|should)\b)/iu,
);
/** `You then owe only what was due`: what spares, and asks for nothing. */
const PAYS_NO_MORE = sifted(/\b(?:owe|pay)s? only (?:what|for what|for the (?:days|time|part))\b/i);
/** `You choose; we only recommend`. */
const ONLY_SAYS = sifted(/\b(?:only|merely) (?:recommend|advise|suggest|propose)s?\b/i);
const PAYS_NOTHING = sifted(
  /\b(?:pay|owe)s? (?:us |me |them |him |her |you |the \p{L}+ )?(?:no|nothing)\b/iu,
);
/** `The Employer gives no corresponding undertaking`: what is not promised. */
const GIVES_NO_WORD = sifted(
  /\b(?:gives?|makes?|offers?) no (?:\p{L}+ )?(?:promises?|undertakings?|assurances?|commitments?|representations?|warrant(?:y|ies)|guarantees?)\b/iu,
);
/** `You train as hard as you think right`, `You work no more hours than at home`: nobody asks for more. */
const AS_THEY_LIKE = sifted(
  /\bas (?:much|many|often|long|hard|far|little|fast) as (?:you|they|he|she) (?:like|want|please|wish|think|can)s?\b|\bno more (?:hours|days|shifts) (?:\p{L}+ )?than\b/iu,
);
/** `I don't bite`: how somebody is. */
const IS_LIKE_THAT = sifted(
  /\b(?:I|we) (?:do not|don['’]t) [a-z]{3,12}\s*[,.;:!]?$|\b(?:I|we) (?:won['’]t|will not) (?:bite|mind|be (?:cross|angry|mad|offended))\b/i,
);

/** What somebody says that they will not give: a refusal that protects the one who refuses. */
const REFUSED: ReadonlySet<string> = new Set(
  'refund reimburse repay compensate return replace repair guarantee warrant accept assume contribute know inspect supervise insure cover require pay owe count apply mean matter bill carry transport ship stock'.split(
    ' ',
  ),
);
const REFUSES = sifted(
  /(?:\bnot|\bnever|n['’]t) (?:(?:hand over|give|release|send|deliver)[^.;]{0,40}\buntil\b|take (?:part|any|responsib|liab|the goods|them into|it into|(?:it|them|anything|the \w+) back)|answer for|give any|send (?:you )?(?:an? |any )?(?:reminders?|notices?|warnings?|statements?|paper)|remind|give (?:a )?(?:refund|guarantee|warrant)|provide (?:any|cover|insurance|a refund))/i,
);
/** `…, but I do not work`, `I won't hold it against you`: how things are, and nothing to keep from. */
const SAYS_SO = sifted(
  /\b(?:do|does|will|would) not (?:work|open|meet|run|train|teach)\b|\bmake (?:a|any) (?:penny|profit|cent|money)\b|(?:don|doesn|won)['’]t (?:work|open|meet|run|train|teach|do \p{L}+ (?:fees|charges|deposits|contracts|refunds))\b|(?:\bnot|n['’]t) (?:hold|count|use) (?:it|this|that) against\b/iu,
);
/** A refusal by those words that is a promise all the same: nothing is taken from the other side, or it is a ban. */
const SPARES = sifted(/\b(?:off your|from your|from you|in cash|accept (?:gifts|money|other|work)|court)\b/i);

/** Verbs by which one tells how things stand: nothing is to be done. */
const TELLS = sifted(
  /\b(?:tells?|told|has told|have told|states?|says?|declares?|confirms?|warrants?|represents?|certif(?:y|ies)|has (?:informed|disclosed)|have (?:informed|disclosed))\b[^.;:]{0,80}(?::|that:?|following[^.;:]{0,40}:?)\s*$/i,
);
const WISH = sifted(
  /^.{0,40}(?:(?:\bwould|['’]d) (?:appreciate|prefer|rather|love)|\b(?:be|is|are|remains?) free to)\b/i,
);

/** `The Customer agrees that Telluva obtains …`: what one side lets the other do is a duty of neither. */
const LETS = sifted(
  /\b(?:agrees?|accepts?|consents?|understands?|acknowledges?|allows?|permits?|authori[sz]es?) (?:that|to|us|me|for)\s/i,
);

/** A lead-in behind which its items are conditions or exceptions: `you cannot leave unless (a) …`. `If you sign:` is none. */
const OPEN_CONDITION = sifted(
  /\b(?:(?:unless|except(?: that| where| if)?|until|in (?:any of )?the following (?:cases?|events?))\b[^.;:]{0,60}|(?:if|where|when)(?: [\p{L}']+){0,2}\s?)(?::|—|–|\(?[ai1]\)[^;]{0,300};?)\s*$/iu,
);
/** `Until it is paid the Hirer shall:` goes on with what has to be done. */
const isOpenCondition = (words: string): boolean =>
  OPEN_CONDITION.test(words) &&
  !/\b(?:shall|must|will|agrees? to|has to|have to|may not)\s?[:—–]\s*$/i.test(words);
/** Reads on from the item before it. */
const LATER_ITEM = /^(?:(?:and|or)\s)?\(?[b-hivx2-9]{1,4}\)|^[a-z]/;
/** Items of one list that are looked back over. */
const MOST_ITEMS = 12;

/** `anything else the tenant owes`: how much another clause is about. */
const OWED = sifted(
  /^(?:and |or |plus )?(?:anything|everything|whatever|what|all|any|the|these|such)\b(?: \p{Ll}+){0,4} (?:the \p{Ll}+|you|he|she|they|we|I) owes?\b/iu,
);

/** Whether a clause tells of no task by its words. Exported for the examples beside the data. */
export const isNoTask = (clause: string): boolean => NO_TASK.some(clause);
const NO_TASK = siftedList([...NO_TASKS, ...OWN_DEEDS].map(({ says }) => says));

/** Whether an operative clause in the present or with `will` tells of a right, a refusal, a fact or a wish, and binds nobody. */
export function isNoPromise(frame: Frame, sentence: string): boolean {
  const { mode, verb, text, object, condition } = frame;
  if (isOnlyTalk(frame) || isNoTask(text)) return true;
  if (WISH.test(text) || (verb === 'give' && /^up\b/i.test(object.trim()))) return true;
  if (verb === 'owe' && OWED.test(text)) return true;
  if (/\b(?:may|might|do|does) not apply to\b/i.test(text)) return true;
  if (verb === 'have' && /\bhave back\b/i.test(text)) return true;
  if (ONLY_SAYS.test(text) || isPurpose(text, sentence, verb)) return true;
  if (PAYS_NOTHING.test(text) || GIVES_NO_WORD.test(text) || AS_THEY_LIKE.test(text)) return true;
  if (TAKES_AS_RIGHT.test(text) || ONLY_EXPECTS.test(sentence)) return true;
  if (DOES_ASK.test(text) || PAYS_NO_MORE.test(text)) return true;
  if (mode === 'will-not' && IS_LIKE_THAT.test(text.trim())) return true;
  if (GIVES_REST.test(text)) return false;
  if (/^(?:pay|owe|contribute|refund|repay)$/.test(verb) && /^(?:nothing|no)\b/i.test(object.trim()))
    return true;
  if (
    mode === 'will-not' &&
    SAYS_SO.test(text) &&
    !/\b(?:for|with|at) (?:any|an|another|other|end)\b|\bdirectly\b/i.test(text)
  )
    return true;
  if (mode === 'will-not') return (REFUSED.has(verb) || REFUSES.test(text)) && !SPARES.test(text);
  if (mode !== 'will' || /\b(?:shall|must|agrees? to|undertakes? to|promises? to)\b/i.test(text))
    return false;
  const lets = LETS.exec(sentence);
  if (lets !== null && sentence.indexOf(text.slice(0, 24)) > lets.index) return true;
  if (KEEPS_MONEY.test(text) || (verb === 'keep' && isKept(text, sentence))) return true;
  // `If you do not turn up, we cancel the return`: the denial is the condition's
  const deed = condition === null ? text : text.replace(condition, ' ');
  // `while you pay we stop the interest`: nothing is taken from anybody
  if (verb === 'stop' && STOPS_COSTS.test(text)) return false;
  if (isDeedByObject(verb, text)) return false;
  return !/\b(?:not|never|only)\b/i.test(deed) && (LIBERTIES.has(verb) || LIBERTY.test(text));
}
const STOPS_COSTS =
  /\bstops? (?:(?:all|the|any|every|our|further) ){0,2}(?:interest|charges|late fees?|calls|letters|reminders|collection)\b/i;

/** `The Painter keeps her sketches`, `You can appeal and you keep the plot until then`: what stays with somebody is no task. */
const isKept = (clause: string, sentence: string): boolean =>
  /\bkeeps? (?:his|her|their|its|your|my|our) (?:own )?(?:\p{L}+ )?\p{L}+s\.?$/iu.test(clause) ||
  (/^\W{0,3}(?:[Tt]he )?\p{L}+ (?:can|may) /u.test(sentence) &&
    /\bkeeps? the \p{L}+ (?:until|while|for as long)\b/iu.test(clause));

/** Whether a sentence is a statement or an exception that hangs on a lead-in, by the words before it. */
export function hangsOnStatement({ text, sentences }: LegalText, frame: Frame, sentence: Sentence): boolean {
  const lead = frame.lead === null ? '' : text.slice(frame.lead.start, frame.lead.end);
  if (lead !== '' && (TELLS_ALL.test(lead) || TELLS.test(lead) || isOpenCondition(lead))) return true;
  let at = sentence.index;
  for (let step = 0; step < MOST_ITEMS && at > 0 && LATER_ITEM.test(sentences[at]!.text); step++) {
    const before = sentences[at - 1]!;
    if (/[.!?]\s*$/.test(before.text)) return false;
    if (isOpenCondition(before.text.slice(-400))) return true;
    at--;
  }
  return false;
}
/** `tells the Buyer the following, and stands behind it`. */
const TELLS_ALL = sifted(
  /\b(?:tells?|states?|warrants?|represents?|declares?|confirms?)\b[^.;:]{0,40}\bthe following\b/i,
);

/** A cell of a table or the name of a section that begins with a word which could be an order: `Plates ....... Stay with the Seller`. */
export function isCellOrHead(text: LegalText, sentence: Sentence): boolean {
  if (isBareHead(sentence.text)) return true;
  // `Arrive and set up: 5.30 pm`: what a figure belongs to
  if (
    /^[^.;,]{3,40}:$/.test(sentence.text.trim()) &&
    /^\s{0,12}[\d$€£₹]/.test(text.text.slice(sentence.end, sentence.end + 14))
  )
    return true;
  const before = text.text.slice(Math.max(0, sentence.start - 6), sentence.start);
  const first = /^[A-Za-z-]+/.exec(sentence.text)?.[0].toLowerCase() ?? '';
  if (!ORDERS.has(first) && !HEAD_NOUNS.has(first)) return false;
  if (/(?:\.{2,}|…|\||:)\s*$/.test(before) && !/[.!;]\s*$/.test(sentence.text)) return true;
  if (!/\p{Ll}/u.test(sentence.text)) return true;
  if (sentence.text.split(/\s+/).length > 5 || !/[.:]$/.test(sentence.text)) return false;
  if (!HEAD_NOUNS.has(first)) return false;
  // `Start date and hours.` at the head of a paragraph, as others have it
  if (!headedSentences(text).has(sentence.start)) return false;
  return !/\b(?:your?|the|us|me|my|our|it|them|a|an)\b/i.test(sentence.text);
}

const FEWEST_HEADS = 3;
const RUN_IN_HEAD = /^(?:\S{1,20} ){0,4}\S{1,20}\. \S/;
const known = new WeakMap<LegalText, ReadonlySet<number>>();

/** Where the paragraphs begin that open with a few words and a full stop; none where they are too few to be a way of writing. */
function headedSentences(text: LegalText): ReadonlySet<number> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const headed = text.paragraphs.filter((paragraph) => RUN_IN_HEAD.test(paragraph.text.slice(0, 120)));
  const found = new Set(headed.length < FEWEST_HEADS ? [] : headed.map(({ start }) => start));
  known.set(text, found);
  return found;
}
