import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import type { QuotedPlace } from './beyond-quote.ts';

/** Where a quote stands: the sentences it is taken from, their paragraph, and the paper. */
export function placeOf(text: LegalText, quote: string, paragraph: Paragraph): QuotedPlace {
  const [head, tail] = [quote.slice(0, ENOUGH), quote.slice(-ENOUGH)];
  const around = text.sentences
    .filter((sentence) => sentence.paragraph === paragraph.id)
    .filter(({ text: words }) => words.includes(head) || words.includes(tail) || quote.includes(words))
    .map(({ text: words }) => words)
    .join(' ');
  const at = text.paragraphs.findIndex(({ id }) => id === paragraph.id);
  // items of a list belong together; sections of a paper do not
  const near = text.paragraphs
    .slice(Math.max(0, at - 1), at + 2)
    .filter((other) => other.text.length <= LONGEST_ITEM)
    .map(({ text: words }) => words);
  return {
    // a quote over the border of two sentences stands in neither
    around: around.includes(tail) ? around : `${around} ${quote}`.trim(),
    paragraph: paragraph.text,
    near: [paragraph.text, ...near].join('\n'),
    paper: text.text,
  };
}

const LONGEST_ITEM = 160;
/** Letters by which a sentence is found again. */
const ENOUGH = 24;

/** A place for words that rest on many, or on none. */
export const placeOfWords = (words: string, { text: paper }: LegalText): QuotedPlace => ({
  around: words,
  paragraph: words,
  // a length of time has to stand with what the sentence speaks of, in one line of the paper or of the notes
  near: '',
  paper: `${paper}\n${words}`,
});
