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
