import type { LegalText, Paragraph, Sentence } from '../../document/legal-text.ts';
import { IMPERATIVES } from '../languages/en/frame-words.ts';
import { plainVerb } from '../languages/en/lemma.ts';
import type { PaperSide, PaperSides, Span } from '../sides/side.ts';
import { findAnchors, type Anchor } from './anchors.ts';
import { withoutApposition } from './apposition.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { describe, NOBODY, type Description } from './describe.ts';
import { extremesIn, type Extremes } from './extremes.ts';
import type { Actor, Frame, Mode } from './frame.ts';
import { createLeads, type Lead } from './leads.ts';
import { createMentionFinder, type Mention, type MentionFinder } from './mentions.ts';
import { canBeIt } from './it.ts';
import { findGenders, goesOnAs, pronounIn, sideOfPronoun, type Genders } from './genders.ts';
import { partsOf } from './parts.ts';
import { findSpeakers } from './speakers.ts';
import { tokensOf, type Token } from './tokens.ts';

/**
 * Reads a paper clause by clause: sentences are split at semicolons and where a new subject and verb begin, the lead-in of a list
 * and the label of a table row are carried down. Every sentence gives at least one frame. Pure; linear in the length of the text.
 */
export function findFrames(text: LegalText, sides: PaperSides): Frame[] {
  const frames: Frame[] = [];
  const findMentions = createMentionFinder(sides);
  const leads = createLeads(text);
  const speakers = findSpeakers(text, sides);
  const genders = findGenders(text, sides, findMentions);
  const paragraphs = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  let last: Actor = NOBODY;
  let paragraph = 0;
  for (const sentence of text.sentences) {
    if (sentence.paragraph !== paragraph) last = NOBODY;
    ({ paragraph } = sentence);
    const lead = leads.before(sentence);
    const own = readSentence({
      sentence,
      lead,
      last,
      sides,
      findMentions,
      genders,
      paragraph: paragraphs.get(paragraph),
      speaker: speakers.get(paragraph) ?? null,
    });
    for (const frame of own) {
      frames.push(frame);
      if (frame.actor.kind === 'side' || frame.actor.kind === 'both') last = frame.actor;
    }
    leads.after(sentence, own.at(-1) ?? null);
  }
  return frames;
}

interface Reading {
  readonly sentence: Sentence;
  readonly lead: Lead | null;
  readonly last: Actor;
  readonly sides: PaperSides;
  readonly findMentions: MentionFinder;
  readonly genders: Genders;
  readonly paragraph: Paragraph | undefined;
  /** The side that writes this line of a chat or letter. */
  readonly speaker: string | null;
}

function readSentence(reading: Reading): Frame[] {
  const { sentence, lead, last, sides, findMentions, genders, paragraph, speaker } = reading;
  const tokens = withoutApposition(tokensOf(sentence.text));
  if (tokens.length === 0) return [];
  const mentions = findMentions(tokens, speaker);
  const extremes = extremesIn(sentence.text);
  const frames: Frame[] = [];
  let before = lead?.frame?.actor ?? last;
  /** `Study days are paid and do not count`: what the clause before in this sentence tells of, where that is nobody. */
  let thing: Actor | null = null;
  for (const clause of clausesOf(tokens, findAnchors(tokens, mentions))) {
    const goesOn = clause.anchor?.isShared === true && thing !== null;
    const plain = describe(
      tokens,
      mentions,
      clause,
      goesOn ? thing! : meant(tokens, mentions, clause, { before, genders, sides, speaker }),
    );
    const carried = led(tokens, clause, plain, lead);
    const told =
      carried === plain && !goesOn ? ordered(tokens, clause, plain, { sides, paragraph, speaker }) : carried;
    const frame = frameOf({ sentence, tokens, clause, told, lead, extremes });
    frames.push(frame);
    if (frame.actor.kind === 'side' || frame.actor.kind === 'both') before = frame.actor;
    if (clause.anchor !== null && !goesOn) thing = toldOf(clause.anchor, frame);
  }
  return frames;
}

/** Nobody, or the one to whom something is done, where a clause of its own has a thing as its subject; null where a side acts. */
function toldOf({ link, mode, subject, at }: Anchor, { actor, towards }: Frame): Actor | null {
  const isThing = link === 'main' && at > subject && (actor.kind === 'none' || actor.kind === 'outsider');
  if (!isThing) return null;
  // `My agent will carry the chairs and will fold them`: the agent goes on
  return mode.startsWith('is') && towards.kind === 'side' ? towards : NOBODY;
}

