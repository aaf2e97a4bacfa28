import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { definitionSentences, definitionsFor } from './definitions.ts';
import { estimateTokens } from './tokens.ts';

/** What a model can take in one call, in tokens of its own. */
export interface ReadingBudget {
  readonly contextTokens: number;
  /** Longest stretch of text worth giving at once: models miss more in the middle of long prompts. */
  readonly qualityTokens: number;
  /** Calls made at once; the text is divided so that all of them have work. */
  readonly parallel: number;
  /** How many of its tokens the model counts for one of our estimate, as measured; 1 before the first call. */
  readonly tokensPerEstimate: number;
}

/** A paragraph as the model gets it. */
export interface ReadingEntry {
  readonly id: number;
  readonly page: number;
  /** The clause number where the words do not begin with it; else empty. */
  readonly clause: string;
  /** Headings above it, joined. */
  readonly heading: string;
  readonly isHeading: boolean;
  readonly text: string;
  readonly tokens: number;
}

/** Most points to ask for: of facts and of duties each, and of risks. */
export interface Quota {
  readonly facts: number;
  readonly risks: number;
}

/** What one call reads: whole clauses, and the definitions of the terms they use. */
export interface ReadingPart {
  readonly entries: readonly ReadingEntry[];
  readonly quota: Quota;
  readonly definitions: readonly string[];
}

/**
 * Kept free in every window, because estimates and vocabularies differ: English takes up to 0.27 tokens a character where we
 * guess 0.24, which is 12.5 % more and fits into 1 / (1 - 0.12). A part that is too long all the same is halved.
 */
const RESERVE = 0.12;
const DEFINITIONS_SHARE = 0.08;
const MOST_DEFINITIONS_TOKENS = 900;
/** A text that can be read in one call is divided for speed only into parts of at least this size: what belongs together is read together. */
const SMALLEST_PART = 8_000;
/** More parts than this only when the window is too small for fewer. */
const PARTS_FOR_SPEED = 24;
/** Less room for text than this is not worth a call: fewer points are asked for instead. */
const LEAST_ROOM = 1_000;
/**
 * So much text is read at once where the window allows it, and fewer points are asked for instead: what a paper of a few
 * pages gives at one place and takes at another is seen by nobody who reads half of it.
 */
const ENOUGH_AT_ONCE = 3_500;

/**
 * Longest answer for one risk with wording, and for a fact or duty. Measured on answers of models of every size: 130 to 180
 * tokens for a risk and 60 to 90 for a fact in compact JSON; printed over many lines they cost half as much again.
 */
const TOKENS_PER_RISK = 250;
const TOKENS_PER_FACT = 110;
const ANSWER_FRAME = 120;

const MOST: Quota = { facts: 20, risks: 18 };
const LEAST: Quota = { facts: 3, risks: 3 };

/**
 * Points asked for on a part: its share of what a report on the whole can use. Every one costs a slow machine seconds, and a
 * report with two hundred points is read by nobody.
 */
export function quotaFor(partTokens: number, totalTokens: number): Quota {
  const share = partTokens / Math.max(1, totalTokens);
  const within = (name: keyof Quota, inAll: number) =>
    Math.min(MOST[name], Math.max(LEAST[name], Math.round(inAll * share)));
  return {
    facts: within('facts', 10 + totalTokens / 2_500),
    risks: within('risks', 12 + totalTokens / 2_000),
  };
}

/** Most tokens of an answer with the risks of a quota, with room for a talkative model. */
export const riskTokensFor = ({ risks }: Quota): number => risks * TOKENS_PER_RISK + ANSWER_FRAME;

/** Most tokens of an answer with the facts and duties of a quota. */
export const factTokensFor = ({ facts }: Quota): number => 2 * facts * TOKENS_PER_FACT + ANSWER_FRAME;

const answerTokensFor = (quota: Quota) => Math.max(riskTokensFor(quota), factTokensFor(quota));

/** Tokens, by our estimate, that a call spends on other things than the text of its part and the answer. */
export interface Frame {
  /** Instructions and what is known of the paper, where one call reads the whole of it. */
  readonly whole: number;
  /** The same where it reads a part: the outline stands before it. */
  readonly part: number;
  /** By paragraph: what is said of it behind the text. */
  readonly notes?: ReadonlyMap<number, number>;
}

