import type { Country } from '../../../../../config/product.ts';
/** Code pages that the listed countries used before Unicode, by WHATWG label; the first is tried first. */
const LEGACY_BY_COUNTRY: Readonly<Partial<Record<Country, readonly string[]>>> = {
  China: ['gb18030', 'big5', 'windows-1252'],
  Japan: ['shift_jis', 'euc-jp', 'windows-1252'],
  Singapore: ['windows-1252', 'gb18030'],
  'United Arab Emirates': ['windows-1256', 'windows-1252'],
};
/** The rest write Latin letters, and hold documents in other scripts now and then. */
const LEGACY_ELSEWHERE = ['windows-1252', 'shift_jis', 'euc-jp', 'gb18030', 'windows-1256'];

export interface DecodedText {
  readonly text: string;
  /** True where the file does not name its encoding. */
  readonly isGuess: boolean;
}

/** Decodes a text file, or returns null where the bytes are no text in any encoding that is known. */
export function decodeText(bytes: Uint8Array, country: Country): DecodedText | null {
  const marked = byMark(bytes);
  if (marked !== null) return { text: marked, isGuess: false };
  if (!bytes.includes(0)) {
    const utf8 = tryDecode(bytes, 'utf-8');
    if (utf8 !== null) return isPrintable(utf8) ? { text: utf8, isGuess: false } : null;
  }
  const wide = byZeros(bytes);
  if (wide !== null) return { text: wide, isGuess: true };
  if (bytes.includes(0)) return null;
  const preferred = LEGACY_BY_COUNTRY[country] ?? [];
  const candidates = [...new Set([...preferred, ...LEGACY_ELSEWHERE])]
    .map((label, rank) => ({ text: tryDecode(bytes, label), rank }))
    .filter((one): one is { text: string; rank: number } => one.text !== null && isPrintable(one.text))
    .map((one) => ({ text: one.text, doubt: strangeness(one.text) + one.rank * 0.004 }))
    .sort((a, b) => a.doubt - b.doubt);
  const best = candidates[0];
  return best === undefined ? null : { text: best.text, isGuess: true };
}

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return tryDecode(bytes, 'utf-8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return tryDecode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return tryDecode(bytes, 'utf-16be');
  return null;
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

/** Text files hold next to no control characters; binary files do. */
function isPrintable(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- counting control characters is the purpose
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/gu)?.length ?? 0;
  return controls <= text.length * 0.002;
}

/** Share of characters that hardly occur in the running text of any language: what a wrong code page yields. */
function strangeness(text: string): number {
  const sample = text.slice(0, 20_000);
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