interface Meaning extends Pick<Reading, 'genders' | 'sides' | 'speaker'> {
  readonly before: Actor;
}

/** Whom `he` and `she` go on with: the side that the words before name, not merely the last that acted; any other clause, that one. */
function meant(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { anchor }: Clause,
  { before, genders, sides, speaker }: Meaning,
): Actor {
  if (anchor === null) return before;
  if (isOfSomebody(tokens, anchor)) return NOBODY;
  const subject = tokens.slice(anchor.subject, anchor.at);
  const pronoun = pronounIn(subject);
  if (pronoun === null) {
    if (before.kind !== 'side' || !subject.some(({ low }) => low === 'it')) return before;
    // `If the Shop is not content, it may …`: whoever is `she` is not `it`
    const named = mentions.filter(
      ({ to, actor }) => to <= anchor.subject && actor.kind === 'side' && canBeIt(actor.id, sides, genders),
    );
    const ids = new Set(named.map(({ actor }) => (actor.kind === 'side' ? actor.id : '')));
    if (canBeIt(before.id, sides, genders)) return ids.size === 1 ? named[0]!.actor : before;
    return named.at(-1)?.actor ?? NOBODY;
  }
  // of two who write to each other neither is `she` there
  if (speaker !== null && sides.all.length === 2) return NOBODY;
  const id = sideOfPronoun(
    pronoun,
    mentions.filter(({ to }) => to <= anchor.subject),
    genders,
  );
  if (id !== null) return { kind: 'side', id };
  // one person is not both
  const next = before.kind === 'side' ? goesOnAs(pronoun, before.id, sides, genders) : null;
  return before.kind === 'side' && next === before.id ? before : NOBODY;
}

/** `If somebody cannot come, they find another`: whoever it is, and none of those named before. */
const isOfSomebody = (tokens: readonly Token[], { subject, at }: Anchor): boolean =>
  at - subject <= 2 &&
  tokens.slice(subject, at).some(({ low }) => low === 'they') &&
  tokens.slice(0, subject).some(({ low }) => SOMEBODY.has(low));
const SOMEBODY: ReadonlySet<string> = new Set(['somebody', 'someone', 'anybody', 'anyone', 'whoever']);

/** `Keep it dry.`: an order speaks to `you`, or to the side with the weaker hand. */
function ordered(
  tokens: readonly Token[],
  clause: Clause,
  plain: Description,
  { sides, paragraph, speaker }: Pick<Reading, 'sides' | 'paragraph' | 'speaker'>,
): Description {
  if (paragraph?.kind === 'heading') return plain;
  const first = firstWord(tokens, clause);
  const low = tokens[first]?.low ?? '';
  const isBan = /^(?:don't|never|no)$/.test(low) || (low === 'do' && tokens[first + 1]?.low === 'not');
  const verbAt = isBan
    ? first + (low === 'do' ? 2 : 1)
    : low === 'please' || low === 'always'
      ? first + 1
      : first;
  const verb = tokens[verbAt]?.low ?? '';
  const speaks = isBan ? low !== 'no' && /^[a-z]+$/.test(verb) && !NO_VERB.test(verb) : IMPERATIVES.has(verb);
  const isOrder =
    speaks &&
    (clause.anchor === null || (clause.anchor.at <= verbAt && isBan) || clause.anchor.subject > verbAt + 1);
  // `| Pay | £12 an hour |`: the label of a row
  const isLabel = /^[|:]$/.test(tokens[verbAt + 1]?.low ?? '');
  // `Give you two boxes` under `What we do`: nobody is asked to give to themselves
  if (!isBan && tokens[verbAt + 1]?.low === 'you') return plain;
  if (!isOrder || isLabel || plain.actor.kind === 'side') return plain;
  const addressee = addresseeOf(sides, speaker);
  if (addressee === undefined) return plain;
  const actor: Actor = { kind: 'side', id: addressee.id };
  return {
    actor,
    towards: NOBODY,
    mode: isBan ? 'must-not' : 'must',
    verb: plainVerb(verb),
    objectFrom: verbAt + 1,
  };
}

/** Behind `never` these open no order: `Never more than four dogs with me`. */
const NO_VERB =
  /^(?:more|less|fewer|any|the|an?|on|in|at|before|after|again|to|under|over|without|mind|ever)$/;

/** Whom an order speaks to: the other of two where somebody writes, else `you`, else the weaker hand. */
function addresseeOf({ all }: PaperSides, speaker: string | null): PaperSide | undefined {
  const other = all.length === 2 ? all.find((side) => side.id !== speaker) : undefined;
  if (speaker !== null && other !== undefined) return other;
  const writer = all.find((side) => side.pronoun === 'i' || side.pronoun === 'we');
  return (
    all.find((side) => side.pronoun === 'you') ??
    (all.some((side) => side.isStronger === true)
      ? all.find((side) => side.isStronger === false)
      : undefined) ??
    (writer !== undefined && all.length === 2 ? all.find((side) => side !== writer) : undefined)
  );
}

function firstWord(tokens: readonly Token[], clause: Clause): number {
  let at = clause.from;
  while (at < clause.to && !/^[a-z]/.test(tokens[at]!.low)) at++;
  // `(a)`, `b)` and `but`
  while (
    at + 1 < clause.to &&
    (/^\)|\.$/.test(tokens[at + 1]!.low) || /^(?:and|but|or|so|then)$/.test(tokens[at]!.low))
  )
    at += /^\)|\.$/.test(tokens[at + 1]!.low) ? 2 : 1;
  return at;
}

