import type { LegalText } from '../../document/legal-text.ts';

/** Words are counted in this much of a paper. */
const COUNTED = 60_000;
/** Fewest times that a word acts before it counts as a party. */
const FEW = 3;
const ACTS =
  /\b[Tt]he (\p{Lu}\p{Ll}{2,20}) (?:must|shall|may|will|agrees|undertakes|pays|keeps|warrants|is (?:liable|entitled|responsible|obliged|bound))\b/gu;

/** Capitalised words that the paper lets act again and again, `the Keeper must …`, whatever they mean: its own names for parties. */
export function actorsOf({ text }: LegalText): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const match of text.slice(0, COUNTED).matchAll(ACTS))
    counts.set(match[1]!, (counts.get(match[1]!) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEW).map(([word]) => word));
}
