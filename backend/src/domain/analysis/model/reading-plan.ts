import type { LegalText, Paragraph } from '../document/legal-text.ts';
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
  /** Headings above it, joined. */
  readonly heading: string;
  readonly text: string;
  readonly tokens: number;
}

/** What one call reads: whole clauses, and the definitions of the terms they use. */
export interface ReadingPart {
  readonly entries: readonly ReadingEntry[];
  /** Most findings to ask for. */
  readonly findings: number;
  readonly definitions: readonly string[];
}

/** Kept free in every window, because estimates and vocabularies differ (notes of measured tokenizers: 10 to 25 %). */
const RESERVE = 0.15;
/** Instructions, marks, headings and the reader's own words, in estimated tokens. */
const FRAME_TOKENS = 650;
const DEFINITIONS_SHARE = 0.08;
const MOST_DEFINITIONS_TOKENS = 900;
/** Parts smaller than this repeat the instructions too often to be worth the time they save. */
const SMALLEST_PART = 1_500;
/** More parts than this only when the window is too small for fewer. */
const PARTS_FOR_SPEED = 24;

/**
 * Longest answer for one finding. Measured on answers of models of every size: 60 to 90 tokens for a fact or duty and 130
 * to 180 for a risk with wording in compact JSON; printed over many lines it costs half as much again.
 */
const TOKENS_PER_FINDING = 250;

const MOST_FINDINGS = 12;
const LEAST_FINDINGS = 3;

/**
 * Findings asked for on a part: its share of what a report on the whole can use. Every one costs a slow machine seconds
 * (about 70 tokens), and a report with two hundred points is read by nobody.
 */
export function findingsFor(partTokens: number, totalTokens: number): number {
  const inAll = 12 + totalTokens / 4_000;
  const share = Math.round((inAll * partTokens) / Math.max(1, totalTokens));
  return Math.min(MOST_FINDINGS, Math.max(LEAST_FINDINGS, share));
}

/** Most tokens of an answer with so many findings, with room for a talkative model. */
export function answerTokensFor(findings: number): number {
  return findings * TOKENS_PER_FINDING + 200;
}

/** Tokens of text, by our estimate, that one call has room for beside so many findings. A few paragraphs at least. */
export function roomFor(
  { contextTokens, qualityTokens, tokensPerEstimate }: ReadingBudget,
  findings: number,
): number {
  const usable = (contextTokens * (1 - RESERVE)) / tokensPerEstimate;
  const answer = answerTokensFor(findings) / tokensPerEstimate;
  const definitions = Math.min(usable * DEFINITIONS_SHARE, MOST_DEFINITIONS_TOKENS);
  return Math.max(400, Math.min(qualityTokens, Math.floor(usable - answer - definitions - FRAME_TOKENS)));
}

/**
 * Divides a document into parts of whole clauses, in order. Every entry is in exactly one part; a clause is divided only
 * when it alone is larger than a part. `textFor` gives the words of a paragraph as the model may see them.
 */
export function planReading(
  text: LegalText,
  budget: ReadingBudget,
  textFor: (paragraph: Paragraph) => string = ({ text }) => text,
): ReadingPart[] {
  const entries = entriesOf(text, textFor);
  const total = sumOf(entries);
  // The longer a part may be, the more it is asked for; a part never gets more than its share of the room.
  const findings = findingsFor(Math.min(total, roomFor(budget, MOST_FINDINGS)), total);
  const room = roomFor(budget, findings);
  const parts = divide(clausesOf(entries), total, room, budget.parallel);
  const definitions = definitionSentences(text);
  const mostDefinitions = Math.min(MOST_DEFINITIONS_TOKENS, Math.floor(room * DEFINITIONS_SHARE));
  return parts.map((part) => ({
    entries: part,
    definitions: definitionsFor(part, definitions, mostDefinitions),
    findings: Math.min(findings, findingsFor(sumOf(part), total)),
  }));
}

/** The two halves of a part that turned out too long, or null when it is one paragraph. */
export function halve({
  entries,
  definitions,
  findings,
}: ReadingPart): readonly [ReadingPart, ReadingPart] | null {
  if (entries.length < 2) return null;
  const half = sumOf(entries) / 2;
  let tokens = 0;
  let cut = 0;
  while (cut < entries.length - 1 && (cut === 0 || tokens < half)) tokens += entries[cut++]!.tokens;
  // The definitions may be what was too much: the halves do without when little text is left.
  const kept = entries.length > 4 ? definitions : [];
  return [
    { entries: entries.slice(0, cut), definitions: kept, findings: Math.ceil(findings / 2) },
    { entries: entries.slice(cut), definitions: kept, findings: Math.ceil(findings / 2) },
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
  return wanted > parallel ? Math.ceil(wanted / parallel) * parallel : wanted;
}

function entriesOf(text: LegalText, textFor: (paragraph: Paragraph) => string): ReadingEntry[] {
  let above = '';
  return text.paragraphs.map((paragraph) => {
    const words = textFor(paragraph);
    const heading = paragraph.headingPath.join(' > ');
    // Id, brackets and line break cost about eight tokens; headings are printed when they change.
    const headingTokens = heading === above ? 0 : estimateTokens(heading) + 3;
    above = heading;
    const tokens = estimateTokens(words) + 8 + headingTokens;
    return { id: paragraph.id, page: paragraph.page, heading, text: words, tokens };
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
  for (let capacity = Math.ceil(total / count); capacity < room; capacity = Math.ceil(capacity * 1.04)) {
    const parts = pack(clauses, capacity);
    if (parts.length <= count) return parts;
  }
  return pack(clauses, room);
}

/** Fills parts with whole clauses; a clause larger than a part is divided between paragraphs. */
function pack(clauses: readonly ReadingEntry[][], capacity: number): ReadingEntry[][] {
  const parts: ReadingEntry[][] = [];
  let tokens = capacity;
  const open = () => {
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

interface DefinitionSentence {
  readonly term: string;
  readonly paragraph: number;
  readonly text: string;
  readonly tokens: number;
}

/** The sentence that explains each term, shortened. */
function definitionSentences(text: LegalText): DefinitionSentence[] {
  let at = 0;
  return text.definitions.flatMap(({ term, start }) => {
    while (at < text.sentences.length && text.sentences[at]!.end <= start) at += 1;
    const sentence = text.sentences[at];
    if (sentence === undefined || sentence.start > start) return [];
    const words = sentence.text.slice(0, 300);
    return [{ term, paragraph: sentence.paragraph, text: words, tokens: estimateTokens(words) + 4 }];
  });
}

function definitionsFor(
  part: readonly ReadingEntry[],
  definitions: readonly DefinitionSentence[],
  mostTokens: number,
): string[] {
  const inside = new Set(part.map(({ id }) => id));
  const words = part.map(({ text }) => text).join('\n');
  const kept = new Set<string>();
  let tokens = 0;
  for (const definition of definitions) {
    if (inside.has(definition.paragraph) || !words.includes(definition.term)) continue;
    if (kept.has(definition.text) || tokens + definition.tokens > mostTokens) continue;
    tokens += definition.tokens;
    kept.add(definition.text);
  }
  return [...kept];
}
