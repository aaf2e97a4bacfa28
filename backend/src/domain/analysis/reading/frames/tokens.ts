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

const TOKEN = /[\p{L}\d€$£₹%&/§]+(?:[-'’.][\p{L}\d]+)*['’]?|[,;:()|–—"“”.!?]/gu;

/** Negations as people type them in a chat. */
const BARE_NEGATIONS: Readonly<Record<string, string>> = {
  wont: "won't",
  cant: "can't",
  dont: "don't",
  doesnt: "doesn't",
  mustnt: "mustn't",
};

/** The words and marks of one sentence. `we'll` is two tokens, so that a subject and its verb can be told apart. */
export function tokensOf(sentence: string): Token[] {
  const out: Token[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const plain = match[0].toLowerCase().replaceAll('’', "'");
    const low = BARE_NEGATIONS[plain] ?? plain;
    const cut = /^[a-z]+(?='(?:ll|re|d|ve|m)$)/.exec(low)?.[0].length;
    const push = (from: number, to: number) =>
      out.push({
        text: match[0].slice(from, to),
        low: low.slice(from, to),
        start: match.index + from,
        end: match.index + to,
      });
    if (cut === undefined) push(0, match[0].length);
    else {
      push(0, cut);
      push(cut, match[0].length);
    }
  }
  return out;
}

/** `by 1 May`, `the 3rd of May`: whether the word at a place is the month. */
export const isDayOfMay = (tokens: readonly Token[], at: number): boolean =>
  DAY.test((tokens[at - 1]?.low === 'of' ? tokens[at - 2] : tokens[at - 1])?.low ?? '');
const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/;
