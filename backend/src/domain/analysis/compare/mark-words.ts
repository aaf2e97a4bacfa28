import type { ClauseNumbers } from './clause-numbers.ts';
import type { Turning, WordPiece } from './comparison.ts';
import { diffWords, type Step } from './diff-words.ts';
import { mayBeMisread } from './misread.ts';
import { turningOf, TURNING_ORDER } from './turning.ts';
import type { Unit } from './units.ts';

export interface MarkedWords {
  readonly pieces: readonly WordPiece[];
  readonly turning: readonly Turning[];
  readonly hasNewWords: boolean;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

export interface MarkOptions {
  readonly numbers: ClauseNumbers;
  /** Whether one of the papers was read from pictures, so that a word may differ by a misread letter. */
  readonly isRead: boolean;
}

interface Placed {
  readonly key: string;
  readonly isReference: boolean;
  /** The word as written, with what follows it up to the next one. */
  readonly written: string;
}

/** Marks what changed between the sentences of a clause. */
export function markWords(
  before: readonly Unit[],
  after: readonly Unit[],
  { numbers, isRead }: MarkOptions,
): MarkedWords {
  const [old, now] = [placed(before), placed(after)];
  const blocks = joinBlocks(
    diffWords(
      old.map((word) => (word.isReference ? numbers(word.key) : word.key)),
      now.map(({ key }) => key),
    ),
    now,
  ).flatMap((step) => (isRead ? forgive(step, old, now) : [step]));
  const steps = isRewritten(blocks, old, now)
    ? [{ isSame: false, before: [0, old.length] as const, after: [0, now.length] as const }]
    : blocks;
  const pieces: WordPiece[] = [];
  const put = (op: WordPiece['op'], words: readonly Placed[]) => {
    if (words.length === 0) return;
    const text = words.map(({ written }) => written).join('');
    const last = pieces.at(-1);
    if (last !== undefined && last.op === op) pieces[pieces.length - 1] = { op, text: last.text + text };
    else pieces.push({ op, text });
  };
  const removed: Placed[] = [];
  const added: Placed[] = [];
  for (const { isSame, before: from, after: to } of steps) {
    if (isSame) put('same', now.slice(...to));
    else {
      put('removed', old.slice(...from));
      put('added', now.slice(...to));
      removed.push(...old.slice(...from));
      added.push(...now.slice(...to));
    }
  }
  const turns = new Set(
    [...removed, ...added].map(({ key, isReference }) => (isReference ? null : turningOf(key))),
  );
  return {
    pieces: pieces.map(({ op, text }, index) => ({ op, text: index === 0 ? text.trimStart() : text })),
    turning: TURNING_ORDER.filter((turning) => turns.has(turning)),
    hasNewWords: removed.length + added.length > 0,
    removed: removed.map(({ key }) => key),
    added: added.map(({ key }) => key),
  };
}

function placed(units: readonly Unit[]): Placed[] {
  return units.flatMap(({ words, paragraph, end }) =>
    words.map(({ key, start, isReference }, index) => {
      const stop = words[index + 1]?.start ?? end;
      const written = paragraph.text.slice(start, stop);
      return {
        key,
        isReference,
        written: /\s$/.test(written) ? written : `${written}${index === words.length - 1 ? ' ' : ''}`,
      };
    }),
  );
}

interface Block {
  readonly isSame: boolean;
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** Words so common that one of them alone between two changes is no island worth showing. */
const ISLAND = /^(?:the|a|an|of|to|in|on|and|or|by|for|is|be|at|with|as)$/;

/** Runs of changes as blocks of what went and what came; a lone small word between two of them goes with them. */
function joinBlocks(steps: readonly Step[], now: readonly Placed[]): Block[] {
  const out: Block[] = [];
  for (const [index, step] of steps.entries()) {
    const isIsland =
      step.op === 'same' &&
      index > 0 &&
      index < steps.length - 1 &&
      step.after[1] - step.after[0] === 1 &&
      ISLAND.test(now[step.after[0]]!.key);
    const isSame = step.op === 'same' && !isIsland;
    const last = out.at(-1);
    if (last !== undefined && !last.isSame && !isSame)
      out[out.length - 1] = {
        isSame,
        before: [last.before[0], step.before[1]],
        after: [last.after[0], step.after[1]],
      };
    else out.push({ isSame, before: step.before, after: step.after });
  }
  return out;
}

/** Less in common than this, and words marked one by one would be a patchwork: the clause is shown as replaced. */
const PATCHWORK = 0.35;

function isRewritten(blocks: readonly Block[], old: readonly Placed[], now: readonly Placed[]): boolean {
  const same = blocks.reduce((sum, { isSame, after }) => sum + (isSame ? after[1] - after[0] : 0), 0);
  const isBoth = old.length > 0 && now.length > 0;
  return isBoth && same < PATCHWORK * Math.min(old.length, now.length);
}

/** In a paper read from pictures, words that differ by a misread letter count as the same. */
function forgive(block: Block, old: readonly Placed[], now: readonly Placed[]): Block[] {
  const [a, b] = [old.slice(...block.before), now.slice(...block.after)];
  if (block.isSame || a.length !== b.length) return [block];
  const isMisread = a.every(({ key }, at) => key === b[at]!.key || mayBeMisread(key, b[at]!.key));
  return [{ ...block, isSame: isMisread }];
}
