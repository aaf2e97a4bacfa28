import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import { createGoesOn } from './goes-on.ts';
import type { PaperSides } from '../sides/side.ts';
import { isPaidBefore, paidBefore } from './registers/paid-before.ts';
import { createGroupAddressee } from './addressed-in-group.ts';
import { createPlainBearers } from './plain-bearer.ts';
import { bindsNobody } from './binds-nobody.ts';
import { safeAction } from './action.ts';
import { paymentRank } from './told/main-payment.ts';
import { hangsOnStatement, isCellOrHead } from './no-duty.ts';
import { banOver, conditionOf, contextOf, leadOf } from './context.ts';
import { bearersOf, createAsked, createImplied, impliedBearer, isItem } from './implied-duties.ts';
import { idOf, NOBODY, ownerOf } from './owner.ts';
import { inPlainWords } from './in-plain-words.ts';
import { numberEnd } from './told/number-end.ts';
import { ordered } from './told/ordered.ts';
import { ownPart } from './told/own-part.ts';
import { createWhoseWords } from './told/whose-words.ts';
import { isRightOrList } from './right-or-list.ts';
import { isBetweenFirms } from '../titles/own-name.ts';
import { leftOver, unassigned, type LeftOver } from './left-over.ts';
import { recitalsOf } from './recitals.ts';
import { isDuty, isForJudges, isTask, NO_DUTY } from './is-duty.ts';
import { howOf, type How, type Proposal } from './trust/proposal.ts';
import { trusted } from './trust/trusted.ts';
import { leaderOf } from './leader.ts';
import { underShortHeads, type UnderHead } from './registers/short-heads.ts';
import { isUnclear } from './unclear.ts';
import { weightOf } from './weight.ts';
import { weighed } from './whose/weighed.ts';

/** Weight of what no frame tells. */
const LEFT_OVER = 5;
/** A longer sentence is quoted by the clause that holds the duty. */
const LONG_SENTENCE = 420;

/**
 * Who has to do what, in the words of the paper: the reader's own duties first, then those of both, then those of the other sides,
 * each in the order of the paper. A duty is quoted; `action` is set only where the clause's own words can be cut out whole.
 */
export function findDuties(text: LegalText, frames: readonly Frame[], sides: PaperSides): Draft<Duty>[] {
  const proposed = proposeDuties(text, frames, sides);
  const told = weighedDuties(text, frames, sides, proposed);
  if (told.length === 0 && proposed.length === 0) return unassigned(text);
  return ordered(told, sides).map(draftOf);
}

/** Of what rules propose, and of what they left out, that which is trusted. */
function weighedDuties(
  text: LegalText,
  frames: readonly Frame[],
  sides: PaperSides,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  return weighed(text, sides, {
    frames,
    proposals,
    kept: trusted(text, sides, proposals),
    payer: bearersOf(sides, text).payer,
    ...unproposed(text, sides),
  });
}

/** How a sentence is told that no rule proposes, and which are not to be told. */
function unproposed(
  text: LegalText,
  sides: PaperSides,
): {
  readonly tell: (left: LeftOver) => Proposal | null;
  readonly isOut: (sentence: Sentence) => boolean;
} {
  const recited = recitalsOf(text);
  const bySpeaker = whoseWords(text, sides);
  const headed = new Set(underShortHeads(text, sides).map(({ sentence }) => sentence.index));
  return {
    tell: (left) => bySpeaker(plainly(left, quotesOf(left.sentence, text, false)))[0] ?? null,
    isOut: (sentence) =>
      recited.has(sentence.paragraph) ||
      headed.has(sentence.index) ||
      bindsNobody(sentence) ||
      isCellOrHead(text, sentence) ||
      isPaidBefore(text, sentence) ||
      NO_DUTY.test(sentence.text),
  };
}

const whoseWords = (text: LegalText, sides: PaperSides): ReturnType<typeof createWhoseWords> =>
  createWhoseWords(text, sides, bearersOf(sides, text).payer);

