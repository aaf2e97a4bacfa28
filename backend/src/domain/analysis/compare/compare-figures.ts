import { CLAUSE_LIBRARY, quotableIn } from '../clauses/library.ts';
import type { TextChange } from './compare-texts.ts';
import type { FoundEffect } from './compare-findings.ts';
import type { WordPiece } from './comparison.ts';

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)\b/i;
/** Longest stretch of words that is told as a figure. */
const MOST_CHARACTERS = 40;

/** Clauses whose figures changed and that no finding tells of: `Limit on what a party must pay: 12 months → 3 months`. */
export function compareFigures(changes: readonly TextChange[], told: ReadonlySet<TextChange>): FoundEffect[] {
  return changes.flatMap((change) => {
    if (told.has(change) || !change.turning.includes('number')) return [];
    const pair = figuresIn(change.words);
    if (pair === null || change.before === null || change.after === null) return [];
    const { group } = change;
    const quote = (side: 'before' | 'after') => {
      const { paragraph } = group[side][0]!; // both places exist, so both sides hold sentences
      return {
        text: paragraph.text,
        paragraph: paragraph.id,
        clause: paragraph.clause,
        page: change[side]!.page,
      };
    };
    return [
      {
        kind: 'changed',
        about: 'clause',
        title: `${nameOf(change)}: ${pair[0]} → ${pair[1]}`,
        text: '',
        severity: null,
        before: quote('before'),
        after: quote('after'),
        change,
        rank: 25,
      } satisfies FoundEffect,
    ];
  });
}

/** The first figure that another took the place of, each with the word that follows it. */
function figuresIn(words: readonly WordPiece[]): readonly [string, string] | null {
  for (const [index, piece] of words.entries()) {
    const [next, rest] = [words[index + 1], words[index + 2]];
    if (piece.op !== 'removed' || next?.op !== 'added') continue;
    if (!FIGURE.test(piece.text) || !FIGURE.test(next.text)) continue;
    if (Math.max(piece.text.length, next.text.length) > MOST_CHARACTERS) continue;
    const unit = /^[\s(]{0,3}([\p{L}%-]{1,20})/u.exec(rest?.text ?? '')?.[1] ?? '';
    const withUnit = (text: string) =>
      `${clean(text)}${/^\s/.test(rest?.text ?? '') || /\s$/.test(text) ? ' ' : ''}${unit}`.trim();
    return [withUnit(piece.text), withUnit(next.text)];
  }
  return null;
}

const clean = (text: string) => text.trim().replace(/[,;:.(]+$/, '');

function nameOf({ group, heading, after }: TextChange): string {
  const sentence = group.after.find(({ paragraph, start, end }) =>
    CLAUSE_LIBRARY.some(
      (kind) => quotableIn(kind, paragraph.text.slice(start, end).slice(0, 1_800)) !== null,
    ),
  );
  const kind =
    sentence === undefined
      ? undefined
      : CLAUSE_LIBRARY.find(
          (one) =>
            quotableIn(one, sentence.paragraph.text.slice(sentence.start, sentence.end).slice(0, 1_800)) !==
            null,
        );
  if (heading !== null && heading.length <= 50) return heading;
  return kind?.title ?? (after?.clause === null || after === null ? 'A figure' : `Clause ${after.clause}`);
}
