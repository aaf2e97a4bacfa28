import { isRole, placesOf } from '../names/role-words.ts';

/** Where the noun of a description ends and what is told of it begins. */
const TOLD =
  /[,;:(]|\b(?:who|whose|whom|that|which|named|shown|identified|listed|given|stated|specified|mentioned|signing|booking|set|on|in|of|at|to|from|for|below|above|overleaf|or|and|is|with|whom|responsible)\b/i;
/** Nouns for anybody at all, which are no role. */
const ANYBODY =
  /^(?:person|people|individual|adult|party|one|body|entity|company|firm|business|organi[sz]ation|undersigned|other)s?$/i;
/** Endings of words for whoever does or gets something: `adopter`, `licensee`, `florist`. */
const AGENT =
  /(?:(?<!pap|off|ord|lett|numb|orderly|mann|matt|wat|wint|summ|pow|tow|cov|regist|charact|cent|quart)er|[st]or|ee|ist|ant|ian|eur|holder|wright|smith)$/i;

/** The role that a description begins with: `owner named on the booking form` is `owner`, `cat's new owner` is `owner`; else null. */
export function headNoun(words: string): string | null {
  const end = words.search(TOLD);
  const phrase = (end < 0 ? words : words.slice(0, end)).trim().toLowerCase();
  if (phrase === '') return null;
  const parts = phrase.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const last = parts.slice(-count).join(' ');
    if (parts.length < count || ANYBODY.test(last)) continue;
    if (isRole(last) && placesOf(last).length > 0) return last;
  }
  const noun = parts.at(-1)!;
  return parts.length <= 3 && !ANYBODY.test(noun) && isAgentNoun(noun) ? noun : null;
}

/** Whether a word, whether or not it is in the lists, means somebody by what they do: `inventor`, `adopter`. */
export const isAgentNoun = (word: string): boolean =>
  /^\p{L}{4,18}$/u.test(word) && (AGENT.test(word) || placesOf(word).length > 0);
