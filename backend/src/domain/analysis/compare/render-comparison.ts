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

/** The comparison as Markdown: no HTML, no images, no links; words of the papers cannot open a heading or a mark. */
export function renderComparison(comparison: PaperComparison): string {
  const { status, summary, effects, changes, unchanged, notCompared } = comparison;
  const lines = ['# Two versions compared', '', summary];
  if (status === 'unrelated') return `${lines.join('\n')}\n`;
  if (effects.length > 0) lines.push('', '## What it means for you', '', ...effects.flatMap(effectLines));
  if (changes.length > 0) lines.push('', '## Every changed clause', '', ...changes.flatMap(changeLines));
  lines.push('', '## Unchanged', '', unchanged.sentence);
  if (notCompared.length > 0)
    lines.push('', '## What could not be compared', '', ...notCompared.map((line) => `- ${plain(line)}`));
  lines.push('', 'Made by fixed rules, without an AI language model. This is not legal advice.');
  return `${lines.join('\n')}\n`;
}

function effectLines({ kind, title, text, severity, before, after }: Effect): string[] {
  const weight = severity === null ? '' : ` (${severity})`;
  return [
    `- **${EFFECT_KINDS[kind]}${weight}: ${plain(title)}**${text === '' ? '' : ` ${plain(text)}`}`,
    ...(before === null ? [] : [`  - Before: ${quoted(before)}`]),
    ...(after === null ? [] : [`  - Now: ${quoted(after)}`]),
  ];
}

function changeLines({ kind, heading, before, after, words, hasNewWords }: ClauseChange): string[] {
  const name = heading === null ? '' : `: ${plain(heading)}`;
  const place = [placeOf('before', before), placeOf('now', after)].filter((one) => one !== '').join(', ');
  const body = hasNewWords ? markedText(words) : `Same words: ${plain(clip(textOf(words)))}`;
  return [`### ${CHANGE_KINDS[kind]}${name}${place === '' ? '' : ` (${place})`}`, '', body, ''];
}

function placeOf(name: string, place: ClausePlace | null): string {
  if (place === null) return '';
  const clause = place.clause === null ? `§${place.paragraphs[0] ?? 1}` : `clause ${numberOf(place.clause)}`;
  return `${name} ${clause}${place.page === null ? '' : `, p. ${place.page}`}`;
}

const quoted = ({ text, clause, page, paragraph }: VersionQuote) =>
  `“${plain(clip(text))}” (${clause === null ? `§${paragraph}` : `clause ${numberOf(clause)}`}${page === null ? '' : `, p. ${page}`})`;

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
