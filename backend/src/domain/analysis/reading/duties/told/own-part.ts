import type { Sentence } from '../../../document/legal-text.ts';
import type { Frame } from '../../frames/frame.ts';

/** A part that goes on with what stands before it says nothing alone. */
const GOES_ON =
  /^(?:and |or |but |so |then |otherwise |if (?:it|that|so|not|this)\b|it\b|they\b|he\b|she\b|this\b|that\b|these\b|those\b|which\b|in that case\b)/i;
const SHORTEST = 25;
/** A part whose object stands before it: `The Tenant chooses a painter; the Landlord pays him`. */
const POINTS_BACK = /\b(?:it|them|him|her|they|this|that|these|those|there|such|same|so|one|ones)\b/i;

/**
 * The parts of `You see to the permission; we deal with the inspector` that a side acts in, where another side acts in the others; null
 * where the sentence is one side's, or a part would not stand alone.
 */
export function ownPart(sentence: Sentence, frames: readonly Frame[], sideId: string): string | null {
  // the label of a row belongs to all of it
  if (sentence.text.includes(' | ')) return null;
  const parts = partsOf(sentence.text);
  if (parts.length < 2) return null;
  const actorsIn = ({ start, end }: Part): (string | null)[] =>
    frames
      .filter(({ span, mode }) => {
        const at = span.start - sentence.start;
        return at >= start && at < end && mode !== 'is';
      })
      .map(({ actor }) => (actor.kind === 'side' ? actor.id : actor.kind === 'both' ? 'both' : null))
      .filter((id) => id !== null);
  const own = parts.filter((part) => actorsIn(part).includes(sideId));
  const [only, ...more] = own;
  if (only === undefined || more.length > 0) return null;
  const others = parts.filter((part) => part !== only);
  // every other part is plainly another side's
  const isApart = others.every((part) => {
    const actors = actorsIn(part);
    return actors.length > 0 && actors.every((id) => id !== sideId && id !== 'both');
  });
  if (!isApart || actorsIn(only).some((id) => id !== sideId)) return null;
  const words = sentence.text
    .slice(only.start, only.end)
    .replace(/[;,]\s*$/, '')
    .trim();
  if (words.length < SHORTEST || (only.start > 0 && (GOES_ON.test(words) || POINTS_BACK.test(words))))
    return null;
  return words;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The parts of a sentence between its semicolons. */
function partsOf(words: string): Part[] {
  const out: Part[] = [];
  let start = 0;
  for (const { index } of words.matchAll(/; /g)) {
    out.push({ start, end: index });
    start = index + 2;
  }
  return [...out, { start, end: words.length }];
}
