import type { LegalText, Paragraph } from '../../../document/legal-text.ts';

/** Behind the words that a model copied: what takes something of them back, or says when they hold. */
const TAKES_BACK =
  /^(?:[,;:–—]|\s|\()*(?:unless|except|save (?:that|where|for|if)|but|provided|(?:as|so) long as|only|if|where|when|until|other than|after|before|without)\b/i;
/** In front of them: the case in which they hold. */
const ONLY_IN_CASE =
  /^(?:if|unless|where|when|should|in case|until|after|before|provided|except|only|as long as|so long as|during|from|once)\b[^.;:]*,?\s*$/i;
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]? |\([a-z]\) |[•*–-] ){0,2}/;
/** A longer sentence is quoted as the model did: nobody reads an exception in it. */
const LONGEST = 420;
/** Fewer words out of the middle of a sentence, "no more than £50 before", tell nothing without it, unless it is long. */
const FEW = 8;
const MOST = 45;
const lengthOf = (words: string) => words.trim().split(' ').length;

/**
 * A quote with the exception or the condition that its own sentence ties to it, as "we keep half" says something else than "we
 * keep half, unless somebody else comes": the words up to the end of the sentence, or from its beginning; a few words out of its
 * middle with all of it. Otherwise the quote.
 */
export function withException({ sentences }: LegalText, quote: string, paragraph: Paragraph): string {
  if (isLabelOfRow(quote, paragraph)) return paragraph.text;
  for (const sentence of sentences) {
    if (sentence.paragraph !== paragraph.id || sentence.text.length > LONGEST) continue;
    const words = sentence.text.replace(/\s+/g, ' ').trim();
    const at = words.indexOf(quote);
    if (at < 0) continue;
    const end = at + quote.length;
    const begin = NUMBER.exec(words)![0].length; // it matches the empty string too
    const from = begin < at && ONLY_IN_CASE.test(words.slice(begin, at)) ? begin : at;
    if (from > begin && lengthOf(quote) < FEW && lengthOf(words) <= MOST) return words.slice(begin);
    const to = TAKES_BACK.test(words.slice(end)) ? words.length : end;
    return words.slice(from, to);
  }
  return quote;
}

/** `Yearly increase`, of the row `Yearly increase | 2.9% each anniversary`: a label alone says nothing. */
const isLabelOfRow = (quote: string, { text }: Paragraph): boolean =>
  text.length <= LONGEST && text.includes('|') && text.slice(0, text.indexOf('|')).trim() === quote.trim();
