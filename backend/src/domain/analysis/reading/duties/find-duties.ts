import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import { createGoesOn } from './goes-on.ts';
import { DEED_IN_TIME, DEED_WHEN_MUST, HAS_DONE, NO_BAN, NO_DEED } from '../languages/en/duty-words.ts';
import type { PaperSides } from '../sides/side.ts';
import { CHAT_STAMP } from '../languages/chat-lines.ts';
import { createPlainBearers } from './plain-bearer.ts';
import { bindsNobody } from './binds-nobody.ts';
import { safeAction } from './action.ts';
import { bearerOfLead } from './headed.ts';
import { mainPayment, paymentRank } from './main-payment.ts';
import { hangsOnStatement, isCellOrHead, isNoPromise } from './no-duty.ts';
import { conditionOf, contextOf, leadOf } from './context.ts';
import { createAsked, createImplied, impliedBearer, isItem, OFFERS, putsOnOther } from './implied-duties.ts';
import { idOf, NOBODY, ownerOf } from './owner.ts';
import { isRightOrList } from './right-or-list.ts';
import { isBetweenFirms } from '../titles/own-name.ts';
import { leftOver, unassigned } from './left-over.ts';
import { recitalsOf } from './recitals.ts';
import { isAside } from './aside.ts';
import { isItemOfTasks } from './task-items.ts';
import { isUnclear } from './unclear.ts';
import { weightOf } from './weight.ts';

/** Most duties of the reader, and of each other side. Beyond them the lightest are left out. */
const MOST_OWN = 26;
const MOST_OTHER = 18;
/** Most duties of which the paper does not plainly say whose they are. */
const MOST_UNCLEAR = 8;
/** Weight of what no frame tells. */
const LEFT_OVER = 5;
/** A longer sentence is quoted by the clause that holds the duty. */
const LONG_SENTENCE = 420;

interface FoundDuty {
  /** Null where the paper does not plainly say whose it is. */
  readonly sideId: string | null;
  readonly sentence: number;
  readonly quotes: readonly DraftQuote[];
  readonly action: string;
  readonly weight: number;
}

/**
 * Who has to do what, in the words of the paper: the reader's own duties first, then those of both, then those of the other sides,
 * each in the order of the paper. A duty is quoted; `action` is set only where the clause's own words can be cut out whole.
 */
export function findDuties(text: LegalText, frames: readonly Frame[], sides: PaperSides): Draft<Duty>[] {
  const found = new Map<string, FoundDuty>();
  const implied = createImplied(text, sides);
  const askedOf = createAsked(text, sides);
  const bearersOf = createPlainBearers(sides);
  const withDuty = new Set<number>();
  const areFirms = isBetweenFirms(text);
  const told = recitalsOf(text);
  /** The last side named in a sentence, by its start: what a lead-in carries down. */
  const actors = new Map<number, Actor>();
  let last: Actor = NOBODY;
  /** The sentence that named it: `they` and `it` go on with that alone. */
  let lastAt = -1;
  const goesOn = createGoesOn(text, sides);
  for (const frame of frames) {
    const sentence = text.sentences[frame.sentence];
    if (sentence === undefined) continue;
    if (isCellOrHead(text, sentence) || hangsOnStatement(text, frame, sentence)) continue;
    if (
      told.has(sentence.paragraph) ||
      bindsNobody(sentence) ||
      (areFirms && isRightOrList(frame, sentence, text))
    )
      continue;
    const sideId =
      isDuty(frame, sentence) || isTask(frame, sentence, text) ? ownerOf(frame, sentence, text, sides) : null;
    if (idOf(frame.actor) !== null) actors.set(sentence.start, frame.actor);
    const leadWords = frame.lead === null ? '' : text.text.slice(frame.lead.start, frame.lead.end);
    const leader =
      frame.lead === null
        ? null
        : (idOf(actors.get(frame.lead.start) ?? NOBODY) ?? bearerOfLead(leadWords, sides));
    const led = isItem(sentence.text) ? leader : null;
    const likely =
      sideId ??
      led ??
      implied(frame, sentence, goesOn(sentence, idOf(last), lastAt), withDuty.has(frame.sentence));
    const own = likely !== null && isForJudges(sentence.text, sideId) ? 'both' : likely;
    if (idOf(frame.actor) !== null) [last, lastAt] = [frame.actor, sentence.index];
    const asked = askedOf(sentence);
    const isOpen =
      own === null &&
      asked === null &&
      !withDuty.has(frame.sentence) &&
      !NO_DUTY.test(sentence.text) &&
      (isUnclear(frame, sentence) || isOpenPayment(frame, sentence));
    const { bound, free } = bearersOf(sentence.text);
    const bearers = new Set(
      [bound.length === 0 ? own : sideId, asked, ...bound].filter((id) => !free.includes(id ?? '')),
    );
    for (const id of bearers) {
      if (id === null && (!isOpen || bound.length > 0)) continue;
      withDuty.add(frame.sentence);
      add(found, {
        frame,
        sentence,
        sideId: id,
        text,
        isNamed: id !== null && id === sideId,
        hasBefore: withDuty.has(sentence.index - 1),
        isOfOther: leader !== null && id !== null && leader !== id,
      });
    }
  }
  for (const { sideId, sentence } of leftOver(text, sides, withDuty)) {
    const quotes = [{ text: sentence.text.slice(numberEnd(sentence.text)), paragraph: sentence.paragraph }];
    found.set(`${sideId} ${sentence.index}`, {
      sideId,
      sentence: sentence.index,
      quotes,
      action: '',
      weight: LEFT_OVER,
    });
  }
  return found.size === 0 ? unassigned(text) : ordered([...found.values()], sides).map(draftOf);
}

