import { lowerCase } from '../languages/phrase.ts';

const PLAIN = new Map<string, string>();
for (const letter of 'àáâãäåāăąçćčďèéêëēėęěìíîïīįłñńňòóôõöøōőŕřśšťùúûüūůűýÿźżž')
  PLAIN.set(letter, letter === 'ł' ? 'l' : letter === 'ø' ? 'o' : letter.normalize('NFD')[0]!);
PLAIN.set('’', "'").set('‘', "'").set('´', "'");

const ACCENTED = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** A text in small letters without accents, every character at its place. `ß` stays, as it has no one letter to stand for it. */
export function fold(text: string): string {
  return lowerCase(text).replace(ACCENTED, (letter) => PLAIN.get(letter) ?? letter);
}

/** A phrase that fits a folded text also where somebody wrote `ae` for `ä`, or a scanner read `B` for `ß`. */
export function foldPhrase(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${PLAIN.get(letter) ?? letter}(e)?`)
    .replaceAll('ß', '(ß|ss|b)')
    .replace(ACCENTED, (letter) => PLAIN.get(letter) ?? letter);
}
