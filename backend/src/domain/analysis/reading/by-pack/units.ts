import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { MarkSides } from '../packs/mark-sides.ts';

/** A clause: what stands between full stops and semicolons, with the sides marked. */
export interface ClauseUnit {
  readonly start: number;
  readonly end: number;
  readonly sentence: Sentence;
  /** As printed. */
  readonly printed: string;
  /** Folded, with the sides as signs. */
  readonly marked: string;
  /** It speaks of somebody who is neither side: a guarantor in a lease. */
  readonly isOfOther: boolean;
}

/** A clause longer than this is read in parts. */
const LONG = 700;
const SHORTEST = 8;

/** The clauses of some sentences, in order. Linear in the length of the text. */
export function clausesOf(
  text: LegalText,
  mark: MarkSides,
  isOfOther: (marked: string) => boolean,
): ClauseUnit[] {
  const out: ClauseUnit[] = [];
  for (const sentence of text.sentences) {
    for (const { start, end } of cut(sentence.text)) {
      const printed = sentence.text.slice(start, end);
      const marked = mark(printed);
      out.push({
        start: sentence.start + start,
        end: sentence.start + end,
        sentence,
        printed,
        marked,
        isOfOther: isOfOther(marked),
      });
    }
  }
  return out;
}

function cut(text: string): { readonly start: number; readonly end: number }[] {
  const ends: number[] = [];
  let last = 0;
  for (const match of text.matchAll(/;\s|,\s(?=\S)/g)) {
    const isSemicolon = match[0].startsWith(';');
    if ((isSemicolon && match.index - last > SHORTEST) || match.index - last > LONG) {
      ends.push(match.index + 1);
      last = match.index + 1;
    }
  }
  ends.push(text.length);
  let start = 0;
  return ends.flatMap((end) => {
    while (text[start] === ' ') start++;
    const part = { start, end };
    start = end;
    return part.end - part.start < SHORTEST ? [] : [part];
  });
}
