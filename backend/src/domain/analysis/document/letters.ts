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

/** Where the letter of this count, from 0, stands in the file; for one that stands nowhere there, the next one that does, or null. */
export function firstPlace({ runs }: BlockSource, count: number): LetterPlace | null {
  const run = runs.find(({ at, length }) => at + length > count);
  if (run === undefined) return null;
  return { paragraph: run.paragraph, letter: run.from + Math.max(0, count - run.at) };
}

/** The same, with the letter before it that does. */
export function lastPlace({ runs }: BlockSource, count: number): LetterPlace | null {
  const run = runs.findLast(({ at }) => at <= count);
  if (run === undefined) return null;
  return { paragraph: run.paragraph, letter: run.from + Math.min(run.length - 1, count - run.at) };
}

/** The source of what is left when the first letters are taken away. */
export function sourceFrom({ part, runs }: BlockSource, letters: number): BlockSource {
  if (letters <= 0) return { part, runs };
  const left = runs.flatMap(({ at, paragraph, from, length }) => {
    const passed = Math.max(0, letters - at);
    if (passed >= length) return [];
    return [{ at: Math.max(0, at - letters), paragraph, from: from + passed, length: length - passed }];
  });
  return { part, runs: left };
}
