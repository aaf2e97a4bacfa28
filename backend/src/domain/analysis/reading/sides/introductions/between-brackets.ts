import type { Paragraph } from '../../../document/legal-text.ts';
import { isPersonName, nameAtStart } from '../names/names.ts';
import { introduced, type Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';

const OPENING = 1_500;
const START = /\b[Bb]etween (?:(?:me|myself),? )?(?=\p{Lu})/gu;
const CALLED = /^ ?\((?:the |called )?(?<word>\p{Ll}{3,16}(?: \p{Ll}{3,14})?)\)/u;
const NEXT = /^,? (?:and|&) (?:(?:my|our) \p{Ll}{3,12},? )?(?=\p{Lu})/u;

/** `Between me, Ida Brown (owner), and Bo Nyland (loaner)`: each is called by the word in brackets, be it known as a role or not. */
export function betweenBrackets({ text, start }: Pick<Paragraph, 'text' | 'start'>): Naming[] {
  const words = text.slice(0, OPENING);
  for (const match of words.matchAll(START)) {
    const first = namedAt(words, match.index + match[0].length);
    const next = first === null ? null : NEXT.exec(words.slice(first.end));
    const second = next === null ? null : namedAt(words, first!.end + next[0].length);
    if (first === null || second === null || !isRole(first.word) === !isRole(second.word)) continue;
    const isMine = / (?:me|myself),? $/.test(match[0]);
    return [first, second].map(({ name, word, at, end }, index) =>
      introduced([name], word, { start: start + at, end: start + end }, isMine && index === 0 ? 'i' : null),
    );
  }
  return [];
}

function namedAt(words: string, at: number) {
  const found = nameAtStart(words.slice(at));
  const called = found === null ? null : CALLED.exec(words.slice(at + found.length));
  if (found === null || called === null || !isPersonName(found.name)) return null;
  return { name: found.name, word: called.groups!['word']!, at, end: at + found.length + called[0].length };
}
