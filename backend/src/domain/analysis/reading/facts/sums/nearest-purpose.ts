import { PURPOSES } from '../../languages/en/money/money-words.ts';

/** The purpose named right in front of the sum, else right behind it; null where other words stand between, so that it is a guess. */
export function nearest(before: string, after: string): string | null {
  if (ALL_OF.test(before)) return 'total';
  let best: { at: number; name: string } | null = null;
  let loose: string | null = null;
  for (const [pattern, name] of PURPOSES) {
    const last = Array.from(before.matchAll(new RegExp(pattern.source, `g${pattern.flags}`))).findLast(
      // `payable with the last instalment` says when, and not what for
      ({ index }) => !WHEN_DUE.test(before.slice(0, index)),
    );
    const at = last === undefined ? -1 : last.index + last[0].length;
    if (at < 0 || APART.test(before.slice(at)) || before.length - at > FAR) continue;
    // `Deposit paid: $500`: that it is paid says least
    if (GENERAL.has(name)) loose ??= name;
    // of two that end together the first of the list says more: a late fee is a fee
    else if (best === null || at > best.at) best = { at, name };
  }
  if (best !== null) return best.name;
  const named = PURPOSES.find(([pattern, name]) => {
    const at = NAMED_BEHIND.has(name) ? (pattern.exec(after)?.index ?? -1) : -1;
    return at >= 0 && BEHIND.test(after.slice(0, at));
  });
  return named?.[1] ?? loose;
}

const ALL_OF = /\btotal (?:of|for)(?: (?:the|all|your|these))? \p{L}[\p{L} ]{3,30}$/iu;
const WHEN_DUE =
  /\b(?:with|before|after|until|upon|together with|at the time of) (?:the|your|each|every) (?:(?:first|last|final|next|second) )?$/i;

/** Longest way from the words of a purpose to its sum. */
const FAR = 50;
/** Words between a purpose and a sum by which the sum is something else: `gives back the deposit and another £20`. */
const APART =
  /[,;]\s|\b(?:and|or|if|when|where|unless|until|except|additional|another|extra|over|above|worth|exceeds?|more than|below|under|plus|towards?|after)\b/i;
const GENERAL: ReadonlySet<string> = new Set(['payment']);
/** What may be named behind a sum: `£400 up front as a deposit`, `a £75 joining fee`. */
const NAMED_BEHIND: ReadonlySet<string> = new Set(
  'deposit,rent,licence fee,bonus,commission,premium,excess,one-off fee,annual fee,retainer,late fee,penalty,pay,tuition,fee,dues,membership,first payment,service charges'.split(
    ',',
  ),
);
const BEHIND =
  /^\)?\s?(?:(?:up front |in advance |in all |from you )?(?:as|for|towards|in|being) )?(?:(?!(?:against|plus|and|or|with|of|on|from|per|each|every|unless|until) )[\p{L}-]{1,16} ){0,4}$/u;
