import { remembered } from '../../remembered/remembered.ts';

/** One word or mark of a sentence. */
export interface Token {
  /** As it stands. */
  readonly text: string;
  /** Lower case, apostrophes straight. */
  readonly low: string;
  /** Offsets in the sentence. */
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\d€$£₹%&/§]+(?:[-'’.][\p{L}\d]+|(?<=\d),\d{2,3}(?!\d))*['’]?|[,;:()|–—"“”.!?]/gu;

/** Negations as people type them in a chat. */
const BARE_NEGATIONS: ReadonlyMap<string, string> = new Map([
  ['wont', "won't"],
  ['cant', "can't"],
  ['dont', "don't"],
  ['doesnt', "doesn't"],
  ['mustnt', "mustn't"],
]);

/** The words and marks of one sentence. `we'll` is two tokens, so that a subject and its verb can be told apart. */
export const tokensOf = remembered((sentence): readonly Token[] => {
  const out: Token[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const text = match[0];
    const plain = text.toLowerCase().replaceAll('’', "'");
    const low = BARE_NEGATIONS.get(plain) ?? plain;
    const cut = low.includes("'") ? SHORTENED.exec(low)?.[0].length : undefined;
    const start = match.index;
    const end = start + text.length;
    if (cut === undefined) out.push({ text, low: low.slice(0, text.length), start, end });
    else {
      out.push({ text: text.slice(0, cut), low: low.slice(0, cut), start, end: start + cut });
      out.push({ text: text.slice(cut), low: low.slice(cut, text.length), start: start + cut, end });
    }
  }
  return out;
});
const SHORTENED = /^[a-z]+(?='(?:ll|re|d|ve|m)$)/;

/** `by 1 May`, `the 3rd of May`: whether the word at a place is the month. */
export const isDayOfMay = (tokens: readonly Token[], at: number): boolean =>
  DAY.test((tokens[at - 1]?.low === 'of' ? tokens[at - 2] : tokens[at - 1])?.low ?? '');
const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/;
