import type { PaperSides } from '../../sides/side.ts';
import type { FoundLength } from '../find-spans-of-time.ts';
import { lengthsIn } from './length-words.ts';
import { sifted } from '../../../sieve/sifted.ts';

const SIDE = String.raw`from (my|your|our)\s(?:own )?(?:side|end|part)|from (mine|yours|ours)`;
const BEFORE = new RegExp(
  String.raw`\b(?:${SIDE})\b,? (?:(?:it is|it['’]s|I|we|you|need|needs|want|ask for|get|gets|must|give|be) ){0,4}$`,
  'i',
);
const BEHIND = new RegExp(
  String.raw`^['’]?s?['’]?(?: notice| warning| ahead)? (?:${SIDE})\b(?! (?:or|and|as well)\b)`,
  'i',
);
const PRONOUNS: Readonly<Record<string, string>> = {
  my: 'i',
  mine: 'i',
  our: 'we',
  ours: 'we',
  your: 'you',
  yours: 'you',
};
const OF_LEAVING = sifted(
  /\b(?:notice|warning|leav(?:e|es|ing)|end(?:s|ing)?|quit|cancel\w*|go(?:es|ing)?|mov(?:e|es|ing) out|stop(?:s|ping)?|back|tell(?:s)?)\b/i,
);

/**
 * Who gives a notice in a sentence with one for each side: `two weeks from yours, from my side three months`. Undefined elsewhere; null
 * where it is not known who says `my`.
 */
export function fromSide(
  sentence: string,
  length: FoundLength,
  { all }: PaperSides,
): string | null | undefined {
  const match = BEHIND.exec(sentence.slice(length.end)) ?? BEFORE.exec(sentence.slice(0, length.start));
  const said = match?.[1] ?? match?.[2];
  if (said === undefined || !OF_LEAVING.test(sentence) || lengthsIn(sentence).length < 2) return undefined;
  return all.find(({ pronoun }) => pronoun === PRONOUNS[said.toLowerCase()])?.id ?? null;
}
