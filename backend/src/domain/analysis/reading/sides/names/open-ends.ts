import type { LegalText, Paragraph } from '../../../document/legal-text.ts';

/** Letters of the shortest line that goes on below. */
const LEAST = 60;

/**
 * The paragraphs of a paper in which a sentence that a page or a narrow column broke, `having its office at 88` and `Hill Road, Leeds
 * (“the Lender”)`, stands together: a bracket is of the party in front of it, not of the street where its line begins.
 */
export function unbroken({ text, paragraphs }: LegalText): Paragraph[] {
  const out: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = out.at(-1);
    if (last === undefined || !goesOn(last, paragraph)) out.push(paragraph);
    else
      out[out.length - 1] = {
        ...last,
        text: text.slice(last.start, paragraph.end).replaceAll('\n', ' '),
        end: paragraph.end,
      };
  }
  return out;
}

const goesOn = (before: Paragraph, after: Paragraph): boolean =>
  before.kind === 'paragraph' &&
  after.kind === 'paragraph' &&
  after.clause === null &&
  before.text.length >= LEAST &&
  !before.text.includes('|') &&
  !after.text.includes('|') &&
  /(?:[ ,](?:at|of|in|the|and|by|to|for|with|at \d{1,5}|no\. ?\d{1,5})|,)$/iu.test(before.text);