/** A list item without a subject of its own takes subject and mode from its lead-in: `You must not: (a) smoke`. */
function led(tokens: readonly Token[], clause: Clause, own: Description, lead: Lead | null): Description {
  const above = lead?.frame;
  if (above === null || above === undefined) return own;
  const isOwn = own.actor.kind !== 'none' || (clause.anchor !== null && !clause.anchor.isShared);
  if (isOwn && !(above.isBare && above.actor.kind === 'side' && opensWithVerb(tokens, clause))) return own;
  if (!lead!.isOpen || SUGGESTS.has(above.verb)) return own;
  const first = firstWord(tokens, clause);
  const isDenied = above.isBare && /^(?:not|never)$/.test(tokens[first]?.low ?? '');
  const at = isDenied ? first + 1 : first;
  const word = tokens[at]?.low ?? '';
  return {
    actor: above.actor,
    towards: own.towards.kind === 'none' ? above.towards : own.towards,
    mode: isDenied ? (DENIED[above.mode] ?? above.mode) : above.mode,
    verb: above.isBare && /^[a-z-]{2,}$/.test(word) ? plainVerb(word) : above.verb,
    objectFrom: above.isBare ? at + 1 : at,
  };
}

/**
 * `The Agent will (b) ask the landlord before a tenancy is offered`: whoever is named within, an item that opens with a verb goes on with
 * the one whom the lead-in names.
 */
const opensWithVerb = (tokens: readonly Token[], clause: Clause): boolean => {
  const first = tokens[firstWord(tokens, clause)];
  return clause.from === 0 && first !== undefined && IMPERATIVES.has(first.low) && first.text === first.low;
};

/** `Payments I'd suggest:`: whoever suggests does not do what stands below. */
const SUGGESTS: ReadonlySet<string> = new Set([
  'suggest',
  'propose',
  'recommend',
  'ask',
  'need',
  'want',
  'expect',
  'require',
  'charge',
]);

/** `You will: not smoke` */
const DENIED: Partial<Record<Mode, Mode>> = { will: 'will-not', must: 'must-not', may: 'may-not' };

interface Making {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly clause: Clause;
  readonly told: Description;
  readonly lead: Lead | null;
  readonly extremes: Extremes;
}

function frameOf({ sentence, tokens, clause, told, lead, extremes }: Making): Frame {
  const first = tokens[clause.from]!;
  const final = tokens[clause.to - 1]!;
  const span: Span = { start: sentence.start + first.start, end: sentence.start + final.end };
  const words = sentence.text.slice(first.start, final.end);
  const parts = partsOf(words, (tokens[told.objectFrom]?.start ?? final.end) - first.start);
  const carried = lead === null || !lead.isOpen ? '' : `${lead.text} `;
  const within = ({ start, end }: Span) => start >= first.start && end <= final.end;
  return {
    span,
    sentence: sentence.index,
    text: (carried + words).replace(/\s+/g, ' ').trim(),
    lead: lead === null || !lead.isOpen ? null : lead.span,
    actor: told.actor,
    towards: told.towards,
    mode: told.mode,
    verb: told.verb,
    ...parts,
    extremity: [
      ...(lead?.extremes?.extremity ?? []),
      ...extremes.extremity.filter(within).map((place) => place.words),
    ],
    whim: [...(lead?.extremes?.whim ?? []), ...extremes.whim.filter(within).map((place) => place.words)],
  };
}
