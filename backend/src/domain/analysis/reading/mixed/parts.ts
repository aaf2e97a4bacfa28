import type { LegalText, Paragraph, Sentence } from '../../document/legal-text.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { PACKS } from '../packs/packs.ts';

/** Stretches shorter than this do not tell their language. */
const TELLING = 50;
/** Letters of a stretch that are looked at. */
const LOOKED_AT = 600;
/** From this share and this many stretches on, a language is read on its own. */
const SHARE = 0.15;
const LEAST = 3;
/** Languages whose short sentences look alike, and the letters from which a stretch that is no cell tells them apart. */
const ALIKE: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const SURE = 110;
const CELL = / ?\| /g;

/** A stretch of a paragraph: a cell of a row, or the whole of it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly language: string | null;
  /** Which cell of how many: `2/2`; null where a paragraph is no row. */
  readonly column: string | null;
}

/** The words of a paper in one language, at their places; all other words are blank. */
export interface LanguagePart {
  readonly language: string;
  /** Share of the telling words of the paper. */
  readonly share: number;
  readonly text: LegalText;
}

/**
 * The parts of a paper in more than one language that the rules read, the largest first; one or none where a paper is in one. A
 * stretch too short to tell belongs to the language of its column or of the one before it. Linear in the length of the text.
 */
export function partsOf(text: LegalText): LanguagePart[] {
  const readable = new Set(['en', ...PACKS.map(({ code }) => code as string)]);
  const stretches = text.paragraphs.flatMap(stretchesOf);
  const letters = new Map<string, number>();
  const counts = new Map<string, number>();
  const sure = new Map<string, number>();
  for (const { language, start, end, column } of stretches) {
    if (language === null) continue;
    letters.set(language, (letters.get(language) ?? 0) + end - start);
    counts.set(language, (counts.get(language) ?? 0) + 1);
    if (column !== null || end - start >= SURE) sure.set(language, (sure.get(language) ?? 0) + 1);
  }
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const languages = [...letters]
    .map(([language, count]) => ({ language, share: count / Math.max(1, all) }))
    .filter(
      ({ language, share }) =>
        readable.has(language) && share >= SHARE && (counts.get(language) ?? 0) >= LEAST,
    )
    .toSorted((a, b) => b.share - a.share);
  const [main] = languages;
  const apart = languages.filter(
    (one) =>
      one === main ||
      !ALIKE.has(main!.language) ||
      !ALIKE.has(one.language) ||
      (sure.get(one.language) ?? 0) >= LEAST,
  );
  if (apart.length < 2) return [];
  const known = new Set(apart.map(({ language }) => language));
  const settled = settle(stretches, known);
  return apart.map(({ language, share }) => ({
    language,
    share,
    text: onlyIn(text, language, settled),
  }));
}

function stretchesOf(paragraph: Paragraph): Stretch[] {
  const cuts = [0, ...Array.from(paragraph.text.matchAll(CELL), (cell) => cell.index + cell[0].length)];
  return cuts.map((from, index) => {
    const to = cuts[index + 1] ?? paragraph.text.length;
    const words = paragraph.text.slice(from, to);
    return {
      start: paragraph.start + from,
      end: paragraph.start + to,
      language: words.length < TELLING ? null : detectLanguage(words.slice(0, LOOKED_AT)),
      column: cuts.length === 1 ? null : `${index + 1}/${cuts.length}`,
    };
  });
}

/** Gives every stretch one of the languages of the paper: its own, else that of its column, else that before it, else the first. */
function settle(
  stretches: readonly Stretch[],
  known: ReadonlySet<string>,
): (Stretch & { language: string })[] {
  const isKnown = (language: string | null): language is string => language !== null && known.has(language);
  const columns = new Map<string, string>();
  for (const { column, language } of stretches)
    if (column !== null && isKnown(language) && !columns.has(column)) columns.set(column, language);
  let last = stretches.map(({ language }) => language).find(isKnown) ?? 'en';
  return stretches.map((stretch) => {
    const ofColumn = stretch.column === null ? undefined : columns.get(stretch.column);
    if (isKnown(stretch.language)) last = stretch.language;
    else if (ofColumn !== undefined) last = ofColumn;
    return { ...stretch, language: last };
  });
}

/** A paper in two: what stands in front of a place and what stands from there on, each at its place with all other words blank. */
export function cutAt(text: LegalText, place: number): [LegalText, LegalText] {
  const stretch = (start: number, end: number, language: string) => ({ start, end, language, column: null });
  const stretches = [stretch(0, place, 'before'), stretch(place, text.text.length, 'behind')];
  const part = (name: string) => ({ ...onlyIn(text, name, stretches), language: text.language });
  return [part('before'), part('behind')];
}

/** The same paragraphs at the same places, with the words of one language only. */
function onlyIn(text: LegalText, language: string, stretches: readonly Stretch[]): LegalText {
  const characters = text.text.split('');
  const own: Stretch[] = [];
  for (const stretch of stretches)
    if (stretch.language === language) own.push(stretch);
    else characters.fill(' ', stretch.start, stretch.end);
  const words = characters.join('');
  const stays = ({ start }: { readonly start: number }) => words[start] !== ' ';
  return {
    text: words,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      text: words.slice(paragraph.start, paragraph.end),
    })),
    sentences: sentencesIn(text, own),
    definitions: text.definitions.filter(stays),
    references: text.references.filter(stays),
    parties: text.parties.filter(stays),
    language,
  };
}

/** The sentences of some stretches; one that runs over the border of a cell is cut there. Both lists are in order of place. */
function sentencesIn(text: LegalText, own: readonly Stretch[]): Sentence[] {
  const out: Sentence[] = [];
  let at = 0;
  for (const sentence of text.sentences) {
    while (at < own.length && own[at]!.end <= sentence.start) at++;
    for (let next = at; next < own.length && own[next]!.start < sentence.end; next++) {
      const cut = text.text.slice(
        Math.max(sentence.start, own[next]!.start),
        Math.min(sentence.end, own[next]!.end),
      );
      const words = cut.replace(/[\s|]+$/u, '');
      if (words.trim() === '') continue;
      const start = Math.max(sentence.start, own[next]!.start);
      out.push({
        index: out.length,
        paragraph: sentence.paragraph,
        start,
        end: start + words.length,
        text: words,
      });
    }
  }
  return out;
}
