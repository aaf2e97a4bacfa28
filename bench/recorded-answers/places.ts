/** Where some words stand in a text, whatever its line breaks and the shape of its quotes. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '\u00a0': ' ',
};

/** Finds words in a text; made once for each text. */
export function createFinder(text: string): (words: string) => Span | null {
  let flat = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const here = flatten(text[at]!); // within the text
    if (here === ' ' && flat.endsWith(' ')) continue;
    flat += here;
    places.push(at);
  }
  return (words) => {
    const wanted = words.split('').map(flatten).join('').replace(/ +/g, ' ').trim();
    const at = wanted === '' ? -1 : flat.indexOf(wanted);
    return at < 0 ? null : { start: places[at]!, end: places[at + wanted.length - 1]! + 1 };
  };
}

const flatten = (letter: string) => {
  const plain = SAME[letter] ?? letter;
  return /\s/.test(plain) ? ' ' : plain.toLowerCase().slice(0, 1);
};

/** Whether two places share enough to be about the same words. */
export const isOn = (a: Span, b: Span): boolean =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >=
  Math.min(30, 0.3 * (b.end - b.start), 0.6 * (a.end - a.start));
