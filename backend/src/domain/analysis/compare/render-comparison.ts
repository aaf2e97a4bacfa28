import { PRINTED_MARKS, type DocumentMarks } from '../report/document-marks.ts';
import type {
  ClauseChange,
  ClausePlace,
  Effect,
  PaperComparison,
  VersionQuote,
  WordPiece,
} from './comparison.ts';

/** What an effect on the reader is called. */
export const EFFECT_KINDS: Readonly<Record<Effect['kind'], string>> = {
  came: 'New',
  worse: 'Worse',
  changed: 'Changed',
  better: 'Better',
  went: 'Gone',
};

/** What a change of a clause is called. */
export const CHANGE_KINDS: Readonly<Record<ClauseChange['kind'], string>> = {
  edited: 'Changed',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  split: 'Divided',
  merged: 'Joined',
};

/** A part of the comparison under a heading of its own. */
export interface ComparisonPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The comparison as Markdown: no HTML, no images, no links; words of the papers cannot open a heading or a mark. */
export function renderComparison(comparison: PaperComparison): string {
  const [head, ...parts] = comparisonParts(comparison);
  const lines = [
    `# ${head.title}`,
    '',
    ...head.lines,
    ...parts.flatMap((part) => ['', `## ${part.title}`, '', ...part.lines]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The parts that the comparison is written in, each under its heading; the first says what was found. */
export function comparisonParts(
  { status, summary, effects, changes, unchanged, notCompared }: PaperComparison,
  marks: DocumentMarks = PRINTED_MARKS,
): readonly [ComparisonPart, ...ComparisonPart[]] {
  const head = { title: 'Two versions compared', lines: [summary] };
  if (status === 'unrelated') return [head];
  const parts: ComparisonPart[] = [
    { title: 'What it means for you', lines: effects.flatMap((effect) => effectLines(effect, marks)) },
    { title: 'Every changed clause', lines: changes.flatMap((change) => changeLines(change, marks)) },
    { title: 'Unchanged', lines: [unchanged.sentence] },
    { title: 'What could not be compared', lines: notCompared.map((line) => `- ${plain(line)}`) },
  ].filter(({ lines }) => lines.length > 0);
  const last = parts.pop()!; // what is unchanged is always said
  const lines = [
    ...last.lines,
    '',
    'Made by fixed rules, without an AI language model. This is not legal advice.',
  ];
  return [head, ...parts, { ...last, lines }];
}

function effectLines(
  { kind, about, title, text, severity, before, after }: Effect,
  marks: DocumentMarks,
): string[] {
  const weight = severity === null ? '' : ` (${severity})`;
  // a duty is told in the words of the paper
  const name = about === 'duty' ? marks.words(plain(title)) : plain(title);
  return [
    `- **${EFFECT_KINDS[kind]}${weight}: ${name}**${text === '' ? '' : ` ${plain(text)}`}`,
    ...(before === null ? [] : [`  - Before: ${quoted(before, marks)}`]),
    ...(after === null ? [] : [`  - Now: ${quoted(after, marks)}`]),
  ];
}

function changeLines(
  { kind, heading, before, after, words, hasNewWords }: ClauseChange,
  marks: DocumentMarks,
): string[] {
  const name = heading === null ? '' : `: ${marks.words(plain(heading))}`;
  const places = [placeOf('before', before), placeOf('now', after)];
  const isSamePlace = places[0]?.replace('before', 'now') === places[1];
  const place = (
    kind === 'moved' && isSamePlace
      ? [`${places[1]!.replace('now ', 'still in ')}, at another place in it`]
      : places
  )
    .filter((one) => one !== '')
    .join(', ');
  const body = hasNewWords
    ? marks.words(markedText(words))
    : `Same words: ${marks.words(plain(clip(textOf(words))))}`;
  return [`### ${CHANGE_KINDS[kind]}${name}${place === '' ? '' : ` (${place})`}`, '', body, ''];
}

function placeOf(name: string, place: ClausePlace | null): string {
  if (place === null) return '';
  const clause = place.clause === null ? `§${place.paragraphs[0] ?? 1}` : `clause ${numberOf(place.clause)}`;
  return `${name} ${clause}${place.page === null ? '' : `, p. ${place.page}`}`;
}

const quoted = ({ text, clause, page, paragraph }: VersionQuote, marks: DocumentMarks) =>
  `${marks.quote(plain(clip(text)))} (${clause === null ? `§${paragraph}` : `clause ${numberOf(clause)}`}${page === null ? '' : `, p. ${page}`})`;

/** A clause number as it is spoken of: `2.` is clause 2. */
const numberOf = (clause: string) => plain(clause.replace(/^(?:clause|section)\s+/i, '').replace(/\.$/, ''));

/** Longest stretch that is printed whole; of longer unchanged ones the ends are enough. */
const LONGEST = 400;

const clip = (text: string) =>
  text.length <= LONGEST ? text.trim() : `${text.slice(0, LONGEST).trimEnd()} …`;

const textOf = (words: readonly WordPiece[]) => words.map(({ text }) => text).join('');

function markedText(words: readonly WordPiece[]): string {
  return words
    .map(({ op, text }, index) => {
      const body = plain(text.trim());
      if (body === '') return ' ';
      if (op === 'removed') return `~~${body}~~ `;
      if (op === 'added') return `**${body}** `;
      const long = text.length > LONGEST;
      const shown = !long
        ? body
        : index === 0
          ? `… ${plain(text.slice(-150).trim())}`
          : index === words.length - 1
            ? `${plain(text.slice(0, 150).trim())} …`
            : `${plain(text.slice(0, 150).trim())} … ${plain(text.slice(-150).trim())}`;
      return `${shown} `;
    })
    .join('')
    .trim();
}

/** Words of a paper as plain Markdown text: its marks lose their meaning. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_~[\]<>|#])/g, '\\$1')
    .trim();
