import { createMentionFinder } from '../../frames/mentions.ts';
import { tokensOf } from '../../frames/tokens.ts';
import { rememberedHere, rememberedOf } from '../../../remembered/remembered.ts';
import type { PaperSides } from '../../sides/side.ts';

/** Marks a sentence that `speaker` writes, where it is one of a chat or a letter. */
export type SideMarker = (sentence: string, speaker: string | null) => string;

/** Sentences are read up to here. */
const LOOKED = 500;

/**
 * Writes a sentence in small letters with its sides as `@0`, `@1` … by their place among the sides, whatever the paper calls them:
 * `@0's` where one owns what follows, `@0's own` for `mine` and `yours`, `!@0` for `I` and `we`, `@b` for both. `speaker` writes it in a chat or a letter.
 */
export const createSideMarker = rememberedOf((sides: PaperSides): SideMarker => {
  const findMentions = createMentionFinder(sides);
  const places = new Map(sides.all.map(({ id }, index) => [id, String(index)]));
  const mark = (sentence: string, speaker: string | null): string => {
    const words = sentence.slice(0, LOOKED).replaceAll('’', "'");
    const tokens = tokensOf(words);
    let out = '';
    let from = 0;
    for (const { actor, from: first, to, isOwner } of findMentions(tokens, speaker)) {
      const place = actor.kind === 'side' ? places.get(actor.id) : actor.kind === 'both' ? 'b' : undefined;
      if (place === undefined) continue;
      const [start, last] = [tokens[first]!, tokens[to - 1]!];
      out += words.slice(from, start.start).toLowerCase();
      const isAlone = /^(?:mine|ours|yours)$/.test(last.low);
      const isSpeaker = /^(?:i|we)$/.test(last.low);
      out += `${isSpeaker ? '!' : ''}@${place}${isAlone ? "'s own" : isOwner ? "'s" : ''}`;
      from = last.end;
    }
    return (out + words.slice(from).toLowerCase()).replace(/\b(?:the|each|every) (?=@)/g, '');
  };
  const bySpeaker = new Map<string | null, (sentence: string) => string>();
  return (sentence, speaker) => {
    const known = bySpeaker.get(speaker) ?? rememberedHere((words) => mark(words, speaker));
    bySpeaker.set(speaker, known);
    return known(sentence);
  };
});
