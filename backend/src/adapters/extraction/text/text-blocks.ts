import type { Block } from '../../../domain/analysis/document/extracted-document.ts';
import { depthOf, splitNumber } from './numbering.ts';

/** A line of text without geometry. An empty `text` is a blank line. */
export interface PlainLine {
  readonly text: string;
  /** Leading columns. */
  readonly indent: number;
  /** One of several who sign on a line: the initial of a name numbers nothing. */
  readonly isSigned?: boolean;
}

/** Longest text that counts as a heading by its look alone. */
const HEADING_CHARACTERS = 90;
/** Lines shorter than this share of the longest usual line end their paragraph. */
const FULL_LINE_SHARE = 0.75;

/** Joins wrapped lines into paragraphs and tells headings, list items and clause numbers. */
export function blocksFromLines(lines: readonly PlainLine[]): Block[] {
  const lengths = lines.filter(({ text }) => text !== '').map(({ text }) => text.length);
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;
  // Where lines are very long, the editor wrapped them on the screen and every line is a paragraph.
  const isWrapped = isWrappedAt(usual) && !isWrittenByLine(lines, usual);
  const isFull = ({ text }: PlainLine) => text.length >= usual * FULL_LINE_SHARE;
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(blockFromText(open.reduce(joinLines)));
    open = [];
  };

  for (const [index, line] of lines.entries()) {
    if (line.text === '') {
      close();
      continue;
    }
    if (line.isSigned === true) {
      close();
      blocks.push({ kind: 'paragraph', text: line.text });
      continue;
    }
    const previous = lines[index - 1];
    const startsNew =
      !isWrapped ||
      previous === undefined ||
      (beginsItem(line.text) && !(isFull(previous) && pointsOn(previous.text, line.text))) ||
      beginsRow(line.text, previous.text) ||
      (!isFull(previous) && !endsOpen(previous.text, line.text)) ||
      (looksLikeHeading(open.join(' ')) && /^\p{Lu}/u.test(line.text));
    if (startsNew) close();
    open.push(line.text);
  }
  close();
  return blocks;
}

/** Whether the lines of a text are as long as those of a wrapped one. */
export const isWrappedAt = (usual: number): boolean => usual > 30 && usual <= 140;

/** Letters that a line of a wrapped text may be shorter than the usual one, though the next word would have had room. */
const UNEVEN = 10;
/** Lines of a wrapped text that may end early, as in a list without signs. */
const ENDED_EARLY = 0.3;

/** Whether lines end where their writer ended them, as in a message: the next word would have had room on many that seem to go on. */
function isWrittenByLine(lines: readonly PlainLine[], usual: number): boolean {
  const open = lines.flatMap(({ text }, index) => {
    const before = lines[index - 1]?.text ?? '';
    return before !== '' && endsOpen(before, text) && !beginsItem(text) ? [{ before, text }] : [];
  });
  const own = open.filter(
    ({ before, text }) => before.length + 1 + text.split(' ', 1)[0]!.length < usual - UNEVEN,
  );
  return own.length > open.length * ENDED_EARLY;
}

/** One paragraph as a block: its printed number taken off, its kind told from its look. */
export function blockFromText(text: string): Block {
  const { number, text: words, isBullet } = splitNumber(text);
  if (number === undefined) {
    if (isBullet) return { kind: 'list-item', text: words };
    return { kind: looksLikeHeading(text) ? 'heading' : 'paragraph', text };
  }
  if (looksLikeHeading(words, true)) return { kind: 'heading', text: words, number, level: depthOf(number) };
  const isItem = /^\(?[a-z]{1,4}[.)]/u.test(number);
  return { kind: isItem ? 'list-item' : 'paragraph', text: words, number };
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uff01-\uff60]/u;

/** Joins two lines of one paragraph; a word cut by a hyphen at the end of the line is put together. */
export function joinLines(before: string, after: string): string {
  // Only the end is looked at: paragraphs grow line by line, and a search from their beginning would cost more each time.
  const end = before.slice(-3);
  if (/\p{L}{2}-$/u.test(end) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  if (CJK.test(end.slice(-1)) && CJK.test(after.charAt(0))) return before + after;
  return `${before} ${after}`;
}

/** Whether a text is a title: short, no sentence, in capitals or, where `inTitleCase`, in title case. */
export function looksLikeHeading(text: string, inTitleCase = false): boolean {
  if (text.length === 0 || text.length > HEADING_CHARACTERS || /[.;,]$/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 3) return false;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals === letters.length) return letters.length > 3;
  if (!inTitleCase) return false;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const titled = words.filter((word) => /^\p{Lu}/u.test(word) || word.length <= 3).length;
  return (
    words.length <= 8 && titled === words.length && /^\p{Lu}/u.test(words[0] ?? '') && !/[:_]/u.test(text)
  );
}

/** Whether a line begins with a number or a bullet of its own. */
export function beginsItem(text: string): boolean {
  const { number, isBullet } = splitNumber(text);
  return number !== undefined || isBullet;
}

const LABELLED =
  /^(?:\[[^\]]{2,30}\] ?|(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?(?: [-–])? )?\p{Lu}[\p{L}'’]{0,20}(?: [\p{L}'’&/-]{1,20}){0,3}: ?\S/u;

/** Whether a line is a row of a table, or a labelled line or turn of a chat below another such line. */
export function beginsRow(text: string, previous: string): boolean {
  if (/\S ?\| ?\S/.test(text)) return true;
  if (/\S ?\| ?\S/.test(previous)) return !/^\p{Ll}/u.test(text);
  return LABELLED.test(text) && (LABELLED.test(previous) || /[.!?;)]$/.test(previous));
}

/** `… as set out in | § 14 applies`: a clause that the sentence points at, and no new one. */
const pointsOn = (before: string, after: string): boolean =>
  /(?:^|\s)\p{Ll}+$/u.test(before) && /^(?:§§?|\p{Lu}\p{L}+)\s*\d[\d.]*\s+\p{Ll}/u.test(after);

/** Whether a sentence goes on in the next line. */
export function endsOpen(before: string, after: string): boolean {
  return !/[.;:!?]["”’)]?$/u.test(before) && /^\p{Ll}/u.test(after);
}
