import { sifted } from '../../../sieve/sifted.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { fold, hasLegalForm, isFirm } from './names.ts';

/** `Knockvale` over `9th February 2027`: where a letter was written. */
export const isPlaceAndDate = (first: string, second: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(first) &&
  !isFirm(first) &&
  /^(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{L}+|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?),? \d{4}$/u.test(
    second,
  );

/** `ALDER LEDGERS` over the names of two who sign: no person's name, though it is written like one. */
export const isBrandOver = (first: string, second: string, writers: readonly string[]): boolean =>
  first === first.toUpperCase() &&
  first.includes(' ') &&
  writers.some((name) => name.includes(' ') && second.includes(name)) &&
  !writers.some((name) =>
    fold(name)
      .split(' ')
      .some((word) => fold(first).split(' ').includes(word)),
  );

/** `Mr and Mrs Quill` are spoken to by one name. */
export const withoutCouple = (words: string): string =>
  words.replace(/^(?:Mr|Mrs|Ms|Dr|Miss)\.? (?:and|&|\+) (?=(?:Mr|Mrs|Ms|Dr|Miss)\b)/i, '');

/** `To Mr Quill and Ms Hale`, `Private: Mr Quill`: the names alone. */
export const bareAddress = (line: string): string =>
  line.replace(/^private:? ?/i, '').replace(/^to:? (?=(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu})/iu, '');

/** `The Director` above and `Dear Ms Berg` below: the firm to which somebody writes. */
export const isAddressedTo = (above: string, below: readonly { readonly text: string }[]): boolean =>
  /^the (?:managing |general |hr )?(?:director|manager|secretary|principal|head ?teacher|owner|partners|bursar)$/i.test(
    above.trim(),
  ) && below.some(({ text }) => /^dear\b/i.test(text));

/** The firm in whose address a letter greets somebody: `The Director`, `Alder Academy Ltd`, `Dear Ms Berg`. */
export const firmAddressed = (lines: readonly { readonly text: string }[], at: number): string[] =>
  lines
    .slice(0, at)
    .filter(
      ({ text }, index) =>
        hasLegalForm(text.trim()) &&
        isAddressedTo(lines[index - 1]?.text ?? '', lines.slice(index + 1, index + 3)),
    )
    .map(({ text }) => text.trim());

/** Two names, or one that joins two. */
export const isCouple = (names: readonly string[]): boolean =>
  names.length > 1 || / (?:&|and) /.test(names[0] ?? '');

/** Two who write together never say `I`. */
export const writesWe = ({ text }: LegalText): boolean => {
  const body = text.slice(0, 40_000);
  return !/\b(?:I|me|my)\b/.test(body) && /\bwe\b/i.test(body);
};

/** `The Okello-Bright family`, `the Hansens`: a house by its surname. */
export const FAMILY = sifted(
  /^(?:the )?(?:(?:whole|entire) )?(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{2,30})?) family$/u,
);

/** An address that names a house and no person. */
export const HOUSE = sifted(/\bfamily$|^(?:Mr|Mrs|Ms|Dr)\.? (?:and|&|\+) (?:Mr|Mrs|Ms|Dr)\b/i);

/** A greeting that names nobody. */
export const SIR = sifted(/^(?:dear |respected )?(?:sirs?|madam|sir or madam|sir ?\/ ?madam)[,:.]?$/i);