/** A payment that is due, of which the paper does not say who makes it. */
const isOpenPayment = ({ mode }: Frame, { text }: Sentence): boolean => {
  const bearer = mode === 'is' ? impliedBearer(text) : null;
  return bearer === 'payer' || (bearer === 'stronger' && paymentRank(text) > 0);
};

/** Definitions, mere statements and hollow acknowledgements put nothing on anybody. */
const NO_DUTY =
  /["”]\s?(?:shall )?(?:means?|refers? to|is|are|includes?)\b|^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:an?|the) )?(?:event of )?\p{Lu}\p{L}+(?: \p{L}+){0,2} (?:means?|occurs when|exists when)\b|^(?:whereas|recital)|\b(?:acknowledges?|confirms?|warrants?|represents?|declares?) (?:and (?:agrees?|warrants?|confirms?) )?that\b|\b(?:accepts?|takes?|assumes?|bears?|has|have) (?:no|neither) (?:responsib|liab|risk)|^\W{0,3}(?:I|we) (?:have read|accept|agree)\b[^.]{0,60}\b(?:offer|terms|conditions|rules|agreement|contract|above|these|this)\b|\bgives? (?:us|them|me|the \w+) (?:the |full |an? )?(?:authority|permission|consent|right)\b|\bat (?:your|their|his|her|its) own risk\b|\bnot taken\b[^.;]{0,60}\b(?:is|are|will be) (?:lost|forfeited)\b|\bpays? nothing\b|\bgives? no (?:indemnit|warrant|guarantee|promise|undertaking)|^\W{0,3}(?:I|we) (?:(?:do|also|strongly|only|merely) )?(?:recommend|suggest|advise|understand) |\bgives? up (?:the |any |all |every )?(?:rights?|claims?)\b|\b(?:would|['’]d) like\b|\b(?:will|would|shall) not be able to\b|\b(?:says|said|told (?:me|us)|suggested|thinks|thought|reckons)(?: that)? (?:we|I|you) (?:should|ought)\b|\b(?:I|we) should (?:say|mention|add|explain|warn|tell you|point out|note)\b|\b(?:is|are|shall be|will be) not (?:\w+ )?(?:liable|responsible|answerable)\b(?![^.;]{0,120}\b(?:must|shall|agrees? to)\b)|\bneither (?:of us|party|side) (?:owes?|pays?)\b|\b(?:neither|no) (?:party|side|one of us)\b[^.;]{0,30}\b(?:liable|responsible|answerable|obliged|required)\b|\bagrees? that\b[^.;]{0,140}\b(?:does|do|shall|will) not apply\b|\b(?:do|does)n['’]t (?:promise|guarantee|warrant)\b|\b(?:do|does) not (?:insure|guarantee|promise|warrant|advise|offer|deal|accept|refund|check|cover|employ|control)\b/iu;

/** What both have to do when they differ, and no more the one than the other. */
const SETTLED_BY =
  /\b(?:disputes?|differences?|disagreements?|questions?|controvers(?:y|ies)) [^.;]{0,80}\b(?:shall|must|will|is to|are to) (?:first |finally )?be (?:referred|submitted|settled|decided|resolved|brought|taken|determined)\b/i;

/** Whether a sentence only says who settles what they differ on. */
const isForJudges = (words: string, sideId: string | null): boolean =>
  SETTLED_BY.test(words) && (sideId === null || OPENS_WITH_DISPUTE.test(words));
const OPENS_WITH_DISPUTE =
  /^\W{0,3}(?:[A-Z]{4,24}[.:] )?(?:\d[\d.]*[.)]? )?(?:(?:any|all|every|a) (?:\p{L}+ )?)?(?:disputes?|differences?|disagreements?|controvers(?:y|ies))\b/iu;

