import { stem } from '../../ask/words/stem.ts';

/** Words that put a sentence another way and change nothing it says. */
const LIGHT =
  /^(?:a|an|the|of|to|in|on|at|by|for|with|from|it|its|it's|is|are|was|be|been|being|they|they're|them|their|he|she|his|her|your|you|we|we're|our|us|i|my|that|this|these|those|which|who|so|as|and|also|please|will|shall|any|such|said|or|then|where|if|when|may|can|has|have|had|does|do|there|n't|aren't|isn't|not)$/;
const NOT = /^(?:not|no|never|nor|none|nothing|nobody|without|cannot|[a-z]{2,6}n't)$/;
/** Words that turn what a sentence says, though it has all the others: figures, days, `half` and `only`. */
const TURNS =
  /\d|^(?:full|half|whole|double|twice|once|all|every|both|either|only|always|free|cost|more|less|higher|lower|except|unless|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|hours?|days?|weeks?|months?|years?|january|february|march|april|june|july|august|september|october|november|december|must|shall|may)$/;
const WORD = /[\p{L}\p{M}]{1,40}(?:['’][\p{L}]{1,3})?|\d[\d.,]{0,15}|[$€£¥₹%]/gu;
/** Share of the weighty words of both versions that may differ. */
const MOST_NEW = 0.15;

/**
 * Whether a sentence only says the same in another order: the same weighty words and figures, as many denials, and nobody who is named
 * has changed places with another but by a passive.
 */
export function isReworded(before: string, after: string, names: string): boolean {
  const [old, now] = [before, after].map((text) =>
    Array.from(text.slice(0, 2_000).toLowerCase().matchAll(WORD), ([word]) => word.replaceAll('’', "'")),
  ) as [string[], string[]];
  const isName = new RegExp(`^(?:${names})$`, 'iu');
  const [weighty, others] = [old, now].map((words) =>
    counted(words.filter((word) => !isName.test(word))),
  ) as [Map<string, number>, Map<string, number>];
  const all = new Set([...weighty.keys(), ...others.keys()]);
  let [same, different] = [0, 0];
  for (const word of all) {
    const [a, b] = [weighty.get(word) ?? 0, others.get(word) ?? 0];
    if (a !== b && TURNS.test(word)) return false;
    same += Math.min(a, b);
    different += Math.abs(a - b);
  }
  if (same < 4 || different > MOST_NEW * (2 * same + different)) return false;
  const denials = (words: readonly string[]) => words.filter((word) => NOT.test(word)).length;
  if (denials(old) !== denials(now)) return false;
  const order = (text: string) =>
    Array.from(
      text.toLowerCase().matchAll(new RegExp(`(?<![\\p{L}])(?:${names}|i|you|we)(?![\\p{L}])`, 'giu')),
      ([one]) => one,
    )
      .filter((one, index, all) => one !== all[index - 1])
      .join();
  return order(before) === order(after) || BY.test(before) !== BY.test(after);
}

/** Who acts in a passive. */
const BY = /\b(?:is|are|be|been)\s[\p{L}-]{3,16}\sby\b/iu;

function counted(words: readonly string[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const word of words) {
    if (LIGHT.test(word) || NOT.test(word)) continue;
    // `dispute` and `disputes`, `charge` and `charged`
    const key = TURNS.test(word) ? word : stem(word);
    out.set(key, (out.get(key) ?? 0) + 1);
  }
  return out;
}
