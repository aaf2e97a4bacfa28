/** Cyrillic and Greek letters that look like Latin ones, and the Latin letters they are taken for. */
const LOOKALIKES = 'АВЕКМНОРСТХІЈЅаеорсухіјѕԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const TAKEN_FOR = 'ABEKMHOPCTXIJSaeopcyxijsdABEZHIKMNOPTYXo';
/** Figures and signs that stand for letters within a word: `1gn0re`. */
const FIGURES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** A sentence that may hide words; most do not. */
const MAY_HIDE =
  /[^\t\n\r -\u024f\u2010-\u2027\u20a0-\u20bf]|\u00ad|&#|%\d[\dA-Fa-f]|[A-Za-z][013457@$][A-Za-z]|[A-Za-z\d+/]{20}|(?<!\p{L})\p{L}[ .-]\p{L}[ .-]\p{L}[ .-]\p{L}(?!\p{L})/u;

/**
 * The sentence as a machine may read it: without what cannot be seen, with look-alike letters made plain, with spaced letters
 * together, and with what is written in Base64 behind it. Linear in the sentence.
 */
export function unmask(sentence: string): string {
  if (!MAY_HIDE.test(sentence)) return sentence;
  const seen = sentence
    .normalize('NFKC')
    .replace(/[\u{e0020}-\u{e007e}]/gu, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)) // tag letters
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/&#(\d{2,4});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(
      /(?:%[\dA-F]{2})+/gi,
      (codes) =>
        textOf(
          codes
            .split('%')
            .slice(1)
            .map((code) => Number.parseInt(code, 16)),
        ) ?? codes,
    );
  const latin = /[a-z]/i.test(seen)
    ? seen.replace(
        /[\u0370-\u03ff\u0400-\u052f]/g,
        (letter) => TAKEN_FOR[LOOKALIKES.indexOf(letter)] ?? letter,
      )
    : seen;
  return joined(latin)
    .replace(/(?<![A-Za-z\d+/])[A-Za-z\d+/]{20,2000}={0,2}/g, decoded)
    .replace(/(?<![A-Za-z\d+/@$])[A-Za-z013457@$]{3,19}(?![A-Za-z\d+/=@$])/g, plainWord);
}

/** Letters that stand apart, as words. */
function joined(text: string): string {
  const together = text.replace(/(?<!\p{L})(?:\p{L}[ .-]){3,60}\p{L}(?!\p{L})/gu, (letters) =>
    letters.replace(/[ .-]/g, ''),
  );
  if (together === text) return text;
  return together.replace(/(?<= {2}|^)\p{L} \p{L}(?: \p{L})?(?= {2}|$)/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

/** A word of letters with a figure between two of them. */
function plainWord(word: string): string {
  return /[A-Za-z][013457@$][A-Za-z]|^1[A-Za-z]{3}/.test(word)
    ? word.replace(/[013457@$]/g, (figure) => FIGURES[figure] ?? figure)
    : word;
}

/** What is written in Base64, behind itself; as it is, where it stands for no words. */
function decoded(code: string): string {
  if (code.replace(/=/g, '').length % 4 === 1) return code;
  const words = textOf(Array.from(atob(code.replace(/=/g, '')), (character) => character.charCodeAt(0)));
  return words !== null && words.includes(' ') ? `${code} ${words}` : code;
}

/** Bytes as text, if all of it can be read; a letter that is cut off at the end is left out. */
function textOf(bytes: readonly number[]): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes), { stream: true });
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