const isTask = (frame: Frame, sentence: Sentence, text: LegalText): boolean =>
  isItemOfTasks(frame, sentence, text) && !NO_DUTY.test(sentence.text);

function isDuty(frame: Frame, { start, text }: Sentence): boolean {
  const { mode, verb } = frame;
  if (
    OFFERS.test(text) &&
    /^(?:write|email|call|ring|phone|contact|talk|speak|tell|message|text|come|ask)$/.test(verb)
  )
    return false;
  if (IN_CONDITION.test(text.slice(0, Math.max(0, frame.span.start - start)))) return false;
  if (idOf(frame.actor) === null || text.length < 12 || NO_DUTY.test(text)) return false;
  if (isNounHead(text, verb) || isAside(frame) || /\?["”’)]?\s*$/.test(text)) return false;
  if (isNoPromise(frame, text) || putsOnOther(frame)) return false;
  // a right that needs notice tells how much notice there has to be; one to leave or to end is told as a fact
  // what somebody may do is a right, however much notice it needs
  if (mode === 'may') return false;
  if (mode === 'must' && AGREES_TO_THING.test(frame.text)) return false;
  const before = sentenceBefore(frame, start, text);
  if (ONLY_SAID.test(before)) return false;
  if (isUnderMay(before) || (mode === 'will' && TELLS_WHICH.test(before))) return false;
  if (mode === 'must')
    return !NO_DEED.has(verb) || DEED_WHEN_MUST.has(verb) || /\bresponsible for\b/i.test(frame.text);
  // `shall not be liable`, `shall not pay any compensation` are no bans
  if (mode === 'must-not') return !/^(?:be|pay|refund|compensate|reimburse|owe|bear)$/.test(verb);
  // what the speaker is not able to do is no ban
  if (mode === 'may-not') return !NO_BAN.has(verb) && !/\b(?:I|we) (?:cannot|can['’]t)\b/i.test(frame.text);
  // `you do not pay` frees, and what is charged is the other's to pay
  if (mode === 'will-not' && /^(?:pay|owe|lose|need)$/.test(verb)) return false;
  if (mode === 'will' && /^(?:charge|deduct|retain)$/.test(verb)) return false;
  if (mode === 'will' || mode === 'will-not') {
    if (verb === 'look' && /\blooks? after\b/i.test(frame.text)) return true;
    if (DEED_IN_TIME.has(verb) && frame.time !== null) return true;
    if (mode === 'will' && /^(?:have|get|be)$/.test(verb) && HAS_DONE.test(frame.text)) return true;
    return !NO_DEED.has(verb) && verb !== 'be' && verb !== '';
  }
  return false;
}

/** `The Parent agrees to outings on foot`: what is let happen is no task. */
const AGREES_TO_THING =
  /\bagrees? to (?:(?:this|these|the|that|all|it|them|its|our|your|an?|any|some|such|being)\b|(?!(?:discuss|pass|address|process|access|focus|assess|express|witness|dress|press|possess|redress|canvass|dismiss|cross|release|use)\b)\p{L}{4,}s\b)/iu;
/** `The Nursery may take the child to hospital and agree to treatment`: one permission for both. */
const UNDER_MAY = /\b(?:may|can|is entitled to|are entitled to)\b(?! not\b)[^,;:.]{3,120}\b(?:and|or)\s*$/i;
/** `the account that`: what follows tells which one. */
const TELLS_WHICH =
  /\b(?:the|an?|any|our|your|his|her|their) (?:[\p{L}-]+ ){0,4}(?!(?:agree|promis|undertak|confirm|accept|ensur|declar|acknowledg|provid|condition)\w*\b)[\p{L}-]+ (?:that|which|whom)\s*$/iu;
/** `I can’t promise that you will …`, `I hope you will …`, `otherwise I’ll …`: no deed of whoever comes next. */
const ONLY_SAID =
  /\b(?:promise|guarantee|say|mean|hope|think|believe|know|sure|certain|afraid|guess|suppose|wish)(?: (?:you|him|her|them))?(?: that)?\s*$|\b(?:otherwise|or else),?\s*$|(?:^|[.,;:?!–-] )(?:can|could|may|shall|should|would|will)\s*$/i;
const isUnderMay = (before: string): boolean => UNDER_MAY.test(before);
/** The sentence up to the first word of a clause, an `and` of its own included. */
const sentenceBefore = ({ span }: Frame, start: number, text: string): string => {
  const at = Math.max(0, span.start - start);
  return text.slice(0, at) + (/^(?:and|or)\b/i.exec(text.slice(at, at + 4))?.[0] ?? '');
};

/** `…, if a guest shouts and`: what follows is still the condition. */
const IN_CONDITION =
  /\b(?:if|unless|where|when|until)\b (?!necessary|possible|required|requested)[^,;:]{3,120}\b(?:and|or)\s*$/i;

/** `Leave: 21 days`, `Notice of a month`: a word that could be an order is the name of a thing. */
function isNounHead(sentence: string, verb: string): boolean {
  const match = HEAD_WORD.exec(sentence);
  return match !== null && match[1]!.toLowerCase() === verb;
}
const HEAD_WORD =
  /^\W{0,3}(?:\d{1,2}[.)]?\s)?([A-Za-z]{3,14})(?::|\s(?:not|of|is|are|was|may|will|shall|must|taken|due)\b)/;

interface Finding {
  readonly frame: Frame;
  readonly sentence: Sentence;
  readonly sideId: string | null;
  readonly text: LegalText;
  /** The clause names the one who has to act. */
  readonly isNamed: boolean;
  /** The sentence before it is told as a duty as well. */
  readonly hasBefore: boolean;
  /** The lead-in above it is another side's: `KIM WILL:` over `Noor does the rest`. */
  readonly isOfOther: boolean;
}

/** One duty for each sentence and side: what a side has to do in one sentence is read in one piece. */
function add(
  found: Map<string, FoundDuty>,
  { frame, sentence, sideId, text, isNamed, hasBefore, isOfOther }: Finding,
): void {
  // a sentence that stands twice, in a summary and in its clause, is one duty
  const key = `${sideId} ${sentence.text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`;
  const known = found.get(key);
  const isLong = sentence.text.length > LONG_SENTENCE;
  const words = isLong
    ? text.text.slice(frame.span.start, frame.span.end)
    : sentence.text.slice(numberEnd(sentence.text)).replace(/[;,]\s*$/, '');
  const own: DraftQuote = { text: words, paragraph: sentence.paragraph };
  if (known !== undefined) {
    // another clause of a long sentence
    if (!isLong || known.quotes.some((quote) => quote.text === words) || known.quotes.length > 3) return;
    found.set(key, { ...known, quotes: [...known.quotes, own], action: '' });
    return;
  }
  const lead =
    (isOfOther ? null : leadOf(frame, sentence, text)) ??
    conditionOf(sentence, text) ??
    (hasBefore ? null : contextOf(sentence, text));
  found.set(key, {
    sideId,
    sentence: sentence.index,
    quotes: lead === null ? [own] : [lead, own],
    action: isNamed && !isLong && lead === null ? safeAction(frame, sentence) : '',
    weight: weightOf(frame, sentence),
  });
}

const NUMBER =
  /^(?:[^.;]{0,60}?(?<![\w.])\d{1,2}\.\d{1,2}\.?\s{1,4}(?=\p{Lu})|(?:\(?(?:\d{1,2}|[a-z])[.)]\s{1,4})+(?=\S))/u;

/** Where the sentence itself begins, behind the clause number and the heading that stand in front of it. */
const numberEnd = (sentence: string): number =>
  (NUMBER.exec(sentence) ?? STAMP.exec(sentence))?.[0].length ?? 0;
/** When a message of a chat was sent. */
const STAMP = new RegExp(`^${CHAT_STAMP}(?=\\p{Lu})`, 'u');

function ordered(found: readonly FoundDuty[], { reader, all }: PaperSides): FoundDuty[] {
  // one sentence that binds two sides by themselves is not told a third time for both
  const told = new Map<number, number>();
  for (const { sideId, sentence } of found)
    if (sideId !== null && sideId !== 'both') told.set(sentence, (told.get(sentence) ?? 0) + 1);
  const isTold = (duty: FoundDuty) => duty.sideId === 'both' && (told.get(duty.sentence) ?? 0) > 1;
  const of = (sideId: string | null, most: number) => {
    const mine = found
      .filter((duty) => duty.sideId === sideId && !isTold(duty))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .toSorted((a, b) => a.sentence - b.sentence);
    const first = mainPayment(mine, ({ quotes }) => quotes.at(-1)!.text);
    return first === undefined ? mine : [first, ...mine.filter((duty) => duty !== first)];
  };
  const own = reader === null ? [] : of(reader.id, MOST_OWN);
  const others = all
    .filter((side) => side.id !== reader?.id)
    .flatMap((side) => of(side.id, reader === null ? MOST_OWN : MOST_OTHER));
  return [...own, ...of('both', MOST_OTHER), ...others, ...of(null, MOST_UNCLEAR)];
}

const draftOf = ({ sideId, quotes, action }: FoundDuty): Draft<Duty> => ({
  sideId,
  text: action === '' ? '' : `${action}.`,
  action,
  when: null,
  amount: null,
  quotes,
  by: 'rules',
});
