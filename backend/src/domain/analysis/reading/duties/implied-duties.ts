import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';
import {
  ASKS,
  COLLECTS,
  GOES_ON,
  IMPLIED_DUTIES,
  IMPLIED_LISTS,
  ORDERS,
  type ImpliedBearer,
} from '../languages/en/duty-words.ts';
import { createPhraseSet, prepareAsWritten, type PhraseSet } from '../languages/phrase-set.ts';
import type { PaperSides } from '../sides/side.ts';
import { mainSides, whoPays, type PaymentSides } from '../sides/who-pays.ts';
import { hasMainClause, isNoOrder, isNounThere } from './registers/asked.ts';
import { isPaidByAnother } from './registers/by-another.ts';
import { isForEquals } from './registers/for-equals.ts';
import { payerByWords } from './registers/payment-votes.ts';
import { findSpeakers } from '../frames/speakers.ts';
import { headedBy } from './headed.ts';
import { isAskedOfOther } from './only-talk.ts';
import { isGiven } from './registers/handed-over.ts';

interface Compiled {
  readonly bearer: ImpliedBearer;
  readonly says: PhraseSet;
  readonly unless: PhraseSet | null;
}

let compiled: readonly Compiled[] | null = null;
const rules = (): readonly Compiled[] =>
  (compiled ??= IMPLIED_DUTIES.map(({ bearer, says, unless }) => ({
    bearer,
    says: createPhraseSet(says, IMPLIED_LISTS),
    unless: unless === undefined ? null : createPhraseSet(unless, IMPLIED_LISTS),
  })));

/** Who has to do what a sentence says that names nobody; null where it is no duty. Exported for the examples beside the data. */
export function impliedBearer(sentence: string): ImpliedBearer | null {
  if (sentence.length > 400) return null;
  const words = prepareAsWritten(sentence);
  const rule = rules().find(({ says, unless }) => says.isIn(words) && !(unless?.isIn(words) ?? false));
  return rule?.bearer ?? null;
}

type Implied = (frame: Frame, sentence: Sentence, last: string | null, hasDuty: boolean) => string | null;

/** Finds the side for clauses whose subject is a thing, an order, or a pronoun that goes on with the side before. */
export function createImplied(text: LegalText, sides: PaperSides): Implied {
  const bearers = bearersOf(sides, text);
  const headed = headedBy(text, sides);
  const otherThan = (id: string) =>
    sides.all.length === 2 ? (sides.all.find((side) => side.id !== id)?.id ?? null) : null;
  const speakers = findSpeakers(text, sides);
  return (frame, sentence, last, hasDuty) => {
    if (hasDuty) return null;
    const goesOn = GOES_ON_WITH.exec(sentence.text);
    if (goesOn !== null && last !== null && isDeed(goesOn) && !/ (?:nothing|no) /.test(sentence.text))
      return last;
    if (frame.actor.kind === 'side' && isGiven(frame)) return otherThan(frame.actor.id);
    const owed = frame.actor.kind === 'side' && putsOnOther(frame) ? otherThan(frame.actor.id) : null;
    if (owed !== null && (bearers.payer === null || bearers.payer === owed || ASKS.has(frame.verb)))
      return owed;
    const behind = behindCondition(sentence.text, sides);
    if (behind !== null) return behind;
    const spoken = BEHIND_SPOKEN.exec(sentence.text)?.[1]?.toLowerCase();
    if (spoken !== undefined) {
      const own = speakers.get(sentence.paragraph) ?? null;
      if (spoken !== 'you') return own ?? bearers.writer;
      if (own === null) return bearers.addressee;
      // a rule that somebody writes into a group is for all of it
      return sides.all.length > 2 ? 'both' : otherThan(own);
    }
    const asked = WHAT_YOU.exec(sentence.text);
    if (asked !== null) {
      const own = speakers.get(sentence.paragraph) ?? bearers.writer;
      const told = own === null ? null : otherThan(own);
      return asked[1] === undefined && asked[2] === undefined ? own : (told ?? bearers.addressee);
    }
    const head = headed.get(sentence.paragraph);
    if (
      head !== undefined &&
      (isItem(sentence.text) || isOfHead(frame, sentence.text)) &&
      !isNoOrder(sentence.text) &&
      !OF_NOBODY.test(sentence.text)
    )
      return head;
    const speaker = speakers.get(sentence.paragraph) ?? null;
    const addressee = speaker === null ? bearers.addressee : otherThan(speaker);
    if ((isOrder(sentence.text) && !isNoOrder(sentence.text)) || YOU_MUST.test(sentence.text))
      return addressee;
    const bearer = impliedBearer(sentence.text);
    if (frame.actor.kind === 'side' && frame.mode !== 'is')
      return bearer === 'addressee' && frame.actor.id !== addressee ? addressee : null;
    if (bearer === 'addressee') return addressee;
    if (bearer !== null) return isPaidByAnother(sentence.text, sides) ? null : bearers[bearer];
    if (SHARED.test(sentence.text)) return 'both';
    // equals share what nobody in particular has to do
    return frame.mode === 'must' && bearers.areEqual && isForEquals(sentence.text) ? 'both' : null;
  };
}

