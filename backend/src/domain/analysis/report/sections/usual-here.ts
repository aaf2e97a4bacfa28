import { isFirm } from '../../reading/sides/names/names.ts';
import type { Material } from '../material.ts';

/** Countries in which a rule of the European Union holds. */
const IN_UNION: ReadonlySet<string> = new Set([
  'Germany',
  'France',
  'Netherlands',
  'Spain',
  'Italy',
  'Sweden',
  'Denmark',
  'Ireland',
  'Belgium',
  'Austria',
]);
/** Model terms that firms deal on; no measure for a lease, a job or a gym. */
const MODEL_TERMS = /\b(?:Bonterms|Common Paper|oneNDA)\b/;
const FOR_FIRMS = /\bbetween businesses\b|\bLate Payment Act\b/;
/** Rules that protect buyers and users, not those who work. */
const FOR_CONSUMERS = /\b(?:93\/13|2011\/83|2008\/48)\/|\bconsumers?\b/;
const OF_UNION = /\bEU\b|\bDirective\b/;
const OF_KINGDOM = /\bUK\b/;

/**
 * What is usual, as far as it can be said to this reader: without sources of places where the paper does not apply. Null where the
 * measure is one for firms and a side is a private person.
 */
export function usualHere(
  usual: string,
  { reader: { country }, paperSides, type }: Pick<Material, 'reader' | 'paperSides' | 'type'>,
): string | null {
  const areFirms =
    paperSides.all.length >= 2 &&
    paperSides.all.slice(0, 2).every(({ name }) => name !== null && isFirm(name));
  if (MODEL_TERMS.test(usual) && !areFirms && type.family !== 'nda') return null;
  const isForeign = (part: string) =>
    (OF_UNION.test(part) && !IN_UNION.has(country)) ||
    (OF_KINGDOM.test(part) && country !== 'United Kingdom') ||
    (FOR_FIRMS.test(part) && !areFirms) ||
    (FOR_CONSUMERS.test(part) && type.family === 'employment');
  const kept = usual
    .replace(/ ?\(([^()]{1,160})\)/g, (whole, inner: string) => (isForeign(inner) ? '' : whole))
    .split(/;\s/)
    .filter((part) => !isForeign(part));
  return kept.length === 0 ? null : kept.join('; ');
}
