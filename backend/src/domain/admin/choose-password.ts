import { errors } from '../errors.ts';

/** Shorter passwords are guessed; everything beyond is up to the operator. */
const SHORTEST = 12;
/** Longest password that the check reads; a longer one could never log in. */
const LONGEST = 1_024;
/** Characters that must remain after everything that guessers try first is removed. */
const LEAST_OF_ITS_OWN = 6;
const LEAST_DIFFERENT = 5;
/** Rows of keys, the alphabet and the digits, which are typed forwards and backwards. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];
const SEQUENCES = [
  ...ROWS,
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
/** Words in the long entries of published lists of common passwords, and those that stand for this product and its operator. */
const WORDS =
  'password passwort passw0rd p@ssword p@ssw0rd administrator admin root user guest login letmein welcome changeme change secret default master superuser iloveyou princess sunshine football baseball dragon monkey shadow superman batman trustno testing test qwerty google microsoft samsung computer internet server legible legal contract document operator please company summer winter spring autumn'.split(
    ' ',
  );
const SHORTEST_RUN = 3;

/**
 * Throws `invalid_request` for a password that is longer than can be checked, or that would be among the first guesses:
 * shorter than 12 characters, or made of well-known words, rows of keys, years and repetitions. No rule asks for certain kinds of characters.
 */
export function requireHardPassword(password: string): void {
  if (Array.from(password).length < SHORTEST) {
    throw errors.invalidRequest(`Please choose a password of at least ${SHORTEST} characters.`);
  }
  if (password.length > LONGEST) {
    throw errors.invalidRequest(`Please choose a password of at most ${LONGEST} characters.`);
  }
  const own = withoutTheUsual(password.toLowerCase());
  if (new Set(password).size < LEAST_DIFFERENT || own.length < LEAST_OF_ITS_OWN) {
    throw errors.invalidRequest(
      'This password would be among the first guesses. Please choose another one, such as four words that have nothing to do with each other.',
    );
  }
}

function withoutTheUsual(password: string): string {
  const withoutWords = WORDS.reduce((left, word) => left.replaceAll(word, ' '), password)
    .replaceAll(/(?:19|20)\d\d/g, ' ')
    // Repetitions count once.
    .replaceAll(/(.+?)\1+/gu, '$1');
  return withoutSequences(withoutWords).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Takes out runs of three or more that stand in a sequence, in either direction; their first character stays. */
function withoutSequences(text: string): string {
  const characters = Array.from(text);
  const kept: string[] = [];
  for (let at = 0; at < characters.length;) {
    const run = longestRun(characters.slice(at).join(''));
    kept.push(characters[at] ?? '');
    at += run >= SHORTEST_RUN ? run : 1;
  }
  return kept.join('');
}

function longestRun(text: string): number {
  let length = 1;
  const isUsual = (run: string) =>
    SEQUENCES.some((row) => row.includes(run) || row.includes(Array.from(run).toReversed().join('')));
  while (length < text.length && isUsual(text.slice(0, length + 1))) length += 1;
  return length;
}