/** What stands under a head and is nobody's deed: a law, somebody outside, what is not needed or counts for certain. */
const OF_NOBODY =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:nobody|no one) (?:has|have|needs?) to\b|\b(?:shall|will|must) be (?:final|conclusive|binding|void|valid|deemed|governed|not be called upon)\b|\b(?:insurance company|insurer|lawyer|solicitor|accountant|wife|husband) (?:says?|thinks?|tells?)\b|\b(?:guarantees?|rights?|law|act)\b[^.;]{0,40}\bcannot be (?:excluded|waived|limited)\b|^\W{0,3}I (?:GIVE|DEVISE|BEQUEATH)\b/iu;

/** `The boat shall hold a certificate`, `No engine may run at night` under `The owner’s obligations`: nobody else is named. */
const isOfHead = ({ actor, mode, verb }: Frame, sentence: string): boolean =>
  actor.kind !== 'side' &&
  actor.kind !== 'both' &&
  ((/^(?:must|must-not|may-not)$/.test(mode) &&
    !/^(?:apply|mean|include|begin|start|end|expire)$/.test(verb)) ||
    /^\W{0,3}(?:\d[\d.]* )?no \p{L}+[^.;]{0,60} (?:may|shall|must|is to|are to) be\b|\b(?:is|are) (?:not (?:permitted|allowed)|forbidden|prohibited)\b/iu.test(
      sentence,
    ));

/** `to insure his workmen;`, `controls weeds`, `pay the rates`: a deed without its doer. */
export function isItem(sentence: string): boolean {
  const match = ITEM.exec(sentence);
  if (match === null) return false;
  const verb = match[2]!.toLowerCase();
  return (
    match[1] !== undefined || GOES_ON.has(verb) || ORDERS.has(verb) || ORDERS.has(verb.replace(/s$/, ''))
  );
}

const ITEM = /^(?:[\W\d]|[a-z][.)]\s){0,8}((?:and\s)?(?:not\s|never\s)?to\s)?([a-z]{2,14})\s\S/i;

const GOES_ON_WITH =
  /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*\s)?(?:it|she|he|they)\s(?:(shall|must|will)\s)?(?:(?:also|then|always|further|promptly)\s)?([a-z]{3,12})\b/i;
const isDeed = ([, modal, verb]: RegExpExecArray) =>
  modal === undefined ? GOES_ON.has(verb!.toLowerCase()) : !/^(?:be|not|have)$/i.test(verb!);
