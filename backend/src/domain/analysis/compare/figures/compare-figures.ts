import { CLAUSE_LIBRARY, quotableIn } from '../../clauses/library.ts';
import type { TextChange } from '../compare-texts.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { WordPiece } from '../comparison.ts';
import { findDays } from '../../reading/facts/find-dates.ts';
import { changedFigures, measuredIn } from './figure-pairs.ts';
import { quoteOf } from './quote-of.ts';

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
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
    if (told.has(change) || !change.turning.some((one) => one === 'number' || one === 'date')) return [];
    // a sentence that came or went stands on one side only, though its clause stands on both
    if (change.group.before.length === 0 || change.group.after.length === 0) return [];
    const [before, after] = [quoteOf(change, 'before'), quoteOf(change, 'after')];
    const words = figuresIn(change.words);
    const measured = measuredPairs(before.text, after.text, country);
    const pairs = measured.length > 0 ? measured : dayPairs(before.text, after.text, country);
    if (pairs.length === 0 && isOfPlace(before.text, after.text)) return [];
    return (pairs.length > 0 ? pairs : words === null ? [] : [words]).slice(0, MOST_FIGURES).map(
      (pair) =>
        ({
          kind: 'changed',
          about: 'clause',
          title: `${rowName(after.text) ?? nameOf(change, title, 'A figure')}: ${pair[0]} → ${pair[1]}`,
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

/** The days that took one another's place; none where their number differs. */
function dayPairs(before: string, after: string, country: string): (readonly [string, string])[] {
  const [old, now] = [findDays(before, country), findDays(after, country)];
  if (old.length !== now.length) return [];
  return old.flatMap(({ words }, index) => {
    const other = now[index]!.words; // as many
    return words === other ? [] : [[words.trim(), other.trim()] as const];
  });
}

/** Whether the only numbers that changed are those of a house or of the version of a form, which mean nothing for anybody. */
const isOfPlace = (before: string, after: string): boolean =>
  before.replace(PLACE, '#') === after.replace(PLACE, '#');
const PLACE =
  /\b\d{1,5}[a-z]?(?=(?:\s\p{Lu}[\p{L}’'.-]{1,20}){1,3}\s(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Way|Square|Terrace|Court|Place|Row|Crescent|Quay|Parade|Boulevard)\b)|(?<=\b(?:version|edition|revision|rev\.?|form|v\.?)\s)\d[\d/.-]{0,10}/giu;

/** The first figure that another took the place of, each with the word that follows it. */
function figuresIn(words: readonly WordPiece[]): readonly [string, string] | null {
  for (const [index, piece] of words.entries()) {
    const [next, rest] = [words[index + 1], words[index + 2]];
    if (piece.op !== 'removed' || next?.op !== 'added') continue;
    if (!FIGURE.test(piece.text) || !FIGURE.test(next.text)) continue;
    if (Math.max(piece.text.length, next.text.length) > MOST_CHARACTERS) continue;
    const isCut = /[.;:,]\s*$/.test(piece.text) || /[.;:,]\s*$/.test(next.text);
    const unit = isCut
      ? ''
      : (/^[\s(]{0,3}([\p{Ll}%-]{1,20}|[KMGT]B|kWh|km|kg|ml)(?![\p{L}])/u.exec(rest?.text ?? '')?.[1] ?? '');
    const withUnit = (text: string) =>
      withoutEnd(
        wholeClock(
          `${clean(text)}${/^\s/.test(rest?.text ?? '') || /\s$/.test(text) ? ' ' : ''}${unit}`.trim(),
        ),
      );
    return [withUnit(piece.text), withUnit(next.text)];
  }
  return null;
}

/** A figure without a small word that leads on: `two rounds of` is `two rounds`. */
const withoutEnd = (text: string) =>
  text.replace(/\s(?:of|for|to|in|per|a|an|the|and|or|from|by|at|on)$/i, '');

/** A time of day with its two letters, of which the words kept the first: `11:30 p` is `11:30 p.m.` */
const wholeClock = (text: string) => text.replace(/(\d\s?)([ap])\.?$/i, '$1$2.m.');

/** The label of a row of a table, before its figures; null of a sentence. */
function rowName(text: string): string | null {
  const label = /^([\p{L}][^|\d:.;]{2,45}?)\s*(?:\||[-–:]?\s[\p{Sc}]?\s?\d)/u.exec(text)?.[1]?.trim();
  if (label === undefined) return null;
  const isRow = text.includes('|') || !SPEAKS.test(text);
  return isRow && label.split(' ').length <= 6 ? label : null;
}

/** Words of a sentence, which no label and no heading holds. */
const SPEAKS =
  /\b(?:is|are|was|be|been|has|have|had|may|must|shall|will|would|can|cannot|pays?|costs?|gets?|owes?|gives?|takes?|keeps?|ends?|goes|comes|adds?|charges?|applies|lasts?|you|we|they|he|she|it|i)\b/i;

const clean = (text: string) =>
  text
    .trim()
    .replace(/[,;:.(]+$/, '')
    .replace(/^([^(]*)\)$/, '$1');

/** Whether a heading names something and does not tell something: `Late return`, not `Up to one hour late is free`. */
const isName = (heading: string) =>
  /^(?:what|how|when|if|who|where|why|your|our)\b/i.test(heading) ||
  (!SPEAKS.test(heading) && !/\d{2}|^(?:no|never|please|do not|don['’]t)\b/i.test(heading));

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
  if (heading !== null && heading.length <= 50 && heading !== title && isName(heading)) return heading;
  return (
    kind?.title ??
    (after?.clause === null || after === null ? otherwise : `Clause ${after.clause.replace(/\.$/, '')}`)
  );
}
