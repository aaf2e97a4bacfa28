import type { LegalText } from '../../document/legal-text.ts';

/** Words are counted in this much of a paper. */
const COUNTED = 60_000;
/** Fewest times that a word acts before it counts as a party. */
const FEW = 3;
const ACTS =
  /\b[Tt]he (\p{Lu}\p{Ll}{2,20}) (?:must|shall|may|will|agrees|undertakes|pays|keeps|warrants|is (?:liable|entitled|responsible|obliged|bound))\b/gu;
/** What people do and things do not. */
const DOES =
  /\b[Tt]he (\p{Lu}\p{Ll}{2,20}) (?:(?:must|shall|may|will)(?: not| also)? (?!be\b|not\b|also\b)[a-z]+|agrees|undertakes|pays|takes|insures|gives|returns|provides|collects|brings|owes|receives|uses|hires|has (?:the right|first refusal|paid|agreed)|is (?:liable|answerable|responsible|obliged))\b/gu;
const DOER = /(?:er|or|ee|ant|ist|ian|holder|friend|keeper|mate|man|woman|party)$/;
const FEW_DEEDS = 2;

/** Capitalised words that the paper lets act again and again, `the Keeper must …`, whatever they mean: its own names for parties. */
export function actorsOf({ text }: LegalText): ReadonlySet<string> {
  const body = text.slice(0, COUNTED);
  const deeds = [...counted(body, DOES)].filter(([word, count]) => count >= FEW_DEEDS && DOER.test(word));
  const acts = [...counted(body, ACTS)].filter(([, count]) => count >= FEW);
  return new Set([...acts, ...deeds].map(([word]) => word));
}

function counted(body: string, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of body.matchAll(pattern)) counts.set(match[1]!, (counts.get(match[1]!) ?? 0) + 1);
  return counts;
}
