/**
 * The title of a paper as others would call it, or null where the line is none: the head of a mail, a greeting, a place with a day. Of
 * several lines the one that names a paper counts. A file is called by its name then, which nobody takes for a title.
 */
export function plainTitle(words: string): string | null {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.find((one) => PAPER.test(one)) ?? lines[0] ?? '';
  const subject = SUBJECT.exec(line)?.[1]?.trim() ?? line;
  return subject === '' || NO_TITLE.test(subject) ? null : subject;
}

const SUBJECT = /^(?:subject|re|betreff|topic) ?: ?(.+)$/iu;
const PAPER =
  /\b(?:agreement|contract|lease|licen[cs]e|deed|terms|rules|policy|notice|letter|offer|permit|order|receipt|form|bond|note|plan|membership|conditions)\b/iu;
/** `From: Con Vasilis`, `Hi Sanne,`, `Lyon, the 4th of December 2026`, `12 Ballyhooly Terrace`. */
const NO_TITLE =
  /^\[|^(?:from|to|von|an|de|sent|date|cc|group|page)\s?:|^(?:hi|hello|hey|dear|good (?:morning|evening|day))\b|,$|^(?:\p{Lu}\p{Ll}+,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?[./ ](?:of )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^\d{1,4}[a-z]? (?:\p{Lu}[\p{L}’'-]+ ?){1,3}(?:street|road|lane|terrace|avenue|close|drive|court|place|way|row|crescent|st|rd|ave)\b/iu;
