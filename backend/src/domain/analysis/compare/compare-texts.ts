import type { LegalText } from '../document/legal-text.ts';
import { alignUnits, type Alignment } from './align-units.ts';
import { clauseNumbersOf } from './clause-numbers.ts';
import type { ClauseChange, ClausePlace } from './comparison.ts';
import { groupClauses, type ClauseGroup } from './group-clauses.ts';
import { markWords, type MarkedWords } from './mark-words.ts';
import { unitsOf, type Unit } from './units.ts';

/** A change before its effects are known. */
export interface TextChange extends Omit<ClauseChange, 'id' | 'effects'> {
  readonly marked: MarkedWords;
  readonly group: ClauseGroup;
}

export interface TextComparison {
  readonly alignment: Alignment;
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
  /** In the order of the newer version; what was removed stands where it stood. */
  readonly changes: readonly TextChange[];
  /** Clauses whose words are the same, only divided or joined differently. */
  readonly regrouped: readonly TextChange[];
  /** Paragraphs of the newer version that hold no changed word. */
  readonly unchangedClauses: number;
  /** Share of the words of the shorter version that the other has too, 0 to 1. */
  readonly inCommon: number;
}

/** Compares the words of two versions. Pure; `isRead`: one of them was read from pictures. */
export function compareTexts(
  old: LegalText,
  now: LegalText,
  { isRead = false, hasPages = { before: true, after: true } }: CompareTextsOptions = {},
): TextComparison {
  const [before, after] = [unitsOf(old), unitsOf(now)];
  const alignment = alignUnits(before, after);
  const numbers = clauseNumbersOf(alignment.pairs);
  const changes: TextChange[] = [];
  const regrouped: TextChange[] = [];
  const titles = new Set([old, now].flatMap(({ paragraphs }) => paragraphs[0]?.text ?? []));
  let unchangedClauses = 0;
  const groups = joinReplaced(joinHeadings(groupClauses(alignment, before, after).toSorted(byPlace)));
  for (const group of groups) {
    const isEqual =
      group.before.length === group.after.length &&
      group.before.every((unit, index) => sameWords(unit, group.after[index]!));
    const isWhole = countOf(group.before) === 1 && countOf(group.after) === 1;
    if (isEqual && isWhole && !group.isMoved) {
      unchangedClauses++;
      continue;
    }
    const marked = markWords(group.before, group.after, { numbers, isRead });
    const kind = kindOf(group, marked);
    if (kind === null) {
      unchangedClauses++;
      continue;
    }
    const isRegrouped = (kind === 'split' || kind === 'merged') && !marked.hasNewWords;
    (isRegrouped ? regrouped : changes).push({
      kind,
      hasNewWords: marked.hasNewWords,
      heading: headingOf(group, titles),
      before: placeOf(group.before, hasPages.before),
      after: placeOf(group.after, hasPages.after),
      words: marked.pieces,
      turning: marked.turning,
      marked,
      group,
    });
  }
  return {
    alignment,
    before,
    after,
    changes,
    regrouped,
    unchangedClauses,
    inCommon: commonShare(alignment, before, after),
  };
}

export interface CompareTextsOptions {
  readonly isRead?: boolean;
  readonly hasPages?: { readonly before: boolean; readonly after: boolean };
}

function kindOf(group: ClauseGroup, marked: MarkedWords): ClauseChange['kind'] | null {
  if (group.before.length === 0) return 'added';
  if (group.after.length === 0) return 'removed';
  if (group.isMoved) return 'moved';
  const [from, to] = [countOf(group.before), countOf(group.after)];
  if (from === 1 && to > 1) return 'split';
  if (from > 1 && to === 1) return 'merged';
  return marked.hasNewWords ? 'edited' : null;
}

const sameWords = (a: Unit, b: Unit) =>
  a.words.length === b.words.length && a.words.every((word, index) => word.key === b.words[index]!.key);

const countOf = (units: readonly Unit[]) => new Set(units.map(({ paragraph }) => paragraph.id)).size;