/** What one call of a plan may hold, all in tokens by our estimate. */
interface Call {
  readonly usable: number;
  readonly most: number;
  readonly frame: number;
  readonly tokensPerEstimate: number;
}

/** Tokens of text that one call has room for beside such an answer. A few paragraphs at least. */
function roomFor({ usable, most, frame, tokensPerEstimate }: Call, quota: Quota): number {
  const room = Math.floor(usable - frame - answerTokensFor(quota) / tokensPerEstimate);
  return Math.max(250, Math.min(most, room));
}

/** The quota of the largest part that a call allows, and the room it leaves. */
function fitQuota(
  call: Call,
  total: number,
  leastRoom: number,
): { readonly quota: Quota; readonly room: number } {
  // The longer a part may be, the more it is asked for; a part never gets more than its share of the room.
  let quota = quotaFor(Math.min(total, roomFor(call, LEAST)), total);
  while (quota.risks > LEAST.risks && roomFor(call, quota) < Math.min(total, leastRoom)) {
    quota = {
      facts: Math.max(LEAST.facts, quota.facts - 1),
      risks: quota.risks - 1,
    };
  }
  const room = roomFor(call, quota);
  if (room >= total) return { quota, room };
  const share = quotaFor(room, total);
  const fitting = {
    facts: Math.min(quota.facts, share.facts + 2),
    risks: Math.min(quota.risks, share.risks + 2),
  };
  return { quota: fitting, room: roomFor(call, fitting) };
}

/**
 * Divides a document into parts of whole clauses, in order. Every entry is in exactly one part; a clause is divided only
 * when it alone is larger than a part. `textFor` gives the words of a paragraph as the model may see them.
 */
export function planReading(
  text: LegalText,
  budget: ReadingBudget,
  frame: Frame,
  textFor: (paragraph: Paragraph) => string = ({ text }) => text,
): ReadingPart[] {
  const entries = entriesOf(text, textFor, frame.notes);
  const total = sumOf(entries);
  const { contextTokens, qualityTokens, tokensPerEstimate, parallel } = budget;
  const usable = (contextTokens * (1 - RESERVE)) / tokensPerEstimate;
  const call = { usable, most: qualityTokens, tokensPerEstimate };
  const definitions = definitionSentences(text);
  // A paper without definitions, and a part that is the whole of one, need no room for those from elsewhere.
  const mostDefinitions = Math.min(
    MOST_DEFINITIONS_TOKENS,
    Math.floor(usable * DEFINITIONS_SHARE),
    definitions.reduce((sum, { tokens }) => sum + tokens, 0),
  );
  const whole = fitQuota({ ...call, frame: frame.whole }, total, ENOUGH_AT_ONCE);
  const inPart = { ...call, frame: frame.part + mostDefinitions };
  const { quota, room } = whole.room >= total ? whole : fitQuota(inPart, total, LEAST_ROOM);
  const parts = divide(clausesOf(entries), total, room, parallel);
  return parts.map((part) => {
    const own = quotaFor(sumOf(part), total);
    return {
      entries: part,
      definitions: definitionsFor(part, definitions, mostDefinitions),
      quota: { facts: Math.min(quota.facts, own.facts + 2), risks: Math.min(quota.risks, own.risks + 2) },
    };
  });
}

/** The two halves of a part that turned out too long, or null when it is one paragraph. */
export function halve({
  entries,
  definitions,
  quota,
}: ReadingPart): readonly [ReadingPart, ReadingPart] | null {
  if (entries.length < 2) return null;
  const half = sumOf(entries) / 2;
  let tokens = 0;
  let cut = 0;
  while (cut < entries.length - 1 && (cut === 0 || tokens < half)) tokens += entries[cut++]!.tokens;
  // The definitions may be what was too much: the halves do without when little text is left.
  const kept = entries.length > 4 ? definitions : [];
  const smaller = { facts: Math.ceil(quota.facts / 2), risks: Math.ceil(quota.risks / 2) };
  return [
    { entries: entries.slice(0, cut), definitions: kept, quota: smaller },
    { entries: entries.slice(cut), definitions: kept, quota: smaller },
  ];
}

