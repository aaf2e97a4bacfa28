import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';
import { DEED_IN_TIME, DEED_WHEN_MUST, HAS_DONE, NO_BAN, NO_DEED } from '../languages/en/duty-words.ts';
import { isDeedByObject } from '../languages/en/registers/deeds-by-object.ts';
import { SOMEBODY_ELSES } from '../languages/en/no-tasks.ts';
import { isAside } from './aside.ts';
import { OFFERS, putsOnOther } from './implied-duties.ts';
import { isNoPromise } from './no-duty.ts';
import { idOf } from './owner.ts';
import { isNoOrder, isNounThere, isOffered, isOrderWord } from './registers/asked.ts';
import { isHandedOver } from './registers/handed-over.ts';
import { isItemOfTasks } from './task-items.ts';
import { sifted } from '../../sieve/sifted.ts';

/** Definitions, mere statements and hollow acknowledgements put nothing on anybody. */
export const NO_DUTY = sifted(
  /["”]\s?(?:shall )?(?:means?|refers? to|is|are|includes?)\b|^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:an?|the) )?(?:event of )?\p{Lu}\p{L}+(?: \p{L}+){0,2} (?:means?|occurs when|exists when)\b|^(?:whereas|recital)|\b(?:acknowledges?|confirms?|warrants?|represents?|declares?) (?:and (?:agrees?|warrants?|confirms?) )?that\b|\b(?:accepts?|takes?|assumes?|bears?|has|have) (?:no|neither) (?:responsib|liab|risk)|^\W{0,3}(?:I|we) (?:have read|accept|agree)\b[^.]{0,60}\b(?:offer|terms|conditions|rules|agreement|contract|above|these|this)\b|\bgives? (?:us|them|me|the \w+) (?:the |full |an? )?(?:authority|permission|consent|right)\b|\bat (?:(?:your|their|his|her|its) )?own risk\b|\bat (?:the )?(?:owner|customer|user|hirer|member|guest|driver|client|buyer)s?['’]s? (?:own )?risk\b|^\W{0,3}(?:(?:I|we|the \p{L}+) )(?:do|does|makes?|carry out|carries out) no \p{L}+|\boffers? (?:the \p{L}+ )?(?:work|shifts|hours) (?:when|as|if|where|whenever)\b|(?<!\b(?:must|shall|will) (?:keep|hold|pay|give|put|place|return|hand|leave)\b[^.;]{0,160})\bbelongs? to\b(?![^.;]{0,60}\b(?:must|shall)\b)|\b(?:bills?|charges?|debits?) (?:the|your|a) card\b|\bScheme covers\b|\ballows? (?:us|them|it|him|her|the \p{L}+) to (?:give|share|pass|use|contact|show|keep)\b|\bpays? only (?:our|its|their) share\b|^\W{0,3}(?:\p{L}+ ){0,3}most we pay\b|^\W{0,3}(?:write to|e-?mail|contact|ring|call|phone|text) \S+@\S+|\bnot taken\b[^.;]{0,60}\b(?:is|are|will be) (?:lost|forfeited)\b|\bpays? nothing\b|\bgives? no (?:indemnit|warrant|guarantee|promise|undertaking)|^\W{0,3}(?:I|we) (?:(?:do|also|strongly|only|merely) )?(?:recommend|suggest|advise|understand) |\bgives? up (?:the |any |all |every )?(?:rights?|claims?)\b|\b(?:would|['’]d) like\b|\b(?:will|would|shall) not be able to\b|\b(?:says|said|told (?:me|us)|suggested|thinks|thought|reckons)(?: that)? (?:we|I|you) (?:should|ought)\b|\b(?:I|we) should (?:say|mention|add|explain|warn|tell you|point out|note)\b|\b(?:is|are|shall be|will be) not (?:\w+ )?(?:liable|responsible|answerable)\b(?![^.;]{0,120}\b(?:must|shall|agrees? to)\b)|\bneither (?:of us|party|side) (?:owes?|pays?)\b|\b(?:neither|no) (?:party|side|one of us)\b[^.;]{0,30}\b(?:liable|responsible|answerable|obliged|required)\b|\bagrees? that\b[^.;]{0,140}\b(?:does|do|shall|will) not apply\b|\b(?:do|does)n['’]t (?:promise|guarantee|warrant)\b|\b(?:do|does) not (?:insure|guarantee|promise|warrant|advise|offer|deal|accept|refund|check|cover|employ|control)\b/iu,
);

/** What both have to do when they differ, and no more the one than the other. */
const SETTLED_BY = sifted(
  /\b(?:disputes?|differences?|disagreements?|questions?|controvers(?:y|ies)) [^.;]{0,80}\b(?:shall|must|will|is to|are to) (?:first |finally )?be (?:referred|submitted|settled|decided|resolved|brought|taken|determined)\b/i,
);

/** Whether a sentence only says who settles what they differ on. */
export const isForJudges = (words: string, sideId: string | null): boolean =>
  SETTLED_BY.test(words) && (sideId === null || OPENS_WITH_DISPUTE.test(words));
const OPENS_WITH_DISPUTE = sifted(
  /^\W{0,3}(?:[A-Z]{4,24}[.:] )?(?:\d[\d.]*[.)]? )?(?:(?:any|all|every|a) (?:\p{L}+ )?)?(?:disputes?|differences?|disagreements?|controvers(?:y|ies))\b/iu,
);