/** `We debit your fee every Thursday`, `we ask each holder to give two half days`: what the other side has to do. */
export function putsOnOther(frame: Frame): boolean {
  const { verb, mode, text, condition } = frame;
  if (isAskedOfOther(frame)) return true;
  if (mode !== 'will') return false;
  if (COLLECTS.has(verb))
    return (
      !/^(?:if|where|when|unless|should|on (?:default|breach|failure|late))/i.test(condition ?? '') &&
      /\b(?:fees?|rent|price|dues|subscription|premium|instal\w+|invoice)\b|^collects? [$€£₹]\s?\d|^\S* you (?:monthly|weekly|yearly|quarterly|each|every|in advance)\b/i.test(
        // `we invoice each Friday` names no sum
        text.slice(text.toLowerCase().indexOf(verb) + (verb === 'collect' ? 0 : verb.length)),
      ) &&
      // `collects the rent and pays it over`
      !/\band (?:pays?|remits?|accounts?|passes|transfers?) (?:it|them|this|that|over|on|to|for)\b|\bbehalf\b/i.test(
        text,
      )
    );
  return (
    (ASKS.has(verb) || verb === 'do') && ASKS_TO.test(text) && !/\b(?:if|leave|go|may|might)\b/i.test(text)
  );
}
const ASKS_TO =
  /\b(?:ask|want|expect|require|need|request)s?\s(?:that )?(?:(?:you|everyone|everybody|(?:each|every|all|our|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) to [a-z]|(?:you|everyone|everybody|all staff) for (?:up to|at least|an?|one|two|three|four|five|six|\d))/iu;

/**
 * `If the Seller changes his mind, he gives back the deposit`, `A Member who loses the card pays €12`: the side of a deed in the
 * present behind a condition, where the words before it name one side alone.
 */
function behindCondition(sentence: string, { all }: PaperSides): string | null {
  const match = BEHIND.exec(sentence) ?? WHO_DOES.exec(sentence);
  if (match === null || !GOES_ON.has(match[2]!.toLowerCase())) return null;
  // `the charges which it pays`: which ones
  if (/\b(?:which|that|who|what) (?:it|he|she|they) (?:\w+ )?\w+$/i.test(match[0])) return null;
  const low = ` ${match[1]!.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const named = all.filter(({ mentions }) => mentions.some((mention) => low.includes(` ${mention} `)));
  if (named.length !== 1) return null;
  // `When Ida has paid, she signs` and `he signs` differ: with first names it takes more to know who is meant
  return named[0]!.role === null && /\b(?:he|she) (?:\w+ )?\w+$/i.test(match[0]) ? null : named[0]!.id;
}
const BEHIND =
  /^(?:\W{0,3}\d{0,2}[.)]?\s?)?((?:if|where|when|once|after|until|should)\b[^.;:]{3,160}?),?\s(?:he|she|it|they) (?:then |also |must |shall |will )?([a-z]{3,12})\b(?! (?:no|nothing)\b)/i;
/** `If you skip your week you pay 15 into the jar`: the clause behind a condition that no comma ends. */
const BEHIND_SPOKEN =
  /^(?:[^:\n]{0,60}: )?\W{0,3}(?:\d{1,2}[.)] )?(?:if|when|whenever|once) (?!(?:[^.;:,]{1,120}\b(?:what|all|how much|the (?:sum|amount|rent|price)(?: that)?) (?:you|we|I) (?:pay|owe)))[^.;:,]{3,120}? (?<!\b(?:and|or) )(you|we|I) (?:(?:still|then|also|just|only) )?(?:have to|must|need to|will have to|['’]ll have to|pay|owe|replace|give (?:it|them|me|us) back|bring (?:it|them) back|send (?:it|them) back)\b(?! (?:(?:me|us|you|him|her|them) )?(?:nothing|no\b))/i;
const WHO_DOES =
  /^((?:an?|any|every|each) [\p{L}-]{2,24} (?:who|that|which)\b[^.;:,]{3,120}?) ([a-z]{3,12}s) (?:[$€£₹]|(?:the|a|an|for|up|it|his|her|their|all|half|R|EUR|USD)\b)/iu;

/** `Write to us; we answer in a week`: an offer, no order. */
export const OFFERS =
  /^\W{0,3}(?:please )?(?:write|e-?mail|call|ring|phone|contact|talk|speak|tell|message|text|come|ask)(?: to)? (?:me|us)\b[^.;"“]{0,40}[;:,] (?:we|I)\b/i;

/** `As the registered keeper you are required to pay`, wherever it stands. */
const YOU_MUST = /\byou (?:are|were) (?:hereby )?(?:required|obliged|ordered|summoned|requested|asked) to\b/i;

/** `What you do: feed the donkeys`, `What we need from you: a dry roof`; `What I do: …`. */
const WHAT_YOU =
  /^\W{0,3}(?:what (?:(you) (?:do|need to do|bring|pay|have to do)|(?:we|I) (?:need|ask|want|expect) (?:from|of) (you)|(?:we|I) do)):/i;

/** `Both write each trip in the log.` */
const SHARED =
  /^\W{0,3}(?:\d{1,2}[.)]?\s)?(?:both|we both|each|each of us|all of us|all three)(?: of us)? (?:pays?|keeps?|writes?|cleans?|leaves?|tells?|shares?|brings?|gives?|looks?|answers?|checks?|fills?|takes?|puts?|helps?|do|does)\b/i;

const PLEASE =
  /(?:^|[,;.:–—-]\s|\band\s|\bso\s)(?:please|kindly)\s(?:(?:do not|don['’]t|never|always|also|just)\s)?([a-z-]{2,12})\b/i;
const AFTER_CONDITION =
  /^(?:if|when|before|after|once|whenever|unless|as soon as|should)\b[^,.;]{3,90},\s(?:then\s|please\s)?([a-z-]{2,12})\s(?!(?:is|are|was|will|may|can|shall)\b)/i;
const FIRST =
  /^(?:\W{0,3})(?:\(?[a-z\d]{1,3}[).]\s)?(?:(?:always|never|just|also|and|do not|don['’]t)\s)?([A-Za-z-]{2,12})\s/;

/** Whom a sentence asks with `please`, whatever else it says; null where it asks nobody. */
export function createAsked(text: LegalText, sides: PaperSides): (sentence: Sentence) => string | null {
  const { addressee } = bearersOf(sides, text);
  const speakers = findSpeakers(text, sides);
  return ({ text: words, paragraph }) => {
    const verb = PLEASE.exec(words)?.[1];
    if (verb === undefined || !ORDERS.has(verb.toLowerCase())) return null;
    const speaker = speakers.get(paragraph);
    if (speaker === undefined) return addressee;
    const others = sides.all.filter(({ id }) => id !== speaker);
    return others.length === 1 ? others[0]!.id : null;
  };
}

/** An order behind `please`, behind a condition, or at the head of a sentence: `If it fails, ring Donncha.` */
function isOrder(sentence: string): boolean {
  const please = PLEASE.exec(sentence)?.[1];
  if (please !== undefined) return ORDERS.has(please.toLowerCase());
  const behind = AFTER_CONDITION.exec(sentence);
  if (behind !== null) {
    const [whole, verb] = [behind[0], behind[1]!.toLowerCase()];
    // `If it is broken we would show you the bill, take that off`: what `we` do
    if (hasMainClause(whole)) return false;
    return ORDERS.has(verb) && !isNounThere(verb, sentence.slice(whole.length - 1));
  }
  const first = FIRST.exec(sentence)?.[1];
  if (first === undefined || !ORDERS.has(first.toLowerCase()) || !/^[A-Z]/.test(sentence)) return false;
  // `Rent | £900`, `Notice:` and `Pay is weekly` are no orders, nor is `Make and model: …`
  if (/^\S+ and \p{L}+ ?:/u.test(sentence) || sentence.includes(' | ')) return false;
  const at = sentence.indexOf(first) + first.length;
  return (
    /[.;!]$/.test(sentence) &&
    !/^\S+\s(?:comes|goes|runs|date|dates|time|times|day|is|are|was|will|may|shall|must|of|to|in|for|has|not|taken|due)\b/.test(
      sentence,
    ) &&
    !isNounThere(first.toLowerCase(), sentence.slice(at)) &&
    sentence.split(' ').length >= 4
  );
}

type Bearers = Readonly<Record<ImpliedBearer, string | null>> & {
  /** Who speaks of `I` or `we`. */
  readonly writer: string | null;
  /** Neither side holds the stronger hand. */
  readonly areEqual: boolean;
};

/** Who pays by the roles; where they do not tell, or all else speaks against them, by how the paper speaks of money. */
function paidBy(sides: PaperSides, paper: LegalText): PaymentSides {
  const before = paidIn.get(paper)?.get(sides);
  if (before !== undefined) return before;
  const paid = readPaid(sides, paper);
  const known = paidIn.get(paper) ?? new Map<PaperSides, PaymentSides>();
  paidIn.set(paper, known.set(sides, paid));
  return paid;
}
const paidIn = new WeakMap<LegalText, Map<PaperSides, PaymentSides>>();

function readPaid(sides: PaperSides, paper: LegalText): PaymentSides {
  const told = whoPays(sides, paper.text);
  const said = payerByWords(paper, sides);
  if (said === null || said.id === told.payer) return told;
  if (told.payer !== null && !said.isStrong) return told;
  return { ...told, payer: said.id, payee: sides.all.find(({ id }) => id !== said.id)?.id ?? null };
}

/** Which side pays, is paid, holds the weaker hand: known only where the paper has two main sides whose roles tell. */
export function bearersOf(sides: PaperSides, paper: LegalText): Bearers {
  const { all } = sides;
  const main = mainSides(sides);
  const paid = paidBy(sides, paper);
  const addressed = all.find((side) => side.pronoun === 'you')?.id;
  return {
    ...paid,
    areEqual: main.length === 2 && main.every((side) => side.isStronger === null && side.role !== null),
    writer: all.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we')?.id ?? null,
    // where the roles do not tell, `you` are the one who uses
    weaker: paid.weaker ?? (addressed !== paid.stronger ? (addressed ?? null) : null),
    addressee: addressed ?? paid.weaker,
  };
}