/** Estimated tokens of a part's own text. */
export function sumOf(entries: readonly ReadingEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.tokens, 0);
}

function countOfParts(total: number, room: number, parallel: number): number {
  const needed = Math.max(1, Math.ceil(total / room));
  if (parallel === 1) return needed;
  const worthwhile = Math.max(1, Math.min(parallel, PARTS_FOR_SPEED, Math.floor(total / SMALLEST_PART)));
  const wanted = Math.max(needed, worthwhile);
  // Where the window alone asks for so many parts, all slots may as well have one.
  const isForced = needed >= worthwhile && wanted * 2 > parallel;
  return wanted > parallel || isForced ? Math.ceil(wanted / parallel) * parallel : wanted;
}

function entriesOf(
  text: LegalText,
  textFor: (paragraph: Paragraph) => string,
  notes: Frame['notes'],
): ReadingEntry[] {
  return text.paragraphs.map((paragraph) => {
    const words = textFor(paragraph);
    const heading = paragraph.headingPath.join(' > ');
    const clause = paragraph.clause === null || words.startsWith(paragraph.clause) ? '' : paragraph.clause;
    return {
      id: paragraph.id,
      page: paragraph.page,
      clause,
      heading,
      isHeading: paragraph.kind === 'heading',
      text: words,
      // As it is printed, with its line break and what is noted on it; the heading above is printed once a part.
      tokens: estimateTokens(`[§${paragraph.id} ${clause}] ${words}\n`) + (notes?.get(paragraph.id) ?? 0),
    };
  });
}

/** Runs of paragraphs under the same outermost heading. */
function clausesOf(entries: readonly ReadingEntry[]): ReadingEntry[][] {
  const clauses: ReadingEntry[][] = [];
  let top: string | null = null;
  for (const entry of entries) {
    const outermost = entry.heading.split(' > ')[0] ?? '';
    if (outermost !== top) clauses.push([]);
    top = outermost;
    clauses.at(-1)!.push(entry);
  }
  return clauses;
}

/** As few parts as the room allows on one slot; on several, as many as have work, and as even as clauses let them be. */
function divide(
  clauses: readonly ReadingEntry[][],
  total: number,
  room: number,
  parallel: number,
): ReadingEntry[][] {
  if (parallel === 1) return pack(clauses, room);
  const count = countOfParts(total, room, parallel);
  const shares = count === parallel && count <= FEW_SLOTS ? sharesOf(count) : [1];
  for (let capacity = Math.ceil(total / count); capacity < room; capacity = Math.ceil(capacity * 1.02)) {
    const parts = pack(clauses, capacity, (index) =>
      Math.min(room, capacity * (shares[index] ?? shares.at(-1)!)),
    );
    if (parts.length <= count) return parts;
  }
  return pack(clauses, room);
}

/** Slots of one card: it reads their parts one after the other. */
const FEW_SLOTS = 4;
/** By how much of the mean each part is smaller than the one before. */
const STEP = 0.12;

/** Where every slot has one part, whoever begins later gets less, so that all are done together. */
const sharesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + STEP * ((count - 1) / 2 - index));

/** Fills parts with whole clauses; a clause larger than a part is divided between paragraphs. */
function pack(
  clauses: readonly ReadingEntry[][],
  mean: number,
  capacityOf: (part: number) => number = () => mean,
): ReadingEntry[][] {
  const parts: ReadingEntry[][] = [];
  let capacity = mean;
  let tokens = capacity;
  const open = () => {
    capacity = capacityOf(parts.length);
    parts.push([]);
    tokens = 0;
  };
  for (const clause of clauses) {
    if (tokens + sumOf(clause) > capacity && (tokens >= capacity * 0.5 || sumOf(clause) <= capacity)) open();
    for (const entry of clause) {
      if (tokens > 0 && tokens + entry.tokens > capacity) open();
      parts.at(-1)!.push(entry);
      tokens += entry.tokens;
    }
  }
  return parts;
}
