import { monthOf } from './infer-year.ts';

/** `14, 21 and 28 March`: the days in front of the last two. */
const LISTED =
  /(?<![\p{L}\d.,/:-])((?:\d{1,2}(?:st|nd|rd|th)?, ){1,6})(?=\d{1,2}(?:st|nd|rd|th)?,? (?:and|or|&) \d{1,2}(?:st|nd|rd|th)? (?:of )?([A-Z][a-z]{2,8}))/gu;

interface ListedDay {
  /** As printed: `14`, `21st`. */
  readonly day: string;
  readonly month: number;
  readonly index: number;
}

/** The first days of lists that name their month once, at the end; the last two are read where pairs of days are. */
export function listedDays(text: string): ListedDay[] {
  const out: ListedDay[] = [];
  for (const match of text.matchAll(LISTED)) {
    const month = monthOf(match[2]!);
    let { index } = match;
    for (const day of match[1]!.split(', ')) {
      if (month > 0 && day !== '') out.push({ day, month, index });
      index += day.length + 2;
    }
  }
  return out;
}
