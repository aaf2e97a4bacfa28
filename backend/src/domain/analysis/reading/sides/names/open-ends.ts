import type { LegalText, Paragraph } from '../../../document/legal-text.ts';

/** Letters of the shortest line that goes on below. */
const LEAST = 60;
/** Most lines that are put behind one. */
const MOST_JOINED = 3;
/** Letters at the end of a line by which it is told that it goes on. */
const TAIL = 24;

/**
 * The paragraphs of a paper in which a sentence that a page or a narrow column broke, `having its office at 88` and `Hill Road, Leeds
 * (“the Lender”)`, stands together: a bracket is of the party in front of it, not of the street where its line begins. Reads
 * the paragraphs that begin up to `end`.
 */
export function unbroken({ text, paragraphs }: LegalText, end: number): Paragraph[] {
  const out: Paragraph[] = [];
  let joined = 0;
  for (const paragraph of paragraphs) {
    if (paragraph.start > end) break;
    const last = out.at(-1);
    if (last === undefined || joined === MOST_JOINED || !goesOn(last, paragraph)) {
      out.push(paragraph);
      joined = 0;
    } else {
      joined++;
      out[out.length - 1] = {
        ...last,
        text: text.slice(last.start, paragraph.end).replaceAll('\n', ' '),
        end: paragraph.end,
      };
    }
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
  /(?:[ ,](?:at|of|in|the|and|by|to|for|with|at \d{1,5}|no\. ?\d{1,5})|,)$/iu.test(before.text.slice(-TAIL));