/** Every duty that a rule proposes, each sentence and side once. Exported for teaching which of them to trust. */
export function proposeDuties(text: LegalText, frames: readonly Frame[], sides: PaperSides): Proposal[] {
  const found = new Map<string, Proposal>();
  const implied = createImplied(text, sides);
  const askedOf = createAsked(text, sides);
  const bearersOf = createPlainBearers(sides);
  const addressedOf = createGroupAddressee(text, sides);
  const withDuty = new Set(paidBefore(text));
  const isHeaded = new Set(underShortHeads(text, sides).map(({ sentence }) => sentence.index));
  const areFirms = isBetweenFirms(text);
  const told = recitalsOf(text);
  /** The last side named in a sentence, by its start: what a lead-in carries down. */
  const actors = new Map<number, Actor>();
  let last: Actor = NOBODY;
  /** The sentence that named it: `they` and `it` go on with that alone. */
  let lastAt = -1;
  const goesOn = createGoesOn(text, sides);
  const framesIn = Map.groupBy(frames, (frame) => frame.sentence);
  for (const frame of frames) {
    const sentence = text.sentences[frame.sentence];
    if (sentence === undefined) continue;
    if (
      isHeaded.has(sentence.index) ||
      isCellOrHead(text, sentence) ||
      hangsOnStatement(text, frame, sentence)
    )
      continue;
    if (
      told.has(sentence.paragraph) ||
      bindsNobody(sentence) ||
      isPaidBefore(text, sentence) ||
      (areFirms && isRightOrList(frame, sentence, text))
    )
      continue;
    if (idOf(frame.actor) !== null) actors.set(sentence.start, frame.actor);
    const { leader, isOfLead } = leaderOf(frame, sentence, { text, sides, actors });
    const sideId =
      !isOfLead && (isDuty(frame, sentence) || isTask(frame, sentence, text))
        ? ownerOf(frame, sentence, text, sides)
        : null;
    const led = isOfLead || isItem(sentence.text) ? leader : null;
    const likely =
      sideId ??
      led ??
      implied(frame, sentence, goesOn(sentence, idOf(last), lastAt), withDuty.has(frame.sentence));
    const own =
      likely !== null && isForJudges(sentence.text, sideId) ? 'both' : addressedOf(likely, sentence);
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
        how: howOf(id, { bound, sideId, asked, led, isForJudges: own === 'both' && likely !== 'both' }),
        text,
        isNamed: id !== null && id === sideId,
        hasBefore: withDuty.has(sentence.index - 1),
        isOfOther: leader !== null && id !== null && leader !== id,
        part: id === null || id !== sideId ? null : ownPart(sentence, framesIn.get(frame.sentence) ?? [], id),
      });
    }
  }
  tellRest({ text, sides, told, withDuty, found });
  return [...found.values()].flatMap(whoseWords(text, sides));
}

interface Rest {
  readonly text: LegalText;
  readonly sides: PaperSides;
  /** Paragraphs that only tell how things stand. */
  readonly told: ReadonlySet<number>;
  readonly withDuty: Set<number>;
  readonly found: Map<string, Proposal>;
}

/** What no clause tells: points under short heads, rows, and sentences in plain words. */
function tellRest({ text, sides, told, withDuty, found }: Rest): void {
  const isTold = ({ index }: Sentence) => withDuty.has(index);
  const tell = (left: LeftOver) => {
    withDuty.add(left.sentence.index);
    const quotes = quotesOf(left.sentence, text, withDuty.has(left.sentence.index - 1));
    found.set(`${left.sideId} ${left.sentence.index}`, plainly(left, quotes));
  };
  tellHeaded(underShortHeads(text, sides), withDuty, found);
  leftOver(text, sides, withDuty).forEach(tell);
  inPlainWords(
    text,
    sides,
    (sentence) => isTold(sentence) || told.has(sentence.paragraph) || NO_DUTY.test(sentence.text),
  ).forEach(tell);
}

