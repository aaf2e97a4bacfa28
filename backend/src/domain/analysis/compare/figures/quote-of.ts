import type { TextChange } from '../compare-texts.ts';
import type { VersionQuote } from '../comparison.ts';

/** The words of a change on one side; both hold sentences where both places are known. */
export function quoteOf({ group, ...change }: TextChange, side: 'before' | 'after'): VersionQuote {
  const { paragraph } = group[side][0]!;
  return {
    text: paragraph.text,
    paragraph: paragraph.id,
    clause: paragraph.clause,
    page: change[side]!.page,
  };
}
