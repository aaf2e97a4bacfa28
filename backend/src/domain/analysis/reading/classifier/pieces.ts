import type { LegalText } from '../../document/legal-text.ts';

/** A stretch of a sentence that is judged by itself, with the words around it that help to judge it. */
export interface Piece {
  /** Index in `LegalText.sentences`. */
  readonly sentence: number;
  /** Span in `LegalText.text`; never crosses a sentence. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lead-in of the list it is an item of, or label of its table row; empty where it has none. */
  readonly lead: string;
  /** Innermost heading above it. */
  readonly heading: string;
}

/** Shorter stretches are not judged alone. */
const SHORTEST = 25;
const ITEM = /^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[).] |[-•*–·▪] |(?:and|or) \(?[a-z]\) )/i;
const LONGEST_LEAD = 300;

/** Cuts a paper into pieces: sentences, and their parts between semicolons. Every sentence gives at least one. Linear. */
export function piecesOf(text: LegalText): Piece[] {
  const out: Piece[] = [];
  const paragraphs = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  let lead = '';
  for (const sentence of text.sentences) {
    const home = paragraphs.get(sentence.paragraph);
    if (!ITEM.test(sentence.text) && !/^[a-z]/.test(sentence.text)) lead = '';
    const bar = home?.text.indexOf(' | ') ?? -1;
    const label = bar > 0 && bar < 120 ? home!.text.slice(0, bar) : '';
    for (const [from, to] of cutsOf(sentence.text)) {
      const words = sentence.text.slice(from, to);
      out.push({
        sentence: sentence.index,
        start: sentence.start + from,
        end: sentence.start + to,
        text: words,
        lead: lead === '' && from + sentence.start > (home?.start ?? 0) + bar ? label : lead,
        heading: home?.headingPath.at(-1) ?? '',
      });
    }
    if (/[:—–]\s*$/.test(sentence.text) && sentence.text.length <= LONGEST_LEAD) lead = sentence.text;
  }
  return out;
}

/** The stretches between semicolons; too short ones stay with the one before. */
function cutsOf(sentence: string): [number, number][] {
  const cuts: [number, number][] = [];
  let from = 0;
  for (let at = sentence.indexOf(';'); at >= 0; at = sentence.indexOf(';', at + 1)) {
    if (at + 1 - from < SHORTEST || sentence.length - at < SHORTEST) continue;
    cuts.push([from, at + 1]);
    from = at + 1;
    while (sentence[from] === ' ') from++;
  }
  cuts.push([from, sentence.length]);
  return cuts;
}
