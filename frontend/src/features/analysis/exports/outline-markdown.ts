import type { MarkdownBlock, Run } from '../markdown/markdown-blocks.ts';
import type { OutlineSection } from './outline.ts';

/** A value on one line, with the signs that mean something in Markdown made plain. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);

/** The sections of a report as Markdown. */
export function outlineMarkdown(sections: readonly OutlineSection[]): string {
  return sections
    .map(
      ({ title, groups }) =>
        `### ${title}\n\n${groups.map((group) => group.map(write).join('\n')).join('\n')}`,
    )
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function write({ kind, level, number, runs }: MarkdownBlock): string {
  const text = runs.map(styled).join('');
  switch (kind) {
    case 'heading':
      return `#### ${text}\n`;
    case 'quote':
      return `> ${text}\n`;
    case 'paragraph':
      return `\n${text}\n`;
    case 'number':
      return `${number}. ${text}`;
    default:
      return `${'   '.repeat(level)}- ${text}`;
  }
}

function styled({ text, isBold, isItalic }: Run): string {
  const marks = isBold ? '**' : isItalic ? '*' : '';
  // Markdown takes no space between the marks and their words.
  const words = escapeMarkdown(text);
  const inner = words.trim();
  if (marks === '' || inner === '') return words;
  const [before = '', after = ''] = words.split(inner, 2);
  return `${before}${marks}${inner}${marks}${after}`;
}