/** Whether a clause is one item of a list of tasks. */
export const isTask = (frame: Frame, sentence: Sentence, text: LegalText): boolean =>
  isItemOfTasks(frame, sentence, text) && !NO_DUTY.test(sentence.text);

/** Whether an operative clause of a side puts a duty on it. */
export function isDuty(frame: Frame, { start, text }: Sentence): boolean {
  const { mode, verb } = frame;
  if (
    OFFERS.test(text) &&
    /^(?:write|email|call|ring|phone|contact|talk|speak|tell|message|text|come|ask)$/.test(verb)
  )
    return false;
  const before = sentenceBefore(frame, start, text);
  if (IN_CONDITION.test(before)) return false;
  if (frame.span.start - start < mainClauseAt(text)) return false;
  if (idOf(frame.actor) === null || text.length < 12 || NO_DUTY.test(text)) return false;
  if (isNounHead(text, verb) || isAside(frame) || /\?["”’)]?\s*$/.test(text)) return false;
  if (isNoPromise(frame, text) || putsOnOther(frame)) return false;
  // a right that needs notice tells how much notice there has to be; one to leave or to end is told as a fact
  // what somebody may do is a right, however much notice it needs
  if (mode === 'may') return false;
  // `an Employee who stays shall be paid a gratuity`: the other side pays
  if (GETS.test(frame.text)) return false;
  if (mode === 'must' && frame.span.start - start < 6 && isOffered(text)) return false;
  if (mode.startsWith('must') && isOrderedOnly(frame, text)) return false;
  if (mode === 'must' && AGREES_TO_THING.test(frame.text)) return false;
  if (SOMEBODY_ELSES.test(text.slice(Math.max(0, frame.span.start - start)))) return false;
  if (OR_CHOICE.test(before)) return false;
  if (ONLY_SAID.test(before)) return false;
  if (isUnderMay(before) || ((mode === 'will' || mode === 'must') && TELLS_WHICH.test(before))) return false;
  if (mode === 'must' && OF_INFORMATION.test(before)) return false;
  if (mode === 'must')
    return !NO_DEED.has(verb) || DEED_WHEN_MUST.has(verb) || /\bresponsible for\b/i.test(frame.text);
  // `shall not be liable`, `shall not pay any compensation` are no bans
  if (mode === 'must-not') return !/^(?:be|pay|refund|compensate|reimburse|owe|bear)$/.test(verb);
  // `for each day on which the Cook cannot work`: a case, and no ban
  if (mode === 'may-not' && IN_A_CASE.test(before)) return false;
  // what the speaker is not able to do is no ban
  if (mode === 'may-not') return !NO_BAN.has(verb) && !IS_NOT_ABLE.test(frame.text);
  // `you do not pay` frees, and what is charged is the other's to pay
  if (mode === 'will-not' && /^(?:pay|owe|lose|need)$/.test(verb)) return false;
  if (mode === 'will' && /^(?:charge|deduct|retain)$/.test(verb)) return false;
  if (mode === 'will' || mode === 'will-not') {
    if (verb === 'look' && /\blooks? after\b/i.test(frame.text)) return true;
    if (verb === 'see' && /\bsees? to (?!it\b)/i.test(frame.text)) return true;
    if (isHandedOver(frame)) return false;
    if (DEED_IN_TIME.has(verb) && frame.time !== null) return true;
    if (mode === 'will' && isDeedByObject(verb, frame.text)) return true;
    if (mode === 'will' && /^(?:have|get|be)$/.test(verb) && HAS_DONE.test(frame.text)) return true;
    return !NO_DEED.has(verb) && verb !== 'be' && verb !== '';
  }
  return false;
}

/** `I just can't do it`, `she cannot promise a day`: no ban. */
const IS_NOT_ABLE = sifted(
  /\b(?:I|we) (?:just |really |simply )?(?:cannot|can not|can['’]t)\b|\b(?:can['’]t|cannot) (?:swear|promise|guarantee)\b/i,
);
const GETS = sifted(
  /^[^,;:]{0,120}\b(?:shall|will|must|is to|are to)(?: also| then)? be (?:paid|given|refunded|reimbursed|entitled|credited|compensated|repaid|awarded|granted) (?!by\b)/i,
);
/** `The Parent agrees to outings on foot`: what is let happen is no task. */
const AGREES_TO_THING = sifted(
  /\bagrees? to (?:(?:this|these|the|that|all|it|them|its|our|your|an?|any|some|such|being)\b|(?!(?:discuss|pass|address|process|access|focus|assess|express|witness|dress|press|possess|redress|canvass|dismiss|cross|release|use)\b)\p{L}{4,}s\b)/iu,
);
/** `The Nursery may take the child to hospital and agree to treatment`: one permission for both. */
const UNDER_MAY = sifted(
  /\b(?:may|can|is entitled to|are entitled to)\b(?! not\b)[^,;:.]{3,120}\b(?:and|or)\s*$/i,
);
/** `the account that`: what follows tells which one. */
const TELLS_WHICH = sifted(
  /\b(?:the|an?|any|our|your|his|her|their) (?:[\p{L}-]+ ){0,4}(?!(?:agree|promis|undertak|confirm|accept|ensur|declar|acknowledg|provid|condition)\w*\b)[\p{L}-]+ (?:that|which|whom)\s*$/iu,
);
/** `I can’t promise that you will …`, `I hope you will …`, `otherwise I’ll …`: no deed of whoever comes next. */
const ONLY_SAID = sifted(
  /\b(?:promise|guarantee|say|mean|hope|think|believe|know|sure|certain|afraid|guess|suppose|wish)(?: (?:you|him|her|them))?(?: that)?\s*$|\b(?:otherwise|or else),?\s*$|(?:^|[.,;:?!–-] )(?:can|could|may|shall|should|would|will)\s*$/i,
);
/** `information we must give you`: which it is. */
const OF_INFORMATION = sifted(/\b(?:information|details|documents?|notices?|facts)(?: that| which)?\s*$/i);
/** `Charge for credit KSh 246,000`: a row of a list of sums. */
const ENDS_WITH_SUM = /(?:[$€£₹¥₦₱]|\b[A-Z][A-Za-z]{0,2}\.?)\s?\d[\d.,]*\d$/;
/** Whether what reads as an order is a condition, an offer, a row, or begins with the name of a thing. */
function isOrderedOnly({ span, lead }: Frame, text: string): boolean {
  const words = text.replace(/^\W{0,3}(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]\s)?/i, '');
  const verb = /^(?:please )?([A-Za-z-]{2,14})\b/.exec(words)?.[1]?.toLowerCase();
  if (lead !== null || span.end <= span.start || verb === undefined || !isOrderWord(verb)) return false;
  // `USE. Occupant shall store …`: a heading
  if (/^[A-Za-z-]+\. \p{Lu}/u.test(words)) return false;
  if (words.includes(' | ') || ENDS_WITH_SUM.test(words)) return true;
  return isNoOrder(words) || isNounThere(verb, words.slice(words.toLowerCase().indexOf(verb) + verb.length));
}

/** `we mend it, or you have it done by your own man`: one of two ways. */
const OR_CHOICE = /[,;] or\s*$/i;
const isUnderMay = (before: string): boolean => UNDER_MAY.test(before);
/** The sentence up to the first word of a clause, an `and` of its own included. */
const sentenceBefore = ({ span }: Frame, start: number, text: string): string => {
  const at = Math.max(0, span.start - start);
  return text.slice(0, at) + (/^(?:and|or)\b/i.exec(text.slice(at, at + 4))?.[0] ?? '');
};

const IN_A_CASE = /\b(?:which|whom|where|when|while|because|if|unless)\s*$/i;

/** `…, if a guest shouts and`: what follows is still the condition. */
const IN_CONDITION = sifted(
  /\b(?:if|unless|where|when|until)\b (?!necessary|possible|required|requested)[^,;:]{3,120}\b(?:and|or)\s*$/i,
);

/**
 * `If rent is unpaid, or you break a term and do not put it right, we may …`: where the main clause begins behind a condition of two
 * parts or more; 0 where a sentence opens with none.
 */
function mainClauseAt(text: string): number {
  if (!OPENS_CONDITION.test(text)) return 0;
  const main = MAIN_CLAUSE.exec(text);
  return main !== null && /\b(?:or|and)\b/.test(text.slice(0, main.index)) ? main.index : 0;
}
const OPENS_CONDITION = sifted(/^\W{0,3}(?:\d[\d.]*[.)]? )?(?:if|where|when|should|whenever|unless)\b/i);
const MAIN_CLAUSE = sifted(
  /, (?:then )?(?:you|we|I|he|she|they|it|either (?:of us|party|side)|the \p{L}[\p{L}'’ -]{2,30}?|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:may|must|shall|will|can|agrees? to|has to|have to)\b/u,
);

/** `Leave: 21 days`, `Notice of a month`: a word that could be an order is the name of a thing. */
function isNounHead(sentence: string, verb: string): boolean {
  const match = HEAD_WORD.exec(sentence);
  return match !== null && match[1]!.toLowerCase() === verb;
}
const HEAD_WORD = sifted(
  /^\W{0,3}(?:\d{1,2}[.)]?\s)?([A-Za-z]{3,14})(?::|\s(?:not|of|is|are|was|may|will|shall|must|taken|due)\b)/,
);
