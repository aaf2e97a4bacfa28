import type { TextChange } from '../compare-texts.ts';
import type { VersionQuote } from '../comparison.ts';

/** The words of a change on one side, without the sentences around it; the group must hold sentences on that side. */
export function quoteOf({ group, ...change }: TextChange, side: 'before' | 'after'): VersionQuote {
  const { paragraph, start } = group[side][0]!;
  const last = group[side].findLast((unit) => unit.paragraph.id === paragraph.id)!; // the first is one
  return {
    text: paragraph.text.slice(start, last.end).trim(),
    paragraph: paragraph.id,
    clause: paragraph.clause,
    page: change[side]!.page,
  };
}
