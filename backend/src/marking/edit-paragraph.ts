import type { Child, FreeRun, Paragraph, WordText } from './word-text.ts';
import { sourceOffset } from './xml.ts';

/** A stretch of the source that is put in another's place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is done to one paragraph; offsets are those of its text, already where they may stand. */
export interface ParagraphEdit {
  /** Source to put in front of the character at an offset. */
  readonly before: { readonly at: number; readonly text: string }[];
  /** Source to put behind the character that ends at an offset. */
  readonly after: { readonly at: number; readonly text: string }[];
  /** Stretches that are marked as deleted. */
  readonly deleted: { readonly from: number; readonly to: number; readonly tag: () => string }[];
}

export const emptyEdit = (): ParagraphEdit => ({ before: [], after: [], deleted: [] });

/** Moves an offset that a mark cannot stand at to the nearest border outside: words of a link or field stay together. */
export function snapped({ children }: Paragraph, at: number, side: 'start' | 'end'): number {
  const around = children.find(({ from, to }) => from < at && at < to);
  if (around === undefined || around.run !== null) return at;
  return side === 'start' ? around.from : around.to;
}

/** Whether the words between two offsets may be replaced: only plain runs, and nothing else but bookmarks, in between. */
export function isReplaceable({ children, isLocked }: Paragraph, from: number, to: number): boolean {
  if (isLocked) return false;
  const inside = children.filter((child) =>
    child.from === child.to ? from < child.from && child.from < to : child.from < to && child.to > from,
  );
  return inside.length > 0 && inside.every(({ run, isNeutral }) => run !== null || isNeutral);
}

/** The splices that carry out an edit. Children without a part in it stay as they are, byte for byte. */
export function splicesOf(document: WordText, paragraph: Paragraph, edit: ParagraphEdit): Splice[] {
  const splices: Splice[] = [];
  for (const child of paragraph.children) {
    const { from, to, run, start, end } = child;
    if (from === to) continue;
    const front = textAt(edit.before, from);
    const back = textAt(edit.after, to);
    if (front !== '') splices.push({ start, end: start, text: front });
    if (run !== null && isTouched(child, edit))
      splices.push({ start, end, text: rewritten(document, child, run, edit) });
    if (back !== '') splices.push({ start: end, end, text: back });
  }
  return splices;
}

const textAt = (marks: readonly { readonly at: number; readonly text: string }[], at: number): string =>
  marks
    .filter((mark) => mark.at === at)
    .map(({ text }) => text)
    .join('');

const isTouched = ({ from, to }: Child, { before, after, deleted }: ParagraphEdit): boolean =>
  [...before, ...after].some(({ at }) => from < at && at < to) ||
  deleted.some((stretch) => stretch.from < to && stretch.to > from);

/** A run cut where marks stand, each part with the run's own look. */
function rewritten(document: WordText, child: Child, run: FreeRun, edit: ParagraphEdit): string {
  const { before, after, deleted } = edit;
  const cuts = new Set([child.from, child.to]);
  for (const at of [
    ...[...before, ...after].map((mark) => mark.at),
    ...deleted.flatMap(({ from, to }) => [from, to]),
  ]) {
    if (child.from < at && at < child.to) cuts.add(at);
  }
  const borders = [...cuts].sort((a, b) => a - b);
  const out: string[] = [];
  for (let index = 0; index + 1 < borders.length; index++) {
    const from = borders[index]!;
    const to = borders[index + 1]!;
    if (from > child.from) out.push(textAt(after, from), textAt(before, from));
    const gone = deleted.find((stretch) => stretch.from <= from && to <= stretch.to);
    const part = partOf(document, run, { from, to, isLast: to === child.to }, gone !== undefined);
    out.push(gone === undefined ? part : `${gone.tag()}${part}</${document.w}del>`);
  }
  return out.join('');
}

function partOf(
  { xml, w }: WordText,
  run: FreeRun,
  { from, to, isLast }: { from: number; to: number; isLast: boolean },
  isDeleted: boolean,
): string {
  const out = [run.tag, run.look];
  for (const piece of run.pieces) {
    const isInside =
      piece.from === piece.to
        ? from <= piece.from && (piece.from < to || isLast)
        : piece.from < to && piece.to > from;
    if (!isInside) continue;
    const isWhole = from <= piece.from && piece.to <= to;
    if (piece.words === null || (isWhole && !isDeleted)) {
      out.push(xml.slice(piece.start, piece.end));
      continue;
    }
    const raw = xml.slice(piece.words.start, piece.words.end);
    const start = sourceOffset(raw, Math.max(0, from - piece.from));
    const end = sourceOffset(raw, Math.min(piece.to, to) - piece.from);
    const name = isDeleted ? `${w}delText` : `${w}t`;
    out.push(`<${name} xml:space="preserve">${raw.slice(start, end)}</${name}>`);
  }
  return [...out, `</${w}r>`].join('');
}

/** The source with all splices made. */
export function spliced(xml: string, splices: readonly Splice[]): string {
  const out: string[] = [];
  let cursor = 0;
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start)) {
    out.push(xml.slice(cursor, start), text);
    cursor = end;
  }
  return [...out, xml.slice(cursor)].join('');
}
