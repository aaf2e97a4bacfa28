import { CLAUSE_LIBRARY, quotableIn } from '../../clauses/library.ts';
import type { TextChange } from '../compare-texts.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { WordPiece } from '../comparison.ts';
import { changedFigures, measuredIn } from './figure-pairs.ts';
import { quoteOf } from './quote-of.ts';

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)\b/i;
/** Longest stretch of words that is told as a figure. */
const MOST_CHARACTERS = 40;

/** Most figures of one clause that are told. */
const MOST_FIGURES = 3;

/** Clauses whose figures changed and that no finding tells of: `Limit on what a party must pay: 12 months → 3 months`. */
export function compareFigures(
  changes: readonly TextChange[],
  told: ReadonlySet<TextChange>,
  { title, country }: { readonly title: string | null; readonly country: string },
): FoundEffect[] {
  return changes.flatMap((change) => {
    if (told.has(change) || !change.turning.includes('number')) return [];
    if (change.before === null || change.after === null) return [];
    const [before, after] = [quoteOf(change, 'before'), quoteOf(change, 'after')];
    const words = figuresIn(change.words);
    const pairs = measuredPairs(before.text, after.text, country);
    return (pairs.length > 0 ? pairs : words === null ? [] : [words]).slice(0, MOST_FIGURES).map(
      (pair) =>
        ({
          kind: 'changed',
          about: 'clause',
          title: `${nameOf(change, title, 'A figure')}: ${pair[0]} → ${pair[1]}`,
          text: '',
          severity: null,
          before,
          after,
          change,
          rank: 25,
        }) satisfies FoundEffect,
    );
  });
}

/** The sums, lengths of time and shares that took one another's place, as they are printed. */
const measuredPairs = (before: string, after: string, country: string): (readonly [string, string])[] =>
  changedFigures(measuredIn(before, country), measuredIn(after, country)).map((pair) => [
    before.slice(pair.before.start, pair.before.end).trim(),
    after.slice(pair.after.start, pair.after.end).trim(),
  ]);

/** The first figure that another took the place of, each with the word that follows it. */
function figuresIn(words: readonly WordPiece[]): readonly [string, string] | null {
  for (const [index, piece] of words.entries()) {
    const [next, rest] = [words[index + 1], words[index + 2]];
    if (piece.op !== 'removed' || next?.op !== 'added') continue;
    if (!FIGURE.test(piece.text) || !FIGURE.test(next.text)) continue;
    if (Math.max(piece.text.length, next.text.length) > MOST_CHARACTERS) continue;
    const isCut = /[.;:,]\s*$/.test(piece.text) || /[.;:,]\s*$/.test(next.text);
    const unit = isCut ? '' : (/^[\s(]{0,3}([\p{Ll}%-]{1,20})/u.exec(rest?.text ?? '')?.[1] ?? '');
    const withUnit = (text: string) =>
      `${clean(text)}${/^\s/.test(rest?.text ?? '') || /\s$/.test(text) ? ' ' : ''}${unit}`.trim();
    return [withUnit(piece.text), withUnit(next.text)];
  }
  return null;
}

const clean = (text: string) => text.trim().replace(/[,;:.(]+$/, '');

/** What a changed clause is about: its heading, its kind, its number, or else `otherwise`. */
export function nameOf(
  { group, heading, after }: TextChange,
  title: string | null,
  otherwise: string,
): string {
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
  if (heading !== null && heading.length <= 50 && heading !== title) return heading;
  return (
    kind?.title ??
    (after?.clause === null || after === null ? otherwise : `Clause ${after.clause.replace(/\.$/, '')}`)
  );
}
