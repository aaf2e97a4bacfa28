import { IRREGULAR, PARTICIPLES } from './frame-words.ts';

/** Plain forms that end like a past one. */
const STEMS_IN_EED: ReadonlySet<string> = new Set(
  'feed need weed heed seed speed exceed proceed succeed breed bleed'.split(' '),
);

/** The plain form of an English verb, as far as its ending tells: `charges`, `charged` and `charging` are `charge`. */
export function plainVerb(word: string): string {
  if (STEMS_IN_EED.has(word)) return word;
  const known = IRREGULAR[word] ?? PARTICIPLES[word];
  if (known !== undefined) return known;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eed')) return word.slice(0, -1);
  if (word.endsWith('ed') && word.length > 3) return withoutEnding(word.slice(0, -2));
  if (word.endsWith('ing') && word.length > 5) return withoutEnding(word.slice(0, -3));
  return word;
}

/** Whether a word looks like a past participle. */
export const isParticiple = (word: string): boolean =>
  PARTICIPLES[word] !== undefined || (word.endsWith('ed') && word.length > 3);

/** `charg` is `charge`, `cancell` is `cancel`, `repair` stays. */
function withoutEnding(stem: string): string {
  if (/(.)\1$/.test(stem) && !/(?:ss|ll|ff|zz)$/.test(stem)) return stem.slice(0, -1);
  if (/(?:cancel|travel|compel|control|enrol|expel)l$/.test(stem)) return stem.slice(0, -1);
  return /(?:[^aeiou][cgvzu]|[aeiou][cgvz]|[^aeo][aeiou]s|rs|ns|[^aeiouw][aiou][tdmp]|[lt]at|ut|[aeiou]s|rg|dg|rv|bl|tl|pl|gl|cl|ir|ur|qu|ir|ar)$/.test(
    stem,
  ) &&
    !/(?:nt|rt|st|ct|pt|lt|xt|repair|hear|appear|bear|clear|offer|occur|limit|visit|edit|audit|credit|deposit|permit|submit|recruit)$/.test(
      stem,
    )
    ? `${stem}e`
    : stem;
}
