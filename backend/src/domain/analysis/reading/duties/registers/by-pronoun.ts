import type { LegalText } from '../../../document/legal-text.ts';
import { gendersOf } from '../../frames/genders-of.ts';
import { GOES_ON } from '../../languages/en/duty-words.ts';
import { SOMEBODY } from '../../languages/en/roles/people.ts';
import type { PaperSides } from '../../sides/side.ts';

/** A deed in the present, at the head of a sentence, behind a mark, or behind a condition that speaks of the same person. */
const DEED =
  /(?<front>^\W{0,3}(?:\d[\d.]*[.)]? )?|[,;:–—] (?:and |so |then )?|^(?:on|in|at|during|every|each) [^,.;:]{3,40} |^if (?<of>he|she)\b[^,.;:]{3,80} )(?<who>he|she) (?:also |then |always |still )?(?<must>must |has to |needs to )?(?<verb>[a-z]{3,12})\b(?! (?:no|nothing)\b)/giu;
const MORE_DEEDS: ReadonlySet<string> = new Set([
  'does',
  'finds',
  'rings',
  'washes',
  'fetches',
  'drives',
  'cooks',
]);
/**
 * Whose deed `she pays the excess` is where one of two writes `I` and the paper calls the other `she`; null for every other paper, and
 * for a sentence that speaks of somebody else.
 */
export function createByPronoun(text: LegalText, sides: PaperSides): (words: string) => string | null {
  const [first, second, ...more] = sides.all;
  if (first === undefined || second === undefined || more.length > 0) return () => null;
  const genders = gendersOf(text, sides);
  const told = [...genders].filter(([, gender]) => gender !== 'neither');
  const isPlain = told.length === 1 && [...genders.values()].includes('neither');
  if (!isPlain) return () => null;
  const [id, gender] = told[0]!;
  return (words) => {
    if (SOMEBODY.test(words)) return null;
    for (const { groups } of words.matchAll(DEED)) {
      const { of, who, must, verb } = groups as Record<string, string | undefined>;
      if (who!.toLowerCase() !== gender || (of ?? who!).toLowerCase() !== gender) continue;
      const isDeed =
        must !== undefined || GOES_ON.has(verb!.toLowerCase()) || MORE_DEEDS.has(verb!.toLowerCase());
      if (isDeed) return id;
    }
    return null;
  };
}
