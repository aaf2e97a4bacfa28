import { COORDINATORS, SUBORDINATORS } from '../languages/en/frame-words.ts';
import type { Anchor } from './anchors.ts';
import type { Token } from './tokens.ts';

/** A stretch of one sentence that holds one operative clause, by indexes of tokens, end exclusive. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** The verb group that makes it, or null for words without one. */
  readonly anchor: Anchor | null;
}

/** Cuts a sentence into operative clauses: at semicolons, and where a verb group with a subject of its own begins. */
export function clausesOf(tokens: readonly Token[], anchors: readonly Anchor[]): Clause[] {
  const heads = anchors.filter((anchor, index) => isHead(tokens, anchor, anchors[index - 1]));
  const starts = heads.map((anchor, index) => startOf(tokens, anchor, heads[index - 1]?.after ?? 0));
  const cuts = semicolons(tokens);
  const edges = new Map<number, Anchor | null>([[0, null]]);
  for (const cut of cuts) edges.set(cut, null);
  for (const [index, head] of heads.entries()) {
    // the first verb group of a piece takes its opening words along
    const piece = lastEdge(cuts, head.at);
    const isFirst = index === 0 || heads[index - 1]!.at < piece;
    edges.set(isFirst ? piece : starts[index]!, head);
  }
  const sorted = [...edges].toSorted(([a], [b]) => a - b);
  return sorted.flatMap(([from, anchor], index): Clause[] => {
    const to = sorted[index + 1]?.[0] ?? tokens.length;
    return to - from < 1 ? [] : [{ from, to, anchor }];
  });
}

function lastEdge(cuts: readonly number[], at: number): number {
  let edge = 0;
  for (const cut of cuts) if (cut <= at) edge = cut;
  return edge;
}

const semicolons = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token, index) => (token.low === ';' && index + 1 < tokens.length ? [index + 1] : []));

/** Whether a verb group makes a clause of its own. What hangs on `if` or `unless` belongs to the clause beside it. */
function isHead(tokens: readonly Token[], anchor: Anchor, before: Anchor | undefined): boolean {
  if (anchor.link === 'condition' || anchor.link === 'exception') return false;
  // `any sum you owe`: it describes what stands before it
  if (anchor.abuts && before?.link === 'main') return false;
  if (anchor.link === 'main')
    return before === undefined || before.link === 'main' || leavesSubordinate(tokens, anchor, before);
  const opener = tokens[anchor.subject - 1]?.low ?? '';
  if (anchor.isPlain && opener === 'that' && !SAYS.test(tokens[anchor.subject - 2]?.low ?? 'says'))
    return false;
  // `which the Landlord may keep`, `agrees that we may`: somebody acts; `sums that are due`, `riders whom you met` only describe
  const acts = anchor.mode !== 'is' && anchor.mode !== 'is-not' && !(anchor.isPlain && opener !== 'that');
  return acts && anchor.subject < anchor.at && opener !== 'whose' && tokens[anchor.at]?.low !== 'do';
}

/** Words whose `that` opens a clause of its own; behind others, `the sums that the Tenant owes`, it only describes. */
const SAYS =
  /^(?:agree|accept|confirm|promise|undertake|warrant|say|ensure|acknowledge|understand|mean|require|declare|state|note|know|hope|expect|see|show|guarantee|represent|certif|provide|such|so|is|be|are|ask|insist|condition|basis|after|before|on|for|with|in|by|than|like|at|and|or|to|,)(?:s|es|d|ed|ing|ies|ied|y)?$/;

/** Whether a verb group stands outside the subordinate clause before it: `if you lose a key, you pay`. */
function leavesSubordinate(tokens: readonly Token[], anchor: Anchor, before: Anchor): boolean {
  if (anchor.isShared)
    return /^[,;]$/.test(tokens[anchor.subject - 1]?.low ?? '') || before.link === 'relative';
  for (let at = before.after; at < anchor.subject; at++) if (/^[,;:–—|]$/.test(tokens[at]!.low)) return true;
  // lay people leave out the comma: `if you lose a key you pay`
  return anchor.isPlain || (anchor.mode !== 'is' && anchor.mode !== 'is-not') || before.link === 'relative';
}

/** Where the clause of a verb group begins: with its subject, or with the condition that stands before it. */
function startOf(tokens: readonly Token[], anchor: Anchor, floor: number): number {
  const { subject } = anchor;
  if (anchor.isShared) return tokens[subject - 1]?.low === ',' ? subject : Math.max(floor, subject - 1);
  if (tokens[subject - 1]?.low !== ',') return subject;
  for (let back = subject - 2; back > floor; back--) {
    const { low } = tokens[back]!;
    if (low === ';' || low === ':') return back + 1;
    const opens =
      SUBORDINATORS[low] === 'condition' ||
      SUBORDINATORS[low] === 'exception' ||
      low === 'on' ||
      low === 'upon';
    const mark = tokens[back - 1]?.low ?? '';
    if (opens && (mark === ',' || COORDINATORS.has(mark) || mark === ':'))
      return COORDINATORS.has(mark) ? back - 1 : back;
  }
  return subject;
}
