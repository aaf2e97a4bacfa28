import type { BlockSource } from './extracted-document.ts';

const LETTER = /[\p{L}\p{N}]/gu;
/** Whether each of the first 128 characters is a letter or a digit. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\da-z]/iu.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Letters and digits of a text, in UTF-16 units. What stands between them (white space, dashes, invisible marks) differs between a
 * file and what is shown of it; they do not, so a count of them is an address in both.
 */
export function lettersIn(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 128) return count + otherLetters(text.slice(index));
    count += PLAIN[code]!;
  }
  return count;
}

const otherLetters = (text: string): number =>
  (text.match(LETTER) ?? []).reduce((sum, letter) => sum + letter.length, 0);

/** A letter of a file: its paragraph among all of the part, and the letters before it there. */
export interface LetterPlace {
  readonly paragraph: number;
  readonly letter: number;
}

/** Where the letter of this count, from 0, stands in the file. */
export function placeOfLetter({ runs }: BlockSource, count: number): LetterPlace {
  const run = runs.findLast(({ at }) => at <= count) ?? runs[0]!; // a source has runs
  return { paragraph: run.paragraph, letter: run.from + Math.max(0, count - run.at) };
}

/** The source of what is left when the first letters are taken away. */
export function sourceFrom({ part, runs }: BlockSource, letters: number): BlockSource {
  if (letters <= 0) return { part, runs };
  const first = runs.findLastIndex(({ at }) => at <= letters);
  const left = runs.slice(Math.max(0, first)).map(({ at, paragraph, from }) => {
    const passed = Math.max(0, letters - at);
    return { at: Math.max(0, at - letters), paragraph, from: from + passed };
  });
  return { part, runs: left };
}
