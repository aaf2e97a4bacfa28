import type { FoundLength } from '../find-spans-of-time.ts';
import { lengthsIn } from './length-words.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Behind this another notice begins than the one in front. */
export const LATER_ON = sifted(
  /[,;:]? (?:and )?(?:later(?: on)?|after (?:that|this|which)|afterwards|thereafter|from then on|then|after(?= \w+ months?\b))[\s,]{1,2}(?:on |with |by |at |it is |it['’]s |needs |takes )?(?:\p{L}+ ){0,3}$/iu,
);
const CONTRAST = sifted(
  /\b(?:whereas|while)\b[^.;]{0,60}$|\bfrom (?:my|your|our|his|her|their) (?:side|end|part)\b[^.;]{0,30}$/i,
);

/** Whether a second notice stands here, in front of which the first has a condition of its own: that is not the second's. */
export function isBesideOther(sentence: string, { start }: FoundLength): boolean {
  const before = sentence.slice(0, start);
  const first = lengthsIn(before).findLast(
    (one) => !/\b(?:in|during|within|after|for) the first $/i.test(before.slice(0, one.start)),
  );
  if (first === undefined) return false;
  const between = before.slice(first.end);
  return LATER_ON.test(between) || CONTRAST.test(between);
}