/** The points under short heads, told with their head. */
function tellHeaded(headed: readonly UnderHead[], withDuty: Set<number>, found: Map<string, Proposal>): void {
  for (const { sideId, sentence, head } of headed) {
    withDuty.add(sentence.index);
    if (sideId === null || bindsNobody(sentence) || NO_DUTY.test(sentence.text)) continue;
    const own = { text: sentence.text, paragraph: sentence.paragraph };
    found.set(`${sideId} ${sentence.index}`, plainly({ sideId, sentence, how: 'led' }, [head, own]));
  }
}

/** What no clause tells. */
const plainly = (
  { sideId, sentence, how = 'left-over' }: LeftOver,
  quotes: readonly DraftQuote[],
): Proposal => ({ sideId, sentence, frame: null, how, quotes, action: '', weight: LEFT_OVER });

/** A sentence in which nobody acts, with what it hangs on or speaks of. */
function quotesOf(sentence: Sentence, text: LegalText, hasBefore: boolean): DraftQuote[] {
  const own = { text: sentence.text.slice(numberEnd(sentence.text)), paragraph: sentence.paragraph };
  const lead =
    banOver(sentence, text) ?? conditionOf(sentence, text) ?? (hasBefore ? null : contextOf(sentence, text));
  return lead === null ? [own] : [lead, own];
}

/** A payment that is due, of which the paper does not say who makes it. */
const isOpenPayment = ({ mode }: Frame, { text }: Sentence): boolean => {
  const bearer = mode === 'is' ? impliedBearer(text) : null;
  return bearer === 'payer' || (bearer === 'stronger' && paymentRank(text) > 0);
};

interface Finding {
  readonly frame: Frame;
  readonly sentence: Sentence;
  readonly sideId: string | null;
  readonly how: How;
  readonly text: LegalText;
  /** The clause names the one who has to act. */
  readonly isNamed: boolean;
  /** The sentence before it is told as a duty as well. */
  readonly hasBefore: boolean;
  /** The lead-in above it is another side's: `KIM WILL:` over `Noor does the rest`. */
  readonly isOfOther: boolean;
  /** The part of the sentence that is its own, where another side acts in the rest. */
  readonly part: string | null;
}

/** One duty for each sentence and side: what a side has to do in one sentence is read in one piece. */
function add(
  found: Map<string, Proposal>,
  { frame, sentence, sideId, how, text, isNamed, hasBefore, isOfOther, part }: Finding,
): void {
  // a sentence that stands twice, in a summary and in its clause, is one duty
  const key = `${sideId} ${sentence.text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`;
  const known = found.get(key);
  const isLong = sentence.text.length > LONG_SENTENCE;
  const words = isLong
    ? text.text.slice(frame.span.start, frame.span.end)
    : (part ?? sentence.text).slice(numberEnd(part ?? sentence.text)).replace(/[;,]\s*$/, '');
  const own: DraftQuote = { text: words, paragraph: sentence.paragraph };
  if (known !== undefined) {
    // another clause of a long sentence
    if (!isLong || known.quotes.some((quote) => quote.text === words) || known.quotes.length > 3) return;
    found.set(key, { ...known, quotes: [...known.quotes, own], action: '' });
    return;
  }
  const lead =
    banOver(sentence, text) ??
    (isOfOther ? null : leadOf(frame, sentence, text)) ??
    conditionOf(sentence, text) ??
    (hasBefore ? null : contextOf(sentence, text));
  found.set(key, {
    sideId,
    sentence,
    frame,
    how,
    quotes: lead === null ? [own] : [lead, own],
    action: isNamed && !isLong && lead === null ? safeAction(frame, sentence) : '',
    weight: weightOf(frame, sentence),
  });
}

const draftOf = ({ sideId, quotes, action }: Proposal): Draft<Duty> => ({
  sideId,
  text: action === '' ? '' : `${action}.`,
  action,
  when: null,
  amount: null,
  quotes,
  by: 'rules',
});
