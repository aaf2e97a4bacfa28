import { TRANSITIONAL, STRICT } from './namespaces.ts';
import { withLast } from './word-package.ts';
import { escaped } from './xml.ts';

export interface NewComment {
  readonly id: number;
  readonly lines: readonly string[];
}

/** The comments part with more comments at its end; a new one where there was none. Throws `MarkingError` when it is damaged. */
export function withComments(
  before: string | null,
  comments: readonly NewComment[],
  by: { readonly author: string; readonly date: string; readonly isStrict: boolean },
): string {
  const part =
    before ??
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${by.isStrict ? STRICT : TRANSITIONAL}"></w:comments>`;
  const written = (w: string): string => comments.map((comment) => writtenComment(comment, w, by)).join('');
  return withLast(part, written, TRANSITIONAL, STRICT);
}

function writtenComment(
  { id, lines }: NewComment,
  w: string,
  { author, date }: { readonly author: string; readonly date: string },
): string {
  const paragraphs = lines.map(
    (line) => `<${w}p><${w}r><${w}t xml:space="preserve">${escaped(line)}</${w}t></${w}r></${w}p>`,
  );
  const initials = escaped(author.slice(0, 1).toUpperCase());
  return `<${w}comment ${w}id="${id}" ${w}author="${escaped(author)}" ${w}date="${date}" ${w}initials="${initials}">${paragraphs.join('')}</${w}comment>`;
}

/** The highest id of a comment, 0 where there is none. */
export function highestCommentId(comments: string | null): number {
  let highest = 0;
  for (const [, id] of (comments ?? '').matchAll(
    /<[\w.-]{0,99}:?comment\s[^>]{0,2000}?\bid\s{0,9}=\s{0,9}["'](\d{1,9})["']/gu,
  )) {
    highest = Math.max(highest, Number(id));
  }
  return highest;
}
