import type { Country } from '../../../../../config/product.ts';
import { familiarity } from './familiar-letters.ts';

/** Code pages that the listed countries used before Unicode, by WHATWG label; the first is tried first. */
const LEGACY_BY_COUNTRY: Readonly<Partial<Record<Country, readonly string[]>>> = {
  China: ['gb18030', 'big5', 'windows-1252'],
  Japan: ['shift_jis', 'euc-jp', 'windows-1252'],
  Singapore: ['windows-1252', 'gb18030'],
  Other: ['windows-1252', 'euc-kr', 'big5'],
  'United Arab Emirates': ['windows-1256', 'windows-1252'],
};
/** The rest write Latin letters, and hold documents in other scripts now and then. */
const LEGACY_ELSEWHERE = ['windows-1252', 'shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr', 'windows-1256'];
/** What the text says decides; the rank of a code page in its country only settles a draw. */
const RANK_DOUBT = 0.004;
/** Letters that are looked at: enough to tell, and the same time for a file of any size. */
const SAMPLE = 20_000;

export interface DecodedText {
  readonly text: string;
  /** True where the file does not name its encoding. */
  readonly isGuess: boolean;
  /** True where single letters are damaged; U+FFFD stands in their place. */
  readonly isDamaged: boolean;
}

/** Share of letters that may be damaged in a text that is read all the same. */
const DAMAGED_SHARE = 0.002;
/** One wrong byte costs up to so many letters, until the code page is in step again. */
const DAMAGED_AT_ONCE = 4;
/** In a text shorter than this only its last letter may be damaged: it was cut off. */
const SHORT_TEXT = 50;

/** Decodes a text file, or returns null where the bytes are no text in any encoding that is known. */
export function decodeText(file: Uint8Array, country: Country): DecodedText | null {
  const bytes = withoutPadding(file);
  const marked = byMark(bytes);
  if (marked !== null) return said(marked);
  if (!bytes.includes(0)) {
    const utf8 = tryDecode(bytes, 'utf-8');
    if (utf8 !== null) return isPrintable(utf8) ? said(utf8) : null;
  }
  const cut = cutUtf8(bytes);
  if (cut !== null && isPrintable(cut)) return { text: `${cut}\ufffd`, isGuess: false, isDamaged: true };
  const wide = byZeros(bytes);
  if (wide !== null) return { text: wide, isGuess: true, isDamaged: false };
  if (bytes.includes(0)) return null;
  const preferred = LEGACY_BY_COUNTRY[country] ?? [];
  const [best] = ['utf-8', ...new Set([...preferred, ...LEGACY_ELSEWHERE])]
    .flatMap((label, rank) => {
      const decoded = decodeLeniently(bytes, label);
      if (decoded === null || !isPrintable(decoded.text)) return [];
      return [{ ...decoded, doubt: doubtOf(decoded.text, label) + rank * RANK_DOUBT }];
    })
    .toSorted((a, b) => a.doubt - b.doubt);
  return best === undefined ? null : { text: best.text, isGuess: true, isDamaged: best.isDamaged };
}

const said = (text: string): DecodedText => ({
  text,
  isGuess: false,
  isDamaged: text.includes('\ufffd'),
});

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return tryDecode(bytes, 'utf-8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return tryDecode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return tryDecode(bytes, 'utf-16be');
  return null;
}

/** Zeros that fill the last disk block, and the end mark of DOS, belong to no text. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const rest = bytes.subarray(0, end);
  // In UTF-16 a zero may be half of the last letter.
  if (rest.includes(0)) return bytes.subarray(0, end + (end % 2));
  return rest.at(-1) === 0x1a ? rest.subarray(0, -1) : rest;
}

/** UTF-8 whose last letter was cut in two, without it. One byte alone may as well be an accent of another code page. */
function cutUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return bytes.length - Buffer.byteLength(text) > 1 ? text : null;
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: spaces and line ends are recognized by a zero on one side. */
function byZeros(bytes: Uint8Array): string | null {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]! += 1; // i % 2 is 0 or 1
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length * 0.02) return null;
  const text = tryDecode(bytes, odd >= even ? 'utf-16le' : 'utf-16be');
  return text !== null && isPrintable(text) ? text : null;
}

function tryDecode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes a text in which next to nothing is damaged; null for every other one. */
function decodeLeniently(bytes: Uint8Array, label: string): { text: string; isDamaged: boolean } | null {
  const whole = tryDecode(bytes, label);
  if (whole !== null) return { text: whole, isDamaged: false };
  // The beginning tells most wrong code pages, without a look at the rest.
  for (const part of [bytes.subarray(0, SAMPLE), bytes]) {
    const text = new TextDecoder(label).decode(part);
    const damaged = text.match(/\ufffd/gu)?.length ?? 0;
    const atOnce = text.length < SHORT_TEXT ? 1 : DAMAGED_AT_ONCE;
    if (damaged > Math.max(atOnce, text.length * DAMAGED_SHARE)) return null;
    if (part === bytes) return { text, isDamaged: true };
  }
  return null;
}

/** Text files hold next to no control characters; binary files do. */
function isPrintable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- counting control characters is the purpose
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/gu)?.length ?? 0;
  return controls <= text.length * 0.002;
}

/** How little a text looks like one of its code page, 0 for not at all. */
function doubtOf(text: string, label: string): number {
  const sample = text.slice(0, SAMPLE);
  // Common letters are a third to two thirds of a real text; a full measure of them cannot be asked of any.
  const known = familiarity(sample, label);
  return strangeness(sample) + (known === null ? 0 : Math.max(0, 0.4 - known));
}

/** Share of characters that hardly occur in the running text of any language: what a wrong code page yields. */
function strangeness(sample: string): number {
  const foreign = Array.from(sample).filter((letter) => letter > '\u007f');
  if (foreign.length === 0) return 0;
  const odd = foreign.filter((letter) => {
    if (/[\u0080-\u009f\ufffd\ue000-\uf8ff]/u.test(letter)) return true;
    if (/[¡-¨ª¬®-³µ-¸¹¼-¾×÷ƒˆ˜†‡‰‹›™Œœ]/u.test(letter)) return true;
    return /[\uff61-\uff9f\u2500-\u259f\u3400-\u4dbf]/u.test(letter);
  }).length;
  // Marks in the middle of a Latin word ("Vertrâ€žge", "VertrÃ¤ge") and rare ideographs side by side with Latin letters.
  const mixed =
    sample.match(/[a-z][\u4e00-\u9fff\uff61-\uff9f\u0600-\u06ff][a-z]|[ÃÂ][\u0080-\u00bf]/gu)?.length ?? 0;
  const upperInside = sample.match(/[a-zà-ÿ][À-Þ][a-zà-ÿ]/gu)?.length ?? 0;
  const latinRun = sample.match(/[\u00c0-\u00ff]{3,}/gu)?.join('').length ?? 0;
  return (odd + 4 * mixed + 3 * upperInside + 2 * latinRun) / foreign.length;
}
