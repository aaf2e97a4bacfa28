/** A run of words in one style. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** A paragraph, heading or list item of a report. */
export interface MarkdownBlock {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote';
  /** Depth of a list, from 0; number of hash marks of a heading. */
  readonly level: number;
  /** The number of a numbered item as written. */
  readonly number: number | null;
  readonly runs: readonly Run[];
}

const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

type Draft = Omit<MarkdownBlock, 'runs'> & { text: string };

/**
 * Reads the part of markdown that reports are written in: headings, lists, quotes, bold and italic. Everything else
 * stays the words it is. For documents that are written to a file; the screen uses a full parser.
 */
export function markdownBlocks(markdown: string): readonly MarkdownBlock[] {
  const blocks: Draft[] = [];
  /** Indents of the lists that are open, outermost first. */
  const lists: number[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r?\n/)) {
    const text = line.trim();
    const last = blocks.at(-1);
    const item = ITEM.exec(line);
    const block = item === null ? startOf(text) : itemOf(item, lists);
    if (text === '') isOpen = false;
    else if (block !== null) blocks.push(block);
    // A line without a sign of its own goes on with the block before it.
    else if (isOpen && last !== undefined && last.kind !== 'heading') last.text += ` ${text}`;
    else {
      // A paragraph that is indented belongs to the list item before it.
      if (!/^\s/.test(line)) lists.length = 0;
      blocks.push({ kind: 'paragraph', level: lists.length, number: null, text });
    }
    isOpen = text !== '';
  }
  return blocks.map(({ text, ...block }) => ({ ...block, runs: inlineRuns(text) }));
}

function itemOf([, indent = '', number, text = '']: RegExpExecArray, lists: number[]): Draft {
  while (lists.length > 0 && (lists.at(-1) ?? 0) >= indent.length) lists.pop();
  const level = lists.push(indent.length) - 1;
  return number === undefined
    ? { kind: 'bullet', level, number: null, text }
    : { kind: 'number', level, number: Number(number), text };
}

function startOf(line: string): Draft | null {
  const [, marks, title = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
  if (marks !== undefined) return { kind: 'heading', level: marks.length, number: null, text: title };
  const [, quoted] = /^>\s?(.*)$/.exec(line) ?? [];
  return quoted === undefined ? null : { kind: 'quote', level: 0, number: null, text: quoted };
}

/** Bold, italic, code and links of one block; a backslash makes the next sign plain. */
export function inlineRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  const pattern =
    /\\([!-/:-@[-`{-~])|(\*\*|__)|(?<![\p{L}\p{N}])([*_])|([*_])(?![\p{L}\p{N}])|`([^`]+)`|\[([^\]]*)\]\([^)]*\)/gu;
  let isBold = false;
  let isItalic = false;
  let from = 0;
  const push = (words: string | undefined) => {
    if (words !== undefined && words !== '') runs.push({ text: words, isBold, isItalic });
  };
  for (const match of text.matchAll(pattern)) {
    const [whole, escaped, strong, opening, closing, code, link] = match;
    push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (strong !== undefined) isBold = !isBold;
    else if (opening !== undefined || closing !== undefined) isItalic = !isItalic;
    else push(escaped ?? code ?? link);
  }
  push(text.slice(from));
  return runs;
}
