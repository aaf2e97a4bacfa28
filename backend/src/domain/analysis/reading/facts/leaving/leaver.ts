import { LEAVES_DEAL, LEAVING, TOLD_TO_YOU } from '../../languages/en/leaving.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import { namesOf } from './leaving-cost.ts';

/** Words for whoever it is of the two. */
export const FOR_BOTH =
  /\b(?:either|both|each|one of us|any party|neither|everyone|everybody|all (?:two|three|four|five|six|of (?:us|you)))\b/i;

/** Whether it is the other side that leaves: the last one named before the leaving. */
export function isForOthers(words: string, { all, reader }: PaperSides, speaker: string | null): boolean {
  if (reader === null || FOR_BOTH.test(words)) return false;
  const deal = LEAVES_DEAL.exec(words);
  const at = deal === null ? (LEAVING.exec(words)?.index ?? 0) : deal.index + deal[0].length;
  const before = ` ${words.slice(0, at).toLowerCase()} `.replace(/\bus who\b/, 'we ');
  const lastOf = (side: PaperSide): number =>
    Math.max(-1, ...namesOf(side, speaker).map((name) => before.lastIndexOf(name)));
  const own = lastOf(reader);
  if (all.some((side) => side.id !== reader.id && lastOf(side) > own)) return true;
  if (own >= 0) return false;
  // nobody is named in front of it: `To stop for good, give me two weeks`
  const isYou = ({ id, pronoun }: PaperSide) => (speaker === null ? pronoun === 'you' : id !== speaker);
  if (isYou(reader)) return false;
  return TOLD_TO_YOU.test(words) ? all.some(isYou) : reader.pronoun !== null || speaker !== null;
}

/** Whether the words between `if` and leaving name the reader, or nobody in particular; a third person leaves at no cost of theirs. */
export function isLeaver(subject: string, { all, reader }: PaperSides): boolean {
  const words = ` ${subject.toLowerCase()} `;
  if (
    FOR_BOTH.test(words) ||
    /^\s*(?:who(?:ever)?\s*|it\s*|they\s*|he\s*|she\s*|anyone\s*|any\w*\s*)?$/.test(words)
  )
    return true;
  const sides = reader === null ? all : [reader];
  return sides.some((side) => namesOf(side, null).some((name) => words.includes(name)));
}
