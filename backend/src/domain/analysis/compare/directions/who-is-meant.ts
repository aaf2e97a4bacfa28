import { patternOf } from './weaker-hand.ts';
import type { PaperSide } from '../../reading/sides/side.ts';

const SUBJECT = /(?<![\p{L}])(?:he|she)(?=\s\p{L})/giu;

/**
 * A sentence with `he` and `she` as subjects replaced by the one side that it names before them; as it is where it names both or none,
 * so that nobody is guessed.
 */
export function withNames(sentence: string, sides: readonly PaperSide[]): string {
  const named = sides.filter((side) =>
    new RegExp(`(?<![\\p{L}])(?:${patternOf(side)})(?![\\p{L}])`, 'iu').test(sentence.slice(0, 1_200)),
  );
  const [only] = named;
  if (only === undefined) return sentence;
  const first = (side: PaperSide) =>
    new RegExp(`(?<![\\p{L}])(?:${patternOf(side)})(?![\\p{L}])`, 'iu').exec(sentence);
  const ordered = named
    .map((side) => ({ side, match: first(side)! })) // each is named
    .toSorted((a, b) => a.match.index - b.match.index);
  const subject = ordered[0]!.match;
  // where both are named, the one that opens the sentence acts in it
  if (
    named.length > 1 &&
    !/^\W{0,3}(?:(?:if|where|when|should|once|unless)\s)?(?:the\s)?$/i.test(sentence.slice(0, subject.index))
  )
    return sentence;
  return sentence.replace(SUBJECT, (word, at: number) => (at > subject.index ? subject[0] : word));
}
