import { BUSINESS_WORDS, ROLE_PAIRS, SIDE_ROLES } from '../../languages/en/roles/all.ts';
import type { RolePair } from '../../languages/en/roles/role-pair.ts';

/** Where a word stands in the pairs of roles. */
export interface RolePlace {
  readonly pair: RolePair;
  readonly side: 'weaker' | 'stronger';
}

const places = new Map<string, RolePlace[]>();
for (const pair of ROLE_PAIRS) {
  for (const side of ['weaker', 'stronger'] as const)
    for (const word of pair[side]) places.set(word, [...(places.get(word) ?? []), { pair, side }]);
}
const business = new Set(BUSINESS_WORDS);
const extra = new Set(SIDE_ROLES);

/** `the Tenants’` is `tenant`: lower case, no article, no possessive, singular where that is a role too. */
export function plainRole(word: string): string {
  const bare = word
    .toLowerCase()
    .replace(/[’']s?$/u, '')
    .replace(/^(?:the|my|our|your|a|an|said|this)\s+/, '')
    .replace(/[.\s]+$/, '')
    .trim();
  if (places.has(bare)) return bare;
  const singular = bare.replace(/s$/, '');
  return places.has(singular) ? singular : bare;
}

/** The places of a role word, none where it is no role. A longer phrase counts by its last words: `joint borrower`. */
export function placesOf(word: string): readonly RolePlace[] {
  const bare = plainRole(word);
  const exact = places.get(bare);
  if (exact !== undefined) return exact;
  const parts = bare.split(' ');
  // `rider-partner` is either word
  if (parts.length === 1)
    return bare.split('-').flatMap((part) => (bare === part ? [] : (places.get(part) ?? [])));
  return parts.length < 4 ? (places.get(plainRole(parts.slice(1).join(' '))) ?? []) : [];
}

/** Whether a word or short phrase names a role of a party. */
export function isRole(word: string): boolean {
  const bare = plainRole(word);
  return (
    places.has(bare) ||
    extra.has(bare) ||
    /^(?:(?:first|second|third|fourth|other|1st|2nd) (?:party|part|partner)|party (?:no\.? )?(?:[a-d]|[1-4]|one|two|three)|party of the (?:first|second|third) part)$/.test(
      bare,
    )
  );
}

/** Whether a word names a business without its name: `the bakery`, `card issuer`. */
export function isBusinessWord(word: string): boolean {
  const bare = plainRole(word);
  if (business.has(bare)) return true;
  const last = bare.split(' ').at(-1)!;
  return bare.includes(' ') && business.has(last);
}

/** Every role word, longest first, for patterns. */
export const ALL_ROLES: readonly string[] = [...new Set([...places.keys(), ...extra])].toSorted(
  (a, b) => b.length - a.length,
);

/** Whether a word is the stronger one in every pair that holds it. */
export const isStrongWord = (role: string): boolean =>
  placesOf(role).length > 0 && placesOf(role).every(({ side }) => side === 'stronger');
