import type { HiddenText } from '../../../domain/analysis/document/extracted-document.ts';

// Control characters, and marks that show nothing: zero-width space, word joiner, byte order mark, soft hyphen. The joiners
// U+200C and U+200D stay: Hindi, Arabic and Persian need them.
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- taking control characters out is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]/gu;
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Letters of the tag block: a way to write a whole sentence that no screen shows (Unicode chapter 23.9). */
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
/** A run of zero-width marks this long carries a message rather than a line break. */
const ZERO_WIDTH_MESSAGE = /[\u200b-\u200d\u2060-\u2064\ufeff]{8,}/u;

/** Text as it is seen: no control characters, no zero-width marks, single spaces. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(BIDI_CONTROLS, '')
    .replace(TAGS, '')
    .replace(/[ \t\r\n\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/gu, ' ')
    .trim();
}

/** Messages in invisible characters, with their words where they can be read. */
export function zeroWidthText(text: string, page: number): HiddenText[] {
  const found: HiddenText[] = [];
  for (const [run] of text.matchAll(TAGS)) {
    // Every character of the run is in the block, so its code point minus the block's start is ASCII.
    const words = Array.from(run, (letter) => String.fromCharCode(letter.codePointAt(0)! - 0xe0000)).join('');
    if (words.trim() !== '') found.push({ page, text: words, how: 'zero-width' });
  }
  if (ZERO_WIDTH_MESSAGE.test(text)) {
    found.push({ page, text: '(a message in characters without width)', how: 'zero-width' });
  }
  return found;
}
