import { escaped } from '../../languages/escaped.ts';
import { lowerCase } from '../../languages/phrase.ts';
import { rememberedHere, rememberedOf } from '../../../remembered/remembered.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';

/** Stands for the reader, and for any other side, in marked words; with `'s` where something is theirs. */
const READER = 'readerside';
const OTHER = 'otherside';

const PRONOUNS: Readonly<
  Record<'we' | 'you' | 'i', { readonly acts: readonly string[]; readonly owns: readonly string[] }>
> = {
  we: { acts: ['we', 'us'], owns: ['our', 'ours'] },
  you: { acts: ['you'], owns: ['your', 'yours'] },
  i: { acts: ['i', 'me'], owns: ['my', 'mine'] },
};
const MOST_MENTIONS = 60;

/** Puts a word that stands for the reader and one that stands for the others where a sentence names them. Made once per paper. */
export const createMarkReader = rememberedOf(({ all, reader }: PaperSides): ((words: string) => string) => {
  if (reader === null) return lowerCase;
  const marks = new Map<string, string>();
  for (const side of all)
    for (const [word, mark] of wordsOf(side, side.id === reader.id)) marks.set(word, mark);
  // one who signs with `I` is `you` to a firm that writes `we`
  const [addressed, ...more] = all.filter(({ pronoun }) => pronoun !== 'we');
  if (addressed !== undefined && all.length === 2 && more.length === 0 && addressed.pronoun === 'i')
    for (const [word, mark] of wordsOf({ ...addressed, pronoun: 'you' }, addressed.id === reader.id))
      marks.set(word, mark);
  if (marks.size === 0) return lowerCase;
  const words = [...marks.keys()]
    .slice(0, MOST_MENTIONS)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:the )?(${words.join('|')})(?![\p{L}\d])`, 'gu');
  return rememberedHere((sentence) =>
    lowerCase(sentence).replace(pattern, (_, word: string) => marks.get(word)!),
  );
});

function wordsOf({ name, mentions, pronoun }: PaperSide, isReader: boolean): (readonly [string, string])[] {
  const mark = isReader ? READER : OTHER;
  const names = [...mentions, ...(name === null ? [] : [name.toLowerCase()])].filter(
    (word) => word.length > 2,
  );
  const spoken = pronoun === null ? { acts: [], owns: [] } : PRONOUNS[pronoun];
  return [
    ...names.map((word) => [word, mark] as const),
    ...spoken.acts.map((word) => [word, mark] as const),
    ...spoken.owns.map((word) => [word, `${mark}'s`] as const),
  ];
}
