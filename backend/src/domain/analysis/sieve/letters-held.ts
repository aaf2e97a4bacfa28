import { whenForgotten } from '../remembered/remembered.ts';
import { isCommon } from './light-letters.ts';

/**
 * The runs of three letters of a text as a set of bits. Capitals count as small letters, all digits as one sign, and whatever is no
 * letter a-z and no digit as a space, of which there is one before the text and one behind. One more number says whether the text is a
 * common one (`isOfCommon`).
 */
export type LettersHeld = Uint32Array;

const SIGN_BITS = 5;
const SIGNS = 1 << SIGN_BITS;
const WORDS = SIGNS ** 3 / 32;
const DIGIT = 27;
const SPACE = 0;

/** The sign of each character of ASCII. */
const SIGN_OF = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a && code >= 0x41) return letter - 0x60;
  return code >= 0x30 && code <= 0x39 ? DIGIT : SPACE;
});

/** The number of the sign that a character counts as. */
export const signOf = (code: number): number => (code < 128 ? SIGN_OF[code]! : SPACE);

/** The number of a run of three signs. */
export const runOf = (first: number, second: number, third: number): number =>
  (((first << SIGN_BITS) | second) << SIGN_BITS) | third;

/** Letters that an expression takes for `s` and `k` where it knows no difference between small and capital ones. */
const LIKE_S = 0x17f;
const LIKE_K = 0x212a;

/** Texts that were asked about last, as one is asked about by many in turn: 4 kB each. */
const RECENT = 512;
const recent: { text: string; readonly held: LettersHeld }[] = [];
const byText = new Map<string, LettersHeld>();
let next = 0;
let last: { readonly text: string; readonly held: LettersHeld } | null = null;

/** The runs of letters in a text. What it returns is good until many other texts are asked about. */
export function lettersIn(text: string): LettersHeld {
  if (last?.text === text) return last.held;
  const held = byText.get(text) ?? read(text);
  last = { text, held };
  return held;
}

function read(text: string): LettersHeld {
  const slot = (recent[next] ??= { text, held: new Uint32Array(WORDS + 1) });
  next = (next + 1) % RECENT;
  byText.delete(slot.text);
  slot.text = text;
  fill(slot.held, text);
  byText.set(text, slot.held);
  return slot.held;
}

whenForgotten(() => {
  recent.length = 0;
  byText.clear();
  next = 0;
  last = null;
});

/** Whether a text is a common one, by its letters. */
export const isOfCommon = (held: LettersHeld): boolean => held[WORDS] === 1;

function fill(held: LettersHeld, text: string): void {
  held.fill(0);
  let run = SPACE;
  let common = 1;
  const last = SIGNS ** 3 - 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) run = ((run << SIGN_BITS) | SIGN_OF[code]!) & last;
    else {
      if (code === LIKE_S || code === LIKE_K) {
        held.fill(0xffffffff);
        held[WORDS] = 0;
        return;
      }
      if (!isCommon(code)) common = 0;
      run = (run << SIGN_BITS) & last;
    }
    held[run >> 5]! |= 1 << (run & 31);
  }
  run = (run << SIGN_BITS) & last;
  held[run >> 5]! |= 1 << (run & 31);
  held[WORDS] = common;
}