function placeOf(units: readonly Unit[], hasPages: boolean): ClausePlace | null {
  const [first] = units;
  if (first === undefined) return null;
  const { clause, page } = first.paragraph;
  return {
    paragraphs: [...new Set(units.map(({ paragraph }) => paragraph.id))],
    clause,
    page: hasPages ? page : null,
  };
}

/** The nearest heading. The title of the paper stands above every clause, so it names none. */
function headingOf({ before, after }: ClauseGroup, titles: ReadonlySet<string>): string | null {
  const heading = (after[0] ?? before[0])?.paragraph.headingPath.at(-1) ?? null;
  return heading === null || titles.has(heading) ? null : heading;
}

/** In the order of the newer version; what has no place there goes by its place in the older one. */
function byPlace(a: ClauseGroup, b: ClauseGroup): number {
  return placeIn(a) - placeIn(b);
}

const placeIn = ({ before, after }: ClauseGroup) =>
  after[0]?.paragraph.id ?? (before[0]?.paragraph.id ?? 0) - 0.5;

/** Longest line that is told together with the clause below it. */
const HEADING_WORDS = 8;

/** A heading that came or went with the clause below it is one change with it, and so is a sentence that layout divided. */
function joinHeadings(groups: readonly ClauseGroup[]): ClauseGroup[] {
  const out: ClauseGroup[] = [];
  for (const group of groups) {
    const last = out.at(-1);
    if (last !== undefined && (goesWith(last, group, 'before') || goesWith(last, group, 'after')))
      out[out.length - 1] = joined(last, group);
    else out.push(group);
  }
  return out;
}

const joined = (first: ClauseGroup, second: ClauseGroup): ClauseGroup => ({
  before: [...first.before, ...second.before],
  after: [...first.after, ...second.after],
  isMoved: false,
});

function goesWith(above: ClauseGroup, below: ClauseGroup, side: 'before' | 'after'): boolean {
  const other = side === 'before' ? 'after' : 'before';
  if (above[other].length > 0 || below[other].length > 0) return false;
  const last = above[side].at(-1);
  if (last === undefined || /[.;,!?]["”’)]?$/.test(last.paragraph.text)) return false;
  if (below[side][0]?.paragraph.id !== last.paragraph.id + 1) return false;
  const isHeading = above[side].length === 1 && last.words.length <= HEADING_WORDS;
  return isHeading || !/^\p{Lu}/u.test(below[side][0].paragraph.text) || last.words.length > HEADING_WORDS;
}

/** A clause that was written anew under its old number or heading is one change, not one that went and one that came. */
function joinReplaced(groups: readonly ClauseGroup[]): ClauseGroup[] {
  const out: ClauseGroup[] = [];
  for (const group of groups) {
    const last = out.at(-1);
    const isPair =
      last !== undefined &&
      (last.after.length === 0
        ? group.before.length === 0
        : last.before.length === 0 && group.after.length === 0);
    if (
      last !== undefined &&
      isPair &&
      hasSameName([...last.before, ...group.before], [...last.after, ...group.after])
    )
      out[out.length - 1] = joined(last, group);
    else out.push(group);
  }
  return out;
}

function hasSameName([before]: readonly Unit[], [after]: readonly Unit[]): boolean {
  if (before === undefined || after === undefined) return false;
  const isSame = (a: string | null | undefined, b: string | null | undefined) =>
    a !== null && a !== undefined && a === b;
  return (
    isSame(before.paragraph.clause, after.paragraph.clause) ||
    isSame(before.paragraph.headingPath.at(-1), after.paragraph.headingPath.at(-1))
  );
}

function commonShare({ pairs }: Alignment, before: readonly Unit[], after: readonly Unit[]): number {
  const size = (units: readonly Unit[]) => units.reduce((sum, { words }) => sum + words.length, 0);
  const shorter = size(before) <= size(after) ? 'before' : 'after';
  const matched = pairs.reduce((sum, pair) => sum + size(pair[shorter]), 0);
  return matched / Math.max(1, Math.min(size(before), size(after)));
}
