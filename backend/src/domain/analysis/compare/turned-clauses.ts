import type { FoundEffect } from './compare-findings.ts';
import type { TextChange } from './compare-texts.ts';
import type { WordPiece } from './comparison.ts';
import { quoteOf } from './figures/quote-of.ts';
import { turningOf } from './turning.ts';

const MAY = new Set(
  'may might can could entitled permitted allowed free darf dürfen kann können peut peuvent puede pueden pode podem può possono'.split(
    ' ',
  ),
);

/** Before figures that nobody can be told to gain or lose by: a “not” weighs more. */
const RANK = 18;

/**
 * Clauses that no finding tells of and in which a “not” came or went, a `must` became a `may`, or a figure was taken out or put in:
 * told without a side, so that none is overlooked. Wording that only says the same in other words changes no count and is left out.
 */
export function turnedClauses(
  changes: readonly TextChange[],
  told: ReadonlySet<TextChange>,
  nameOf: (change: TextChange) => string,
): FoundEffect[] {
  return changes.flatMap((change): FoundEffect[] => {
    if (told.has(change) || change.group.before.length === 0 || change.group.after.length === 0) return [];
    const what = turnedIn(change.words);
    if (what === null) return [];
    return [
      {
        kind: 'changed',
        about: 'clause',
        title: `${nameOf(change)}: ${what}`,
        text: 'Read both versions: this can turn what the clause means.',
        severity: null,
        before: quoteOf(change, 'before'),
        after: quoteOf(change, 'after'),
        change,
        rank: RANK,
      },
    ];
  });
}

function turnedIn(words: readonly WordPiece[]): string | null {
  const [went, came] = [countsOf(words, 'removed'), countsOf(words, 'added')];
  if (went.not !== came.not) return 'a “not” came or went';
  if (went.may !== came.may && went.must !== came.must) return 'a “may” and a “must” changed places';
  if (went.number > 0 && came.number === 0) return 'a figure was taken out';
  return came.number > 0 && went.number === 0 ? 'a figure was put in' : null;
}

function countsOf(words: readonly WordPiece[], op: 'removed' | 'added') {
  const counts = { not: 0, may: 0, must: 0, number: 0 };
  for (const piece of words) {
    if (piece.op !== op) continue;
    for (const [word] of piece.text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.,/]*|[$€£¥₹%]/gu)) {
      const key = word.replace(/[.,]+$/, '').replaceAll('’', "'");
      const turning = turningOf(key);
      if (turning === 'not') counts.not++;
      if (turning === 'number') counts.number++;
      if (turning === 'duty') counts[MAY.has(key) ? 'may' : 'must']++;
    }
  }
  return counts;
}
