import { isFirm } from '../../reading/sides/names/names.ts';
import type { Usual, UsualPart, UsualScope } from '../../clauses/usual.ts';
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
/**
 * What is usual, as far as it can be said to this reader: without sources of places where the paper does not apply. Null where the
 * measure is one for firms and a side is a private person.
 */
export function usualHere(
  usual: Usual,
  { reader: { country }, paperSides, type }: Pick<Material, 'reader' | 'paperSides' | 'type'>,
): string | null {
  const areFirms =
    paperSides.all.length >= 2 &&
    paperSides.all.slice(0, 2).every(({ name }) => name !== null && isFirm(name));
  if (usual.among === 'firms' && !areFirms && type.family !== 'nda') return null;
  const holds: Readonly<Record<UsualScope, boolean>> = {
    firms: areFirms,
    // rules that protect buyers and users, not those who work
    consumers: type.family !== 'employment',
    union: IN_UNION.has(country),
    kingdom: country === 'United Kingdom',
    states: country === 'United States',
  };
  const isToldHere = ({ only = [] }: Pick<UsualPart, 'only'>) => only.every((scope) => holds[scope]);
  const told = [usual, ...(usual.further ?? [])]
    .filter(isToldHere)
    .map(({ says, note }) => (note !== undefined && isToldHere(note) ? `${says} (${note.says})` : says));
  return told.length === 0 ? null : told.join('; ');
}
